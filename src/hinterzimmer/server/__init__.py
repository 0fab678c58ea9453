"""The web server: accounts, lobby, tables. All games alike; it knows none by name."""
