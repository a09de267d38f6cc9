// Package game is the tab of the current game: its text with variations, what is written about the
// chosen move, and the analysis of the whole game by a programme.
package game
