"""A rulebook's Markdown as HTML, with an anchor at every number.

A chapter is a heading that begins with its number (`## 2 Throwing`); a rule is a paragraph
or a point of a list that begins with its own (`**2.4** ...`).
"""

import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from hinterzimmer.server.messages import Rulebook, RuleSection
from hinterzimmer.server.problems import Refusal

_CHAPTER = re.compile(r"(\d+(?:\.\d+)*)\.?\s+(.+)")
_RULE = re.compile(r"\**(\d+(?:\.\d+)+)[.:]?\**[.:]?\s+(.+)", re.DOTALL)
_SENTENCE = re.compile(r"[^.:;!?]*")
_TITLE_LENGTH = 60


def languages(folder: Path) -> list[str]:
    """The languages that a rulebook exists in."""
    return sorted(path.suffixes[0][1:] for path in folder.glob("rulebook.*.md"))


@cache
def rulebook_page(game: str, folder: Path, language: str) -> Rulebook:
    """The page. Raises Refusal where the rulebook is not there in that language."""
    known = languages(folder)
    if language not in known:
        raise Refusal(
            "unknown-language",
            f"the rulebook of {game} exists in {', '.join(known) or 'no language'}",
            game=game,
            language=language[:20],
            allowed=known,
        )
    text = (folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    sections = _number(tokens)
    html = str(parser.renderer.render(tokens, parser.options, {}))
    return Rulebook(game, language, html, sections)


def _number(tokens: list[Token]) -> list[RuleSection]:
    """Give every numbered heading and rule its anchor; what there is, in order."""
    sections = []
    for place, token in enumerate(tokens):
        if token.type != "inline":
            continue
        opening = tokens[place - 1]
        pattern = _CHAPTER if opening.type == "heading_open" else _RULE
        found = pattern.match(token.content)
        if found:
            if opening.hidden:  # a tight list shows no paragraphs, so its point is marked
                opening = tokens[place - 2]
            opening.attrSet("id", f"rule-{found[1]}")
            sections.append(RuleSection(found[1], _title(found[2])))
    return sections


def _title(text: str) -> str:
    bold = re.match(r"\*\*(.+?)\*\*", text)
    plain = bold[1] if bold else _SENTENCE.match(text)[0]  # type: ignore[index]
    plain = re.sub(r"[*_`\[\]]", "", " ".join(plain.split())).strip(" .:")
    if len(plain) <= _TITLE_LENGTH:
        return plain
    return plain[:_TITLE_LENGTH].rsplit(" ", 1)[0] + " …"
