package pitrat

import (
	"fmt"
	"strings"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/planlist"
)

// here is what stands at a node: the dangerous moves, the plans that call for its move, and the plans
// that may be executed after it. It is the source of a [planlist.List].
type here struct {
	life *life
	view pane.View
	rows []hereRow
}

// hereRow is a heading, a plan in a list, or a dangerous move.
type hereRow struct {
	heading string
	listing pitrat.Listing
	danger  *pitrat.Danger
}

// lay makes the rows for the node of a view, as it was when so many events had happened, in a round.
func (h *here) lay(l *life, v pane.View, until, round int) {
	h.life, h.view, h.rows = l, v, nil
	n, ok := v.At()
	if l == nil || !ok {
		return
	}
	limit := until
	if until == wholeLog {
		limit = l.events()
	}
	events := l.account.Before(n.ID, limit)
	if len(events) == 0 && (until != wholeLog && n.ID > l.nodesAt(until) || l.account.End() > 0) {
		return // it came later
	}
	h.addDangers(n, round)
	if n.ID != tree.Root {
		h.addList("Plans that call for "+v.Nodes.Move(n), pitrat.FirstOf(events), "")
	}
	second := pitrat.SecondOf(events)
	h.addList(fmt.Sprintf("Plans for %s", v.Tree.Turn(n)), second, classText(l.classAt(n.ID, until)))
}

// emptyText says why nothing stands here: the node was not in the tree yet.
func (h *here) emptyText() string {
	n, ok := h.view.At()
	if h.life == nil || !ok {
		return ""
	}
	if h.life.account.End() > 0 && len(h.life.account.At(n.ID)) == 0 {
		return fmt.Sprintf("Nothing is noted of %s: the memory for notes on plans was used up in round %s, before it came "+
			"into the tree.", h.view.Nodes.Move(n), present.Whole(h.life.account.End()))
	}
	return fmt.Sprintf("%s was not in the tree yet at this moment of the search. Drag the slider above to the right "+
		"end, where all is shown.", h.view.Nodes.Move(n))
}

// classText says which classes of corrections were tried.
func classText(class int) string {
	if class == 0 {
		return ""
	}
	return fmt.Sprintf(", class %d of %d", class, max(class, 6))
}

// classAt is the last class that was tried at a node by then.
func (l *life) classAt(id tree.ID, until int) int {
	if until == wholeLog {
		return l.account.Class(id)
	}
	return l.account.ClassBefore(id, l.roundAt(until))
}

// addDangers lists the dangerous moves at a node in a round: itself, and the moves from it.
func (h *here) addDangers(n tree.Node, round int) {
	begun := len(h.rows)
	h.rows = append(h.rows, hereRow{heading: "Dangerous moves here"})
	for _, d := range h.life.account.Dangers(round) {
		if d.Node == n.ID || d.Node != tree.Root && h.view.Tree.Node(d.Node).Parent == n.ID {
			h.rows = append(h.rows, hereRow{danger: &d})
		}
	}
	if len(h.rows) == begun+1 {
		h.rows = h.rows[:begun]
	}
}

// addList lists plans under a heading with their number, and what else is to be said of them.
func (h *here) addList(heading string, list []pitrat.Listing, more string) {
	waiting := 0
	for _, l := range list {
		if l.Fate == plan.Waiting {
			waiting++
		}
	}
	if waiting > 0 {
		heading += fmt.Sprintf(": %s, %s waiting", present.Whole(len(list)), present.Whole(waiting))
	} else {
		heading += ": " + present.Whole(len(list))
	}
	h.rows = append(h.rows, hereRow{heading: heading + more})
	for _, l := range list {
		h.rows = append(h.rows, hereRow{listing: l})
	}
}

// Len is the number of rows.
func (h *here) Len() int { return len(h.rows) }

// Row is one of them. Plans that were tried are grey.
func (h *here) Row(i int) planlist.Row {
	r := h.rows[i]
	switch {
	case r.heading != "":
		return planlist.Row{Heading: true, Label: r.heading}
	case r.danger != nil:
		return h.dangerRow(*r.danger)
	}
	m := h.life.account.Plan(r.listing.Plan)
	info := infoOf(r.listing.Fate)
	return planlist.Row{
		Number: present.Whole(m.Number), Black: m.Side == board.Black, Sign: planlist.Sign{Shape: info.shape,
			Shade: info.shade},
		Steps: stepsOf(m.Statements, r.listing.Statement, true), Note: info.note + " · " + ruleText(m.Rule),
		Faint: r.listing.Fate != plan.Waiting && r.listing.Fate != plan.Calls, Hint: hintOf(m),
	}
}

// dangerRow is the row of a dangerous move.
func (h *here) dangerRow(d pitrat.Danger) planlist.Row {
	n := h.view.Tree.Node(d.Node)
	return planlist.Row{
		Number: h.view.Nodes.Move(n), Black: h.view.Tree.Turn(n) == board.White,
		Sign: planlist.Sign{Shape: draw.Hexagon, Shade: draw.ShadeFails},
		Note: dangerText(d), Hint: "A second click goes to the move. " + strings.ToUpper(costText(int(d.Cost))[:1]) +
			costText(int(d.Cost))[1:] + ".",
	}
}

// dangerText says how far the correction of a dangerous move is, and what it costs.
func dangerText(d pitrat.Danger) string {
	class := "no class tried yet"
	if d.Class > 0 {
		class = fmt.Sprintf("class %d of %d tried", d.Class, max(d.Class, 6))
	}
	return class + "; " + costText(int(d.Cost))
}

// costText says what a correction costs.
func costText(cost int) string {
	switch cost {
	case 0:
		return "to correct it is enough"
	case 1:
		return "another one stays to be corrected"
	}
	return fmt.Sprintf("%d others stay to be corrected", cost)
}
