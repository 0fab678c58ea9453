"""What the project says of itself holds: lock files, texts, paths, targets, versions, imports."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hinterzimmer import __version__
from hinterzimmer.texts import FOLDER, LANGUAGES, Texts, file_names, language_of

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


# Lock files


def test_lock_files_pin_by_hash_and_name_no_registry() -> None:
    assert len(LOCKS) == 3
    for lock in LOCKS:
        text = lock.read_text()
        assert not re.search(r"https?://|file://|--(extra-)?index-url|--find-links| @ ", text), lock
        pins = re.findall(r"^[A-Za-z0-9._-]+==\S+", text, re.M)
        blocks = re.findall(r"^[A-Za-z0-9._-]+==\S+(?: ;.*)? \\\n    --hash=sha256:", text, re.M)
        assert len(pins) == len(blocks) > 20, lock


def test_the_clients_lock_file_names_no_registry() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved": "http' not in text
    assert '"integrity"' in text


def _pins(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==(\S+)", lock.read_text(), re.M))


def test_all_lock_files_agree() -> None:
    runtime = _pins(ROOT / "requirements.lock")
    for lock in LOCKS:
        pins = _pins(lock)
        assert {name: pins.get(name) for name in runtime} == runtime, lock


def _name(requirement: str) -> str:
    return re.split(r"[\[<>=~! ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def test_every_dependency_is_locked() -> None:
    project = PYPROJECT["project"]
    wanted = {"requirements.lock": project["dependencies"]}
    for extra, requirements in project["optional-dependencies"].items():
        wanted[f"requirements-{extra}.lock"] = requirements
    for lock, requirements in wanted.items():
        assert {_name(r) for r in requirements} <= set(_pins(ROOT / lock)), lock


def _imported(folder: Path) -> set[str]:
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"hinterzimmer"}


def test_what_is_imported_is_declared_and_the_other_way_round() -> None:
    declared = {_name(r) for r in PYPROJECT["project"]["dependencies"]}
    owners = packages_distributions()
    # llvmlite is numba's own half: numba chooses its version
    imported = _imported(ROOT / "src") - {"llvmlite"}
    brought = {
        module: {_name(owner) for owner in owners.get(module, [module])} for module in imported
    }
    assert {module for module, packages in brought.items() if not packages & declared} == set()
    # these are named to others: in a database's address, in a setting, or found by uvicorn itself
    named = {"aiosqlite", "websockets", "uvloop"}
    assert declared - set().union(*brought.values()) <= named


# Texts


class _Variables(Visitor):
    """The variables of a message, and the other messages that it mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.mentioned: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.mentioned.add(node.id.name)


@cache
def _entries(language: str, name: str) -> dict[str, _Variables]:
    source = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name not in found, f"{language}/{name}.ftl: {entry.id.name} twice"
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return found


def _needed(language: str, entry: _Variables) -> set[str]:
    """Its variables and those of the messages that it mentions, in whatever file."""
    needed = set(entry.names)
    for message in entry.mentioned:
        files = (_entries(language, name) for name in file_names())
        (there,) = (entries[message] for entries in files if message in entries)
        needed |= _needed(language, there)
    return needed


def _messages(language: str, name: str) -> dict[str, set[str]]:
    return {i: _needed(language, entry) for i, entry in _entries(language, name).items()}


@pytest.mark.parametrize("name", file_names())
def test_both_languages_have_the_same_messages_and_variables(name: str) -> None:
    english, german = (_messages(language, name) for language in LANGUAGES)
    assert english.keys() == german.keys()
    assert {i: v for i, v in english.items() if v != german[i]} == {}


def test_no_language_has_files_of_its_own() -> None:
    folders = [sorted(path.name for path in (FOLDER / lang).glob("*")) for lang in LANGUAGES]
    assert folders[0] == folders[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str) -> None:
    texts = Texts(language)
    for name in file_names():
        for message, variables in _messages(language, name).items():
            for value in (1, 7, "Ada"):
                _, wrong = texts.formatted(message, dict.fromkeys(variables, value))
                assert not wrong, f"{language}/{name}.ftl: {message}: {wrong}"


def test_texts_fill_in_lists_and_plural_forms() -> None:
    texts = Texts("en", "cli")
    assert texts("error-unknown-game", game="x", allowed=["a", "b"]).endswith("a, b.")
    assert "one action" in texts(
        "cli-verify-holds",
        file="f", game="g", actions=1, questions_of_chance=2, seed_hash="h",
    )  # fmt: skip


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        Texts("de")("no-such-text")


def test_the_language_of_the_environment() -> None:
    assert language_of({"LANG": "de_CH.UTF-8"}) == "de"
    assert language_of({"LANG": "de_DE", "LC_ALL": "en_US"}) == "en"
    assert language_of({"LANG": "fr_FR"}) == language_of({}) == "en"


# Documents


def _documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", _documents(), ids=lambda path: path.name)
def test_paths_that_documents_name_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:|mailto:|#)([^)#]+)(?:#[^)]*)?\)", text)
    missing = [link for link in links if not (document.parent / link).exists()]
    tops = "src|web|tests|docs|bench|scripts"
    named = re.findall(rf"`((?:{tops})/[\w./-]+)`", text)
    missing += [path for path in named if not (ROOT / path).exists()]
    assert missing == []


def test_commands_that_documents_name_exist() -> None:
    targets = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.M))
    for document in _documents():
        text = document.read_text(encoding="utf-8")
        for code in re.findall(r"```sh\n(.*?)```", text, re.S) + re.findall(r"`([^`\n]+)`", text):
            for target in re.findall(r"^make ([a-z0-9-]+)", code, re.M):
                assert target in targets, f"{document.name}: make {target}"


# The Makefile


def test_every_target_has_a_line_of_help() -> None:
    text = (ROOT / "Makefile").read_text()
    phony = set(re.findall(r"^\.PHONY: (\S+)$", text, re.M))
    told = subprocess.run(
        ["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert phony == set(re.findall(r"^  make (\S+) +\S", told, re.M))
    assert {"play", "test", "check", "bench", "soak", "lock", "clean"} <= phony


def test_integration_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert "make test" in script.read_text().splitlines()
    assert script.stat().st_mode & 0o111


# Versions


def test_one_version() -> None:
    version = PYPROJECT["project"]["version"]
    assert __version__ == version
    package = json.loads((ROOT / "web" / "package.json").read_text())
    assert package["version"] == version
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text()


def test_no_path_of_a_machine_is_tracked() -> None:
    told = subprocess.run(
        ["git", "grep", "-lIE", r"/(home|root|Users)/[a-z]"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert set(told.stdout.split()) <= {"tests/test_project.py"}
