package kaissa

import (
	"fmt"
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/tree"
	"drevo/widgets/chart"
)

// Rounds shows the iterations of a search with their rounds on the axis of the material value.
type Rounds struct {
	chart    *chart.Ranges
	overGame *overGame
	slot     *work.Slot
	content  fyne.CanvasObject

	view    pane.View
	counted *session.Search        // whose savings are known or being counted
	savings map[tree.ID]reductions // by iteration
}

// NewRounds returns the pane.
func NewRounds(host pane.Host) pane.Pane {
	p := &Rounds{chart: chart.NewRanges(), overGame: newOverGame(host), slot: host.Slot("Counting what the " +
		"reductions did")}
	p.content = container.NewBorder(nil, p.overGame.content, nil, nil, p.chart)
	p.chart.OnHover = host.Hint
	p.chart.OnSelect = func(id uint32) { host.Select(tree.ID(id)) }
	return p
}

func (p *Rounds) Key() pane.Key              { return "rounds" }
func (p *Rounds) Title() string              { return "Rounds" }
func (p *Rounds) Content() fyne.CanvasObject { return p.content }
func (p *Rounds) Layers() []pane.Layer       { return nil }

// Focus gives the keys to the rows.
func (p *Rounds) Focus(c fyne.Canvas) { p.chart.Focus(c) }

// Show takes over a search, and what it has ended with.
func (p *Rounds) Show(v pane.View) {
	p.view = v
	p.overGame.show(v)
	p.chart.SetEmpty(v.Empty(textEmpty))
	p.count()
	p.redraw()
	if n, ok := p.node(); ok {
		p.chart.Select(uint32(n))
	}
}

// Grow follows a search that runs.
func (p *Rounds) Grow() { p.redraw() }

// node is the round or the stage that the node of the position belongs to, the innermost.
func (p *Rounds) node() (tree.ID, bool) {
	if p.view.Tree.Empty() {
		return 0, false
	}
	path := p.view.Tree.Path(p.view.Node)
	for i := len(path) - 1; i >= 0; i-- {
		if p.view.Tree.Node(path[i]).Type.Stage() {
			return path[i], true
		}
	}
	return 0, false
}

// count counts what the reductions did, once a search has ended, beside the window.
func (p *Rounds) count() {
	s := p.view.Search
	if s == nil || p.view.Tree.Empty() || s.Running() {
		p.counted, p.savings = nil, nil
		p.slot.Cancel()
		return
	}
	if s == p.counted {
		return
	}
	p.counted, p.savings = s, nil
	t, release := s.Tree(), s.Hold()
	work.Run(p.slot, func(job *work.Job) map[tree.ID]reductions {
		defer release()
		return reductionsOf(job, t)
	}, func(found map[tree.ID]reductions) {
		p.savings = found
		p.redraw()
	})
}

// redraw shows what there is now.
func (p *Rounds) redraw() { p.chart.SetData(p.data()) }

// tableText says how the transposition table is used, live.
func (p *Rounds) tableText() string {
	s := p.view.Search
	use := present.Table(s.Counts())
	if use == nil {
		return textNoTable
	}
	return fmt.Sprintf(textTable, s.Values.Int("tableMB"), use.Text())
}

// guessText says how often the first guess held: in this search, and in all that are kept with the same
// options, as they are when a game is gone through.
func (p *Rounds) guessText() string {
	s := p.view.Search
	held, all := firstGuesses(s.Tree())
	if all == 0 {
		return textNoGuess
	}
	text := fmt.Sprintf(textGuess, held, all)
	held, all, searches := 0, 0, 0
	for _, kept := range p.view.Searches {
		if kept.Programme.About().ID == s.Programme.About().ID && maps.Equal(kept.Values.Map(), s.Values.Map()) &&
			!kept.Tree().Empty() {
			h, a := firstGuesses(kept.Tree())
			held, all, searches = held+h, all+a, searches+1
		}
	}
	if searches > 1 {
		text += fmt.Sprintf(textGuesses, searches, held, all, 100*float64(held)/float64(max(all, 1)))
	}
	return text
}

// firstGuesses counts the finished iterations of a search, and those whose first round held.
func firstGuesses(t *tree.Tree) (held, all int) {
	for _, id := range t.Children(tree.Root, nil) {
		n := t.Node(id)
		if n.Type != tree.TypeIteration || n.Reason != tree.ReasonComplete {
			continue
		}
		rounds := t.Children(id, nil)
		if len(rounds) == 0 || !guessed(t, t.Node(rounds[0])) {
			continue
		}
		all++
		if len(rounds) == 1 {
			held++
		}
	}
	return held, all
}
