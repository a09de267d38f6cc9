package trajectory

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
)

// The slow twin plays the moves on a board of 64 letters, one square at a time, and tries every
// sequence of moves of one piece. It shares nothing with the map but the squares' numbers.

// twin is the board on which one piece moves alone.
type twin struct {
	letters [64]byte // FEN letters, '.' for an empty square
	white   bool     // the side of the piece
	passing int      // the square of a possible capture in passing, -1 for none
	found   map[string][]string
	length  map[string]int
}

// twinMove is a destination with the squares that were passed over.
type twinMove struct {
	to, victim int
	beta       []int
}

var twinDirections = map[byte][][2]int{
	'N': {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}},
	'B': {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'R': {{1, 0}, {0, 1}, {-1, 0}, {0, -1}},
	'Q': {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {1, 0}, {0, 1}, {-1, 0}, {0, -1}},
	'K': {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {1, 0}, {0, 1}, {-1, 0}, {0, -1}},
}

// side says whose piece a letter is: 1 own, -1 enemy, 0 nobody's.
func (w *twin) side(letter byte) int {
	switch {
	case letter == '.':
		return 0
	case (letter < 'a') == w.white:
		return 1
	default:
		return -1
	}
}

// moves lists the moves of the piece on a square of the board as it is now.
func (w *twin) moves(kind byte, from int, first bool) (list []twinMove) {
	file, rank := from%8, from/8
	if kind == 'P' {
		return w.pawnMoves(file, rank, first)
	}
	for _, d := range twinDirections[kind] {
		var beta []int
		for f, r := file+d[0], rank+d[1]; f >= 0 && f < 8 && r >= 0 && r < 8; f, r = f+d[0], r+d[1] {
			to := r*8 + f
			if w.side(w.letters[to]) == 1 {
				break
			}
			list = append(list, twinMove{to, to, slices.Clone(beta)})
			if w.letters[to] != '.' || kind == 'N' || kind == 'K' {
				break
			}
			beta = append(beta, to)
		}
	}
	return list
}

// pawnMoves lists the moves of a pawn.
func (w *twin) pawnMoves(file, rank int, first bool) (list []twinMove) {
	ahead, home := 1, 1
	if !w.white {
		ahead, home = -1, 6
	}
	next := rank + ahead
	if next < 0 || next > 7 {
		return nil
	}
	if one := next*8 + file; w.letters[one] == '.' {
		list = append(list, twinMove{to: one, victim: one})
		if two := one + 8*ahead; rank == home && w.letters[two] == '.' {
			list = append(list, twinMove{two, two, []int{one}})
		}
	}
	for _, f := range []int{file - 1, file + 1} {
		if f < 0 || f > 7 {
			continue
		}
		to := next*8 + f
		if w.side(w.letters[to]) == -1 {
			list = append(list, twinMove{to: to, victim: to})
		} else if first && to == w.passing {
			list = append(list, twinMove{to: to, victim: rank*8 + f})
		}
	}
	return list
}

// walk tries every sequence of up to left more moves and notes those that end on an object.
func (w *twin) walk(kind byte, from, left, made int, text string) {
	if left == 0 {
		return
	}
	for _, m := range w.moves(kind, from, made == 0) {
		victim := w.letters[m.victim]
		way := fmt.Sprintf("%s %d%v%t", text, m.to, m.beta, victim != '.')
		promotes := kind == 'P' && (m.to/8 == 0 || m.to/8 == 7)
		if victim != '.' || promotes {
			w.note(fmt.Sprintf("%d %t %t", m.victim, promotes, m.victim != m.to), way, made+1)
		}
		if victim == 'k' || victim == 'K' {
			continue
		}
		saved := w.letters
		w.letters[m.victim], w.letters[from] = '.', '.'
		w.letters[m.to] = saved[from]
		w.walk(kind, m.to, left-1, made+1, way)
		w.letters = saved
	}
}

// note keeps a way to an object if no shorter one is known.
func (w *twin) note(object, way string, length int) {
	best, known := w.length[object]
	if known && best < length {
		return
	}
	if !known || best > length {
		w.length[object], w.found[object] = length, nil
	}
	w.found[object] = append(w.found[object], fmt.Sprint(object, ":", way))
}

