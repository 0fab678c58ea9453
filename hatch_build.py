"""Puts the built client into every wheel and source archive.

The client is built when it is missing or older than its sources; a wheel made from a source
archive finds it there. An editable install needs none: `make play` builds it.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs before hatchling collects the files."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """version: `editable` for `pip install -e`, else `standard`."""
        root = Path(self.root)
        if version != "editable" and not is_fresh(root):
            build(root)


def is_fresh(root: Path) -> bool:
    """Is the built client there, and no source of it newer?"""
    page = root / "src/hinterzimmer/client/index.html"
    if not page.exists():
        return False
    built = page.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources(root))


def sources(root: Path) -> list[Path]:
    """The client's sources; the texts are among them, because it shares them."""
    web = root / "web"
    inside = [
        web / name for name in ("index.html", "package-lock.json", "vite.config.ts", "hints.ts")
    ]
    for folder in (web / "src", web / "public", root / "src/hinterzimmer/locales"):
        inside += folder.rglob("*")
    return [path for path in inside if path.is_file()]


def build(root: Path) -> None:
    """Build the client with npm. Ends the build with one sentence where there is none."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            "The web client is not built and npm is missing: install Node.js 20.19 or newer, "
            "or build the client elsewhere and copy it to src/hinterzimmer/client."
        )
    for command in (["ci"], ["run", "build"]):
        done = subprocess.run([npm, *command], cwd=root / "web", check=False)
        if done.returncode:
            raise SystemExit(f"Building the web client failed in `npm {' '.join(command)}`.")
