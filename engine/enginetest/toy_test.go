package enginetest_test

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// toy is the smallest programme that there can be: it counts pawns' worth of material a few plies
// ahead. It stands here as the example that ARCHITECTURE.md follows step by step, and it searches
// in every manner that the record must serve: failing soft and hard, with null moves, with a table,
// searching again with other bounds, and growing its tree in no fixed order.
type toy struct{}

// Step 1: who it is.
func (toy) About() search.About {
	return search.About{
		ID: "toy", Name: "Toy", Years: "2026", Authors: "the tests", Source: "this file", Depth: "depth",
		Summary: "Every legal move to a fixed depth, then material.",
	}
}

// Step 2: its switches.
func (toy) Options() []search.Option {
	bounds := []search.OptionChoice{
		{Name: "soft", Sentence: "The best score is returned, whether or not it lies within the bounds."},
		{Name: "hard", Sentence: "What is returned lies within the bounds."},
		{Name: "none", Sentence: "The most promising leaf anywhere is examined next."},
	}
	option := func(name, sentence string) search.Option {
		return search.Option{Name: name, Type: search.Bool, Default: "false", Sentence: sentence, Source: "this file"}
	}
	return []search.Option{
		{Name: "depth", Type: search.Int, Default: "2", Min: 1, Max: 60, Sentence: "Plies to look ahead.",
			Source: "this file"},
		{Name: "bounds", Type: search.Choice, Default: "soft", Choices: bounds, Sentence: "How the tree is searched.",
			Source: "this file"},
		option("null", "A side that may pass and still be too good need not move."),
		option("table", "A position that was examined before is known."),
		option("again", "Moves after the first are searched with a null window, and again if they are better."),
	}
}

// Step 3: its named sets of options.
func (toy) Presets() []search.Preset {
	preset := func(name string, values ...string) search.Preset {
		p := search.Preset{Name: name, Sentence: "The search with " + name + ".", Values: map[string]string{}}
		for _, v := range values {
			p.Values[v] = "true"
		}
		return p
	}
	hard, free := preset("hard bounds", "table", "null"), preset("no fixed order")
	hard.Values["bounds"], free.Values["bounds"] = "hard", "none"
	return []search.Preset{preset("null moves", "null"), preset("table", "table"), preset("search again", "again", "table",
		"null"), hard, free}
}

// Step 4: its units.
func (toy) Scale() tree.Scale {
	return tree.Scale{PerPawn: 1, PerOwn: 1, Mate: toyMate, Name: "pawns"}
}

const toyMate = 1000

// Step 5: its words, where the core's do not do.
const (
	typeNull       = tree.OwnType   // the side to move has passed
	reasonTooDeep  = tree.OwnReason // not considered: beyond the depth
	reasonUntested = tree.OwnReason + 1
)

func (toy) Vocabulary() tree.Vocabulary {
	return tree.Vocabulary{
		Types: []tree.TypeInfo{{Key: "toy.null", Type: typeNull, Name: "null", Letter: "N",
			Sentence: "What if the other side might move twice?"}},
		Reasons: []tree.ReasonInfo{
			{Key: "toy.too-deep", Reason: reasonTooDeep, Name: "too deep", Group: tree.GroupNotConsidered,
				Sentence: "The move lies beyond the depth of the search.", Source: "this file"},
			{Key: "toy.untested", Reason: reasonUntested, Name: "untested", Group: tree.GroupNotConsidered,
				Sentence: "Other leaves promised more.", Source: "this file"},
		},
	}
}

// Step 6: its evaluation, one for search and breakdown.
var toyTerms = eval.Set{Name: "toy", Unit: 1, Label: "pawns", Terms: []eval.Term{
	board.Pawn:   {ID: "pawn", Name: "Pawns", Weight: 1},
	board.Knight: {ID: "knight", Name: "Knights", Weight: 3},
	board.Bishop: {ID: "bishop", Name: "Bishops", Weight: 3},
	board.Rook:   {ID: "rook", Name: "Rooks", Weight: 5},
	board.Queen:  {ID: "queen", Name: "Queens", Weight: 9},
}}

func toyStatic(p *board.Position, b *eval.Breakdown) eval.WhiteScore {
	tally := eval.Tally{Weights: toyTerms.Weights(), Breakdown: b}
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		for c := range board.Colour(2) {
			tally.Add(int(kind), c, 1, p.PiecesOf(c, kind))
		}
	}
	return tally.Net()
}

func (toy) Evaluate(p *board.Position, _ search.Values) eval.Breakdown {
	b := eval.NewBreakdown(&toyTerms)
	b.Total = toyStatic(p, b)
	return *b
}

