package pitrat

import (
	"cmp"
	"drevo/app/workspace"
	"fmt"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/pitrat"
	"drevo/engine/tree"
	"drevo/widgets/planlist"
	"drevo/widgets/tooltip"
)

// Pane shows the plans of a search.
type Pane struct {
	host    pane.Host
	work    *workspace.Workspace
	win     *tooltip.Select // what is to be won at least
	replay  *replay
	fate    *tooltip.Select
	rule    *tooltip.Select
	count   *widget.Label
	all     *planlist.List
	lists   *planlist.List
	turns   *planlist.List
	proof   *tooltip.Button
	try     *try
	card    *planlist.Card
	parts   *container.AppTabs
	split   *container.Split
	content fyne.CanvasObject

	view      pane.View
	account   *pitrat.Account
	life      *life
	indexing  *work.Slot // sorts the account by plan
	filtering *work.Slot
	indexed   time.Time // when that was done last
	until     int       // events that had happened at the moment that is shown, or wholeLog
	round     int       // the round that is shown, 0 for the one that was under way then
	chosen    int       // the plan in front, 0 for none
	at        int       // its current statement where it was chosen; lastStatement: where it came last
	listed    tree.ID   // the node whose lists were shown last
	moved     bool      // another plan, place or moment was chosen since the lists were shown
	lines     []planlist.Line
	outline   *outline
	here      *here
	rounds    *rounds
}

// lastStatement stands for the statement that a plan came to last.
const lastStatement = -1

// The parts, in their order.
const (
	partAll = iota
	partHere
	partRounds
	partTry
)

// New returns the pane.
func New(host pane.Host, work *workspace.Workspace) pane.Pane {
	hints := host.Hints()
	p := &Pane{
		host: host, work: work, until: wholeLog, at: lastStatement, outline: newOutline(), here: &here{}, rounds: &rounds{},
		replay: newReplay(hints), try: newTry(hints), card: planlist.NewCard(), count: pane.Note(""),
		indexing: host.Slot("Sorting the plans"), filtering: host.Slot("Filtering the plans"),
	}
	p.win = tooltip.NewSelect(hints, nil, "What the combination must win at least. The next search uses it.", nil)
	p.newAll(hints)
	p.newHere()
	p.newRounds(hints)
	p.replay.OnMoment, p.replay.OnThen = p.setMoment, p.switchThen
	p.try.OnChange = func() { p.try.show(p.view); host.Redraw() }
	p.card.OnHover, p.try.card.OnHover = host.Hints().Show, host.Hints().Show
	p.card.OnOpen = func(line int) { p.follow(p.lines[line].Target) }
	p.card.SetEmpty("Choose a plan: its statements in words, where it comes from and what became of it will stand here.")
	p.layOut(hints)
	return p
}

// newAll makes the list of all plans with its filters.
func (p *Pane) newAll(hints *tooltip.Layer) {
	p.all = planlist.New(p.outline)
	p.all.OnHover = p.host.Hints().Show
	p.all.OnSelect = func(row int) { p.choose(p.outline.plan(row), lastStatement) }
	p.all.OnOpen = func(row int) { p.openPlan(p.outline.plan(row)) }
	p.all.OnFold = func(row int, open bool) { p.outline.fold(row, open); p.all.Reload() }
	p.fate = tooltip.NewSelect(hints, fateNames(), "Only the plans that this has happened to.", nil)
	p.rule = tooltip.NewSelect(hints, ruleNames(), "Only the plans that this rule has made.", nil)
	p.fate.SetSelectedIndex(0)
	p.rule.SetSelectedIndex(0)
	p.fate.OnChanged = func(string) { p.refilter() }
	p.rule.OnChanged = func(string) { p.refilter() }
}

// newHere makes the lists of the node.
func (p *Pane) newHere() {
	p.lists = planlist.New(p.here)
	p.lists.OnHover = p.host.Hints().Show
	p.lists.OnSelect = func(row int) {
		if row >= 0 && p.here.rows[row].danger == nil {
			l := p.here.rows[row].listing
			p.choose(l.Plan, l.Statement)
		}
	}
	p.lists.OnOpen = func(row int) {
		if d := p.here.rows[row].danger; d != nil {
			p.goTo(d.Node)
			return
		}
		p.openPlan(p.here.rows[row].listing.Plan)
	}
}

