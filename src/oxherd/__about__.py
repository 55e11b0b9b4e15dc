"""The version of this package, written here and nowhere else."""

__version__ = "0.1.0"
