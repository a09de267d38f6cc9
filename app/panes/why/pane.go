package why

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/why"
)

// Pane shows where the value of a node comes from, and sets two moves beside each other.
//
// The node that it explains is the root, until the user asks for another: the panel is pinned,
// and stays while one walks along its lines. Whatever else is chosen or played becomes the second
// side of the comparison.
type Pane struct {
	pane.Tab
	panel   *why.View
	pin     *widget.Check
	instead *widget.Button
	pinning *fyne.Container // both; the simple face has neither
	book    *widget.Label   // that a move is from the book
	data    why.Data
	contest *contest // what the panel compares, nil for nothing
	host    pane.Host
	view    pane.View
	jargon  pane.Jargon

	explained tree.ID
	stage     tree.ID // what stood for it when the panel was filled
	pair      pair
	paired    bool            // there is a pair
	found     *session.Search // of the second of these, that somebody else has made; nil for none
	letGo     func()          // of it
	nearest   pair            // what is compared of the root until something is chosen; zero for the pane to choose it
	at        tree.ID         // where the user was when the pair was chosen
	off       board.Move

	walk    *work.Slot // counts the reasons of large subtrees
	asking  *work.Slot // searches a move that has no node
	later   map[pane.Side]*session.Search
	tried   map[pane.Side]bool // were searched unasked
	unasked bool               // what asking searches
	quick   uint32             // the size of a subtree that is counted while the user waits
}

// New returns the pane.
func New(host pane.Host) pane.Pane {
	p := &Pane{
		panel: why.New(), host: host, walk: host.Slot("Counting the reasons"), asking: host.Slot("Searching a move"),
		later: map[pane.Side]*session.Search{}, tried: map[pane.Side]bool{}, quick: quickWalk,
	}
	p.panel.OnSelect = func(id uint32) { host.Select(p.view.Place(tree.ID(id))) }
	p.panel.OnHover = host.Hints().Show
	p.panel.Links = func(text string) []draw.Link { return p.jargon.Links(p.view, text) }
	p.panel.OnLink = func(key string, at fyne.Position) { p.jargon.Open(host, key, at) }
	p.panel.OnTerm = p.openTerm
	p.panel.OnAbsent = p.play
	p.panel.OnReason = p.showReason
	p.panel.OnAsk = p.ask
	p.panel.OnWalk = p.walkTo
	p.panel.OnPoint = p.preview
	p.pin = widget.NewCheck("Pinned", func(bool) { p.explainHere() })
	p.pin.Checked = true
	p.instead = widget.NewButton("Explain this node instead", p.explainHere)
	hints := host.Hints()
	p.book = widget.NewLabel("")
	p.book.Wrapping, p.book.TextStyle.Bold = fyne.TextWrapWord, true
	p.book.Hide()
	p.pinning = container.NewBorder(nil, nil,
		hints.Hint(p.pin, "Go on explaining the same node wherever you go; another move that you choose or play is "+
			"compared. Without the pin, whatever is chosen is explained."), nil,
		hints.Hint(p.instead, "Say where the value of the node that is chosen now comes from."))
	p.Tab = pane.NewTab(pane.Why, "Why", container.NewBorder(container.NewVBox(p.book, p.pinning), nil, nil, nil, p.panel))
	return p
}

// Focus puts the keys into the lines.
func (p *Pane) Focus(c fyne.Canvas) { p.panel.Focus(c) }

// Close gives up the searches of single moves, whose tree goes.
func (p *Pane) Close() { p.forget() }

// Show gathers the evidence.
func (p *Pane) Show(v pane.View) {
	other := v.Search != p.view.Search
	if other {
		p.forget()
		p.explained, p.paired, p.at, p.nearest = tree.Root, false, tree.None, pair{}
	}
	p.view = v
	p.book.SetText(v.FromBook)
	p.book.Hidden, p.pinning.Hidden = v.FromBook == "", v.Simple
	p.Content().Refresh()
	compared := p.follow()
	p.fill()
	p.askUnasked()
	switch {
	case compared:
		p.panel.Reveal(why.Versus)
	case other:
		p.panel.Begin()
	}
}

