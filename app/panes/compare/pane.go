package compare

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/comparison"
	"drevo/app/handout"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/internal/phrase"
	"drevo/widgets/runtable"
)

// Pane is the table of runs with what fills it.
type Pane struct {
	pane.Tab
	level   *widget.Label  // which option the slider is for, and its value
	slider  *widget.Slider // over the levels of the programme
	run     *widget.Button // the series
	add     *widget.Button // the programme as it is set
	every   *widget.Button // all programmes
	ablate  *widget.Button // the programme with each switch off in turn
	clear   *widget.Button
	cancel  *widget.Button // while runs are at work
	verdict *widget.Label  // where the choice changes
	parting *widget.Label  // where the chosen row parts from the one above
	open    *widget.Button
	page    *widget.Button // saves the table
	beside  *widget.Button // sets its tree beside that of the row above
	table   *runtable.View

	host     pane.Host
	searcher *workspace.Searcher
	files    pane.Files
	view     pane.View
	queue    *queue
	quest    *quest
	full     fyne.CanvasObject // what the simple face has not
}

// New returns the pane.
func New(host pane.Host, searcher *workspace.Searcher, files pane.Files) pane.Pane {
	p := &Pane{
		level: widget.NewLabel(""), slider: widget.NewSlider(1, 2), verdict: pane.Note(""), parting: pane.Note(""),
		table: runtable.New(), host: host, searcher: searcher, files: files,
	}
	p.queue = newQueue(searcher.Context(), host, p.refresh)
	p.quest = newQuest(host.Hints(), p.refresh)
	p.verdict.SizeName, p.verdict.Importance = theme.SizeNameText, widget.MediumImportance
	p.parting.Importance = widget.MediumImportance
	p.slider.OnChanged = func(float64) { p.showLevel() }
	p.slider.OnChangeEnded = func(float64) { p.runSeries() }
	p.run = widget.NewButtonWithIcon("Run", theme.MediaPlayIcon(), p.runSeries)
	p.add = widget.NewButton("Add as set", p.addCurrent)
	p.every = widget.NewButton("Add all programmes", p.addAll)
	p.ablate = widget.NewButton("Ablation", p.runAblation)
	p.clear = widget.NewButton("Clear", func() { p.queue.clear(); p.refresh() })
	p.cancel = widget.NewButtonWithIcon("Cancel", theme.CancelIcon(), func() { p.queue.cancel(); p.refresh() })
	p.open = widget.NewButton("Open its tree", func() { p.openTree(p.table.Rows.Selected()) })
	p.beside = widget.NewButton("Side by side", func() { p.openBeside(p.table.Rows.Selected()) })
	p.page = widget.NewButton("Page ...", p.savePage)
	p.table.OnHover = host.Hints().Show
	p.table.Rows.OnSelect = func(int) { p.showParting() }
	p.table.OnOpen = p.openTree
	p.table.OnPoint = p.preview
	p.layOut(host)
	return p
}

// emptyText says what to do first.
const emptyText = "Move the slider: the programme thinks about this position at every depth up to there, and the " +
	"table shows where its choice changes. Or add programmes and settings to set beside each other."

// levelWidth is the room for "effort 1000 to 10000" beside the slider.
const levelWidth = 124

