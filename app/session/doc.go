// Package session is what the user works on, without a window: the current game and
// position, the programme with its options, the search that runs or ran, and the
// selected node. The window and the headless commands stand on it.
//
// A [Session] is used by one goroutine (the window's); a [Search] runs in its own and
// is watched through its tree and its live numbers.
//
// # The current position
//
// A [Game] has a cursor, and a variation of moves that leave the main line there. The
// tree of a search hangs at the position where Think was called. Wherever the user goes,
// by selecting a node, by playing a move or by going back, the moves to the current
// position decide: [Session.Node] is the node of the tree that they lead to, if there is
// one.
package session