// Step 7: its search.
func (toy) Search(ctx context.Context, task search.Task) (search.Result, error) {
	s := &toySearch{
		run: search.NewRun(ctx, task), history: search.StartHistory(task), pv: search.NewPV(128),
		depth: task.Values.Int("depth"),
		hard:  task.Values.Text("bounds") == "hard", null: task.Values.Bool("null"), again: task.Values.Bool("again"),
		final: search.FinalRules{Mate: toyMate, NearerMates: true, FiftyMoves: true, Insufficient: true, Repetition: 2},
	}
	if task.Values.Bool("table") {
		table, err := search.NewTable(1, s.final)
		if err != nil {
			return search.Result{}, err
		}
		table.StartSearch(task.Recorder != nil)
		s.table = table
	}
	result := search.Result{}
	if task.Values.Text("bounds") == "none" {
		result.Score, result.Line = s.grow(task.Position)
	} else {
		result.Score = s.node(board.NoMove, tree.TypeRoot, tree.ClassNone, task.Position, 0, -toyMate, toyMate)
		result.Line = s.pv.Line()
	}
	result.Counts, result.Elapsed = s.run.End()
	result.Stopped = s.run.Stopped()
	if len(result.Line) > 0 {
		result.Move = result.Line[0]
	}
	return result, nil
}

// Step 8: what it says of a node.
func (p toy) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	position, err := t.Position(id)
	if err != nil {
		return search.Explanation{}, err
	}
	terms := p.Evaluate(&position, search.Values{})
	e := search.Explanation{Terms: &terms}
	n, depth := t.Node(id), sentence.Of("The depth is {depth}.", "depth", fact.OptionOf(t, "depth"))
	var legal board.MoveList
	position.Legal(&legal)
	for _, move := range legal.All() {
		if _, found := t.Find(id, move); !found {
			e.Absent = append(e.Absent, search.Absent{Move: move, Reason: toyRule(n), Evidence: depth})
		}
	}
	return e, nil
}

func toyRule(n tree.Node) tree.Reason {
	switch {
	case n.Reason == tree.ReasonStopped:
		return tree.ReasonNotReached
	case n.Reason == tree.ReasonCut:
		return tree.ReasonAfterCut
	case n.Reason == tree.ReasonTable || n.Reason.Final():
		return n.Reason
	case n.HasStatic:
		return reasonTooDeep
	}
	return reasonUntested
}

// toySearch is one search.
type toySearch struct {
	run               *search.Run
	history           board.History
	final             search.FinalRules
	pv                *search.PV
	table             *search.Table
	depth             int
	hard, null, again bool
}

// node opens a node, searches it, and closes it with its score.
func (s *toySearch) node(move board.Move, kind tree.NodeType, class tree.MoveClass, p board.Position, ply int, alpha,
	beta eval.Score) eval.Score {
	if !s.run.Enter(move, kind, class, alpha, beta) {
		return alpha
	}
	s.pv.Clear(ply)
	score, reason := s.visit(&p, kind, ply, alpha, beta)
	if s.hard {
		score = min(max(score, alpha), beta)
	}
	if reason == tree.ReasonComplete || reason == tree.ReasonCut {
		s.table.Store(p.Key(), ply, search.Entry{
			Move: s.pv.First(ply), Score: score, Bound: tree.BoundOf(score, alpha, beta), Depth: int8(s.depth - ply),
			Node: s.run.Open(),
		})
	}
	s.run.Leave(move, score, alpha, beta, reason)
	return score
}

