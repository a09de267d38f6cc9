package tree

// Reason says why nothing more was done at a node, or why a move was never
// looked at. The codes are stored in records and files: new ones go at the end,
// and none changes its meaning.
type Reason uint8

// The reasons. Each is described in the table below.
const (
	ReasonOpen          Reason = iota // not closed yet
	ReasonComplete                    // every move was examined
	ReasonCut                         // alpha-beta: the bounds met
	ReasonDeclined                    // no forced move was better than the empty move
	ReasonDeclinedCut                 // the empty move alone reached the upper bound
	ReasonNothingForced               // there is no forced move
	ReasonCheckmate                   // final
	ReasonStalemate                   // final
	ReasonFiftyMoves                  // final
	ReasonRepetition                  // final
	ReasonInsufficient                // final
	ReasonPlyLimit                    // the line grew too long
	ReasonStopped                     // the user or a limit ended the search
	ReasonNotForced                   // not considered: not a forced move
	ReasonMaterialBelow               // not considered: gives back too little
	ReasonAfterCut                    // not considered: the bounds met before it
	ReasonChecksUsed                  // not considered: the side has used up its checks
	ReasonNotReached                  // not considered: the search ended before it
	ReasonNotKept                     // counted, but beyond the budget of the record
	ReasonSettled                     // no move of the map was better than to stop
	ReasonSettledCut                  // to stop reached the upper bound
	ReasonNothingOnMap                // there is no move of the map
	ReasonTable                       // known from another way to the same position
	ReasonNotOnMap                    // not considered: not a move of the map
	ReasonNoHope                      // not considered: the hope formula fails
	ReasonGain                        // a gain was found, so the horizon grows no further
	ReasonHopeless                    // the side to move gives up the line
	ReasonExchange                    // not considered: the exchange on its square does not pay
	ReasonFound                       // a move that is good enough was found
	ReasonLessChange                  // not considered: a move that changes the functions better was good enough
	reasonCount
)

// Reasons is the number of reasons, for tables indexed by reason.
const Reasons = int(reasonCount)

// Group sorts the reasons by what they are about.
type Group string

// The groups of reasons.
const (
	GroupOpen          Group = "open"
	GroupSearched      Group = "searched"
	GroupCut           Group = "cut"
	GroupLeaf          Group = "leaf"
	GroupFinal         Group = "final"
	GroupStop          Group = "stop"
	GroupNotConsidered Group = "not considered"
	GroupTable         Group = "table"
)

// ReasonInfo describes a reason to people.
type ReasonInfo struct {
	Name     string // as it stands in JSON and in the explorer
	Group    Group
	Sentence string
	Source   string // where the rule comes from
	Example  string // FEN of a position where a search shows it; empty for what needs none
}

const (
	exampleCombination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	exampleMate        = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"
	exampleStalemate   = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1"
	exampleChecks      = "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1"
	exampleEndless     = "8/3k4/7P/7p/8/1K6/1Q1r4/8 w - - 0 1"
)

