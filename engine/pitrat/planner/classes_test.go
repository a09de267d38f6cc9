package planner

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/pitrat/plan"
)

// moves writes moves with their squares.
func moves(list []board.Move) (texts []string) {
	for _, m := range list {
		texts = append(texts, m.UCI())
	}
	return texts
}

// New captures that the paper names (2.4.2), and such as are none.
func TestNewCaptures(t *testing.T) {
	all := papers(t)
	for _, c := range []struct {
		position, moves string
		want            []string
	}{
		{"M39", "Nxc3", []string{"c2c3"}},
		{"M39", "Nxc3 Rxc3 Rd1", []string{"c1d1", "e2d1"}},
		{"M39", "Nf4", []string{"e3f4"}},
		{"E2", "Rxe6 Bxd4", []string{"b3d4"}},
		{"E42", "Rd7", []string{"e7d7"}},
		{"M75", "f6", []string{"e4f6"}},
		{"M75", "f6 Nxf6 Rxf6", []string{"g7f6"}},
	} {
		p := all[c.position]
		pl := wanting(&p, 10)
		got := moves(pl.NewCaptures(played(t, pl, p, c.moves)))
		for _, m := range c.want {
			if !slices.Contains(got, m) {
				t.Errorf("%s after %s: %s is not among %v", c.position, c.moves, m, got)
			}
		}
	}
	p := all["M39"]
	pl := wanting(&p, 10)
	if got := pl.NewCaptures(played(t, pl, p, "h6")); len(got) > 0 {
		t.Errorf("after a quiet move of a pawn %v", moves(got))
	}
}

// Along random moves: new captures are captures that win or are of a dearer man, the cheapest man first; every
// winning capture of the man that has just moved is new, and none is that was possible before both moves unless its
// man has lost a guard.
func TestNewCapturesOfRandomMoves(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	captures, again := 0, 0
	for _, p := range library(t) {
		pl := wanting(&p, 10)
		at := &Place{Position: p}
		for range 20 {
			list := pl.Legal(at)
			if len(list) == 0 || at.TakesKing() {
				break
			}
			m := list[r.IntN(len(list))]
			at = &Place{Before: at, Move: m, Position: at.Position.After(m)}
			got := pl.NewCaptures(at)
			for i, c := range got {
				captures++
				taker, taken := at.Position.At(c.From()).Type(), at.Position.At(c.To()).Type()
				if !c.IsCapture() || usual[taker] >= usual[taken] && usual.SEE(&at.Position, c) <= 0 {
					t.Fatalf("%s: %s is of no interest", at.Position.FEN(), c)
				}
				if i > 0 && usual[at.Position.At(got[i-1].From()).Type()] > usual[taker] {
					t.Fatalf("%s: a dearer man captures before %s", at.Position.FEN(), c)
				}
				if before := at.Before.Before; before != nil && before.Position.IsLegal(c) && !lostAGuard(at, c.To()) {
					again++
				}
			}
			for _, c := range pl.Legal(at) {
				if c.IsCapture() && c.To() == at.Move.To() && usual.SEE(&at.Position, c) > 0 && !slices.Contains(got, c) {
					t.Fatalf("%s: %s takes the man that has just moved, and is not new", at.Position.FEN(), c)
				}
			}
		}
	}
	if captures < 300 || again > captures/20 { // one that the first of the two moves had taken away is new as well
		t.Errorf("%d new captures, %d of them possible before", captures, again)
	}
}

// lostAGuard reports whether a square has fewer guards of the side that stands there than two moves ago.
func lostAGuard(at *Place, s board.Square) bool {
	guards := func(p *board.Position) int {
		return (p.AttackersTo(s, p.Occupied()) & p.Side(at.Mover())).Count()
	}
	return guards(&at.Position) < guards(&at.Before.Position) || guards(&at.Position) < guards(&at.Before.Before.Position)
}

// A new capture that gives check takes the king next, by each man that gives it.
func TestCaptureAlone(t *testing.T) {
	for fen, want := range map[string]string{
		"4k3/4p3/8/8/8/8/8/4R1K1 w - - 0 1":   "e1e7 e7e8*",
		"6k1/4p3/8/8/8/8/8/4R1K1 w - - 0 1":   "e1e7*",
		"4k3/8/8/2p5/4N3/8/8/4R1K1 w - - 0 1": "e4c5 e1e8*", // a discovered check
		"4k3/8/5p2/8/4N3/8/8/4R1K1 w - - 0 1": "e4f6 f6e8* e1e8*",
	} {
		p := enginetest.Position(t, fen)
		i := slices.IndexFunc(wanting(&p, 10).Legal(&Place{Position: p}), board.Move.IsCapture)
		got := CaptureAlone(&Place{Position: p}, wanting(&p, 10).Legal(&Place{Position: p})[i])
		if !sameTakes(got, parsed(t, want)) {
			t.Errorf("%s: %s, want %s", fen, got, want)
		}
	}
}

