package why

import (
	"context"
	"slices"
	"time"

	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/search"
)

// askBudget is how many nodes of the search of one move are kept.
const askBudget = 2_000_000

// askedEvery is how often the search of one move is asked whether it is still wanted.
const askedEvery = 50 * time.Millisecond

// missing returns the side of the comparison that has no node and was not searched since.
func (p *Pane) missing() (s pane.Side, ok bool) {
	for _, s := range []pane.Side{p.pair.second, p.pair.first} {
		if s.Move != board.NoMove && p.later[s] == nil {
			return s, true
		}
	}
	return pane.Side{}, false
}

// ask searches the position after a move that has no node, beside the window and with a tree of its
// own, by the programme and the options of the tree that is shown. The depth is one less, because
// the move has been made: a ruling of ours, which the panel states.
func (p *Pane) ask() {
	s, ok := p.missing()
	if p.asking.Busy() {
		p.asking.Cancel()
		p.fill()
		return
	}
	if !ok {
		return
	}
	shown := p.view.Search
	game := session.NewGame(p.view.Game.Start())
	game.GoTo(slices.Concat(shown.Moves, p.view.Tree.Moves(p.view.Tree.Path(s.Node)), []board.Move{s.Move}))
	options := session.Options{Programme: shown.Programme, Values: oneLess(shown.Programme, shown.Values),
		Limits: shown.Limits, Budget: askBudget}
	work.Run(p.asking, func(job *work.Job) *session.Search {
		found := session.StartSearch(context.Background(), game, options)
		for ticker := time.Tick(askedEvery); ; {
			select {
			case <-found.Done():
				return found
			case <-ticker:
				if !job.At(0, 1) {
					found.Release()
					return found
				}
			}
		}
	}, func(found *session.Search) {
		if p.view.Search != shown {
			found.Release()
			return
		}
		p.later[s] = found
		p.fill()
	})
	p.fill()
}

// oneLess returns the options with a depth of one less, if the programme has one that can be less.
func oneLess(programme search.Programme, values search.Values) search.Values {
	depth, ok := search.DepthOf(programme)
	if !ok {
		return values
	}
	given := values.Map()
	if given[depth.Name], ok = depth.Less(values.Text(depth.Name)); !ok {
		return values
	}
	if less, err := search.Resolve(programme, given); err == nil {
		return less
	}
	return values
}

// forget gives up the searches of single moves.
func (p *Pane) forget() {
	p.asking.Cancel()
	for _, found := range p.later {
		found.Release()
	}
	clear(p.later)
}
