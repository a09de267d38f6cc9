// Package opinion is the tab in which an engine from elsewhere is asked about the position and the
// chosen move.
package opinion

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/engine/uci"
	"drevo/widgets/rows"
	"drevo/widgets/runtable"
	"drevo/widgets/tooltip"
)

// Pane asks an engine, and shows what it says.
type Pane struct {
	pane.Tab
	host    pane.Host
	adviser *opinion.Adviser
	engine  *tooltip.Select
	lines   *tooltip.Select
	time    *tooltip.Select
	follow  *tooltip.Check
	ask     *tooltip.Button
	tree    *tooltip.Button // of an engine that tells of its search
	remove  *tooltip.Button
	verdict *widget.Label
	table   *runtable.View
	terms   *rows.Table // what the engine's value of the position is made of
	untold  *widget.Label
	made    fyne.CanvasObject // both

	view    pane.View
	shown   []uci.Info // the rows of the table
	filling bool
}

// New returns the pane.
func New(host pane.Host, adviser *opinion.Adviser, files pane.Files) pane.Pane {
	p := &Pane{host: host, adviser: adviser, verdict: pane.Wrapped("").(*widget.Label), table: runtable.New(),
		terms: rows.NewTable(termColumns()), untold: pane.Wrapped("").(*widget.Label)}
	hints := host.Hints()
	p.engine = tooltip.NewSelect(hints, nil, "Which engine is asked: those that are found on this machine, and those "+
		"that you have added.", func(name string) {
		p.keep(func(o *config.Opinion) { o.Engine = name })
	})
	p.lines = tooltip.NewSelect(hints, []string{"1", "2", "3", "4", "5", "8"}, "How many lines the engine is to find.",
		func(text string) {
			n, _ := strconv.Atoi(text)
			p.keep(func(o *config.Opinion) { o.Lines = n })
		})
	p.time = tooltip.NewSelect(hints, times, "How long the engine may think about the position, and as long again about "+
		"the chosen move where that is not among its lines.", func(text string) {
		p.keep(func(o *config.Opinion) { o.Time = text })
	})
	p.follow = tooltip.NewCheck(hints, "Follow the position", "Ask again wherever you go.", func(on bool) {
		p.keep(func(o *config.Opinion) { o.Follow = on })
		p.followOn()
	})
	p.ask = tooltip.NewTextButton(hints, "", nil, "Let the engine think about this position, and judge the move that "+
		"the programme has chosen here; while it does, stop it.", p.askOrStop)
	p.tree = tooltip.NewTextButton(hints, "Its tree", nil, "Show what the engine searches, as it writes it "+
		"(docs/trace.md)", adviser.ShowTree)
	p.tree.Hide()
	p.remove = tooltip.NewTextButton(hints, "", theme.DeleteIcon(), "Take the engine off the list, if you have added "+
		"it. The program itself stays where it is.", p.removeEngine)
	add := tooltip.NewTextButton(hints, "Add ...", theme.ContentAddIcon(), "Add an engine: a program that speaks UCI.",
		func() { files.Ask("Add an engine", adviser.Add) })
	p.table.OnHover = host.Hints().Show
	p.table.OnPoint = p.preview
	p.table.OnOpen = p.play
	p.verdict.TextStyle.Bold = true
	p.terms.OnHover = host.Hints().Show
	p.made = container.NewBorder(p.untold, nil, nil, nil, p.terms)
	p.made.Hide()
	var content fyne.CanvasObject = container.NewBorder(container.NewVBox(
		container.NewBorder(nil, nil, widget.NewLabel("Engine"), container.NewHBox(p.remove, add), p.engine),
		container.NewHBox(widget.NewLabel("Lines"), p.lines, widget.NewLabel("Time"), p.time, p.tree),
		container.NewBorder(nil, nil, nil, p.follow, p.ask), p.verdict,
	), nil, nil, nil, container.NewVSplit(p.table, p.made))
	if !uci.Runs {
		content = pane.Note("A page of a browser starts no other programs, so that no engine can be asked here. Drevo on a " +
			"desktop asks any that speaks UCI.")
	}
	p.Tab = pane.NewTab(pane.Opinion, "Opinion", content)
	return p
}

// times are what may be chosen for a search.
var times = []string{"1s", "3s", "10s", "30s", "2m"}

// Focus puts the keys into the lines.
func (p *Pane) Focus(c fyne.Canvas) { c.Focus(p.table.Rows) }

// keep changes the settings, unless the pane itself is being filled.
func (p *Pane) keep(change func(*config.Opinion)) {
	if !p.filling {
		p.host.Settings().Change(func(c *config.Config) { change(&c.Opinion) })
		p.fill()
	}
}

// Show takes in the position, and what was said.
func (p *Pane) Show(v pane.View) {
	other := p.view.Position != v.Position
	p.view = v
	p.fill()
	if other {
		p.followOn()
	}
	p.show()
}

// followOn asks about the position, where the user wants that everywhere.
func (p *Pane) followOn() {
	if p.host.Settings().Config().Opinion.Follow && p.view.Game != nil {
		p.question()
	}
}

