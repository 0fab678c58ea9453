"""Bots against bots, and what is learnt from it."""
