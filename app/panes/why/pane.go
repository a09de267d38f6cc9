package why

import (
	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/work"
	"drevo/engine/tree"
	"drevo/widgets/why"
)

// Pane shows where the value of the node comes from.
type Pane struct {
	panel *why.View
	data  why.Data
	host  pane.Host
	view  pane.View
	walk  *work.Slot // counts the reasons of large subtrees
	quick uint32     // the size of a subtree that is counted while the user waits
}

// New returns the pane.
func New(host pane.Host) pane.Pane {
	p := &Pane{panel: why.New(), host: host, walk: host.Slot("Counting the reasons"), quick: quickWalk}
	p.panel.SetEmpty(empty)
	p.panel.OnSelect = func(id uint32) { host.Select(tree.ID(id)) }
	p.panel.OnHover = host.Hint
	p.panel.OnTerm = p.openTerm
	p.panel.OnAbsent = p.play
	p.panel.OnReason = host.Find
	return p
}

const empty = "Press Think, or choose a node of the tree, to see where its value comes from."

func (p *Pane) Key() pane.Key              { return pane.Why }
func (p *Pane) Title() string              { return "Why" }
func (p *Pane) Content() fyne.CanvasObject { return p.panel }
func (p *Pane) Layers() []pane.Layer       { return nil }

// Focus puts the keys into the lines.
func (p *Pane) Focus(c fyne.Canvas) { p.panel.Focus(c) }

// Show gathers the evidence for the node.
func (p *Pane) Show(v pane.View) {
	p.walk.Cancel()
	p.view, p.data = v, why.Data{}
	if n, ok := v.At(); ok {
		p.data = evidence{v}.data(n)
		p.countReasons(n)
	}
	p.panel.SetEmpty(empty)
	if missing, ok := v.WhyNot(); ok {
		p.panel.SetEmpty(v.Nodes.WhyNot(missing))
	}
	p.panel.SetData(p.data)
	p.panel.Select(uint32(v.Node))
}

// openTerm goes to the leaf that the value comes from, and to one of its terms.
func (p *Pane) openTerm(id string) {
	if n, ok := p.view.At(); ok {
		p.host.Select(p.view.Tree.Provenance(n.ID).Leaf)
		if err := p.host.Open(pane.Terms, id); err != nil {
			p.host.Fault(err.Error())
		}
	}
}

// play makes a move that has no node.
func (p *Pane) play(uci string) {
	if move, err := p.view.Position.ParseUCI(uci); err == nil {
		p.host.Play(move)
	}
}

// quickWalk nodes are counted in a hundredth of a second.
const quickWalk = 200_000

// countReasons counts why nodes were closed: of the whole search from its own numbers, of a
// subtree by a walk, which happens beside the window where it is long.
func (p *Pane) countReasons(n tree.Node) {
	t, words := p.view.Tree, p.view.Tree.Header().Vocabulary
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
			p.panel.SetData(p.data)
			p.panel.Select(uint32(p.view.Node))
		})
	}
}
