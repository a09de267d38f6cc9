package match

import (
	"context"
	"errors"
	"fmt"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// ProgrammeOptions say how a programme plays.
type ProgrammeOptions struct {
	Name      string        // in the tags; empty: the programme's own
	AsSet     bool          // its depth stays as its options say, whatever the clock allows
	Ponder    bool          // it thinks on the opponent's time
	Overhead  time.Duration // lost outside the search with every move
	Recording int           // how many nodes of each search are kept in [Answer.Tree]; 0: nothing is recorded
	Live      *search.Live  // of the search that runs; may be nil

	// Watch, which may be nil, is told of every search with a record when it begins, and must return soon.
	// Who watches it shares its tree.
	Watch func(*Thinking)
}

// Programme is a player made of a programme.
type Programme struct {
	programme search.Programme
	values    search.Values
	options   ProgrammeOptions
	reply     board.Move // that is expected after the own move
	memory    search.Memory
	ahead     *pondering
}

// NewProgramme returns a player that thinks with a programme under the values of its options.
func NewProgramme(programme search.Programme, values search.Values, options ProgrammeOptions) *Programme {
	if options.Name == "" {
		options.Name = programme.About().Name
	}
	return &Programme{programme: programme, values: values, options: options, memory: search.Memory{Game: true}}
}

// Entrant returns a contestant whose players think with a programme.
func Entrant(programme search.Programme, values search.Values, options ProgrammeOptions) Contestant {
	p := NewProgramme(programme, values, options)
	return Contestant{Name: p.Name(), New: func() (Player, error) { return NewProgramme(programme, values, options), nil }}
}

// Name implements [Player].
func (p *Programme) Name() string { return p.options.Name }

// Begin implements [Beginner]: what the programme keeps is of one game.
func (p *Programme) Begin(context.Context, *Situation, board.Colour) error {
	p.memory.Forget()
	return nil
}

// Move implements [Player]. A search that was stopped before it knew of any move plays the first
// legal one (ruling). A programme that has no move although there are legal ones resigns.
func (p *Programme) Move(ctx context.Context, at *Situation) (Answer, error) {
	thought, err := p.thought(ctx, at)
	if err != nil {
		return Answer{}, fmt.Errorf("%s: %w", p.Name(), err)
	}
	if thought.Stopped && thought.Move == board.NoMove {
		return p.firstLegal(at, thought)
	}
	if thought.Move == board.NoMove {
		return Answer{Resign: true, Note: thought.Note, Tree: thought.Tree, Nodes: thought.Nodes, Counts: thought.Counts,
			Elapsed: thought.Elapsed}, nil
	}
	p.reply = board.NoMove
	if len(thought.Line) > 1 {
		p.reply = thought.Line[1]
	}
	return Answer{Move: thought.Move, Value: thought.Value(p.programme.Scale(), at.Side()), Line: thought.Line,
		Nodes: thought.Nodes, Tree: thought.Tree, Counts: thought.Counts, Elapsed: thought.Elapsed}, nil
}

// thought returns what came of the search that was begun on the opponent's time, if it is of this
// position, else of one that begins now.
func (p *Programme) thought(ctx context.Context, at *Situation) (search.Thought, error) {
	ahead := p.ahead
	p.ahead = nil
	if ahead != nil && ahead.position == at.Position {
		return ahead.hit(ctx)
	}
	ahead.drop()
	return p.think(ctx, at, search.NewClock(time.Now, at.TimeControl(at.Side(), p.options.Overhead), false))
}

// think searches a position.
func (p *Programme) think(ctx context.Context, at *Situation, clock *search.Clock) (search.Thought, error) {
	task := search.Task{Position: at.Position, History: at.History(), Values: p.values, Memory: &p.memory,
		Live: p.options.Live, Clock: clock}
	task.Limits.Nodes = at.Controls[at.Side()].Nodes
	if !at.Controls[at.Side()].isTimed() {
		task.Clock = nil
	}
	thinker := search.Thinker{Programme: p.programme}
	if p.options.Recording > 0 {
		thinker.Record = func(values search.Values) *tree.Recorder {
			return p.memory.NewRecorder(search.Header(p.programme, values, at.Position), p.options.Recording)
		}
		if p.options.Watch != nil {
			thinker.Started, thinker.Ended = p.watched(at)
		}
	}
	if p.options.AsSet {
		return thinker.ThinkAsSet(ctx, task)
	}
	return thinker.Think(ctx, task)
}

func (p *Programme) firstLegal(at *Situation, thought search.Thought) (Answer, error) {
	var list board.MoveList
	at.Position.Legal(&list)
	if list.Len() == 0 {
		thought.Tree.Release()
		return Answer{}, errors.New("there is no legal move")
	}
	return Answer{Move: list.At(0), Note: "the first legal move: nothing was searched in time", Tree: thought.Tree,
		Nodes: thought.Nodes, Counts: thought.Counts, Elapsed: thought.Elapsed}, nil
}