// layOut lays the parts out, each control with its sentence. What acts on the rows stands below them, at a place that
// no sentence moves.
func (p *Pane) layOut(host pane.Host) {
	hint := host.Hints().Hint
	series := container.NewBorder(nil, nil,
		hint(pane.FixedWidth(p.level, levelWidth), "How far the programme looks: every value up to this one is tried."),
		hint(p.run, "Let the programme of the tool bar think about this position at every depth up to the slider's, one "+
			"after the other. What is in the table already is not run again, and what is at work goes on."),
		hint(p.slider, "To which depth, or horizon, or level, the programme is tried, from the least on."))
	p.full = hint(p.ablate, "Search the position with the programme as it is set, the base, and again with each of its "+
		"switches off in turn: what does each buy, in nodes, boards and time? It has a table of its own; the other one is "+
		"kept.")
	more := container.NewHBox(
		hint(p.add, "Add a run of the programme with the depth, options and weights that are set now. Change them and add "+
			"it again to set both beside each other."),
		hint(p.every, "Add a run of every programme as it comes, and one of PaulChess modern."), p.full)
	foot := container.NewHBox(
		hint(p.open, "Show the tree of the chosen run in the explorer; it joins the list of searches."),
		hint(p.beside, "Set the tree of the chosen run beside that of the row above: two explorers, and where they part "+
			"first."),
		hint(p.page, "Save the comparison as one page with its board, for a screen or for paper."),
		hint(p.clear, "Empty the table and give the memory of its trees back."), layout.NewSpacer(),
		hint(p.cancel, "Give up the run at work and those that wait. What has ended stays."))
	find := container.NewBorder(nil, nil, widget.NewLabel("To be found"), nil, p.quest.field)
	head := container.NewVBox(series, more, find, p.verdict)
	p.Tab = pane.NewTab(pane.Compare, "Compare", container.NewBorder(head, container.NewVBox(p.parting, foot), nil, nil,
		p.table))
}

// Focus puts the keys into the table, or onto the slider while there is no row.
func (p *Pane) Focus(c fyne.Canvas) {
	if len(p.queue.entries) == 0 {
		c.Focus(p.slider)
		return
	}
	c.Focus(p.table.Rows)
}

// Show takes in which programme is set, and the unit.
func (p *Pane) Show(v pane.View) {
	other := p.view.Programme == nil || p.view.Programme.About().ID != v.Programme.About().ID
	p.view = v
	if p.full.Show(); v.Simple {
		p.full.Hide()
	}
	p.quest.turnTo(p.asked())
	p.table.Rows.SetEmpty(emptyText)
	if over := v.Over(); over != "" {
		p.table.Rows.SetEmpty(over)
	}
	option, levels := comparison.Level(v.Programme)
	p.slider.Max = float64(max(len(levels), 1))
	if other {
		for i, level := range levels {
			if level == v.Values.Text(option) {
				p.slider.Value = float64(i + 1)
			}
		}
	}
	p.slider.Refresh()
	p.showLevel()
	p.refresh()
}

// asked is the position that the table is about: that of its runs, else the current one.
func (p *Pane) asked() board.Position {
	if len(p.queue.entries) > 0 {
		return p.queue.game.Position()
	}
	return p.view.Position
}

// showLevel names what the slider stands at.
func (p *Pane) showLevel() {
	option, levels := comparison.Level(p.view.Programme)
	if option == "" {
		p.level.SetText("one run")
		return
	}
	at := min(max(int(p.slider.Value), 1), len(levels))
	p.level.SetText(levelsText(option, levels[0], levels[at-1]))
}

// levelsText names levels from one to another.
func levelsText(option, first, last string) string {
	return phrase.Of("{option} {first} to {last}", "option", option, "first", first, "last", last)
}

// runSeries tries every level up to the slider's.
func (p *Pane) runSeries() {
	runs, err := comparison.Series(p.view.Programme, p.view.Values, int(p.slider.Value))
	if err != nil {
		p.host.Status(err.Error())
		return
	}
	p.queue.series(p.view.Game, runs)
	p.refresh()
}

func (p *Pane) addCurrent() {
	p.queue.add(p.view.Game, comparison.Run{Programme: p.view.Programme, Values: p.view.Values})
	p.refresh()
}

// addAll adds a run of every programme, the one of the tool bar as it is set.
func (p *Pane) addAll() {
	for _, programme := range p.searcher.Programmes {
		values, err := asItComes(programme, p.view.Position)
		if err != nil {
			p.host.Status(err.Error())
			return
		}
		if programme.About().ID == p.view.Programme.About().ID {
			values = p.view.Values
		}
		p.queue.add(p.view.Game, comparison.Run{Programme: programme, Values: values})
	}
	p.addPlayers()
	p.refresh()
}

// addPlayers adds a run of every preset that stands among the programmes as one of its own.
func (p *Pane) addPlayers() {
	for _, programme := range p.searcher.Programmes {
		for _, preset := range programme.Presets() {
			if preset.Player == "" {
				continue
			}
			values, err := search.Resolve(programme, preset.Values)
			if err != nil {
				p.host.Status(err.Error())
				return
			}
			p.queue.add(p.view.Game, comparison.Run{Programme: programme, Values: values})
		}
	}
}

