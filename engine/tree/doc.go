// Package tree records the search tree of a chess programme, node by node, and
// reads it back while the search still runs.
//
// It is the meeting place of the project: every programme writes through a
// [Recorder], every view reads through a [Tree], and neither knows the other.
//
// # The rules of the record
//
//  1. A node is a position, together with the move that led to it. Node 0 is
//     the root; it has no move. An [ID] never changes and is never reused
//     within a tree; a larger ID was created later.
//  2. Children stand in the order of their creation. Any node may get a child at
//     any time, so a programme that grows its tree in no fixed order (Pitrat's
//     plans) uses the same store as a depth-first one: see "Two ways to write".
//  3. All scores are from the point of view of the side to move at the node, in
//     the programme's own units; [Header.Scale] turns them into pawns. The side
//     to move is the root's on even plies and the other on odd plies. A pass
//     (null move, ITEP's activity test) is a node of its own, so this holds
//     there too.
//  4. A stage (an iteration, a round: [Kind.Stage]) is a node without a move. It
//     has the ply and the point of view of its parent, its bounds are the
//     bounds that the stage started with, its reason says why it ended. Kaissa's
//     search is root, iterations FV0, FV1, (2, 1), ..., rounds below each, and
//     the moves below the rounds. The last stage that was closed speaks for its
//     parent; one that was stopped does so only when its parent has its score.
//  5. An aside (a safety test, an activity test: [Kind.Aside]) was searched to
//     decide about a move and gives its parent no value, unless no move passed
//     its test ([Reason.TestsDecide]). A stage may be an aside, too: the estimate
//     that gives a first round its bounds. The class of an aside says what it
//     found, that of a move's last aside what became of the move.
//  6. Alpha and Beta are the bounds at entry. Score is what the programme
//     returned, not forced into the bounds (fail-soft). [Node.Value] is the score
//     within the bounds, the number that the programme works with; the
//     score itself is the pseudo-evaluation: what the moves that were looked at
//     promise ([Tree.Pseudo]).
//  7. Every closed node has a [Reason]: why nothing more was done there. Reasons
//     are codes in one table, to which we only append.
//  8. The end may be missing: the search runs, was stopped, or the budget was
//     used up. An open node has no score yet; a folded node ([Node.Folded]) has
//     descendants that were counted but not kept.
//  9. Count is the number of nodes that the programme visited in the subtree,
//     the node itself included, kept or not.
//
// # Two ways to write
//
// Depth-first: [Recorder.Enter], [Recorder.Static], [Recorder.Leave], like
// brackets. In any order: [Recorder.Add] hangs a node under any other, and
// [Recorder.Close] gives it a score, as often as the programme changes its mind.
// All writing is done by one goroutine. A nil *Recorder records nothing and costs
// a comparison.
//
// # Reading while it grows
//
// Nodes lie in slabs of fixed size and are found by index. The writer fills a
// record first and links it then with one atomic store, so a reader that came
// by a link sees a whole record; what changes later (first child, score,
// reason, count) changes atomically. Nobody waits for anybody. A reader that
// walks the tree twice may find more the second time, never less.
//
// # What is derived, not stored
//
// Forced variation ([Tree.Line]), pseudo-evaluation, provenance of a value
// ([Tree.Provenance]), counts by kind and reason ([Tree.Census]), the refutation
// of a move ([Tree.Refutation]) and the first difference between two trees
// ([FirstDifference]).
package tree
