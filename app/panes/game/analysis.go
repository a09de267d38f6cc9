package game

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/review"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/game"
	"drevo/widgets/linechart"
	"drevo/widgets/tooltip"
)

// efforts are how many nodes a position may take.
var efforts = []struct {
	name  string
	nodes uint64
}{
	{"20 000 nodes", 20_000}, {"100 000 nodes", 100_000}, {"500 000 nodes", 500_000}, {"2 million nodes", 2_000_000}, {"as set", 0},
}

// mostSwings are listed, of moves that lost half a pawn or more.
const mostSwings = 4

// analysis lets the programme of the tool bar look at the whole game, and draws what it found.
type analysis struct {
	host    pane.Host
	slot    *work.Slot
	run     *tooltip.Button
	effort  *tooltip.Select
	lines   *tooltip.Button
	keep    *tooltip.Button
	verdict *widget.Label
	swings  *fyne.Container
	chart   *linechart.Chart
	content fyne.CanvasObject

	view   pane.View
	of     review.Settings
	rows   []review.Row
	job    *work.Job    // that finds them
	moves  []board.Move // of the game that was looked at
	start  board.Position
	format present.Format
	chosen map[string]bool // terms by ID whose lines are drawn
}

func newAnalysis(host pane.Host) *analysis {
	a := &analysis{host: host, slot: host.Slot("Analysing the game"), chart: linechart.New(), verdict: pane.Note(""), swings: container.NewHBox(), chosen: map[string]bool{}}
	hints := host.Hints()
	a.run = tooltip.NewTextButton(hints, "", nil, "", a.runOrStop)
	var names []string
	for _, e := range efforts {
		names = append(names, e.name)
	}
	a.effort = tooltip.NewSelect(hints, names, "How many nodes each position of the game may take, at most. As set: as many as depth and options ask for.", nil)
	a.effort.SetSelected(names[1])
	a.lines = tooltip.NewTextButton(hints, "Terms", theme.MenuDropDownIcon(), "Which terms of the evaluation have a line of their own, beside the value", a.chooseLines)
	a.lines.IconPlacement = widget.ButtonIconTrailingText
	a.keep = tooltip.NewButton(hints, theme.DocumentSaveIcon(), "Write the values into the game, behind its moves, and where a move lost half a pawn or more the line that the programme would have played", a.write)
	a.chart.Empty = "Analyse: the programme of the tool bar looks at every position of the game. Its value is drawn over the moves, with a line for every term that you choose."
	a.chart.OnHover = host.Hint
	a.chart.OnGo = func(at int) { host.Walk(func(g *session.Game) { g.Go(at) }) }
	bar := container.NewBorder(nil, nil, a.run, container.NewHBox(a.lines, a.keep), a.effort)
	a.content = container.NewBorder(container.NewVBox(bar, a.verdict), container.NewHScroll(a.swings), nil, nil, a.chart)
	a.refresh()
	return a
}

// show follows the place in the game.
func (a *analysis) show(v pane.View) {
	unit := a.view.Nodes.Format.Unit
	if a.view = v; v.Nodes.Format.Unit != unit {
		a.refresh()
	}
	a.chart.SetPlace(-1)
	if a.current() {
		a.chart.SetPlace(v.Game.Cursor())
	}
	a.sayStale()
}

// current reports whether the game in hand has the moves that were looked at.
func (a *analysis) current() bool {
	return a.view.Game != nil && len(a.rows) > 0 && a.start == a.view.Game.Start() && slices.Equal(a.moves, a.view.Game.Mainline())
}

