package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/internal/nearest"
)

// mostShown is how many nodes are printed of a tree.
const mostShown = 100_000

// showTree prints a part of a tree, a line a node, each further in than the one above it: move, value, nodes and why it
// ended. With a filter it prints those that pass, and what leads to them.
func showTree(ctx context.Context, o *treeOptions, path string, to streams) error {
	opened, err := openTree(ctx, path, to, pagesBudget)
	if err != nil {
		return err
	}
	s := opened.Search
	defer s.Release()
	at, err := nodeAt(s, *o.moves)
	if err != nil {
		return usageError{err}
	}
	passes, err := filterOf(s.Tree(), *o.filter)
	if err != nil {
		return usageError{err}
	}
	head := fmt.Sprintf("%s, %s: %s", present.SearchProgramme(s), present.SearchPlace(s), s.Position.FEN())
	if _, err := fmt.Fprintln(to.out, head); err != nil {
		return err
	}
	x := &treeText{ctx: ctx, to: to.out, nodes: present.NewNodes(s.Tree(), present.InPawns), passes: passes,
		levels: *o.depth}
	err = x.node(at, 0, 0)
	if err == nil && x.written >= mostShown {
		_, err = fmt.Fprintf(to.err, "drevo tree: the first %d nodes; take less with -moves, -depth and -filter\n", mostShown)
	}
	return err
}

// filterOf is what a filter lets pass, by its key or by its word: "core.cut-filter", "cut-filter", "kaissa.satisfied";
// nil, which is everything, for an empty one.
func filterOf(t *tree.Tree, text string) (func(tree.Node) bool, error) {
	if text == "" {
		return nil, nil
	}
	words := t.Header().Vocabulary
	for _, before := range []string{"", t.Header().Programme + ".", "core."} {
		if f, ok := words.FilterOf(tree.Key(before + text)); ok {
			return words.Matcher(f), nil
		}
	}
	var keys []string
	for _, f := range tree.Words[tree.Filter](&words) {
		keys = append(keys, string(f.Key))
	}
	for _, r := range tree.Words[tree.ReasonInfo](&words) {
		keys = append(keys, string(r.Key))
	}
	return nil, fmt.Errorf("-filter is the key of a type, a reason or a filter, such as %s, not %.40q%s",
		strings.Join(keys[:min(3, len(keys))], ", "), text, nearest.Asked(text, keys))
}

// treeText writes nodes as indented text.
type treeText struct {
	ctx     context.Context
	to      io.Writer
	nodes   present.Nodes
	passes  func(tree.Node) bool // nil: all
	levels  int
	written int
	waiting []string // the way to a node that passes, as far as it is not written
}

// node writes a node so far in, with those below it, down to the last level. A stage is no level of its own.
func (x *treeText) node(id tree.ID, in, level int) error {
	if x.ctx.Err() != nil {
		return errStopped
	}
	n := x.nodes.Tree.Node(id)
	before := len(x.waiting)
	x.waiting = append(x.waiting, strings.Repeat("  ", in)+x.line(n))
	if x.passes == nil || x.passes(n) {
		if err := x.flush(); err != nil {
			return err
		}
	}
	for _, child := range x.nodes.Tree.Children(id, nil) {
		below := level + 1
		if x.nodes.Tree.Node(child).Type.Stage() {
			below = level
		}
		if below > x.levels || x.written >= mostShown {
			break
		}
		if err := x.node(child, in+1, below); err != nil {
			return err
		}
	}
	x.waiting = x.waiting[:min(before, len(x.waiting))]
	return nil
}

// flush writes the way to a node.
func (x *treeText) flush() error {
	for _, line := range x.waiting {
		if _, err := fmt.Fprintln(x.to, line); err != nil {
			return err
		}
		x.written++
	}
	x.waiting = x.waiting[:0]
	return nil
}

// line is what a node says.
func (x *treeText) line(n tree.Node) string {
	name := x.nodes.Move(n)
	if name == "" {
		name = x.nodes.Type(n).Name
	}
	return fmt.Sprintf("%s  %s  %s nodes  %s", name, x.nodes.Value(n), present.Whole(n.Count), x.nodes.Reason(n).Name)
}
