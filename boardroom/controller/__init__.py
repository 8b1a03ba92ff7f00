"""What stands between the games and the people: the session, the store, the catalog."""
