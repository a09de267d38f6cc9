// Package cause says why a choice changed: from iteration to iteration of one search, or between any two trees of one
// position, as a chain of at most five links that ends at a leaf's static value where it can.
//
//	c, err := cause.Find(cause.Side{Tree: before}, cause.Side{Tree: now})
//	for _, link := range c.Links { ... link.Said, link.Side, link.Node ... }
//
// Which node is to blame is decided by three rules:
//
//  1. Of the old choice that fell and the new one that rose, the one without which the choice had stayed is followed.
//     The new one rose where it is now worth more than the old one ever was; else the old one fell, for with what it
//     had it would be chosen still.
//  2. What the first tree says of that move (at least so much) and what the second says (at most so much, and less)
//     can't both be so. Each is proved by its record (package proof), and a proof is a strategy: for one side one move
//     everywhere, for the other all of them. The two strategies meet in exactly one line. On it both trees contradict
//     each other at every position, until one of them has no more to say: there it stopped, left the move out, or
//     values the position otherwise. That is the node ([Split]).
//  3. From there the value of the second tree leads on to the leaf: at each node by the best move, or where none is
//     marked, for all were cut, by the one that came nearest.
//
// Positions that a table knew are followed to the node where they were searched. Bounds are bounds: a value of which at
// most so much is known is written so; a term is named only where it is part of two static values that are exact.
// Where a rule alone closed the node, or the record does not prove what it says, the chain ends there and says so.
//
// Values of two programmes are compared in pawns. Nothing is searched: a chain costs the two proofs.
package cause