// sameTakes reports whether two plans are the same, whatever the order of what follows the first move.
func sameTakes(a, b plan.Plan) bool {
	isNew := func(s plan.Statement) bool { return !slices.Contains(b, s) }
	return len(a) == len(b) && a[0] == b[0] && !slices.ContainsFunc(a, isNew)
}

// Interferences (2.4.4): a plan without difficulty is always tried, one with a difficulty when it has gone, and then
// without the modifications that are done.
func TestRemains(t *testing.T) {
	p := papers(t)["M75"]
	pl := wanting(&p, 10)
	idle := parsed(t, "e4 E -> V e5 F -> V* e3e7*") // P68
	for _, c := range []struct {
		moves, plan, rest string
		guarded           board.Square
		gone              bool
	}{
		{"f6 Nxf6", idle.String(), "e5 F -> V* e3e7*", board.NoSquare, true}, // P69
		{"f6 Kg8", idle.String(), idle.String(), board.NoSquare, false},
		{"f6 Kg8", "f6g7*", "f6g7*", board.NoSquare, true},
		{"f6 Nxf6", "f1f6*", "f1f6*", board.F6, false}, // the king guards it
		{"f6 Nxf6", "e5g6*", "e5g6*", board.A1, true},  // nothing guards a1
	} {
		rest, gone := Remains(parsed(t, c.plan), c.guarded, played(t, pl, p, c.moves))
		if rest.String() != c.rest || gone != c.gone {
			t.Errorf("%s after %s: %s, %v", c.plan, c.moves, rest, gone)
		}
	}
}

// The limited analysis of the paper (2.3.4, 2.4.5): what it finds of the man that has just moved.
func TestLimitedAnalysisOfThePaper(t *testing.T) {
	all := papers(t)
	for _, c := range []struct {
		name, position, moves, want string
		on                          board.Square
	}{
		{"P58", "E2", "Rxe6 fxe6 Qxf8 Kxf8", "d4e6 e6c7* e6f8*", board.F8}, // printed with the captures in the other order
		{"P59", "M9", "Qe1 Kc2", "c1 NEK -> EK f2d3 d3c1* d3f4*", board.C2},
	} {
		p := all[c.position]
		pl := wanting(&p, 20)
		at := played(t, pl, p, c.moves)
		ideas := pl.Limited(&at.Position, c.on)
		if !has(plansOf(ideas), parsed(t, c.want)) {
			t.Errorf("%s: %s is not among %v", c.name, c.want, plansOf(ideas))
		}
		for _, idea := range ideas {
			if idea.Plan.Modifications() > 1 {
				t.Errorf("%s has two modifications", idea.Plan)
			}
		}
		if got := pl.Limited(&at.Position, board.A4); got != nil {
			t.Errorf("of an empty square, or an own man, %v", plansOf(got))
		}
	}
}

// What the man that moved before attacks again (2.4.5), and the king after a check from which it did not move.
func TestAttackAgain(t *testing.T) {
	p := enginetest.Position(t, "r3k3/8/8/8/8/8/1Q5P/7K w - - 0 1")
	pl := wanting(&p, 10)
	got := plansOf(pl.AttackAgain(played(t, pl, p, "Qb5 Ke7")))
	if !has(got, parsed(t, "b5b7 b7e7* b7a8*")) {
		t.Errorf("the queen attacks king and rook: %v", got)
	}
	if got := pl.AttackAgain(played(t, pl, p, "Qb5")); got != nil {
		t.Errorf("nobody has moved before: %v", got)
	}
	if got := pl.AttackAgain(played(t, pl, p, "Kg1 Ra2 0 Rxb2")); got != nil {
		t.Errorf("after a null move %v", got)
	}
}

// A look at the whole board (ours): every check, capture and promotion is in it; the opponent's replies are those
// after which a threat does not win.
func TestAround(t *testing.T) {
	for _, p := range library(t) {
		pl := wanting(&p, 10)
		at := &Place{Position: p}
		plans, ideas := pl.Around(at, nil)
		if ideas != nil {
			t.Fatalf("%s: the first player has %d ideas", p.FEN(), len(ideas))
		}
		for _, m := range pl.Legal(at) {
			if !p.GivesCheck(m) && !m.IsCapture() && !m.IsPromotion() {
				continue
			}
			if !slices.ContainsFunc(plans, func(q plan.Plan) bool { return q[0].Plays(m) }) {
				t.Fatalf("%s: %s is not looked at", p.FEN(), m)
			}
		}
		for _, q := range plans {
			if !slices.ContainsFunc(pl.Legal(at), q[0].Plays) {
				t.Fatalf("%s: %s is not legal", p.FEN(), q)
			}
		}
	}
}

