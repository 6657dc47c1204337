"""Play: the executable rules of the games, on one engine API."""
