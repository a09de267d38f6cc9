package game

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/review"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/internal/phrase"
	"drevo/widgets/chart"
	"drevo/widgets/tooltip"
)

// efforts are how many nodes a position may take.
var efforts = []struct {
	name  string
	nodes uint64
}{
	{"20 000 nodes", 20_000}, {"100 000 nodes", 100_000}, {"500 000 nodes", 500_000}, {"2 million nodes", 2_000_000},
	{"as set", 0},
}

// mostSwings are listed, of moves that lost half a pawn or more.
const mostSwings = 4

// pass is one walk of a critic over a game.
type pass struct {
	critic review.Critic
	start  board.Position
	moves  []board.Move // of the main line
	rows   []review.Row
}

// of reports whether a pass, which may be nil, is of a game and has found something.
func (p *pass) of(start board.Position, moves []board.Move) bool {
	return p != nil && len(p.rows) > 0 && p.start == start && slices.Equal(p.moves, moves)
}

// analysis lets the programme of the tool bar, or an engine from elsewhere, look at the whole game, and
// draws what they found.
type analysis struct {
	host    pane.Host
	slot    *work.Slot
	run     *tooltip.Button
	who     *tooltip.Select
	effort  *tooltip.Select
	lines   *tooltip.Button
	keep    *tooltip.Button
	verdict *widget.Label
	swings  *fyne.Container
	chart   *chart.Lines
	content fyne.CanvasObject

	view   pane.View
	*pass            // the one that was begun last, which verdict, swings and the button that writes are about
	passes [2]*pass  // the last of a programme and of an engine, nil before it
	job    *work.Job // of the last one
	format present.Format
	chosen map[string]bool // terms by ID whose lines are drawn
}

// Whose passes there are.
const (
	byProgramme = iota
	byEngine
)

// theProgramme stands for the programme of the tool bar among those who can be asked.
const theProgramme = "The programme"

func newAnalysis(host pane.Host) *analysis {
	a := &analysis{host: host, slot: host.Slot("Analysing the game"), pass: &pass{}, chart: chart.NewLines(),
		verdict: pane.Note(""), swings: container.NewHBox(), chosen: map[string]bool{}}
	hints := host.Hints()
	a.run = tooltip.NewTextButton(hints, "", nil, "", a.runOrStop)
	var names []string
	for _, e := range efforts {
		names = append(names, e.name)
	}
	a.who = tooltip.NewSelect(hints, []string{theProgramme}, "Who looks at the game: the programme of the tool bar, as "+
		"it is set, or an engine of this machine. The lines of both stand in one chart.", nil)
	a.who.SetSelected(theProgramme)
	a.effort = tooltip.NewSelect(hints, names, "How many nodes each position of the game may take, at most. As set: as "+
		"many as depth and options ask for; an engine takes a second.", nil)
	a.effort.SetSelected(names[1])
	a.lines = tooltip.NewTextButton(hints, "Terms", theme.MenuDropDownIcon(), "Which terms of the evaluation have a "+
		"line of their own, beside the value", a.chooseLines)
	a.lines.IconPlacement = widget.ButtonIconTrailingText
	a.keep = tooltip.NewButton(hints, theme.DocumentSaveIcon(), "Write the values into the game, behind its moves, and "+
		"where a move lost half a pawn or more the line that the programme would have played", a.write)
	a.chart.Empty = "Analyse: the programme of the tool bar, or an engine, looks at every position of the game. Its " +
		"value is drawn over the moves, with a line for every term that you choose."
	a.chart.OnHover = host.Hints().Show
	a.chart.OnGo = func(at int) { host.Walk(func(g *session.Game) { g.Go(at) }) }
	bar := container.NewBorder(nil, nil, a.run, nil, a.who)
	more := container.NewBorder(nil, nil, nil, container.NewHBox(a.lines, a.keep), a.effort)
	a.content = container.NewBorder(container.NewVBox(bar, more, a.verdict), container.NewHScroll(a.swings), nil, nil,
		a.chart)
	a.refresh()
	return a
}

// show follows the place in the game.
func (a *analysis) show(v pane.View) {
	unit, related := a.view.Nodes.Format.Unit, a.related()
	if a.view = v; v.Nodes.Format.Unit != unit || a.related() != related {
		a.refresh()
	}
	a.who.Options = a.who.Options[:1:1]
	for _, e := range play.Engines(a.host.Settings().Config()) {
		a.who.Options = append(a.who.Options, e.Name)
	}
	a.chart.SetPlace(-1)
	if a.current() {
		a.chart.SetPlace(v.Game.Cursor())
	}
	a.sayStale()
}

