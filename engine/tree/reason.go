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
	ReasonAllLosing                   // every move loses by its test
	ReasonWithinBounds                // a round has its value
	ReasonBelowBounds                 // a round must be played again, lower
	ReasonAboveBounds                 // a round must be played again, higher
	ReasonRoundsUsed                  // no round has its value
	ReasonLosing                      // not considered: loses material by its test
	ReasonPassive                     // not considered: neither active nor the best passive move
	ReasonNotAmongBest                // not considered: neither active nor one of the three best
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
	exampleAllLosing   = "8/Pk6/8/8/8/8/6Kp/8 b - - 0 1"
	exampleBelow       = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"
	exampleAbove       = "r3k2r/8/8/8/8/8/8/2R1K2R w Kkq - 0 1"
	exampleRounds      = "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1"
	exampleLosing      = "r1bqk1nr/ppp2ppp/2np4/b3p3/2BPP3/2P2N2/P4PPP/RNBQK2R w KQkq - 0 1"
	exampleNotAmong    = "8/3B4/5kp1/7p/7P/6K1/6P1/7r b - - 0 1"
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
	ReasonAllLosing:     {"all moves lose", GroupLeaf, "Every move loses material by its safety test, so none is considered: the best of these tests is the result.", "ITEP §6, \"all moves permissible by the chess rules will be exhausted\"; the value is a ruling", exampleAllLosing},
	ReasonWithinBounds:  {"within the bounds", GroupSearched, "The value lies within the bounds of the round, so it is the result.", "ITEP §6, formulas 14 and 15", exampleCombination},
	ReasonBelowBounds:   {"below the bounds", GroupSearched, "No move brings the value up to the bounds of the round: another round is played with bounds from the pseudo-evaluation.", "ITEP §6, formula 15", exampleBelow},
	ReasonAboveBounds:   {"above the bounds", GroupCut, "A move brings the value above the bounds of the round: another round is played with bounds from the pseudo-evaluation.", "ITEP §6, formula 15", exampleAbove},
	ReasonRoundsUsed:    {"four rounds failed", GroupStop, "After four rounds the value still lies outside the bounds: the programme gives no move.", "ITEP §6, \"the programme stops not making a move\"", exampleRounds},
	ReasonLosing:        {"losing", GroupNotConsidered, "The safety test finds that the move loses material.", "ITEP §6, formulas 10", exampleLosing},
	ReasonPassive:       {"passive", GroupNotConsidered, "The move threatens nothing, and of such moves only the best one is considered.", "ITEP §6, formulas 11", exampleCombination},
	ReasonNotAmongBest:  {"not among the three best", GroupNotConsidered, "The opponent's last move was active, and of the moves that were looked at in answer three with a better evaluation are considered.", "ITEP §6, second and third variant of the active game", exampleNotAmong},
	ReasonNotKept:       {"not kept", GroupNotConsidered, "The programme may have looked at the move, but the record was full: think again from this node to see.", "the budget of the record", ""},
	ReasonSettled:       {"settled", GroupSearched, "No move of the map was better than to stop, so the line ends here with the balance of what was captured and what is doomed.", "Botvinnik II, formula 12", exampleCombination},
	ReasonSettledCut:    {"settled, cut", GroupCut, "To stop alone reached the upper bound, so no move of the map was looked at.", "Botvinnik II, formula 12", exampleCombination},
	ReasonNothingOnMap:  {"nothing on the map", GroupLeaf, "No move is on the map within the horizon, or none keeps hope: the line ends here.", "Botvinnik II, the horizon", exampleCombination},
	ReasonTable:         {"known", GroupTable, "The same position was examined before, at least as far, on another line.", "ruling: Botvinnik, a table of positions", exampleCombination},
	ReasonNotOnMap:      {"not on the map", GroupNotConsidered, "The move neither begins an attack within the horizon nor denies one.", "Botvinnik II, the horizon", exampleCombination},
	ReasonNoHope:        {"no hope", GroupNotConsidered, "After the move what is missing would be more than what is doomed and what comes nearer.", "Botvinnik II, formulas 9 and 10", exampleCombination},
	ReasonHopeless:      {"hopeless", GroupLeaf, "What is missing is more than what is doomed and what comes nearer, so the side gives up the line.", "Botvinnik II, formulas 9 and 10", exampleCombination},
	ReasonExchange:      {"exchange does not pay", GroupNotConsidered, "At the end of a line only captures that win something on their square are looked at.", "Botvinnik II, formula 8, and a ruling on the length of lines", exampleCombination},
	ReasonFound:         {"found", GroupStop, "A move that the game of annihilation does not refute was found.", "Botvinnik II, the game of changing functions", exampleCombination},
	ReasonLessChange:    {"changes less", GroupNotConsidered, "Another move changes the functions of the attacks more to the side's advantage, and is not refuted.", "Botvinnik II, the game of changing functions", exampleCombination},
	ReasonGain:          {"gain", GroupStop, "The game of annihilation found a gain that every denial fails to refute, so the horizon grows no further.", "Botvinnik II, the horizon", exampleCombination},
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

// TestsDecide reports whether a node closed for this reason has the score of its
// best safety test, an aside.
func (r Reason) TestsDecide() bool { return r == ReasonAllLosing }

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
