package experiment

import "slices"

// All returns every experiment, by programme, the oldest first. A new one is a row in the table of its
// programme.
func All() []Experiment {
	return slices.Concat(onITEP(), onBotvinnik(), onKaissa(), onPaulChess(), onPitrat(), onAll())
}

// Why an experiment can't be done in parts.
const (
	itIsQuick = "it is done in some seconds"
	itLooksIn = "it looks into the record of every search, and records don't travel"
	itGoesOn  = "which positions it takes depends on what came of those before"
	itAsks    = "Stockfish is asked about every claim as it comes"
)

func onITEP() []Experiment {
	return []Experiment{
		{
			Name:     "itep-growth",
			Title:    "ITEP: Growth with depth",
			Sentence: "How the work of ITEP grows with each half-move of depth.",
			Source: "ITEP §6: a half-move more takes 6 times as long; near 1 minute for Dn = 2, near 40 minutes for Dn = 4, " +
				"some 4 hours for Dn = 5.",
			measure: growth,
		},
		{
			Name:  "itep-games",
			Title: "ITEP: Moves of the recorded games",
			Sentence: "How many of the programme's own moves in its recorded games our ITEP chooses, reading by reading, what " +
				"the others cost, and which none explains.",
			Source: "ITEP, list of games: games 2 to 6 with the depth of each side; Botvinnik 1968, introduction: a game of " +
				"the match with Stanford.",
			measure: games,
		},
		{
			Name:     "itep-minutes",
			Title:    "ITEP: Minutes of the recorded games",
			Sentence: "Which scheme accounts for the minutes that the programme's moves took.",
			Source: "ITEP, list of games: minutes of the moves of games 2 to 5; §6: near 40 minutes for Dn = 4 in the " +
				"absolute scheme, which at Dn = 5 \"is practically impossible\".",
			measure: gameMinutes,
		},
		{
			Name:  "itep-live",
			Title: "ITEP: Game 3 and the match, played again",
			Sentence: "Game 3 of the report at its printed minutes and the match with Stanford, move by move, with what ITEP " +
				"saw; how many of the moves of the match are chosen, which nobody had looked at before.",
			Source: "ITEP, game 3, with its minutes; the match of 1966 and 1967, 3 : 1, three half-moves in two games and " +
				"five in two (Newborn 1975, as told in the Chess Programming Wiki).",
			measure: live,
		},
		{
			Name:  "itep-variants",
			Title: "ITEP: The variants of the active game",
			Sentence: "What the absolute scheme and the three variants of the active game cost, and how often they choose " +
				"the same move.",
			Source: "ITEP §6: in the first variant two forced games are played for most moves, because most are not losing; " +
				"\"this is why the second variant works more quickly\". No figures are given.",
			measure: variants,
		},
	}
}

func onBotvinnik() []Experiment {
	return []Experiment{
		{
			Name:  "botvinnik-1938",
			Title: "Botvinnik: Botvinnik - Capablanca, 1938",
			Sentence: "The map of Botvinnik - Capablanca within one, two and three half-moves, the choice, and the variations " +
				"of chapter IV in its tree.",
			Source: botvinnikSource + "chapter IV: of 27 legal moves the map in three half-moves has 12, and 1.Ba3 is the " +
				"only one that formula 9 does not reject. The map took the M-220 5 s.",
			whole:   itIsQuick,
			measure: capablanca1938,
		},
		{
			Name:     "botvinnik-60",
			Title:    "Botvinnik: The sixty positions of chapter V",
			Sentence: "Map, choice and account of hope in the sixty positions of chapter V.",
			Source:   botvinnikSource + "chapter V: positions for analysis, without solutions.",
			measure:  sixty,
		},
		{
			Name:     "botvinnik-kings",
			Title:    "Botvinnik: The ways of a king",
			Sentence: "All shortest ways of a king from one square to another.",
			Source: botvinnikSource + "chapter VI: 393 ways from a4 to h4 in about 0.1 s on the M-220; chapter III has the " +
				"ways from b2 to f7.",
			whole:   itIsQuick,
			measure: kings,
		},
		{
			Name:  "botvinnik-reti",
			Title: "Botvinnik: Reti's study",
			Sentence: "Position 41 of chapter V, Reti's study, by the book's method and with what is told of Pioneer: the " +
				"move, its value, and the whole tree.",
			Source: "Botvinnik, Selected Games 1967-1970, as quoted in the archive of the Computer Chess Club: the first " +
				"study that Pioneer solved, on 28 January 1977, with 54 moves in its tree and the rule of the square.",
			whole:   itIsQuick,
			measure: reti,
		},
		{
			Name:  "botvinnik-later",
			Title: "Botvinnik: Feats of the later programmes",
			Sentence: "Whether the method plays what Pioneer is said to have wanted in the position of 1938, and what CC " +
				"Sapiens published of Kasparov - Ribli.",
			Source: "Botvinnik, as quoted in the archive of the Computer Chess Club: Pioneer wanted 30.Nf5+ in 1979. " +
				"Botvinnik, Three Positions, ICCA Journal 16/2, 1993, as told in the Chess Programming Wiki.",
			measure: later,
		},
		{
			Name:  "botvinnik-additions",
			Title: "Botvinnik: What is added for quiet positions",
			Sentence: "What zones, formula 11 and values of the third type at the stop bring Botvinnik's method: " +
				"Bratko-Kopec, and games at equal nodes.",
			Source:   "None. The book says that positional play needs experiments; the suite is of 1982.",
			measure:  positionalAdditions,
			settable: true,
			full:     10,
		},
		{
			Name:  "botvinnik-wac",
			Title: "Botvinnik: Win at Chess",
			Sentence: "How many positions of Win at Chess Botvinnik's method solves, with the options as they are or as " +
				"they are set.",
			Source:   "None: a suite that today's programmes are tried on.",
			measure:  botvinnikWac,
			settable: true,
		},
	}
}

