package workbench

import (
	"cmp"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"drevo/app/report"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/why"
)

// shownTerms is how many terms of a leaf are listed; the rest is in the breakdown.
const shownTerms = 10

// whyPane shows where the value of the selected node comes from: the path to the leaf,
// the leaf's terms, the best move against the second, and why nodes were closed.
type whyPane struct {
	sheet *why.Why

	OnSelect func(tree.ID)
}

func newWhyPane() *whyPane {
	p := &whyPane{sheet: why.New()}
	p.sheet.SetEmpty(textEmptyWhy)
	p.sheet.OnSelect = func(id uint32) { p.OnSelect(tree.ID(id)) }
	return p
}

func (p *whyPane) content() fyne.CanvasObject { return p.sheet }

// show gathers the evidence for a node.
func (p *whyPane) show(s *session.Session, id tree.ID, inTree bool) {
	t := s.Tree()
	if t.Empty() || !inTree {
		p.sheet.SetSections(nil)
		return
	}
	e := evidence{search: s.Search(), tree: t, scale: t.Header().Scale, node: id}
	p.sheet.SetSections(e.sections())
	p.sheet.Mark(uint32(id))
}

// moves lists the labels of the provenance, for the state.
func (p *whyPane) moves() []string {
	var list []string
	for _, section := range p.sheet.Sections() {
		if section.Title == textWhyPath {
			for _, line := range section.Lines {
				list = append(list, line.Label)
			}
		}
	}
	return list
}

// evidence puts the sections together.
type evidence struct {
	search *session.Search
	tree   *tree.Tree
	scale  tree.Scale
	node   tree.ID
}

func (e evidence) sections() []why.Section {
	n := e.tree.Node(e.node)
	if !n.Closed {
		return []why.Section{{Title: textWhyPath, Note: tree.ReasonOpen.Info().Sentence}}
	}
	sections := []why.Section{e.path(n)}
	sections = append(sections, e.leafTerms()...)
	sections = append(sections, e.duel()...)
	return append(sections, e.reasons(n)...)
}

// path follows the value of the node down to its leaf.
func (e evidence) path(n tree.Node) why.Section {
	section := why.Section{Title: textWhyPath, Aside: e.value(n), Note: e.ending(n)}
	for _, id := range e.tree.Provenance(n.ID).Path {
		section.Lines = append(section.Lines, e.step(e.tree.Node(id)))
	}
	return section
}

// ending says by which rule the node was closed, and by which the leaf.
func (e evidence) ending(n tree.Node) string {
	leaf := e.tree.Node(e.tree.Provenance(n.ID).Leaf)
	if leaf.ID == n.ID {
		return n.Reason.Info().Sentence
	}
	return fmt.Sprintf(textWhyEnding, leaf.Reason.Info().Sentence)
}

func (e evidence) step(n tree.Node) why.Line {
	return why.Line{
		Label: newTreeSource(e.tree).moveText(n), Detail: n.Reason.String(), Value: e.value(n), Linked: true, ID: uint32(n.ID),
		Hint: n.Reason.Info().Sentence + " " + report.Window(e.scale, n, e.turn(n)),
	}
}

// turn is the side to move at a node.
func (e evidence) turn(n tree.Node) board.Colour { return e.tree.Turn(n) }

func (e evidence) value(n tree.Node) string {
	return report.Bound(n.Bound, e.turn(n)) + " " + report.Pawns(e.scale, report.White(n.Score, e.turn(n)))
}

// leafTerms takes the static value of the leaf apart.
func (e evidence) leafTerms() []why.Section {
	from := e.tree.Provenance(e.node)
	leaf := e.tree.Node(from.Leaf)
	if leaf.Reason.Info().Group == tree.GroupFinal {
		return nil
	}
	b, ok := e.evaluate(from.Leaf)
	if !ok {
		return nil
	}
	section := why.Section{
		Title: textWhyLeaf, Aside: report.Signed(float64(b.Total)/b.Set.Unit, termDecimals) + " " + b.Set.Label,
	}
	rows := slices.Clone(b.Rows)
	slices.SortStableFunc(rows, func(x, y eval.Row) int { return cmp.Compare(magnitude(y.Net()), magnitude(x.Net())) })
	for _, row := range rows[:min(len(rows), shownTerms)] {
		if row.Net() != 0 {
			section.Lines = append(section.Lines, termLine(row.Term, row.Net(), b.Set.Unit))
		}
	}
	return []why.Section{section}
}

