"""Write, PDF: places in mm from the top-left become matrices in points from the bottom-left.

A matrix is written as its six numbers, the way PDF has it; turns are clockwise, as everywhere in the press.
"""

from math import cos, radians, sin

from generator.geometry import Point, Rect, Size
from generator.model import Registration
from generator.units import PT_PER_MM

# As whole numbers, which have no negative zero.
_QUARTERS = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


def turn_about(rotation: int, pivot: Point, height: float) -> str:
    """Return the operator that turns what follows about a point of a face of this height; nothing at 0°."""
    if rotation % 360 == 0:
        return ""
    right, down = _direction(rotation)
    x, y = pivot.x * PT_PER_MM, (height - pivot.y) * PT_PER_MM
    return (
        f"{right:.6g} {-down:.6g} {down:.6g} {right:.6g}"
        f" {x - right * x - down * y:.3f} {y + down * x - right * y:.3f} cm"
    )


def fill_box(box: Rect, rotation: int, height: float) -> str:
    """Return the operator that maps the unit square to a box, turned about its middle."""
    width, tall = box.width * PT_PER_MM, box.height * PT_PER_MM
    x, y = box.x * PT_PER_MM, (height - box.y - box.height) * PT_PER_MM
    if rotation % 360 == 0:
        return f"{width:.3f} 0 0 {tall:.3f} {x:.3f} {y:.3f} cm"
    right, down = _direction(rotation)
    a, b, c, d = width * right, -width * down, tall * down, tall * right
    middle_x, middle_y = x + width / 2, y + tall / 2
    return f"{a:.3f} {b:.3f} {c:.3f} {d:.3f} {middle_x - (a + c) / 2:.3f} {middle_y - (b + d) / 2:.3f} cm"


def place_face(face: Size, trim: Rect, rotation: int, page_height: float) -> str:
    """Return the operator that maps a face, origin at its bottom-left, to the page.

    Args:
        face: the face's size with its bleed, before it is turned.
        trim: where the trimmed piece lies on the page, after it is turned; its middle is that of the face.
        rotation: a multiple of 90°.
        page_height: in mm.
    """
    right, down = _direction(rotation)
    middle = trim.centre
    x, y = middle.x * PT_PER_MM, (page_height - middle.y) * PT_PER_MM
    half_x, half_y = face.width / 2 * PT_PER_MM, face.height / 2 * PT_PER_MM
    return (
        f"{right:g} {-down:g} {down:g} {right:g}"
        f" {x - right * half_x - down * half_y:.3f} {y + down * half_x - right * half_y:.3f} cm"
    )


def move_back(registration: Registration, page: Size) -> str:
    """Return the operator that moves a back so that a printer that errs by this prints it in place."""
    sine, cosine = sin(radians(registration.rotation)), cos(radians(registration.rotation))
    a, b = cosine / registration.scale, sine / registration.scale
    x, y = page.width / 2 * PT_PER_MM, page.height / 2 * PT_PER_MM
    # The point that strays to the middle is there before it is moved.
    left, up = x + registration.dx * PT_PER_MM, y - registration.dy * PT_PER_MM
    return f"{a:.8f} {b:.8f} {-b:.8f} {a:.8f} {x - a * left + b * up:.4f} {y - b * left - a * up:.4f} cm"


def rectangle(rect: Rect, height: float) -> str:
    """Return the operator that adds a rectangle to the path."""
    x, y = rect.x * PT_PER_MM, (height - rect.y - rect.height) * PT_PER_MM
    return f"{x:.3f} {y:.3f} {rect.width * PT_PER_MM:.3f} {rect.height * PT_PER_MM:.3f} re"


def _direction(rotation: int) -> tuple[float, float]:
    """Return where the x axis points after a turn: how far to the right, and how far down."""
    turn = rotation % 360
    return _QUARTERS.get(turn) or (cos(radians(turn)), sin(radians(turn)))
