package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"strings"
	"time"

	"drevo/app/outcome"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// matchOptions are the flags of drevo match.
type matchOptions struct {
	programmes, clock, openings, out, sprt string
	nodes, seed                            uint64
	moveTime, margin                       time.Duration
	games, halfMoves, atATime, resign      int
	ponder, asSet                          bool
	set, set1, set2                        settings
	form                                   *form
}

func matchFlags() (*flag.FlagSet, *matchOptions) {
	flags := flag.NewFlagSet("match", flag.ContinueOnError)
	o := &matchOptions{set: settings{}, set1: settings{}, set2: settings{}, form: formFlags(flags)}
	flags.StringVar(&o.programmes, "programmes", "paulchess/modern,paulchess", "the `TWO` that play, such as "+
		"kaissa,stockfish: "+
		"programmes, presets, or engines from elsewhere by name or path")
	flags.StringVar(&o.clock, "clock", "", "the time of each side on its `CLOCK`, such as 1m+1s or 40/2h; without "+
		"it -movetime counts")
	flags.StringVar(&o.openings, "openings", "", "take the openings from this `FILE`, such as openings.pgn; without "+
		"it balanced ones")
	flags.StringVar(&o.out, "out", "", "add the games to this `FILE`, such as match.pgn; without it they are not kept")
	flags.StringVar(&o.sprt, "sprt", "", "end when one of two differences in `ELO` is decided, such as 0,50; "+
		"without it all games are played")
	flags.Uint64Var(&o.nodes, "nodes", 0, "at most `N` nodes for a move, such as 10_000; without it there is no "+
		"such limit")
	flags.Uint64Var(&o.seed, "seed", 1, "order the openings by this number `N`, such as 7")
	flags.DurationVar(&o.moveTime, "movetime", 0, "the `TIME` for a move, such as 1s; without it, and without "+
		"another limit, 100ms")
	// a busy machine may not wake a programme in time
	flags.DurationVar(&o.margin, "margin", time.Second, "lose on time only when a move comes this `TIME` late, such "+
		"as 50ms")
	flags.IntVar(&o.games, "games", 20, "play `N` games, such as 100, an even number")
	flags.IntVar(&o.halfMoves, "halfmoves", 0, "play `N` half-moves of each opening, such as 8; without it all")
	flags.IntVar(&o.atATime, "concurrency", 1, "play `N` games at a time, such as 2")
	flags.IntVar(&o.resign, "resign", 0, "a side gives up that is `N` pawns behind for three moves, such as 5, and "+
		"a game that stays level is a draw; without "+
		"it games are played out")
	flags.BoolVar(&o.ponder, "ponder", false, "let each think while the other one does")
	flags.BoolVar(&o.asSet, "asset", false, "set no limit but what the options of the programmes say, such as a "+
		"fixed depth")
	flags.Var(o.set, "set", "set an option of both, such as depth=5; more `NAME=VALUE` may follow")
	flags.Var(o.set1, "set1", "set an option of the first alone, such as depth=5; more `NAME=VALUE` may follow")
	flags.Var(o.set2, "set2", "set an option of the second alone, such as Hash=16; more `NAME=VALUE` may follow")
	return flags, o
}

