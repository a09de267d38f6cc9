package searches

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/widgets/searchlist"
	"drevo/widgets/tooltip"
)

// Pane is the strip.
type Pane struct {
	pane.Tab
	chooser       *chooser
	list          *list
	name          *nameField
	back, forward *tooltip.Button
	rename        *tooltip.Button
	remove        *tooltip.Button

	host     pane.Host
	shelf    *workspace.Shelf
	searcher *workspace.Searcher
	searches []*session.Search // the latest first
	search   *session.Search   // whose tree is shown, nil for none
	unit     present.Unit
}

// New returns the strip.
func New(host pane.Host, shelf *workspace.Shelf, searcher *workspace.Searcher) *Pane {
	p := &Pane{host: host, shelf: shelf, searcher: searcher}
	hints := host.Hints()
	button := func(icon fyne.Resource, hint string, do func()) *tooltip.Button {
		return tooltip.NewButton(hints, icon, hint, do)
	}
	p.back = button(theme.MediaFastRewindIcon(), "The search before this one (Alt+,)", func() { p.step(1) })
	p.forward = button(theme.MediaFastForwardIcon(), "The search after this one (Alt+.)", func() { p.step(-1) })
	p.rename = button(theme.DocumentCreateIcon(), "Give this search a name; searches with a name make room last",
		p.askName)
	p.remove = button(theme.DeleteIcon(), "Delete this search. Undo brings it back (Ctrl+Z)",
		func() { p.shelf.DeleteSearch(p.search) })
	p.chooser = newChooser(hints, p.open)
	p.list = newList(p)
	p.name = newNameField(p.giveName)
	tight := func(objects ...fyne.CanvasObject) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedHBoxLayout(0), objects...)
	}
	p.Tab = pane.NewTab("searches", "Searches", container.NewBorder(nil, nil, tight(p.back, p.forward),
		tight(p.rename, p.remove), p.chooser))
	p.show()
	return p
}

// Commands go through the searches.
func (p *Pane) Commands() []pane.Command {
	const keys = fyne.KeyModifierAlt // with arrows it belongs to window managers
	return []pane.Command{
		{Name: "Search before", Key: fyne.KeyComma, Modifier: keys, Do: func() { p.step(1) }},
		{Name: "Search after", Key: fyne.KeyPeriod, Modifier: keys, Do: func() { p.step(-1) }},
		{Name: "List of searches", Key: fyne.KeyH, Modifier: fyne.KeyModifierShortcutDefault, Do: p.open},
	}
}

// Show names the search of the view.
func (p *Pane) Show(v pane.View) {
	p.searches = slices.Clone(v.Searches)
	slices.Reverse(p.searches)
	p.search, p.unit = v.Search, v.Nodes.Format.Unit
	p.show()
}

func (p *Pane) show() {
	at := p.at()
	p.chooser.set(p.label(at), len(p.searches)+len(p.shelf.Former()) > 0)
	enable(p.back, len(p.searches) > at+1)
	enable(p.forward, at > 0)
	enable(p.rename, at >= 0)
	enable(p.remove, at >= 0)
	p.list.set(p.rows(), at)
}

// at is the place of the shown search in the list, -1 where it is not there.
func (p *Pane) at() int { return slices.Index(p.searches, p.search) }

// label says which search is shown.
func (p *Pane) label(at int) string {
	switch {
	case len(p.searches) == 0 && len(p.shelf.Former()) > 0:
		return "Searches of earlier starts: choose one to see it again"
	case len(p.searches) == 0:
		return "No searches yet: press Think"
	case at < 0 && len(p.searches) == 1:
		return "The only search is not shown"
	case at < 0:
		return fmt.Sprintf("None of %d searches is shown", len(p.searches))
	}
	return fmt.Sprintf("%d / %d   %s: %s", len(p.searches)-at, len(p.searches), present.SearchTitle(p.search),
		present.SearchOutcome(p.search, p.unit))
}

// step goes to an older search, or with by = -1 to a newer one; from none to the latest.
func (p *Pane) step(by int) {
	if to := p.at() + by; to >= 0 && to < len(p.searches) {
		p.shelf.ShowSearch(p.searches[to])
	}
}

// rows are the searches as the list shows them.
func (p *Pane) rows() []searchlist.Row {
	var list []searchlist.Row
	for _, s := range p.searches {
		row := searchlist.Row{
			Title: present.SearchProgramme(s), Place: present.SearchPlace(s), Outcome: present.SearchOutcome(s, p.unit),
			Memory: fmt.Sprintf("%.1f MB", float64(s.Tree().Memory())/1e6), Hint: "Options: " + options(s),
		}
		if !s.Running() {
			row.Nodes = present.Whole(s.Counts().Nodes)
		}
		list = append(list, named(row, s.Name))
	}
	for _, f := range p.shelf.Former() {
		row := searchlist.Row{Title: f.Title, Place: f.Place, Outcome: f.Outcome, Nodes: present.Whole(f.Nodes),
			Memory: "earlier", Hint: "A search of an earlier start, whose tree is gone: choose it to make it again"}
		if f.File != "" {
			row.Memory, row.Hint = "in a file", "A search of an earlier start: choose it to see its tree again"
		}
		list = append(list, named(row, f.Name))
	}
	return list
}

// named puts the name that the user has given before what a search is.
func named(row searchlist.Row, name string) searchlist.Row {
	if name != "" {
		row.Outcome = row.Title + ", " + row.Place + ": " + row.Outcome
		row.Title, row.Place = name, ""
	}
	return row
}

// choose shows a search of the list, or makes one of an earlier start again.
func (p *Pane) choose(row int) {
	if former := row - len(p.searches); former >= 0 {
		p.searcher.Again(former)
		return
	}
	p.shelf.ShowSearch(p.searches[row])
}

// drop takes a search off the list.
func (p *Pane) drop(row int) {
	if former := row - len(p.searches); former >= 0 {
		p.shelf.Forget(former)
		return
	}
	p.shelf.DeleteSearch(p.searches[row])
}

// options names what differs from the programme's defaults.
func options(s *session.Search) string {
	if own := present.OwnOptions(s.Programme, s.Values); own != "" {
		return own
	}
	return "the programme's own"
}

// askName asks for a name of the search that is shown.
func (p *Pane) askName() {
	if p.at() >= 0 {
		p.name.open(p.chooser, p.search.Name)
	}
}

func (p *Pane) giveName(name string) {
	if p.at() >= 0 {
		p.shelf.NameSearch(p.search, name)
	}
}

// open drops the list down, also where all that it has is of earlier starts.
func (p *Pane) open() {
	if p.list.rows > 0 {
		p.list.open(p.chooser)
	}
}

func enable(b *tooltip.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}
