"""What is wrong with a file as a whole, whatever it shows; and files that mean harm, or are none of ours."""

import io
import zlib
from pathlib import Path
from random import Random

import pikepdf
import pytest
from generator.model import Duplex
from generator.rulebook import impose_booklet
from generator.verify import RULES, Kind, limits, read_proof, verify_pdf
from pikepdf import Array, Dictionary, Name, String
from tests.impose.plans import A4
from tests.verify.proofs import COINS, Spoil, codes, said, sound, spoiled, written


def fails(spoil: Spoil, code: str) -> list[str]:
    wrong = spoiled(sound(), spoil)
    assert codes(wrong) == {code}
    return [line for line in said(wrong) if code in line]


def test_every_rule_has_a_code_of_its_own_and_a_page_that_says_why() -> None:
    assert [rule.code for rule in RULES] == sorted({rule.code for rule in RULES})
    assert len({rule.name for rule in RULES}) == len(RULES)
    for rule in RULES:
        first, _, rest = rule.page.partition("\n\n")
        assert first.endswith("."), rule.code
        assert rest.startswith("Why: "), rule.code
        assert rule.hint, rule.code


def test_every_code_is_tested() -> None:
    tested = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [rule.code for rule in RULES if rule.code not in tested] == []


# What a file asks of programs


def test_a_file_that_may_be_scaled() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        del pdf.Root.ViewerPreferences.PrintScaling

    assert fails(spoil, "P408") == [
        "proof.pdf: error P408: the file does not ask to be printed at its true size "
        "(print it again with pnp build --force)"
    ]


def test_a_file_that_asks_for_the_wrong_edge() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.Root.ViewerPreferences.Duplex = Name.DuplexFlipShortEdge

    (line,) = fails(spoil, "P409")
    assert "asks for DuplexFlipShortEdge, and is made for DuplexFlipLongEdge" in line


def test_a_file_that_has_lost_a_page() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        del pdf.pages[1]
        # Its backs are counted, too.
        pdf.Root.PNP_Sheets.Components[0].Back = False

    (line,) = fails(spoil, "P407")
    assert "the file has 1 page, and should have 2" in line


def _on_open(pdf: pikepdf.Pdf, action: Dictionary) -> None:
    pdf.Root.OpenAction = action


def _script(pdf: pikepdf.Pdf) -> None:
    _on_open(pdf, Dictionary(S=Name.JavaScript, JS="app.alert(1)"))


def _named_script(pdf: pikepdf.Pdf) -> None:
    script = pdf.make_indirect(Dictionary(S=Name.JavaScript, JS=pdf.make_stream(b"app.alert(1)")))
    pdf.Root.Names = Dictionary(JavaScript=Dictionary(Names=Array([String("a"), script])))


def _launch(pdf: pikepdf.Pdf) -> None:
    _on_open(pdf, Dictionary(S=Name.Launch, F="calc.exe"))


def _attachment(pdf: pikepdf.Pdf) -> None:
    pdf.attachments["notes.txt"] = b"hello"


def _link(pdf: pikepdf.Pdf) -> None:
    action = Dictionary(S=Name.URI, URI="https://example.org")
    link = Dictionary(Type=Name.Annot, Subtype=Name.Link, Rect=Array([0, 0, 9, 9]), A=action)
    pdf.pages[1].Annots = Array([link])


def _form(pdf: pikepdf.Pdf) -> None:
    pdf.Root.AcroForm = Dictionary(Fields=Array())


def _event(pdf: pikepdf.Pdf) -> None:
    pdf.pages[0].obj.AA = Dictionary(O=Dictionary(S=Name.GoTo, D=Array()))


def _film(pdf: pikepdf.Pdf) -> None:
    pdf.pages[0].Annots = Array([Dictionary(Type=Name.Annot, Subtype=Name.Movie, Rect=Array([0, 0, 9, 9]))])


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (_script, "JavaScript"),
        (_named_script, "JavaScript"),
        (_launch, "a command to launch"),
        (_attachment, "an attachment"),
        (_link, "page 2: error P406: the file holds a link to the web"),
        (_form, "a form"),
        (_event, "page 1: error P406: the file holds an action at an event"),
        (_film, "a film"),
    ],
)
def test_a_file_that_does_something(spoil: Spoil, what: str) -> None:
    lines = fails(spoil, "P406")
    assert any(what in line for line in lines)


