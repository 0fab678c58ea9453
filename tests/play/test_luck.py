"""The luck ledger counts every number that chance gave, and nothing else."""

from hinterzimmer.play.luck import ledger

from .test_game import played_out


def test_every_die_is_in_the_ledger_of_its_seat() -> None:
    game = played_out(seats=4)
    thrown = [0] * 4
    for entry in game.entries:
        for heard in entry.heard:
            if heard.event["event"] == "threw":
                thrown[heard.event["seat"]] += len(heard.event["rolled"])
    dice = {row.seat: row for row in ledger(game) if row.purpose == "dice"}
    assert {seat: sum(row.counts) for seat, row in dice.items()} == dict(enumerate(thrown))
    assert all(row.choices == 6 and row.expected == sum(row.counts) / 6 for row in dice.values())


def test_the_faces_counted_are_the_faces_thrown() -> None:
    game = played_out(seats=2)
    faces = [0] * 6
    for entry in game.entries:
        for question in entry.chance:
            if game.type.notation.purpose_text(question.purpose) == "dice.1":
                faces[question.answer] += 1
    assert [list(r.counts) for r in ledger(game) if (r.purpose, r.seat) == ("dice", 1)] == [faces]


def test_what_belongs_to_nobody_has_no_seat() -> None:
    leaders = [row for row in ledger(played_out(seats=3)) if row.purpose == "first-leader"]
    assert [(row.seat, row.choices, sum(row.counts)) for row in leaders] == [(None, 3, 1)]
