package tree

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/query"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
	"drevo/widgets/treeview"
)

// finder shows some nodes only, by a filter and a query, with those that lead to them, and walks from one to
// the next.
type finder struct {
	*shown
	filter   *tooltip.Select
	find     *entry
	bar      *fyne.Container // the row of both, and of what opens and closes nodes
	help     *widget.Label   // below the field: what is wrong in it, and what may stand there
	saver    *saver
	shape    *shape
	chip     *tooltip.Button // names the filter in force; a click clears it
	chipLine *fyne.Container
	layOut   func() // there is another chip, or none

	filters []filter
	chosen  tree.Key      // of the filter in force
	kept    *kept         // what passes, nil where all does
	walk    *work.Slot    // looks for that
	looking *kept         // stands for the walk that goes on, nil for none
	last    config.Filter // of the last time, at the start
}

func newFinder(s *shown, layOut func()) *finder {
	p := &finder{shown: s, layOut: layOut, walk: s.host.Slot("Filtering the tree"),
		last:   s.host.Settings().Config().Filter,
		filter: tooltip.NewSelect(s.host.Hints(), nil, "Show only some nodes, with those that lead to them.", nil)}
	p.setFilters(filters(tree.Vocabulary{}, nil))
	p.filter.OnChanged = p.choose
	p.help = widget.NewLabel("")
	p.help.Wrapping = fyne.TextWrapWord
	p.help.Hide()
	p.find = newEntry(s.host.Hints(), p.escape, p.offered)
	p.find.OnChanged = func(string) { p.typed() }
	p.find.OnCursorChanged = p.showHelp
	p.find.OnSubmitted = func(string) { p.NextMatch(1) }
	p.saver, p.shape = newSaver(p), newShape(p)
	p.newChip()
	return p
}

// choose shows what the filter that the user has chosen lets through, and says how much that is.
func (p *finder) choose(string) {
	p.chosen = p.filters[p.filter.SelectedIndex()].key
	f := p.chosenFilter()
	if f.all() && p.kept != nil {
		p.host.Status("") // which counts the nodes of the filter before
	}
	p.applyFilter(func(count int) {
		p.host.Status(phrase.Of("{filter}: {nodes} nodes. {sentence}", "filter", f.name, "nodes", present.Whole(count),
			"sentence", f.sentence))
	})
}

// setFilters offers filters. The one in force stays if it is among them.
func (p *finder) setFilters(list []filter) {
	p.filters, p.filter.Options = list, nil
	for _, f := range list {
		p.filter.Options = append(p.filter.Options, f.name)
	}
	p.use(p.chosenFilter().key)
}

// use puts a filter in force, without showing anything yet.
func (p *finder) use(key tree.Key) {
	p.chosen = key
	p.filter.Selected = p.chosenFilter().name
	p.filter.Refresh()
}

// chosenFilter is the filter in force: that of all moves where another one is not offered.
func (p *finder) chosenFilter() filter {
	return p.filters[max(slices.IndexFunc(p.filters, func(f filter) bool { return f.key == p.chosen }), 0)]
}

// ShowNodes shows the nodes that pass and those on the way to them, under a title, and says
// how many there are. Passes runs outside the window's goroutine; nil shows all again.
func (p *finder) ShowNodes(title string, passes func(tree.Node) bool, found func(count int)) {
	p.dropFilter()
	list := slices.DeleteFunc(p.filters, func(f filter) bool { return f.key == filterAsked })
	if passes != nil {
		list = append(list, filter{key: filterAsked, name: title, asked: passes})
		p.chosen = filterAsked
	}
	p.setFilters(list)
	p.applyFilter(found)
}

// applyFilter shows the nodes that pass both the chosen filter and the query, and those on the way
// to them, pale. The whole tree is looked through for that beside the window; found hears how many
// pass.
func (p *finder) applyFilter(found func(count int)) { p.lookAfter(0, found) }

// typingPause is how long nobody types before the tree is looked through for what the field asks.
const typingPause = 150 * time.Millisecond

// typed asks the tree when nobody types any more.
func (p *finder) typed() {
	p.showHelp()
	p.lookAfter(typingPause, func(int) {})
}

