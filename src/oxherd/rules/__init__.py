"""The parts that games are put together from, one idea a file."""
