package search_test

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// searcher is a plain alpha-beta search of fixed depth by material, with or without the shared
// parts. The parts may change how many nodes it needs, never the value that it finds.
type searcher struct {
	rules   search.FinalRules
	history board.History
	pv      *search.PV
	table   *search.Table // nil: without
	ordered bool
	killers *search.Killers
	scores  search.HistoryTable
	orders  []search.Order
	lists   []board.MoveList
	nodes   int
}

var prices = [6]int{1, 3, 3, 5, 9, 0}

const mateScore = 10_000

// newSearcher makes a search in which the draws that depend on how a position was reached don't
// count.
func newSearcher(table *search.Table, ordered bool) *searcher {
	const plies = 10
	return &searcher{
		rules: search.FinalRules{Mate: mateScore, NearerMates: true}, pv: search.NewPV(plies), table: table, ordered: ordered,
		killers: search.NewKillers(plies), orders: make([]search.Order, plies), lists: make([]board.MoveList, plies),
	}
}

func (s *searcher) search(p *board.Position, ply, left int, alpha, beta eval.Score) eval.Score {
	s.nodes++
	s.pv.Clear(ply)
	if score, _, final := s.rules.Final(p, ply, &s.history); final {
		return score
	}
	if left == 0 {
		return materialOf(p)
	}
	known, ok := s.table.Probe(p.Key(), ply)
	if ok && ply > 0 && int(known.Depth) == left && known.Settles(alpha, beta) {
		return known.Score
	}
	best, lower := eval.Score(-mateScore-1), alpha
	order := s.order(p, ply, known.Move)
	for move, _, ok := order.Next(); ok && best < beta; move, _, ok = order.Next() {
		var next board.Position
		p.Make(move, &next)
		if score := -s.search(&next, ply+1, left-1, -beta, -max(lower, best)); score > best {
			best = score
			s.pv.Keep(ply, move)
		}
	}
	if best >= beta {
		s.killers.Add(ply, s.pv.First(ply))
		s.scores.Add(p.Turn(), s.pv.First(ply), int32(left*left))
	}
	s.table.Store(p.Key(), ply, search.Entry{Move: s.pv.First(ply), Score: best, Bound: tree.BoundOf(best, alpha, beta),
		Depth: int8(left)})
	return best
}

func (s *searcher) order(p *board.Position, ply int, known board.Move) *search.Order {
	list, order := &s.lists[ply], &s.orders[ply]
	p.Legal(list)
	if !s.ordered {
		order.Start(list)
		return order
	}
	order.StartWith(p, list, &search.Hints{
		Table: known, Killers: s.killers.At(ply), History: &s.scores, Prices: &prices, Exchange: true,
	})
	return order
}

func materialOf(p *board.Position) (sum eval.Score) {
	for piece := board.Pawn; piece <= board.Queen; piece++ {
		sum += eval.Score(prices[piece] * (p.PiecesOf(p.Turn(), piece).Count() - p.PiecesOf(p.Turn().Opponent(),
			piece).Count()))
	}
	return sum
}

// The table and the order save nodes, and change neither the value nor that the line ends in it.
func TestPartsKeepTheValue(t *testing.T) {
	for _, test := range []struct {
		fen   string
		depth int
		mate  bool
	}{
		{"8/8/8/8/8/2k5/1r6/K7 b - - 0 1", 6, true},
		{"8/8/8/8/1p6/1k6/8/K2R4 w - - 0 1", 6, false},
		{"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 4, true},
		{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, false},
		{"3k4/8/3K4/8/8/8/8/7R w - - 0 1", 6, true},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, false},
		{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 5, true},
	} {
		p := enginetest.Position(t, test.fen)
		plain := newSearcher(nil, false)
		want := plain.search(&p, 0, test.depth, -mateScore, mateScore)
		if isMate := want > mateScore-100; isMate != test.mate {
			t.Errorf("%s: the sample has value %d, mate wanted: %v", test.fen, want, test.mate)
		}
		table, err := search.NewTable(1, plain.rules)
		if err != nil {
			t.Fatal(err)
		}
		parts := newSearcher(table, true)
		for depth := 1; depth <= test.depth; depth++ { // the table is filled by shallower searches too
			table.StartSearch(false)
			parts.nodes = 0
			if got := parts.search(&p, 0, depth, -mateScore, mateScore); depth == test.depth && got != want {
				t.Errorf("%s: value %d, without the parts %d", test.fen, got, want)
			}
		}
		if parts.nodes >= plain.nodes {
			t.Errorf("%s: %d nodes, without the parts %d", test.fen, parts.nodes, plain.nodes)
		}
		line := plain.pv.Line()
		if end := endOf(t, p, line, &plain.rules); end*sign(len(line)) != want {
			t.Errorf("%s: the line %v ends in %d, not in the value %d", test.fen, line, end, want)
		}
	}
}

func sign(plies int) eval.Score { return eval.Score(1 - 2*(plies&1)) }

// endOf returns the value of the position at the end of a line, for the side to move there.
func endOf(t *testing.T, p board.Position, line []board.Move, rules *search.FinalRules) eval.Score {
	t.Helper()
	for _, move := range line {
		if !p.IsLegal(move) {
			t.Fatalf("%v is not legal in the line %v", move, line)
		}
		var next board.Position
		p.Make(move, &next)
		p = next
	}
	if score, _, final := rules.Final(&p, len(line), &board.History{}); final {
		return score
	}
	return materialOf(&p)
}
