"""`games`, `simulate`, `warm` and what `serve` says when it cannot."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from cli.kit import Run


def test_games_as_json(hinterzimmer: Run) -> None:
    told = hinterzimmer("games", "--json")
    chicago = next(game for game in json.loads(told.stdout) if game["name"] == "chicago")
    assert (chicago["least_seats"], chicago["most_seats"]) == (2, 6)
    assert chicago["bots"][0] == "random"
    assert {option["rule"] for option in chicago["options"]}
    assert json.loads(hinterzimmer("games", "chicago", "--json").stdout) == chicago


def test_games_in_words(hinterzimmer: Run) -> None:
    assert "chicago: Chicago, 2 to 6 players" in hinterzimmer("games").stdout
    told = hinterzimmer("games", "chicago").stdout
    assert "tie = later_loses (rule " in told
    assert "presets: seed, pub (sixes_scope=table, tie=roll_off)" in told


def _simulated(hinterzimmer: Run, *more: object) -> dict[str, Any]:
    told = hinterzimmer("simulate", "chicago", *more, "--json")
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    found: dict[str, Any] = json.loads(told.stdout)
    return {key: found[key] for key in ("games", "moves", "standings")}


def test_simulations_are_reproducible(hinterzimmer: Run) -> None:
    few = ("--seats", "random,random,random", "--games", 4500)
    first = _simulated(hinterzimmer, *few, "--seed", 3)
    assert first == _simulated(hinterzimmer, *few, "--seed", 3)
    assert first != _simulated(hinterzimmer, *few, "--seed", 4)
    assert first["games"] == 4500
    shares = [standing["win_share"] for standing in first["standings"]]
    assert sum(shares) == pytest.approx(1)
    assert all(0.3 < share < 0.37 for share in shares)


def test_bots_change_seats_and_the_better_one_wins(hinterzimmer: Run) -> None:
    found = _simulated(hinterzimmer, "--seats", "regular,random", "--games", 60)
    regular, random = found["standings"]
    assert regular["player"] == "regular"
    assert regular["win_interval"][0] > 0.5 > random["win_interval"][1]
    assert regular["mean_rank"] < 1.5 < random["mean_rank"]


def test_a_simulation_in_words(hinterzimmer: Run) -> None:
    told = hinterzimmer("simulate", "chicago", "--seats", "random,random", "--games", 10)
    assert "player" in told.stdout
    assert "10 games" in told.stdout


def test_warm_says_what_is_ready(hinterzimmer: Run) -> None:
    told = hinterzimmer("warm", "chicago")
    assert told.returncode == 0
    assert told.stdout.startswith("chicago is ready")


def test_a_taken_port_is_one_sentence(hinterzimmer: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = hinterzimmer("serve", "--port", port, "--data", tmp_path)
    assert told.returncode == 3
    assert f"port {port} is taken" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("flags", "names"),
    [
        (("--port", "many"), "port"),
        (("--port", "70000"), "port"),
        (("--public-url", "example"), "public_url"),
    ],
)
def test_bad_settings_are_named(
    hinterzimmer: Run, flags: tuple[str, ...], names: str, tmp_path: Path
) -> None:
    told = hinterzimmer("serve", "--data", tmp_path, *flags)
    assert told.returncode == 2
    assert names in told.stderr
    assert "Traceback" not in told.stderr


def test_a_settings_file_that_is_broken_or_missing(hinterzimmer: Run, tmp_path: Path) -> None:
    broken = tmp_path / "room.toml"
    broken.write_text("port = \n")
    for path in (broken, tmp_path / "none.toml"):
        told = hinterzimmer("serve", "--config", path)
        assert told.returncode == 2
        assert path.name in told.stderr
        assert "Traceback" not in told.stderr
