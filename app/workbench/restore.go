package workbench

import (
	"fmt"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
)

// restore puts the session together that the settings hold, or the first one. What
// can't be used is left out, and said.
func restore(start Start) (*session.Session, error) {
	c := start.Config
	programme, values, err := restoreProgramme(c)
	line, fault := restoreLine(c, start.FEN)
	if err == nil {
		err = fault
	}
	s := session.New(line.Position(), programme, values)
	s.SetGame(line)
	return s, err
}

func restoreProgramme(c config.Config) (search.Programme, search.Values, error) {
	programme := engine.Programmes()[0]
	var err error
	if c.Programme != "" {
		var found search.Programme
		if found, err = engine.Find(c.Programme); err == nil {
			programme = found
		}
	}
	values, fault := search.Resolve(programme, c.Options)
	if fault != nil {
		values, _ = search.Resolve(programme, nil) // defaults resolve: the conformance suite says so
		err = fault
	}
	return programme, values, err
}

func restoreLine(c config.Config, fen string) (*session.Game, error) {
	if fen != "" {
		p, err := board.ParseFEN(fen)
		if err == nil {
			return session.NewGame(p), nil
		}
		return firstLine(), err
	}
	if c.Start == "" {
		return firstLine(), nil
	}
	p, err := board.ParseFEN(c.Start)
	if err != nil {
		return firstLine(), fmt.Errorf("the saved session: %w", err)
	}
	moves, err := parseMoves(p, c.Game)
	if err != nil {
		return firstLine(), fmt.Errorf("the saved session: %w", err)
	}
	line, err := session.Replay(p, moves)
	if err != nil {
		return firstLine(), fmt.Errorf("the saved session: %w", err)
	}
	line.Go(c.Cursor)
	return line, nil
}

func firstLine() *session.Game {
	p, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		p = board.Start()
	}
	return session.NewGame(p)
}

func parseMoves(p board.Position, uci []string) ([]board.Move, error) {
	var moves []board.Move
	for _, text := range uci {
		move, err := p.ParseUCI(text)
		if err != nil {
			return nil, err
		}
		var next board.Position
		p.Make(move, &next)
		moves, p = append(moves, move), next
	}
	return moves, nil
}