// follow takes in where the user has gone. It reports whether that has chosen another comparison.
func (p *Pane) follow() bool {
	v := p.view
	missing, off := v.WhyNot()
	if v.Tree.Empty() || v.Node == p.at && missing.Move == p.off {
		return false
	}
	p.at, p.off = v.Node, missing.Move
	e := evidence{v}
	switch n, ok := v.At(); {
	case off:
		p.pair, p.paired = e.againstBest(pane.Side{At: v.Place(missing.Node), Move: missing.Move})
		return p.paired
	case !ok || p.contest.holds(n.ID):
		return false
	case !p.pin.Checked:
		p.explained, p.paired = n.ID, false
		return false
	case n.Move == board.NoMove || n.Move == board.Pass || p.onChain(n.ID):
		return false
	case n.Type.Test():
		side := e.tested(n)
		if side.Move == board.NoMove {
			p.pair, p.paired = e.against(v.Tree.Node(side.Node))
			return p.paired
		}
		p.pair, p.paired = e.againstBest(side)
		return p.paired
	default:
		chosen, ok := e.against(n)
		p.pair, p.paired = chosen, ok
		return ok
	}
}

// onChain reports whether a node is on the way of the value that is explained.
func (p *Pane) onChain(id tree.ID) bool {
	for _, step := range p.view.Tree.Provenance(p.shown()).Path {
		if step == id {
			return true
		}
	}
	return false
}

// Compare sets two moves beside each other.
func (p *Pane) Compare(first, second pane.Side) {
	if p.view.Tree.Empty() {
		return
	}
	p.pair, p.paired = pair{first, second}, true
	p.fill()
	p.askUnasked()
	p.panel.Reveal(why.Versus)
}

// SuggestFound says which answer to the chosen move was searched by itself, beside the one that is expected. It comes
// before what else is suggested.
func (p *Pane) SuggestFound(expected, asked pane.Side, found *session.Search) {
	if !expected.Node.Kept() || asked.Search != p.view.Search || found == p.found {
		return
	}
	if p.found != nil {
		p.letGo()
	}
	p.found, p.letGo = found, found.Hold()
	p.later[asked] = found
	p.nearest = pair{expected, asked}
	if !p.paired {
		p.fill()
	}
}

// Suggest says which move is nearest by value to the one that was chosen at the root, where somebody has found that
// out: the two stand beside each other until the user asks for another comparison.
func (p *Pane) Suggest(chosen, nearest pane.Side) {
	if p.found != nil || p.nearest == (pair{chosen, nearest}) {
		return
	}
	if p.nearest = (pair{chosen, nearest}); !p.paired && p.view.Search != nil {
		delete(p.tried, nearest) // it may take more now
		p.fill()
		p.askUnasked()
	}
}

// shown is the node that the panel speaks of: that which is explained, or the last finished iteration where that is the
// root of a search that goes on or was stopped.
func (p *Pane) shown() tree.ID { return p.view.Nodes.Stands(p.explained) }

// explainHere explains the chosen node instead of another.
func (p *Pane) explainHere() {
	if p.view.InTree && !p.view.Tree.Empty() {
		p.explained, p.paired = p.view.Node, false
	}
	p.fill()
}

// fill puts the evidence on the panel.
func (p *Pane) fill() {
	p.walk.Cancel()
	p.data, p.contest = why.Data{}, nil
	v := p.view
	if v.Search != nil && !v.Tree.Empty() && !v.Quizzed() {
		e, n := evidence{v}, v.Tree.Node(p.shown())
		p.stage = n.ID
		p.data = e.data(n)
		if !v.Simple { // whose list of moves says it
			p.data.Choice = e.choice(n.ID)
			p.countReasons(v.Tree.Node(p.explained))
		}
		if p.data.Choice != nil {
			explanation, _ := e.Explain(n.ID)
			p.data.Choice.Summary = e.Nodes.Say(e.Nodes.Coverage(n.ID, explanation.Absent))
		}
		p.compare(e)
	}
	p.panel.SetEmpty(v.Empty("Press Think to see where the value of a move comes from."))
	p.show()
	if here := !v.InTree || v.Node == p.explained; here {
		p.instead.Disable()
	} else {
		p.instead.Enable()
	}
}

// show puts the data on the panel.
func (p *Pane) show() {
	p.panel.SetData(p.data)
	p.panel.Select(uint32(p.view.Node))
}

