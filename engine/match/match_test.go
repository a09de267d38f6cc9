package match_test

import (
	"context"
	"errors"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/game"
	"drevo/engine/match"
	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// entrant returns a contestant of a programme.
func entrant(t *testing.T, id string, options map[string]string) match.Contestant {
	t.Helper()
	p, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, options)
	if err != nil {
		t.Fatal(err)
	}
	return match.Entrant(p, values, match.ProgrammeOptions{})
}

func openings(t *testing.T) []match.Opening {
	t.Helper()
	list, err := match.Balanced()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// With limits of nodes the games are the same whenever they are played, and however many at a time. All
// are of one day, that of the bubble: their tags have the date.
func TestMatchesAreRepeatable(t *testing.T) { synctest.Test(t, repeatable) }

func repeatable(t *testing.T) {
	play := func(atATime int, seed uint64) (games []string) {
		m := match.Match{
			Contestants: [2]match.Contestant{entrant(t, "paulchess", map[string]string{"tableSize": "1"}), entrant(t, "itep",
				map[string]string{"scheme": "absolute"})},
			Openings: openings(t), Games: 3, Controls: match.Both(match.Control{Nodes: 300}),
			Rules: match.Rules{Claims: true, Moves: 12}, AtATime: atATime, Seed: seed,
		}
		outcome, err := m.Play(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range outcome.Games {
			games = append(games, g.Record.Game().String())
		}
		return games
	}
	first := play(1, 1)
	if len(first) != 4 { // rounded up to pairs
		t.Fatalf("%d games", len(first))
	}
	if again := play(2, 1); !slices.Equal(first, again) {
		t.Error("other games the second time")
	}
	if other := play(1, 2); slices.Equal(first, other) {
		t.Error("another seed gives the same games")
	}
	if moves := strings.SplitN(first[0], "\n\n", 2)[1]; !strings.HasPrefix(strings.SplitN(first[1], "\n\n", 2)[1],
		moves[:20]) {
		t.Error("the two games of a pair have different openings")
	}
	if !strings.Contains(first[0], `[White "PaulChess"]`) || !strings.Contains(first[1], `[White "ITEP"]`) {
		t.Error("the colours are not changed")
	}
}

// counted is a player that resigns at its move, and counts who plays.
type counted struct {
	*script
	open *atomic.Int32
}

func (c counted) Close() error {
	c.open.Add(-1)
	return nil
}

// contestant returns one whose players resign at once if they lose, and how many of them are open.
func contestant(name string, answer func(context.Context, *match.Situation) (match.Answer, error)) (match.Contestant,
	*atomic.Int32) {
	open := new(atomic.Int32)
	return match.Contestant{Name: name, New: func() (match.Player, error) {
		open.Add(1)
		return counted{words(name, "", answer), open}, nil
	}}, open
}

func first(_ context.Context, at *match.Situation) (match.Answer, error) {
	var list board.MoveList
	at.Position.Legal(&list)
	return match.Answer{Move: list.At(0)}, nil
}

func TestACancelledMatchKeepsItsGames(t *testing.T) {
	loser, openLosers := contestant("loser", resign)
	winner, openWinners := contestant("winner", first)
	ctx, cancel := context.WithCancel(context.Background())
	m := match.Match{Contestants: [2]match.Contestant{winner, loser}, Openings: openings(t), Games: 1000, AtATime: 2}
	m.Progress = func(_ match.Played, s match.Score) {
		if s.Games() == 5 {
			cancel()
		}
	}
	outcome, err := m.Play(ctx)
	if err != nil || len(outcome.Games) < 5 || len(outcome.Games) > 7 || outcome.Score.Games() != len(outcome.Games) ||
		outcome.Score.Losses != 0 {
		t.Errorf("%d games, %s, %v", len(outcome.Games), outcome.Score, err)
	}
	if openLosers.Load() != 0 || openWinners.Load() != 0 {
		t.Errorf("%d and %d players left open", openWinners.Load(), openLosers.Load())
	}
}

func TestAMatchWithoutPlayersSaysWhy(t *testing.T) {
	there, _ := contestant("there", first)
	missing := match.Contestant{Name: "missing", New: func() (match.Player, error) {
		return nil, errors.New("no such file")
	}}
	m := match.Match{Contestants: [2]match.Contestant{there, missing}, Openings: openings(t), Games: 4}
	if _, err := m.Play(context.Background()); err == nil || !strings.Contains(err.Error(), "missing: no such file") {
		t.Error(err)
	}
}

// A player that fails loses the game, and another one takes its seat.
func TestAFailedPlayerIsReplaced(t *testing.T) {
	var made atomic.Int32
	crash := func(context.Context, *match.Situation) (match.Answer, error) {
		return match.Answer{}, errors.New("crash")
	}
	weak := match.Contestant{Name: "weak", New: func() (match.Player, error) {
		made.Add(1)
		return words("weak", "", crash), nil
	}}
	strong, _ := contestant("strong", first)
	m := match.Match{Contestants: [2]match.Contestant{strong, weak}, Openings: openings(t), Games: 4}
	outcome, err := m.Play(context.Background())
	if err != nil || outcome.Score.Wins != 4 || made.Load() != 4 {
		t.Errorf("%s with %d players: %v", outcome.Score, made.Load(), err)
	}
}

// ended is a player that was ended while it thought, and says so.
type ended struct{ match.Player }

func (ended) Err() error { return errors.New("it hung and was ended") }

// A player that can't play on is replaced, however its game has ended.
func TestAnEndedPlayerIsReplaced(t *testing.T) {
	var made atomic.Int32
	weak := match.Contestant{Name: "weak", New: func() (match.Player, error) {
		made.Add(1)
		return ended{words("weak", "", func(context.Context, *match.Situation) (match.Answer, error) {
			return match.Answer{Resign: true}, nil
		})}, nil
	}}
	strong, _ := contestant("strong", first)
	m := match.Match{Contestants: [2]match.Contestant{strong, weak}, Openings: openings(t), Games: 4}
	outcome, err := m.Play(context.Background())
	if err != nil || outcome.Score.Wins != 4 || made.Load() != 4 {
		t.Errorf("%s with %d players: %v", outcome.Score, made.Load(), err)
	}
}

func TestASequentialTestEndsTheMatch(t *testing.T) {
	games := 0
	mostly := func(ctx context.Context, at *match.Situation) (match.Answer, error) { // nine of ten games
		if len(at.Moves) < 10 {
			games++
		}
		if games%10 == 0 {
			return resign(ctx, at)
		}
		return first(ctx, at)
	}
	better, _ := contestant("better", mostly)
	worse, _ := contestant("worse", func(ctx context.Context, at *match.Situation) (match.Answer, error) {
		if len(at.Moves) > 10 {
			return resign(ctx, at)
		}
		return first(ctx, at)
	})
	sprt, err := match.ParseSPRT("0,50")
	if err != nil {
		t.Fatal(err)
	}
	m := match.Match{Contestants: [2]match.Contestant{better, worse}, Openings: openings(t), Games: 1000, SPRT: sprt}
	outcome, err := m.Play(context.Background())
	if err != nil || sprt.State(outcome.Score) != match.Accepted || outcome.Score.Games() > 60 ||
		outcome.Score.Losses == 0 {
		t.Errorf("%s: %s, %v", outcome.Score, sprt.State(outcome.Score), err)
	}
}

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

// The figures were worked out apart from the program, in the way that fishtest and cutechess do.
func TestScores(t *testing.T) {
	even := match.Score{Wins: 30, Draws: 40, Losses: 30, Pairs: [5]int{5, 10, 20, 10, 5}}
	if e := even.Elo(); e.Difference != 0 || !near(e.High, -e.Low, 1e-9) || !near(even.Superiority(), 0.5, 1e-9) {
		t.Errorf("%v, %v", e, even.Superiority())
	}
	ahead := match.Score{Wins: 120, Draws: 40, Losses: 40, Pairs: [5]int{5, 15, 20, 35, 25}}
	low, high := ahead.Interval()
	// mean 0.7; pairs: variance of x = 0, 1/4 ... 1 is 0.0775, so the standard error is 0.0278.
	if e := ahead.Elo(); !near(e.Difference, 147.2, 0.1) || !near(high-low, 2*1.96*0.0289, 0.004) || low > 0.7 ||
		high < 0.7 {
		t.Errorf("%v, %v to %v", e, low, high)
	}
	if s := ahead.Superiority(); s < 0.9999 {
		t.Errorf("superiority %v", s)
	}
	for _, few := range []struct {
		score match.Score
		want  float64
	}{
		{match.Score{}, 0.5}, {match.Score{Draws: 3}, 0.5}, {match.Score{Wins: 1}, 0.8413}, {match.Score{Losses: 1, Draws: 5},
			0.1587},
		{match.Score{Wins: 4, Pairs: [5]int{0, 0, 0, 0, 2}}, 0.9214}, // two pairs, not four games
	} {
		if got := few.score.Superiority(); !near(got, few.want, 0.0001) {
			t.Errorf("%s: superiority %.4f, not %.4f", few.score, got, few.want)
		}
	}
	all := match.Score{Wins: 200, Pairs: [5]int{0, 0, 0, 0, 100}}
	if e := all.Elo(); !math.IsInf(e.Difference, 1) || e.Low < 500 || e.Low > 600 || !strings.HasPrefix(e.String(),
		"+∞ (+") {
		t.Errorf("all won: %v", e)
	}
	for games := 1; games <= 100; games++ {
		won, lost := match.Score{Wins: games}, match.Score{Losses: games}
		if w, l := won.Elo(), lost.Elo(); !math.IsInf(w.High, 1) || !math.IsInf(l.Low, -1) {
			t.Errorf("%d games won %v, lost %v", games, w, l)
		}
	}
	if e := (match.Score{}).Elo(); e.Difference != 0 || !math.IsInf(e.Low, -1) {
		t.Errorf("no game: %v", e)
	}
}

func TestSPRT(t *testing.T) {
	for _, wrong := range []string{"", "1", "5,0", "0,10,0.05", "0,10,0,0.05", "a,b", "0,10,0.6,0.6", "NaN,1"} {
		if _, err := match.ParseSPRT(wrong); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
	s, err := match.ParseSPRT("0,10")
	if err != nil {
		t.Fatal(err)
	}
	if low, high := s.Bounds(); !near(low, -2.9444, 1e-4) || !near(high, 2.9444, 1e-4) {
		t.Errorf("bounds %v and %v", low, high)
	}
	// 1000 pairs, mean 0.52, variance 0.0546: (p1-p0)(2*0.52-p0-p1)*1000/(2*0.0546) with p0 = 0.5, p1 = 0.5144.
	score := match.Score{Pairs: [5]int{40, 220, 420, 260, 60}}
	if r := s.Ratio(score); !near(r, 3.37, 0.02) || s.State(score) != match.Accepted {
		t.Errorf("ratio %v", r)
	}
	slices.Reverse(score.Pairs[:])
	if s.State(score) != match.Rejected {
		t.Errorf("ratio %v", s.Ratio(score))
	}
}

func TestOpenings(t *testing.T) {
	list := openings(t)
	if len(list) < 100 {
		t.Fatalf("%d openings", len(list))
	}
	seen := map[uint64]bool{}
	for _, o := range list {
		p := o.Position()
		if seen[p.Key()] || len(o.Moves) != 8 || o.Name == "" {
			t.Errorf("%s: %d half-moves, seen before: %v", o.Name, len(o.Moves), seen[p.Key()])
		}
		seen[p.Key()] = true
	}
	file, err := os.Open("openings.pgn")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for scanner := game.NewScanner(file); scanner.Scan(); {
		g, err := scanner.Game()
		if err != nil {
			t.Fatal(err)
		}
		last := g.Root
		for len(last.Next) > 0 {
			last = last.Next[0]
		}
		value, _ := last.Eval()
		if x, err := strconv.ParseFloat(value, 64); err != nil || math.Abs(x) > 0.5 {
			t.Errorf("%s is worth %q", g.Tags.Get("Opening"), value)
		}
	}
}

func TestOpeningsOfAPerson(t *testing.T) {
	for _, test := range []struct {
		text, wrong string
		moves       []int // of each opening
	}{
		{"1. e4 e5 2. Nf3 *", "", []int{2}},
		{"\n8/8/8/8/8/2k5/3p4/3K4 w - - id \"one\";\n8/8/8/8/8/2k5/3p4/3K4 b - - 3 40\n", "", []int{0, 0}},
		{"1. e4 e5 2. Qh5 *\n\n[Event \"?\"]\n\n1. d4 *", "", []int{2, 1}},
		{"8/8/8/8/8/2k5/3p4/3K4 w - -\nrubbish", "line 2", []int{0}},
		{"8/8/8/8/8/2k5/3p4/3K4 w - -\nrubbish\n8/8/8/8/8/2k5/3p4/3K4 b - -\nmore\nand more\n", "; and 2 more", []int{0, 0}},
		{"1. e4 e5 *\n\n[Event \"?\"]\n\n1. e4 Ke3 *\n\n[Event \"?\"]\n\n1. d4 *", "game 2", []int{2, 1}},
		{"\ufeff# mine\r8/8/8/8/8/2k5/3p4/3K4 w - -\r8/8/8/8/8/2k5/3p4/3K4 b - -\r", "", []int{0, 0}},
		{"8/8/8/8/8/2k5/3p4/3K4 - - bm Kc2;\n", "line 1: FEN: side to move", nil},
		{"1. e4 e5 2. Ke3 *", "game 1", nil},
		{"1. e4 -- 2. d4 *", "pass", nil},
		{"7k/5Q2/6K1/8/8/8/8/8 b - -", "over", nil},
		{"", "no game", nil},
		{"nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq -", "line 1: games of Chess960", nil},
	} {
		list, err := match.ReadOpenings(strings.NewReader(test.text), 2)
		var moves []int
		for _, o := range list {
			moves = append(moves, len(o.Moves))
		}
		if !slices.Equal(moves, test.moves) || (err == nil) != (test.wrong == "") || err != nil &&
			!strings.Contains(err.Error(), test.wrong) {
			t.Errorf("%q: %v, %v", test.text, moves, err)
		}
	}
}

// A programme with a clock keeps to it, and thinks on the opponent's time if it may.
func TestProgrammesKeepTheirClock(t *testing.T) {
	for _, p := range engine.Programmes().Players() {
		values, err := search.Resolve(p, nil)
		if err != nil {
			t.Fatal(err)
		}
		player := match.NewProgramme(p, values, match.ProgrammeOptions{Recording: 1000})
		p := enginetest.Position(t, "r1bqk2r/pp2bppp/2n1pn2/3p4/3P4/2N2N2/PP2BPPP/R1BQ1RK1 w kq - 0 9")
		at := match.Situation{Start: p, Position: p, Controls: match.Both(match.Control{MoveTime: 60 * time.Millisecond})}
		start := time.Now()
		answer, err := player.Move(context.Background(), &at)
		if took := time.Since(start); err != nil || !at.Position.IsLegal(answer.Move) || took > needs.Patience ||
			!answer.Value.Known() || answer.Tree == nil {
			t.Errorf("%s: %+v after %v, %v", player.Name(), answer, took, err)
		}
		at.Controls = match.Both(match.Control{Nodes: 3000})
		if answer, err = player.Move(context.Background(), &at); err != nil || answer.Nodes > 3000 || answer.Nodes < 500 {
			t.Errorf("%s: %d nodes, %v", player.Name(), answer.Nodes, err)
		}
	}
}

// asked is PaulChess that tells when a search begins, and takes its time.
type asked struct {
	paulchess.Programme
	began chan struct{}
	takes time.Duration
}

func (p asked) Search(ctx context.Context, task search.Task) (search.Result, error) {
	p.began <- struct{}{}
	time.Sleep(p.takes) // on the bubble's clock, or not at all
	result, err := p.Programme.Search(ctx, task)
	result.Elapsed += p.takes
	return result, err
}

// A search on the opponent's time is taken over when the expected reply comes, and given up, endless
// as it is, when another one comes.
func TestPondering(t *testing.T) { synctest.Test(t, pondering) }

func pondering(t *testing.T) {
	const nodes, endless = 5000, 1 << 40
	p := asked{paulchess.New(), make(chan struct{}, 1), time.Second}
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	live := &search.Live{}
	player := match.NewProgramme(p, values, match.ProgrammeOptions{Ponder: true, Live: live})
	at := &match.Situation{Start: board.Start(), Position: board.Start(),
		Controls: match.Both(match.Control{Nodes: nodes})}
	play := func(move board.Move) {
		at.Position = at.Position.After(move)
		at.Moves = append(at.Moves, move)
	}
	answer, err := player.Move(context.Background(), at)
	if <-p.began; err != nil || len(answer.Line) < 2 {
		t.Fatalf("%+v, %v", answer, err)
	}
	play(answer.Move)
	player.Ponder(at)
	<-p.began
	synctest.Wait()         // it has done all that it may
	time.Sleep(time.Second) // on the bubble's clock, which the opponent's thinking takes
	synctest.Wait()
	live.Reset()
	play(answer.Line[1])
	second, err := player.Move(context.Background(), at)
	if err != nil || second.Nodes != nodes || live.Counts().Nodes != 0 || len(p.began) > 0 ||
		!at.Position.IsLegal(second.Move) {
		t.Errorf("the expected reply: %d nodes, %d of them after it, %v", second.Nodes, live.Counts().Nodes, err)
	}
	if second.Elapsed < time.Second {
		t.Errorf("the search on the opponent's time took %v", second.Elapsed)
	}
	play(second.Move)
	at.Controls = match.Both(match.Control{Nodes: endless})
	player.Ponder(at)
	<-p.began
	at.Controls = match.Both(match.Control{Nodes: nodes})
	var list board.MoveList
	at.Position.Legal(&list)
	other := list.At(0)
	if len(second.Line) > 1 && other == second.Line[1] {
		other = list.At(1)
	}
	play(other)
	third, err := player.Move(context.Background(), at)
	if <-p.began; err != nil || !at.Position.IsLegal(third.Move) || third.Nodes != nodes {
		t.Errorf("another reply: %d nodes after it, %v", third.Nodes, err)
	}
	player.Ponder(at)
	player.End(match.Ending{})
}

func TestABookComesFirst(t *testing.T) {
	inner := words("W", "", resign)
	e4 := func(p *board.Position) board.Move {
		move, err := p.ParseUCI("e2e4")
		if err != nil {
			return board.NoMove
		}
		return move
	}
	record := match.Play(context.Background(), match.Setup{Start: board.Start()}, [2]match.Player{match.WithBook(inner,
		e4), words("B", "e7e5", resign)}, nil)
	if len(record.Plies) != 2 || record.Plies[0].Answer.Note != "from the book" ||
		record.Ending.Method != match.Resignation || inner.began != 1 || len(inner.ended) != 1 {
		t.Errorf("%+v, %s", record.Plies, record.Ending)
	}
}
