"""The machine every game runs on. It knows no game: state, frames, asks, chance, events, the loop."""
