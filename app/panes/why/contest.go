package why

import (
	"slices"

	"drevo/app/headline"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/number"
	"drevo/widgets/why"
)

// pair are the two sides of a comparison.
type pair struct{ first, second pane.Side }

// bestTwo are the best move of a node and the one nearest to it by value; ok is false where there are none.
func (e evidence) bestTwo(id tree.ID) (p pair, ok bool) {
	best := e.Nodes.NearestMoves(id, 2)
	if len(best) < 2 {
		return pair{}, false
	}
	return pair{e.Place(best[0]).Side(), e.Place(best[1]).Side()}, true
}

// first is what the panel begins with: the best move of the node, and beside it the one that was played in the game at
// the position of the search, else the nearest by value.
func (e evidence) first(id tree.ID) (p pair, ok bool) {
	best, played := e.Nodes.BestMoves(id, 1), e.Game.PlayedAt(e.Search.Position)
	if played == board.NoMove || len(best) == 0 || id != e.Nodes.Stands(tree.Root) || e.Tree.Node(best[0]).Move == played {
		return e.bestTwo(id)
	}
	p.first, p.second = e.Place(best[0]).Side(), pane.Side{At: e.Place(tree.Root), Move: played}
	if n, found := e.Tree.Find(e.Tree.Node(best[0]).Parent, played); found {
		p.second = e.Place(n).Side()
	}
	return p, true
}

// against sets a move beside the best other one of the same position: first the better of them,
// if it is one of the best two.
func (e evidence) against(n tree.Node) (p pair, ok bool) {
	p, ok = e.bestTwo(n.Parent)
	if ok && p.first.Node != n.ID {
		p.second = e.Place(n.ID).Side()
	}
	return p, ok
}

// againstBest sets a move that has no node beside the best one of its position.
func (e evidence) againstBest(s pane.Side) (p pair, ok bool) {
	best := e.Nodes.BestMoves(s.Node, 1)
	if len(best) == 0 {
		return pair{}, false
	}
	return pair{e.Place(best[0]).Side(), s}, true
}

// contest is a comparison as it is shown, with what the board needs to play its lines.
type contest struct {
	why.Comparison
	sides [2]side
}

// side is one of the moves that are compared.
type side struct {
	present.Contender
	why.Variation
	note sentence.Sentence // by which rule, or how it was searched afterwards
}

// contest sets two sides beside each other. Later holds the searches of moves that have no node.
func (e evidence) contest(p pair, later map[pane.Side]*session.Search) *contest {
	first, err := e.side(p.first, later)
	if err != nil {
		return nil
	}
	second, err := e.side(p.second, later)
	if err != nil {
		return nil
	}
	c := &contest{sides: [2]side{first, second}}
	c.First, c.Second = first.Variation, second.Variation
	said := e.compared(first.Contender, second.Contender)
	for _, s := range c.sides {
		said = said.Then(s.note)
	}
	c.Sentence = e.Nodes.Say(said)
	won := slices.ContainsFunc(said.Facts(), func(f fact.Fact) bool { return f.Kind == fact.Won })
	if first.Closes() && second.Closes() && !(e.Simple && won) { // where material says it, its terms only repeat that
		c.Scales, c.Terms, c.Equal = Differences(e.Nodes.Format, first.Terms, second.Terms)
	}
	valued := slices.ContainsFunc(said.Facts(), func(f fact.Fact) bool { return f.Kind == fact.Value })
	if e.Simple && valued && len(c.Terms) == 0 { // no column closes on the values, and the sentence has them
		c.First.Moves[0].Value, c.Second.Moves[0].Value = "", ""
	}
	return c
}

// compared says why the second move is worse or better than the first. The simple face leaves out values of which one
// is only a bound, where there is anything else to be said: "at most 0.00" of a move that loses a knight misleads.
func (e evidence) compared(first, second present.Contender) sentence.Sentence {
	whole := present.Against(first, second)
	if !e.Simple || first.Exact() && second.Exact() {
		return whole
	}
	first.Value, second.Value = tree.Value{}, tree.Value{}
	if said := present.Against(first, second); !said.Empty() {
		return said
	}
	return whole
}

// side is what is known of one of the two moves.
func (e evidence) side(s pane.Side, later map[pane.Side]*session.Search) (side, error) {
	if s.Move != board.NoMove {
		return e.missingSide(s, later[s])
	}
	n := e.Tree.Node(s.Node)
	c, err := e.Nodes.Contender(n, e.terms(e.Tree.Provenance(n.ID).Leaf))
	if found := later[s]; found != nil && err == nil {
		s := e.foundSide(c, found)
		s.Moves[0].ID, s.Moves[0].Other = uint32(n.ID), false
		return s, nil
	}
	return side{Contender: c, Variation: e.variation(n.ID)}, err
}

