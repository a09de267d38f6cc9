package search_test

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// allRules ends a line at every draw; the second occurrence of a position is one.
var allRules = search.FinalRules{Mate: 10_000, NearerMates: true, FiftyMoves: true, Insufficient: true, Repetition: 2}

func TestFinal(t *testing.T) {
	equalMates, noDraws := allRules, search.FinalRules{Mate: 10_000}
	equalMates.NearerMates = false
	for _, test := range []struct {
		name, fen string
		rules     search.FinalRules
		ply       int
		score     eval.Score
		reason    tree.Reason // ReasonOpen: not final
	}{
		{"mate", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", allRules, 3, 3 - 10_000, tree.ReasonCheckmate},
		{"mate at the root", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", allRules, 0, -10_000, tree.ReasonCheckmate},
		{"mates count the same", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", equalMates, 3, -10_000, tree.ReasonCheckmate},
		{"mate before fifty moves", "R5k1/5ppp/8/8/8/8/8/K7 b - - 100 90", allRules, 1, 1 - 10_000, tree.ReasonCheckmate},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", allRules, 4, 0, tree.ReasonStalemate},
		{"stalemate at the root", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", noDraws, 0, 0, tree.ReasonStalemate},
		{"insufficient", "8/8/4k3/8/8/3NK3/8/8 w - - 0 1", allRules, 2, 0, tree.ReasonInsufficient},
		{"insufficient at the root", "8/8/4k3/8/8/3NK3/8/8 w - - 0 1", allRules, 0, 0, tree.ReasonOpen},
		{"insufficient, not asked for", "8/8/4k3/8/8/3NK3/8/8 w - - 0 1", noDraws, 2, 0, tree.ReasonOpen},
		{"fifty moves", "8/8/4k3/8/8/3RK3/8/8 w - - 100 90", allRules, 2, 0, tree.ReasonFiftyMoves},
		{"one ply before", "8/8/4k3/8/8/3RK3/8/8 w - - 99 90", allRules, 2, 0, tree.ReasonOpen},
		{"fifty moves at the root", "8/8/4k3/8/8/3RK3/8/8 w - - 100 90", allRules, 0, 0, tree.ReasonOpen},
		{"fifty moves, not asked for", "8/8/4k3/8/8/3RK3/8/8 w - - 100 90", noDraws, 2, 0, tree.ReasonOpen},
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", allRules, 1, 0, tree.ReasonOpen},
	} {
		p := enginetest.Position(t, test.fen)
		history := search.StartHistory(search.Task{Position: p})
		score, reason, final := test.rules.Final(&p, test.ply, &history)
		if score != test.score || reason != test.reason || final != (test.reason != tree.ReasonOpen) {
			t.Errorf("%s: %d, %v, %v", test.name, score, reason, final)
		}
		want, drawn := test.reason, final && test.reason > tree.ReasonStalemate
		if !drawn {
			want = tree.ReasonOpen
		}
		if reason, ok := test.rules.Drawn(&p, &history); test.ply > 0 && test.reason != tree.ReasonCheckmate &&
			(reason != want || ok != drawn) {
			t.Errorf("%s: drawn %v, %v", test.name, reason, ok)
		}
	}
}

// shuttle plays both sides' knights out and back on top of a history that ends with the position.
func shuttle(t testing.TB, p board.Position, history *board.History) board.Position {
	t.Helper()
	for _, uci := range []string{"g1f3", "g8f6", "f3g1", "f6g8"} {
		var next board.Position
		p.Make(parseMove(t, &p, uci), &next)
		p = next
		history.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return p
}

func parseMove(t testing.TB, p *board.Position, uci string) board.Move {
	t.Helper()
	var list board.MoveList
	p.Legal(&list)
	for _, move := range list.All() {
		if move.UCI() == uci {
			return move
		}
	}
	t.Fatalf("%s is not legal", uci)
	return board.NoMove
}

func TestRepetition(t *testing.T) {
	p := board.Start()
	history := search.StartHistory(search.Task{Position: p})
	for occurrence := 1; occurrence <= 4; occurrence++ {
		for wanted := range 5 {
			rules := search.FinalRules{Mate: 10_000, Repetition: wanted}
			_, reason, final := rules.Final(&p, 4, &history)
			if want := wanted > 0 && occurrence >= wanted; final != want || want && reason != tree.ReasonRepetition {
				t.Errorf("occurrence %d is a draw by rule %d: %v, %v", occurrence, wanted, final, reason)
			}
			if _, _, final := rules.Final(&p, 0, &history); final {
				t.Errorf("occurrence %d ends the search at the root by rule %d", occurrence, wanted)
			}
		}
		p = shuttle(t, p, &history)
	}
}

func TestStartHistory(t *testing.T) {
	var game board.History
	p := board.Start()
	game.Push(p.Key(), true)
	p = shuttle(t, p, &game)
	history := search.StartHistory(search.Task{Position: p, History: game})
	if history.Len() != 5 || history.Count(p.Key()) != 2 {
		t.Errorf("the game's history has %d positions", history.Len())
	}
	history.Push(p.Key(), false)
	if game.Len() != 5 {
		t.Error("the search changes the game")
	}
	if alone := search.StartHistory(search.Task{Position: p}); alone.Len() != 1 || alone.Count(p.Key()) != 1 {
		t.Errorf("without a game there are %d positions", alone.Len())
	}
}
