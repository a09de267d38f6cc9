package why

import (
	"context"
	"slices"
	"time"

	"drevo/app/candidates"
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

// missing returns the side of the comparison that has no node, or only a bound, and was not searched since; none
// where the programme is not there to search it.
func (p *Pane) missing() (s pane.Side, ok bool) {
	if p.view.Search.Traced() {
		return pane.Side{}, false
	}
	for i, s := range []pane.Side{p.pair.second, p.pair.first} {
		bound := !p.view.Search.Running() && !p.contest.sides[1-i].Exact()
		if p.later[s] == nil && (s.Move != board.NoMove || bound) {
			return s, true
		}
	}
	return pane.Side{}, false
}

// asked reports whether a move is searched because somebody asked for it.
func (p *Pane) asked() bool { return p.asking.Busy() && !p.unasked }

// mostUnasked is how many nodes the search of a move takes at most that has a bound, for it to be done unasked: about a
// tenth of a second.
const mostUnasked = 20_000

// askUnasked searches a move of the comparison that has only a bound, and forgets it where that takes long.
func (p *Pane) askUnasked() {
	if p.contest == nil || p.asked() {
		return
	}
	if s, ok := p.missing(); ok && (s.Move == board.NoMove || p.pair == p.nearest) && !p.tried[s] {
		p.tried[s], p.unasked = true, true
		nodes := uint64(mostUnasked)
		if p.pair == p.nearest { // that took as many when its value was found
			nodes = candidates.MostNodes
		}
		p.searchMove(s, search.Limits{Nodes: nodes}, func(found *session.Search) bool {
			result, err, _ := found.Result()
			return err == nil && !result.Stopped
		})
	}
}

// ask searches the position after a move that has no node, beside the window and with a tree of its
// own, by the programme and the options of the tree that is shown. The depth is one less, because
// the move has been made: a ruling of ours, which the panel states.
func (p *Pane) ask() {
	s, ok := p.missing()
	if p.asked() {
		p.asking.Cancel()
		p.fill()
		return
	}
	if !ok {
		return
	}
	p.unasked = false
	p.searchMove(s, p.view.Search.Limits, func(*session.Search) bool { return true })
	p.fill()
}

// searchMove searches the position after a move under limits, and compares what it finds if that is good.
func (p *Pane) searchMove(s pane.Side, limits search.Limits, good func(*session.Search) bool) {
	shown := p.view.Search
	game := session.NewGame(p.view.Game.Start())
	moves := slices.Concat(shown.Moves, p.view.Tree.Moves(p.view.Tree.Path(s.Node)))
	if s.Move != board.NoMove {
		moves = append(moves, s.Move)
	}
	game.GoTo(moves)
	options := session.Options{Programme: shown.Programme, Values: search.OneLess(shown.Programme, shown.Values),
		Limits: limits, Budget: askBudget}
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
		if p.view.Search != shown || !good(found) {
			found.Release()
			return
		}
		p.later[s] = found
		p.fill()
		p.askUnasked()
	})
}

// forget gives up the searches of single moves.
func (p *Pane) forget() {
	p.asking.Cancel()
	for _, found := range p.later {
		if found != p.found {
			found.Release()
		}
	}
	if p.found != nil {
		p.letGo()
		p.found, p.nearest = nil, pair{} // which it was one of
	}
	clear(p.later)
	clear(p.tried)
}
