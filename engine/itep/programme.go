package itep

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Programme is ITEP as a [search.Programme].
type Programme struct{}

// New returns the programme.
func New() Programme { return Programme{} }

// Names of options.
const (
	optionScheme   = "scheme"
	optionDepth    = "depth"
	optionForced   = "forced"
	optionZch      = "zch"
	optionDecline  = "declineInCheck"
	optionOrder    = "order"
	optionPlayBest = "playBest"
	optionUntested = "untested"
	optionWeights  = "weights"

	optionRepetition  = "repetition"
	optionCastled     = "castled"
	optionIsolated    = "isolated"
	optionRefuseMates = "refuseMates"

	forcedNarrow = "narrow"
	forcedBroad  = "broad"
	forcedChecks = "checks"

	orderGains     = "gains"
	orderGenerated = "generated"

	untestedPassive = "passive"
	untestedActive  = "active"

	repetitionUnknown = "unknown"
	repetitionDrawn   = "drawn"
	castledRemembered = "remembered"
	castledPlace      = "place"
	isolatedOpen      = "open"
	isolatedDoubled   = "doubled"
)

// schemes are the values of the option scheme; the place of an active one is its
// variant.
var schemes = []string{"absolute", "active1", "active2", "active3"}

// The depth constant Dn, in half-moves. The report speaks of 2 to 5.
const (
	minDepth     = 0
	maxDepth     = 12
	defaultDepth = "4"
)

