package botvinnik

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
)

func TestThreatsAndTheirDenials(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		object    eval.Score // of the worst threat, 0 for none
		denials   []string
		others    []string
	}{
		{"nothing", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 0, nil, []string{"Ra8+"}},
		{"a knight is attacked", "6k1/5ppp/8/8/3N3r/8/5PPP/R5K1 w - - 0 1", 3 * pawn,
			[]string{"Nf5", "Ra4", "Rd1", "g4"}, []string{"h3", "Kf1"}},
		{"mate on the last rank", "3r2k1/5ppp/8/8/8/8/R4PPP/6K1 w - - 0 1", 20_000, []string{"Ra1", "h3", "Rd2", "Kf1"},
			[]string{"Ra7"}},
		{"a pawn promotes", "6k1/5ppp/8/8/8/8/2p2PPP/6K1 w - - 0 1", 8 * pawn, nil, []string{"h3"}},
	} {
		p := enginetest.Position(t, c.fen)
		g := &game{horizon: 3, doomed: true}
		f := &ply{position: p}
		f.threats = g.threats(f, nil)
		var object eval.Score
		if first := g.dearest(board.NoSquare); first != nil {
			object = first.value
		}
		if object != c.object {
			t.Errorf("%s: the worst threat wins %d, want %d", c.name, object, c.object)
		}
		check := func(sans []string, want bool) {
			for _, san := range sans {
				move, err := p.ParseSAN(san)
				if err != nil {
					t.Fatal(err)
				}
				if f.denies(move) != want {
					t.Errorf("%s: %s denies %v, want %v", c.name, san, !want, want)
				}
			}
		}
		check(c.denials, true)
		check(c.others, false)
	}
}

// A rook that has two pieces to lose saves the dearer at the end of a line.
func TestStandPat(t *testing.T) {
	p := enginetest.Position(t, "6k1/5ppp/8/1p6/R1N5/8/5PPP/6K1 w - - 0 1")
	g := &game{horizon: 3, doomed: true}
	f := &ply{position: p}
	balance := material(&p)
	for left, want := range map[int]eval.Score{0: balance - 3*pawn, 2: balance - 5*pawn} {
		f.reset()
		if got := g.standPat(f, plies(left), -mate, mate, nil); got != want {
			t.Errorf("with %d half-moves left to stop is worth %d, want %d", left, got, want)
		}
	}
}

// The style decides which move changes the functions best: the active one opens, the passive one
// closes.
func TestStyle(t *testing.T) {
	p := enginetest.Position(t, "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 9")
	best := func(own, enemy int) Change {
		g := &game{horizon: 3, style: style{closed: 2, own: own, enemy: enemy}}
		return g.changes(&p, nil)[0]
	}
	active, passive := best(1, 0), best(0, 1)
	if active.OwnAfter <= passive.OwnAfter || passive.EnemyAfter >= active.EnemyAfter {
		t.Errorf("active %+v, passive %+v", active, passive)
	}
	for _, c := range []Change{active, passive} {
		if !p.IsLegal(c.Move) || c.Move == board.NoMove {
			t.Errorf("%+v is not legal", c)
		}
	}
}
