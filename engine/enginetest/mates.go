package enginetest

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"drevo/engine/board"
)

// endgames are what White has beside the king, and Black.
var endgames = []struct{ white, black string }{
	{"QN", "p"}, {"RR", "p"}, {"QB", "n"}, {"RB", "p"}, {"RN", "pp"}, {"QP", "p"},
}

// EndgameWithMate returns a random endgame in which White, to move, mates in a number of moves and no
// sooner, proved by trying everything. The same source of chance gives the same positions. Cost: a
// millisecond for two moves, 3 ms for three, 60 ms for four.
func EndgameWithMate(r *rand.Rand, moves int) board.Position {
	for {
		e := endgames[r.IntN(len(endgames))]
		p, ok := randomEndgame(r, "K"+e.white+"k"+e.black)
		if ok && nearEdge(&p) && !matesIn(&p, moves-1) && matesIn(&p, moves) {
			return p
		}
	}
}

// nearEdge reports whether Black's king has at most two moves, without which mates are rare.
func nearEdge(p *board.Position) bool {
	var passed board.Position
	p.MakePass(&passed)
	var legal board.MoveList
	passed.Legal(&legal)
	steps := 0
	for _, move := range legal.All() {
		if passed.At(move.From()).Type() == board.King {
			steps++
		}
	}
	return steps <= 2
}

// randomEndgame puts pieces, by their letters, on random squares; ok is false where that is no
// position.
func randomEndgame(r *rand.Rand, pieces string) (p board.Position, ok bool) {
	var letters [64]byte
	for i := range pieces {
		s := r.IntN(64)
		if letters[s] != 0 || (pieces[i] == 'P' || pieces[i] == 'p') && (s < 8 || s >= 56) {
			return p, false
		}
		letters[s] = pieces[i]
	}
	fen := ""
	for rank := 7; rank >= 0; rank-- {
		row := ""
		for file := range 8 {
			row += string(max(letters[8*rank+file], '1'))
		}
		for n := 8; n > 1; n-- {
			row = strings.ReplaceAll(row, strings.Repeat("1", n), strconv.Itoa(n))
		}
		fen += row + "/"
	}
	p, err := board.ParseFEN(strings.TrimSuffix(fen, "/") + " w - - 0 1")
	return p, err == nil && !p.InCheck()
}

// matesIn reports whether the side to move mates within a number of moves, whatever the answers.
func matesIn(p *board.Position, moves int) bool {
	if moves == 0 {
		return false
	}
	var legal board.MoveList
	p.Legal(&legal)
	for _, move := range legal.All() {
		if moves == 1 && !p.GivesCheck(move) {
			continue
		}
		var next board.Position
		p.Make(move, &next)
		if IsMatedIn(&next, moves-1) {
			return true
		}
	}
	return false
}

// IsMatedIn reports whether the side to move is mated now or, whatever it does, within a number of
// the opponent's moves.
func IsMatedIn(p *board.Position, moves int) bool {
	var legal board.MoveList
	p.Legal(&legal)
	if legal.Len() == 0 {
		return p.InCheck()
	}
	for _, move := range legal.All() {
		var next board.Position
		p.Make(move, &next)
		if !matesIn(&next, moves) {
			return false
		}
	}
	return true
}