// Against the threat to take a rook the second player moves it, guards it, or takes the man that threatens; what
// does none of these is no reply.
func TestAroundAgainstAThreat(t *testing.T) {
	p := enginetest.Position(t, "6k1/5ppp/8/r7/8/8/5PPP/Q5K1 b - - 0 1")
	pl := &Planner{Prices: usual, Wanted: 10, First: board.White}
	at := &Place{Position: p}
	idle := played(t, pl, p, "0")
	threat, err := idle.Position.ParseSAN("Qxa5")
	if err != nil {
		t.Fatal(err)
	}
	plans, _ := pl.Around(at, []board.Move{threat})
	first := map[string]bool{}
	for _, q := range plans {
		first[q[0].String()] = true
	}
	for _, want := range []string{"a5a1", "a5b5", "a5h5"} {
		if !first[want] && !first[want+"*"] {
			t.Errorf("%s is no reply", want)
		}
	}
	for _, not := range []string{"h7h6", "g8f8"} {
		if first[not] {
			t.Errorf("%s is a reply", not)
		}
	}
}

// "The man on S plays" stands for a quiet move to a safe square if there is one, else a safe one; none where
// it has no move.
func TestManPlays(t *testing.T) {
	for fen, want := range map[string]string{
		"6k1/8/8/8/3n4/8/8/R5K1 w - - 0 1":    "quiet",
		"6k1/8/8/8/8/8/P7/RN4K1 w - - 0 1":    "none",
		"6k1/8/8/8/8/8/P7/Rn4K1 w - - 0 1":    "capture",
		"r5k1/8/8/8/8/8/8/RK6 w - - 0 1":      "quiet",
		"6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1":    "quiet",
		"1r4k1/8/8/8/8/8/7P/R5K1 w - - 0 1":   "quiet",
		"1q4k1/8/8/8/8/8/n6P/Rn4K1 w - - 0 1": "capture", // the queen takes back on b1, nothing on a2
	} {
		p := enginetest.Position(t, fen)
		pl := wanting(&p, 10)
		m := pl.ManPlays(board.A1, &Place{Position: p})
		switch {
		case want == "none" != (m == board.NoMove):
			t.Errorf("%s: %v", fen, m)
		case want == "quiet" && (m.IsCapture() || usual.SEE(&p, m) < 0):
			t.Errorf("%s: %v", fen, m)
		case want == "capture" && !m.IsCapture():
			t.Errorf("%s: %v", fen, m)
		}
	}
}

// The moves that answer a dangerous move: of 4.Qe2 plays in M39 those that guard d1 (2.3.1).
func TestAnswers(t *testing.T) {
	p := papers(t)["M39"]
	pl := wanting(&p, 30)
	y := played(t, pl, p, "Nxc3 Rxc3 Rxc3 Rxc3 Qb2 Qf3")
	d := played(t, pl, p, "Nxc3 Rxc3 Rxc3 Rxc3 Qb2 Qf3 Rd1")
	got := moves(pl.Answers(d, y))
	for _, want := range []string{"e2c2", "e2e1"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not among %v", want, got)
		}
	}
	for _, m := range pl.Answers(d, y) {
		if m.From() != board.E2 || m.To() == board.F3 {
			t.Errorf("%s is no other move of the queen", m)
		}
	}
	gone := played(t, pl, p, "Nxc3 Rxc3 Rxc3 Rxc3 Qb2 Qxb2 Rd1")
	if got := pl.Answers(gone, played(t, pl, p, "Nxc3 Rxc3 Rxc3 Rxc3 Qb2 Qf3")); len(got) > 0 {
		t.Errorf("the queen is not there any more, and has %v", moves(got))
	}
}

// The rules of 1977 leave out castling, capture en passant, and promotion to rook and bishop (2, 2.2.4).
func TestRules(t *testing.T) {
	p := enginetest.Position(t, "r3k2r/P7/8/4Pp2/8/8/8/R3K2R w KQkq f6 0 1")
	for _, full := range []bool{false, true} {
		pl := &Planner{Rules: Rules{Full: full}}
		at := &Place{Position: p}
		got := moves(pl.Legal(at))
		for _, m := range []string{"e1g1", "e1c1", "e5f6"} {
			if slices.Contains(got, m) != full {
				t.Errorf("%s, full rules %v", m, full)
			}
		}
		for m, want := range map[string]bool{"a7b8q": false, "a7a8q": false, "e1e2": true, "a1d1": true} {
			if slices.Contains(got, m) != want {
				t.Errorf("%s is legal: %v", m, !want)
			}
		}
		if again := pl.Legal(at); &again[0] != &at.legal[0] {
			t.Error("legal moves are made twice")
		}
		if got := pl.Legal(&Place{Position: p, Closed: true}); got != nil {
			t.Errorf("after the end there are %v", moves(got))
		}
	}
	p = enginetest.Position(t, "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1")
	got := moves((&Planner{}).Legal(&Place{Position: p}))
	for m, want := range map[string]bool{"a7a8q": true, "a7a8n": true, "a7b8q": true, "a7a8r": false, "a7b8b": false} {
		if slices.Contains(got, m) != want {
			t.Errorf("%s is legal: %v", m, !want)
		}
	}
}
