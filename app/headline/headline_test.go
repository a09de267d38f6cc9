package headline

import (
	"context"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"drevo/app/library"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/number"
)

// begin starts a search of a programme with some options.
func begin(t *testing.T, ctx context.Context, id, fen string, options map[string]string,
	limits search.Limits) *session.Search {
	t.Helper()
	programme, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(programme, options)
	if err != nil {
		t.Fatal(err)
	}
	s := session.StartSearch(ctx, session.NewGame(enginetest.Position(t, fen)), session.Options{Programme: programme,
		Values: values, Limits: limits})
	t.Cleanup(s.Release)
	return s
}

// of is the headline of a search that has ended.
func of(t *testing.T, id, fen string, options map[string]string, limits search.Limits) Headline {
	t.Helper()
	s := begin(t, t.Context(), id, fen, options, limits)
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	return Of(s)
}

// TestSentences: what is said of searches that are known.
func TestSentences(t *testing.T) {
	needs.OneGoroutine(t)
	const mate, mated, stalemate = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
		"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
	for _, c := range []struct {
		id, fen          string
		options          map[string]string
		nodes            uint64
		choice, coverage string
	}{
		{"itep", session.FirstPosition, nil, 0,
			"ITEP plays 30.Qe2 and expects 30...a6 31.Kf1 h6: White is one pawn behind (−1.00).",
			"It looked at 1 of 27 moves; 15 lose material, 11 threaten nothing."},
		{"itep", session.FirstPosition, map[string]string{"scheme": "absolute", "depth": "2"}, 0,
			"ITEP plays 30.", "It looked at each of the 27 moves."},
		{"botvinnik", session.FirstPosition, nil, 0,
			"Botvinnik's method plays 30.Ba3 and expects 30...Qe8 31.Qc7+ Kg8 32.Be7 Ne4 ...: that counts as level (0.00).", ""},
		{"paulchess", session.FirstPosition, map[string]string{"depth": "20"}, 20_000,
			"PaulChess was stopped in depth ", "In all its depths together it looked at each of the 27 moves."},
		{"itep", session.FirstPosition, map[string]string{"scheme": "absolute"}, 2_000,
			"ITEP was stopped. Its best move so far is ", ""},
		{"itep", session.FirstPosition, nil, 500, "ITEP was stopped before it had finished a move. Of those that it tested " +
			"30.Qe2 did best: the safety test gave −0.99. That is no choice yet.", "It looked at none of the 27 moves"},
		{"paulchess", mate, nil, 0, "PaulChess plays 1.Rd8#, which mates.", ""},
		{"paulchess", mated, nil, 0, "There is no move: ", ""},
		{"itep", stalemate, nil, 0, "There is no move: ", ""},
		{"pitrat", session.FirstPosition, nil, 0, "", ""},
	} {
		h := of(t, c.id, c.fen, c.options, search.Limits{Nodes: c.nodes})
		if !strings.HasPrefix(h.Choice(), c.choice) || !strings.HasPrefix(h.Coverage(), c.coverage) || h.Choice() == "" {
			t.Errorf("%s %v in %s:\n%s\n%s", c.id, c.options, c.fen, h.Choice(), h.Coverage())
		}
		attack, asked := "", ""
		if c.id == "botvinnik" {
			attack = "30.Ba3 attacks the queen on e7."
			asked = "The search that chose needed one reply, 31.Nh5+: 30...Qxa3 was no better for Black than 30...Qe8."
		}
		ends := strings.Contains(h.End()+" "+h.Pieces(), "half-moves on (the horizon is how long one attack may take), "+
			"after 35.Qxb3; it saw no further there. By pieces alone White is one pawn behind now and level there.")
		if h.Attack() != attack || h.Asked() != asked || ends != (c.id == "botvinnik") {
			t.Errorf("%s in %s: %s\n%s\n%s %s", c.id, c.fen, h.Attack(), h.Asked(), h.End(), h.Pieces())
		}
		check(t, h)
	}
}

// figure is one in a sentence that stands for itself: not within a move.
var figure = regexp.MustCompile(`(?:^|[ (])([−+]?\d+(?:\.\d\d)?)(?:$|[ ),:;])`)

