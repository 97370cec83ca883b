from __future__ import annotations

import pytest

from goldenspike.engine.shared.hex_labels import neighbour, read_label, read_range, write_label


@pytest.mark.parametrize(
    ("label", "hex"), [("A1", (1, 1)), ("D6", (4, 6)), ("Z199", (26, 199)), ("AB17", (28, 17))]
)
def test_labels_are_read_and_written(label: str, hex: tuple[int, int]) -> None:
    assert read_label(label) == hex
    assert write_label(hex) == label


def test_all_columns_have_names_of_their_own() -> None:
    assert [read_label(write_label((column, 1)))[0] for column in range(1, 100)] == list(
        range(1, 100)
    )


@pytest.mark.parametrize(
    "label",
    ["", "A", "1", "a1", "A0", "A01", "A200", "ZZ1", "AAA1", "A1 ", "A1\n", "A-1", "Ä1", "A\u0661"],
)
def test_what_is_no_label_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match=r"a hex is written|a board has"):
        read_label(label)


def test_a_range_goes_down_its_column() -> None:
    assert [write_label(hex) for hex in read_range("C5-C11")] == ["C5", "C7", "C9", "C11"]
    assert read_range("C5") == read_range("C5-C5") == [(3, 5)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("C5-D7", "one column"),
        ("C5-C8", "steps of two"),
        ("C9-C5", "goes down"),
        ("C5-", "a hex is written"),
        ("C5-C7-C9", "a hex is written"),
        ("C1-C999", "at most"),
    ],
)
def test_what_is_no_range_is_refused(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_range(text)


def test_the_neighbours_of_a_hex_go_clockwise_from_the_top() -> None:
    around = [write_label(neighbour(read_label("D6"), edge)) for edge in range(6)]
    assert around == ["D4", "E5", "E7", "D8", "C7", "C5"]


def test_the_opposite_edge_leads_back() -> None:
    for edge in range(6):
        assert neighbour(neighbour((9, 9), edge), (edge + 3) % 6) == (9, 9)
