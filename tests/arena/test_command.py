"""`hinterzimmer arena`."""

import json

import pytest
from cli.kit import run


def test_it_tells_who_is_better_as_json() -> None:
    asked = ("arena", "chicago", "--bots", "search:60,random", "--deals", 12, "--seed", 5, "--json")
    told = run(*asked)
    assert (told.returncode, told.stderr) == (0, "")
    found = json.loads(told.stdout)
    assert (found["deals"], found["games"], found["fair_share"]) == (12, 24, 0.5)
    strong, weak = found["scores"]
    assert strong["win_share"]["low"] > 0.5 > weak["win_share"]["high"]
    assert json.loads(run(*asked, "--threads", 1).stdout) == found


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("mean rank", "random × 2", "6 games")), ("de", ("mittlerer Rang", "6 Partien"))],
)
def test_it_tells_people_too(language: str, words: tuple[str, ...]) -> None:
    line_up = "search:5,random,random"
    told = run("arena", "chicago", "--bots", line_up, "--deals", 2, "--language", language)
    assert (told.returncode, told.stderr) == (0, "")
    for word in words:
        assert word in told.stdout


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("search:fast,random", ("search", "fast")),
        ("random,wizard", ("wizard", "search")),
        ("random", ("2", "6")),
    ],
)
def test_a_line_up_that_cannot_be_is_wrong_use(bots: str, words: tuple[str, ...]) -> None:
    told = run("arena", "chicago", "--bots", bots, "--deals", 2)
    assert told.returncode == 2
    for word in words:
        assert word in told.stderr


def test_one_deal_is_too_few() -> None:
    told = run("arena", "chicago", "--bots", "random,random", "--deals", 1)
    assert told.returncode == 2
    assert "--deals" in told.stderr