func termLine(term eval.Term, net int32, unit float64) why.Line {
	value := float64(net) / unit
	return why.Line{
		Label: term.Name, Net: value, Value: report.Signed(value, termDecimals),
		Hint: term.Sentence + " [" + term.Source + "]",
	}
}

func magnitude(v int32) int32 { return max(v, -v) }

func (e evidence) evaluate(id tree.ID) (eval.Breakdown, bool) {
	evaluating, ok := e.search.Programme.(search.Evaluating)
	if !ok {
		return eval.Breakdown{}, false
	}
	p, err := e.tree.Position(id)
	if err != nil {
		return eval.Breakdown{}, false
	}
	return evaluating.Evaluate(&p, e.search.Values), true
}

// duel compares the leaves of the best move and of the second, term by term.
func (e evidence) duel() []why.Section {
	best := bestChildren(e.tree, e.node, 2)
	if len(best) < 2 {
		return nil
	}
	first, second := e.tree.Node(best[0]), e.tree.Node(best[1])
	section := why.Section{Title: textWhyDuel, Note: textWhyDuelNote, Lines: []why.Line{e.step(first), e.step(second)}}
	section.Lines[0].Strong = true
	differences := why.Section{Title: textWhyDifference, Note: e.differenceNote(second)}
	a, okA := e.evaluate(e.tree.Provenance(first.ID).Leaf)
	b, okB := e.evaluate(e.tree.Provenance(second.ID).Leaf)
	if !okA || !okB {
		return []why.Section{section}
	}
	for i := range a.Set.Terms {
		if net := a.Rows[i].Net() - b.Rows[i].Net(); net != 0 {
			differences.Lines = append(differences.Lines, termLine(a.Rows[i].Term, net, a.Set.Unit))
		}
	}
	return []why.Section{section, differences}
}

// differenceNote warns where the second move's value is only a bound.
func (e evidence) differenceNote(second tree.Node) string {
	if second.Bound == tree.Exact {
		return textWhyDifferenceNote
	}
	return textWhyDifferenceNote + " " + textWhyBoundNote
}

// reasons counts why nodes were closed: of the whole search from its own numbers, of a
// subtree by a walk, where that is quick.
func (e evidence) reasons(n tree.Node) []why.Section {
	counts, ok := e.counts(n)
	if !ok {
		return nil
	}
	section := why.Section{Title: textWhyReasons, Aside: report.Whole(counts.nodes)}
	for reason := range tree.Reasons {
		if c := counts.byReason[reason]; c > 0 {
			info := tree.Reason(reason).Info()
			section.Lines = append(section.Lines, why.Line{
				Label: info.Name, Share: float64(c) / float64(counts.nodes), Value: report.Whole(c),
				Hint: info.Sentence + " [" + info.Source + "]",
			})
		}
	}
	slices.SortStableFunc(section.Lines, func(a, b why.Line) int { return cmp.Compare(b.Share, a.Share) })
	return []why.Section{section}
}

type reasonCounts struct {
	nodes    uint64
	byReason [tree.Reasons]uint64
}

// quickWalk is the size of a subtree that is walked while the user waits: a hundredth of
// a second.
const quickWalk = 200_000

func (e evidence) counts(n tree.Node) (reasonCounts, bool) {
	if n.ID == tree.Root {
		c := e.search.Counts()
		return reasonCounts{c.Nodes, c.ByReason}, true
	}
	if n.Count > quickWalk {
		return reasonCounts{}, false
	}
	census := e.tree.Census(n.ID, nil)
	c := reasonCounts{nodes: uint64(census.Nodes)}
	for i, v := range census.ByReason {
		c.byReason[i] = uint64(v)
	}
	return c, true
}
