package trace

import (
	"errors"
	"math"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// builder makes a tree of a trace.
type builder struct {
	*replay
	links    *links
	recorder *tree.Recorder
	ids      []tree.ID        // of the tree, by the numbers of the nodes
	rooted   bool             // the root is open, or was left
	closed   bool             // the root was left
	ended    bool             // the search is over
	dropped  int              // open nodes below an illegal move, which a tree can't have
	wanted   map[tree.ID]Move // the best moves of nodes that a helper has searched, which are not in the tree yet
	helpers  *helpers         // the threads beside the first; nil for none
	notes    *Notes           // what is attached; nil for nothing yet
	staged   func(tree.ID)
}

// open is the bound where the trace says none.
const openBound = math.MaxInt32 / 2

// treeHeader says what the tree is of.
func (b *builder) treeHeader() tree.Header {
	options := map[string]string{}
	for _, o := range b.search.Options {
		options[o.Name] = o.Value
	}
	words := b.header.Words.Vocabulary
	if b.header.WinRate {
		words.Columns = netColumns(words.Columns)
	}
	return tree.Header{Programme: b.header.Engine, Options: options, Position: b.top().at, Scale: b.header.TreeScale(),
		Vocabulary: words}
}

// take takes in a record.
func (b *builder) take(rec *Record) error {
	if rec.Op == Thread || b.which != 0 {
		return b.beside(rec)
	}
	if b.ended || b.closed || rec.Op == Info || rec.Op == Clock {
		return nil
	}
	if rec.Op == End {
		b.ended = true
		return nil
	}
	if !b.rooted && rec.Op != Hint {
		b.root(rec)
	}
	if rec.Op == Leave {
		b.leaving(rec)
	}
	if err := b.step(rec); err != nil && !errors.Is(err, errNesting) {
		return err
	}
	b.took(rec)
	return nil
}

// beside takes in a record of another thread than the first, which waits until that leaves the root.
func (b *builder) beside(rec *Record) error {
	if err := b.step(rec); err != nil && !errors.Is(err, errNesting) {
		return err
	}
	if rec.Op == Thread || b.closed || b.ended {
		return nil
	}
	if rec.Op == Enter || rec.Op == Stage {
		b.top().id = tree.None // until it is hung into the tree
	}
	if b.helpers == nil {
		b.helpers = &helpers{to: b}
	}
	b.helpers.keep(b.which, rec)
	return nil
}

// hangHelpers hangs what the other threads did into the tree, once.
func (b *builder) hangHelpers() {
	if b.helpers != nil {
		b.helpers.hang()
		b.helpers = nil
	}
}

// root opens the root of the tree, with the bounds that the trace says.
func (b *builder) root(rec *Record) {
	alpha, beta := int64(-openBound), int64(openBound)
	if rec.Op == Enter && rec.Int(Code) == int64(tree.TypeRoot) {
		alpha, beta = rec.Int(Alpha), rec.Int(Beta)
	}
	b.rooted = true
	b.ids = append(b.ids, tree.Root)
	b.recorder.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, eval.Score(alpha), eval.Score(beta))
}

// took records what a record says, after it was replayed.
func (b *builder) took(rec *Record) {
	switch n := b.top(); rec.Op {
	case Enter, Stage:
		if b.next > int64(len(b.ids)) {
			b.entered(n)
		}
	case Add:
		b.addedNode(rec)
	case Update:
		b.updated(rec)
	case Net:
		b.net(rec)
	case Playout:
		b.playedOut(rec.Int(Node))
	case Skip:
		b.skip(rec)
	case Static:
		b.static(rec)
	case Known:
		if rec.Has(Node) && b.dropped == 0 {
			b.recorder.KnownFrom(b.id(rec.Int(Node)))
		}
	case Better:
		if rec.Has(Node) {
			b.recorder.SetBest(b.added[rec.Int(Node)].id)
		} else if b.dropped == 0 {
			b.recorder.Improve()
		}
	}
}

// id is the node of the tree that has a number, None for one that is not there.
func (b *builder) id(number int64) tree.ID {
	if number < 0 || number >= int64(len(b.ids)) {
		return tree.None
	}
	return b.ids[number]
}

// entered opens the node that was entered.
func (b *builder) entered(n *node) {
	if !n.legal {
		b.dropped++
		b.ids = append(b.ids, tree.None)
		b.recorder.Hide(1)
		return
	}
	kind := b.typeOf(n)
	move, class := board.Move(n.label), n.hint.class
	if !kind.Stage() {
		parent := &b.stack[b.open-2]
		move, _ = n.move.In(&parent.at)
		if !n.hint.hasClass && move != board.Pass {
			class = search.ClassOf(&parent.at, move)
		}
	}
	b.recorder.Enter(move, kind, class, eval.Score(n.alpha), eval.Score(n.beta))
	b.recorder.Place(n.hint.place)
	n.id = b.recorder.Open()
	b.ids = append(b.ids, n.id)
	b.stage(n)
}

// stage tells of a stage at the root that has begun or ended.
func (b *builder) stage(n *node) {
	if n.stage && n.ply == 0 && n.rank <= 1 && n.id.Kept() && b.staged != nil {
		b.staged(n.id)
	}
}