// lookAfter is applyFilter after a pause.
func (p *finder) lookAfter(pause time.Duration, found func(count int)) {
	p.walk.Cancel()
	p.looking = nil
	p.keepFilter()
	passes := p.judge()
	if passes == nil || p.source.Tree.Empty() {
		p.kept, p.source.passes = nil, nil
		if p.explorer.Filtered() {
			p.screen(nil, nil, func() {})
		}
		p.showChip()
		return
	}
	p.keepOnly(passes, pause, found)
}

// judge returns what a node has to pass now; nil where all pass, and where the field has no query that can be read. It
// may be asked on any goroutine, but on one at a time.
func (p *finder) judge() func(tree.Node) bool {
	f, t := p.chosenFilter(), p.source.Tree
	if t.Empty() {
		return f.asked
	}
	passes := f.asked
	for _, text := range []string{f.query, p.find.Text} {
		q, err := query.Parse(text, t.Header().Vocabulary)
		if err != nil || q.All() {
			continue
		}
		first, then := passes, q.On(t).Match
		passes = then
		if first != nil {
			passes = func(n tree.Node) bool { return first(n) && then(n) }
		}
	}
	return passes
}

// openedMatches is how many found nodes are brought into sight by opening what is above them.
const openedMatches = 200

// keepOnly looks after a pause for the nodes that pass, and then shows them and what lies on the way. The first match
// can be gone to at once, and the count grows.
func (p *finder) keepOnly(passes func(tree.Node) bool, pause time.Duration, found func(count int)) {
	t, release := p.source.Tree, p.view.Search.Hold()
	looking := &kept{growing: true}
	p.looking = looking
	tell := func(k *kept) {
		p.host.Post(func() {
			if p.looking == looking {
				p.kept = k
				p.showChip()
			}
		})
	}
	work.Run(p.walk, func(job *work.Job) *kept {
		defer release()
		select {
		case <-job.Context().Done():
		case <-time.After(pause):
		}
		return keepWithAncestors(job, t, passes, tell)
	}, func(k *kept) { p.showKept(k, passes, found) })
}

// showKept shows what a walk has found.
func (p *finder) showKept(k *kept, walked func(tree.Node) bool, found func(count int)) {
	t, listing, passes := p.source.Tree, p.listing, p.judge() // which the job does not share
	keeps := func(passes func(tree.Node) bool) func(tree.ID) bool {
		return func(id tree.ID) bool { return k.has(id) || k.younger(id) && passes(t.Node(id)) }
	}
	beside, here := keeps(walked), keeps(passes)
	p.screen(func(row treeview.ID) bool { return listing.any(row, beside) },
		func(row treeview.ID) bool { return p.listing.any(row, here) }, func() {
			p.kept, p.source.passes, p.looking = k, passes, nil
			var first []treeview.ID
			for _, id := range k.found[:min(len(k.found), openedMatches)] {
				first = append(first, p.rowOf(id))
			}
			p.explorer.ExpandTo(first...)
			p.showChip()
			found(k.passed)
		})
}

// screen hides the rows that are not to be kept; nil keeps all. What is open is walked over beside the window, again
// where it has changed meanwhile; later is asked on the window's goroutine of rows that come after that.
func (p *finder) screen(keep, later func(treeview.ID) bool, done func()) {
	screening, release := p.explorer.Screening(), p.view.Search.Hold()
	work.Run(p.walk, func(job *work.Job) bool {
		defer release()
		screening.Filter(keep, job.At)
		return true
	}, func(bool) {
		if !p.explorer.Apply(screening, later) {
			p.screen(keep, later, done)
			return
		}
		done()
	})
}

// newChip makes the line that names the filter in force, with buttons that walk and clear.
func (p *finder) newChip() {
	p.chip = tooltip.NewTextButton(p.host.Hints(), "", theme.CancelIcon(), "The filter in force, and how many nodes "+
		"pass it. A click clears it.", p.clearFilter)
	p.chip.IconPlacement = widget.ButtonIconTrailingText
	back := tooltip.NewTextButton(p.host.Hints(), "", theme.MoveUpIcon(), "The match before", func() { p.NextMatch(-1) })
	on := tooltip.NewTextButton(p.host.Hints(), "", theme.MoveDownIcon(), "The next match (F3)", func() { p.NextMatch(1) })
	p.chipLine = container.NewHBox(p.chip, back, on, p.shape.toggle, p.saver.line)
	p.chipLine.Hide()
}

