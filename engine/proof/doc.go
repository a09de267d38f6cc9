// Package proof takes out of a recorded tree what proves a value, and nothing else: of the millions of nodes that a
// search visits, those without which its value would not follow.
//
// A claim is that the value of a node is at least, or at most, so much for the side to move there. It follows
//
//   - from the end of the game, or from the static value where the programme may stop there;
//   - at least: from one move, after which the opponent has at most that much;
//   - at most: from all moves that were looked at, after each of which the opponent has at least that much, and from
//     the rules that left the others out (rule 13 of package tree);
//   - from the node that a table knew the value from, and from a stage (an iteration, a round) of the same position;
//   - from the tests of the moves, where the programme took the best of them for the value, and from a pass, where
//     that was its best;
//   - from a rule of the programme alone that closed the node.
//
// Of the searches of a move the last one counts. An exact value is two proofs, each of about the square root of the
// nodes that a search without bounds has. What a rule left out is assumed, not proved: a proof says how often, and by
// which rules ([Proof.Assumed]). Static values are the programme's, and are taken from the record.
//
// Where one of several moves would do, the one with the fewest nodes below it is taken: the proof is small, not
// the smallest that there is. A position that a table closes is proved once, wherever it is used.
//
// Package check reads a proof without the maker's code, and refuses it when any of its nodes is taken out.
package proof
