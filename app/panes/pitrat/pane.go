package pitrat

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine/pitrat"
	"drevo/widgets/planlist"
	"drevo/widgets/timeline"
	"drevo/widgets/tooltip"
)

// Pane shows the plans of a search: what is to be won and which moment is shown above, a part in the
// middle, and below the card of the plan in front.
type Pane struct {
	pane.Tab
	*model
	host  pane.Host
	setup *workspace.Setup
	win   *tooltip.Select // what is to be won at least
	line  *timeline.View
	then  *tooltip.Check
	all   *all
	lists *lists
	turns *turns
	paper *quotes
	try   *try
	tabs  *container.AppTabs
	card  *planlist.Card
	lines []planlist.Line // of the card

	slot    *work.Slot // sorts the account by plan
	indexed time.Time  // when that was done last
}

// The parts, in their order.
const (
	partAll = iota
	partHere
	partRounds
	partTry
	partPaper
)

// captionHeight is room for two lines below the slider.
const captionHeight = 44

// New returns the pane.
func New(host pane.Host, setup *workspace.Setup, of *replay.Replay) pane.Pane {
	hints := host.Hints()
	p := &Pane{host: host, setup: setup, model: &model{host: host, replay: of}, card: planlist.NewCard(),
		slot: host.Slot("Sorting the plans")}
	p.reset()
	p.model.show = p.show
	p.win = tooltip.NewSelect(hints, nil, "What the combination must win at least. The next search uses it.", nil)
	p.line = timeline.New(hints, timeline.Hints{
		Slider: "The search in the order in which plans and moves were made: drag to any moment of it. At the right " +
			"end all is shown.",
		Back: "One thing back that happened to a plan (Alt+Shift+,)",
		On:   "On to the next thing that happens to a plan (Alt+Shift+.)"})
	p.line.OnMove = p.setMoment
	p.line.Caption.SizeName = theme.SizeNameCaptionText
	p.then = tooltip.NewCheck(hints, "Tree then", "Let the explorer show only the moves that were in the tree at this "+
		"moment. Their values are those of the end.", of.Show)
	p.all, p.lists, p.turns, p.try = newAll(host, p.model), newLists(host, p.model), newTurns(host, p.model),
		newTry(host, p.model)
	p.card.OnHover = host.Hints().Show
	p.card.OnTarget = func(line int) { p.follow(p.lines[line].Target) }
	p.card.Rows.SetEmpty("Choose a plan: its statements in words, where it comes from and what became of it will " +
		"stand here.")
	p.paper = newQuotes(host, p.model)
	p.layOut()
	of.Follow(func() { p.then.SetChecked(of.Shown()); p.followReplay() })
	return p
}

// layOut puts what governs all parts above them, and the card below.
func (p *Pane) layOut() {
	p.tabs = container.NewAppTabs()
	for i, name := range []string{"All", "Here", "Rounds", "Try", "Paper"} {
		p.tabs.Append(container.NewTabItem(name, p.parts()[i].content()))
	}
	p.tabs.OnSelected = func(*container.TabItem) { p.moved = true; p.show() }
	split := container.NewVSplit(p.tabs, p.card)
	split.Offset = 0.6
	proof := tooltip.NewTextButton(p.host.Hints(), "Show the proof", theme.SearchIcon(), "Shows in the tree only what "+
		"proves the combination: of the moves of the side that has it the one that wins, of the opponent's all that were "+
		"considered (NR).", p.showProof)
	head := container.NewVBox(container.NewBorder(nil, nil, widget.NewLabel("Win at least"), proof, p.win),
		p.line.Row(p.then), pane.FixedHeight(p.line.Caption, captionHeight))
	p.Tab = pane.NewTab("plans", "Plans", container.NewBorder(head, nil, nil, nil, split))
}

// Parts are its tabs.
func (p *Pane) Parts() *container.AppTabs { return p.tabs }

