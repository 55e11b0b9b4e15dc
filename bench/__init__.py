"""Benchmarks: every figure the project quotes comes from here. Run `./ox bench`."""
