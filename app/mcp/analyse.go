package mcp

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strings"
	"time"

	"drevo/app/headline"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
)

// Limits of one search.
const (
	usualNodes  = 1_000_000
	mostNodes   = 10_000_000
	mostSeconds = 60
)

// Task is a position with the programme that is to think about it.
type Task struct {
	Programme string            `json:"programme" jsonschema:"a programme, or a preset as in paulchess/modern"`
	FEN       string            `json:"fen,omitempty" jsonschema:"the position; without one, that of Botvinnik - Capablanca 1938 before 30.Ba3"`
	Moves     []string          `json:"moves,omitempty" jsonschema:"moves from there to the position, SAN or UCI"`
	Options   map[string]string `json:"options,omitempty" jsonschema:"options of the programme by name, such as depth"`
	Nodes     uint64            `json:"nodes,omitempty" jsonschema:"the most nodes; without a number a million, at most ten"`
	Seconds   float64           `json:"seconds,omitempty" jsonschema:"the most seconds, at most 60"`
}

// Choice is what a search has come to.
type Choice struct {
	Search    int               `json:"search" jsonschema:"the number by which later questions name it"`
	Programme string            `json:"programme"`
	Options   map[string]string `json:"options" jsonschema:"those that differ from the default"`
	FEN       string            `json:"fen"`
	Move      string            `json:"move" jsonschema:"empty where it chose none"`
	Line      []string          `json:"line" jsonschema:"of best play, with the move"`
	Value     string            `json:"value" jsonschema:"pawns, White's point of view, with the sign of a bound where it is one"`
	Nodes     uint64            `json:"nodes"`
	Recorded  int               `json:"recorded" jsonschema:"nodes that can be asked about"`
	Stopped   bool              `json:"stopped" jsonschema:"ended by a limit"`
	Says      []string          `json:"says" jsonschema:"in sentences"`
}

// analyse lets a programme think, and keeps what it has found.
func (s *Server) analyse(ctx context.Context, task Task) (Choice, error) {
	game, err := gameOf(task)
	if err != nil {
		return Choice{}, err
	}
	options, err := s.options(task)
	if err != nil {
		return Choice{}, err
	}
	of := session.StartSearch(ctx, game, options)
	result, err := of.Wait()
	if err == nil {
		err = context.Cause(ctx) // the client does not wait any more
	}
	if err != nil {
		of.Release()
		return Choice{}, err
	}
	return choiceOf(s.keep(of), of, result), nil
}

// choiceOf tells what a search has come to.
func choiceOf(number int, of *session.Search, result search.Result) Choice {
	h := headline.Of(of)
	c := Choice{Search: number, Programme: of.Programme.About().ID, Options: map[string]string{}, FEN: of.Position.FEN(),
		Line: present.SAN(of.Position, h.Facts.Line), Nodes: result.Counts.Nodes, Recorded: of.Tree().Len(),
		Stopped: result.Stopped}
	values := of.Values.Map()
	for _, o := range of.Programme.Options() {
		if values[o.Name] != o.Default {
			c.Options[o.Name] = values[o.Name]
		}
	}
	if h.Facts.Move != board.NoMove {
		c.Move = of.Position.SAN(h.Facts.Move)
		c.Value = present.Format{Scale: of.Programme.Scale()}.Value(h.Facts.Value)
	}
	for _, said := range []string{h.Choice(), h.Parting(), h.Asked(), h.End(), h.Pieces(), h.Coverage(), h.Note} {
		if said != "" {
			c.Says = append(c.Says, said)
		}
	}
	return c
}

// gameOf is the game that leads to the position of a task.
func gameOf(task Task) (*session.Game, error) {
	fen := task.FEN
	if fen == "" {
		fen = session.FirstPosition
	}
	start, _, err := board.ReadFEN(fen)
	if err != nil {
		return nil, err
	}
	moves, err := movesFrom(start, task.Moves)
	if err != nil {
		return nil, err
	}
	return session.Replay(start, moves)
}

// movesFrom reads moves in SAN or UCI from a position.
func movesFrom(p board.Position, list []string) (moves []board.Move, err error) {
	for _, text := range list {
		move, err := readMove(p, text)
		if err != nil {
			return nil, err
		}
		moves = append(moves, move)
		p = p.After(move)
	}
	return moves, nil
}

// readMove reads a move in SAN or UCI, with or without its number.
func readMove(p board.Position, text string) (board.Move, error) {
	bare := strings.TrimLeft(strings.TrimSpace(text), "0123456789.… ")
	if move, err := p.ParseUCI(bare); err == nil {
		return move, nil
	}
	return p.ParseSAN(bare)
}

// options is how a task is searched.
func (s *Server) options(task Task) (session.Options, error) {
	id, name, _ := strings.Cut(task.Programme, "/")
	programme, err := s.programmes.Find(id)
	if err != nil {
		return session.Options{}, err
	}
	given := map[string]string{}
	if name != "" {
		preset, err := search.FindPreset(programme, name)
		if err != nil {
			return session.Options{}, err
		}
		maps.Copy(given, preset.Values)
	}
	maps.Copy(given, search.Named(programme, task.Options))
	values, err := search.Resolve(programme, given)
	if err != nil {
		return session.Options{}, err
	}
	limits, err := limitsOf(task)
	return session.Options{Programme: programme, Values: values, Limits: limits}, err
}

// limitsOf are the limits of a task, none of which goes beyond what a server answers.
func limitsOf(task Task) (search.Limits, error) {
	switch {
	case task.Nodes > mostNodes:
		return search.Limits{}, fmt.Errorf("nodes are at most %d, not %d", mostNodes, task.Nodes)
	case task.Seconds < 0 || task.Seconds > mostSeconds:
		return search.Limits{}, fmt.Errorf("seconds are 0 to %d, not %g", mostSeconds, task.Seconds)
	}
	limits := search.Limits{Nodes: task.Nodes, Time: time.Duration(task.Seconds * float64(time.Second))}
	if limits.Nodes == 0 {
		limits.Nodes = usualNodes
	}
	if limits.Time == 0 {
		limits.Time = mostSeconds * time.Second
	}
	return limits, nil
}

// Duel is one task for several programmes.
type Duel struct {
	Programmes []string `json:"programmes" jsonschema:"two to eight programmes or presets"`
	FEN        string   `json:"fen,omitempty"`
	Moves      []string `json:"moves,omitempty"`
	Nodes      uint64   `json:"nodes,omitempty" jsonschema:"the most nodes for each"`
	Seconds    float64  `json:"seconds,omitempty" jsonschema:"the most seconds for each"`
}

// Choices are what they have come to.
type Choices struct {
	Choices []Choice `json:"choices"`
	Agree   bool     `json:"agree" jsonschema:"all chose the same move"`
}

// compare lets programmes think about the same, one after the other.
func (s *Server) compare(ctx context.Context, d Duel) (Choices, error) {
	if len(d.Programmes) < 2 || len(d.Programmes) > mostKept {
		return Choices{}, errors.New("two to eight programmes are compared")
	}
	all := Choices{Agree: true}
	for _, programme := range d.Programmes {
		c, err := s.analyse(ctx, Task{Programme: programme, FEN: d.FEN, Moves: d.Moves, Nodes: d.Nodes, Seconds: d.Seconds})
		if err != nil {
			return Choices{}, fmt.Errorf("%s: %w", programme, err)
		}
		all.Choices = append(all.Choices, c)
		all.Agree = all.Agree && c.Move == all.Choices[0].Move
	}
	return all, nil
}
