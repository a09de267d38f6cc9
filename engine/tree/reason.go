package tree

import (
	"cmp"
	"slices"
)

// Reason says why nothing more was done at a node, or why a move has no node. Codes are stored in
// records, so new ones go at the end.
type Reason uint8

// The core's reasons. A programme's own start at OwnReason; it may also give one of these its own
// name, sentence and source (see [Vocabulary]).
const (
	ReasonOpen         Reason = iota // the search is still at work
	ReasonComplete                   // every move that the game at the node looks at had its turn
	ReasonCut                        // alpha reached beta
	ReasonStandPat                   // the static value was better than every move examined
	ReasonStandPatCut                // the static value alone reached beta
	ReasonQuiet                      // there is no move to examine: the static value is the result
	ReasonTable                      // known from another node: see Node.KnownFrom
	ReasonCheckmate                  // final
	ReasonStalemate                  // final
	ReasonFiftyMoves                 // final
	ReasonRepetition                 // final
	ReasonInsufficient               // final
	ReasonPlyLimit                   // the line grew too long
	ReasonStopped                    // the user or a limit ended the search
	ReasonWithinBounds               // a round has its value
	ReasonBelowBounds                // a round must be played again, lower
	ReasonAboveBounds                // a round must be played again, higher
	ReasonAfterCut                   // not considered: alpha reached beta before it
	ReasonNotReached                 // not considered: the search ended before it
	ReasonNotKept                    // counted, but beyond the budget of the record

	OwnReason Reason = 64
)

// Reasons is the number of codes, for tables indexed by reason.
const Reasons = 128

// Final reports whether the rules of chess end the game at nodes closed for this reason.
func (r Reason) Final() bool { return r >= ReasonCheckmate && r <= ReasonInsufficient }

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
	Reason   Reason
	Key      Key
	Name     string // as it stands in JSON and in the explorer
	Group    Group
	Sentence string
	Source   string // where the rule comes from
	Example  string // FEN of a position where a search shows it; empty for what needs none
	Least    bool   // the value is at least so much, whatever the bounds: the search took what was good enough
}

func (i ReasonInfo) key() Key { return i.Key }

func (i ReasonInfo) replaces(core ReasonInfo) bool { return i.Reason == core.Reason }

func (i ReasonInfo) among(v *Vocabulary) (own, core []ReasonInfo) { return v.Reasons, coreReasons }

// Completed returns the rows of a programme's reasons, those for the core's codes filled up: what such a row
// leaves out is as the core has it, the key too.
func Completed(rows []ReasonInfo) []ReasonInfo {
	for i := range rows {
		own := &rows[i]
		at := slices.IndexFunc(coreReasons, own.replaces)
		if at < 0 {
			continue
		}
		core := coreReasons[at]
		own.Key, own.Name, own.Group = cmp.Or(own.Key, core.Key), cmp.Or(own.Name, core.Name), cmp.Or(own.Group, core.Group)
		own.Sentence, own.Source = cmp.Or(own.Sentence, core.Sentence), cmp.Or(own.Source, core.Source)
		own.Example = cmp.Or(own.Example, core.Example)
	}
	return rows
}

// Where the core's reasons come from.
const (
	rulesOfChess = "the rules of chess"
	alphaBeta    = "alpha-beta search (Brudno 1963; Knuth and Moore 1975)"
	quiescence   = "quiescence search (Shannon 1950, type B; Turing 1953)"
	userOrLimit  = "the user, or a limit of time or nodes"
)

const (
	exampleCombination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	exampleMate        = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"
	exampleStalemate   = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1"
	exampleFiftyMoves  = "8/8/8/4k3/8/4K3/4R3/8 w - - 99 80"
	exampleBareKings   = "8/8/8/4k3/8/4K3/4p3/8 w - - 0 1"
	exampleChecks      = "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1"
)

var coreReasons = []ReasonInfo{
	{ReasonOpen, "core.open", "not finished", GroupOpen, "The search is still at work below this node.", "", "", false},
	{ReasonComplete, "core.complete", "no cut", GroupSearched,
		"Every move that this kind of node looks at had its turn, and none cut.", alphaBeta, exampleCombination, false},
	{ReasonCut, "core.cut", "cut", GroupCut,
		"The lower bound reached the upper one: whatever else is here, the opponent will not let it come to this.", alphaBeta,
		exampleCombination, false},
	{ReasonStandPat, "core.stand-pat", "stand pat", GroupSearched,
		"No move that was examined was better than the static value, so the line ends here.", quiescence,
		exampleCombination, false},
	{ReasonStandPatCut, "core.stand-pat-cut", "stand pat, cut", GroupCut,
		"The static value alone reached the upper bound, so no move was looked at.", quiescence, exampleCombination, false},
	{ReasonQuiet, "core.quiet", "quiet", GroupLeaf, "There is no move to examine here: the static value is the result.",
		quiescence, exampleCombination, false},
	{ReasonTable, "core.table", "known", GroupTable,
		"The same position was examined before, at least as far, on another line.", "transposition table (Greenblatt 1967)",
		exampleCombination, false},
	{ReasonCheckmate, "core.checkmate", "checkmate", GroupFinal, "The side to move is mated.", rulesOfChess, exampleMate,
		false},
	{ReasonStalemate, "core.stalemate", "stalemate", GroupFinal,
		"The side to move has no legal move and is not in check: a draw.", rulesOfChess, exampleStalemate, false},
	{ReasonFiftyMoves, "core.fifty-moves", "fifty moves", GroupFinal,
		"Fifty moves without a capture or a pawn move: a draw.", rulesOfChess, exampleFiftyMoves, false},
	{ReasonRepetition, "core.repetition", "repetition", GroupFinal,
		"The position stood on the board before, in the game or on this line: a draw.",
		rulesOfChess + "; a ruling counts the first repetition", exampleChecks, false},
	{ReasonInsufficient, "core.insufficient", "insufficient material", GroupFinal,
		"Neither side has the pieces to mate: a draw.", rulesOfChess, exampleBareKings, false},
	{ReasonPlyLimit, "core.ply-limit", "line too long", GroupStop,
		"The line reached the longest length that the programme follows: the static value is the result.", "ruling", "",
		false},
	{ReasonStopped, "core.stopped", "stopped", GroupStop, "The search was stopped before this node was finished.",
		userOrLimit, "", false},
	{ReasonWithinBounds, "core.within-bounds", "within the bounds", GroupSearched,
		"The value lies within the bounds of the round, so it is the result.", "search with narrow bounds", "", false},
	{ReasonBelowBounds, "core.below-bounds", "below the bounds", GroupSearched,
		"No move brings the value up to the bounds of the round: another round is played, lower.",
		"search with narrow bounds", "", false},
	{ReasonAboveBounds, "core.above-bounds", "above the bounds", GroupCut,
		"A move brings the value above the bounds of the round: another round is played, higher.",
		"search with narrow bounds", "", false},
	{ReasonAfterCut, "core.after-cut", "after the cut", GroupNotConsidered,
		"The bounds met before this move had its turn.", alphaBeta, exampleCombination, false},
	{ReasonNotReached, "core.not-reached", "not reached", GroupNotConsidered,
		"The search was stopped before this move had its turn.", userOrLimit, "", false},
	{ReasonNotKept, "core.not-kept", "not kept", GroupNotConsidered,
		"The programme may have looked at the move, but the record was full: think again from this node to see.",
		"the budget of the record", "", false},
}