// newRounds makes the list of the rounds.
func (p *Pane) newRounds(hints *tooltip.Layer) {
	p.turns = planlist.New(p.rounds)
	p.turns.OnHover = p.host.Hints().Show
	p.turns.OnSelect = p.showRound
	p.turns.OnOpen = p.showRound
	p.proof = tooltip.NewTextButton(hints, "Show the proof", theme.SearchIcon(), "Shows in the tree only what proves "+
		"the combination: of the moves of the side that has it the one that wins, of the opponent's all that were "+
		"considered (NR).", p.showProof)
}

// layOut puts what governs all parts above them, and the card below.
func (p *Pane) layOut(hints *tooltip.Layer) {
	p.count.Truncation = fyne.TextTruncateEllipsis
	filters := container.NewVBox(container.NewGridWithColumns(2, p.fate, p.rule), p.count)
	p.parts = container.NewAppTabs(
		container.NewTabItem("All", container.NewBorder(filters, nil, nil, nil, p.all)),
		container.NewTabItem("Here", p.lists),
		container.NewTabItem("Rounds", container.NewBorder(container.NewBorder(nil, nil, nil, p.proof), nil, nil, nil,
			p.turns)),
		container.NewTabItem("Try", p.try.content),
	)
	p.parts.OnSelected = func(*container.TabItem) { p.moved = true; p.fill() }
	p.split = container.NewVSplit(p.parts, p.card)
	p.split.Offset = 0.6
	head := container.NewVBox(container.NewBorder(nil, nil, widget.NewLabel("Win at least"), nil, p.win), p.replay.content)
	p.content = container.NewBorder(head, nil, nil, nil, p.split)
}

func (p *Pane) Key() pane.Key              { return "plans" }
func (p *Pane) Title() string              { return "Plans" }
func (p *Pane) Content() fyne.CanvasObject { return p.content }

// Commands step through the search.
func (p *Pane) Commands() []pane.Command { return p.replay.commands() }

// Focus puts the keys into the list in front.
func (p *Pane) Focus(c fyne.Canvas) {
	switch p.parts.SelectedIndex() {
	case partHere:
		p.lists.Focus(c)
	case partRounds:
		p.turns.Focus(c)
	case partTry:
		c.Focus(p.try.text)
	default:
		p.all.Focus(c)
	}
}

// Show follows the tree and the node that is selected in it.
func (p *Pane) Show(v pane.View) {
	p.moved = p.moved || p.view.Tree != v.Tree || p.view.Node != v.Node
	p.view = v
	p.showWin()
	if account := accountOf(v); account != p.account {
		p.turnTo(account)
	}
	p.rounds.view = v
	p.Grow()
	p.fill()
}

// accountOf returns the account of the tree of a view, nil where it has none.
func accountOf(v pane.View) *pitrat.Account {
	if v.Tree.Empty() {
		return nil
	}
	return pitrat.AccountOf(v.Tree)
}

// turnTo begins with another account.
func (p *Pane) turnTo(account *pitrat.Account) {
	p.indexing.Cancel()
	p.filtering.Cancel()
	p.account, p.life, p.until, p.round, p.chosen, p.at = account, nil, wholeLog, 0, 0, lastStatement
	p.outline.turn(nil, wholeLog)
	p.outline.kept, p.outline.open = nil, map[int32]bool{}
	p.rounds.list, p.indexed = nil, time.Time{}
	p.outline.lay()
	p.all.Reset(-1)
	p.turns.Reset(-1)
}

// indexEvery is how often a growing account is sorted, at most.
const indexEvery = 400 * time.Millisecond

// Grow takes in what the account has by now, beside the window.
func (p *Pane) Grow() {
	old := p.life
	if old == nil {
		old = &life{account: p.account, child: []int32{0}, young: []int32{0}, next: []int32{0}, last: []int32{noEvent}}
	}
	running := p.view.Search != nil && p.view.Search.Running()
	if p.account == nil || p.indexing.Busy() || !old.behind() || running && time.Since(p.indexed) < indexEvery {
		return
	}
	p.indexed = time.Now()
	account := p.account
	work.Run(p.indexing, func(job *work.Job) *life { return old.grown(job.At) }, func(l *life) {
		if p.account == account {
			p.life = l
			p.rounds.grow(account)
			p.took()
		}
	})
}

// took shows what has come.
func (p *Pane) took() {
	if !p.filter().off() {
		p.refilter()
	}
	p.fill()
	if !p.view.Search.Running() {
		p.Grow() // what came while the last was sorted
	}
}