def test_a_script_under_an_escaped_name_in_a_packed_object_is_found() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.Root.OpenAction = pdf.make_indirect(Dictionary(S=Name.JavaScript, JS="1"))

    plain = spoiled(sound(), spoil, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    escaped = plain.replace(b"/S /JavaScript", b"/S /JavaScr#69pt")
    assert b"/JavaScript" not in escaped
    assert "P406" in codes(escaped)
    packed = spoiled(sound(), spoil, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    assert b"/JavaScript" not in packed
    assert codes(packed) == {"P406"}


def test_words_that_only_speak_of_scripts_do_no_harm() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.docinfo.Subject = "/JavaScript /Launch /URI"

    assert codes(spoiled(sound(), spoil)) == set()


def test_an_outline_may_lead_to_a_place_in_the_file_at_opening() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.Root.OpenAction = Array([pdf.pages[0].obj, Name.Fit])

    assert codes(spoiled(sound(), spoil)) == set()


# Files that cannot be taken for what they should be


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it is no PDF"),
        (b"PK\3\4 not a PDF", "it is no PDF"),
        (b"%PDF-1.7\nnothing", "unable to find trailer"),
    ],
)
def test_what_is_no_pdf(data: bytes, reason: str) -> None:
    (line,) = said(data)
    assert line.startswith(f"proof.pdf: error P401: the file cannot be read: {reason}")


def test_a_file_that_lacks_its_end_is_damaged() -> None:
    for part in (0.3, 0.6, 0.99):
        data = sound()[: int(len(sound()) * part)]
        assert codes(data) & {"P401", "P404"}


def test_a_flaw_that_viewers_mend_is_named() -> None:
    # The table of objects begins one byte later than the file says.
    data = sound()
    at = data.rindex(b"startxref\n") + len(b"startxref\n")
    number = int(data[at:].split(b"\n")[0])
    wrong = data[:at] + data[at:].replace(b"%d" % number, b"%d" % (number + 7), 1)
    assert "P404" in codes(wrong)
    assert any("libqpdf finds a flaw: " in line for line in said(wrong))
    assert not any("BytesIO" in line for line in said(wrong))


@pytest.mark.parametrize("password", ["", "secret"])
def test_an_encrypted_file(password: str) -> None:
    lock = pikepdf.Encryption(owner="owner", user=password)
    assert said(spoiled(sound(), lambda _: None, encryption=lock)) == [
        "proof.pdf: error P402: the file is encrypted (take the file as the press wrote it)"
    ]


def test_a_file_of_someone_else() -> None:
    out = io.BytesIO()
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.save(out)
    assert codes(out.getvalue()) == {"P405"}


def test_sheets_that_no_longer_say_what_they_hold() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        del pdf.Root.PNP_Sheets

    fails(spoil, "P405")


@pytest.mark.parametrize("entry", ["Components", "Paper", "Sides"])
def test_a_record_that_is_damaged(entry: str) -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.Root.PNP_Sheets[f"/{entry}"] = 7

    assert codes(spoiled(sound(), spoil)) <= {"P401", "P407"}


def test_objects_of_the_wrong_kind_are_named_and_raise_nothing() -> None:
    for key, value in (
        ("/Contents", 5),
        ("/Resources", Array([1])),
        ("/MediaBox", Name.A4),
        ("/Rotate", Name.X),
    ):

        def spoil(pdf: pikepdf.Pdf, key: str = key, value: object = value) -> None:
            pdf.pages[0].obj[key] = value

        assert codes(spoiled(sound(), spoil)), key


def test_operators_without_their_operands_raise_nothing() -> None:
    for operators in (
        b"cm",
        b"/X1 Do Q Q Q Q EMC",
        b"1 re W n",
        b"BT (x) Tj ET",
        b"/PNP_Piece <</Copy /A>> BDC EMC",
    ):

        def spoil(pdf: pikepdf.Pdf, operators: bytes = operators) -> None:
            pdf.pages[0].contents_add(b" " + operators, prepend=True)

        verify_pdf("proof.pdf", spoiled(sound(), spoil))


# Files that mean harm


