"""The machine every game runs on: state, frames, asks, chance, events. It knows no game."""