// About tells who the programme is and which rulings are ours.
func (Programme) About() search.About {
	return search.About{
		ID:      "itep",
		Name:    "ITEP",
		Years:   "1963-67",
		Authors: "G. Adelson-Velsky, V. Arlazarov, A. Bitman, A. Zhivotovsky, A. Uskov",
		Source: "Programme playing chess. A report on the symposium \"Theory and Computing Methods in the Upper Mantle " +
			"Problem\" (Stanford University Libraries, SC340)",
		Depth: optionDepth,
		Main:  []string{optionScheme, optionForced},
		Summary: "Up to a fixed rank the moves of an active game, those that lose nothing and threaten something, or in " +
			"the absolute scheme all; then the forced game: captures that win back enough, and some checks, with the right " +
			"to decline. " +
			"The default, the preset games, was chosen after looking at the programme's recorded moves.",
		Speed: search.Historic{
			Machine:        "M-20",
			NodesPerSecond: 13,
			Basis: "Inferred, not in the report: for the minutes that it prints beside 333 moves of games 2 to 5 our default " +
				"visits 11 to 17 nodes a second, " +
				"by game and side (experiment itep-minutes). The absolute scheme gives 7, 9 and 11 from the times of §6, about 1 " +
				"minute, 40 minutes and 4 hours a move at Dn = 2, 4 and 5",
		},
		Rulings: []search.Ruling{
			{Key: "itep.unit-d-ruling", Name: "unit d",
				Sentence: "A material point has 2048 units d, and the positional part is limited to 1022 d either way, one " +
					"inside the bounds [m] + d and [m] + 1 - d.", Place: "§4, formula 4, leaves d open"},
			{Key: "itep.nearer-mates-ruling", Name: "nearer mates",
				Sentence: "A mate counts one d less for every half-move to it.", Place: "§4, formula 2', values all mates alike"},
			{Key: "itep.phalanx-area-ruling", Name: "phalanx area", Sentence: "Phalanxes count on ranks 3 to 6 for both sides.",
				Place: "§5 I.2, diagram 2 is missing. The games don't decide it: of 408 moves we choose 226 in the absolute " +
					"scheme with ranks 3 to 6, 229 with 4 and 5, 224 with all, 228 with none (Dn = 3, older readings)"},
			{Key: "itep.passed-pawns-ruling", Name: "passed pawns",
				Sentence: "S of formula 9 is the number of ranks that the pawn has still to go: 1 on the rank before the last.",
				Place: "§5, formula 9, \"between this pawn and the queening square\". Read literally S is 0 there; at Dn = 3 no " +
					"choice of the 408 changes"},
			{Key: "itep.checks-counted-ruling", Name: "checks counted",
				Sentence: "Zch counts the checks that a side has given on the line from the root of the search; a capture that " +
					"gives check counts as a check, and is a forced move as one.",
				Place: "§4, \"in the chain of positions A0, ..., Aq\""},
			{Key: "itep.promotions-ruling", Name: "promotions",
				Sentence: "A promotion that neither takes nor gives check is not a forced move, although it gains material.",
				Place:    "§4, definition of the forced move. Counting them as forced loses 3 of the 408 moves"},
			{Key: "itep.castled-ruling", Name: "castled",
				Sentence: "Castling is a fact of the game. For a position that came without its game, and without a right to " +
					"castle, it is inferred from where the king stands when the position is set up; the option castled reads it off " +
					"the king's place always.",
				Place: "§5 III.1, \"castling is performed\"; §7 keeps it in cells. Read off the place, 52.Ke2, 54...Kf6, 55.Kc3 " +
					"and 57.Kd4 of game 3 cost 22 d each"},
			{Key: "itep.isolated-pawns-ruling", Name: "isolated pawns",
				Sentence: "Isolated pawns count on lines that are open for the opponent only; the option isolated counts doubled " +
					"ones on closed lines, too.",
				Place: "§5 I.4 names \"double isolated pawns and isolated pawns on an open line\", its definition the open line " +
					"only. The games prefer the definition"},
			{Key: "itep.mating-captures-ruling", Name: "mating captures",
				Sentence: "A capture that mates is a forced move whatever it leaves; the option refuseMates asks condition 6 of " +
					"it.", Place: "§4, condition 6; a final position has no material part (formula 2'). 35...Qb4 of game 2 needs it"},
			{Key: "itep.order-of-moves-ruling", Name: "order of moves",
				Sentence: "Captures of the most valuable piece by the least valuable one come first, other moves as they are " +
					"generated; the option order switches this off. In an active game active moves come first, then the best " +
					"passive one, each by their evaluations.",
				Place: "§7 does not say in which order moves are examined. Ten orders of the quiet moves choose between 224 and " +
					"235 of the 408 moves, ours 235"},
			{Key: "itep.bounds-of-the-tests-ruling", Name: "bounds of the tests",
				Sentence: "Formulas 10 and 11 are read on the mover's scale. A move loses when the opponent's value in the " +
					"safety test reaches his upper bound, 2C+1 less [m] + d: when he gains material.",
				Place: "§6, formulas 10; \"less than m\" is not said on whose scale"},
			{Key: "itep.castling-in-the-activity-test-ruling", Name: "castling in the activity test",
				Sentence: "The rights to castle are those after the move, because a king or rook that has moved can't use those " +
					"before it.",
				Place: "§6, \"possibility of castling is the same as in the position Aq\", which is the one before the move"},
			{Key: "itep.checks-are-active-ruling", Name: "checks are active",
				Sentence: "A move that gives check is active without a test: the opponent may not pass, and the threat is " +
					"against the king.",
				Place: "§6, formulas 11, where the opponent passes. Tested like other moves they lose 2 of the 264 moves that " +
					"the default chooses"},
			{Key: "itep.tests-stand-alone-ruling", Name: "tests stand alone",
				Sentence: "In a test the checks of the third forced game are counted from the test on, and positions from before " +
					"a pass do not repeat.", Place: "§4, \"the chain of positions A0, ..., Aq\""},
			{Key: "itep.the-move-before-the-root-ruling", Name: "the move before the root",
				Sentence: "The move that led to the root counts as not active, and so does one that was never tested for " +
					"activity, as an answer to an active move in the second variant; the option untested makes the latter count as " +
					"active.", Place: "§6, \"if the last opponent's move was active\""},
			{Key: "itep.all-moves-lose-ruling", Name: "all moves lose",
				Sentence: "Where every move loses by its safety test, at rank 2 and beyond, the pseudo-evaluation is the best of " +
					"those tests.", Place: "§6, formula 12.1 over no positions"},
			{Key: "itep.bounds-at-ranks-0-and-1-ruling", Name: "bounds at ranks 0 and 1",
				Sentence: "There the moves go on until the value lies within the bounds of formula 14 or 15, those of the round.",
				Place: "§6 names formulas 13.1 and 13.2, the extreme bounds, between which every value lies: the condition " +
					"would mean nothing. Going on only while the value is that extreme the default chooses 246 of the 408 moves " +
					"instead of 264"},
			{Key: "itep.tests-of-lost-moves-ruling", Name: "tests of lost moves",
				Sentence: "A test returns the best value that it has seen, also below its bounds, where it depends on the order " +
					"of equal captures: it is as exact as PEVA is.",
				Place: "§6, formulas 12; in variants 2 and 3 the order of moves changes 16 and 17 of the 408 choices by it, in " +
					"variant 1 one"},
			{Key: "itep.remaining-moves-ruling", Name: "remaining moves",
				Sentence: "At ranks 0 and 1 the remaining moves follow without further tests, those that are known to lose among " +
					"them by their evaluation.", Place: "§6, \"in the order determined by evaluations of moves\""},
			{Key: "itep.rounds-that-repeat-ruling", Name: "rounds that repeat",
				Sentence: "A round with the bounds of an earlier one is not played again: it would find the same, and most third " +
					"and fourth rounds do.", Place: "§6, \"the third round is given and, if it is necessary, the fourth round\""},
			{Key: "itep.scheme-of-the-games-ruling", Name: "scheme of the games",
				Sentence: "The first active game is the default, with one check a side in the forced game and no declining in " +
					"check. It was chosen after looking at the recorded games: it chooses 264 of the programme's 408 moves where " +
					"our absolute scheme of before chose 226, 60 gained and 22 lost. The preset absolute is the clearer one for a " +
					"lesson.",
				Place: "The report does not say by which scheme its games were played; its printed minutes fit this one " +
					"(experiment itep-minutes)"},
			{Key: "itep.best-move-found-ruling", Name: "best move found",
				Sentence: "After four failed rounds the best move found, that of the last round, is played, in a game and in an " +
					"analysis alike; with playBest off there is no move.", Place: "§6, \"the programme stops not making a move\""},
			{Key: "itep.mate-in-a-round-ruling", Name: "mate in a round",
				Sentence: "A round whose bounds come from a mate found has the upper bound 2C+1, so that nearer mates lie within " +
					"it.", Place: "§6, formula 15"},
			{Key: "itep.repetition-ruling", Name: "repetition",
				Sentence: "The programme does not know that a position repeats; the option repetition makes it a draw.",
				Place: "§4, \"drawn positions are final\"; its games repeat positions, or allow it, with points to lose: " +
					"24...Bg6 and 25.a3 of game 2, 48...Re6 to 51.Rxe6 of game 3"},
			{Key: "itep.longest-line-ruling", Name: "longest line", Sentence: "A line is followed for at most 120 half-moves.",
				Place: "§4, the forced game in the broad sense has no end of its own"},
		},
	}
}