// playMatch lets two programmes play many games, and prints the score with its error bar.
func playMatch(ctx context.Context, args []string, to streams) error {
	flags, o := matchFlags()
	if err := parse(flags, args); err != nil {
		return err
	}
	m, damaged, err := o.match(to.programmes)
	if err != nil {
		return usageError{err}
	}
	for _, fault := range damaged {
		fmt.Fprintf(to.err, "left out of the openings: %v\n", fault)
	}
	var file *gameFile
	if o.out != "" {
		if file, err = openGames(o.out); err != nil {
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
	played, err := m.Play(ctx)
	if err == nil && file != nil {
		err = file.err
	}
	if printing := o.form.print(to, o.outcome(m, played)); err == nil {
		err = printing
	}
	if err == nil && ctx.Err() != nil {
		return errStopped
	}
	return err
}

// match makes the match that the flags ask for, and says what of the openings can't be used.
func (o *matchOptions) match(programmes search.List) (*match.Match, match.Damaged, error) {
	ids := strings.Split(o.programmes, ",")
	if len(ids) != 2 {
		return nil, nil, fmt.Errorf("-programmes are two, such as paulchess/modern,itep, not %.80q", o.programmes)
	}
	if o.games < 1 || o.atATime < 1 || o.atATime > 256 || o.halfMoves < 0 || o.resign < 0 || o.moveTime < 0 ||
		o.margin < 0 {
		return nil, nil, fmt.Errorf("-games and -concurrency are at least 1; -halfmoves, -resign, -movetime and " +
			"-margin are " +
			"not negative")
	}
	m := &match.Match{Games: 2 * ((o.games + 1) / 2), AtATime: o.atATime, Seed: o.seed, Rules: match.Usual(),
		Event: "Match of programmes"}
	m.Rules.Margin = o.margin
	if o.resign > 0 {
		m.Rules.Resign = match.Adjudicate{Pawns: float64(o.resign), Moves: 3}
		m.Rules.Draw = match.Adjudicate{Pawns: 0.1, Moves: 8, From: 40}
	}
	for i, own := range []settings{o.set1, o.set2} {
		contestant, err := o.contestant(programmes, strings.TrimSpace(ids[i]), own)
		if err != nil {
			return nil, nil, err
		}
		m.Contestants[i] = contestant
	}
	if m.Contestants[0].Name == m.Contestants[1].Name {
		m.Contestants[0].Name, m.Contestants[1].Name = m.Contestants[0].Name+" (first)", m.Contestants[1].Name+" (second)"
	}
	control, err := o.control()
	if err != nil {
		return nil, nil, err
	}
	m.Controls = match.Both(control)
	if o.sprt != "" {
		if m.SPRT, err = match.ParseSPRT(o.sprt); err != nil {
			return nil, nil, err
		}
	}
	var damaged match.Damaged
	m.Openings, err = o.readOpenings()
	if errors.As(err, &damaged) && len(m.Openings) > 0 {
		err = nil
	}
	return m, damaged, err
}

// usualTime is the time for a move where nothing else is asked for.
const usualTime = 100 * time.Millisecond

// control is what each side may use for its moves.
func (o *matchOptions) control() (c match.Control, err error) {
	if o.clock != "" {
		if c, err = match.ParseClock(o.clock); err != nil {
			return c, err
		}
	}
	c.Nodes, c.MoveTime = o.nodes, o.moveTime
	if c == (match.Control{}) && !o.asSet {
		c.MoveTime = usualTime
	}
	return c, nil
}

func (o *matchOptions) readOpenings() ([]match.Opening, error) {
	if o.openings == "" {
		return match.Balanced()
	}
	file, err := os.Open(o.openings)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return match.ReadOpenings(file, o.halfMoves)
}

// outcome is the score as a record. A difference that is infinite, because one side won all, is left out of what
// programs read.
func (o *matchOptions) outcome(m *match.Match, played match.Outcome) outcome.Outcome {
	s := played.Score
	t := outcome.Record(fmt.Sprintf("%s – %s, %s", m.Contestants[0].Name, m.Contestants[1].Name, m.Controls[0]))
	t.Key = "match"
	t.Field("first", "", "", m.Contestants[0].Name)
	t.Field("second", "", "", m.Contestants[1].Name)
	t.Field("limit", "", "", m.Controls[0].String())
	t.Field("games", "points", "games", outcome.Cell{Value: s.Games(), Text: s.String()})
	t.Field("wins", "", "games", s.Wins)
	t.Field("draws", "", "games", s.Draws)
	t.Field("losses", "", "games", s.Losses)
	if s.Games() > 0 {
		elo := s.Elo()
		t.Field("elo", "Elo", "Elo", outcome.Cell{Value: finite(elo.Difference), Text: elo.String() + " at 95 %"})
		t.Field("eloLow", "", "Elo", finite(elo.Low))
		t.Field("eloHigh", "", "Elo", finite(elo.High))
		t.Field("superiority", "the first is stronger", outcome.NoUnit, outcome.Cell{Value: s.Superiority(),
			Text: fmt.Sprintf("%.1f %%", 100*s.Superiority())})
		t.Field("pairs", "pairs", "pairs of games", outcome.Cell{Value: s.Pairs,
			Text: fmt.Sprintf("%d %d %d %d %d (0, ½, 1, 1½ and 2 points of an opening)", s.Pairs[0], s.Pairs[1], s.Pairs[2],
				s.Pairs[3], s.Pairs[4])})
	}
	if m.SPRT != nil {
		low, high := m.SPRT.Bounds()
		ratio, state := m.SPRT.Ratio(s), m.SPRT.State(s)
		t.Field("logLikelihoodRatio", "", outcome.NoUnit, ratio)
		t.Field("test", "sequential test", "", outcome.Cell{Value: state,
			Text: phrase.Of("{state}: log-likelihood ratio {ratio:%.2f} ({low:%.2f} to {high:%.2f}) of {better:%g} "+
				"against "+
				"{even:%g}", "state", state, "ratio", ratio, "low", low, "high", high, "better", m.SPRT.Elo1,
				"even", m.SPRT.Elo0)})
	}
	t.Field("endings", "", "", endings(played.Games))
	return outcome.Outcome{Tables: []outcome.Table{t}}
}

// finite returns a number that JSON can hold, else nil.
func finite(x float64) any {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	return x
}

// endings counts how games ended, in the order in which the ways came first.
func endings(games []match.Played) outcome.Table {
	t := outcome.New("How they ended", outcome.Column{Key: "method", Name: " "},
		outcome.Column{Key: "games", Name: " ", Unit: "games"})
	at := map[match.Method]int{}
	for _, g := range games {
		method := g.Record.Ending.Method
		if _, ok := at[method]; !ok {
			at[method] = len(t.Rows)
			t.Add(string(method), 0)
		}
		games := &t.Rows[at[method]][1]
		games.Value = games.Value.(int) + 1
	}
	return t
}
