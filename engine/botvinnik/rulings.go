package botvinnik

import (
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// rulings are our decisions where the book is silent, those of the map after those of the game.
var rulings = append([]search.Ruling{
	{Key: "botvinnik.stopping-ruling", Name: "stopping",
		Sentence: "A side that is not in check may stop, unless verify forbids it. The line is then worth the balance of " +
			"what was captured, less the dearest of its own pieces that are doomed if it does nothing.",
		Place: "II, formula 12 and the end of the analysis: it can end at any moment"},
	{Key: "botvinnik.doomed-ruling", Name: "doomed",
		Sentence: "For stopping, doomed is what the opponent takes at once, the king that is mated and the pawn that " +
			"promotes within the horizon, with F = 1 as if the side had passed. At the end of a line the side saves the " +
			"dearest.", Place: "II, formula 12, and the values of the second type"},
	{Key: "botvinnik.threats-ruling", Name: "threats",
		Sentence: "The attacks that threaten to become effective are those that have F = 1 if the side to move passes; " +
			"its denials are the moves that retreat the target, capture the attacker, step on the way, bear on a stop, or " +
			"give the king a square.", Place: "II, three kinds of defence"},
	{Key: "botvinnik.length-ruling", Name: "length",
		Sentence: "Within one horizon the lines grow in rounds of one half-move. An attack that needs n half-moves is " +
			"begun while n-1 are left, answers to check take none, and at the end captures that pay on their square are " +
			"still looked at.",
		Place: "II, end of the analysis: far calculation with a near horizon goes with near calculation with a far one"},
	{Key: "botvinnik.desperate-checks-ruling", Name: "desperate checks",
		Sentence: "Ours, and off: a check by a side that has more than a rook doomed takes half of a half-move, and " +
			"checks stay on the map to the end of a line. It was made so that the book's main line of 1938 appears to its end.",
		Place: "not in the book; IV, the line 1...Qxa3, says only that Black must attack the king again and again"},
	{Key: "botvinnik.checks-ruling", Name: "checks",
		Sentence: "A check is a move of the map from a horizon of three half-moves on, also where only one move of the " +
			"attack is left on the line.", Place: "II: a check begins an attack of three half-moves on the king"},
	{Key: "botvinnik.horizon-and-effort-ruling", Name: "horizon and effort",
		Sentence: "The preset book ends at the first gain. Else the horizon grows until the effort is spent or no mate " +
			"can be nearer. From three half-moves on a horizon has half of the effort that is left, the greatest all of it, " +
			"and without a limit of effort half of the time; a round is broken off at three times the share. A move that was " +
			"found stands against a farther horizon whose lines are shorter and find no more. The result says why the search " +
			"ended.",
		Place: "II, the horizon: the limit is set where the analysis becomes too hard, early in open positions, late in " +
			"endings"},
	{Key: "botvinnik.hope-ruling", Name: "hope",
		Sentence: "The formula of hope is asked in the preset book only: elsewhere it changed no result of 300 " +
			"positions. hope=nearer and hope=kept ask it where at least three half-moves are left; hope=kept lets an object " +
			"keep up hope whose q did not go up.", Place: "II, formulas 9 and 10: the line goes on while there is hope"},
	{Key: "botvinnik.mates-by-f-ruling", Name: "mates by F",
		Sentence: "F = 1 on a king is a claim. While three half-moves are left a side whose king is attacked so may not " +
			"stop, and neither may one that has five moves or less: it examines every move, as in check (option verify). " +
			"With less time the claim counts as a mate.", Place: "II, formula 12; the ruling on F of a king"},
	{Key: "botvinnik.stops-tried-ruling", Name: "stops tried",
		Sentence: "What a side loses by stopping is judged by F. From a horizon of four half-moves on, where nothing was " +
			"gained before, it is tried as well while five half-moves are left: the side passes, and the opponent plays the " +
			"game of annihilation in lines that are four half-moves shorter. Where that gains more, stopping is worth less, " +
			"and the first move of the gain is a threat that may be denied (option trial).",
		Place: "II, formula 12: the balance when the analysis ends; the book does not say how far ahead what is doomed is " +
			"looked for"},
	{Key: "botvinnik.nearer-mates-ruling", Name: "nearer mates",
		Sentence: "Where the game of annihilation finds a mate in more than two moves, the game of changing functions " +
			"tries every legal move for a mate in two, in lines of four half-moves (option nearer).",
		Place: "not in the book, which is content with a gain; the first move of a mate may begin no attack of the map"},
	{Key: "botvinnik.what-is-missing-ruling", Name: "what is missing",
		Sentence: "With hope=nearer and hope=kept the formula counts as lost what is missing to the lower bound, which is " +
			"what the side has for certain elsewhere; hope=book counts from the beginning of the line.",
		Place: "II, formula 9: the loss is counted from the beginning of the line, where nothing is certain yet"},
	{Key: "botvinnik.turn-of-hope-ruling", Name: "turn of hope",
		Sentence: "The change of q is counted between two turns of the same side, its own half-move and the answer " +
			"together.", Place: "II, formula 10, and chapter IV, where 1.Nh5 gxh5 opens the queen's attack with the answer"},
	{Key: "botvinnik.sign-of-gamma-ruling", Name: "sign of gamma", Sentence: "Gamma is 0 where q did not go down.",
		Place: "II, formula 10: as printed it gives 0, while the text below says -1"},
	{Key: "botvinnik.nearer-ruling", Name: "nearer",
		Sentence: "An object that enters the horizon comes nearer; of several attacks on it the most open counts.",
		Place:    "II, formula 10"},
	{Key: "botvinnik.uncovering-ruling", Name: "uncovering",
		Sentence: "From a horizon of three half-moves on, a piece that stands alone between an own slider and an object " +
			"that is worth at least the slider may step aside.",
		Place: "II, the horizon: a piece in the way costs at least two half-moves"},
	{Key: "botvinnik.denials-of-denials-ruling", Name: "denials of denials",
		Sentence: "They join the moves of the map from a horizon of three half-moves on, where they serve an attack that " +
			"is two half-moves shorter and fails on one square only: a move against the way of a denier, or a supporter more " +
			"for that square. Of an attack on the king that nobody stops on its way, a move that denies the king all squares " +
			"to which it could go is one, too.",
		Place: "II, the horizon, and formula 6: the time of a denial comes on top of that of the attack"},
	{Key: "botvinnik.changing-functions-ruling", Name: "changing functions",
		Sentence: "If nothing was gained, the legal moves are tried in the order of how they change the sums of v - q " +
			"over the pairs of attacker and object, own and enemy, by the weights of the style; the first that the game of " +
			"annihilation does not refute is played.", Place: "II, formula 11 and style"},
	{Key: "botvinnik.positional-horizon-ruling", Name: "positional horizon",
		Sentence: "In the game of changing functions a denial may come one move later than in the game of annihilation, " +
			"and the attacks whose q is summed take at most three half-moves however far the horizon is.",
		Place: "II: one half-move farther, but the half-moves of one side come in twos; the positional horizon cannot be " +
			"another"},
	{Key: "botvinnik.refutations-ruling", Name: "refutations",
		Sentence: "Whether a positional move is refuted is found out by a game of annihilation of four half-moves.",
		Place:    "not in the book"},
	{Key: "botvinnik.illegal-replies-ruling", Name: "illegal replies",
		Sentence: "In the position of 1938 the book's replies 1...Ng4 and 1...Nd7 to 1.Ba3 are not examined: they are " +
			"illegal, for Qe5 pins the knight f6 against Kg7.", Place: "IV, the replies to 1.Ba3"},
	{Key: "botvinnik.zones-ruling", Name: "zones",
		Sentence: "Off but in the preset pioneer: an attack of which at most two squares are closed has a zone. To it " +
			"belong the denials that cost the attacker something, in time or one move late, and the other pieces of the " +
			"attacker that can come within the horizon to where they bear on a square of denial or on the denier. Their first " +
			"moves are moves of the map, those that serve more objects first; what is doomed are all attacks with F = 1 " +
			"within the horizon; pawns promote to queens.",
		Place: "Botvinnik's later books have zones and play in them as a game of their own; the text of 1968 has attacks " +
			"and denials only. This is our reading of what is told of them"},
	{Key: "botvinnik.rule-of-the-square-ruling", Name: "rule of the square",
		Sentence: "With zones, where one side has nothing but its king and the other only pawns beside its own, a pawn " +
			"with a free way promotes if the bare king is not in its square, and the last pawn is lost that it attacks with F " +
			"= 1. F itself errs there: it lets the pawn deny a square from where it stands while it goes on.",
		Place: "told of Pioneer, which had the rule; formula 3' gives it: a king is in time for control of the last square " +
			"one half-move after the pawn"},
	{Key: "botvinnik.position-at-the-stop-ruling", Name: "position at the stop",
		Sentence: "Off: with leaves or third a stop has a positional part of less than a pawn, where it can make a " +
			"difference. Of the values of the third type the dearest of each side counts; formula 11 counts as in the game of " +
			"changing functions. That game then tries every move and plays the best, and a gain is a pawn or more.",
		Place: "II, end of the analysis: with the positional horizon the analysis may end at any moment, by formulas 11 " +
			"and 12; it gives no number for it. Neither option earned its place: of 24 positions of Bratko-Kopec 7 to 9 are " +
			"solved with them, 9 without"},
	{Key: "botvinnik.repetition-ruling", Name: "repetition",
		Sentence: "A position that stood on the board before, in the game or on the line, counts as drawn.",
		Place:    "not in the book"},
	{Key: "botvinnik.longest-line-ruling", Name: "longest line",
		Sentence: "A line is followed for at most 100 half-moves, evasions of check included.", Place: "not in the book"},
}, ofTheMap()...)

// ofTheMap are the rulings of the trajectories.
func ofTheMap() (list []search.Ruling) {
	for _, r := range trajectory.Rulings() {
		list = append(list, search.Ruling{Key: tree.KeyOf("botvinnik", r.Key, "ruling"), Name: r.Name,
			Sentence: r.Sentence, Place: r.Source})
	}
	return list
}