// fill shows the moment, the lists and the card.
func (p *Pane) fill() {
	events := 0
	if p.life != nil {
		events = p.life.events()
	}
	p.outline.turn(p.life, p.until)
	p.replay.show(p.until, events)
	p.replay.caption.SetText(p.momentText())
	p.showPart()
	p.host.Redraw()
	p.moved = false
}

// showPart brings the part in front up to date; the others can't be seen.
func (p *Pane) showPart() {
	empty := p.view.Empty("Press Think: the plans of the search will stand here, each with what became of it.")
	switch part := p.parts.SelectedIndex(); part {
	case partAll:
		p.all.SetEmpty(empty)
		p.showAll()
	case partHere:
		p.here.lay(p.life, p.view, p.until, p.shownRound())
		p.lists.SetEmpty(cmp.Or(p.here.emptyText(), empty))
		p.showHere()
	case partRounds:
		p.turns.SetEmpty(empty)
		p.turns.Reload()
		if p.until != wholeLog && p.life != nil {
			p.reveal(p.turns, p.shownRound()-1)
		}
	case partTry:
		p.try.show(p.view)
	}
	p.showCard()
}

// showHere lists what stands at the node: from the top where it is another one, and the chosen plan is not
// in its lists.
func (p *Pane) showHere() {
	row := p.here.find(p.chosen, p.at)
	if at := p.placeShown(); at != p.listed {
		p.listed = at
		p.lists.Reset(row)
		return
	}
	p.lists.Reload()
	p.reveal(p.lists, row)
}

// shownRound is the round that was chosen, or was under way at the moment that is shown; 0 for none.
func (p *Pane) shownRound() int {
	if p.round > 0 || p.life == nil {
		return p.round
	}
	return p.life.roundAt(p.until)
}

// showAll lists the plans, with the chosen one marked.
func (p *Pane) showAll() {
	p.outline.stand(p.placeShown())
	p.outline.lay()
	row := p.outline.find(p.chosen)
	if p.moved {
		row = p.outline.reveal(p.chosen)
	}
	p.all.Reload()
	p.reveal(p.all, row)
	p.count.SetText(p.countText())
}

// reveal chooses a row. It comes into view only where something else was chosen before: what is in
// view else stays while the search goes on.
func (p *Pane) reveal(list *planlist.List, row int) {
	if p.moved {
		list.Select(row)
	} else {
		list.Mark(row)
	}
}

// placeShown is the node that is shown, tree.None for none.
func (p *Pane) placeShown() tree.ID {
	if n, ok := p.view.At(); ok {
		return n.ID
	}
	return tree.None
}

// countText says how many plans are listed.
func (p *Pane) countText() string {
	switch {
	case p.life == nil:
		return ""
	case p.outline.flat:
		return fmt.Sprintf("%s of %s plans", present.Whole(len(p.outline.kept)), present.Whole(p.life.plansAt(p.until)))
	}
	return fmt.Sprintf("%s plans; a triangle opens what came of one", present.Whole(p.life.plansAt(p.until)))
}

// statement is the current statement of the chosen plan.
func (p *Pane) statement() int {
	if p.at != lastStatement || p.life == nil || p.chosen > p.life.plans {
		return p.at
	}
	return int(p.outline.tallyOf(p.chosen).latest.Statement)
}

// showCard shows the chosen plan, and why the move of the node was tried.
func (p *Pane) showCard() {
	p.card.Hidden = p.parts.SelectedIndex() == partTry
	c := card{life: p.life, view: p.view, until: p.until}
	chosen := p.life != nil && p.chosen > 0 && p.chosen <= p.life.plans
	if chosen {
		c.plan(p.chosen, p.statement())
	}
	if n, ok := p.view.At(); ok && p.account != nil && n.ID != tree.Root {
		c.why(n.ID, p.chosen)
	}
	if chosen {
		c.outcomes(p.chosen) // last, as they may be many
	}
	same := slices.Equal(titles(p.lines), titles(c.lines))
	p.lines = c.lines
	if same { // news: what is in view stays
		p.card.UpdateLines(c.lines)
	} else {
		p.card.SetLines(c.lines)
	}
}

// titles are the titles of a card.
func titles(lines []planlist.Line) (list []string) {
	for _, l := range lines {
		if l.Kind == planlist.Title {
			list = append(list, l.Text)
		}
	}
	return list
}
