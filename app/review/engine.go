package review

import (
	"cmp"
	"context"
	"time"

	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/engine/uci"
)

// How long an engine takes for a position where no number of nodes is given, and after how long one that
// has not answered has failed (rulings).
const (
	usualTime   = time.Second
	longestTime = 2 * time.Minute
)

// Engine is a critic that asks an engine from elsewhere, which it starts at the first position.
type Engine struct {
	Command uci.Command
	Nodes   uint64 // for a position; 0: a second

	engine *uci.Engine
}

// Name is that of the engine, as people call it.
func (e *Engine) Name() string { return e.Command.Name }

// Scale is that of UCI.
func (e *Engine) Scale() tree.Scale { return tree.Centipawns }

// Close ends the engine.
func (e *Engine) Close() error {
	if e.engine == nil {
		return nil
	}
	return e.engine.Close()
}

// Look implements [Critic]. An engine that hangs, crashes or talks rubbish is an error that says so.
func (e *Engine) Look(ctx context.Context, at Place) (row Row, err error) {
	if !at.Position.HasLegalMove() {
		return row, ctx.Err()
	}
	if e.engine == nil {
		if e.engine, err = uci.Start(ctx, e.Command); err != nil {
			return row, cmp.Or(ctx.Err(), err)
		}
	}
	request := uci.Request{Start: at.Start, Moves: at.Moves, Nodes: e.Nodes, Within: longestTime}
	if e.Nodes == 0 {
		request.MoveTime = usualTime
	}
	found, err := e.engine.Search(ctx, request, nil)
	if err = cmp.Or(ctx.Err(), err); err != nil {
		return row, err
	}
	row.Best, row.Line = found.Move, []board.Move{found.Move}
	if len(found.Lines) > 0 {
		row.Value = found.Lines[0].Score
		if found.Lines[0].Line[0] == found.Move {
			row.Line = found.Lines[0].Line
		}
	}
	return row, nil
}
