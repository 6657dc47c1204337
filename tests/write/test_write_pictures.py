"""Raster pictures: what can pass untouched does, and the pixels are the same in every case."""

import io

import pikepdf
import pytest
from generator.drawing import Picture
from generator.geometry import Rect
from generator.write import PictureError
from generator.write.pictures import read_raster
from PIL import Image, ImageCms
from tests.write import photos
from tests.write.sheets import Picture as Rendered
from tests.write.sheets import assets, face, opened, write_one


def _image(data: bytes) -> tuple[pikepdf.Pdf, pikepdf.Object]:
    drawing = face(Picture("a", Rect(0, 0, 16, 12)), width=16, height=12)
    pdf = opened(write_one(drawing, assets({"a": data})))
    (image,) = pdf.pages[0].Resources.XObject.values()
    return pdf, image


def _pixels(image: pikepdf.Object) -> Image.Image:
    assert isinstance(image, pikepdf.Stream)
    return pikepdf.PdfImage(image).as_pil_image()


def test_a_jpeg_is_not_touched() -> None:
    _, image = _image(photos.JPEG)
    assert image.read_raw_bytes() == photos.JPEG
    assert (int(image.Width), int(image.Height), str(image.ColorSpace)) == (8, 6, "/DeviceRGB")


@pytest.mark.parametrize(
    ("data", "mode"),
    [(photos.PNG, "RGB"), (photos.PNG_GREY, "L"), (photos.PNG_PALETTE, "RGB")],
    ids=["colour", "grey", "palette"],
)
def test_a_plain_png_keeps_its_compressed_pixels(data: bytes, mode: str) -> None:
    _, image = _image(data)
    assert image.read_raw_bytes() in data
    expected = Image.open(io.BytesIO(data)).convert(mode)
    assert _pixels(image).convert(mode).tobytes() == expected.tobytes()


@pytest.mark.parametrize("data", [photos.PNG_ALPHA, photos.PNG_PALETTE_HOLE], ids=["alpha", "palette"])
def test_transparency_becomes_a_mask(data: bytes) -> None:
    _, image = _image(data)
    expected = Image.open(io.BytesIO(data)).convert("RGBA")
    assert _pixels(image).convert("RGB").tobytes() == expected.convert("RGB").tobytes()
    assert _pixels(image.SMask).tobytes() == expected.getchannel("A").tobytes()


def test_an_opaque_alpha_channel_needs_no_mask() -> None:
    opaque = photos.pattern("RGB").convert("RGBA")
    _, image = _image(photos.encoded(opaque, "PNG"))
    assert "/SMask" not in image


def test_grey_of_sixteen_bits_passes_as_it_is() -> None:
    _, image = _image(photos.deep_grey_png())
    assert int(image.BitsPerComponent) == 16
    assert image.read_bytes()[::2] == bytes(range(16, 32))


def test_the_place_is_the_whole_picture() -> None:
    white_corner = Image.new("RGB", (8, 6), "#ff0000")
    white_corner.putpixel((7, 0), (0, 0, 255))
    drawing = face(Picture("a", Rect(4, 4, 8, 6)), width=20, height=20)
    seen = Rendered(write_one(drawing, assets({"a": photos.encoded(white_corner, "PNG")})))
    assert seen.at(4.5, 9.5) == (255, 0, 0)
    assert seen.at(11.5, 4.5) == (0, 0, 255)
    assert seen.at(11.5, 3.5) == (255, 255, 255)


def test_a_clip_shows_part_of_it() -> None:
    red = photos.encoded(Image.new("RGB", (4, 4), "#ff0000"), "PNG")
    drawing = face(Picture("a", Rect(0, 0, 20, 20), clip=Rect(5, 5, 10, 4)))
    seen = Rendered(write_one(drawing, assets({"a": red})))
    assert seen.at(10, 7) == (255, 0, 0)
    assert seen.at(10, 10) == (255, 255, 255)
    assert seen.at(4, 7) == (255, 255, 255)


def test_equal_files_are_one_object() -> None:
    drawing = face(*(Picture(name, Rect(0, 0, 5, 5)) for name in ("a", "b", "c", "a")))
    pdf = opened(write_one(drawing, assets({"a": photos.PNG, "b": photos.JPEG, "c": photos.PNG})))
    images = [
        thing
        for thing in pdf.objects
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"
    ]
    assert len(images) == 2


def test_a_wide_profile_is_kept_and_that_of_the_web_is_not() -> None:
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for kind in ("PNG", "JPEG"):
        kept = read_raster(photos.encoded(photos.pattern("RGB"), kind, icc_profile=lab))
        left = read_raster(photos.encoded(photos.pattern("RGB"), kind, icc_profile=srgb))
        assert (kept.profile, left.profile) == (lab, None)


def test_cmyk_from_adobe_is_turned_to_ink() -> None:
    data = photos.encoded(photos.pattern("RGB").convert("CMYK"), "JPEG")
    raster = read_raster(data)
    assert raster.space == b"/DeviceCMYK"
    assert b"/Decode[1 0 1 0 1 0 1 0]" in raster.entries


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"GIF89a", "the picture is neither a JPEG nor a PNG"),
        (b"", "the picture is neither a JPEG nor a PNG"),
        (photos.PNG[:-40], "the picture is damaged"),
        (photos.PNG[:60] + b"\x55" + photos.PNG[61:], "the picture is damaged: a checksum is wrong"),
        (photos.JPEG[:200], "the picture is damaged: its end is missing"),
        (b"\xff\xd8\xff\xd9", "the picture is damaged"),
        (
            photos.deep_grey_png(see_through=4096),
            "grey of 16 bits can be neither interlaced nor transparent: use 8 bits",
        ),
    ],
    ids=["gif", "empty", "short png", "flipped png", "short jpeg", "hollow jpeg", "deep grey"],
)
def test_what_cannot_be_printed_is_refused_with_a_reason(data: bytes, reason: str) -> None:
    with pytest.raises(PictureError) as caught:
        read_raster(data)
    assert caught.value.reason == reason
