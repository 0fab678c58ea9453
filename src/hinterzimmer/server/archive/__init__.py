"""Finished games: score sheets and replays."""
