"""The steps of the database's form."""
