"""Records: their types, copies, and how they read as JSON."""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
import pytest

from hinterzimmer.engine.notation import flags
from hinterzimmer.engine.records import (
    Array,
    Field,
    Known,
    Numbers,
    Record,
    as_bytes,
    as_json,
    copy,
)
from hinterzimmer.engine.rule import rule


class Mood(IntEnum):
    CALM = 0
    VERY_CROSS = 3


class Sample(Record):
    round: Annotated[int, Field("u1", "rounds")]  # NumPy's scalars have a method of that name
    cards: Annotated[int, Field("u8", "set", shows=flags("cards", 9))]
    mood: Annotated[int, Field("u1", "mood", shows=Mood)]
    moods: Annotated[Numbers, Field("u1", "mood", shape=(4,), shows=Mood, per_seat=True)]
    open: Annotated[int, Field("u1", "flag", shows=bool)]
    grid: Annotated[Numbers, Field("i2", "points", shape=(4, 2), per_seat=True)]
    secret: Annotated[int, Field("u4", "secret", known=Known.NOBODY, hidden=True)]


@rule
def next_round(samples: Any) -> None:
    sample = samples[0]
    sample.round = sample.round + 1
    sample.moods[2] = Mood.VERY_CROSS


def test_fields_lie_aligned_and_start_at_zero() -> None:
    assert Sample.dtype.isalignedstruct
    assert Sample.dtype.itemsize % 8 == 0
    assert list(Sample.fields) == list(Sample.dtype.names or ())
    assert not Sample.array(3).tobytes().strip(b"\0")


@pytest.mark.parametrize("way", [next_round, getattr(next_round, "py_func", next_round)])
def test_a_rule_reads_a_field_named_like_a_numpy_method(way: Any) -> None:
    sample = Sample.array()
    sample["round"] = 7
    way(sample)
    assert sample["round"][0] == 8
    assert sample["moods"].tolist() == [[0, 0, 3, 0]]


def test_a_copy_has_memory_of_its_own() -> None:
    first = Sample.array(2)
    second = copy(first)
    second["round"] = 1
    as_bytes(second)[-1] = 9
    assert not first.tobytes().strip(b"\0")
    assert second.dtype == first.dtype


def test_json_names_enums_flags_and_sets_and_leaves_out_the_hidden() -> None:
    sample: Array = Sample.array()
    sample["mood"], sample["open"], sample["cards"] = 3, 1, 0b101
    sample["moods"], sample["grid"][0, 1] = (0, 3, 0, 0), (-5, 6)
    assert as_json(Sample, sample, 2) == {
        "round": 0,
        "cards": [1, 3],
        "mood": "very_cross",
        "moods": ["calm", "very_cross"],
        "open": True,
        "grid": [[0, 0], [-5, 6]],
    }
    assert type(as_json(Sample, sample, 2)["round"]) is int


def test_a_field_without_its_description_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd\.place has no Field"):

        class Odd(Record):
            place: Annotated[int, "u1"]


def test_a_batch_is_an_array_of_records() -> None:
    batch = Sample.array(1000)
    batch["round"] = np.arange(1000) % 256
    assert batch[300]["round"] == 44
