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
//  4. A stage (an iteration, a round: [NodeType.Stage]) is a node without a move. It has the ply
//     and the point of view of its parent, a number, the bounds that it started with, and a reason
//     that says why it ended. Kaissa's search is root, iterations FV0, FV1, (2, 1), ..., rounds
//     below each, and the moves below the rounds.
//  5. The best child is recorded: a node that improves its parent is marked when it does
//     ([Recorder.Improve]), and the youngest that is marked is the best ([Tree.Best]). So a search
//     may fail soft or hard, pass, search a move again with other bounds, or change its mind; a
//     node where to stand pat is best has none. A stage that is taken over is marked like a move. A
//     search that starts from minus infinity marks the first move in any case, so that every value
//     leads somewhere.
//  6. Alpha and Beta are the bounds at entry. Score is what the programme returned, not forced into
//     the bounds. [Node.Value] is the score within the bounds, the number that the programme works
//     with; the score itself is the pseudo-evaluation: what the moves that were looked at promise
//     ([Tree.Pseudo]).
//  7. A node that a table closed names the node at which its value was found ([Node.KnownFrom]).
//     With rules 5 and 13 every value leads to a static value, a final position, or to what a rule allowed
//     a move that it left out ([Tree.Provenance]).
//  8. A test (a safety test, an activity test: [NodeType.Test]) was searched to decide about a move
//     and gives its parent no value, unless it is marked as its best child: ITEP does so where no
//     move passes. The class of a test says what it found, that of a move's last test what became
//     of the move.
//  9. Every closed node has a [Reason]: why nothing more was done there. Types, classes and reasons
//     are codes: the core's, and above them the programme's own, which the [Vocabulary] in the
//     header describes. Codes are only appended.
//  10. A move may say why it had its [Place] in the order of its parent's moves: the table knew it, it
//     was a killer.
//  11. The end may be missing: the search runs, was stopped, or the budget was used up. An open
//     node has no score yet; a truncated node has descendants that were counted but not kept.
//  12. Count is the number of nodes that the programme visited in the subtree, the node itself
//     included, kept or not.
//  13. A move that a rule left out when it had its turn has no node but a [Skip]: the move, the rule, and
//     where the value of the node rose because of it (the most that the move can bring, by the rule, is
//     more than the best so far), what it rose to: then no child is the best until one improves that. So a
//     legal move has nodes or a skip, or the node says why it had no turn: by its reason (a cut came first)
//     or by its type (only captures).
//
// # Two ways to write
//
// Depth-first: [Recorder.Enter], [Recorder.Static], [Recorder.Leave], like
// brackets, with [Recorder.Improve] after a child that is better and [Recorder.Skip] where a move is left
// out. In any order: [Recorder.Add] hangs a node under any other, [Recorder.AddSkip] a skip, and
// [Recorder.Close] gives a node a score and [Recorder.SetBest] its parent a best child, as often as the
// programme changes its mind. All writing is done by one goroutine. A nil *Recorder records nothing and
// costs a comparison.
//
// What the budget had no room for can be searched again: [NewRecorderBelow] keeps it alone, and [Tree.Graft] puts it into
// the tree that has ended, with larger numbers than the nodes that were visited later.
//
// # Reading while it grows
//
// Nodes lie in slabs of fixed size and are found by index. The writer fills a
// record first and links it then with one atomic store, so a reader that came
// by a link sees a whole record; what changes later (first child, score,
// reason, count, whether it is the best) changes atomically. Nobody waits for anybody. A reader
// that walks the tree twice may find more the second time, never less.
//
// Below the first two plies the nodes of a depth-first search are linked privately, without atomic
// stores, and shown together: when a node below one that the readers see is left, and at the latest
// every 1024 nodes.
//
// # What is derived, not stored
//
// Forced variation ([Tree.Line]), pseudo-evaluation, provenance of a value
// ([Tree.Provenance]), counts by type and reason ([Tree.Stats]) and the first
// difference between two trees ([FirstDifference]). The refutation of a move is the line from its
// node.
package tree
