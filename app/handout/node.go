package handout

import (
	"errors"
	"fmt"
	"strings"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// ErrSilent says that a programme does not explain why a move has no node.
var ErrSilent = errors.New("does not say why it leaves moves out")

// Explained is what there is to say of a move at a node, whether it was examined or not.
func Explained(s *session.Search, at tree.ID, move board.Move) (outcome.Outcome, error) {
	p, err := s.Tree().Position(at)
	if err != nil {
		return outcome.Outcome{}, err
	}
	nodes := present.NewNodes(s.Tree(), present.InPawns)
	head := []string{fmt.Sprintf("%s: %s", present.SearchProgramme(s), p.FEN())}
	t := outcome.Record("")
	t.Key = "why"
	t.Field("fen", "", "", p.FEN())
	t.Field("san", "", "", p.SAN(move))
	if id, ok := nodes.Child(at, move); ok {
		explainNode(&t, s, nodes, id)
	} else if err := explainAbsent(&t, s, nodes, at, move); err != nil {
		return outcome.Outcome{}, err
	}
	t.Title = p.SAN(move)
	if way := nodes.Path(at); way != "" {
		t.Title = way + " " + t.Title
	}
	return outcome.Outcome{Head: head, Tables: []outcome.Table{t}}, nil
}

// OfMove is the page of a move at a node: the board after it, what there is to say, and where the line goes that answers
// it. What else was found, as the terms of an engine, stands below.
func OfMove(s *session.Search, at tree.ID, move board.Move, more ...outcome.Table) (Page, error) {
	o, err := Explained(s, at, move)
	if err != nil {
		return Page{}, err
	}
	p, err := s.Tree().Position(at)
	if err != nil {
		return Page{}, err
	}
	after := p.After(move)
	page := Page{Title: o.Tables[0].Title}
	o.Tables[0].Title = ""
	o.Tables = append(o.Tables, more...)
	body, err := o.HTML()
	page.Parts = []Part{{Board: Board(&after, move)}, {Body: body}}
	if id, ok := present.NewNodes(s.Tree(), present.InPawns).Child(at, move); ok {
		if line := s.Tree().Moves(s.Tree().Line(id)); len(line) > 0 {
			end := after.After(line...)
			page.Parts = append(page.Parts, Part{Board: Board(&end, line[len(line)-1]),
				Text: phrase.Of("At the end of the answer {line}.", "line", present.Line(after, line))})
		}
	}
	return page, err
}

// explainNode says what became of a move that was examined.
func explainNode(t *outcome.Table, s *session.Search, nodes present.Nodes, id tree.ID) {
	n, ladder := s.Tree().Node(id), present.NewLadder(nodes, id, false)
	rank := len(s.Tree().Path(id)) - 1
	kind, reason := nodes.Type(n), nodes.Reason(n)
	t.Field("type", "Game", "", outcome.Cell{Value: string(kind.Key), Text: kind.Name + ": " + kind.Sentence})
	read, _ := present.ReadNode(s, id, false)
	t.Field("", "Bounds", "", nodes.Window(n))
	t.Field("lower", "", "", orNothing(read.Lower))
	t.Field("upper", "", "", orNothing(read.Upper))
	t.Field("lowerFrom", "Lower", "", nodes.Say(ladder.Inherited(rank, board.White)))
	t.Field("upperFrom", "Upper", "", nodes.Say(ladder.Inherited(rank, board.Black)))
	if n.HasStatic {
		t.Field("static", "Static", "", outcome.Cell{Value: read.Static, Text: nodes.Static(n)})
	}
	if !n.Closed {
		return
	}
	t.Field("value", "Value", "", outcome.Cell{Value: read.Value, Text: nodes.Value(n)})
	t.Field("meaning", "", "", outcome.Cell{Value: nodes.Say(nodes.Meaning(n))})
	t.Field("outcome", "So", "", nodes.Say(nodes.Rung(n)))
	t.Field("reason", "Reason", "", outcome.Cell{Value: string(reason.Key), Text: reason.Name + ": " + reason.Sentence})
	if line := nodes.Line(n, 12); line != "" {
		t.Field("answer", "Answer", "", line)
	}
	if order := nodes.Order(n); !order.Empty() {
		t.Field("order", "Turn", "", nodes.Say(order))
	}
	if teller, ok := s.Programme.(search.Storyteller); ok {
		if story := strings.Join(teller.Stories(s.Tree(), id), " "); story != "" {
			t.Field("story", "Plan", "", story)
		}
	}
	t.Field("nodes", "Nodes", "nodes", outcome.Cell{Value: n.Count, Text: present.Whole(n.Count)})
}

// orNothing is a score for programs, nothing where there is none.
func orNothing(s *present.Score) any {
	if s == nil {
		return nil
	}
	return s
}

// explainAbsent says which rule left a move out.
func explainAbsent(t *outcome.Table, s *session.Search, nodes present.Nodes, at tree.ID, move board.Move) error {
	explainer, ok := s.Programme.(search.Explainer)
	if !ok {
		return fmt.Errorf("%s %w", s.Programme.About().Name, ErrSilent)
	}
	explanation, err := explainer.Explain(s.Tree(), at)
	if err != nil {
		return err
	}
	rule, ok := explanation.Of(move)
	if !ok {
		return fmt.Errorf("nothing is known of the move: the search ended before it had its turn")
	}
	before, err := s.Tree().Position(at)
	if err != nil {
		return err
	}
	words := s.Tree().Header().Vocabulary
	reason := words.Reason(rule.Reason)
	t.Field("reason", "Reason", "", outcome.Cell{Value: string(reason.Key), Text: reason.Name + ": " + reason.Sentence})
	t.Field("outcome", "So", "", nodes.Say(nodes.WhyNot(session.UnsearchedMove{Before: before, Move: move, Why: rule,
		Node: at})))
	if test, ok := nodes.Tree.Test(at, move); ok {
		t.Field("answer", "Test", "", nodes.Line(s.Tree().Node(test), 12))
	}
	return nil
}