// Scale returns the scale of the report: 0 (lost) to 2C+1 (won).
func (Programme) Scale() tree.Scale { return scale }

// Options returns the switches of the programme.
func (Programme) Options() []search.Option {
	return []search.Option{
		{Name: optionScheme, Type: search.Choice, Default: schemes[1], Source: "§6, algorithms of a move choice",
			Sentence: "By which rules moves are chosen before the depth Dn.",
			Choices: []search.OptionChoice{
				{Name: schemes[0], Sentence: "Every legal move."},
				{Name: schemes[1], Sentence: "The active game, first variant: moves that lose nothing are found first, then the " +
					"active ones of them; with these goes the best passive one."},
				{Name: schemes[2], Sentence: "The second variant: active moves are found first, and only they and the best " +
					"passive one are tested for safety; an active move is answered by the three best that lose nothing."},
				{Name: schemes[3], Sentence: "The third variant: as the second, but an active move is answered by active ones " +
					"and the best passive one, or else by the three best passive ones."},
			}},
		{Name: optionDepth, Type: search.Int, Default: defaultDepth, Min: minDepth, Max: maxDepth,
			Source: "§6, depth computation constant Dn",
			Sentence: "Half-moves from the root before the forced game begins: the absolute scheme examines every legal move " +
				"in them, an active one those that it chooses."},
		{Name: optionForced, Type: search.Choice, Default: forcedChecks, Source: "§4, the three variants of the forced game",
			Sentence: "Which moves are forced.",
			Choices: []search.OptionChoice{
				{Name: forcedNarrow, Sentence: "Captures after which the material is at least [m]."},
				{Name: forcedBroad, Sentence: "Also every check, and every answer to a check after which the material is at " +
					"least [m]. With declineInCheck=false this game has no end of its own: only the limits of nodes, time and 120 " +
					"half-moves end it."},
				{Name: forcedChecks, Sentence: "As broad while the side has given fewer than Zch checks on the line, " +
					"else as narrow."},
			}},
		{Name: optionZch, Type: search.Int, Default: "1", Min: 0, Max: 20, Source: "§4, control constant Zch",
			Sentence: "How many checks a side may give on one line before its forced moves are the narrow ones; for " +
				"forced=checks."},
		{Name: optionDecline, Type: search.Bool, Default: "false", Source: "§4, the empty move",
			Sentence: "In the forced game a side in check may decline as well, as the report says; false makes it answer with " +
				"any legal move. With forced=broad that can go on to the limits of nodes and time."},
		{Name: optionOrder, Type: search.Choice, Default: orderGains, Off: orderGenerated, Source: "ruling",
			Sentence: "The order in which moves are examined.",
			Choices: []search.OptionChoice{
				{Name: orderGains, Sentence: "Captures first, the most valuable piece by the least valuable one."},
				{Name: orderGenerated, Sentence: "As generated, which cuts much later."},
			}},
		{Name: optionUntested, Type: search.Choice, Default: untestedPassive, Source: "ruling; §6, \"if the last " +
			"opponent's move was active\"",
			Sentence: "As what a move counts, when it is answered, that was never tested for activity: in the second variant " +
				"the three answers to an active move.",
			Choices: []search.OptionChoice{
				{Name: untestedPassive, Sentence: "Not active: the activity of the answers to it is tested first."},
				{Name: untestedActive, Sentence: "Active: it is answered by the three best moves that lose nothing, in their " +
					"turn not tested for activity."},
			}},
		{Name: optionPlayBest, Type: search.Bool, Default: "true", Source: "ruling; §6, \"the programme stops not " +
			"making a move\"",
			Sentence: "When four rounds of an active game have failed, or repeat, the best move found is played; false gives " +
				"no move, as the report says. In its games the programme moved in every position where our rounds fail."},
		{Name: optionRepetition, Type: search.Choice, Default: repetitionUnknown, Source: "ruling; §4, \"drawn positions " +
			"are final\"",
			Sentence: "What a position is worth that stood on the board before, in the game or on the line.",
			Choices: []search.OptionChoice{
				{Name: repetitionUnknown, Sentence: "What any other is: the programme does not know. In its games both sides " +
					"repeat, or allow it, while one is points ahead; the rules of chess count in the game that is played."},
				{Name: repetitionDrawn, Sentence: "A draw; contradicted by eight moves of games 2 and 3 at 4 000 to 6 100 d each."},
			}},
		{Name: optionCastled, Type: search.Choice, Default: castledRemembered, Source: "§5 III.1; §7, \"cells with the " +
			"information about the possibility or the loss of the castling\"",
			Sentence: "When a side that may no longer castle counts as having castled.",
			Choices: []search.OptionChoice{
				{Name: castledRemembered, Sentence: "When it did so in the game, wherever its king goes later. For a position " +
					"without its game that is inferred from the king's place."},
				{Name: castledPlace, Sentence: "When its king stands as after castling: a king that walks back to c1 or g8 earns " +
					"22 d; contradicted by the endgame of game 3."},
			}},
		{Name: optionIsolated, Type: search.Choice, Default: isolatedOpen, Source: "§5 I.3-4",
			Sentence: "Which isolated pawns are weak.",
			Choices: []search.OptionChoice{
				{Name: isolatedOpen, Sentence: "Those on a line that is open for the opponent: the sentence that defines the " +
					"term knows no others."},
				{Name: isolatedDoubled, Sentence: "Also doubled ones on closed lines: the sentence before it speaks of \"double " +
					"isolated pawns and isolated pawns on an open line\"."},
			}},
		{Name: optionRefuseMates, Type: search.Bool, Default: "false", Source: "§4, condition 6 and formula 2'",
			Sentence: "A capture that mates is refused in the forced game when it leaves too little material, like any other; " +
				"a value then depends on the bounds. Else it is always a forced move, because a final position has no " +
				"material part."},
		{Name: optionWeights, Type: search.Weights, Default: "", Set: &authentic, Source: "§5, \"they had different values " +
			"in different chess games\"",
			Sentence: "Weights of terms that differ from the authentic set, in units d: term:number, with commas between."},
	}
}