func onKaissa() []Experiment {
	return []Experiment{
		{
			Name:  "kaissa-games",
			Title: "Kaissa: Its own moves",
			Sentence: "How many of Kaissa's moves in its six recorded games ours chooses, by level and reading, beside ITEP " +
				"and chance.",
			Source:  "Games of 1974 and 1977 (Chess Programming Wiki and others): 242 moves, without level or time.",
			measure: kaissaAgreement,
		},
		{
			Name:     "kaissa-rounds",
			Title:    "Kaissa: How often the first guess holds",
			Sentence: "How often Kaissa's first guess of the material value holds, over whole games.",
			Source:   "Kaissa 3.1: it \"guesses right, which is about 90% of cases\".",
			measure:  kaissaRounds,
		},
		{
			Name:     "kaissa-reductions",
			Title:    "Kaissa: What each reduction saves",
			Sentence: "What each reduction of Kaissa's search saves, switched off in turn.",
			Source: "Kaissa 3.1: with a right guess \"the search is sped up greatly\"; killers, borders and table " +
				"without figures.",
			measure: kaissaReductions,
		},
		{
			Name:     "kaissa-levels",
			Title:    "Kaissa: What the levels cost and solve",
			Sentence: "How Kaissa's work grows with the level, and what the levels solve of Win at Chess.",
			Source:   "Kaissa 3.1: on an IBM PC/AT 3 seconds a move on FV0, 20 on 3.1, 6 minutes on 5.1.",
			measure:  kaissaLevels,
			settable: true,
		},
	}
}

func onPaulChess() []Experiment {
	return []Experiment{
		{
			Name:  "paulchess-games",
			Title: "PaulChess: Its games, played again",
			Sentence: "How many of PaulChess's moves in its fourteen games ours chooses, beside fewer and more plies, other " +
				"evaluations, and chance.",
			Source: thesisSource + "Appendix I: fourteen games of version 1.0 at 4/6 plies, 864 printed moves, of which 48 " +
				"count as the opening book's.",
			measure: thesisAgreement,
		},
		{
			Name:     "paulchess-techniques",
			Title:    "PaulChess: What each technique saves",
			Sentence: "What each technique of PaulChess saves, in time, in boards generated and in nodes.",
			Source: thesisSource + "Speed Improvements #1 to #3: deepening and table 40 %, null move 70 %, two-phase " +
				"generation 28 % at five plies and 50 % at four, of the time.",
			measure: thesisTechniques,
		},
		{
			Name:  "paulchess-wac",
			Title: "PaulChess: Win at Chess",
			Sentence: "How many positions of Win at Chess PaulChess 1.0 solves, and its preset modern in half a second each; " +
				"or as it is set.",
			Source:   "None: a suite that today's programmes are tried on.",
			measure:  paulchessWac,
			settable: true,
		},
		{
			Name:  "modern-ladder",
			Title: "PaulChess: What each technique of Modern adds",
			Sentence: "What each technique of the preset modern adds to those before it: nodes until the best move stays, Win " +
				"at Chess solved, Elo.",
			Source:   "None: techniques of the decades since, one after the other.",
			measure:  modernLadder,
			settable: true,
			full:     200,
		},
		{
			Name:  "paulchess-simple1",
			Title: "PaulChess: Simple1 against 1.0",
			Sentence: "What the evaluation of PaulChess 1.0 brings against that of Simple1 in the same search, in games from " +
				"balanced openings.",
			Source: thesisSource + "Evaluation: its author puts Simple1 (0.1) at 1500 to 1600 in the middle game and 1100 " +
				"in the end game, 1.0 at 1800 in the middle game, by his judgement.",
			measure:  thesisSimple1,
			settable: true,
			full:     200,
		},
	}
}

