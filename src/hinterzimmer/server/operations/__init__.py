"""Running the room: log, figures, health, backups."""
