"""Players that know one game each: `<game>.py` offers `BOTS`."""
