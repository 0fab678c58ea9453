"""The games that are offered, and their rulebooks as pages."""