// check holds a headline against its facts: the parts add up to the legal moves, the line is legal, and each number of
// the text is in a fact.
func check(t *testing.T, h Headline) {
	t.Helper()
	f, sum := h.Facts, h.Facts.Looked
	for _, g := range f.Groups {
		sum += len(g.Moves)
	}
	if len(f.Groups) > 0 && sum != f.Moves || f.Moves != 0 && f.Moves != f.Position.LegalMoveCount() {
		t.Errorf("%d of %d moves: %q", sum, f.Moves, h.Coverage())
	}
	p := f.Position
	for _, move := range f.Line {
		if move != board.Pass && !p.IsLegal(move) {
			t.Errorf("%s is not legal: %q", move, h.Choice())
		}
		p = p.After(move)
	}
	known := map[string]bool{strconv.Itoa(f.Depth): true, strconv.Itoa(f.Depth + 1): true,
		strconv.Itoa(len(f.Line)): true, strconv.Itoa(f.Moves): true, strconv.Itoa(f.Looked): true}
	for _, g := range f.Groups {
		known[strconv.Itoa(len(g.Moves))] = true
	}
	if f.Value.Known() {
		known[number.Signed(f.Value.Scale.Pawns(int32(f.Value.Score)), 2)] = true
		if moves, ok := f.Value.Scale.MateMoves(int32(f.Value.Score)); ok {
			known[strconv.Itoa(max(moves, -moves))] = true
		}
	}
	for _, f := range h.end.Facts() {
		known[strconv.Itoa(max(f.N, -f.N))] = true
	}
	for _, text := range []string{h.Choice(), h.End(), h.Coverage()} {
		if strings.Contains(text, "no choice yet") || strings.Contains(text, "There is no move") || f.Move == board.NoMove {
			continue // how many moves are finished is the search's own counter; or the programme's own note
		}
		for _, found := range figure.FindAllStringSubmatch(text, -1) {
			if !known[found[1]] {
				t.Errorf("%s is in no fact: %q", found[1], text)
			}
		}
	}
}

// TestEveryProgrammeEverywhere: in many positions, finished and stopped, what is said follows from the record.
func TestEveryProgrammeEverywhere(t *testing.T) {
	needs.OneGoroutine(t)
	positions := []string{session.FirstPosition, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN2N2/P3BPPP/R1BQ1RK1 w - - 0 10",
		"8/p5kp/1p1qPnp1/3pQ3/2pP4/1nP5/1B4PP/5NK1 w - - 2 31", "8/8/8/4k3/8/4K3/4R3/8 b - - 0 80",
		"rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 1 5"}
	said := 0
	for _, p := range engine.Programmes() {
		for _, fen := range positions {
			for _, nodes := range []uint64{1, 700, 5_000, 40_000} {
				h := of(t, p.About().ID, fen, nil, search.Limits{Nodes: nodes})
				check(t, h)
				said++
				if h.Choice() == "" || strings.Contains(h.Choice()+h.Coverage(), "{") {
					t.Errorf("%s, %d nodes of %s: %q %q", p.About().ID, nodes, fen, h.Choice(), h.Coverage())
				}
			}
		}
	}
	t.Logf("%d headlines", said)
}

// TestTheLastWholeIterationIsSpokenOf while a search runs and after it was stopped.
func TestTheLastWholeIterationIsSpokenOf(t *testing.T) {
	iterated := make(chan search.Iteration, 1)
	ctx, stop := context.WithCancel(t.Context())
	s := begin(t, ctx, "paulchess", session.FirstPosition, map[string]string{"depth": "20"}, search.Limits{})
	go func() { // until an iteration is whole
		whole, ok := s.Whole()
		for ; !ok; whole, ok = s.Whole() {
			runtime.Gosched()
		}
		iterated <- whole
	}()
	<-iterated
	if h := Of(s); h.Facts.Depth == 0 || !strings.HasPrefix(h.Choice(), "PaulChess is thinking beyond depth ") ||
		h.Coverage() != "" {
		t.Errorf("while it runs: %q %q", h.Choice(), h.Coverage())
	}
	stop()
	result, err := s.Wait()
	whole, _ := s.Whole()
	h := Of(s)
	if err != nil || !result.Stopped || h.Facts.Depth != whole.Depth || h.Facts.Move != whole.Line[0] ||
		!strings.Contains(h.Choice(), "After depth "+strconv.Itoa(whole.Depth)+" it plays ") {
		t.Errorf("stopped, %v: %q", err, h.Choice())
	}
	check(t, h)
}

// TestTracesHaveAHeadline: a tree without its programme says its move, and how many it looked at.
func TestTracesHaveAHeadline(t *testing.T) {
	s := begin(t, t.Context(), "paulchess", session.FirstPosition, nil, search.Limits{})
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	h := Of(session.FromTree(session.NewGame(s.Position), s.Tree()))
	if !strings.HasPrefix(h.Choice(), "paulchess plays 30.Qe2 and expects ") || h.Facts.Looked != 27 {
		t.Errorf("%q %q", h.Choice(), h.Coverage())
	}
}

