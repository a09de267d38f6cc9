// Package cause is the tab that says why a choice changed, from iteration to iteration of the search that is shown or
// from another search to it, and why the solution of a position of the library was missed: chains of sentences, of
// which each is a click to its node. The models are app/causes and app/missed.
package cause

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/causes"
	"drevo/app/examples"
	"drevo/app/missed"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/cause"
	"drevo/engine/diff"
	"drevo/engine/tree"
	"drevo/widgets/prose"
	"drevo/widgets/tooltip"
)

// key names the pane.
const key pane.Key = "cause"

// Pane is the chains.
type Pane struct {
	pane.Tab
	other *tooltip.Select // with what the shown search is compared
	miss  *tooltip.Button // looks into what the search missed
	text  *prose.View

	host    pane.Host
	replay  *replay.Replay
	slot    *work.Slot
	view    pane.View
	offered []*session.Search  // by the chooser, nil first: the iterations of the search itself
	pair    [2]*session.Search // that is compared: the one before, and now; both the same for its iterations
	ended   bool               // when they were compared last
	chains  []causes.Chain     // that are shown
	links   [][2]int           // of the sentences: the chain, and its link
	solved  []board.Move       // the solution of the position, nil where none is known
}

const (
	textEmpty = "Think first: here stands why a search changed its mind, from iteration to iteration, or why it chose " +
		"otherwise than another search of the same position."
	textRunning = "This is said when the searches have ended."
	iterations  = "From iteration to iteration"
)

// New returns the pane.
func New(host pane.Host, of *replay.Replay) pane.Pane {
	p := &Pane{host: host, replay: of, slot: host.Slot("Looking for the cause"), text: prose.New()}
	hints := host.Hints()
	p.other = tooltip.NewSelect(hints, nil, "With what the choice of the shown search is compared: with its own "+
		"iterations, or with another search of the same position.", func(string) { p.choose() })
	p.miss = tooltip.NewTextButton(hints, "Why was it missed?", nil, "Say how far the solution lies, where the search "+
		"left the "+
		"way to it and by which rule, and look for the smallest change of an option that finds it. It takes some seconds; "+
		"it is there for positions of the library with something to be found that the search missed.", p.lookInto)
	p.text.OnHover, p.text.OnLink = hints.Show, p.open
	head := container.NewBorder(nil, nil, nil, p.miss, p.other)
	p.Tab = pane.NewTab(key, "Cause", container.NewBorder(head, nil, nil, nil, container.NewVScroll(p.text)))
	return p
}

// Close gives up what is being looked for.
func (p *Pane) Close() { p.slot.Cancel() }

// Show says the chains of the search that is shown, unless it is one of the two that are compared.
func (p *Pane) Show(v pane.View) {
	p.view = v
	p.know()
	if p.keeps(v) {
		return
	}
	p.offer()
	p.compare()
}

// keeps reports whether the chains that are shown are still those to be shown.
func (p *Pane) keeps(v pane.View) bool {
	if v.Search == nil || p.pair[0] == nil || !p.ended {
		return false
	}
	for _, s := range p.pair {
		if !slices.Contains(v.Searches, s) {
			return false
		}
	}
	return slices.Contains(p.pair[:], v.Search)
}

// know finds out whether the search has missed a solution.
func (p *Pane) know() {
	p.solved = nil
	if s := p.view.Search; s != nil && !s.Running() && !s.Traced() {
		if e, ok := examples.Of(s.Position); ok && len(e.Solution()) > 0 {
			if result, err := s.Wait(); err == nil && result.Move != e.Solution()[0] {
				p.solved = e.Solution()[:1]
			}
		}
	}
	if p.solved == nil {
		p.miss.Disable()
	} else {
		p.miss.Enable()
	}
}

// offer offers the iterations of the search, and the other searches of its position, the latest first.
func (p *Pane) offer() {
	p.offered, p.other.Options = []*session.Search{nil}, []string{iterations}
	for _, s := range slices.Backward(p.view.Searches) {
		if p.view.Search == nil || s == p.view.Search || s.Position.Key() != p.view.Search.Position.Key() {
			continue
		}
		p.offered = append(p.offered, s)
		p.other.Options = append(p.other.Options, present.SearchProgramme(s)+": "+
			present.SearchOutcome(s, p.view.Nodes.Format.Unit))
	}
	at := max(slices.Index(p.offered, p.pair[0]), 0)
	p.other.Selected = p.other.Options[at]
	p.pair = [2]*session.Search{p.offered[at], p.view.Search}
	if at == 0 {
		p.pair[0] = p.view.Search
	}
	p.other.Refresh()
}

// choose compares with something else.
func (p *Pane) choose() {
	at := p.other.SelectedIndex()
	if at < 0 || p.pair[1] == nil {
		return
	}
	if p.pair[0] = p.offered[at]; at == 0 {
		p.pair[0] = p.pair[1]
	}
	p.compare()
}

