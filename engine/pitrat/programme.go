package pitrat

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/ways"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// About tells who the programme is and which rulings are ours.
func (Programme) About() search.About {
	return search.About{
		ID:      "pitrat",
		Name:    "Pitrat's plans",
		Years:   "1973-77",
		Authors: "J. Pitrat",
		Source:  `J. Pitrat, "A Chess Combination Program Which Uses Plans", Artificial Intelligence 8 (1977), 275-321`,
		Depth:   optionStorage,
		Main:    []string{optionWanted},
		Summary: "It analyses the position once, makes plans, and executes them; where one fails it makes new plans that " +
			"correct what went wrong. A combination is found when every natural reply is refuted.",
		Speed: search.Historic{
			Machine: "IBM 370-168", NodesPerSecond: speed370,
			Basis: "Table 1: 55 270 nodes of eleven positions in 792 s of processor time",
		},
		Rulings: rulings,
		NoGames: "It looks for combinations, and has no move where there is none to be found.",
	}
}

// speed370 is the speed of table 1: all its nodes in all its time.
const speed370 = 70

// Scale returns the scale of the scores: ten units are a pawn.
func (Programme) Scale() tree.Scale { return scale }

// Search looks for a combination of the side to move. It gives a move only if it has found one.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	f := newFinder(ctx, task)
	defer f.run.End()
	result := search.Result{Score: -endless, Stopped: true, Note: "Stopped before the position was analysed."}
	if f.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -endless, endless) {
		f.run.Static(0)
		result = f.search()
	}
	result.Counts, result.Elapsed = f.run.End()
	result.Bound = f.run.Bound()
	return result, nil
}

// search closes the root with what is found. Mate and stalemate are seen there by the rules of chess,
// whatever the rules of the search; a mate costs the king (ruling).
func (f *finder) search() search.Result {
	over := search.FinalRules{Mate: f.Prices[board.King]}
	if value, reason, final := over.Final(&f.root.Position, 0, nil); final {
		f.run.Leave(board.NoMove, value, -endless, endless, reason)
		return search.Result{Score: value}
	}
	end := f.solve()
	var most *node
	if f.leaning && end == undecided {
		most = f.mostWinning()
	}
	f.run.Leave(board.NoMove, f.root.value, -endless, endless, f.reason(end))
	return f.result(end, most)
}

// result says what was found, or which move of an undecided search stood as winning most.
func (f *finder) result(end outcome, most *node) search.Result {
	r := search.Result{Score: f.root.value, Stopped: end == undecided, Note: f.sentence(end)}
	if most != nil {
		r.Line = append([]board.Move{most.Move}, f.line(most)...)
		r.Move = most.Move
		r.Note += f.wonText(most)
		return r
	}
	if r.Line = f.line(f.root); f.root.value >= f.Wanted && len(r.Line) > 0 {
		r.Move = r.Line[0]
	}
	return r
}

// sentence says how the search has ended.
func (f *finder) sentence(end outcome) string {
	say := phrase.With("wanted", amounts[f.win], "plans", phrase.Whole(int64(f.plans)), "storage", f.storage,
		"round", f.round)
	switch {
	case end == found:
		return f.proved()
	case end == none:
		return say("There is no combination for {wanted}: everything was tried; {plans} plans.")
	case f.full:
		return say("Not decided: the storage of {storage} moves was used up; {plans} plans.")
	}
	return say("Not decided: stopped in round {round}; {plans} plans.")
}

// proved says what a search that has found a combination has proved: the value that was asked for, against the
// replies to the first move that were tried.
func (f *finder) proved() string {
	first := f.root.best
	tried, legal := first.replies(), len(f.Legal(&first.Place))
	say := phrase.With("wanted", amounts[f.win], "move", f.root.Position.SAN(first.Move), "tried", tried,
		"legal", legal, "least", won(f.root.value, &f.Prices), "plans", phrase.Whole(int64(f.plans)))
	switch {
	case legal == 0:
		return say("Found: {wanted} at least, and {move} has no legal reply; {plans} plans.")
	case f.prover.proof == proofVerify:
		return say("Found: {wanted} at least, against {legal:the one legal reply|all # legal replies} to {move}: " +
			"plans tried {tried}, a search by exchanges and material the rest; {plans} plans.")
	case tried == 0:
		return say("Found: {wanted} at least, if the opponent does nothing: no plan called for one of " +
			"{legal:the # legal reply|the # legal replies} to {move}; {plans} plans.")
	}
	return say("Found: {wanted} at least, against {tried} of {legal:# legal reply|# legal replies} to {move}; against " +
		"those {least}; {plans} plans.")
}

// replies is how many replies to a move are in the tree, without the null move.
func (n *node) replies() (count int) {
	for _, c := range n.children {
		if !c.Null() {
			count++
		}
	}
	return count
}

// amounts say what the option win asks for.
var amounts = map[string]string{wantedPawn: "a pawn", wantedTwoPawns: "two pawns", wantedPiece: "a piece",
	wantedRook: "a rook", wantedQueen: "a queen", wantedMate: "mate"}

// won says what a value wins.
func won(value eval.Score, p *ways.Prices) string {
	if value >= p[board.King]/2 {
		return "mate"
	}
	return inPawns(value)
}

// reason is that of the root at the end.
func (f *finder) reason(end outcome) tree.Reason {
	switch {
	case end == undecided:
		return tree.ReasonStopped
	case end == found:
		return reasonFound
	}
	return reasonNone
}

// line returns the best play after a node, up to a null move.
func (f *finder) line(n *node) []board.Move {
	var line []board.Move
	for n = n.best; n != nil && !n.Null(); n = n.best {
		line = append(line, n.Move)
	}
	return line
}
