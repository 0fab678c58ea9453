"""The rulebooks, one folder a game, and the catalogue that finds them."""
