package command

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"strings"
	"time"

	"drevo/engine/match"
)

// matchOptions are the flags of drevo match.
type matchOptions struct {
	programmes, clock, openings, out, sprt *string
	nodes, seed                            *uint64
	moveTime, margin                       *time.Duration
	games, halfMoves, atATime, resign      *int
	ponder, asSet, asJSON                  *bool
	set, set1, set2                        settings
}

func matchFlags() (*flag.FlagSet, *matchOptions) {
	flags := flag.NewFlagSet("match", flag.ContinueOnError)
	o := &matchOptions{
		programmes: flags.String("programmes", "paulchess/modern,paulchess", ""),
		clock:      flags.String("clock", "", ""),
		openings:   flags.String("openings", "", ""),
		out:        flags.String("out", "", ""),
		sprt:       flags.String("sprt", "", ""),
		nodes:      flags.Uint64("nodes", 0, ""),
		seed:       flags.Uint64("seed", 1, ""),
		moveTime:   flags.Duration("movetime", 0, ""),
		margin:     flags.Duration("margin", time.Second, ""), // a busy machine may not wake a programme in time
		games:      flags.Int("games", 20, ""),
		halfMoves:  flags.Int("halfmoves", 0, ""),
		atATime:    flags.Int("concurrency", 1, ""),
		resign:     flags.Int("resign", 0, ""),
		ponder:     flags.Bool("ponder", false, ""),
		asSet:      flags.Bool("asset", false, ""),
		asJSON:     flags.Bool("json", false, ""),
		set:        settings{}, set1: settings{}, set2: settings{},
	}
	flags.Var(o.set, "set", "")
	flags.Var(o.set1, "set1", "")
	flags.Var(o.set2, "set2", "")
	return flags, o
}

// playMatch lets two programmes play many games, and prints the score with its error bar.
func playMatch(ctx context.Context, args []string, to streams) error {
	flags, o := matchFlags()
	if err := parse(flags, expandSets(args)); err != nil {
		return err
	}
	m, err := o.match()
	if err != nil {
		return usageError{err}
	}
	var file *gameFile
	if *o.out != "" {
		if file, err = openGames(*o.out); err != nil {
			return err
		}
		defer file.Close()
	}
	m.Progress = func(p match.Played, s match.Score) {
		fmt.Fprintf(to.err, "game %d (%d of %d): %s – %s %s; %s\n", p.Number+1, s.Games(), m.Games, p.Record.Names[0],
			p.Record.Names[1], p.Record.Ending, s)
		if file == nil || file.err != nil {
			return
		}
		if file.add(p.Record.Game().String()); file.err != nil {
			fmt.Fprintln(to.err, file.err)
		}
	}
	outcome, err := m.Play(ctx)
	if err == nil && file != nil {
		err = file.err
	}
	if printing := o.print(to, m, outcome); err == nil {
		err = printing
	}
	if err == nil && ctx.Err() != nil {
		return errStopped
	}
	return err
}

// match makes the match that the flags ask for.
func (o *matchOptions) match() (*match.Match, error) {
	ids := strings.Split(*o.programmes, ",")
	if len(ids) != 2 {
		return nil, fmt.Errorf("-programmes are two, such as paulchess/modern,itep, not %.80q", *o.programmes)
	}
	if *o.games < 1 || *o.atATime < 1 || *o.atATime > 256 || *o.halfMoves < 0 || *o.resign < 0 || *o.moveTime < 0 ||
		*o.margin < 0 {
		return nil, fmt.Errorf("-games and -concurrency are at least 1; -halfmoves, -resign, -movetime and -margin are " +
			"not negative")
	}
	m := &match.Match{Games: 2 * ((*o.games + 1) / 2), AtATime: *o.atATime, Seed: *o.seed, Rules: match.Usual(),
		Event: "Match of programmes"}
	m.Rules.Margin = *o.margin
	if *o.resign > 0 {
		m.Rules.Resign = match.Adjudicate{Pawns: float64(*o.resign), Moves: 3}
		m.Rules.Draw = match.Adjudicate{Pawns: 0.1, Moves: 8, From: 40}
	}
	for i, own := range []settings{o.set1, o.set2} {
		contestant, err := o.contestant(strings.TrimSpace(ids[i]), own)
		if err != nil {
			return nil, err
		}
		m.Contestants[i] = contestant
	}
	if m.Contestants[0].Name == m.Contestants[1].Name {
		m.Contestants[0].Name, m.Contestants[1].Name = m.Contestants[0].Name+" (first)", m.Contestants[1].Name+" (second)"
	}
	control, err := o.control()
	if err != nil {
		return nil, err
	}
	m.Controls = match.Both(control)
	if *o.sprt != "" {
		if m.SPRT, err = match.ParseSPRT(*o.sprt); err != nil {
			return nil, err
		}
	}
	m.Openings, err = o.readOpenings()
	return m, err
}