// runOrStop begins an analysis, or ends the one at work; what it has found stays.
func (a *analysis) runOrStop() {
	if a.slot.Busy() {
		a.slot.Cancel()
		a.job = nil
		a.refresh()
		return
	}
	g := a.view.Game.Record()
	a.of = review.Settings{Programme: a.view.Programme, Values: a.view.Values, Nodes: a.nodes()}
	a.job, a.rows, a.moves, a.start = nil, nil, g.Mainline(), g.Start
	settings, total := a.of, len(a.moves)+1
	work.Run(a.slot, func(job *work.Job) error {
		a.host.Post(func() { a.job = job })
		_, err := review.Run(job.Context(), g, settings, func(row review.Row) {
			job.At(row.Ply+1, total)
			a.host.Post(func() { a.found(row, job) })
		})
		return err
	}, func(err error) {
		if err != nil {
			a.host.Fault(err.Error())
		}
		a.refresh()
	})
	a.refresh()
}

func (a *analysis) nodes() uint64 {
	for _, e := range efforts {
		if e.name == a.effort.Selected {
			return e.nodes
		}
	}
	return 0
}

// found takes a row in, unless its analysis was given up.
func (a *analysis) found(row review.Row, job *work.Job) {
	if job == a.job && row.Ply == len(a.rows) {
		a.rows = append(a.rows, row)
		a.refresh()
	}
}

// refresh draws what there is.
func (a *analysis) refresh() {
	a.run.Text, a.run.Icon = "Analyse", theme.MediaPlayIcon()
	a.run.SetHint("Let the programme of the tool bar, as it is set, look at every position of the main line, in the background")
	a.run.Importance = widget.HighImportance
	if a.slot.Busy() {
		a.run.Text, a.run.Icon, a.run.Importance = "Stop", theme.MediaStopIcon(), widget.MediumImportance
		a.run.SetHint("End the analysis; what was found stays")
	}
	a.run.Refresh()
	able(a.lines, len(a.rows) > 0 && a.rows[0].Terms != nil)
	able(a.keep, len(a.rows) > 0 && !a.slot.Busy())
	if len(a.rows) == 0 {
		a.verdict.Hide()
		a.swings.RemoveAll()
		a.chart.SetData(linechart.Data{})
		return
	}
	a.format = present.Format{Scale: a.of.Programme.Scale(), Unit: a.view.Nodes.Format.Unit}
	swings := a.worst()
	a.chart.SetData(a.data(swings))
	a.sayStale()
	a.listSwings(swings)
	if a.current() {
		a.chart.SetPlace(a.view.Game.Cursor())
	}
}

// worst are the moves that lost half a pawn or more.
func (a *analysis) worst() []review.Swing {
	return review.Swings(a.rows, mostSwings, eval.Score(a.of.Programme.Scale().PerPawn/2))
}

// data makes lines of the rows.
func (a *analysis) data(swings []review.Swing) linechart.Data {
	d := linechart.Data{Unit: a.format.UnitName(), Total: len(a.moves) + 1}
	value := linechart.Series{Name: a.of.Programme.About().Name}
	for i, row := range a.rows {
		d.Labels = append(d.Labels, a.label(i))
		v := math.NaN()
		if row.Known {
			v = a.format.Part(row.Score)
		}
		value.Values, value.Open = append(value.Values, v), append(value.Open, row.Cut)
	}
	d.Series = []linechart.Series{value}
	for _, term := range a.terms() {
		if a.chosen[term.ID] {
			d.Series = append(d.Series, a.termLine(term))
		}
	}
	for _, s := range swings {
		d.Marks = append(d.Marks, s.Row.Ply+1)
	}
	return d
}

// terms are those of the programme's evaluation, none where it has none.
func (a *analysis) terms() []eval.Term {
	if len(a.rows) == 0 || a.rows[0].Terms == nil {
		return nil
	}
	var list []eval.Term
	for _, row := range a.rows[0].Terms.Rows {
		list = append(list, row.Term)
	}
	return list
}

func (a *analysis) termLine(term eval.Term) linechart.Series {
	s := linechart.Series{Name: term.Name}
	for _, row := range a.rows {
		v := math.NaN()
		if row.Terms != nil {
			if r, ok := row.Terms.Row(term.ID); ok {
				v = a.format.Part(r.Net())
			}
		}
		s.Values = append(s.Values, v)
	}
	return s
}

