"""Players that are programs. They get a view and nothing else."""