// usualTime is the time for a move where nothing else is asked for.
const usualTime = 100 * time.Millisecond

// control is what each side may use for its moves.
func (o *matchOptions) control() (c match.Control, err error) {
	if *o.clock != "" {
		if c, err = match.ParseClock(*o.clock); err != nil {
			return c, err
		}
	}
	c.Nodes, c.MoveTime = *o.nodes, *o.moveTime
	if c == (match.Control{}) && !*o.asSet {
		c.MoveTime = usualTime
	}
	return c, nil
}

func (o *matchOptions) readOpenings() ([]match.Opening, error) {
	if *o.openings == "" {
		return match.Balanced()
	}
	file, err := os.Open(*o.openings)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return match.ReadOpenings(file, *o.halfMoves)
}

// matchResult is the outcome as JSON. A difference that is infinite, because one side won all, is left
// out.
type matchResult struct {
	First      string       `json:"first"`
	Second     string       `json:"second"`
	Limit      string       `json:"limit"`
	Games      int          `json:"games"`
	Wins       int          `json:"wins"`
	Draws      int          `json:"draws"`
	Losses     int          `json:"losses"`
	Pairs      [5]int       `json:"pairs"`
	Elo        *float64     `json:"elo,omitempty"`
	EloLow     *float64     `json:"eloLow,omitempty"`
	EloHigh    *float64     `json:"eloHigh,omitempty"`
	Superior   float64      `json:"superiority"`
	Ratio      *float64     `json:"logLikelihoodRatio,omitempty"`
	Test       match.State  `json:"test,omitempty"`
	EndingsHow []matchCount `json:"endings"`
}

// matchCount is how often games ended in a way.
type matchCount struct {
	Method match.Method `json:"method"`
	Games  int          `json:"games"`
}

func (o *matchOptions) print(to streams, m *match.Match, outcome match.Outcome) error {
	s := outcome.Score
	elo := s.Elo()
	r := matchResult{
		First: m.Contestants[0].Name, Second: m.Contestants[1].Name, Limit: m.Controls[0].String(), Games: s.Games(),
		Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Pairs: s.Pairs, Superior: s.Superiority(),
		Elo: finite(elo.Difference), EloLow: finite(elo.Low), EloHigh: finite(elo.High), EndingsHow: methods(outcome),
	}
	if m.SPRT != nil {
		ratio := m.SPRT.Ratio(s)
		r.Ratio, r.Test = &ratio, m.SPRT.State(s)
	}
	if *o.asJSON {
		return writeJSON(to, r)
	}
	fmt.Fprintf(to.out, "%s – %s, %s\n", r.First, r.Second, r.Limit)
	fmt.Fprintf(to.out, "%-24s %s\n", "points", s)
	if r.Games > 0 {
		fmt.Fprintf(to.out, "%-24s %s at 95 %%\n", "Elo", elo)
		fmt.Fprintf(to.out, "%-24s %.1f %%\n", "the first is stronger", 100*r.Superior)
		fmt.Fprintf(to.out, "%-24s %d %d %d %d %d (0, ½, 1, 1½ and 2 points of an opening)\n", "pairs", s.Pairs[0],
			s.Pairs[1], s.Pairs[2], s.Pairs[3], s.Pairs[4])
	}
	if m.SPRT != nil {
		low, high := m.SPRT.Bounds()
		fmt.Fprintf(to.out, "%-24s %s: log-likelihood ratio %.2f (%.2f to %.2f) of %g against %g\n", "sequential test",
			r.Test, *r.Ratio, low, high, m.SPRT.Elo1, m.SPRT.Elo0)
	}
	for _, count := range r.EndingsHow {
		fmt.Fprintf(to.out, "%-24s %d\n", count.Method, count.Games)
	}
	return nil
}

// finite returns a number that JSON can hold, else nil.
func finite(x float64) *float64 {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	return &x
}

// methods counts how games ended, in the order in which the ways came first.
func methods(outcome match.Outcome) []matchCount {
	counts := []matchCount{}
	at := map[match.Method]int{}
	for _, g := range outcome.Games {
		method := g.Record.Ending.Method
		if _, ok := at[method]; !ok {
			at[method] = len(counts)
			counts = append(counts, matchCount{Method: method})
		}
		counts[at[method]].Games++
	}
	return counts
}
