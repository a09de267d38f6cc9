// Package link writes what a window shows as one line of text, and reads it: a position, who thinks about it, a node
// of the tree, the pane in front, a lesson.
//
//	drevo:fen=8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1_w_-_-_0_30&programme=botvinnik&node=b2a3_e7a3&pane=why
//
// A link is the word drevo: and pairs of a key and a value. Behind the # or the ? of an address the pairs mean the same,
// so a page that has the program takes them as they are. [Parse] reads all of these forms, [State.String] and
// [State.Pairs] write the shortest one: no key without a value, always in the same order, and nothing that a message or
// a chat would cut or alter.
//
// # Values
//
// In a position, a move or an attack a space is written _; elsewhere it is %20. Lists are split at commas, the moves of
// a node at _, an option from its value at a colon. Whatever else stands for itself is written as in any address, %2C.
// Keys, options and moves are those of the rest of the program: moves in UCI, or in SAN where a person has written the
// link.
//
// # What a link may do
//
// It shows. It names no file of the computer to be written and nothing to be deleted, and it has no word for settings:
// face and theme are wishes, for a window whose user has none.
package link
