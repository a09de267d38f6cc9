package trace

import (
	"errors"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// What a trace may ask of its reader.
const (
	deepest     = 4096 // open nodes
	mostThreads = 1024
)

// thread is where one thread of a search stands.
type thread struct {
	stack []node
	open  int   // nodes that are open; those above serve again
	next  int64 // the number of the next node
	hint  hint
	left  *node // the node that was left last
	with  *joint
}

// joint is the node of another thread at which one stands.
type joint struct{ which, number int64 }

// replay follows a trace on a board of its own.
type replay struct {
	header  *Header
	search  Searched
	begun   bool
	game    board.History // the positions from the first one of the search to the root
	threads map[int64]*thread
	*thread // that writes now
	added   map[int64]*addedNode
	which   int64
}

func newReplay(h *Header) *replay { return &replay{header: h} }

// begin takes in a search record: the root, at which nothing is open yet.
func (r *replay) begin(text string) error {
	s, err := parseSearch(text)
	if err != nil {
		return err
	}
	if r.header.Variant != "" && r.header.Variant != "chess" && r.header.Variant != "chess960" {
		return fmt.Errorf("the moves of %.40q can't be replayed", r.header.Variant)
	}
	p, err := board.ParseFEN(s.FEN)
	if err != nil {
		return err
	}
	r.game = board.History{}
	r.game.Push(p.Key(), true)
	for _, text := range s.Moves {
		m, err := p.ParseUCI(text)
		if err != nil {
			return err
		}
		p = p.After(m)
		r.game.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	r.search, r.begun = s, true
	r.threads, r.which, r.added = map[int64]*thread{}, 0, nil
	r.thread = rootOf(p)
	r.threads[0] = r.thread
	return nil
}

// rootOf is a thread that stands at a position, the root, which is open whether or not the engine says so.
func rootOf(p board.Position) *thread {
	t := &thread{stack: make([]node, 1, 64), open: 1, next: 1}
	t.stack[0] = node{at: p, legal: true, move: NoMove, owed: NoMove}
	return t
}

// top is the innermost open node.
func (t *thread) top() *node { return &t.stack[t.open-1] }

// above is the node above one that was left last.
func (t *thread) above() *node { return &t.stack[t.open-1] }

// push opens a node below the innermost one.
func (t *thread) push() (n, parent *node, err error) {
	if t.open == deepest {
		return nil, nil, fmt.Errorf("more than %d nodes are open", deepest)
	}
	if t.open == len(t.stack) {
		t.stack = append(t.stack, node{})
	}
	n = &t.stack[t.open]
	parent = &t.stack[t.open-1]
	t.open++
	*n = node{number: t.next, results: n.results[:0], owed: NoMove, best: NoMove, hint: t.hint}
	t.hint = hint{}
	t.next++
	return n, parent, nil
}

// lowest is below every value.
const lowest = -1 << 40

// enter takes in an enter record. A root that says so is no new node.
func (r *replay) enter(rec *Record) error {
	if r.open == 1 && r.next == 1 && rec.Int(Code) == int64(tree.TypeRoot) {
		root := r.top()
		root.window, root.said, root.alpha, root.beta, root.hint = true, true, rec.Int(Alpha), rec.Int(Beta), r.hint
		r.hint = hint{}
		return nil
	}
	n, parent, err := r.push()
	if err != nil {
		return err
	}
	if r.added != nil {
		return errMixed
	}
	n.code, n.move = int(rec.Int(Code)), rec.Move()
	if !rec.Has(At) {
		n.move = Same
	}
	n.alpha, n.beta, n.window = rec.Int(Alpha), rec.Int(Beta), true
	n.depth, n.hasDepth = rec.Int(Depth), rec.Has(Depth)
	n.test = n.move.Test() > 0 || r.header.Words.TypeOf(n.code).Type.Test()
	n.play(parent)
	return nil
}

// stageAt takes in a stage record.
func (r *replay) stageAt(rec *Record) error {
	n, parent, err := r.push()
	if err != nil {
		return err
	}
	n.code, n.move, n.stage, n.rank, n.label = int(rec.Int(Code)), Same, true, rec.Int(Rank), rec.Int(Number)
	n.alpha, n.beta, n.window = rec.Int(Alpha), rec.Int(Beta), true
	n.test = r.header.Words.TypeOf(n.code).Type.Test()
	n.play(parent)
	return nil
}

// errNesting says that a node is left, or spoken of, that is not open.
var errNesting = errors.New("no node is open")

// leave takes in a leave record; the node is at left until another one is entered.
func (r *replay) leave(rec *Record) error {
	if r.open == 1 && !r.top().window {
		return errNesting
	}
	n := r.top()
	n.value, n.reason, n.best = rec.Int(Value), tree.Reason(rec.Int(Code)), rec.Move()
	if n.better && n.best == NoMove {
		n.best = n.marked
	}
	n.hidden = rec.Int(Hidden)
	r.left = n
	if r.open == 1 {
		n.window = false // it is left once
		return nil
	}
	r.open--
	r.top().note(n)
	if master := r.shared(); master != nil {
		master.note(n)
	}
	return nil
}

// shared is the node of another thread whose moves are searched here, nil for none.
func (r *replay) shared() *node {
	if r.open > 1 || r.with == nil {
		return nil
	}
	return r.threads[r.with.which].node(r.with.number)
}

// node returns an open node by its number, nil for none.
func (t *thread) node(number int64) *node {
	for i := range t.stack[:t.open] {
		if t.stack[i].number == number {
			return &t.stack[i]
		}
	}
	return nil
}

// group is what a reason is about.
func (r *replay) group(reason tree.Reason) tree.Group { return r.header.Words.Reason(reason).Group }

// hintAt takes in what is said of the next move.
func (r *replay) hintAt(rec *Record) {
	r.hint = hint{said: true, place: tree.Place(rec.Int(Code)), less: rec.Int(Reduction), more: rec.Int(Extension),
		class: tree.MoveClass(rec.Int(Class)), hasClass: rec.Has(Class)}
}

// switchTo goes on with the records of another thread, which begins at the root.
func (r *replay) switchTo(which int64) error {
	t, ok := r.threads[which]
	if !ok {
		if len(r.threads) == mostThreads {
			return fmt.Errorf("more than %d threads", mostThreads)
		}
		t = rootOf(r.threads[0].stack[0].at)
		r.threads[which] = t
	}
	r.thread, r.which = t, which
	return nil
}

// join hangs what the thread enters next under a node that is open in another one.
func (r *replay) join(which, number int64) error {
	other, ok := r.threads[which]
	if !ok {
		return fmt.Errorf("there is no thread %d to join", which)
	}
	n := other.node(number)
	if n == nil {
		return fmt.Errorf("node %d of thread %d is not open", number, which)
	}
	root := &r.thread.stack[0]
	root.at, root.ply, root.legal, root.id, root.joined = n.at, n.ply, n.legal, n.id, true
	r.with = &joint{which, number}
	return nil
}

// step takes in a record. What it does not mention is for those who follow.
func (r *replay) step(rec *Record) error {
	if rec.Op == Search {
		return r.begin(rec.Text)
	}
	if !r.begun {
		if rec.Op == Info || rec.Op == Clock || rec.Op == End || rec.Op == Thread {
			return nil
		}
		return errors.New("there is no search yet")
	}
	switch n := r.top(); rec.Op {
	case Enter:
		return r.enter(rec)
	case Stage:
		return r.stageAt(rec)
	case Leave:
		return r.leave(rec)
	case Hint:
		r.hintAt(rec)
	case Static:
		n.static, n.hasStatic = rec.Int(Value), true
	case Skip:
		if !rec.Has(Node) { // of an added one, no rule speaks
			n.judge(rec)
			if master := r.shared(); master != nil {
				master.judge(rec)
			}
		}
	case Known:
		n.known = known{said: true, hasDepth: rec.Has(Depth), hasNode: rec.Has(Node), value: rec.Int(Value),
			depth: rec.Int(Depth), node: rec.Int(Node), bound: tree.Bound(rec.Int(Bound))}
	case Better:
		if rec.Has(Node) {
			return r.prefer(rec.Int(Node))
		}
		if r.left != nil {
			n.improve(r.left)
		}
	case Add:
		return r.add(rec)
	case Update:
		return r.update(rec)
	case Net:
		if _, ok := r.added[rec.Int(Node)]; !ok {
			return fmt.Errorf("node %d was not added", rec.Int(Node))
		}
	case Playout:
		return r.playout(rec.Int(Node))
	case Thread:
		return r.switchTo(rec.Int(Which))
	case Join:
		return r.join(rec.Int(Which), rec.Int(Node))
	}
	return nil
}
