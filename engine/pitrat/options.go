package pitrat

import (
	"strconv"

	"drevo/engine/search"
)

// Names of options, and of the values to be won.
const (
	optionWanted  = "win"
	optionStorage = "storage"
	optionFull    = "fullRules"
	optionForcing = "forcing"
	optionWide    = "wide"
	optionLeaning = "leaning"
	optionProof   = "proof"
	optionWithout = "without"
	optionInitial = "initial"
	optionValues  = "values"

	wantedPawn     = "pawn"
	wantedTwoPawns = "twoPawns"
	wantedPiece    = "piece"
	wantedRook     = "rook"
	wantedQueen    = "queen"
	wantedMate     = "mate"

	proofNatural  = "natural"
	proofEvasions = "evasions"
	proofVerify   = "verify"

	initialMoved = "moved"
	initialGiven = "given"
)

// defaultStorage and mostStorage are thousands of nodes.
const (
	defaultStorage = 200
	mostStorage    = 4000
)

// Options returns the switches of the programme.
func (Programme) Options() []search.Option {
	return []search.Option{
		{Name: optionWanted, Type: search.Choice, Default: wantedPawn, Source: "2: the programme receives the value that " +
			"it has to find; the default is a ruling",
			Sentence: "What the combination must win at least. The programme does not try plans that win less.",
			Choices: []search.OptionChoice{
				{Name: wantedPawn, Sentence: "A pawn: all plans are tried, also those for mate."},
				{Name: wantedTwoPawns, Sentence: "Two pawns."},
				{Name: wantedPiece, Sentence: "A knight or a bishop."},
				{Name: wantedRook, Sentence: "A rook."},
				{Name: wantedQueen, Sentence: "A queen."},
				{Name: wantedMate, Sentence: "The king: only plans that mate are tried."},
			}},
		{Name: optionProof, Type: search.Choice, Default: proofEvasions, Source: "ours; 2.4 accepts a win when the natural " +
			"replies are refuted",
			Sentence: "What else is asked before a win is accepted.",
			Choices: []search.OptionChoice{
				{Name: proofNatural, Sentence: "Nothing, as in the paper: all natural replies are refuted; where no plan has " +
					"one the null move stands for all, also for a king in check."},
				{Name: proofEvasions, Sentence: "Every legal evasion of a check is tried that was answered by the null move " +
					"alone."},
				{Name: proofVerify, Sentence: "Every legal reply that no plan has called for is given to a search by " +
					"exchanges and material; those after which it sees no win are tried."},
			}},
		{Name: optionWithout, Type: search.Moves, Source: "ours",
			Sentence: "Moves that are not to be tried, first ones or the last of a line (h1e1-d2c2-e1d1): what else wins? " +
				"So \"win a piece, not by 1.Qd1+\" of M9 and L180, where that move wins too as we have made them up."},
		{Name: optionInitial, Type: search.Choice, Default: initialGiven, Source: "2.2; table 1 has nine plans for the " +
			"initial position of chess",
			Sentence: "By which position the initial analysis judges double attacks.",
			Choices: []search.OptionChoice{
				{Name: initialMoved, Sentence: "By that after the move, with the ways open. It makes sixteen plans a side of the " +
					"initial position of chess."},
				{Name: initialGiven, Sentence: "By the given one: the men that one attacker more would win there. A check comes " +
					"from a square without an own man, and to capture a guarded man with check is one plan, not two. It makes nine."},
			}},
		{Name: optionStorage, Type: search.Int, Default: strconv.Itoa(defaultStorage), Min: 1, Max: mostStorage,
			Source: "3.2: the storage was full; its size is a ruling",
			Sentence: "This many thousand moves the tree may have; then the search ends, not decided. The paper's programme " +
				"has no limit of depth or width, and never needed more than 23."},
		{Name: optionForcing, Type: search.Bool, Default: "false", Source: "ours; 2.4.1 and 2.2.3 have less",
			Sentence: "A check is a threat whatever plan called for it; what a plan threatens is carried out also where the " +
				"rest of it has become impossible. It finds more, claims less, and makes larger trees."},
		{Name: optionWide, Type: search.Bool, Default: "false", Source: "ours; 2.2.1 and 2.2.3 name what they leave out",
			Sentence: "When the six classes have found nothing anywhere, a seventh looks at the whole board: every check and " +
				"capture, quiet moves that threaten to win enough or to mate, that save an own man, or advance a passed pawn; " +
				"for the opponent every reply that takes the point from a threat. It finds more and claims less."},
		{Name: optionLeaning, Type: search.Bool, Default: "false", Source: "ours; 3.2 has no move where the " +
			"storage is used up",
			Sentence: "Where a limit ends the search, the move that stood as winning in most rounds is given, as not decided; " +
				"off: the one that stands so when the limit comes, if any does."},
		{Name: optionFull, Type: search.Bool, Default: "false", Source: "2: rules have been simplified; the switch is ours",
			Sentence: "Castling, capture en passant and stalemate. Off: as in 1977 there is none of them."},
		{Name: optionValues, Type: search.Weights, Default: "", Set: &material, Source: "2: these values are read",
			Sentence: "Values of men that differ from the paper's: man:number, with commas between."},
	}
}

// Presets returns the named sets of options.
func (Programme) Presets() []search.Preset {
	preset := func(name, sentence, win string) search.Preset {
		return search.Preset{Name: name, Sentence: sentence, Values: map[string]string{optionWanted: win}}
	}
	return []search.Preset{
		{Name: "1977", Sentence: "The programme of the paper; it is to win at least a pawn, and accepts a win as the paper " +
			"does.", Values: map[string]string{optionWanted: wantedPawn, optionProof: proofNatural}},
		{Name: "verified", Sentence: "It is to win at least a pawn, and gives every reply to a search by exchanges and " +
			"material before it claims.", Values: map[string]string{optionProof: proofVerify, optionFull: "true"}},
		{Name: "forcing", Sentence: "The strongest: with our additions about checks and threats, the seventh class, the " +
			"full rules, room for a million moves, and a leaning where a limit ends it.",
			Values: map[string]string{optionForcing: "true", optionWide: "true", optionLeaning: "true", optionFull: "true",
				optionStorage: "1000"}},
		preset("win a piece", "It is to win at least a knight or a bishop.", wantedPiece),
		preset("win a rook", "It is to win at least a rook.", wantedRook),
		preset("win the queen", "It is to win at least a queen.", wantedQueen),
		preset("mate", "It is to mate.", wantedMate),
	}
}
