package tree

import (
	"slices"
	"strings"

	"drevo/app/config"
	"drevo/engine/query"
	"drevo/engine/tree"
)

// filter says which nodes the explorer shows: it is a query that has a name.
type filter struct {
	key      tree.Key
	name     string // as drawn
	sentence string
	query    string // without one all nodes pass, unless asked is set

	// asked is what another pane has asked for. It runs outside the window's goroutine.
	asked func(tree.Node) bool
}

// all reports whether every node passes.
func (f filter) all() bool { return f.query == "" && f.asked == nil }

// called reports whether the filter is the one that the settings hold, by its key or by the shorter name that
// they held before there were keys.
func (f filter) called(kept string) bool {
	_, name, _ := strings.Cut(strings.TrimSuffix(string(f.key), "-filter"), ".")
	return string(f.key) == kept || kept != "" && strings.EqualFold(strings.ReplaceAll(name, "-", ""), kept)
}

// The filters that are no words of a vocabulary.
const (
	filterAll   tree.Key = "all"
	filterLine  tree.Key = "line"
	filterExact tree.Key = "exact"
	filterAsked tree.Key = "asked" // what another pane has asked for

	filterSaved = "saved/" // stands before the name of a query that the user has saved
)

// filters lists what is offered for a tree: the core's, what the programme has of its own, and what the user has saved
// that can be asked of it.
func filters(words tree.Vocabulary, saved []config.Query) []filter {
	list := []filter{
		{key: filterAll, name: "All moves"},
		{key: filterLine, name: "Line played", sentence: "The line of best play from the start.", query: "line"},
		{key: filterExact, name: "Exact values", sentence: "Their value is no mere bound.", query: "bound = exact"},
	}
	core := len(words.Filters)
	offered := tree.Words[tree.Filter](&words)
	var listed []tree.Filter
	for _, f := range slices.Concat(offered[core:], offered[:core]) {
		if slices.ContainsFunc(listed, f.Same) {
			continue // the programme has a word of its own for the core's
		}
		listed = append(listed, f)
		list = append(list, filter{key: f.Key, name: strings.ToUpper(f.Name[:1]) + f.Name[1:], sentence: f.Sentence,
			query: string(f.Key)})
	}
	for _, q := range saved {
		taken := slices.ContainsFunc(list, func(f filter) bool { return f.name == q.Name })
		if _, err := query.Parse(q.Text, words); err == nil && !taken {
			list = append(list, filter{key: tree.Key(filterSaved + q.Name), name: q.Name, sentence: q.Text + ".",
				query: q.Text})
		}
	}
	return list
}