// longestQuery is how many letters of a query the chip has: the field has all of it, and a longer chip would take the room
// of the board.
const longestQuery = 24

// cut is a query as the chip has it.
func cut(query string) string {
	if letters := []rune(query); len(letters) > longestQuery {
		return strings.TrimSpace(string(letters[:longestQuery])) + "…"
	}
	return query
}

// showChip names the filter in force and how many nodes pass it.
func (p *finder) showChip() {
	p.chipLine.Hidden = p.kept == nil
	p.shape.show()
	if p.kept == nil {
		p.layOut()
		return
	}
	text := ""
	if f := p.chosenFilter(); f.key != filterAll {
		text = f.name
	}
	if p.find.Text != "" {
		if text != "" {
			text += ", "
		}
		text += "“" + cut(p.find.Text) + "”"
	}
	p.saver.show()
	at := p.kept.at(p.view.Node)
	say := phrase.With("filter", text, "n", present.Whole(p.kept.passed), "at", present.Whole(at))
	switch {
	case p.kept.growing:
		p.chip.SetText(say("{filter}: {n:1 match|# matches} so far"))
	case at > 0 && p.view.InTree:
		p.chip.SetText(say("{filter}: {at} of {n:1 match|# matches}"))
	default:
		p.chip.SetText(say("{filter}: {n:1 match|# matches}"))
	}
	p.layOut()
}

// escape clears. It reports whether there was something to clear.
func (p *finder) escape() bool {
	if p.find.Text == "" && p.kept == nil {
		return false
	}
	p.clearFilter()
	return true
}

// clearFilter shows all again, and forgets the query.
func (p *finder) clearFilter() {
	p.dropFilter()
	p.applyFilter(func(int) {})
}

// dropFilter takes filter and query away, without showing anything yet.
func (p *finder) dropFilter() {
	p.find.Text = ""
	p.find.Refresh()
	p.showHelp()
	p.use(filterAll)
}

// NextMatch goes to the next found node behind the selected one, or with -1 to the one before.
func (p *finder) NextMatch(by int) {
	if p.kept == nil || len(p.kept.found) == 0 {
		return
	}
	p.host.Select(p.view.Place(p.kept.found[p.kept.after(p.view.Node, by)]))
	p.showChip()
}

// Bar is the row of filters and buttons.
func (p *finder) Bar() fyne.CanvasObject { return p.bar }

// FocusFind puts the keys into the field that finds, which a presentation has hidden.
func (p *finder) FocusFind() {
	p.bar.Show()
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.find); c != nil {
		c.Focus(p.find)
	}
}

// keepFilter saves the filter in force, for the next start.
func (p *finder) keepFilter() {
	now := config.Filter{Text: p.find.Text}
	// what another pane asked for is not known then
	if key := p.chosenFilter().key; key != filterAll && key != filterAsked {
		now.Key = string(key)
	}
	if p.host.Settings().Config().Filter != now {
		p.host.Settings().Change(func(c *config.Config) { c.Filter = now })
	}
}

// Ask asks the tree a query, as if it had been typed.
func (p *finder) Ask(text string) {
	p.dropFilter()
	p.find.SetText(text)
}

// Resume puts the filter of the last time back.
func (p *finder) Resume() {
	if p.last != (config.Filter{}) {
		p.Filter(p.last)
	}
}

// Filter shows the nodes that pass a filter of the tree, by its key, and meet a text as the field that finds has it.
func (p *finder) Filter(by config.Filter) {
	if p.source.Tree.Empty() {
		return
	}
	if at := slices.IndexFunc(p.filters, func(f filter) bool { return f.called(by.Key) }); at >= 0 {
		p.use(p.filters[at].key)
	}
	p.find.Text = by.Text
	p.find.Refresh()
	p.applyFilter(func(int) {})
}
