package workspace

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/search"
)

// restore puts the session together that is kept, or the first one, or one at the position of a FEN that is not
// empty. Programme and options that the journal does not have are those of the settings. The errors say what of
// either could not be used; the session has what can be.
func restore(list search.List, c config.Config, kept journal.Now, fen string) (s *session.Session, settings,
	fault error) {
	var programme search.Programme
	var values search.Values
	if kept.Programme == "" {
		programme, values, settings = restoreProgramme(list, c.Programme, c.Options)
	} else {
		programme, values, fault = restoreProgramme(list, kept.Programme, kept.Options)
	}
	var line *session.Game
	var err error
	switch {
	case fen != "":
		line = FirstGame()
		var p board.Position
		if p, err = board.ParseFEN(fen); err == nil {
			line = session.NewGame(p)
		}
	case kept.PGN == "":
		line, err = formerGame(c.Former)
		settings, err = errors.Join(settings, err), nil
	default:
		line, err = gameAt(kept.Place)
	}
	s = session.New(line.Position(), programme, values)
	s.Game = line
	return s, settings, errors.Join(fault, err)
}

// restoreProgramme returns a programme by its name, the first where that is empty, with those of some options that it
// has.
func restoreProgramme(list search.List, name string, options map[string]string) (search.Programme, search.Values,
	error) {
	programme := list[0]
	var err error
	if name != "" {
		var found search.Programme
		if found, err = list.Find(name); err == nil {
			programme = found
		}
	}
	given := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(options)) {
		given[name] = options[name]
		if _, fault := search.Resolve(programme, given); fault != nil {
			delete(given, name)
			err = errors.Join(err, fault)
		}
	}
	values, _ := search.Resolve(programme, given) // each of them resolves
	return programme, values, err
}

// placeOf is a place as the journal has it.
func placeOf(g *session.Game) journal.Place {
	return journal.Place{PGN: g.PGN(), Moves: session.UCI(g.Moves()), Looked: len(g.Looked())}
}

// gameAt reads a game, and goes to the place in it. The error says what of them can't be read; the game has what can.
func gameAt(p journal.Place) (*session.Game, error) {
	whole, err := game.Parse(p.PGN)
	line := session.Open(whole)
	if err != nil {
		err = fmt.Errorf("the saved game: %w", err)
	}
	moves, fault := session.ParseMoves(line.Start(), p.Moves)
	for _, move := range moves[:min(max(len(p.Moves)-p.Looked, 0), len(moves))] {
		line.Play(move)
	}
	line.GoTo(moves)
	if fault != nil && err == nil {
		err = fmt.Errorf("the place in the saved game: %w", fault)
	}
	return line, err
}

// formerGame returns the game that settings of an older version hold, or the first one: the whole of it, or where
// there is none the main line up to the first move that is not legal.
func formerGame(c config.Former) (*session.Game, error) {
	if c.Start == "" {
		return FirstGame(), nil
	}
	start, err := board.ParseFEN(c.Start)
	if err != nil {
		return FirstGame(), fmt.Errorf("the saved game: %w", err)
	}
	var line *session.Game
	if c.PGN != "" {
		var whole *game.Game
		whole, err = game.Parse(c.PGN)
		line = session.Open(whole)
	} else {
		var moves []board.Move
		moves, err = session.ParseMoves(start, c.Game)
		line = session.NewGame(start)
		line.Insert(moves, nil, "", "")
	}
	line.Go(c.Cursor)
	if err != nil {
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

// restoreSteps puts back what could be undone and done again at the last time.
func (w *Workspace) restoreSteps(kept journal.Session) {
	w.done, w.undone = w.stepsOf(kept.Done), w.stepsOf(kept.Undone)
}

func (w *Workspace) stepsOf(kept []journal.Step) (list []step) {
	for _, k := range kept {
		switch {
		case k.Places != nil:
			list = append(list, w.Game.step(k.Name, k.Nodes, place{Place: k.Places[0]}, place{Place: k.Places[1]}))
		case k.SetUps != nil:
			list = append(list, w.Setup.step(k.Name, w.chosenOf(k.SetUps[0]), w.chosenOf(k.SetUps[1])))
		}
	}
	return list
}

// chosenOf is a set-up that the journal has, with what of it this version knows.
func (s *Setup) chosenOf(k journal.SetUp) chosen {
	programme, values, _ := restoreProgramme(s.Programmes, k.Programme, k.Options)
	return chosen{programme, values, k.Others, k.Weights}
}

// FirstGame is that of the first start.
func FirstGame() *session.Game {
	p, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		p = board.Start()
	}
	return session.NewGame(p)
}
