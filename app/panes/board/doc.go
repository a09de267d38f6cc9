// Package board is the left column: the board with the layers that lie over it and their
// legend, what can be said of the position in a line, and the moves of the game.
package board
