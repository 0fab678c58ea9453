"""Rulebooks as pages: an anchor at every number, nothing that is not Markdown."""

import re
from pathlib import Path

import pytest
from server.kit import Browser


@pytest.mark.parametrize("game", ["backroom", "chicago"])
@pytest.mark.parametrize("language", ["de", "en"])
async def test_every_number_has_its_anchor(stranger: Browser, game: str, language: str) -> None:
    book = await stranger.get(f"/api/games/{game}/rulebook/{language}")
    numbers = [section["number"] for section in book["sections"]]
    assert len(numbers) == len(set(numbers)) > 10
    assert re.findall(r'id="rule-([\d.]+)"', book["html"]) == numbers
    assert all(section["title"] for section in book["sections"])
    root = Path(__file__).parents[2]
    folder = root / ("tests/games" if game == "backroom" else "src/hinterzimmer/games") / game
    text = (folder / f"rulebook.{language}.md").read_text()
    rules = re.findall(r"^(?:[-*] )?\*\*(\d+\.\d+)", text, re.MULTILINE)
    assert rules
    assert set(rules) <= set(numbers)


async def test_every_game_is_described(stranger: Browser) -> None:
    games = {game["name"]: game for game in await stranger.get("/api/games")}
    chicago = games["chicago"]
    assert (chicago["least_seats"], chicago["most_seats"]) == (2, 6)
    assert chicago["bots"][0] == "random"
    assert chicago["usual_bot"] in chicago["bots"]
    assert {preset["name"] for preset in chicago["presets"]} >= {"seed"}
    for option in chicago["options"]:
        assert option["default"] in option["values"]
        assert re.fullmatch(r"\d+\.\d+", option["rule"])


def test_what_is_no_markdown_stays_text(tmp_path: Path) -> None:
    from hinterzimmer.server.rulebooks.pages import rulebook_page

    text = "# X\n\n## 1 One\n\n- **1.1** **Bold**: text <script>alert(1)</script>\n"
    (tmp_path / "rulebook.en.md").write_text(text)
    book = rulebook_page("x", tmp_path, "en")
    assert "<script>" not in book.html
    assert [(s.number, s.title) for s in book.sections] == [("1", "One"), ("1.1", "Bold")]
    assert '<li id="rule-1.1">' in book.html
