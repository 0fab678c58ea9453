"""Hinterzimmer: a self-hosted room for four gangster games."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("hinterzimmer")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0.0.0"