// typeOf is the type of a node: its kind's, and what hangs at the same position is a stage.
func (b *builder) typeOf(n *node) tree.NodeType {
	if test := n.move.Test(); test > 0 {
		return testType(test)
	}
	kind := b.header.Words.TypeOf(n.code).Type
	if n.move.Again() {
		return kind | tree.StageType
	}
	return kind &^ tree.StageType
}

// skip records a move that was left out, if it is legal.
func (b *builder) skip(rec *Record) {
	at, value := &b.top().at, tree.NoValue
	if rec.Has(Value) {
		value = eval.Score(rec.Int(Value))
	}
	n, named := b.added[rec.Int(Node)]
	if named {
		at = &n.at
	}
	switch move, legal := rec.Move().In(at); {
	case !legal || rec.Has(Node) && !named:
	case rec.Has(Node):
		b.recorder.AddSkip(n.id, move, tree.Reason(rec.Int(Code)), value)
	case b.dropped == 0:
		b.recorder.Skip(move, tree.Reason(rec.Int(Code)), value)
	}
}

// static sets the static value of the innermost node.
func (b *builder) static(rec *Record) {
	switch value := eval.Score(rec.Int(Value)); {
	case b.dropped > 0:
	case rec.Has(Bound) && rec.Int(Bound) != int64(tree.Exact):
		b.recorder.StaticBound(value)
	default:
		b.recorder.Static(value)
	}
}

// leaving closes the innermost node, before it is left on the board.
func (b *builder) leaving(rec *Record) {
	n := b.top()
	switch {
	case b.dropped > 0:
		b.dropped--
		return
	case b.open == 1 && !n.window:
		return
	case b.open == 1:
		b.hangHelpers()
	}
	if !n.better {
		b.markBest(n, rec.Move())
	}
	reason := tree.Reason(rec.Int(Code))
	n.value = rec.Int(Value)
	if n.known.said && !n.known.hasNode && b.group(reason) == tree.GroupTable {
		what := b.header.entryOf(&n.at, n.ply, n.known.depth, n.known.value, n.known.bound)
		if o, ok := b.links.find(what); ok {
			b.recorder.KnownFrom(o.id)
		}
	}
	if rec.Has(Stored) {
		b.links.add(b.header.entryOf(&n.at, n.ply, rec.Int(Stored), n.value, n.bound()), origin{id: n.id})
	}
	if rec.Has(Hidden) {
		b.recorder.Hide(uint64(rec.Int(Hidden)))
	}
	b.recorder.Leave(eval.Score(n.value), b.worth(n, reason), reason)
	b.closed = b.open == 1
	if root := &b.stack[0]; b.staged != nil && b.open == 2 && n.stage && n.rank <= 1 && reason != tree.ReasonStopped &&
		!root.better {
		b.recorder.Improve() // so that there is a line while somebody looks on
	}
	b.stage(n)
}

// worth is what the value of a node that is left is worth: the root has that of the stage that it takes it from.
func (b *builder) worth(n *node, reason tree.Reason) tree.Bound {
	words, t := b.header.Words.Vocabulary, b.recorder.Tree()
	bound := tree.BoundOf(eval.Score(n.value), eval.Score(n.alpha), eval.Score(n.beta))
	switch {
	case reason == tree.ReasonStopped || bound == tree.Exact && words.Reason(reason).Least:
		return tree.Lower
	case bound == tree.Exact && b.open == 1:
		if best, ok := t.Best(tree.Root); ok {
			if s := t.Node(best); s.Type.Stage() && s.Content() && int64(s.Score) == n.value {
				return tree.Lower
			}
		}
	}
	return bound
}

// markBest marks the child that has the best move; of a stage it is the root below it, of the root the last stage.
func (b *builder) markBest(n *node, best Move) {
	if n.stages > 0 {
		b.recorder.SetBest(n.takenID)
		return
	}
	at := n.find(best)
	if at < 0 {
		at = n.find(Same)
	}
	switch {
	case at < 0 || n.results[at].searches == 0:
	case n.results[at].id == tree.None:
		if b.wanted == nil {
			b.wanted = map[tree.ID]Move{}
		}
		b.wanted[n.id] = best
	default:
		b.recorder.SetBest(n.results[at].id)
	}
}

// end closes what the trace leaves open: nodes that were stopped, with the best that they had, and the root.
func (b *builder) end() {
	first := b.threads[0]
	if !b.rooted {
		b.root(&Record{})
	}
	for ; first.open > 1; first.open-- {
		if b.dropped > 0 {
			b.dropped--
			continue
		}
		n := first.top()
		b.recorder.Leave(eval.Score(n.soFar()), tree.Lower, tree.ReasonStopped)
	}
	root := first.top()
	if !b.closed {
		b.hangHelpers()
	}
	switch {
	case b.closed:
	case b.ended && !root.said:
		b.markBest(root, NoMove)
		b.recorder.Leave(eval.Score(root.soFar()), tree.Exact, tree.ReasonComplete)
	default:
		b.markBest(root, NoMove)
		b.recorder.Leave(eval.Score(root.soFar()), tree.Lower, tree.ReasonStopped)
	}
	b.rootUpdated()
}

// soFar is the best value that a node has: of its last stage that counts, else of what was looked at.
func (n *node) soFar() int64 {
	if n.stages > 0 {
		return n.taken
	}
	value := int64(-openBound)
	if n.window {
		value = n.alpha
	}
	for i := range n.results {
		value = max(value, n.results[i].value)
	}
	return value
}
