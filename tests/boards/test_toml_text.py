from __future__ import annotations

import time

import pytest

from goldenspike.boards.toml_text import MOST_BYTES, decode, parse, shown
from goldenspike.engine.errors import MalformedBoard


def faults(text: str) -> list[str]:
    with pytest.raises(MalformedBoard) as caught:
        parse(text)
    return caught.value.faults


def test_plain_values_are_read() -> None:
    text = 'a = "x"\nb = [1, 2.5, true]\n[c]\nd = -3\n'
    assert parse(text) == {"a": "x", "b": [1, 2.5, True], "c": {"d": -3}}


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parse("\ufeffa = 1\n") == {"a": 1}


def test_bytes_that_are_not_utf_8_are_refused_with_their_line() -> None:
    with pytest.raises(MalformedBoard) as caught:
        decode(b'a = 1\nb = "\xff"\n')
    assert caught.value.faults == ["line 2: the file is not UTF-8 text."]


def test_a_file_that_is_too_large_is_refused() -> None:
    with pytest.raises(MalformedBoard, match="at most 256 KB"):
        decode(b"#" * (MOST_BYTES + 1))
    assert "at most 256 KB" in faults("# é\n" * (MOST_BYTES // 4))[0]


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    (fault,) = faults("a = 1\na = 2\n")
    assert fault.startswith("This is not TOML: ")
    assert "line 2" in fault


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("nan", "a: nan is not a number a board can use."),
        ("-inf", "a: -inf is not a number a board can use."),
        ("1e300", "a: 1e+300 is not a number a board can use."),
        ("1000001", "a: the number is too large."),
        ("9" * 1900, "a: the number is too large."),
        ("1979-05-27", "a: dates and times have no place on a board."),
        ("07:32:00", "a: dates and times have no place on a board."),
        ('"\\u0007"', "a: the text holds a sign that cannot be printed."),
        ('"\\u202E"', "a: the text holds a sign that cannot be printed."),
        ('"two\\nlines"', "a: the text holds a sign that cannot be printed."),
        ('["fine", 1e300]', "a 2: 1e+300 is not a number a board can use."),
        ("{b = {c = inf}}", "a.b.c: inf is not a number a board can use."),
    ],
)
def test_values_that_no_board_has_are_refused(value: str, told: str) -> None:
    assert faults(f"a = {value}\n") == [told]


def test_credits_may_have_several_lines() -> None:
    assert parse('credits = """one\ntwo"""\n')["credits"] == "one\ntwo"


def test_every_fault_is_told_not_the_first() -> None:
    assert len(faults("a = nan\nb = inf\nc = 1979-05-27\n")) == 3


def test_a_long_text_is_refused() -> None:
    text = "\\\n".join("x" * 1000 for _ in range(3))
    assert "at most 2000 signs" in faults(f'a = """{text}"""\n')[0]


@pytest.mark.parametrize(
    "bomb",
    [
        "a = " + "[" * 900 + "]" * 900,
        "a = " + "[\n" * 100_000,
        "a = " + "{a=" * 500 + "1" + "}" * 500,
        "\n".join(f"{'a.' * 900}k{n} = 1" for n in range(100)),
        f"[{'a.' * 900}b]\n" + "\n".join(f"k{n} = 1" for n in range(20_000)),
        f"[{'a . ' * 400}b]\n" + "\n".join(f"k{n} = 1" for n in range(20_000)),
        "a = " + '"x".' * 400,
        "x" * 200_000,
        "\n".join("a" * 1999 for _ in range(120)),
        "a = [[[[[[[[[1]]]]]]]]]",
        "[a.b.c.d.e.f.g.h.i.j]\nk = 1",
    ],
)
def test_bombs_go_off_harmlessly_and_soon(bomb: str) -> None:
    began = time.process_time()
    assert faults(bomb)
    assert time.process_time() - began < 5


def test_values_are_shown_in_one_short_line() -> None:
    assert shown(True) == "true"
    assert shown({"a": 1}) == "a table"
    assert shown([1]) == "a list"
    assert shown("a\nb") == "a?b"
    assert shown("x" * 50) == "x" * 39 + "…"
