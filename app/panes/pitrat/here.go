package pitrat

import (
	"fmt"
	"slices"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/planlist"
	"drevo/widgets/timeline"
)

// here is what stands at a node: the dangerous moves, the plans that call for its move, and the plans
// that may be executed after it. It is the source of a [planlist.List].
type here struct {
	*model
	rows []hereRow
}

// hereRow is a heading, a plan in a list, or a dangerous move.
type hereRow struct {
	heading string
	listing pitrat.Listing
	danger  *pitrat.Danger
}

// makeRows makes the rows for the node, as it was at the moment that is shown.
func (h *here) makeRows() {
	h.rows = nil
	n, ok := h.At()
	if h.account == nil || !ok {
		return
	}
	events := h.account.Before(n.ID, min(h.until, h.events()))
	if len(events) == 0 && (n.ID > h.nodesAt(h.until) || h.account.End() > 0) {
		return // it came later
	}
	for i, d := range h.dangers() {
		if i == 0 {
			h.rows = append(h.rows, hereRow{heading: "Dangerous moves here"})
		}
		h.rows = append(h.rows, hereRow{danger: &d})
	}
	if n.ID != tree.Root {
		h.addList("Plans that call for "+h.Nodes.Move(n), pitrat.FirstOf(events), "")
	}
	h.addList(fmt.Sprintf("Plans for %s", h.Tree.Turn(n)), pitrat.SecondOf(events), classText(h.classAt(n.ID, h.until)))
}

// emptyText says why nothing stands here: the node was not in the tree yet, or came after the end of the account.
func (h *here) emptyText() string {
	n, ok := h.At()
	if h.account == nil || !ok {
		return ""
	}
	if end := h.account.End(); end > 0 && len(h.account.At(n.ID)) == 0 {
		return phrase.Of("Nothing is noted of {move}: the memory for notes on plans was used up in round {round}, before it "+
			"came into the tree.", "move", h.Nodes.Move(n), "round", present.Whole(end))
	}
	return fmt.Sprintf("%s was not in the tree yet at this moment of the search. Drag the slider above to the right "+
		"end, where all is shown.", h.Nodes.Move(n))
}

// find returns the row of a plan in the lists of a node, at a statement where that is given; -1 for
// none.
func (h *here) find(number, statement int) int {
	return slices.IndexFunc(h.rows, func(r hereRow) bool {
		return number > 0 && r.listing.Plan == number && (statement == lastStatement || r.listing.Statement == statement)
	})
}

// classText says which classes of corrections were tried.
func classText(class int) string {
	if class == 0 {
		return ""
	}
	return phrase.Of(", class {class} of {classes}", "class", class, "classes", max(class, 6))
}

// classAt is the last class that was tried at a node by then.
func (l *life) classAt(id tree.ID, until int) int {
	if until == timeline.End {
		return l.account.Class(id)
	}
	return l.account.ClassBefore(id, l.roundAt(until))
}

// addList lists plans under a heading with their number, and what else is to be said of them.
func (h *here) addList(heading string, list []pitrat.Listing, more string) {
	waiting := 0
	for _, l := range list {
		if l.Fate == plan.Waiting {
			waiting++
		}
	}
	heading += ": " + present.Whole(len(list))
	if waiting > 0 {
		heading += ", " + present.Whole(waiting) + " waiting"
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
	m := h.account.Plan(r.listing.Plan)
	info := infoOf(r.listing.Fate)
	return planlist.Row{
		Number: present.Whole(m.Number), Black: m.Side == board.Black,
		Sign:  planlist.Sign{Shape: info.shape, Shade: info.shade},
		Steps: stepsOf(m.Statements, r.listing.Statement, true), Note: h.paperNote(m.Number,
			info.note+" · "+ruleText(m.Rule)),
		Faint: r.listing.Fate != plan.Waiting && r.listing.Fate != plan.Calls, Hint: hintOf(m),
	}
}

// dangerRow is the row of a dangerous move.
func (h *here) dangerRow(d pitrat.Danger) planlist.Row {
	n := h.Tree.Node(d.Node)
	return planlist.Row{
		Number: h.Nodes.Move(n), Black: h.Tree.Turn(n) == board.White,
		Sign: planlist.Sign{Shape: draw.Hexagon, Shade: draw.ShadeFails},
		Note: dangerText(d), Hint: "A second click goes to the move. " + capital(costText(int(d.Cost))) + ".",
	}
}

// dangerText says how far the correction of a dangerous move is, and what it costs.
func dangerText(d pitrat.Danger) string {
	class := "no class tried yet"
	if d.Class > 0 {
		class = phrase.Of("class {class} of {classes} tried", "class", d.Class, "classes", max(d.Class, 6))
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
