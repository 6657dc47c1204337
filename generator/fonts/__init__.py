"""Font files as package data, each family with its licence."""