var reasonTable = [reasonCount]ReasonInfo{
	ReasonOpen:          {"open", GroupOpen, "The search is still at work below this node.", "", ""},
	ReasonComplete:      {"all moves", GroupSearched, "Every move that the rules of the game allow here was examined.", "ITEP §7: the moves a_n to b_n are used up", exampleCombination},
	ReasonCut:           {"cut", GroupCut, "The lower bound reached the upper one (M > m fails): whatever else is here, the opponent will not let it come to this.", "ITEP §7, formula 20; alpha-beta", exampleCombination},
	ReasonDeclined:      {"declined", GroupSearched, "No forced move was better than the empty move, so the forced variation ends here with the static value.", "ITEP §4, formula 7", exampleCombination},
	ReasonDeclinedCut:   {"declined, cut", GroupCut, "The empty move alone reached the upper bound, so no forced move was looked at.", "ITEP §4, formula 7, and §7, formula 20", exampleCombination},
	ReasonNothingForced: {"nothing forced", GroupLeaf, "There is no forced move here that satisfies the material condition: the static value is the result.", "ITEP §4, condition 6", exampleCombination},
	ReasonCheckmate:     {"checkmate", GroupFinal, "The side to move is mated.", "ITEP §4, formula 2'", exampleMate},
	ReasonStalemate:     {"stalemate", GroupFinal, "The side to move has no legal move and is not in check: a draw.", "ITEP §4, formula 2'", exampleStalemate},
	ReasonFiftyMoves:    {"fifty moves", GroupFinal, "Fifty moves without a capture or a pawn move: a draw.", "the rules of chess", "8/8/8/4k3/8/4K3/4R3/8 w - - 99 80"},
	ReasonRepetition:    {"repetition", GroupFinal, "The position stood on the board before, in the game or on this line: a draw.", "the rules of chess; a ruling counts the first repetition", exampleChecks},
	ReasonInsufficient:  {"insufficient material", GroupFinal, "Neither side has the men to mate: a draw.", "the rules of chess", "8/8/8/4k3/8/4K3/4p3/8 w - - 0 1"},
	ReasonPlyLimit:      {"line too long", GroupStop, "The line reached the longest length that the programme follows: the static value is the result.", "ruling; in ITEP only where checks must be answered (forced=broad, declineInCheck=false)", exampleEndless},
	ReasonStopped:       {"stopped", GroupStop, "The search was stopped before this node was finished.", "the user, or a limit of time or nodes", ""},
	ReasonNotForced:     {"not forced", GroupNotConsidered, "The move is not a forced one, and only forced moves are allowed here.", "ITEP §4", exampleCombination},
	ReasonMaterialBelow: {"material below [m]", GroupNotConsidered, "After the move the material would still be below the entire part of the lower bound: it does not win back enough.", "ITEP §4, condition 6", exampleCombination},
	ReasonAfterCut:      {"after the cut", GroupNotConsidered, "The bounds met before this move had its turn.", "ITEP §7, formula 20", exampleCombination},
	ReasonChecksUsed:    {"checks used up", GroupNotConsidered, "The side has given as many checks on this line as the constant Zch allows.", "ITEP §4, third variant of the forced game", exampleChecks},
	ReasonNotReached:    {"not reached", GroupNotConsidered, "The search was stopped before this move had its turn.", "the user, or a limit of time or nodes", ""},
	ReasonNotKept:       {"not kept", GroupNotConsidered, "The programme may have looked at the move, but the record was full: think again from this node to see.", "the budget of the record", ""},
	ReasonSettled:       {"settled", GroupSearched, "No move of the map was better than to stop, so the line ends here with the balance of what was captured and what is doomed.", "Botvinnik II, formula 12", ""},
	ReasonSettledCut:    {"settled, cut", GroupCut, "To stop alone reached the upper bound, so no move of the map was looked at.", "Botvinnik II, formula 12", ""},
	ReasonNothingOnMap:  {"nothing on the map", GroupLeaf, "No move is on the map within the horizon, or none keeps hope: the line ends here.", "Botvinnik II, the horizon", ""},
	ReasonTable:         {"known", GroupTable, "The same position was examined before, at least as far, on another line.", "a table of positions", ""},
	ReasonNotOnMap:      {"not on the map", GroupNotConsidered, "The move neither begins an attack within the horizon nor denies one.", "Botvinnik II, the horizon", ""},
	ReasonNoHope:        {"no hope", GroupNotConsidered, "After the move what is missing would be more than what is doomed and what comes nearer.", "Botvinnik II, formulas 9 and 10", ""},
	ReasonHopeless:      {"hopeless", GroupLeaf, "What is missing is more than what is doomed and what comes nearer, so the side gives up the line.", "Botvinnik II, formulas 9 and 10", ""},
	ReasonExchange:      {"exchange does not pay", GroupNotConsidered, "At the end of a line only captures that win something on their square are looked at.", "Botvinnik II, formula 8, and a ruling on the length of lines", ""},
	ReasonFound:         {"found", GroupStop, "A move that the game of annihilation does not refute was found.", "Botvinnik II, the game of changing functions", ""},
	ReasonLessChange:    {"changes less", GroupNotConsidered, "Another move changes the functions of the attacks more to the side's advantage, and is not refuted.", "Botvinnik II, the game of changing functions", ""},
	ReasonGain:          {"gain", GroupStop, "The game of annihilation found a gain that every denial fails to refute, so the horizon grows no further.", "Botvinnik II, the horizon", ""},
}

// Info returns the description of the reason; an unknown one has an empty one.
func (r Reason) Info() ReasonInfo {
	if r >= reasonCount {
		return ReasonInfo{}
	}
	return reasonTable[r]
}

// String returns the name of the reason.
func (r Reason) String() string { return r.Info().Name }

// StaticWins reports whether a node closed for this reason has its static value
// as its score, whatever its children returned.
func (r Reason) StaticWins() bool {
	switch r {
	case ReasonDeclined, ReasonDeclinedCut, ReasonNothingForced, ReasonPlyLimit,
		ReasonSettled, ReasonSettledCut, ReasonNothingOnMap, ReasonHopeless:
		return true
	}
	return false
}