def _raw(bodies: list[bytes]) -> bytes:
    """Return a file of these objects, of which the first is its catalog."""
    out, places = bytearray(b"%PDF-1.7\n"), []
    for number, body in enumerate(bodies, start=1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(bodies) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    return bytes(out) + b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (
        len(bodies) + 1,
        start,
    )


def _page(*more: bytes) -> list[bytes]:
    return [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Count 1/Kids[3 0 R]>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>",
        *more,
    ]


def _stream(data: bytes, head: bytes = b"") -> bytes:
    return b"<<%s/Length %d>>\nstream\n%s\nendstream" % (head, len(data), data)


def test_a_page_tree_as_deep_as_a_well() -> None:
    deep = 50_000
    tree = [b"<</Type/Pages/Count 1/Kids[%d 0 R]/Parent %d 0 R>>" % (at + 3, at + 1) for at in range(deep)]
    page = b"<</Type/Page/Parent %d 0 R/MediaBox[0 0 9 9]>>" % (deep + 1)
    assert codes(_raw([b"<</Type/Catalog/Pages 2 0 R>>", *tree, page])) == {"P401"}


def test_a_page_tree_that_bites_its_tail() -> None:
    loop = _raw([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Count 1/Kids[2 0 R]>>"])
    assert codes(loop) & {"P401", "P404", "P405"}


def test_more_pages_than_any_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_PAGES", 1)
    (line,) = said(sound())
    assert "error P403: the file is more than can be verified: it has 2 pages" in line


def test_a_bomb_of_one_stream_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_UNPACKED", 10_000_000)
    packed = zlib.compress(bytes(40_000_000), 9)
    bomb = _raw(_page(_stream(b""), _stream(packed, b"/Filter/FlateDecode")))
    assert len(bomb) < 50_000
    assert "it unpacks to more than 10 MB" in said(bomb)[0]


def test_a_page_that_takes_for_ever_to_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = _raw(_page(_stream(b"q " * 2_500_000), _stream(b"")))
    assert "page 1 has more than 4 MB of operators" in said(endless)[0]
    # A page may show again what another one shows.
    monkeypatch.setattr(limits, "MOST_DRAWN", 1000)
    assert "error P403" in said(sound())[0]


def test_a_bomb_in_a_bomb_is_not_unpacked() -> None:
    packed = zlib.compress(zlib.compress(bytes(40_000_000), 9), 9)
    bomb = _raw(_page(_stream(b""), _stream(packed, b"/Filter[/FlateDecode/FlateDecode]")))
    assert "a stream in it is packed several times" in said(bomb)[0]


def test_forms_that_show_each_other_are_read_once() -> None:
    """Each of thirty forms shows the next one twice: a billion pictures, if they were followed one by one."""
    head = b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A %d 0 R>>>>"
    forms = [_stream(b"/A Do q 2 0 0 2 0 0 cm /A Do Q", head % (at + 6)) for at in range(30)]
    image = _stream(
        b"\0", b"/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8"
    )
    proof = read_proof(_raw(_page(_stream(b"/A Do"), *forms, image)))
    assert proof.kind is Kind.FOREIGN
    assert sum(len(page.images) for page in proof.pages) <= 200


def test_a_file_with_random_faults_is_judged_and_says_nothing_on_the_way(
    recwarn: pytest.WarningsRecorder, capfd: pytest.CaptureFixture[str]
) -> None:
    chance = Random(7)
    for _ in range(40):
        data = bytearray(sound())
        for _ in range(chance.choice((1, 5, 30))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        verify_pdf("proof.pdf", bytes(data))
    assert capfd.readouterr() == ("", "")
    assert not recwarn.list


def test_a_form_that_shows_itself_is_read_once() -> None:
    head = b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 5 0 R>>>>"
    proof = read_proof(_raw(_page(_stream(b"/A Do"), _stream(b"/A Do", head))))
    assert len(proof.pages) == 1


# Booklets and books


def _booklet() -> bytes:
    out = io.BytesIO()
    with pikepdf.new() as pdf:
        for _ in range(8):
            pdf.add_blank_page(page_size=(419.53, 595.28))
        pdf.save(out)
    return impose_booklet(out.getvalue(), A4)


def test_a_booklet_is_sound() -> None:
    assert codes(_booklet()) == set()
    assert read_proof(_booklet()).kind is Kind.BOOKLET


def _edit_booklet(old: bytes, new: bytes) -> Spoil:
    def spoil(pdf: pikepdf.Pdf) -> None:
        content = pdf.pages[0].Contents
        assert old in content.read_bytes()
        content.write(content.read_bytes().replace(old, new))

    return spoil


def _lose_page(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[3]


def _turn_long(pdf: pikepdf.Pdf) -> None:
    pdf.Root.ViewerPreferences.Duplex = Name.DuplexFlipLongEdge


def _stretch(pdf: pikepdf.Pdf) -> None:
    pdf.pages[0].mediabox = Array([0, 0, 800, 595.276])


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (_lose_page, "P407"),
        (_turn_long, "P409"),
        (_edit_booklet(b"/Left Do", b"1 0 0 1 9 0 cm /Left Do"), "P414"),
        (_edit_booklet(b"/Left Do", b"1.1 0 0 1 -41.95 0 cm /Left Do"), "P413"),
    ],
)
def test_a_booklet_that_is_wrong(spoil: Spoil, code: str) -> None:
    assert code in codes(spoiled(_booklet(), spoil))


def test_a_booklet_on_other_paper() -> None:
    assert "P411" in codes(spoiled(_booklet(), _stretch))


def test_sheets_without_backs_ask_for_no_turning() -> None:
    coins = written(COINS, duplex=Duplex.SHORT)
    assert codes(coins) == set()
    assert read_proof(coins).duplex == ""
