package botvinnik

import (
	"math/rand/v2"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// Black mates by 1...Qf1+ 2.Kh4 g5+, but F sees nothing in the quiet moves of the chase, so that White's stop
// looks safe. To try it shows what follows, and what denies it; the record has the trials as nodes
// after a pass, the best children of those whose value they are.
func TestStopsAreTried(t *testing.T) {
	needs.OneGoroutine(t)
	const fen = "8/6k1/5pp1/Q6p/5P2/6PK/P4q1P/8 b - - 0 1"
	for option, want := range map[string]bool{"true": true, "false": false} {
		result, tr := think(t, fen, map[string]string{optionTrial: option, optionEffort: "100"}, 0)
		p := enginetest.Position(t, fen)
		if played := p.SAN(result.Move); (played == "Qf1+") != want {
			t.Errorf("trial=%s: %s", option, played)
		}
		trials, lower := 0, 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.Type != typeTrial {
				return true
			}
			trials++
			parent := tr.Node(n.Parent)
			if best, ok := tr.Best(n.Parent); ok && best == n.ID {
				lower++
				if !parent.HasStatic || n.ForParent() >= parent.Static || parent.Score != n.ForParent() {
					t.Fatalf("node %d: worth %d after a trial with %d, to stop %d", parent.ID, parent.Score, n.ForParent(),
						parent.Static)
				}
			}
			return true
		})
		if (trials > 100) != want || (lower > 10) != want {
			t.Errorf("trial=%s: %d trials, %d of them the value of stopping", option, trials, lower)
		}
	}
}

// What the table remembers to be at stake is what the list of threats says, asked for in any order.
func TestStakesAreThoseOfTheThreats(t *testing.T) {
	g := &game{horizon: 4, doomed: true, table: newTable(0)}
	r := rand.New(rand.NewPCG(13, 1))
	for range 2_000 {
		p := walk(t, r)
		if p.InCheck() {
			continue
		}
		here := &ply{position: p}
		var want stakes
		var on board.Square
		for _, threat := range g.threats(here, nil) {
			if v := inStakes(threat.value); v > want.dearest {
				want.dearest, on = v, threat.way.Target
			}
			want.king = want.king || threat.way.Target == p.KingSquare(p.Turn())
		}
		for _, threat := range g.threats(here, nil) {
			if threat.way.Target != on {
				want.second = max(want.second, inStakes(threat.value))
			}
		}
		for _, second := range []bool{false, true, false, true} {
			here.reset()
			got := g.stakesOf(here, second)
			if got.second == unasked && !second {
				got.second = want.second
			}
			if got != want {
				t.Fatalf("%s: %+v at stake, want %+v", p.FEN(), got, want)
			}
		}
	}
}

// walk makes a few random moves from a position with much at stake.
func walk(t *testing.T, r *rand.Rand) board.Position {
	p := enginetest.Position(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	for range r.IntN(12) {
		var legal board.MoveList
		p.Legal(&legal)
		if legal.Len() == 0 {
			break
		}
		var next board.Position
		p.Make(legal.All()[r.IntN(legal.Len())], &next)
		p = next
	}
	return p
}

// The stakes keep scores in pawns, which must be enough for the dearest.
func TestStakesHoldAKing(t *testing.T) {
	if dearest := eval.Score(mate + 8*pawn); eval.Score(inStakes(dearest))*pawn != dearest ||
		inStakes(dearest) >= unasked {
		t.Errorf("a king taken by a pawn that promotes is kept as %d", inStakes(dearest))
	}
}