// TestWhatIsWon: of a programme that looks for wins the value is no standing, and what it has proved is said.
func TestWhatIsWon(t *testing.T) {
	s := begin(t, t.Context(), "pitrat", "1k1r4/pP2q3/8/Q7/8/6bP/6P1/2R4K w - - 0 1", map[string]string{"win": "piece"},
		search.Limits{})
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	h := Of(s)
	if !strings.HasSuffix(h.Choice(), ": +3.00 for White.") || !strings.HasPrefix(h.Proved(), "Found: a piece at least, ") {
		t.Errorf("%q %q", h.Choice(), h.Proved())
	}
	check(t, h)
}

// TestARepetitionIsNoUnseenEnd: where the value is that of a draw by rule the pieces say nothing, and nothing follows.
func TestARepetitionIsNoUnseenEnd(t *testing.T) {
	p, preset, err := engine.Programmes().Player("paulchess/modern")
	if err != nil {
		t.Fatal(err)
	}
	h := of(t, p.About().ID, session.FirstPosition, preset.Values, search.Limits{})
	if !strings.HasSuffix(h.Choice(), "that counts as level (0.00).") || h.End() != "" {
		t.Errorf("%q %q", h.Choice(), h.End())
	}
}

// TestStanding: advantages in words, to the nearest half of a pawn.
func TestStanding(t *testing.T) {
	for _, c := range []struct {
		score int
		mover board.Colour
		want  string
	}{
		{0, board.White, "that counts as level (0.00)"}, {12, board.Black, "that counts as about level (+0.12)"},
		{-100, board.White, "White is one pawn behind (−1.00)"}, {-67, board.White,
			"White is about half a pawn behind (−0.67)"},
		{-100, board.Black, "Black is one pawn ahead (−1.00)"}, {354, board.White,
			"White is about three and a half pawns ahead (+3.54)"}, {1200, board.White, "White is 12 pawns ahead (+12.00)"},
	} {
		if got := standingOf(t, eval.Score(c.score), c.mover); got != c.want {
			t.Errorf("%d: %q", c.score, got)
		}
	}
	for moves, want := range map[int]string{3: "White mates in 3", -2: "Black mates in 2"} {
		if got := standingOf(t, tree.Centipawns.MateIn(moves), board.White); got != want {
			t.Errorf("%d: %q", moves, got)
		}
	}
}

// standingOf writes how the sides stand by White's score.
func standingOf(t *testing.T, score eval.Score, mover board.Colour) string {
	t.Helper()
	f := Facts{Value: tree.Centipawns.Value(score, tree.Exact, board.White), from: tree.None,
		Position: enginetest.Position(t, map[board.Colour]string{board.White: "8/8/8/4k3/8/4K3/4R3/8 w - - 0 80",
			board.Black: "8/8/8/4k3/8/4K3/4R3/8 b - - 0 80"}[mover])}
	return f.standing().Text(present.Format{Scale: tree.Centipawns})
}

// TestTheAnswerOfTheGameIsSearchedByItself where another is expected: its line with the value, where the game left it,
// and how the sides stand at its end.
func TestTheAnswerOfTheGameIsSearchedByItself(t *testing.T) {
	known, _, err := library.First()
	if err != nil {
		t.Fatal(err)
	}
	p, err := engine.Programmes().Find("botvinnik")
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := session.StartSearch(t.Context(), session.Open(known.Game), session.Options{Programme: p, Values: values})
	defer s.Release()
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	h := Of(s)
	game := session.NewGame(s.Start())
	game.GoTo([]board.Move{h.Facts.Move, h.Facts.Asked.Answer})
	own := session.StartSearch(t.Context(), game, session.Options{Programme: p, Values: values})
	defer own.Release()
	if _, err := own.Wait(); err != nil || !h.Answered(own) {
		t.Fatal(err)
	}
	if want := "The game's move, but for another line: there came 30...Qxa3."; h.Parting() != want {
		t.Errorf("%s", h.Parting())
	}
	want := "If Black answers 30...Qxa3, it expects 31.Nh5+ gxh5 32.Qg5+ Kf8 33.Qxf6+ Kg8 34.Qf7+ Kh8 35.e7 " +
		"...: White counts as three pawns ahead (+3.00), by a second search. The game left that line by 34.e7. That line ends with " +
		"40.Kg4: by pieces alone White is five pawns behind there; 41.e8=Q+ is counted in advance: three pawns ahead. The " +
		"search that chose needed one reply, 31.Nh5+: 30...Qxa3 was no better for Black than 30...Qe8."
	if h.Asked() != want {
		t.Errorf("%s", h.Asked())
	}
}
