package itep

import (
	"slices"

	"drevo/engine/search"
)

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
	orderMen       = "men"
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

// Options returns the switches of the programme.
func (Programme) Options() []search.Option { return slices.Clone(options) }

var options = []search.Option{
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
			{Name: orderMen, Sentence: "The same captures first, then the men in the order of table 2, the king first, and " +
				"of each its squares from a1 to h8."},
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
