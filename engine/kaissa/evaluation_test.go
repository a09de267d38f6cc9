package kaissa

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/internal/needs"
)

// readings are the readings of the evaluation, each alone.
var readings = map[string]func(*evaluation){
	"1990":         func(*evaluation) {},
	"phalanxRanks": func(e *evaluation) { e.phalanxArea = fourToSeven },
	"fileSquares":  func(e *evaluation) { e.fileSquares = true },
	"exchange":     func(e *evaluation) { e.exchange = true },
	"bothPaths":    func(e *evaluation) { e.bothPaths = true },
}

// wander visits the positions of random games.
func wander(t testing.TB, games int, visit func(p *board.Position)) {
	random := rand.New(rand.NewPCG(1974, 1990))
	for game := range games {
		p := enginetest.Position(t, enginetest.Samples[game%len(enginetest.Samples)])
		for range 120 {
			visit(&p)
			var legal board.MoveList
			if p.Legal(&legal); legal.Len() == 0 {
				break
			}
			var next board.Position
			p.Make(legal.At(random.IntN(legal.Len())), &next)
			p = next
		}
	}
}

// The evaluation of a mirrored position is the negative, without exception, and every row's sides
// change places.
func TestMirror(t *testing.T) {
	needs.OneGoroutine(t)
	for name, read := range readings {
		e := newEvaluation(&authentic)
		read(&e)
		e.prepare()
		wander(t, 140/needs.OneIn(4), func(p *board.Position) {
			fields := strings.Fields(p.FEN()) // without the counters, which a mirrored FEN may not have
			fen := strings.Join(fields[:4], " ") + " 0 9"
			given, mirrored := enginetest.Position(t, fen), enginetest.Position(t, enginetest.Mirror(fen))
			a, b := e.terms(&given), e.terms(&mirrored)
			if a.Total != -b.Total {
				t.Fatalf("%s: %s: %d, mirrored %d", name, p.FEN(), a.Total, b.Total)
			}
			for i := range a.Rows {
				if a.Rows[i].Sides[0].Value != b.Rows[i].Sides[1].Value || a.Rows[i].Sides[1].Count != b.Rows[i].Sides[0].Count {
					t.Fatalf("%s: %s: %s is not mirrored", name, p.FEN(), a.Rows[i].Term.ID)
				}
			}
		})
	}
}

// What the search adds up is what the breakdown shows, the memory for pawns included, and the limit
// of the positional part never acts.
func TestSearchAndBreakdownAgree(t *testing.T) {
	needs.OneGoroutine(t)
	for name, read := range readings {
		e := newEvaluation(&authentic)
		read(&e)
		e.prepare()
		largest := eval.WhiteScore(0)
		wander(t, 280/needs.OneIn(4), func(p *board.Position) {
			terms := e.terms(p)
			positional := e.positional(p)
			if got := eval.WhiteScore(material(p))*point + positional*eval.WhiteScore(1-2*int(p.Turn())); got !=
				eval.WhiteScore(terms.Total.For(p.Turn())) {
				t.Fatalf("%s: %s: the search has %d, the terms %d", name, p.FEN(), got, terms.Total)
			}
			if _, limited := terms.Row(limitTerm.ID); limited {
				t.Fatalf("%s: %s: the limit acts", name, p.FEN())
			}
			largest = max(largest, positional, -positional)
		})
		t.Logf("%s: positional part up to %d", name, largest)
	}
}

func BenchmarkPositional(b *testing.B) {
	e := newEvaluation(&authentic)
	e.prepare()
	var list []board.Position
	wander(b, 28, func(p *board.Position) {
		if p.Occupied().Count() > 20 {
			list = append(list, *p)
		}
	})
	b.ResetTimer()
	for i := range b.N {
		e.positional(&list[i%len(list)])
	}
}