func onPitrat() []Experiment {
	return []Experiment{
		{
			Name:  "pitrat-table1",
			Title: "Pitrat: Table 1",
			Sentence: "What Pitrat's plans find in the positions of the paper, and what it costs in plans and nodes, " +
				"beside table 1.",
			Source:   pitratSource + "3.3, table 1: eleven combinations and the initial position, on an IBM 370-168.",
			whole:    itLooksIn,
			measure:  pitratTable,
			settable: true,
		},
		{
			Name:     "pitrat-wac",
			Title:    "Pitrat: Win at Chess",
			Sentence: "How many combinations of Win at Chess Pitrat's plans find, of those that win material or mate.",
			Source:   "None: a suite that today's programmes are tried on. The paper: 181 of 184 positions from books.",
			measure:  pitratWac,
			settable: true,
		},
		{
			Name:  "pitrat-claims",
			Title: "Pitrat: Claims",
			Sentence: "Every win that Pitrat's plans claim in Win at Chess, in quiet positions and in those of the paper, " +
				"checked by Stockfish.",
			Source: "None. A proof that leaves out replies can claim too much; the paper names three failures, all of them " +
				"wins that were not found.",
			whole:    itAsks,
			measure:  pitratClaims,
			settable: true,
		},
		{
			Name:  "pitrat-proofs",
			Title: "Pitrat: False claims, by what is asked of a proof",
			Sentence: "How many of the wins that Pitrat's plans claim are false, by what is asked of the proof, in positions " +
				"of games that are made for it; checked by Stockfish.",
			Source: "None. The paper accepts a win when the natural replies are refuted, and names three failures, all of " +
				"them wins that were not found.",
			whole:    itGoesOn,
			measure:  pitratProofs,
			settable: true,
		},
		{
			Name:     "pitrat-quiet",
			Title:    "Pitrat: Where nothing is to be won",
			Sentence: "Whether Pitrat's plans claim a win in a hundred quiet positions of recorded games.",
			Source:   "None. A search that leaves out replies can claim too much.",
			whole:    itGoesOn,
			measure:  pitratQuiet,
			settable: true,
		},
	}
}

// onAll are the experiments that programmes take part in together.
func onAll() []Experiment {
	return []Experiment{
		{
			Name:  "programmes-match",
			Title: "All programmes: Against one another",
			Sentence: "All programmes against one another with the same time for a move, from balanced openings with " +
				"both colours.",
			Source:   "None: the programmes never met.",
			measure:  roundRobin,
			settable: true,
			full:     20,
		},
		{
			Name:  "combination",
			Title: "All programmes: One combination, several ways to find it",
			Sentence: "Which programme finds the combinations of Pitrat's paper, with how many nodes, in what time, and where " +
				"its line leaves the printed one.",
			Source:   "Pitrat 1977: the positions and their main lines; of the other programmes nothing is printed about them.",
			measure:  combination,
			settable: true,
		},
		{
			Name:  "cause",
			Title: "All programmes: Why a choice changed",
			Sentence: "How many of a hundred changes of mind, from iteration to iteration and from programme to programme, " +
				"are explained by a chain of nodes that ends at a leaf, and by what the others end.",
			Source:  "None.",
			whole:   itGoesOn,
			measure: causes,
		},
		{
			Name:  "horizon",
			Title: "All programmes: What they miss, and by which rule",
			Sentence: "Of what the programmes miss of two suites: how far the truth lies, by which rule the way to it was " +
				"left, and how often the change of one option finds it.",
			Source:  "None; the horizon effect is Berliner's (1973).",
			measure: horizons,
		},
		{
			Name:  "proof-size",
			Title: "All programmes: Nodes that prove the value",
			Sentence: "How many of the nodes that a search visits prove its value, and where a record does not prove it; in a " +
				"hundred positions.",
			Source: "None; Knuth and Moore (1975): of the nodes of a whole tree of b moves and d half-moves about twice " +
				"the square root is enough.",
			measure: proofSizes,
		},
		{
			Name:  "techniques",
			Title: "All programmes: What each technique does",
			Sentence: "What each technique of the programmes closes, leaves out, spends and changes in the records of their " +
				"searches, and how many nodes the same searches take without it.",
			Source:  "None for all; PaulChess printed what its own save (paulchess-techniques).",
			measure: techniqueLedger,
		},
	}
}