// compare fills the comparison: the chosen pair, or the best two moves of the node.
func (p *Pane) compare(e evidence) {
	if !p.paired {
		chosen, ok := p.nearest, p.nearest != pair{} && p.explained == tree.Root
		if !ok {
			chosen, ok = e.first(p.shown())
		}
		if !ok {
			return
		}
		p.pair = chosen
	}
	if p.contest = e.contest(p.pair, p.later); p.contest == nil {
		return
	}
	c := p.contest.Comparison
	if p.view.Simple && p.found != nil && p.pair == p.nearest { // the headline says the rest
		p.contest.sides[1].goOn(e, p.found)
		c = why.Comparison{First: why.Variation{Name: c.First.Name}, Second: p.contest.sides[1].Variation, Title: p.title(),
			Because: "a second search"}
		p.data.Comparison = &c
		return
	}
	if first := c.First.Moves[0]; p.view.Simple && !first.Other && p.onChain(tree.ID(first.ID)) { // which stands above
		first.Name += " ..., as above"
		if len(c.Terms) == 0 { // no column closes on the values, and the list of moves has them
			first.Value = ""
			c.Second.Moves = slices.Clone(c.Second.Moves)
			c.Second.Moves[0].Value = ""
		}
		c.First.Moves = []why.Move{first}
	}
	c.Because = p.because()
	if s, ok := p.missing(); ok {
		at := p.contest.sides[1]
		if s == p.pair.first {
			at = p.contest.sides[0]
		}
		move := at.Before.SAN(at.Line[0])
		c.Ask = fmt.Sprintf("Search %s now", move)
		if p.asked() {
			c.Ask = fmt.Sprintf("Searching %s … (click to give it up)", move)
		}
	}
	p.data.Comparison = &c
}

// title says what the line of a second search is.
func (p *Pane) title() string {
	at := p.contest.sides[1]
	say := phrase.With("answer", at.Move())
	if at.Line[0] == p.view.Game.PlayedAt(at.Before) {
		return say("After {answer}, as in the game")
	}
	return say("After {answer}")
}

// because says why the second move is the one that is compared, where nobody has asked for it.
func (p *Pane) because() string {
	switch second := p.contest.sides[1].Line[0]; {
	case p.paired:
		return ""
	case p.found != nil && p.pair == p.nearest && second == p.view.Game.PlayedAt(p.contest.sides[1].Before):
		return "as in the game"
	case p.found != nil && p.pair == p.nearest:
		return "searched by itself"
	case p.pair == p.nearest:
		return "next in the list"
	case p.explained == tree.Root && second == p.view.Game.PlayedAt(p.view.Search.Position):
		return "played in the game"
	}
	return ""
}

// Grow takes in the iterations and the moves that a running search has finished.
func (p *Pane) Grow() {
	if p.view.Tree.Empty() || !p.view.Search.Running() || p.view.Quizzed() {
		return
	}
	shown := p.shown()
	c := evidence{p.view}.choice(shown)
	if had := p.data.Choice; shown != p.stage || c != nil && (had == nil || len(had.Moves) != len(c.Moves)) {
		p.fill()
	}
}

// openTerm goes to the leaf that the value comes from, and to one of its terms.
func (p *Pane) openTerm(id string) {
	p.host.Select(p.view.Place(p.view.Tree.Provenance(p.shown()).Leaf))
	if err := p.host.Open(pane.Terms, id); err != nil {
		p.host.Fault(err.Error())
	}
}

// showReason shows the nodes that were closed for a reason, of those that are counted.
func (p *Pane) showReason(key string) {
	t, top := p.view.Tree, p.explained
	words := t.Header().Vocabulary
	reason, ok := words.FilterOf(tree.Key(key))
	if !ok {
		return
	}
	title, passes := reason.Name, words.Matcher(reason)
	if top != tree.Root {
		title = phrase.Of("{reason}, from {move} on", "reason", title, "move", p.view.Nodes.Move(t.Node(top)))
	}
	p.host.ShowNodes(title, func(n tree.Node) bool { return passes(n) && t.Within(n.ID, top) }, func(int) {})
}

// play makes a move that has no node.
func (p *Pane) play(move uint32) {
	p.host.Select(p.view.Place(p.explained))
	p.host.Play(board.Move(move))
}

// quickWalk nodes are counted in a hundredth of a second.
const quickWalk = 200_000

// countReasons counts why nodes were closed: of the whole search from its own numbers, of a
// subtree by a walk, which happens beside the window where it is long.
func (p *Pane) countReasons(n tree.Node) {
	t, words := p.view.Tree, p.view.Tree.Header().Vocabulary
	p.data.Counted = p.view.Nodes.Move(n)
	switch {
	case !n.Closed:
	case n.ID == tree.Root:
		p.data.Reasons = reasons(words, p.view.Search.Counts().ByReason)
	case n.Count <= p.quick:
		p.data.Reasons = reasons(words, t.Stats(n.ID, nil).ByReason)
	default:
		release := p.view.Search.Hold()
		work.Run(p.walk, func(job *work.Job) []why.Reason {
			defer release()
			seen := 0
			return reasons(words, t.Stats(n.ID, func() bool { seen += 4096; return !job.At(seen, int(n.Count)) }).ByReason)
		}, func(counted []why.Reason) {
			p.data.Reasons = counted
			p.show()
		})
	}
}
