package tree

import (
	"math"
	"slices"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// Row fills the cells of a move: those of the node that says most of it, with its tests in the reason; of a move
// without a node the rule that left it out.
func (m *moves) Row(row treeview.ID) rows.Line {
	if m.explainer != nil && !m.asked && len(m.missing([]treeview.ID{row})) > 0 {
		m.asked = true
		m.wanted()
	}
	id, ok := m.nodeOf(row)
	if !ok {
		return m.absentLine(row)
	}
	r, n := &m.rows[row], m.Tree.Node(id)
	line := m.source.Row(treeview.ID(id))
	line.Bold = slices.ContainsFunc(r.nodes, func(id tree.ID) bool { return m.best[id] })
	line.Dim = n.Truncated || m.passes != nil && !m.any(row, func(id tree.ID) bool { return m.passes(m.Tree.Node(id)) })
	for _, id := range r.nodes {
		if mark, marked := m.marks[id]; marked {
			line.Mark = mark
		}
	}
	if row != 0 {
		m.addTests(&line, row, n)
	}
	return line
}

// addTests names the tests of a move. One that was only tested has no value of its own: what its tests found stands
// beside the rule that stopped it there.
func (m *moves) addTests(line *rows.Line, row treeview.ID, n tree.Node) {
	r, cells := &m.rows[row], line.Cells
	tests := m.testsOf(r)
	if !n.Type.Test() {
		if tests != "" {
			cells[columnReason].Hint += "\nBefore that: " + tests + "."
		}
		if n.Parent != m.deciding(r.parent) {
			stage := m.stageOf(n)
			cells[columnReason].Short = cells[columnReason].Text
			cells[columnReason].Text += " · " + stage
			cells[columnReason].Hint += phrase.Of("\nLast looked at in {stage}.", "stage", stage)
		}
		return
	}
	text, short, hint := tests, m.Type(n).Name, tests+"."
	if r.absent != nil {
		rule := m.rule(r)
		text, short, hint = rule.Name+" · "+tests, rule.Name, tests+". "+m.whyNot(row)
	}
	faint := func(text, hint string) rows.Cell { return rows.Cell{Text: text, Tone: rows.Faint, Hint: hint} }
	cells[columnMove].Tone, cells[columnMove].Badge = rows.Faint, rows.Badge{}
	cells[columnValue] = faint("tested", "The move was only tested: it has no value among the moves. "+hint)
	cells[columnNeeded] = rows.Cell{}
	cells[columnReason] = faint(text, hint)
	cells[columnReason].Short = short
	if r.absent != nil { // which is to be read in a narrow window, too
		parts := []rows.Part{{Text: m.rule(r).Name, Tone: rows.Faint}}
		if line := cells[columnLine].Parts; len(line) > 0 && line[0].Text != "pass" {
			parts = append(parts, line...)
		}
		cells[columnLine].Parts, cells[columnLine].Hint = parts, hint+"\n"+cells[columnLine].Hint
	}
}

// above is the node that says most of the move before a row.
func (m *moves) above(row treeview.ID) tree.ID {
	id, _ := m.nodeOf(m.rows[row].parent)
	return id
}

// stageOf names the stage of the search that a node is in.
func (m *moves) stageOf(n tree.Node) string {
	for _, id := range m.Tree.Path(n.ID) {
		if step := m.Tree.Node(id); step.Type.Stage() {
			return m.Move(step)
		}
	}
	return "another search"
}

// testsOf names the finished tests of a move with what they found: "safety test −1.99", each kind once.
func (m *moves) testsOf(r *moveRow) string {
	var texts []string
	for _, id := range r.nodes {
		n := m.Tree.Node(id)
		if !n.Type.Test() || !n.Closed {
			continue
		}
		text := m.Type(n).Name + " " + m.Format.Value(m.ValueOf(n))
		if !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return strings.Join(texts, ", ")
}

// rule is that which left a move out.
func (m *moves) rule(r *moveRow) tree.ReasonInfo {
	words := m.Tree.Header().Vocabulary
	return words.Reason(r.absent.Reason)
}

// whyNot says by which rule a move was left out, with its numbers.
func (m *moves) whyNot(row treeview.ID) string {
	r := &m.rows[row]
	above := m.above(row)
	before, err := m.Tree.Position(above)
	if err != nil || r.absent == nil {
		return ""
	}
	return m.Say(m.WhyNot(session.UnsearchedMove{Before: before, Move: r.move, Why: *r.absent, Node: above}))
}

// absentLine is the row of a move that has no node: grey, with the rule and its numbers.
func (m *moves) absentLine(row treeview.ID) rows.Line {
	r := &m.rows[row]
	cells := make([]rows.Cell, columnLine+1)
	before, err := m.Tree.Position(m.above(row))
	if r.absent == nil || err != nil {
		return rows.Line{Cells: cells}
	}
	rule, hint := m.rule(r), m.whyNot(row)
	san := before.SAN(r.move)
	cells[columnMove] = rows.Cell{Text: present.Number(&before) + san, Short: san, Tone: rows.Faint, Hint: hint}
	cells[columnValue] = rows.Cell{Text: "–", Tone: rows.Faint, Hint: "The move was not looked at: it has no value."}
	cells[columnReason] = rows.Cell{Text: rule.Name, Tone: rows.Faint, Hint: hint}
	said := strings.TrimSuffix(rule.Name+": "+m.Say(r.absent.Evidence), ": ")
	cells[columnLine] = rows.Cell{Text: said, Tone: rows.Faint, Hint: hint}
	return rows.Line{Cells: cells}
}

// SortKey returns the number that a column is sorted by: none for a move that has no node, or no value of its own.
func (m *moves) SortKey(row treeview.ID, column int) float64 {
	id, ok := m.nodeOf(row)
	if !ok || column == columnValue && m.Tree.Node(id).Type.Test() {
		return math.NaN()
	}
	return m.source.SortKey(treeview.ID(id), column)
}