// variation is a move and the line that is expected after it.
func (e evidence) variation(id tree.ID) why.Variation {
	var v why.Variation
	for i, step := range append([]tree.ID{id}, e.Tree.Line(id)...) {
		n := e.Tree.Node(step)
		move := why.Move{ID: uint32(step), Name: e.Nodes.Move(n), Side: e.mover(n)}
		move.Value, move.Bound = e.value(n)
		if e.Simple && i > 0 {
			move.Value = ""
		}
		move.Meaning = e.Nodes.Say(e.Nodes.Meaning(n))
		if i == 0 {
			v.Name = move.Name
		}
		v.Moves = append(v.Moves, move)
	}
	return v
}

// missingSide is a move that has no node: the rule that left it out, or what a search of its own
// has found since.
func (e evidence) missingSide(s pane.Side, found *session.Search) (side, error) {
	c, err := e.Nodes.Missing(s.Node, s.Move)
	if err != nil {
		return side{}, err
	}
	if found != nil {
		return e.foundSide(c, found), nil
	}
	missing := side{Contender: c}
	if explanation, err := e.Explain(s.Node); err == nil {
		if rule, ok := explanation.Of(s.Move); ok {
			missing.note = e.Nodes.WhyNot(session.UnsearchedMove{Before: c.Before, Move: s.Move, Why: rule, Node: s.Node})
		}
	}
	if test, ok := e.Nodes.Tree.Test(s.Node, s.Move); ok {
		missing.Variation = e.variation(test)
		return missing, nil
	}
	missing.addMoves(e.Nodes.Format)
	return missing, nil
}

// foundSide is a move by what a search of its own has found.
func (e evidence) foundSide(c present.Contender, found *session.Search) side {
	s := side{Contender: c.Found(found)}
	if !e.Simple || c.At.Node != tree.Root { // where the list of moves says it
		s.note = present.ByItself(c.At.After(c.Line[0]), found)
	}
	s.addMoves(e.Nodes.Format)
	return s
}

// tested returns what stands for the test of a move in a comparison: the move itself where it has
// a node, else the move that was left out by the test.
func (e evidence) tested(n tree.Node) pane.Side {
	at := n.Parent
	for at != tree.Root && e.Tree.Node(at).Type.Stage() {
		at = e.Tree.Node(at).Parent
	}
	if id, ok := e.Tree.Find(at, n.Move); ok {
		return e.Place(id).Side()
	}
	return pane.Side{At: e.Place(at), Move: n.Move}
}

// addMoves lists the moves of a line that is not in the tree.
func (s *side) addMoves(f present.Format) {
	turn := s.Before.Turn()
	for i := range s.Line {
		mover := why.White
		if turn == board.Black {
			mover = why.Black
		}
		s.Moves = append(s.Moves, why.Move{Other: true, Name: s.Numbered(i), Side: mover})
		turn = turn.Opponent()
	}
	s.Name = s.Move()
	if s.Value.Known() {
		s.Moves[0].Value = f.Score(s.Value.Score)
	}
}

// goOn makes the line that of another search, to where its value comes from, and says what each of its moves takes and
// how the sides stand by their pieces then; the value stands at the end, with the promotion that it counts in advance.
func (s *side) goOn(e evidence, found *session.Search) {
	first, nodes := s.Moves[0], present.NewNodes(found.Tree(), present.InPawns)
	root := nodes.Stands(tree.Root)
	s.Line, s.Moves = append(s.Line[:1:1], headline.Way(found.Tree(), root)...), nil
	s.addMoves(present.Format{Scale: found.Programme.Scale()})
	s.Moves[0].ID, s.Moves[0].Other = first.ID, first.Other
	s.Moves[0].Value, s.Moves[len(s.Moves)-1].Value = "", nodes.Score(found.Tree().Node(root))
	at := s.Before
	for i, move := range s.Line {
		s.Moves[i].Taken, s.Moves[i].Pieces = e.piecesAfter(at, move)
		at = at.After(move)
	}
	if h := headline.Of(found); h.Facts.Promotion() != board.NoMove {
		last := &s.Moves[len(s.Moves)-1]
		last.Taken = phrase.Of("{move} counted in advance", "move", present.Compact(at.After(board.Pass),
			[]board.Move{h.Facts.Promotion()}))
	}
}

// Differences are the terms in which two evaluations differ, on the scales of both, and the sum of the others.
func Differences(f present.Format, a, b *eval.Breakdown) (scales number.Scales, list []why.Difference,
	equal number.Amount) {
	scales = f.Scales(a, b)
	first, second := f.PartsOn(scales, a), f.PartsOn(scales, b)
	equal = present.Total(first)
	for _, d := range present.Differences(a, b) {
		one, other := present.PartOf(first, d.Term), present.PartOf(second, d.Term)
		scale := max(one.Scale, other.Scale)
		list = append(list, why.Difference{ID: d.Term.ID, Name: d.Term.Name,
			Hint: present.Sourced(d.Term.Sentence, d.Term.Source), First: one.Net, Second: other.Net, Scale: scale})
		equal.Add(scale, -one.Net)
	}
	return scales, list, equal
}

// holds reports whether a node is in one of the lines.
func (c *contest) holds(id tree.ID) bool {
	is := func(m why.Move) bool { return !m.Other && m.ID == uint32(id) }
	return c != nil && (slices.ContainsFunc(c.First.Moves, is) || slices.ContainsFunc(c.Second.Moves, is))
}
