package command

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"drevo/app/opinion"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/engine/uci"
)

// why searches a position, and explains one move of its tree.
func why(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("why", flag.ContinueOnError)
	f, form := newSearchFlags(flags), formFlags(flags)
	line := flags.String("line", "", "the `MOVES` of the tree that lead to the move, such as \"Qe2 a6\"; without it the move "+
		"is one of the position")
	program := flags.String("engine", "", "ask this `ENGINE`, too, what its value of the position after the move is made "+
		"of, such as stockfish; without it none")
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	if len(words) == 0 || namesPosition(words[len(words)-1]) {
		return wrong("say which move is to be explained, such as Ba3")
	}
	options, err := f.options(&to)
	if err != nil {
		return usageError{err}
	}
	last := len(words) - 1
	spots, err := f.position.spots(ctx, words[:last], to)
	if err != nil {
		return err
	}
	if len(spots) != 1 {
		return wrong("one position is explained, not %d", len(spots))
	}
	s := session.StartSearch(ctx, spots[0].game, options)
	defer s.Release()
	to.screen.follow(s)
	if _, err := s.Wait(); err != nil {
		return err
	}
	found, err := explained(s, *line, words[last])
	switch {
	case err != nil && ctx.Err() != nil: // the tree ends before the move: nothing is wrong with the line
		return errStopped
	case err != nil:
		return err
	}
	if *program != "" {
		after, err := positionAfter(s, *line, words[last])
		if err == nil {
			err = askEngine(ctx, *program, &after, &found)
		}
		if err != nil {
			return err
		}
	}
	return form.print(to, found)
}

// positionAfter is that after a move behind a line of the tree.
func positionAfter(s *session.Search, line, text string) (board.Position, error) {
	at, err := nodeAt(s, line)
	if err != nil {
		return board.Position{}, err
	}
	p, err := s.Tree().Position(at)
	if err != nil {
		return p, err
	}
	move, err := moveOf(&p, strings.TrimLeft(text, "0123456789."))
	return p.After(move), err
}

// askEngine adds what an engine says of the static value of a position.
func askEngine(ctx context.Context, program string, p *board.Position, to *outcome.Outcome) error {
	c, err := engineOf(program)
	if err != nil {
		return usageError{err}
	}
	engine, err := uci.Start(ctx, c)
	if err != nil {
		return usageError{err}
	}
	defer engine.Close()
	tables, err := opinion.Terms(ctx, engine, p)
	to.Tables = append(to.Tables, tables...)
	return err
}

// explained is what there is to say of the move that stands behind a line.
func explained(s *session.Search, line, text string) (outcome.Outcome, error) {
	at, err := nodeAt(s, line)
	if err != nil {
		return outcome.Outcome{}, err
	}
	p, err := s.Tree().Position(at)
	if err != nil {
		return outcome.Outcome{}, err
	}
	move, err := moveOf(&p, strings.TrimLeft(text, "0123456789."))
	if err != nil {
		return outcome.Outcome{}, wrong("%.40q is no move that %s can make there", text, p.Turn())
	}
	nodes := present.NewNodes(s.Tree(), present.InPawns)
	head := []string{fmt.Sprintf("%s: %s", present.SearchProgramme(s), p.FEN())}
	t := outcome.Record("")
	t.Key = "why"
	t.Field("fen", "", "", p.FEN())
	t.Field("san", "", "", p.SAN(move))
	if id, ok := childOf(s.Tree(), at, move); ok {
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
		return wrong("%s does not say why it leaves moves out", s.Programme.About().Name)
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
	if test, ok := nodes.TestOf(at, move); ok {
		t.Field("answer", "Test", "", nodes.Line(s.Tree().Node(test), 12))
	}
	return nil
}
