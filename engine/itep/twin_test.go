package itep

import (
	"math"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// twin is a slow second implementation of the absolute scheme, written from §4, §6
// and the block-scheme of §7 (figure 4) and not from the code that it tests. It
// shares only the evaluation function, which has a test of its own.
//
// Values are numbers from 0 to 2C+1 on the scale of the side to move, in floating
// point, which is exact here. T(n) is the lower bound of the side to move at rank n;
// the upper one follows from T(n-1) by formula 18.
type twin struct {
	dn         int
	game       string // forcedNarrow, forcedBroad, forcedChecks
	zch        int
	declines   bool // the empty move is allowed in check too
	gainsFirst bool // our ruling on the order of moves
	repeats    bool // a position that stood before is a draw
	noMates    bool // (6) is asked of captures that mate
	past       []string

	t     []float64 // T(n) is t[n+2]: the bounds start with T(-2) and T(-1)
	path  []board.Position
	moves [][]board.Move // a_n ... b_n
	next  []int          // a_n as the counter of §7
	ids   []int          // number of the node at each rank
	nodes int
	best  board.Move
	// refused holds, for each node, why its other moves were not examined.
	refused []map[board.Move]refusal
}

// refusal is a reason with the lower bound that it was found with.
type refusal struct {
	reason tree.Reason
	m      float64
}

const (
	reportC   = 229.0
	twinRanks = 120 // the longest line: a ruling
	unitD     = 1.0 / 2048
)

func (w *twin) T(n int) *float64    { return &w.t[n+2] }
func (w *twin) upper(n int) float64 { return 2*reportC + 1 - *w.T(n - 1) } // (18)

// play analyses the model game from a position and returns T(0) at the end.
func (w *twin) play(root board.Position) float64 {
	w.t = make([]float64, twinRanks+4) // T(-2) = T(-1) = 0: formulas 13.1 and 13.2
	w.path = make([]board.Position, twinRanks+2)
	w.moves = make([][]board.Move, twinRanks+2)
	w.next = make([]int, twinRanks+2)
	w.ids = make([]int, twinRanks+2)
	w.path[0] = root
	w.arrive(0)
	for n := 0; ; {
		if move, ok := w.nextMove(n); ok {
			w.path[n].Make(move, &w.path[n+1])
			n++
			w.arrive(n)
			continue
		}
		if n == 0 {
			return *w.T(0)
		}
		n--
		if value := 2*reportC + 1 - *w.T(n + 1); value > *w.T(n) { // (19)
			*w.T(n) = value
			if n == 0 {
				w.best = w.moves[0][w.next[0]-1]
			}
		}
	}
}

// arrive takes the bounds over from rank n-2 (17), and finds the value of a final
// position or the possible moves of another.
func (w *twin) arrive(n int) {
	w.ids[n] = w.nodes
	w.nodes++
	w.refused = append(w.refused, map[board.Move]refusal{})
	p := &w.path[n]
	w.moves[n], w.next[n] = nil, 0
	*w.T(n) = *w.T(n - 2)
	if value, final := w.result(n); final {
		*w.T(n) = value
		return
	}
	if n >= w.dn {
		if n >= twinRanks {
			*w.T(n) = valueOf(p)
			return
		}
		if w.declines || !p.InCheck() {
			*w.T(n) = max(*w.T(n), valueOf(p)) // the empty move (7)
		}
	}
	w.moves[n] = w.possible(n)
	if n >= w.dn && w.upper(n) > *w.T(n) {
		w.refuseAtOnce(n)
	}
	if w.gainsFirst {
		sortByGain(p, w.moves[n])
	}
}

// refuseAtOnce notes the moves that the first bound refuses by (6): a greater one would refuse them, too.
func (w *twin) refuseAtOnce(n int) {
	for _, move := range w.moves[n] {
		if w.judge(n, move) == reasonMaterialBelow {
			w.refused[w.ids[n]][move] = refusal{reasonMaterialBelow, *w.T(n)}
		}
	}
}

// nextMove returns the next move to be made at rank n, if the bounds have not met.
func (w *twin) nextMove(n int) (board.Move, bool) {
	for w.next[n] < len(w.moves[n]) {
		met := !(w.upper(n) > *w.T(n)) // (20)
		move := w.moves[n][w.next[n]]
		reason := tree.ReasonOpen
		if n >= w.dn {
			reason = w.judge(n, move)
		}
		if reason == tree.ReasonOpen || reason == reasonMaterialBelow {
			if met {
				reason = tree.ReasonAfterCut
			}
		}
		if reason == tree.ReasonOpen {
			w.next[n]++
			return move, true
		}
		if _, atOnce := w.refused[w.ids[n]][move]; !atOnce {
			w.refused[w.ids[n]][move] = refusal{reason, *w.T(n)}
		}
		w.next[n]++
	}
	return board.NoMove, false
}

// possible lists the moves to be asked about: all legal ones, and where only forced
// moves in the narrow sense can be made, the captures; the others are refused.
func (w *twin) possible(n int) []board.Move {
	p := &w.path[n]
	var list, captures board.MoveList
	p.Legal(&list)
	if n < w.dn || w.broad(n) || p.InCheck() && !w.declines {
		return slices.Clone(list.All())
	}
	p.Captures(&captures)
	for _, move := range list.All() {
		if !captures.Has(move) {
			w.refused[w.ids[n]][move] = refusal{reason: w.judge(n, move)}
		}
	}
	return slices.Clone(captures.All())
}

// judge says whether a move is a forced one by the definitions of §4.
func (w *twin) judge(n int, move board.Move) tree.Reason {
	p := w.path[n]
	var after board.Position
	p.Make(move, &after)
	isCapture := after.Occupied().Count() < p.Occupied().Count()
	isCheck, isAnswer := after.InCheck(), p.InCheck()
	enough := materialOf(&after, p.Turn()) >= math.Floor(*w.T(n)) // (6)
	if isAnswer && !w.declines {
		return tree.ReasonOpen
	}
	var replies board.MoveList
	after.Legal(&replies)
	isMate := isCheck && replies.Len() == 0 && !w.noMates
	if isCapture && (enough || isMate) || w.broad(n) && (isCheck || isAnswer && enough) {
		return tree.ReasonOpen
	}
	if isCapture || isAnswer && w.broad(n) {
		return reasonMaterialBelow
	}
	if w.game == forcedChecks && (isCheck || isAnswer) {
		return reasonChecksUsed
	}
	return reasonNotForced
}

// broad reports whether forced moves in the broad sense are admissible at rank n.
func (w *twin) broad(n int) bool {
	switch w.game {
	case forcedNarrow:
		return false
	case forcedBroad:
		return true
	}
	given := 0
	for i := n - 1; i > 0; i -= 2 {
		if w.path[i].InCheck() { // the side to move at n has moved to here
			given++
		}
	}
	return given < w.zch
}

// result is the value of a position that is final by the rules of chess (2').
func (w *twin) result(n int) (value float64, final bool) {
	p := &w.path[n]
	var list board.MoveList
	p.Legal(&list)
	switch {
	case list.Len() == 0 && p.InCheck():
		return float64(n) * unitD, true // 0, and nearer mates first: a ruling
	case list.Len() == 0:
		return reportC + 0.5, true
	case n > 0 && (p.InsufficientMaterial() || p.HalfmoveClock() >= 100 || w.repeats && w.stoodBefore(n)):
		return reportC + 0.5, true
	}
	return 0, false
}

func (w *twin) stoodBefore(n int) bool {
	here := placement(&w.path[n])
	for i := range n {
		if placement(&w.path[i]) == here {
			return true
		}
	}
	return slices.Contains(w.past, here)
}

// placement is what makes two positions the same: a FEN without its counters.
func placement(p *board.Position) string { return strings.Join(strings.Fields(p.FEN())[:4], " ") }

// valueOf is f(A) by formulas 2 and 5.
func valueOf(p *board.Position) float64 {
	f := reportC + 0.5 + float64(evaluate(p, &authentic))*unitD
	if p.Turn() == board.Black {
		return 2*reportC + 1 - f
	}
	return f
}

// evaluate is f(A) for White with a set of weights.
func evaluate(p *board.Position, set *eval.Set) eval.WhiteScore {
	e := newEvaluation(set)
	return e.value(p, int32(eval.Score(material(p)).For(p.Turn())))
}

// tableOne is the material evaluation of the pieces.
var tableOne = [...]float64{board.Pawn: 2, board.Knight: 7, board.Bishop: 7, board.Rook: 10, board.Queen: 20}

// materialOf is fm by formula 3, for the given side.
func materialOf(p *board.Position, side board.Colour) float64 {
	sum := reportC
	for kind, worth := range tableOne {
		sum += worth * float64(p.PiecesOf(side, board.PieceType(kind)).Count())
		sum -= worth * float64(p.PiecesOf(side.Opponent(), board.PieceType(kind)).Count())
	}
	return sum
}

// sortByGain puts the moves that gain most first, of those the ones by the piece of
// least value, and leaves the others as they are: a ruling.
func sortByGain(p *board.Position, moves []board.Move) {
	won := map[board.Move]float64{}
	for _, move := range moves {
		var after board.Position
		p.Make(move, &after)
		won[move] = materialOf(&after, p.Turn()) - materialOf(p, p.Turn())
	}
	slices.SortStableFunc(moves, func(a, b board.Move) int {
		switch {
		case won[a] != won[b]:
			return int(won[b] - won[a])
		case won[a] == 0:
			return 0
		}
		return int(p.At(a.From()).Type()) - int(p.At(b.From()).Type())
	})
}
