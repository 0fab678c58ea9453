"""Every numbered rule stands in both languages and is tested, and every citation exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import GameType
from hinterzimmer.games import catalogue

TESTS = Path(__file__).resolve().parent
# the catalogue may hold games that other tests brought along
GAMES = [
    game
    for game in map(catalogue.game_type, catalogue.names())
    if not game.rulebook.is_relative_to(TESTS)
]

_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.M)
_NUMBER = r"\d+\.\d+"
_CITED = re.compile(rf"\b[Rr]ules? ({_NUMBER}(?:(?:,? and |, | to ){_NUMBER})*)")
_CODE = re.compile(rf"""rule(?:_code\(|=)["']({_NUMBER})["']""")
_TEST = re.compile(r"_(\d+)_(\d+)(?:_to_\1_(\d+))?(?=_|$)")


def numbers(game: GameType, language: str) -> list[str]:
    """The numbers of a rulebook in the order in which they stand."""
    return _RULE.findall((game.rulebook / f"rulebook.{language}.md").read_text(encoding="utf-8"))


def citations(game: GameType) -> Iterator[tuple[str, str]]:
    """Where the game's code names a rule, and which."""
    for path in sorted(game.rulebook.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for found in _CITED.findall(text):
            for number in re.findall(_NUMBER, found):
                yield path.name, number
        for number in _CODE.findall(text):
            yield path.name, number


def cited_in_tests(game: GameType) -> set[str]:
    """The rules in the names of tests: `test_rule_3_4_...`, `test_rules_3_4_to_3_6_...`."""
    cited = set()
    for path in sorted((TESTS / "games" / game.name).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.match(r"test_rules?_\d", node.name):
                for chapter, first, last in _TEST.findall(node.name):
                    span = range(int(first), int(last or first) + 1)
                    cited |= {f"{chapter}.{rule}" for rule in span}
    return cited


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
class TestRulebook:
    def test_both_languages_number_the_same_rules(self, game: GameType) -> None:
        english = numbers(game, "en")
        assert english, "no rule has a number"
        assert english == numbers(game, "de")
        assert english == sorted(set(english), key=lambda n: tuple(map(int, n.split("."))))

    def test_every_rule_is_cited_by_a_test(self, game: GameType) -> None:
        untested = set(numbers(game, "en")) - cited_in_tests(game)
        assert not untested

    def test_every_citation_exists(self, game: GameType) -> None:
        known = set(numbers(game, "en"))
        wrong = [(where, number) for where, number in citations(game) if number not in known]
        assert not wrong
        assert cited_in_tests(game) <= known
        assert {choice.rule for choice in option_records.choices(game.Options)} <= known

    def test_rules_that_a_rulebook_refers_to_exist(self, game: GameType) -> None:
        for language in ("en", "de"):
            text = (game.rulebook / f"rulebook.{language}.md").read_text(encoding="utf-8")
            assert set(re.findall(rf"\b{_NUMBER}\b", text)) <= set(numbers(game, language))
