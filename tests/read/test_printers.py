"""Profiles of printers: as they are kept, and what is wrong with one that was edited by hand."""

import pytest
from generator.model import Duplex, PrinterProfile, Registration
from generator.read import read_printers
from generator.read.printers import PRINTERS
from tests.fakes import MemoryWorkspace


def test_a_project_without_the_file_has_no_profile_and_no_fault() -> None:
    assert read_printers(MemoryWorkspace({})) == ({}, ())


def test_profiles_are_read_by_name() -> None:
    text = (
        "kitchen:\n  duplex: long\n"
        "  portrait: {dx: 0.5 mm, dy: -1 mm, rotation: -0.12, scale: 1.0015}\n"
        "office: {duplex: short, landscape: {dx: 1 mm}}\n"
    )
    profiles, faults = read_printers(MemoryWorkspace({PRINTERS: text}))
    assert faults == ()
    assert profiles == {
        "kitchen": PrinterProfile(
            id="kitchen",
            duplex=Duplex.LONG,
            portrait=Registration(dx=0.5, dy=-1, rotation=-0.12, scale=1.0015),
        ),
        "office": PrinterProfile(id="office", duplex=Duplex.SHORT, landscape=Registration(dx=1)),
    }


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("{dx: 0.5}", '18: error S107: "0.5" is not how far a back strays'),
        ("{dx: 30 mm}", '18: error S107: "30 mm" is not how far a back strays'),
        ("{rotation: 90}", "24: error S105: 90 is out of bounds (a turn, in degrees, is from -10 to 10)"),
        ("{scale: 100}", "21: error S105: 100 is out of bounds (a scale is from 0.9 to 1.1)"),
        ("{dz: 1 mm}", "14: error S101"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(said: str, fault: str) -> None:
    text = f"kitchen:\n  duplex: long\n  portrait: {said}\n"
    profiles, faults = read_printers(MemoryWorkspace({PRINTERS: text}))
    assert profiles == {}
    assert f".pnp/printers.yaml:3:{fault}" in str(faults[0])


def test_an_edge_that_is_none_is_named() -> None:
    _, faults = read_printers(MemoryWorkspace({PRINTERS: "kitchen: {duplex: gutter}\n"}))
    assert [str(fault) for fault in faults] == [
        '.pnp/printers.yaml:1:19: error S103: "gutter" is no edge to turn a sheet over (one of: long, short)'
    ]
