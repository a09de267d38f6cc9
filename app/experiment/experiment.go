// Package experiment repeats what the sources say they measured, on our rebuilt
// programmes, and puts both side by side.
//
// An experiment is a row in the table below: a name, a sentence, what the source
// says, and a function that measures. It returns a [Report], which prints itself for
// people and encodes as JSON, so that the command line and the window show the same.
//
// Numbers of nodes are the same in every run; times depend on the machine and on what
// else it does.
package experiment

import (
	"context"
	"fmt"
	"strings"
	"time"
)

// Experiment is one row of the table.
type Experiment struct {
	Name     string // as on the command line
	Title    string // as in the window
	Sentence string // what it measures
	Source   string // what the source says, with the place
	measure  measure
	with     func(Setting) measure // the same with a setting; nil where there is nothing to set
}

// measure fills a report.
type measure func(ctx context.Context, r *Report, progress Progress) error

// Setting is what an experiment on a programme can be told, so that every figure can be repeated.
type Setting struct {
	Options map[string]string // of the programme, beside its defaults
	Time    time.Duration     // for each position; 0 for no limit
}

// With returns the experiment with a setting. Only some have anything to set.
func (e Experiment) With(s Setting) (Experiment, error) {
	if e.with == nil {
		return Experiment{}, fmt.Errorf("experiment %s takes neither options nor a time", e.Name)
	}
	e.measure = e.with(s)
	return e, nil
}

// Progress is told how much of the work is done. It must return soon.
type Progress func(done, total int)

// All returns every experiment.
func All() []Experiment {
	return []Experiment{
		{
			Name:     "itep-growth",
			Title:    "ITEP: Growth with depth",
			Sentence: "How the work of ITEP grows with each half-move of depth.",
			Source:   "ITEP §6: a half-move more takes 6 times as long; near 1 minute for Dn = 2, near 40 minutes for Dn = 4, some 4 hours for Dn = 5.",
			measure:  growth,
		},
		{
			Name:     "itep-games",
			Title:    "ITEP: Moves of the recorded games",
			Sentence: "How many of the programme's own moves in its recorded games our ITEP chooses, reading by reading, what the others cost, and which none explains.",
			Source:   "ITEP, list of games: games 2 to 6 with the depth of each side; Botvinnik 1968, introduction: a game of the match with Stanford.",
			measure:  games,
		},
		{
			Name:     "itep-minutes",
			Title:    "ITEP: Minutes of the recorded games",
			Sentence: "Which scheme accounts for the minutes that the programme's moves took.",
			Source:   "ITEP, list of games: minutes of the moves of games 2 to 5; §6: near 40 minutes for Dn = 4 in the absolute scheme, which at Dn = 5 \"is practically impossible\".",
			measure:  gameMinutes,
		},
		{
			Name:     "itep-variants",
			Title:    "ITEP: The variants of the active game",
			Sentence: "What the absolute scheme and the three variants of the active game cost, and how often they choose the same move.",
			Source:   "ITEP §6: in the first variant two forced games are played for most moves, because most are not losing; \"this is why the second variant works more quickly\". No figures are given.",
			measure:  variants,
		},
		{
			Name:     "botvinnik-1938",
			Title:    "Botvinnik: Botvinnik - Capablanca, 1938",
			Sentence: "The map of Botvinnik - Capablanca within one, two and three half-moves, the choice, and the variations of chapter IV in its tree.",
			Source:   botvinnikSource + "chapter IV: of 27 legal moves the map in three half-moves has 12, and 1.Ba3 is the only one that formula 9 does not reject. The map took the M-220 5 s.",
			measure:  capablanca1938,
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
			Source:   botvinnikSource + "chapter VI: 393 ways from a4 to h4 in about 0.1 s on the M-220; chapter III has the ways from b2 to f7.",
			measure:  kings,
		},
		{
			Name:     "botvinnik-wac",
			Title:    "Botvinnik: Win at Chess",
			Sentence: "How many positions of Win at Chess Botvinnik's method solves, with the options as they are or as they are set.",
			Source:   "None: a suite that today's programmes are tried on.",
			measure:  wac(Setting{}),
			with:     wac,
		},
		{
			Name:     "paulchess-games",
			Title:    "PaulChess: Its games, played again",
			Sentence: "How many of PaulChess's moves in its fourteen games ours chooses, beside fewer and more plies, other evaluations, and chance.",
			Source:   thesisSource + "Appendix I: fourteen games of version 1.0 at 4/6 plies, 864 printed moves, of which 48 count as the opening book's.",
			measure:  thesisAgreement,
		},
		{
			Name:     "kaissa-games",
			Title:    "Kaissa: Its own moves",
			Sentence: "How many of Kaissa's moves in its six recorded games ours chooses, by level and reading, beside ITEP and chance.",
			Source:   "Games of 1974 and 1977 (Chess Programming Wiki and others): 242 moves, without level or time.",
			measure:  kaissaAgreement,
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
			Source:   "Kaissa 3.1: with a right guess \"the search is sped up greatly\"; killers, borders and table without figures.",
			measure:  kaissaReductions,
		},
		{
			Name:     "kaissa-levels",
			Title:    "Kaissa: What the levels cost and solve",
			Sentence: "How Kaissa's work grows with the level, and what the levels solve of Win at Chess.",
			Source:   "Kaissa 3.1: on an IBM PC/AT 3 seconds a move on FV0, 20 on 3.1, 6 minutes on 5.1.",
			measure:  kaissaLevels(Setting{}),
			with:     kaissaLevels,
		},
		{
			Name:     "paulchess-techniques",
			Title:    "PaulChess: What each technique saves",
			Sentence: "What each technique of PaulChess saves, in time, in boards generated and in nodes.",
			Source:   thesisSource + "Speed Improvements #1 to #3: deepening and table 40 %, null move 70 %, two-phase generation 28 % at five plies and 50 % at four, of the time.",
			measure:  thesisTechniques,
		},
		{
			Name:     "paulchess-wac",
			Title:    "PaulChess: Win at Chess",
			Sentence: "How many positions of Win at Chess PaulChess 1.0 solves, and its preset modern in half a second each; or as it is set.",
			Source:   "None: a suite that today's programmes are tried on.",
			measure:  thesisWac(Setting{}),
			with:     thesisWac,
		},
	}
}

// Find returns the experiment of a name.
func Find(name string) (Experiment, error) {
	var names []string
	for _, e := range All() {
		if e.Name == name {
			return e, nil
		}
		names = append(names, e.Name)
	}
	return Experiment{}, fmt.Errorf("unknown experiment %.40q (have %s)", name, strings.Join(names, ", "))
}

// Run measures. When the context is cancelled first, it returns its error, with what was
// measured until then. A nil progress is told nothing.
func (e Experiment) Run(ctx context.Context, progress Progress) (Report, error) {
	if progress == nil {
		progress = func(int, int) {}
	}
	r := Report{Experiment: e.Name, Sentence: e.Sentence, Source: e.Source}
	if err := e.measure(ctx, &r, progress); err != nil {
		return r, fmt.Errorf("experiment %s: %w", e.Name, err)
	}
	return r, nil
}