// label names a place: the move that led there, and what the programme would play.
func (a *analysis) label(i int) string {
	text := "Start"
	if i > 0 {
		text = present.Line(a.rows[i-1].Position, a.moves[i-1:i])
	}
	if row := a.rows[i]; row.Best != board.NoMove {
		text += ". It would play " + present.Line(row.Position, []board.Move{row.Best})
	}
	return text
}

// sayStale says what came of the analysis, or that the game is another one by now.
func (a *analysis) sayStale() {
	if len(a.rows) == 0 {
		return
	}
	text := a.agreement()
	if !a.current() {
		text = "This is of the game as it was before. " + text
	}
	a.verdict.SetText(text)
	a.verdict.Show()
}

// agreement says how often the programme would have played the moves of the game.
func (a *analysis) agreement() string {
	about := a.of.Programme.About()
	var parts []string
	for side := board.White; side <= board.Black; side++ {
		if c := review.Agreement(a.rows, side); c.Positions > 0 {
			parts = append(parts, fmt.Sprintf("%d of %d moves of %s (by lot %.0f)", c.Same, c.Positions, side, c.Chance))
		}
	}
	if len(parts) == 0 {
		return about.Name + " is looking at the game ..."
	}
	return about.Name + " would have played " + strings.Join(parts, " and ") + "."
}

// listSwings lists the worst moves, to be clicked.
func (a *analysis) listSwings(swings []review.Swing) {
	a.swings.RemoveAll()
	for _, s := range swings {
		move := present.Line(s.Row.Position, []board.Move{s.Row.Played})
		loss := present.Signed(-a.format.Part(eval.WhiteScore(s.Loss)), 2)
		b := tooltip.NewTextButton(a.host.Hints(), move+"  "+loss, nil, "To the position before this move, which lost "+loss+" "+a.format.UnitName()+" by the values of the programme", func() {
			a.host.Walk(func(g *session.Game) { g.Go(s.Row.Ply) })
		})
		b.Importance = widget.LowImportance
		a.swings.Add(b)
	}
	a.swings.Refresh()
}

// chooseLines opens the list of terms.
func (a *analysis) chooseLines() {
	var items []*fyne.MenuItem
	for _, term := range a.terms() {
		item := fyne.NewMenuItem(term.Name, func() { a.chooseLine(term.ID) })
		item.Checked = a.chosen[term.ID]
		items = append(items, item)
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(a.lines); c != nil && len(items) > 0 {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(a.lines)
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, at.AddXY(0, a.lines.Size().Height))
	}
}

// chooseLine draws the line of a term, or takes it away.
func (a *analysis) chooseLine(id string) {
	a.chosen[id] = !a.chosen[id]
	a.refresh()
}

// write puts the values into the game, and the lines that would have been better.
func (a *analysis) write() {
	if !a.current() {
		a.host.Status("The game is another one by now: analyse it again.")
		return
	}
	rows, scale, name := a.rows, a.of.Programme.Scale(), a.of.Programme.About().Name
	worst := review.Swings(rows, len(rows), eval.Score(scale.PerPawn/2))
	a.host.EditGame("values of "+name, func(g *session.Game) {
		g.Edit(func(copied *game.Game, at *game.Node) *game.Node {
			nodes := mainNodes(copied)
			for i, row := range rows {
				if _, mate := scale.MatePly(int32(row.Score)); row.Known && !mate && i > 0 {
					nodes[i].SetCommand("eval", fmt.Sprintf("%.2f", scale.Pawns(int32(row.Score))))
				}
			}
			for _, s := range worst {
				nodes[s.Row.Ply].AddLine(s.Row.Line)
			}
			return at
		})
	})
}

// mainNodes are the root and the nodes of the main line.
func mainNodes(g *game.Game) []*game.Node {
	list := []*game.Node{g.Root}
	for n := g.Root; len(n.Next) > 0; {
		n = n.Next[0]
		list = append(list, n)
	}
	return list
}
