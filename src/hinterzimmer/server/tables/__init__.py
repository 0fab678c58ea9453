"""Tables: seats, the game in progress, the sockets of its viewers, its bots."""