// Presets returns the named sets of options; the first is the default.
func (Programme) Presets() []search.Preset {
	// narrow is a scheme in the narrow forced game, where a side in check may decline.
	narrow := func(scheme string, more ...string) map[string]string {
		values := map[string]string{optionScheme: scheme, optionForced: forcedNarrow, optionZch: "2", optionDecline: "true"}
		for i := 0; i < len(more); i += 2 {
			values[more[i]] = more[i+1]
		}
		return values
	}
	return []search.Preset{
		{Name: "games", Sentence: "The default, as the recorded games are best accounted for: the first active game, one " +
			"check a side in the forced game, no declining in check. " +
			"Chosen after looking at their 408 moves, of which it chooses 264 where our absolute scheme of before chose 226 " +
			"(60 gained, 22 lost); the printed minutes speak for it, too."},
		{Name: "absolute", Sentence: "The absolute scheme with the narrow forced game: every legal move before Dn, then " +
			"captures. The clearer one for a lesson, and the default before the games were asked.", Values: narrow(schemes[0])},
		{Name: "plain", Sentence: "The absolute scheme without our order of moves.", Values: narrow(schemes[0], optionOrder,
			orderGenerated)},
		{Name: "active 1", Sentence: "The first variant of the active game, safety first, with the narrow forced game.",
			Values: narrow(schemes[1])},
		{Name: "active 2", Sentence: "The second variant, activity first and fewer tests, with the narrow forced game.",
			Values: narrow(schemes[2])},
		{Name: "active 3", Sentence: "The third variant, where active moves are answered actively, with the narrow " +
			"forced game.", Values: narrow(schemes[3])},
	}
}

// Evaluate takes f(A) apart, with the weights of the option weights.
func (Programme) Evaluate(p *board.Position, values search.Values) eval.Breakdown {
	r := newRules(values)
	return *r.terms(p)
}

// Search plays the scheme of §6 that the options name, from the task's position.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	return newScheme(ctx, task).search(), nil
}