// compare finds the chains, beside the window.
func (p *Pane) compare() {
	p.slot.Cancel()
	p.chains, p.links, p.ended = nil, nil, false
	before, now := p.pair[0], p.pair[1]
	switch {
	case now == nil || now.Tree().Empty() || before.Tree().Empty():
		p.say(textEmpty)
		return
	case before.Running() || now.Running():
		p.say(textRunning)
		return
	}
	p.ended = true
	one, two := before.Hold(), now.Hold()
	type result struct {
		chains []causes.Chain
		err    error
	}
	work.Run(p.slot, func(*work.Job) (r result) {
		defer one()
		defer two()
		if before == now {
			r.chains, r.err = causes.Within(now)
			return r
		}
		c, err := causes.Between(before, now)
		return result{[]causes.Chain{c}, err}
	}, func(r result) {
		switch {
		case r.err != nil:
			p.say("There is nothing to explain: " + r.err.Error() + ".")
		case len(r.chains) == 0:
			p.say("It never changed its mind from one finished iteration to the next. Choose another search of this position " +
				"above to compare with.")
		default:
			p.show(nil, r.chains)
		}
	})
}

// lookInto looks into what the search missed.
func (p *Pane) lookInto() {
	s := p.view.Search
	if s == nil || p.solved == nil {
		return
	}
	solution := p.solved
	p.say("Looking for a search that finds the solution, and changing one option at a time ...")
	done := s.Hold()
	type result struct {
		found *missed.Found
		err   error
	}
	work.Run(p.slot, func(job *work.Job) result {
		defer done()
		f, err := missed.Of(job.Context(), engine.Programmes(), s, solution, nil)
		return result{f, err}
	}, func(r result) {
		if r.err != nil {
			p.say(r.err.Error())
			return
		}
		p.pair, p.ended = [2]*session.Search{s, s}, true
		var list []causes.Chain
		if c, ok := r.found.Chain(); ok {
			list = append(list, c)
		}
		p.show(r.found.Says(), list)
	})
}

// say shows a sentence in the place of chains.
func (p *Pane) say(text string) { p.set(prose.Text(prose.Plain, text)) }

func (p *Pane) set(list ...prose.Paragraph) {
	p.text.Set(list...)
	p.Content().Refresh() // the text may have another height
}

// replayed begins the link that shows the search as it was when the node of a link was made.
const replayed = "replay "

// show shows sentences and chains, each link a click; those of searches that are kept are replayed from there, too.
func (p *Pane) show(said []string, chains []causes.Chain) {
	p.chains, p.links = chains, nil
	var list []prose.Paragraph
	for _, text := range said {
		list = append(list, prose.Text(prose.Plain, text))
	}
	for i, c := range chains {
		c = c.In(p.view.Nodes.Format.Unit)
		list = append(list, prose.Text(prose.Large, c.Title()))
		for k, link := range c.Links {
			number := strconv.Itoa(len(p.links))
			runs := []prose.Run{{Text: c.Say(link), Link: number, Hint: hint(c, link)}}
			if p.searchOf(c.Sides[link.Side].Tree) != nil {
				runs = append(runs, prose.Run{Text: " "}, prose.Run{Text: "Replay", Link: replayed + number,
					Hint: "Show the tree as it was when this node was made, with the bounds there, and go on from there."})
			}
			list = append(list, prose.Paragraph{Style: prose.Plain, Runs: runs})
			p.links = append(p.links, [2]int{i, k})
		}
		list = append(list, prose.Text(prose.Small, c.Ended()))
	}
	p.set(list...)
}

// hint says where a click goes.
func hint(c causes.Chain, link cause.Link) string {
	t := c.Sides[link.Side].Tree
	way := present.NewNodes(t, present.InPawns).Path(link.Node)
	return strings.TrimSpace("Node " + strconv.Itoa(int(link.Node)) + " of " + c.Names[link.Side] + ": " + way)
}

// open goes to the node of a link; of a search that is not kept to the same moves in the shown tree, as far as it goes.
func (p *Pane) open(link string, _ fyne.Position) {
	number, begin := strings.CutPrefix(link, replayed)
	at, err := strconv.Atoi(number)
	if err != nil || at >= len(p.links) || p.view.Search == nil {
		return
	}
	c := p.chains[p.links[at][0]]
	to := c.Links[p.links[at][1]]
	t := c.Sides[to.Side].Tree
	if s := p.searchOf(t); s != nil {
		if p.host.Select(pane.At{Search: s, Node: to.Node}); begin {
			p.replay.Show(true)
			p.replay.Go(to.Node)
		}
		return
	}
	id, _ := diff.At(p.view.Tree, tree.Root, t.Moves(t.Path(to.Node)))
	p.host.Select(p.view.Place(id))
}

// searchOf is the search of the pair that a tree is of; nil where it is not kept.
func (p *Pane) searchOf(t *tree.Tree) *session.Search {
	for _, s := range p.pair {
		if s != nil && s.Tree() == t {
			return s
		}
	}
	return nil
}