// twinWays returns the texts of all trajectories of the piece on a square, sorted.
func twinWays(p *board.Position, from board.Square, moves int) (texts []string) {
	w := twin{passing: -1, found: map[string][]string{}, length: map[string]int{}}
	for s := range board.NoSquare {
		w.letters[s] = '.'
		if piece := p.At(s); piece != board.NoPiece {
			w.letters[s] = piece.Letter()
		}
	}
	w.white = w.letters[from] < 'a'
	if s := p.EnPassant(); s != board.NoSquare && (p.Turn() == board.White) == w.white {
		w.passing = int(s)
	}
	w.walk(w.letters[from]&^0x20, int(from), moves, 0, "")
	for _, found := range w.found {
		texts = append(texts, found...)
	}
	slices.Sort(texts)
	return texts
}

// mapWays writes the trajectories of a map as the twin does.
func mapWays(m *Map, from board.Square) (texts []string) {
	for _, t := range m.ByPiece(from) {
		text := fmt.Sprintf("%d %t %t:", t.Target, t.Promotion, t.EnPassant)
		for i, s := range t.Stops() {
			text += fmt.Sprintf(" %d%v%t", s, betaInOrder(&t, i), t.Captures(i))
		}
		texts = append(texts, text)
	}
	slices.Sort(texts)
	return texts
}

// betaInOrder lists the squares passed over by one move, from its start on.
func betaInOrder(t *Trajectory, i int) []int {
	var list []int
	for _, s := range t.BetaBefore(i).Squares() {
		list = append(list, int(s))
	}
	if t.start(i) > t.stops[i] {
		slices.Reverse(list)
	}
	return list
}

// randomPosition plays random legal moves from the initial position.
func randomPosition(r *rand.Rand, plies int) board.Position {
	p := board.Start()
	for range plies {
		var moves board.MoveList
		p.Legal(&moves)
		if moves.Len() == 0 {
			break
		}
		var next board.Position
		p.Make(moves.At(r.IntN(moves.Len())), &next)
		p = next
	}
	return p
}

func TestMapAgainstTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(1968, 22))
	positions, horizons := 300, []int{1, 2, 3, 4}
	if testing.Short() {
		positions = 60
	}
	for i := range positions {
		p := randomPosition(r, r.IntN(160))
		compareWithTwin(t, &p, horizons[i%len(horizons)])
	}
}

// TestLongMapAgainstTwin goes to five and seven half-moves, where all sequences of moves are many.
func TestLongMapAgainstTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(1938, 30))
	for i := range 12 {
		p := randomPosition(r, 20+r.IntN(300))
		compareWithTwin(t, &p, 5+i%2)
	}
	for _, fen := range []string{
		"8/1p4p1/2p1k1P1/2P1p3/1pP1P1p1/1P1K2P1/8/8 w - - 0 1",
		"6k1/5ppp/8/1n6/8/4N3/PPP5/1K6 b - - 0 1",
		"4k3/3p1p2/8/2b5/8/3P1P2/8/4K1B1 w - - 0 1",
		"k7/p1p1p1p1/1p1p1p1p/8/8/8/8/K6R w - - 0 1",
	} {
		compareWithTwin(t, parse(t, fen), 7)
	}
}

// compareWithTwin checks every trajectory of both sides.
func compareWithTwin(t *testing.T, p *board.Position, horizon int) {
	t.Helper()
	m := Build(p, horizon)
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest()
		moves := horizon / 2
		if p.At(from).Colour() == p.Turn() {
			moves = (horizon + 1) / 2
		}
		got, want := mapWays(m, from), twinWays(p, from, moves)
		if !slices.Equal(got, want) {
			t.Fatalf("%s, horizon %d, piece on %v:\nmap  %v\ntwin %v", p.FEN(), horizon, from, got, want)
		}
		if first := firstOf(m.ByPiece(from)); first != m.FirstSquares(from) {
			t.Fatalf("%s: first squares of %v are %v, want %v", p.FEN(), from, m.FirstSquares(from), first)
		}
	}
}

// firstOf collects the first stops.
func firstOf(trajectories []Trajectory) (squares board.Bitboard) {
	for i := range trajectories {
		squares |= trajectories[i].First().To.Bitboard()
	}
	return squares
}
