package tree

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
	"drevo/widgets/treeview"
)

// filter says which nodes the explorer shows.
type filter struct {
	key      tree.Key
	name     string // as drawn
	sentence string

	// passes returns the judge of nodes, given the line played; nil where all pass. The judge
	// runs outside the window's goroutine.
	passes func(best map[tree.ID]bool) func(tree.Node) bool
}

// called reports whether the filter is the one that the settings hold, by its key or by the shorter name that
// they held before there were keys.
func (f filter) called(kept string) bool {
	_, name, _ := strings.Cut(strings.TrimSuffix(string(f.key), "-filter"), ".")
	return string(f.key) == kept || kept != "" && strings.EqualFold(strings.ReplaceAll(name, "-", ""), kept)
}

// The filters that are more than words of a vocabulary.
const (
	filterAll   tree.Key = "all"
	filterLine  tree.Key = "line"
	filterExact tree.Key = "exact"
	filterAsked tree.Key = "asked" // what another pane has asked for
)

// filters lists what is offered for a tree: the core's, and what the programme has of its own.
func filters(words tree.Vocabulary) []filter {
	same := func(passes func(tree.Node) bool) func(map[tree.ID]bool) func(tree.Node) bool {
		return func(map[tree.ID]bool) func(tree.Node) bool { return passes }
	}
	list := []filter{
		{filterAll, "All moves", "", nil},
		{filterLine, "Line played", "The line of best play from the start.",
			func(best map[tree.ID]bool) func(tree.Node) bool {
				return func(n tree.Node) bool { return best[n.ID] }
			}},
		{filterExact, "Exact values", "Their value is no mere bound.",
			same(func(n tree.Node) bool { return n.Closed && n.Bound == tree.Exact })},
	}
	core := len(words.Filters)
	offered := tree.Words[tree.Filter](&words)
	for _, f := range slices.Concat(offered[core:], offered[:core]) {
		list = append(list, filter{f.Key, strings.ToUpper(f.Name[:1]) + f.Name[1:], f.Sentence, same(words.Matcher(f))})
	}
	return list
}

// finder shows some nodes only, by a filter and a text, with those that lead to them, and walks from one to
// the next.
type finder struct {
	*shown
	filter   *tooltip.Select
	find     *entry
	chip     *tooltip.Button // names the filter in force; a click clears it
	chipLine *fyne.Container
	layOut   func() // there is another chip, or none

	filters []filter
	chosen  tree.Key      // of the filter in force
	kept    *kept         // what the chosen filter shows, without a text
	walk    *work.Slot    // looks for that
	last    config.Filter // of the last time, at the start
}

func newFinder(s *shown, layOut func()) *finder {
	p := &finder{shown: s, layOut: layOut, walk: s.host.Slot("Filtering the tree"),
		last:   s.host.Settings().Config().Filter,
		filter: tooltip.NewSelect(s.host.Hints(), nil, "Show only some nodes, with those that lead to them.", nil)}
	p.setFilters(filters(tree.Vocabulary{}))
	p.filter.OnChanged = p.choose
	p.find = newEntry(p)
	p.newChip()
	return p
}

// choose shows what the filter that the user has chosen lets through, and says how much that is.
func (p *finder) choose(string) {
	p.chosen = p.filters[p.filter.SelectedIndex()].key
	f := p.chosenFilter()
	if f.passes == nil && p.kept != nil {
		p.host.Status("") // which counts the nodes of the filter before
	}
	p.applyFilter(func(count int) {
		p.host.Status(fmt.Sprintf("%s: %s nodes. %s", f.name, present.Whole(count), f.sentence))
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
		list = append(list, filter{filterAsked, title, "",
			func(map[tree.ID]bool) func(tree.Node) bool { return passes }})
		p.chosen = filterAsked
	}
	p.setFilters(list)
	p.applyFilter(found)
}

// applyFilter shows the nodes that pass both the chosen filter and the text, and those on the way
// to them, pale. The whole tree is looked through for that beside the window; found hears how many
// pass.
func (p *finder) applyFilter(found func(count int)) {
	p.walk.Cancel()
	p.keepFilter()
	passes := p.judge()
	if passes == nil || p.source.Tree.Empty() {
		p.kept, p.source.passes = nil, nil
		p.explorer.SetFilter(nil)
		p.showChip()
		return
	}
	p.keepOnly(passes, found)
}

// judge returns what a node has to pass now; nil where all pass. It may be asked on any goroutine.
func (p *finder) judge() func(tree.Node) bool {
	var passes func(tree.Node) bool
	if f := p.chosenFilter(); f.passes != nil {
		passes = f.passes(p.source.best)
	}
	words, nodes := strings.Fields(strings.ToLower(p.find.Text)), p.source.Nodes
	if len(words) == 0 {
		return passes
	}
	return func(n tree.Node) bool { return (passes == nil || passes(n)) && matches(nodes, n, words) }
}

// openedMatches is how many found nodes are brought into sight by opening what is above them.
const openedMatches = 200

// keepOnly looks for the nodes that pass, and then shows them and what lies on the way.
func (p *finder) keepOnly(passes func(tree.Node) bool, found func(count int)) {
	t, release := p.source.Tree, p.view.Search.Hold()
	work.Run(p.walk, func(job *work.Job) *kept {
		defer release()
		return keepWithAncestors(job, t, passes)
	}, func(k *kept) {
		p.kept, p.source.passes = k, passes
		p.explorer.SetFilter(func(id treeview.ID) bool {
			return k.has(tree.ID(id)) || passes(t.Node(tree.ID(id))) // which may be younger than k
		})
		var first []treeview.ID
		for _, id := range k.found[:min(len(k.found), openedMatches)] {
			first = append(first, treeview.ID(id))
		}
		p.explorer.ExpandTo(first...)
		p.showChip()
		found(k.passed)
	})
}

// matches reports whether every word stands in the move, the class, its place in the order, the reason or
// the type.
func matches(nodes present.Nodes, n tree.Node, words []string) bool {
	names := strings.ToLower(nodes.Class(n).Name + " " + nodes.Place(n).Name + " " + nodes.Reason(n).Name + " " +
		nodes.Type(n).Name)
	missing := func(text string) bool {
		return slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(text, word) })
	}
	if !missing(names) {
		return true
	}
	return !missing(names + " " + strings.ToLower(nodes.Move(n))) // which takes longer to find
}
