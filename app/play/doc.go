// Package play plays a game in the window: a person against a programme or an engine, two of these
// against each other, or two persons. It has no window of its own.
//
// The game itself is played by package engine/match in a goroutine, with its referee and its clocks. A
// [Table] is the window's end of it: everything of a Table happens on the window's goroutine, and what
// happens in the game is posted there. A person is a player who waits until the window says what was
// done on the board.
//
// A game can be stopped at any time and go on later, from what [Table.Setup] says, also in another run
// of the program: the moves and both clocks. Taking moves back is that, with fewer moves.
package play
