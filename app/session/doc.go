// Package session is what the user has in hand, without a window: the game and
// the place in it, the programme with its options, the search that runs or ran,
// and the selected node. The window and the headless commands stand on it.
//
// A [Session] is used by one goroutine (the window's); a [Search] runs in its own
// and is watched through its tree and its live numbers.
//
// # The place
//
// A [Line] is a game, a cursor in it, and a branch of moves that leave the game at
// the cursor. The tree of a search hangs at the place where Think was pressed.
// Wherever the user goes, by clicking a node, by playing a move or by going back,
// the place decides: [Session.Node] is the node of the tree that the moves lead to,
// if there is one.
package session