// parts are the tabs in their order, front the one that is seen.
func (p *Pane) parts() []part { return []part{p.all, p.lists, p.turns, p.try, p.paper} }
func (p *Pane) front() part   { return p.parts()[max(p.tabs.SelectedIndex(), 0)] }

// Commands step through the search.
func (p *Pane) Commands() []pane.Command {
	const keys = fyne.KeyModifierAlt | fyne.KeyModifierShift
	return []pane.Command{
		{Name: "Plans: on to what happened next", Key: fyne.KeyPeriod, Modifier: keys, Do: func() { p.line.Step(1) }},
		{Name: "Plans: back to what happened before", Key: fyne.KeyComma, Modifier: keys, Do: func() { p.line.Step(-1) }},
	}
}

// Focus puts the keys into the list in front.
func (p *Pane) Focus(c fyne.Canvas) { p.front().Focus(c) }

// Show follows the tree and the node that is selected in it.
func (p *Pane) Show(v pane.View) {
	p.moved = p.moved || p.Tree != v.Tree || p.Node != v.Node
	if v.Tree != p.Tree {
		p.slot.Cancel()
		p.reset()
		p.indexed = time.Time{}
		p.all.forget()
		p.lists.forget()
		p.turns.Reset(-1)
		p.paper.Reset(-1)
	}
	p.View = v
	p.showWin()
	p.Grow()
	p.chooseWinner()
	p.show()
}

// showWin offers what can be wanted, and shows what is.
func (p *Pane) showWin() {
	const option = "win"
	p.win.OnChanged = nil
	for _, o := range p.Programme.Options() {
		if o.Name == option {
			p.win.Options, p.win.Selected = present.OptionValues(o), p.Values.Text(option)
			p.win.Refresh()
			p.win.OnChanged = func(value string) { p.setup.Set(option, value) }
		}
	}
}

// indexEvery is how often a growing account is sorted, at most.
const indexEvery = 400 * time.Millisecond

// Grow takes in what the account has by now, beside the window.
func (p *Pane) Grow() {
	if p.Tree.Empty() || p.slot.Busy() || p.Search.Running() && time.Since(p.indexed) < indexEvery {
		return
	}
	old := p.life
	if old.account == nil {
		old = newLife(pitrat.AccountOf(p.Tree))
	}
	if !old.behind() {
		return
	}
	p.indexed = time.Now()
	of := p.Tree
	grow := func(job *work.Job) *life {
		l := old.grown(job.At)
		l.paper = pitrat.PrintedPlans(of)
		return l
	}
	work.Run(p.slot, grow, func(l *life) {
		p.life = l
		p.followReplay()
		p.chooseWinner()
		if !p.all.filter().off() {
			p.all.refilter()
		}
		p.show()
		if !p.Search.Running() {
			p.Grow() // what came while the last was sorted
		}
	})
}

// show brings moment, part and card up to date; the parts behind can't be seen.
func (p *Pane) show() {
	p.line.Set(p.until, p.events())
	p.line.Caption.SetText(p.momentText())
	p.front().show(p.Empty("Press Think: the plans of the search will stand here, each with what became of it."))
	p.showCard()
	p.host.Redraw()
	p.moved = false
}

// showCard shows the plan in front, and why the move of the node was tried.
func (p *Pane) showCard() {
	p.card.Hidden = p.tabs.SelectedIndex() == partTry
	lines := linesOf(p.model)
	same := slices.Equal(titles(p.lines), titles(lines))
	p.lines = lines
	if same { // news: what is in view stays
		p.card.UpdateLines(lines)
	} else {
		p.card.SetLines(lines)
	}
}

// follow shows what a line of the card leads to: a plan or a node.
func (p *Pane) follow(target int64) {
	switch {
	case target < 0:
		p.goTo(nodeOf(target))
	case target > 0:
		if p.tabs.SelectedIndex() == partHere {
			p.tabs.SelectIndex(partAll)
		}
		p.choose(int(target))
	}
}
