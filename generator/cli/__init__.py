"""The command line: one module per command. Nothing imports it."""
