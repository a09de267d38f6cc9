// Package query finds the nodes of a recorded tree that a condition holds for: one small language over nodes, the
// same in the window, on the command line, in lessons and for assistants.
//
//	q, err := query.Parse("reason = cut and ply <= 4 and swing < -2", t.Header().Vocabulary)
//	for id := range q.Nodes(ctx, t, tree.Root) { ... }
//
// # The language
//
//	ply = 2..4                     a range; ply = 6.. and ply = ..3 are open; a list: ply = 1, 3, 7..9
//	value > 1.5   value != 0       comparisons: = != < <= > >=
//	reason = satisfied             words are keys of the tree's vocabulary: kaissa.satisfied, or without the programme
//	move = Ba3    from = c1        a move, a square, a file or a rank
//	best check capture             flags; what stands side by side must all hold
//	cut and not (ply < 2 or mate)  and, or, not, brackets
//	position = 1234                all nodes with the position of node 1234
//	like = 1234                    other positions with the same pawns and men, and the same best move, as at node 1234
//	"null move"                    text: each word stands in the notation of the move or in a name
//
// A word alone, such as cut, holds for the nodes of which the vocabulary says it: a reason, a kind, a class, a place, a
// technique, or a filter. A word that is no whole one but a part of a name or of a move, such as satis or xa3, is text.
//
// [Fields] lists what can be asked of a node. Values are pawns and White's, as everywhere outside a search, a bound is
// what White has (upper: at most); swing alone is the mover's: what the move gains or loses, by the numbers, against
// the value of the node before it. What a node does not have, an open one its value, passes no comparison.
//
// An [Error] says at which column what was expected; [Complete] offers what may stand there.
package query