// Choose runs the ablation.
func (p *Pane) Choose(name string) error {
	if name != pane.Ablation {
		return fmt.Errorf("there is nothing called %.40q to compare", name)
	}
	p.runAblation()
	return nil
}

// Choices is the ablation.
func (p *Pane) Choices() []string { return []string{pane.Ablation} }

// Table is what the table shows, of the runs that have ended.
func (p *Pane) Table() comparison.Set {
	return comparison.Set{Rows: p.queue.done(), Ablation: p.queue.ablation, Unit: p.view.Nodes.Format.Unit}
}

// ShowTable shows a comparison that was read from a file, of a place of a game.
func (p *Pane) ShowTable(game *session.Game, s comparison.Set) {
	p.queue.load(game, s)
	p.refresh()
}

// runAblation searches with each switch off in turn.
func (p *Pane) runAblation() {
	runs, err := comparison.Ablation(comparison.Run{Programme: p.view.Programme, Values: p.view.Values})
	if err != nil {
		p.host.Status(err.Error())
		return
	}
	p.queue.ablate(p.view.Game, runs)
	p.refresh()
}

// refresh shows what the runs have given so far.
func (p *Pane) refresh() {
	done := p.queue.done()
	unit := comparison.Unit(done, p.view.Nodes.Format.Unit)
	data := tableOf(p.queue.entries, unit)
	for i, e := range p.queue.entries {
		p.quest.judge(&data.Rows[i], e.row)
	}
	p.table.SetData(data)
	p.verdict.SetText(p.verdictOf(done, unit))
	p.verdict.Hidden = p.verdict.Text == ""
	if p.queue.running() {
		p.cancel.Enable()
	} else {
		p.cancel.Disable()
	}
	if len(done) > 0 {
		p.page.Enable()
	} else {
		p.page.Disable()
	}
	p.showParting()
}

// savePage writes the comparison as a page into a file that the user names.
func (p *Pane) savePage() {
	at := p.asked()
	page, err := handout.OfOutcome("One position, several searches", &at, p.Table().Outcome())
	var text strings.Builder
	if err == nil {
		err = page.Write(&text)
	}
	if err != nil {
		p.host.Fault(err.Error())
		return
	}
	p.files.Save("comparison.html", text.String())
}

// showParting says of the chosen row where it parts from the one above, and whether its tree can be
// opened.
func (p *Pane) showParting() {
	at := p.table.Rows.Selected()
	p.open.Disable()
	p.beside.Disable()
	text := ""
	if at >= 0 && p.queue.entries[at].row != nil {
		if p.hasTree(at) {
			p.open.Enable()
		}
		if p.hasTree(at) && p.hasTree(at-1) {
			p.beside.Enable()
		}
		text = partingText(p.queue.entries, at, comparison.Unit(p.queue.done(), p.view.Nodes.Format.Unit))
	}
	p.parting.SetText(text)
	p.parting.Hidden = text == ""
}

// hasTree reports whether a run has ended and has a tree: one that was read from a file has none.
func (p *Pane) hasTree(at int) bool {
	return at >= 0 && p.queue.entries[at].row != nil && !p.queue.entries[at].row.Search.Tree().Empty()
}

// openTree shows the tree of a run in the explorer.
func (p *Pane) openTree(at int) {
	if p.hasTree(at) {
		p.searcher.OpenSearch(p.queue.entries[at].row.Search)
	}
}

// openBeside shows the trees of a run and of the one above side by side.
func (p *Pane) openBeside(at int) {
	if at < 1 {
		return
	}
	p.openTree(at - 1)
	p.openTree(at)
	if err := p.host.Open(pane.Apart, ""); err != nil {
		p.host.Status(err.Error())
	}
}

// preview plays a run's line on the board, as far as the pointer.
func (p *Pane) preview(at, moves int) {
	if at < 0 || p.queue.entries[at].row == nil {
		p.host.Preview(p.view.Position, nil)
		return
	}
	r := p.queue.entries[at].row
	p.host.Preview(r.Search.Position, r.Result.Line[:min(moves, len(r.Result.Line))])
}
