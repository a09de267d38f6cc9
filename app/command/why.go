package command

import (
	"context"
	"errors"
	"flag"
	"strings"

	"drevo/app/handout"
	"drevo/app/opinion"
	"drevo/app/outcome"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/engine/uci"
)

// why explains one move of a tree: of a position that it searches, or one in a file.
func why(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("why", flag.ContinueOnError)
	f, form := newSearchFlags(flags), formFlags(flags)
	line := flags.String("line", "", "the `MOVES` of the tree that lead to the move, such as \"Qe2 a6\"; without it the move "+
		"is one of the position")
	program := flags.String("engine", "", "ask this `ENGINE`, too, what its value of the position after the move is made "+
		"of, such as stockfish; without it none")
	html := htmlFlag(flags)
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	if len(words) == 0 || namesPosition(words[len(words)-1]) {
		return wrong("say which move is to be explained, such as Ba3")
	}
	last := len(words) - 1
	s, err := f.recorded(ctx, words[:last], to)
	if err != nil {
		return err
	}
	defer s.Release()
	at, move, err := explained(s, *line, words[last])
	switch {
	case err != nil && ctx.Err() != nil: // the tree ends before the move: nothing is wrong with the line
		return errStopped
	case err != nil:
		return err
	}
	found, err := handout.Explained(s, at, move)
	switch {
	case errors.Is(err, handout.ErrSilent):
		return usageError{err}
	case err != nil:
		return err
	}
	if *program != "" {
		p, err := s.Tree().Position(at)
		if err == nil {
			after := p.After(move)
			err = askEngine(ctx, *program, &after, &found)
		}
		if err != nil {
			return err
		}
	}
	if *html != "" {
		page, err := handout.OfMove(s, at, move, found.Tables[1:]...)
		if err := writePage(*html, page, err); err != nil {
			return err
		}
	}
	return form.print(to, found)
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

// explained is the node and the move that the words name.
func explained(s *session.Search, line, text string) (at tree.ID, move board.Move, err error) {
	if at, err = nodeAt(s, line); err != nil {
		return at, move, err
	}
	p, err := s.Tree().Position(at)
	if err != nil {
		return at, move, err
	}
	if move, err = moveOf(&p, strings.TrimLeft(text, "0123456789.")); err != nil {
		return at, move, wrong("%.40q is no move that %s can make there", text, p.Turn())
	}
	return at, move, nil
}