func (s *toySearch) visit(p *board.Position, kind tree.NodeType, ply int, alpha, beta eval.Score) (eval.Score,
	tree.Reason) {
	if score, reason, final := s.final.Final(p, ply, &s.history); final {
		return score, reason
	}
	if ply >= s.depth {
		static := toyStatic(p, nil).For(p.Turn())
		s.run.Static(static)
		return static, tree.ReasonQuiet
	}
	if known, ok := s.table.Probe(p.Key(), ply); ok && ply > 0 && int(known.Depth) == s.depth-ply && known.Settles(alpha,
		beta) {
		s.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	if s.null && kind != typeNull && ply > 0 && !p.InCheck() {
		if score, ok := s.pass(p, ply, beta); !ok || score >= beta {
			return score, map[bool]tree.Reason{true: tree.ReasonCut, false: tree.ReasonStopped}[ok]
		}
	}
	return s.moves(p, ply, alpha, beta)
}

// pass searches what happens if the side to move does nothing.
func (s *toySearch) pass(p *board.Position, ply int, beta eval.Score) (eval.Score, bool) {
	var next board.Position
	p.MakePass(&next)
	s.history.Push(next.Key(), true)
	defer s.history.Pop()
	score := -s.node(board.Pass, typeNull, tree.ClassNone, next, ply+1, -beta, 1-beta)
	if score >= beta && !s.run.Stopped() {
		s.run.Improve()
	}
	return score, !s.run.Stopped()
}

func (s *toySearch) moves(p *board.Position, ply int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	var list board.MoveList
	p.Legal(&list)
	best := eval.Score(-toyMate - 1)
	for i, move := range list.All() {
		score, ok := s.try(p, move, i, ply, max(alpha, best), beta)
		if !ok {
			return max(best, alpha), tree.ReasonStopped
		}
		if score > best {
			best = score
			s.run.Improve()
			s.pv.Keep(ply, move)
		}
		if best >= beta {
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}

// try searches a move, with the switch "again" first only whether it is better.
func (s *toySearch) try(p *board.Position, move board.Move, i, ply int, alpha, beta eval.Score) (score eval.Score,
	ok bool) {
	var next board.Position
	p.Make(move, &next)
	s.history.Push(next.Key(), next.HalfmoveClock() == 0)
	defer s.history.Pop()
	class := search.ClassOf(p, move)
	if s.again && i > 0 && beta-alpha > 1 {
		score = -s.node(move, tree.TypeFullWidth, class, next, ply+1, -alpha-1, -alpha)
		if s.run.Stopped() || score <= alpha || score >= beta {
			return score, !s.run.Stopped()
		}
	}
	score = -s.node(move, tree.TypeFullWidth, class, next, ply+1, -beta, -alpha)
	return score, !s.run.Stopped()
}

// leaf is a node of a tree that grows in no fixed order.
type leaf struct {
	id       tree.ID
	parent   *leaf
	position board.Position
	move     board.Move
	ply      int
	score    eval.Score
	reason   tree.Reason
	moves    []*leaf
	best     *leaf
}

// grow expands the leaf at the end of the best line again and again, and changes its mind about all
// nodes above it each time.
func (s *toySearch) grow(p board.Position) (eval.Score, []board.Move) {
	root := &leaf{position: p, reason: tree.ReasonOpen}
	if !s.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -toyMate, toyMate) {
		return -toyMate, nil
	}
	score, reason, final := s.final.Final(&p, 0, &s.history)
	for steps := 0; !final && steps < 25*s.depth*s.depth && !s.run.Stopped(); steps++ {
		end := root
		for end.best != nil {
			end = end.best
		}
		if end.reason.Final() || !s.expand(end) {
			break
		}
		score, reason = root.score, tree.ReasonComplete
	}
	if s.run.Stopped() {
		reason = tree.ReasonStopped
	}
	s.run.Leave(board.NoMove, score, -toyMate, toyMate, reason)
	var line []board.Move
	for end := root.best; end != nil; end = end.best {
		line = append(line, end.move)
	}
	return score, line
}

// expand adds all moves of a leaf. What a search that is stopped has not added is not looked at.
func (s *toySearch) expand(l *leaf) bool {
	var list board.MoveList
	l.position.Legal(&list)
	for _, move := range list.All() {
		child := &leaf{parent: l, move: move, ply: l.ply + 1, reason: tree.ReasonOpen}
		id, ok := s.run.Add(l.id, child.ply, move, tree.TypeFullWidth, search.ClassOf(&l.position, move), -toyMate, toyMate)
		if !ok {
			break
		}
		l.position.Make(move, &child.position)
		child.id = id
		s.value(child)
		l.moves = append(l.moves, child)
	}
	s.backUp(l)
	return !s.run.Stopped()
}

// value gives a new leaf its static value, or its final one.
func (s *toySearch) value(l *leaf) {
	score, reason, final := s.final.Final(&l.position, l.ply, &s.history)
	if !final {
		score, reason = toyStatic(&l.position, nil).For(l.position.Turn()), tree.ReasonQuiet
		s.run.SetStatic(l.id, score)
	}
	s.close(l, score, reason)
}

// backUp works out the scores of a node and of all above it anew.
func (s *toySearch) backUp(l *leaf) {
	for ; l != nil && len(l.moves) > 0; l = l.parent {
		l.best = nil
		for _, child := range l.moves {
			if l.best == nil || -child.score > -l.best.score {
				l.best = child
			}
		}
		s.run.SetBest(l.best.id)
		if l.score = -l.best.score; l.parent != nil {
			s.close(l, l.score, tree.ReasonComplete)
		}
	}
}

func (s *toySearch) close(l *leaf, score eval.Score, reason tree.Reason) {
	s.run.Close(l.id, score, -toyMate, toyMate, l.reason, reason)
	l.score, l.reason = score, reason
}
