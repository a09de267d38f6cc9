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
	optionDepth   = "depth"
	optionForced  = "forced"
	optionZch     = "zch"
	optionDecline = "declineInCheck"
	optionOrder   = "order"

	forcedNarrow = "narrow"
	forcedBroad  = "broad"
	forcedChecks = "checks"

	orderGains     = "gains"
	orderGenerated = "generated"
)

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
		Source:  "Programme playing chess. A report on the symposium \"Theory and Computing Methods in the Upper Mantle Problem\" (Stanford University Libraries, SC340)",
		Depth:   optionDepth,
		Summary: "All moves up to a fixed rank, then the forced game: captures that win back enough, with the right to decline.",
		Speed: search.Historic{
			Machine:        "M-20",
			NodesPerSecond: 9,
			Basis: "Inferred, not in the report: §6 gives about 1 minute, 40 minutes and 4 hours a move at Dn = 2, 4 and 5, where our own search visits " +
				"410, 21 000 and 150 000 positions on the average of the programme's moves in games 2 to 6, that is 7, 9 and 11 a second",
		},
		Rulings: []search.Ruling{
			{Name: "unit d", Sentence: "A material point has 2048 units d, and the positional part is limited to 1023 d either way.", Place: "§4, formula 4, leaves d open"},
			{Name: "nearer mates", Sentence: "A mate counts one d less for every half-move to it.", Place: "§4, formula 2', values all mates alike"},
			{Name: "phalanx area", Sentence: "Phalanxes count on ranks 3 to 6 for both sides.", Place: "§5 I.2, diagram 2 is missing"},
			{Name: "castled", Sentence: "A king counts as castled by where it stands, because a position does not remember its castling.", Place: "§5 III.1"},
			{Name: "order of moves", Sentence: "Captures of the most valuable man by the least valuable one come first, other moves as they are generated; the option order switches this off.", Place: "§7 does not say in which order moves are examined"},
			{Name: "repetition", Sentence: "A position that stood on the board before, in the game or on the line, counts as drawn.", Place: "§4, \"drawn positions are final\""},
			{Name: "longest line", Sentence: "A line is followed for at most 120 half-moves.", Place: "§4, the forced game in the broad sense has no end of its own"},
		},
	}
}

// Scale returns the scale of the report: 0 (lost) to 2C+1 (won).
func (Programme) Scale() tree.Scale { return scale }

// Options returns the switches of the programme.
func (Programme) Options() []search.Option {
	return []search.Option{
		{Name: optionDepth, Type: search.Int, Default: defaultDepth, Min: minDepth, Max: maxDepth, Source: "§6, depth computation constant Dn",
			Sentence: "Half-moves from the root in which every legal move is examined; from there on the forced game."},
		{Name: optionForced, Type: search.Choice, Default: forcedNarrow, Source: "§4, the three variants of the forced game",
			Sentence: "Which moves are forced.",
			Choices: []search.OptionChoice{
				{Name: forcedNarrow, Sentence: "Captures after which the material is at least [m]."},
				{Name: forcedBroad, Sentence: "Also every check, and every answer to a check after which the material is at least [m]."},
				{Name: forcedChecks, Sentence: "As broad while the side has given fewer than Zch checks on the line, else as narrow."},
			}},
		{Name: optionZch, Type: search.Int, Default: "2", Min: 0, Max: 20, Source: "§4, control constant Zch",
			Sentence: "How many checks a side may give on one line before its forced moves are the narrow ones; for forced=checks."},
		{Name: optionDecline, Type: search.Bool, Default: "true", Source: "§4, the empty move",
			Sentence: "In the forced game a side in check may decline as well, as the report says; false makes it answer with any legal move."},
		{Name: optionOrder, Type: search.Choice, Default: orderGains, Source: "ruling",
			Sentence: "The order in which moves are examined.",
			Choices: []search.OptionChoice{
				{Name: orderGains, Sentence: "Captures first, the most valuable man by the least valuable one."},
				{Name: orderGenerated, Sentence: "As generated, which cuts much later."},
			}},
	}
}

// Presets returns the named sets of options.
func (Programme) Presets() []search.Preset {
	return []search.Preset{
		{Name: "authentic", Sentence: "The absolute scheme with the narrow forced game.", Values: map[string]string{}},
		{Name: "plain", Sentence: "The same without our order of moves.", Values: map[string]string{optionOrder: orderGenerated}},
	}
}

// Evaluate takes f(A) apart.
func (Programme) Evaluate(p *board.Position, _ search.Values) eval.Breakdown {
	b := eval.NewBreakdown(&authentic)
	evaluate(p, &authentic, b)
	return *b
}

// Search plays the absolute scheme of §6 from the task's position.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	return newScheme(ctx, task).search(), nil
}
