package workspace

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/search"
)

// restore puts the session together that settings hold, or the first one, or one at the
// position of a FEN that is not empty. The error says what could not be used; the session
// has what can be.
func restore(list search.List, c config.Config, fen string) (*session.Session, error) {
	programme, values, err := restoreProgramme(list, c)
	line, fault := restoreGame(c)
	if fen != "" {
		var p board.Position
		if p, fault = board.ParseFEN(fen); fault == nil {
			line = session.NewGame(p)
		}
	}
	s := session.New(line.Position(), programme, values)
	s.Game = line
	return s, errors.Join(err, fault)
}

// restoreProgramme returns the kept programme with those of its kept options that it has.
func restoreProgramme(list search.List, c config.Config) (search.Programme, search.Values, error) {
	programme := list[0]
	var err error
	if c.Programme != "" {
		var found search.Programme
		if found, err = list.Find(c.Programme); err == nil {
			programme = found
		}
	}
	given := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(c.Options)) {
		given[name] = c.Options[name]
		if _, fault := search.Resolve(programme, given); fault != nil {
			delete(given, name)
			err = errors.Join(err, fault)
		}
	}
	values, _ := search.Resolve(programme, given) // each of them resolves
	return programme, values, err
}

// restoreGame returns the kept game up to the first move that is not legal, or the first
// position.
func restoreGame(c config.Config) (*session.Game, error) {
	if c.Start == "" {
		return FirstGame(), nil
	}
	start, err := board.ParseFEN(c.Start)
	if err != nil {
		return FirstGame(), fmt.Errorf("the saved game: %w", err)
	}
	line, err := restoreRecord(start, c)
	if line.Go(c.Cursor); err != nil {
		return line, fmt.Errorf("the saved game: %w", err)
	}
	variation, err := session.ParseMoves(line.Position(), c.Variation)
	for _, move := range variation {
		line.Play(move)
	}
	if err != nil {
		return line, fmt.Errorf("the saved variation: %w", err)
	}
	if looked, err := session.ParseMoves(line.Position(), c.Looked); err == nil { // else they are of another game
		line.GoTo(slices.Concat(line.Moves(), looked))
	}
	return line, nil
}

// restoreRecord returns the kept game: the whole of it, or where that can't be read the main line up
// to the first move that is not legal.
func restoreRecord(start board.Position, c config.Config) (*session.Game, error) {
	if c.PGN != "" {
		if whole, err := game.Parse(c.PGN); err == nil && whole.Start == start {
			return session.Open(whole), nil
		}
	}
	moves, err := session.ParseMoves(start, c.Game)
	line, fault := session.Replay(start, moves)
	if fault != nil {
		return FirstGame(), fault
	}
	return line, err
}

// FirstGame is that of the first start.
func FirstGame() *session.Game {
	p, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		p = board.Start()
	}
	return session.NewGame(p)
}
