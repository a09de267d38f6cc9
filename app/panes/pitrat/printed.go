package pitrat

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/planlist"
)

// printed lists the plans that the paper prints of the position, each with its place there and what stands for it
// here. It is the source of a [planlist.List].
type printed struct{ *model }

// Len is the number of plans.
func (l printed) Len() int { return len(l.paper) }

// Row is one of them.
func (l printed) Row(i int) planlist.Row {
	p := l.paper[i]
	row := planlist.Row{Number: p.Name, Black: l.sideOf(&p) == board.Black, Steps: stepsOf(p.Statements, 0, false),
		Sign: planlist.Sign{Shape: draw.Flag, Shade: draw.ShadeHolds}, Marked: p.Node == l.placeShown(),
		Note: phrase.Of("section {place} · {here}", "place", p.Place(), "here", p.Says()),
		Hint: phrase.Of("Made by {rule}, as the paper has it.", "rule", p.Rule)}
	if p.Node != tree.None && p.Node != tree.Root {
		row.Note += " · after " + l.Nodes.Path(p.Node)
	}
	if p.Number == 0 {
		row.Faint, row.Sign = true, planlist.Sign{Shape: draw.Circle, Shade: draw.ShadeOwn}
	}
	return row
}

// sideOf is the side whose plan it is.
func (l printed) sideOf(p *pitrat.Printed) board.Colour {
	side, others := l.Tree.Turn(tree.Node{}), len(p.Moves)
	for _, other := range []bool{p.AnyReply, p.Opponent} {
		if other {
			others++
		}
	}
	if others%2 == 1 {
		return side.Opponent()
	}
	return side
}

// goToRow shows what stands for a plan in front, and the place where the paper executes it.
func (l printed) goToRow(row int) {
	p := l.paper[row]
	if p.Number > 0 {
		l.chosen, l.at = p.Number, p.Statement
	}
	if p.Node == tree.None {
		l.host.Status(phrase.Of("{name} of the paper: {here}.", "name", p.Name, "here", p.Says()))
		return
	}
	l.goTo(p.Node)
}

// find returns the row of the plan in front, -1 where it stands for none.
func (l printed) find() int {
	return slices.IndexFunc(l.paper, func(p pitrat.Printed) bool {
		return p.Number > 0 && p.Number == l.chosen && (l.at == lastStatement || l.at == p.Statement)
	})
}

// paperNames names the printed plans that a plan stands for, empty for none.
func (l *life) paperNames(number int) string {
	var names []string
	for _, p := range l.paper {
		if p.Number == number {
			names = append(names, p.Name)
		}
	}
	return strings.Join(names, ", ")
}

// paperNote is the note of a plan with the printed ones before it.
func (l *life) paperNote(number int, note string) string {
	if names := l.paperNames(number); names != "" {
		return names + " of the paper · " + note
	}
	return note
}

// quotes is the tab of the printed plans.
type quotes struct {
	*planlist.List
	plans printed
}

func newQuotes(host pane.Host, m *model) *quotes {
	q := &quotes{List: newList(host, printed{m}), plans: printed{m}}
	q.Rows.OnSelect = func(row int) {
		if row >= 0 {
			q.plans.goToRow(row)
		}
	}
	q.OnOpen = q.Rows.OnSelect
	return q
}

func (q *quotes) content() fyne.CanvasObject { return q.List }

func (q *quotes) show(empty string) {
	if q.plans.account != nil {
		empty = "The paper prints no plan of this position. The library has the positions of which it does."
	}
	q.Rows.SetEmpty(empty)
	q.Reload()
	q.plans.reveal(q.List, q.plans.find())
}
