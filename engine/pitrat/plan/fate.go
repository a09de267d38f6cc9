package plan

// Fate is what happened to a plan at a node.
type Fate uint8

// The fates. Those from RejectedMissing to RejectedAbsurd are the tests of the simulation, in their
// order (section 2.3.1).
const (
	Waiting         Fate = iota // put into the node's second list
	Listed                      // already in the list, or tried there before
	Tried                       // taken from the second list, or executed at once
	Calls                       // has put the node's move into the tree: it is in the node's first list
	Passed                      // nothing more to do: it was executed to its end
	Refined                     // its modification was replaced by other plans
	NotLegal                    // its move is not legal
	Failed                      // its verification failed
	Gone                        // its modification finds the square in neither state
	NotSimulated                // no plan that its modification or analysis gives was accepted
	RejectedMissing             // thrown out by the simulation: the own man is not there
	RejectedShut                // the way is shut by men that the plan does not remove
	RejectedNothing             // there is nothing to capture
	RejectedBalance             // the balance of the captures is not good
	RejectedAbsurd              // absurd: the last gain is less than what comes before
	Fates                       // how many there are
)

// fateWords are the sentences of the fates.
var fateWords = [Fates]string{
	Waiting:         "waits in the list of plans of this node",
	Listed:          "was in the list already, or tried here before",
	Tried:           "was tried",
	Calls:           "called for this move",
	Passed:          "was executed to its end",
	Refined:         "gave way to plans that make its modification",
	NotLegal:        "ended: the move is not legal",
	Failed:          "ended: the verification failed",
	Gone:            "ended: the square is in neither state of the modification",
	NotSimulated:    "ended: there is no way to make the modification that the simulation accepts",
	RejectedMissing: "was rejected by the simulation: the man is not there, or is needed elsewhere",
	RejectedShut:    "was rejected by the simulation: the way is shut by a man that the plan does not remove",
	RejectedNothing: "was rejected by the simulation: there is nothing to capture",
	RejectedBalance: "was rejected by the simulation: even if all goes well the balance of the captures is not good",
	RejectedAbsurd:  "was rejected by the simulation: what it wins at the end is less than what comes before",
}

// String says what happened in words, to stand behind the plan.
func (f Fate) String() string {
	if f >= Fates {
		return "unknown"
	}
	return fateWords[f]
}

// Rejected reports whether the simulation threw the plan out.
func (f Fate) Rejected() bool { return f >= RejectedMissing && f < Fates }
