package search_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
)

const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

// rated is a move as the slow twin of Order sorts it.
type rated struct {
	move   board.Move
	place  search.Place
	rating int32
	index  int // in the list
}

// Order is a stable sort by place and rating.
func TestOrderIsAStableSort(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	var order search.Order
	ratings := []int32{-1 << 31, -7, -1, 0, 1, 7, 1<<31 - 1}
	for range 2_000 {
		var list board.MoveList
		var want []rated
		for range random.IntN(257) {
			list.Add(board.Move(random.Uint32())) // the same move may come twice
			want = append(want, rated{list.At(list.Len() - 1), search.PlaceGenerated, 0, list.Len() - 1})
		}
		order.Start(&list)
		for i := range want {
			if random.IntN(4) > 0 {
				want[i].place, want[i].rating = search.Place(random.IntN(9)), ratings[random.IntN(len(ratings))]
				order.Rate(i, want[i].place, want[i].rating)
			}
		}
		slices.SortStableFunc(want, func(a, b rated) int {
			return cmp.Or(cmp.Compare(b.place, a.place), cmp.Compare(b.rating, a.rating))
		})
		for i, w := range want {
			if move, place, ok := order.Next(); !ok || move != w.move || place != w.place {
				t.Fatalf("move %d of %d: %v %v, want %v %v", i, len(want), move, place, w.move, w.place)
			}
			if order.Index() != w.index {
				t.Fatalf("move %d of %d: place %d in the list, want %d", i, len(want), order.Index(), w.index)
			}
		}
		if move, _, ok := order.Next(); ok {
			t.Fatalf("one move too many: %v", move)
		}
	}
}

// ordered returns the legal moves of a position as StartWith hands them out, each with its place.
func ordered(t *testing.T, p *board.Position, hints search.Hints) (list []string) {
	t.Helper()
	var moves board.MoveList
	p.Legal(&moves)
	var order search.Order
	order.StartWith(p, &moves, &hints)
	for move, place, ok := order.Next(); ok; move, place, ok = order.Next() {
		if !moves.Has(move) || slices.Contains(list, move.UCI()+" "+place.String()) {
			t.Fatalf("%v is not of the list, or comes twice", move)
		}
		list = append(list, move.UCI()+" "+place.String())
	}
	if len(list) != moves.Len() {
		t.Fatalf("%d moves of %d", len(list), moves.Len())
	}
	return list
}

func TestOrderByHints(t *testing.T) {
	p := enginetest.Position(t, kiwipete)
	move := func(uci string) board.Move { return parseMove(t, &p, uci) }
	var scores search.HistoryTable
	scores.Add(board.White, move("a2a3"), 5)
	scores.Add(board.White, move("e1c1"), 9)
	scores.Add(board.Black, move("a2a4"), 99)
	scores.Add(board.White, move("e2a6"), 99) // a capture has a better place
	killers := [2]board.Move{move("e1g1"), move("e2d1")}
	for _, test := range []struct {
		name        string
		hints       search.Hints
		first, last []string
	}{
		{"nothing", search.Hints{}, nil, nil},
		{
			"the table's move, killers and history", search.Hints{Table: move("d5d6"), Killers: killers, History: &scores},
			[]string{"d5d6 table", "e1g1 killer", "e2d1 killer", "e1c1 history", "a2a3 history"}, nil,
		},
		{
			"captures by victim, then attacker",
			search.Hints{Table: move("e2a6"), Killers: killers, History: &scores, Prices: &prices},
			[]string{
				"e2a6 table", "f3f6 capture", "g2h3 capture", "d5e6 capture", "e5g6 capture", "e5d7 capture", "e5f7 capture",
				"f3h3 capture", "e1g1 killer", "e2d1 killer", "e1c1 history", "a2a3 history",
			},
			nil,
		},
		{
			"captures by exchange",
			search.Hints{Table: move("d5d6"), Killers: killers, History: &scores, Prices: &prices, Exchange: true},
			[]string{
				"d5d6 table", "e2a6 capture", "g2h3 capture", "d5e6 capture", "e1g1 killer", "e2d1 killer",
				"e1c1 history", "a2a3 history",
			},
			[]string{
				"e5g6 losing exchange", "e5d7 losing exchange", "e5f7 losing exchange", "f3h3 losing exchange",
				"f3f6 losing exchange",
			},
		},
	} {
		list := ordered(t, &p, test.hints)
		middle := list[len(test.first) : len(list)-len(test.last)]
		if !slices.Equal(list[:len(test.first)], test.first) || !slices.Equal(list[len(list)-len(test.last):], test.last) {
			t.Errorf("%s: %v", test.name, list)
		}
		if !slices.Equal(middle, asGenerated(&p, middle)) {
			t.Errorf("%s: not as generated: %v", test.name, middle)
		}
	}
}