// related reports whether the current game is the one that was looked at, with whatever was changed since: it begins
// with the same position and move.
func (a *analysis) related() bool {
	if a.view.Game == nil || len(a.rows) == 0 || a.view.Game.Start() != a.start {
		return a.view.Game == nil
	}
	moves := a.view.Game.Mainline()
	return len(moves) == 0 || len(a.moves) == 0 || moves[0] == a.moves[0]
}

// current reports whether the current game has the moves that were looked at.
func (a *analysis) current() bool {
	return a.view.Game != nil && a.of(a.view.Game.Start(), a.view.Game.Mainline())
}

// runOrStop begins an analysis, or ends the one at work; what it has found stays.
func (a *analysis) runOrStop() {
	if a.slot.Busy() {
		a.slot.Cancel()
		a.job = nil
		a.refresh()
		return
	}
	a.begin()
}

// begin begins an analysis in place of the one at work.
func (a *analysis) begin() {
	g := a.view.Game.Record()
	critic, by := a.chosenCritic()
	a.job, a.pass = nil, &pass{critic: critic, start: g.Start, moves: g.Mainline()}
	a.passes[by] = a.pass
	total := len(a.moves) + 1
	work.Run(a.slot, func(job *work.Job) error {
		a.host.Post(func() { a.job = job })
		_, err := review.Run(job.Context(), g, critic, func(row review.Row) {
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

// chosenCritic is who is to look at the game.
func (a *analysis) chosenCritic() (critic review.Critic, by int) {
	for _, e := range play.Engines(a.host.Settings().Config()) {
		if e.Name == a.who.Selected {
			return &review.Engine{Command: e, Nodes: a.nodes()}, byEngine
		}
	}
	return review.Programme{Programme: a.view.Programme, Values: a.view.Values, Nodes: a.nodes()}, byProgramme
}

func (a *analysis) nodes() uint64 { return efforts[a.effort.SelectedIndex()].nodes }

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
	a.run.SetHint("Let the programme of the tool bar, as it is set, or the engine that is chosen look at every position " +
		"of the main line, in the background")
	a.run.Importance = widget.HighImportance
	if a.slot.Busy() {
		a.run.Text, a.run.Icon, a.run.Importance = "Stop", theme.MediaStopIcon(), widget.MediumImportance
		a.run.SetHint("End the analysis; what was found stays")
	}
	a.run.Refresh()
	able(a.lines, len(a.terms()) > 0)
	able(a.keep, len(a.rows) > 0 && !a.slot.Busy())
	if len(a.rows) == 0 || !a.related() { // nothing, or it is of another game
		a.verdict.Hide()
		a.swings.RemoveAll()
		a.chart.SetData(chart.LineData{})
		return
	}
	a.format = present.Format{Scale: a.leading().critic.Scale(), Unit: a.view.Nodes.Format.Unit}
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
	return review.Swings(a.rows, mostSwings, eval.Score(a.critic.Scale().PerPawn/2))
}

// leading is the pass whose line is drawn strong and in whose unit all are: that of the programme, where
// it is of the same game.
func (a *analysis) leading() *pass {
	if p := a.passes[byProgramme]; p.of(a.start, a.moves) {
		return p
	}
	return a.pass
}

// sayStale says what came of the analysis, or that the game has changed since.
func (a *analysis) sayStale() {
	if len(a.rows) == 0 || !a.related() {
		return
	}
	text := a.agreement()
	if !a.current() {
		text = "This is of the game as it was before. " + text
	}
	a.verdict.SetText(text)
	a.verdict.Show()
}

// agreement says how often the critic would have played the moves of the game.
func (a *analysis) agreement() string {
	name := a.critic.Name()
	var parts []string
	for side := board.White; side <= board.Black; side++ {
		if c := review.Agreement(a.rows, side); c.Positions > 0 {
			parts = append(parts, phrase.Of("{same} of {all} moves of {side} (by chance {chance:%.0f})", "same", c.Same,
				"all", c.Positions, "side", side, "chance", c.Chance))
		}
	}
	if len(parts) == 0 {
		return name + " is looking at the game ..."
	}
	return phrase.Of("{critic} would have played {moves}.", "critic", name, "moves", strings.Join(parts, " and "))
}
