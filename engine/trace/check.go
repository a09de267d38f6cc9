package trace

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"drevo/engine/tree"
)

// Check replays a trace on a board of its own, and tries the rules at every record. The error says where the
// trace can't be read; what was checked before it is in the report.
func Check(r *Reader) (*Report, error) {
	c := &checker{replay: newReplay(&r.Header), links: newLinks(),
		report: &Report{Engine: r.Header.Engine, Rules: rulesOf(&r.Header)}}
	var rec Record
	for {
		err := r.Next(&rec)
		if errors.Is(err, io.EOF) {
			c.end()
			c.report.Cut = r.Cut()
			return c.report, nil
		}
		if err == nil {
			err = c.take(&rec)
		}
		if err != nil {
			return c.report, err
		}
	}
}

// checker tries the rules while a trace is replayed.
type checker struct {
	*replay
	links    *links
	report   *Report
	counted  int64 // nodes of the kinds that the engine counts
	unseen   int64 // nodes that are not written
	counts   [kinds]bool
	counting bool // the header says which
}

// ok counts one more check of a rule.
func (c *checker) ok(rule int) { c.report.Rules[rule-1].Checked++ }

// wrong counts a check of a rule that failed.
func (c *checker) wrong(rule int, n *node, format string, args ...any) {
	at := &c.report.Rules[rule-1]
	if at.First != nil {
		at.Wrong++
		return
	}
	c.broken(rule, Fault{Search: c.report.Searches, Node: n.number, Path: c.path(n), FEN: n.at.FEN(),
		Text: fmt.Sprintf(format, args...)})
}

// broken counts a check that failed, and keeps the first.
func (c *checker) broken(rule int, f Fault) {
	at := &c.report.Rules[rule-1]
	at.Wrong++
	if at.First == nil {
		at.First = &f
	}
}

// path writes the way to a node: its stages and moves. The node is open, or was left last.
func (c *checker) path(to *node) string {
	var parts []string
	for i := 1; i < len(c.stack); i++ {
		n := &c.stack[i]
		if text := c.label(n); text != "" {
			parts = append(parts, text)
		}
		if n == to {
			break
		}
	}
	if len(parts) == 0 || to == &c.stack[0] {
		return "root"
	}
	return strings.Join(parts, " ")
}

// label names a node on its path.
func (c *checker) label(n *node) string {
	switch {
	case n.stage:
		return string(c.header.Words.append(nil, kindWords, n.code)) + fmt.Sprintf("[%d]", n.label)
	case n.move == Same:
		return ""
	}
	return c.name(n.move)
}

// name is how a move is written.
func (c *checker) name(m Move) string { return string(m.appendText(nil, c.header.Words)) }

// take follows a record and tries what can be tried there.
func (c *checker) take(rec *Record) error {
	if rec.Op == Search {
		c.end()
	}
	err := c.step(rec)
	switch {
	case errors.Is(err, errNesting):
		c.ok(ruleNesting)
		c.wrong(ruleNesting, c.top(), "%v: a node is left that was not entered", err)
		return nil
	case err != nil:
		return fmt.Errorf("trace: search %d: %w", c.report.Searches, err)
	}
	switch rec.Op {
	case Search:
		c.searched()
	case Enter:
		if c.next > 1 {
			c.entered(c.top())
		}
	case Leave:
		c.leftNode(c.left, rec)
	case Add:
		c.addedNode(rec)
	case Clock:
		c.clock(rec)
	case End:
		c.result(rec)
	}
	return nil
}

// searched begins a search.
func (c *checker) searched() {
	c.report.Searches++
	c.ok(ruleSearches)
	c.counted, c.unseen = 0, 0
	c.counts, c.counting = c.header.counted()
}

// end ends a search: what is open was stopped.
func (c *checker) end() {
	for _, t := range c.threads {
		c.report.Open += t.open - 1
	}
	c.addedValues()
	c.threads, c.added = nil, nil
}

// entered tries the rules of a node's beginning.
func (c *checker) entered(n *node) {
	c.report.Nodes++
	if c.counts[n.code] {
		c.counted++
	}
	parent := &c.stack[c.open-2]
	if !n.move.Again() {
		c.ok(ruleLegal)
	}
	if !n.legal {
		return
	}
	c.settle(parent, n.move)
	if n.test {
		return
	}
	c.window(n, parent)
	c.depthOf(n, parent)
}

// standsPat reports whether the static value of a node counts as a value of it.
func (c *checker) standsPat(n *node) bool {
	kind := &c.header.Words.kinds[n.code]
	return n.hasStatic && kind.standPat && (kind.inCheck || !n.at.InCheck())
}

// leftNode tries the rules of a node's end.
func (c *checker) leftNode(n *node, rec *Record) {
	c.ok(ruleNesting)
	c.report.Hidden += n.hidden
	c.unseen += n.hidden
	if c.open == 1 && n == c.top() {
		if n.reason != tree.ReasonStopped { // else it may know more than the last stage that was finished
			c.root(n.value, n.best)
		}
		return
	}
	c.illegal(n)
	if !n.legal {
		return
	}
	c.values(n)
	if n.reason != tree.ReasonStopped && n.hidden == 0 {
		c.settle(n, NoMove)
	}
	if !n.stage {
		c.owe(n, c.above())
	}
	if rec.Has(Stored) {
		c.links.add(c.header.entryOf(&n.at, n.ply, rec.Int(Stored), n.value, n.bound()),
			origin{c.report.Searches, n.number, n.id, false})
	}
}

// illegal tries rule 2.
func (c *checker) illegal(n *node) {
	if !n.illegal {
		return
	}
	c.report.Illegal++
	if n.reason != tree.ReasonStopped && c.group(n.reason) != tree.GroupFinal {
		c.wrong(ruleLegal, n, "%s is not legal in %s", c.name(n.move), c.above().at.FEN())
	}
}

// clock tries rule 8.
func (c *checker) clock(rec *Record) {
	all := true
	for i := range c.header.Words.Types {
		code := c.header.Words.Types[i].Type.Code()
		all = all && (c.counts[code] || c.header.Words.Types[i].Type.Stage())
	}
	if !c.begun || !c.counting || c.unseen > 0 && !all {
		return
	}
	c.ok(ruleCount)
	if have := c.counted + c.unseen; have != rec.Int(Nodes) {
		c.wrong(ruleCount, c.top(), "the engine counts %d nodes, and there are %d", rec.Int(Nodes), have)
	}
}

// result tries rule 9 with the move that the engine plays.
func (c *checker) result(rec *Record) {
	if c.begun && rec.Has(At) {
		root := &c.stack[0]
		c.root(root.taken, rec.Move())
	}
}

// root tries rule 9.
func (c *checker) root(value int64, best Move) {
	root := &c.stack[0]
	if root.stages == 0 {
		return
	}
	c.ok(ruleResult)
	switch {
	case value != root.taken:
		c.wrong(ruleResult, root, "the root has %d, and the last finished stage %d", value, root.taken)
	case best != NoMove && root.takenBest != NoMove && !best.Again() && best != root.takenBest:
		c.wrong(ruleResult, root, "the move is %s, and that of the last finished stage %s", c.name(best),
			c.name(root.takenBest))
	}
}
