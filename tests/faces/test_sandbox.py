"""Templates from strangers: whatever they try, they see data only and come to an end soon."""

import pytest
from generator.faces.sandbox import LONGEST_RANGE, MOST_STEPS
from tests.faces.stage import TEMPLATE, Stage, stage, svg

DOUBLED = "{{% set a = ['xxxxxxxx'] %}}" + "{{% set a = {0} %}}" * 32


@pytest.mark.parametrize(
    "line",
    [
        "{% for a in range(10000) %}{% for b in range(10000) %}{% endfor %}{% endfor %}",
        "{% for a in range(10001) %}{% endfor %}",
        "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
        "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}{% endmacro %}{{ m(40) }}",
        "{% set a = 'ab' %}" + "{% set a = a ~ a %}" * 40,
        "{% set a = [1] %}" + "{% set a = a + a %}" * 40,
        "{% set a = 9 %}" + "{% set a = a * a %}" * 40,
        "{% set a %}ab{% endset %}" + "{% set a %}{{ a }}{{ a }}{% endset %}" * 40,
        "{{ 9 ** 9 ** 9 }}",
        "{{ range(9999)|join('x' ~ range(9999)|join('y')) }}",
        "{% for n in range(9999) %}{{ range(999)|join }}{% endfor %}",
        "{% include 'card.svg.j2' %}",
        DOUBLED.format("[a, a]") + "{{ a }}",
        DOUBLED.format("[a, a]") + "{{ a|string }}",
        DOUBLED.format("[a, a]") + "{{ a|title }}",
        DOUBLED.format("[a, a]") + "{{ 'b' ~ a }}",
        DOUBLED.format("[a, a]") + "{% set b = a %}" + DOUBLED.format("[a, a]") + "{{ a == b }}",
        DOUBLED.format("[a] + [a]") + "{{ a }}",
        DOUBLED.format("(a, a)") + "{{ {a: 1}|length }}",
        DOUBLED.format("{1: a, 2: a}") + "{{ a }}",
        "{% macro m(n) %}{% if n %}{{ m(n - 1, varargs, varargs) }}{% endif %}{{ varargs }}{% endmacro %}"
        "{{ m(40, 1) }}",
    ],
)
def test_nothing_runs_or_grows_for_ever(line: str) -> None:
    (fault,) = stage(line.replace("<", "&lt;")).compose()[1]
    assert fault.code == "L304"
    assert fault.message.startswith("the template never comes to an end: ")


@pytest.mark.parametrize(
    "line",
    [
        "{{ 'a' * 10 }}",
        "{{ [[1], [2]]|sum(start=[]) }}",
        "{{ '%09d' % 1 }}",
        "{{ 'a'.upper() }}",
        "{{ '{0}'.format(1) }}",
        "{{ ''.join(['a']) }}",
        "{{ 'a'['upper']() }}",
        "{{ piece.name.__class__ }}",
        "{{ piece.__class__ }}",
        "{{ piece['__class__'] }}",
        "{{ piece._entries }}",
        "{{ range.__init__ }}",
        "{{ colours.append(1) }}",
        "{{ [1].append(2) }}",
        "{{ {}.update }}",
        "{{ self.__init__ }}",
        "{{ cycler.__init__ }}",
        "{{ lipsum() }}",
        "{{ namespace() }}",
        "{{ dict() }}",
        "{{ piece.name() }}",
        "{{ (range(3)|first).real }}",
    ],
)
def test_values_have_no_methods_and_python_is_out_of_reach(line: str) -> None:
    (fault,) = stage(line).compose()[1]
    assert fault.code == "L303"


@pytest.mark.parametrize(
    ("line", "message", "place"),
    [
        (
            "{% for i in [1] %}" * 60 + "{% endfor %}" * 60,
            "Jinja cannot read this: it is nested too deeply",
            (1, 1),
        ),
        (
            "{{ " + "(" * 3000 + "1" + ")" * 3000 + " }}",
            "Jinja cannot read this: it is nested too deeply",
            (1, 1),
        ),
        ("{{ " + "9" * 5000 + " }}", "Jinja cannot read this: a number has too many digits", (2, 4)),
    ],
)
def test_what_python_cannot_read_is_told_at_the_template(
    line: str, message: str, place: tuple[int, int]
) -> None:
    (fault,) = stage(line).compose()[1]
    assert (fault.code, fault.message) == ("L302", message)
    assert (fault.span.file, fault.span.line, fault.span.column) == (TEMPLATE, *place)


@pytest.mark.parametrize("line", ["{{ name|safe }}", "{{ 'a'|center(9) }}", "{{ 'a'|format }}", "{% do 1 %}"])
def test_filters_and_tags_beyond_the_list_do_not_exist(line: str) -> None:
    (fault,) = stage(line).compose()[1]
    assert fault.code == "L302"


@pytest.mark.parametrize(
    "name", ["../theme.yaml", "/etc/passwd", "..", "", "../figures/setup.svg.j2", "theme.yaml"]
)
def test_nothing_outside_the_folders_can_be_included(name: str) -> None:
    files = {
        TEMPLATE: svg(f"{{% include '{name}' %}}"),
        "templates/theme.yaml": "secret",
        "templates/faces/theme.yaml": "secret",
        "templates/figures/setup.svg.j2": "secret",
    }
    (fault,) = Stage(files).compose()[1]
    assert (fault.code, fault.message) == ("L301", f'there is no template "{name}" to include')


def test_text_from_content_cannot_become_markup() -> None:
    made = stage('<g id="{{ evil }}"/>'.replace("evil", "piece.evil"), evil='"/><script>x</script><g id="')
    assert made.faults() == []


def test_what_faces_need_is_within_the_limits() -> None:
    board = "{% for row in range(40) %}{% for column in range(40) %}<g/>{% endfor %}{% endfor %}"
    assert stage(board).faults() == []
    assert MOST_STEPS > 40 * 40 * 10
    assert LONGEST_RANGE == 10_000


@pytest.mark.parametrize(
    ("expression", "shown"),
    [
        ("[3, 1, 2]|sort|join('-')", "1-2-3"),
        ("'a' ~ 1 ~ 'b'", "a1b"),
        ("1 + 2 * 3 - 4 / 2", "5.0"),
        ("[1] + [2]", "[1, 2]"),
        ("7 % 4 + 2 ** 3 + 7 // 2", "14"),
        ("{'a': 1}.items()|length", "1"),
        ("colours|length", "2"),
        ("players|max", "3"),
        ("'x' if 'letter' in colours[0] else 'y'", "x"),
        ("(1.23456)|round(2)", "1.23"),
        ("none|default('d', true)", "d"),
        ("piece.missing is defined", "False"),
    ],
)
def test_what_templates_can_work_out(expression: str, shown: str) -> None:
    made = stage(
        f'<rect class="slot" width="9" height="9" data-text="{{{{ {expression} }}}}" data-literal="true"/>'
    )
    assert made.face().fits[0].text == shown


def test_captured_text_and_macros_are_escaped_once() -> None:
    line = (
        "{% set said %}{{ piece.said }}{% endset %}{% macro again(x) %}{{ x }}{% endmacro %}"
        '<rect class="slot" width="60" height="9" data-text="{{ said ~ again(said) }}" data-literal="true"/>'
    )
    assert stage(line, said="a & b").face().fits[0].text == "a & ba & b"