// asGenerated returns the moves of a list in the order of the generator.
func asGenerated(p *board.Position, list []string) (sorted []string) {
	var moves board.MoveList
	p.Legal(&moves)
	for _, move := range moves.All() {
		if text := move.UCI() + " " + search.PlaceGenerated.String(); slices.Contains(list, text) {
			sorted = append(sorted, text)
		}
	}
	return sorted
}

// En passant takes a pawn, though nothing stands where it goes.
func TestOrderEnPassant(t *testing.T) {
	p := enginetest.Position(t, "4k3/8/8/3pP1n1/5P2/8/8/4K3 w - d6 0 1")
	list := ordered(t, &p, search.Hints{Prices: &prices})
	if want := []string{"f4g5 capture", "e5d6 capture"}; !slices.Equal(list[:2], want) {
		t.Errorf("%v", list)
	}
}

// BenchmarkOrder rates the 48 moves of Kiwipete and picks some: 3 until a cut, or all.
func BenchmarkOrder(b *testing.B) {
	p := enginetest.Position(b, kiwipete)
	var moves board.MoveList
	p.Legal(&moves)
	var order search.Order
	var scores search.HistoryTable
	for i, move := range moves.All() {
		scores.Add(board.White, move, int32(i*37%11))
	}
	hints := search.Hints{Killers: [2]board.Move{moves.At(30), moves.At(20)}, History: &scores, Prices: &prices}
	run := func(name string, exchange bool, picks int) {
		b.Run(name, func(b *testing.B) {
			hints.Exchange = exchange
			b.ReportAllocs()
			for b.Loop() {
				order.StartWith(&p, &moves, &hints)
				for range picks {
					order.Next()
				}
			}
		})
	}
	run("victim, 3 picks", false, 3)
	run("victim, all", false, moves.Len())
	run("exchange, 3 picks", true, 3)
	run("exchange, all", true, moves.Len())
}

// Keep drops moves that are left, and neither changes the order of the others nor brings back one that
// was handed out; Defer puts the last one back at its new place.
func TestOrderKeepsAndDefers(t *testing.T) {
	var list board.MoveList
	for move := board.Move(1); move <= 9; move++ {
		list.Add(move)
	}
	var order search.Order
	order.Start(&list)
	for i := range list.Len() {
		order.Rate(i, search.PlaceHistory, int32(-i))
	}
	order.Next()                                                               // 1
	order.Keep(func(move board.Move) bool { return move%2 == 1 || move == 4 }) // 3, 4, 5, 7, 9 are left
	third, _, _ := order.Next()
	order.Defer(third, search.PlaceLosing, 0)
	var got []board.Move
	for move, _, ok := order.Next(); ok; move, _, ok = order.Next() {
		got = append(got, move)
	}
	if want := []board.Move{4, 5, 7, 9, 3}; !slices.Equal(got, want) || order.Index() != 2 {
		t.Errorf("%v, the last from place %d; want %v, 2", got, order.Index(), want)
	}
}
