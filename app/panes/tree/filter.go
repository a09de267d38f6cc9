package tree

import (
	"slices"
	"strings"

	"drevo/engine/tree"
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
	var listed []tree.Filter
	for _, f := range slices.Concat(offered[core:], offered[:core]) {
		if slices.ContainsFunc(listed, f.Same) {
			continue // the programme has a word of its own for the core's
		}
		listed = append(listed, f)
		list = append(list, filter{f.Key, strings.ToUpper(f.Name[:1]) + f.Name[1:], f.Sentence, same(words.Matcher(f))})
	}
	return list
}
