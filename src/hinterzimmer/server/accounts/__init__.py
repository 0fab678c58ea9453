"""Guests: known by a signed cookie."""
