"""The commands of the command line, one file each: `run(asked, texts)` gives its exit code."""
