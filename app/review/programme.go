package review

import (
	"cmp"
	"context"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Programme is a critic that thinks with a programme.
type Programme struct {
	Programme search.Programme
	Values    search.Values
	Nodes     uint64 // the most at a position; 0: as many as the options say

	// Stages is told of the stages of each search, as a record that has little else and is released
	// after it; nil: nothing is recorded.
	Stages func(*tree.Tree)
}

// Name and Scale are those of the programme.
func (p Programme) Name() string      { return p.Programme.About().Name }
func (p Programme) Scale() tree.Scale { return p.Programme.Scale() }

// Look implements [Critic].
func (p Programme) Look(ctx context.Context, at Place) (row Row, err error) {
	if evaluator, ok := p.Programme.(search.Evaluator); ok {
		terms := evaluator.Evaluate(&at.Position, p.Values)
		row.Terms = &terms
	}
	if !at.Position.HasLegalMove() {
		return row, ctx.Err()
	}
	task := search.Task{Position: at.Position, History: at.History, Values: p.Values,
		Limits: search.Limits{Nodes: p.Nodes}, Memory: at.Memory}
	if p.Stages != nil {
		// the stages are kept beyond that
		task.Recorder = at.Memory.NewRecorder(search.Header(p.Programme, p.Values, at.Position), 1)
		defer task.Recorder.Tree().Release()
	}
	result, err := p.Programme.Search(ctx, task)
	if err = cmp.Or(ctx.Err(), err); err != nil {
		return row, err
	}
	if p.Stages != nil {
		p.Stages(task.Recorder.Tree())
	}
	if result.Move != board.NoMove {
		row.Best, row.Line, row.Value = result.Move, result.Line, result.Value(p.Scale(), at.Position.Turn())
	}
	return row, nil
}
