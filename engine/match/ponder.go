package match

import (
	"context"
	"slices"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
)

// pondering is a search of the position after the reply that is expected.
type pondering struct {
	position board.Position
	clock    *search.Clock
	cancel   context.CancelFunc
	done     chan struct{}
	thought  search.Thought
	err      error
}

// Ponder implements [Ponderer]: it searches the position after the reply that the last line expects.
func (p *Programme) Ponder(at *Situation) {
	if !p.options.Ponder || p.reply == board.NoMove || !at.Position.IsLegal(p.reply) {
		return
	}
	next := *at
	next.Position = at.Position.After(p.reply)
	next.Moves = append(slices.Clip(at.Moves), p.reply)
	ctx, cancel := context.WithCancel(context.Background())
	ahead := &pondering{position: next.Position, cancel: cancel, done: make(chan struct{})}
	ahead.clock = search.NewClock(time.Now, next.TimeControl(next.Side(), p.options.Overhead), true)
	p.ahead = ahead
	go func() {
		defer close(ahead.done)
		defer cancel()
		ahead.thought, ahead.err = p.think(ctx, &next, ahead.clock)
	}()
}

// End implements [Ender].
func (p *Programme) End(Ending) {
	p.ahead.drop()
	p.ahead, p.reply = nil, board.NoMove
	p.memory.Forget()
}

// hit lets the search go on, on its own time, because its move was played.
func (a *pondering) hit(ctx context.Context) (search.Thought, error) {
	a.clock.PonderHit()
	defer context.AfterFunc(ctx, a.cancel)()
	<-a.done
	return a.thought, a.err
}

// drop ends a search that is of no use.
func (a *pondering) drop() {
	if a == nil {
		return
	}
	a.cancel()
	<-a.done
	if a.thought.Tree != nil {
		a.thought.Tree.Release()
	}
}
