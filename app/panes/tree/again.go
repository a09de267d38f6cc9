package tree

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/query"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// again says of the node that is chosen how often its position occurs in the tree, and how many nodes are like it; a
// click finds them. It is looked for beside the window, in a tree that does not grow.
type again struct {
	*finder
	slot       *work.Slot
	same, like *tooltip.Button
	row        *fyne.Container
	of         *tree.Tree // what was looked for last
	at         tree.ID
}

// mostLooked is how many nodes are looked at, a fraction of a second.
const mostLooked = 1_000_000

// occurrences are where a position occurs.
type occurrences struct {
	same  int // nodes with the position
	ways  int // different lines of moves that lead to them
	like  int
	whole bool // all nodes were looked at
}

func newAgain(f *finder) *again {
	a := &again{finder: f, slot: f.host.Slot("Looking where the position occurs")}
	a.same = tooltip.NewTextButton(f.host.Hints(), "", nil, "Find where this position occurs.", func() {
		a.ask("position = %d and not stage")
	})
	a.like = tooltip.NewTextButton(f.host.Hints(), "", nil, "Find what is like this node.", func() { a.ask("like = %d") })
	a.row = container.NewHBox(a.same, a.like)
	a.row.Hide()
	return a
}

// ask shows the nodes that were counted.
func (a *again) ask(text string) { a.Ask(fmt.Sprintf(text, a.at)) }

// show looks for a node in the tree, unless that was done.
func (a *again) show(id tree.ID) {
	t := a.source.Tree
	growing := t.Empty() || a.view.Search.Running() || a.view.Simple
	if !growing && a.of == t && a.at == id {
		return
	}
	a.slot.Cancel()
	a.of, a.at = t, id
	a.row.Hide()
	if growing {
		a.of = nil
		return
	}
	release := a.view.Search.Hold()
	work.Run(a.slot, func(job *work.Job) occurrences {
		defer release()
		return occurring(job, t, id)
	}, a.tell)
}

// tell names what was found.
func (a *again) tell(o occurrences) {
	say := phrase.With("n", present.Whole(o.same), "ways", present.Whole(o.ways), "like", present.Whole(o.like),
		"looked", present.Whole(mostLooked))
	rest := ""
	if !o.whole {
		rest = say(" Of the tree the first {looked} nodes were looked at.")
	}
	a.same.SetText(say("occurs {n} times"))
	a.same.SetHint(say("The position of this node stands at {n} nodes of the tree, after {ways:1 line|# lines} of "+
		"moves. A click finds them.") + rest)
	a.like.SetText(say("{like} similar"))
	a.like.SetHint(say("{like:1 node is|# nodes are} like this one: another position with the same pawns and as many men "+
		"of each kind, the same side to move, and the same move found best. A click finds {like:it|them}.") + rest)
	a.same.Hidden, a.like.Hidden = o.same < 2, o.like == 0
	if a.row.Hidden = a.same.Hidden && a.like.Hidden; !a.row.Hidden {
		a.row.Show()
	}
	a.layOut()
}

// occurring looks through a tree for the position of a node, and for nodes that are like it.
func occurring(job *work.Job, t *tree.Tree, id tree.ID) (o occurrences) {
	words := t.Header().Vocabulary
	var matchers [2]*query.Matcher
	for i, text := range []string{"position = %d and not stage", "like = %d"} {
		q, err := query.Parse(fmt.Sprintf(text, id), words)
		if err != nil {
			return o
		}
		matchers[i] = q.On(t)
	}
	ways := map[string]bool{}
	nodes := t.Len()
	for at := range tree.ID(min(nodes, mostLooked)) {
		if at%1024 == 0 && !job.At(int(at), min(nodes, mostLooked)) {
			return o
		}
		n := t.Node(at)
		if matchers[0].Match(n) {
			o.same++
			ways[fmt.Sprint(t.Moves(t.Path(at)))] = true
		} else if matchers[1].Match(n) {
			o.like++
		}
	}
	o.ways, o.whole = len(ways), nodes <= mostLooked
	return o
}
