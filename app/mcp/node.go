package mcp

import (
	"context"
	"fmt"
	"maps"

	"drevo/app/candidates"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Place names a node of a search: by its number, or by the moves from the root.
type Place struct {
	Search int      `json:"search" jsonschema:"the number that analyse gave"`
	Node   *int     `json:"node,omitempty" jsonschema:"the number of the node; without node and line it is the root, 0"`
	Line   []string `json:"line,omitempty" jsonschema:"the moves from the root to the node, SAN or UCI"`
}

// Node is a node of the record with its number.
type Node struct {
	ID int `json:"id"`
	present.NodeFacts
	Absent []present.AbsentMove `json:"absent,omitempty" jsonschema:"legal moves without a node"`
}

// Branch is a node with those below it.
type Branch struct {
	FEN      string        `json:"fen"`
	Path     string        `json:"path" jsonschema:"from the root to the node"`
	Node     Node          `json:"node"`
	Children []Node        `json:"children" jsonschema:"in the order of the search, tests and stages included"`
	Words    present.Words `json:"words" jsonschema:"what the keys stand for"`
}

// node tells what the record has of a node.
func (s *Server) node(_ context.Context, in Place) (Branch, error) {
	of, id, err := s.place(in)
	if err != nil {
		return Branch{}, err
	}
	at, err := of.Tree().Position(id)
	if err != nil {
		return Branch{}, err
	}
	b := Branch{FEN: at.FEN(), Path: present.NewNodes(of.Tree(), present.InPawns).Path(id), Words: present.Words{},
		Children: []Node{}}
	b.Node = read(of, id, true, b.Words)
	for _, child := range of.Tree().Children(id, nil) {
		b.Children = append(b.Children, read(of, child, false, b.Words))
	}
	return b, nil
}

// read reads a node, and takes in what its keys stand for.
func read(of *session.Search, id tree.ID, absent bool, words present.Words) Node {
	node, said := present.ReadNode(of, id, absent)
	maps.Copy(words, said)
	return Node{ID: int(id), NodeFacts: node.NodeFacts, Absent: node.Absent}
}

// place finds the node that is meant.
func (s *Server) place(in Place) (*session.Search, tree.ID, error) {
	of, err := s.search(in.Search)
	switch {
	case err != nil:
		return nil, 0, err
	case of.Tree().Empty():
		return nil, 0, fmt.Errorf("search %d has no tree: there was no move to look for", in.Search)
	case in.Node != nil && len(in.Line) > 0:
		return nil, 0, fmt.Errorf("a node is named by its number or by its line, not by both")
	case in.Node != nil:
		if *in.Node < 0 || *in.Node >= of.Tree().Len() {
			return nil, 0, fmt.Errorf("search %d has the nodes 0 to %d, not %d", in.Search, of.Tree().Len()-1, *in.Node)
		}
		return of, tree.ID(*in.Node), nil
	}
	moves, err := movesFrom(of.Position, in.Line)
	if err != nil {
		return nil, 0, err
	}
	id, ok := of.Node(append(of.Moves[:len(of.Moves):len(of.Moves)], moves...))
	if !ok {
		at := present.NewNodes(of.Tree(), present.InPawns).Path(id)
		return nil, 0, fmt.Errorf("the tree has no node for that line: it ends at node %d (%s); ask why_not there", id, at)
	}
	return of, id, nil
}

// Origin is where a value comes from.
type Origin struct {
	Chain []Node         `json:"chain" jsonschema:"from the node to the leaf whose value it is"`
	Terms []Term         `json:"terms" jsonschema:"of the leaf's static value; empty where it has none"`
	Total *present.Score `json:"total" jsonschema:"their sum"`
	Words present.Words  `json:"words"`
}

// Term is a part of an evaluation, in pawns.
type Term struct {
	Term     string  `json:"term"`
	Sentence string  `json:"sentence"`
	White    float64 `json:"white"`
	Black    float64 `json:"black"`
	Net      float64 `json:"net" jsonschema:"White's point of view"`
}

// why follows a value down to its leaf.
func (s *Server) why(_ context.Context, in Place) (Origin, error) {
	of, id, err := s.place(in)
	if err != nil {
		return Origin{}, err
	}
	t, o := of.Tree(), Origin{Words: present.Words{}, Terms: []Term{}}
	way := t.Provenance(id)
	for _, id := range way.Path {
		o.Chain = append(o.Chain, read(of, id, false, o.Words))
	}
	explainer, ok := of.Programme.(search.Explainer)
	if leaf := t.Node(way.Leaf); ok && leaf.HasStatic && !leaf.Reason.Final() {
		explanation, err := explainer.Explain(t, way.Leaf)
		if err != nil {
			return Origin{}, err
		}
		o.Terms, o.Total = terms(explanation.Terms, t), o.Chain[len(o.Chain)-1].Static
	}
	return o, nil
}

// terms are those of an evaluation that are worth something.
func terms(b *eval.Breakdown, t *tree.Tree) (list []Term) {
	list = []Term{}
	if b == nil {
		return list
	}
	pawns := present.NewNodes(t, present.InPawns).Format.Part
	for _, row := range b.Rows {
		white, black := eval.WhiteScore(row.Sides[board.White].Value), eval.WhiteScore(row.Sides[board.Black].Value)
		if white != 0 || black != 0 {
			list = append(list, Term{row.Term.Name, row.Term.Sentence, pawns(white), pawns(black), pawns(row.Net())})
		}
	}
	return list
}

// number is that of a node, nil where there is none.
func number(id tree.ID) *int {
	if id == tree.None {
		return nil
	}
	n := int(id)
	return &n
}

// Question is a move at a node.
type Question struct {
	Place
	Move string `json:"move" jsonschema:"SAN or UCI"`
}

// Denial is why a move was not chosen.
type Denial struct {
	Says   string        `json:"says" jsonschema:"the answer, made from the record"`
	Chosen bool          `json:"chosen" jsonschema:"it is the best move there"`
	Rule   *tree.Key     `json:"rule,omitempty" jsonschema:"that left it out, where it has no node"`
	Node   *Node         `json:"node,omitempty" jsonschema:"of the move; where a test alone looked at it, of the test"`
	Best   *Node         `json:"best,omitempty" jsonschema:"the node of the best move"`
	Words  present.Words `json:"words"`
}

// whyNot says why a move was not chosen at a node.
func (s *Server) whyNot(_ context.Context, q Question) (Denial, error) {
	of, id, err := s.place(q.Place)
	if err != nil {
		return Denial{}, err
	}
	at, err := of.Tree().Position(id)
	if err != nil {
		return Denial{}, err
	}
	move, err := readMove(at, q.Move)
	if err != nil {
		return Denial{}, err
	}
	if child, ok := of.Tree().Find(id, move); ok {
		return beside(of, id, child)
	}
	return leftOut(of, id, at, move)
}

// beside sets a move that has a node beside the best one.
func beside(of *session.Search, id, child tree.ID) (Denial, error) {
	t, d := of.Tree(), Denial{Words: present.Words{}}
	asked := read(of, child, false, d.Words)
	d.Node = &asked
	nodes := present.NewNodes(t, present.InPawns)
	if result, _, _ := of.Result(); id == tree.Root && result.Move == board.NoMove {
		d.Says = phrase.Of("No move was chosen. {note}", "note", result.Note)
		return d, nil
	}
	best, ok := t.Best(nodes.Stands(id))
	if !ok {
		d.Says = "No move is best there: nothing was finished, or none raised the value."
		return d, nil
	}
	chosen := read(of, best, false, d.Words)
	d.Best, d.Chosen = &chosen, t.Node(best).Move == t.Node(child).Move
	if d.Chosen {
		d.Says = "It is the best move there."
		return d, nil
	}
	first, err := contender(of, best)
	if err != nil {
		return Denial{}, err
	}
	second, err := contender(of, child)
	d.Says = present.Against(first, second).Text(nodes.Format)
	return d, err
}

// contender is a move with the terms at the end of its line.
func contender(of *session.Search, id tree.ID) (present.Contender, error) {
	nodes := present.NewNodes(of.Tree(), present.InPawns)
	var terms *eval.Breakdown
	leaf := of.Tree().Provenance(id).Leaf
	if explainer, ok := of.Programme.(search.Explainer); ok && !of.Tree().Node(leaf).Reason.Final() {
		if explanation, err := explainer.Explain(of.Tree(), leaf); err == nil {
			terms = explanation.Terms
		}
	}
	return nodes.Contender(of.Tree().Node(id), terms)
}

// leftOut tells the rule that left a move out.
func leftOut(of *session.Search, id tree.ID, at board.Position, move board.Move) (Denial, error) {
	explainer, ok := of.Programme.(search.Explainer)
	if !ok {
		return Denial{}, fmt.Errorf("%s does not say why it left moves out", of.Programme.About().Name)
	}
	explanation, err := explainer.Explain(of.Tree(), id)
	if err != nil {
		return Denial{}, err
	}
	why, ok := explanation.Of(move)
	if !ok {
		return Denial{}, fmt.Errorf("the record says nothing of %s at node %d", at.SAN(move), id)
	}
	nodes := present.NewNodes(of.Tree(), present.InPawns)
	said := nodes.WhyNot(session.UnsearchedMove{Before: at, Move: move, Why: why, Node: id, Explanation: &explanation})
	vocabulary := of.Tree().Header().Vocabulary
	reason := vocabulary.Reason(why.Reason)
	d := Denial{Says: said.Text(nodes.Format), Rule: &reason.Key,
		Words: present.Words{reason.Key: {Name: reason.Name, Sentence: reason.Sentence}}}
	if test, ok := of.Tree().Test(id, move); ok {
		tested := read(of, test, false, d.Words)
		d.Node = &tested
	}
	return d, nil
}

// Moves are the legal moves at the root of a search.
type Moves struct {
	Moves []Legal `json:"moves" jsonschema:"the chosen one first"`
}

// Legal is a legal move with what is known of it.
type Legal struct {
	Move   string `json:"move"`
	Node   *int   `json:"node,omitempty" jsonschema:"in the stage that chose"`
	Test   *int   `json:"test,omitempty" jsonschema:"where a test alone looked at the move: the node of the test"`
	Value  string `json:"value" jsonschema:"pawns, White's point of view; empty where none is known"`
	Answer string `json:"answer,omitempty"`
	Why    string `json:"why"`
}

// Searched is the number of a search.
type Searched struct {
	Search int `json:"search" jsonschema:"the number that analyse gave"`
}

// moves tells what is known of every legal move.
func (s *Server) moves(_ context.Context, in Searched) (Moves, error) {
	of, err := s.search(in.Search)
	if err != nil {
		return Moves{}, err
	}
	list := candidates.Of(of)
	if len(list) == 0 {
		return Moves{Moves: []Legal{}}, nil
	}
	candidates.Sort(list)
	all := Moves{}
	for _, c := range list {
		legal := Legal{Move: of.Position.SAN(c.Move), Value: c.Value(), Answer: c.Answer(list[0]), Why: c.Why(list[0])}
		legal.Node, legal.Test = number(c.Node), number(c.Test)
		all.Moves = append(all.Moves, legal)
	}
	return all, nil
}
