package play

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"drevo/app/config"
	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/engine/uci"
)

// Recording is how many nodes are usually kept of the search for a move.
const Recording = 1_000_000

// ofEngine stands before the name of an engine where settings name a player.
const ofEngine = "engine:"

// You is what the user is called among the players, and KeyYou what settings keep.
const (
	You    = "You"
	KeyYou = "you"
)

// Choice is a player that can be chosen: what settings keep, and what people read.
type Choice struct{ Key, Name string }

// Choices lists the players there are: the user, the programmes, the engines.
func Choices(programmes search.List, c config.Config) []Choice {
	list := []Choice{{KeyYou, You}}
	for _, p := range programmes.Players() {
		list = append(list, Choice{p.About().ID, p.About().Name})
	}
	for _, e := range Engines(c) {
		list = append(list, Choice{ofEngine + e.Name, e.Name})
	}
	return list
}

// Players are the keys of both sides: at first the user against the current programme.
func Players(programmes search.List, c config.Config) [2]string {
	keys := [2]string{c.Play.White, c.Play.Black}
	if keys[0] == "" {
		keys[0] = KeyYou
	}
	if keys[1] == "" {
		keys[1] = programmes.Players()[0].About().ID
		for _, p := range programmes.Players() {
			if p.About().ID == c.Programme {
				keys[1] = c.Programme
			}
		}
	}
	return keys
}

// Ponderers names the programmes that think on the opponent's time.
func Ponderers(programmes search.List) (names []string) {
	for _, p := range programmes {
		if _, ok := search.CanPonder(p); ok {
			names = append(names, p.About().Name)
		}
	}
	return names
}

// Engines lists the engines that the user has added, and those that are found on this machine.
func Engines(c config.Config) []uci.Command {
	var list []uci.Command
	for _, e := range c.Engines {
		list = append(list, uci.Command{Name: e.Name, Path: e.Path, Args: e.Args, Options: e.Options})
	}
	for _, known := range uci.Known() {
		if !slices.ContainsFunc(list, func(e uci.Command) bool { return e.Name == known.Name }) {
			list = append(list, known)
		}
	}
	return list
}

// Maker makes the seats of a game.
type Maker struct {
	Config     config.Config
	Programmes search.List
	// Values are the options of a programme as the user has them.
	Values func(search.Programme) search.Values
	// Book gives the move of the book that is in use, NoMove where it has none; nil: none is in use.
	Book func(*board.Position) board.Move
	// Recording is how many nodes of a search are kept, 0 for none.
	Recording int
	// Watch is told of the searches of programmes: see [match.ProgrammeOptions]; nil: nobody watches.
	Watch func(*match.Thinking)
}

// Seat makes the seat of a player by its key.
func (m Maker) Seat(key string) (Seat, error) {
	level := LevelOf(m.Config.Play.Level)
	if key == KeyYou {
		return Seat{Name: You}, nil
	}
	make, name, err := m.maker(key, level)
	if err != nil {
		return Seat{}, err
	}
	return Seat{Name: name, Limit: level.Limit, New: func(ctx context.Context) (match.Player, error) {
		p, err := make(ctx)
		if err == nil && m.Book != nil {
			p = match.WithBook(p, m.Book)
		}
		return p, err
	}}, nil
}

// maker returns what makes a player, and its name.
func (m Maker) maker(key string, level Level) (func(context.Context) (match.Player, error), string, error) {
	if name, ok := strings.CutPrefix(key, ofEngine); ok {
		for _, e := range Engines(m.Config) {
			if e.Name == name {
				return func(ctx context.Context) (match.Player, error) { return uci.NewPlayer(ctx, e) }, name, nil
			}
		}
		return nil, "", fmt.Errorf("there is no engine %.60q any more", name)
	}
	p, err := m.Programmes.Find(key)
	if err != nil {
		return nil, "", err
	}
	values := m.Values(p)
	_, ponders := search.CanPonder(p)
	options := match.ProgrammeOptions{AsSet: level.AsSet, Ponder: ponders && m.Config.Play.Ponder, Recording: m.Recording,
		Watch: m.Watch, Overhead: 30 * time.Millisecond}
	return func(context.Context) (match.Player, error) { return match.NewProgramme(p, values, options), nil },
		p.About().Name, nil
}

// Setup makes a new game from a position.
func (m Maker) Setup(start board.Position) (Setup, error) {
	s := Setup{Start: start, Rules: match.Rules{Margin: 100 * time.Millisecond}}
	var err error
	if s.Clock, err = ParseClock(m.Config.Play.Clock); err != nil {
		return s, err
	}
	for side, key := range Players(m.Programmes, m.Config) {
		if s.Seats[side], err = m.Seat(key); err != nil {
			return s, err
		}
	}
	// Programmes among themselves take every draw; a person may play on.
	s.Rules.Claims = !s.Seats[0].Person() && !s.Seats[1].Person()
	return s, nil
}