// fill shows the settings.
func (p *Pane) fill() {
	p.filling = true
	defer func() { p.filling = false }()
	c := p.host.Settings().Config()
	p.engine.Options = nil
	for _, e := range play.Engines(c) {
		p.engine.Options = append(p.engine.Options, e.Name)
	}
	p.engine.ClearSelected()
	p.remove.Disable()
	if e, ok := engineOf(c); ok {
		p.engine.SetSelected(e.Name)
		if slices.ContainsFunc(c.Engines, func(own config.Engine) bool { return own.Name == e.Name }) {
			p.remove.Enable()
		}
	}
	p.lines.SetSelected(strconv.Itoa(linesOf(c)))
	p.time.SetSelected(timeName(c))
	p.follow.SetChecked(c.Opinion.Follow)
}

// removeEngine takes the chosen engine off the list of those that the user has added.
func (p *Pane) removeEngine() {
	chosen, ok := engineOf(p.host.Settings().Config())
	if !ok {
		return
	}
	p.host.Settings().Change(func(c *config.Config) {
		c.Engines = slices.DeleteFunc(slices.Clone(c.Engines), func(e config.Engine) bool { return e.Name == chosen.Name })
		c.Opinion.Engine = ""
	})
	p.host.Status(chosen.Name + " is off the list of engines; Add ... brings it back.")
	p.fill()
}

// engineOf is the engine of the settings, else the first there is.
func engineOf(c config.Config) (uci.Command, bool) {
	list := play.Engines(c)
	i := slices.IndexFunc(list, func(e uci.Command) bool { return e.Name == c.Opinion.Engine })
	if i < 0 {
		i = 0
	}
	if len(list) == 0 {
		return uci.Command{}, false
	}
	return list[i], true
}

const (
	usualLines = 3
	usualTime  = 3 * time.Second
)

func linesOf(c config.Config) int {
	if c.Opinion.Lines <= 0 {
		return usualLines
	}
	return min(c.Opinion.Lines, 8)
}

// timeName is the choice for the time that the settings have.
func timeName(c config.Config) string {
	have := timeOf(c)
	return times[max(slices.IndexFunc(times, func(text string) bool {
		d, err := time.ParseDuration(text)
		return err == nil && d == have
	}), 0)]
}

func timeOf(c config.Config) time.Duration {
	d, err := time.ParseDuration(c.Opinion.Time)
	if err != nil || d <= 0 {
		return usualTime
	}
	return d
}

func (p *Pane) askOrStop() {
	if p.adviser.Running() {
		p.adviser.Stop()
		return
	}
	p.question()
}

// question asks about the position and the chosen move.
func (p *Pane) question() {
	c := p.host.Settings().Config()
	e, ok := engineOf(c)
	if !ok {
		p.host.Fault("There is no engine on this machine: install one, such as Stockfish, or add one.")
		return
	}
	p.adviser.Ask(opinion.Question{
		Engine: e, Start: p.view.Game.Start(), Moves: p.view.Game.Moves(), Chosen: p.chosen(), Lines: linesOf(c),
		Time: timeOf(c),
	})
}

// chosen is the move that the programme prefers here, by the tree that is shown; NoMove where it has
// none.
func (p *Pane) chosen() board.Move {
	if !p.view.InTree || p.view.Tree.Empty() {
		return board.NoMove
	}
	if p.view.Node == tree.Root {
		if result, err, ended := p.view.Search.Result(); ended && err == nil && result.Move != board.NoMove {
			return result.Move
		}
	}
	if line := p.view.Tree.Moves(p.view.Tree.Line(p.view.Node)); len(line) > 0 && p.view.Position.IsLegal(line[0]) {
		return line[0]
	}
	return board.NoMove
}

// show shows what the engine has said of this position.
func (p *Pane) show() {
	running := p.adviser.Running()
	p.ask.SetText("Ask the engine")
	p.ask.SetIcon(theme.MediaPlayIcon())
	if running {
		p.ask.SetText("Stop the engine")
		p.ask.SetIcon(theme.MediaStopIcon())
	}
	if p.adviser.HasTree() {
		p.tree.Show()
	} else {
		p.tree.Hide()
	}
	o := p.adviser.Opinion()
	if o == nil || p.view.Game == nil || o.Question.Position() != p.view.Position {
		p.shown = nil
		p.verdict.SetText("")
		p.table.Rows.SetEmpty("Press Ask: the engine says what it would play here, and what it thinks of " +
			"the programme's move.")
		p.table.SetData(runtable.Data{})
		p.made.Hide()
		return
	}
	p.verdict.SetText(Verdict(o))
	p.table.Rows.SetEmpty("")
	p.shown = slices.Clone(o.Lines)
	if o.Judged && !slices.ContainsFunc(o.Lines, func(l uci.Info) bool { return l.Line[0] == o.Chosen.Line[0] }) {
		p.shown = append(p.shown, o.Chosen)
	}
	p.table.SetData(data(o, p.shown))
	p.showTerms(o)
}

// preview shows a line on the board, as far as the mouse is.
func (p *Pane) preview(row, moves int) {
	if row < 0 || row >= len(p.shown) {
		p.host.Preview(p.view.Position, nil)
		return
	}
	p.host.Preview(p.view.Position, p.shown[row].Line[:min(moves, len(p.shown[row].Line))])
}

// play plays the first move of a line.
func (p *Pane) play(row int) {
	if row < len(p.shown) {
		p.host.Preview(p.view.Position, nil)
		p.host.Play(p.shown[row].Line[0])
	}
}
