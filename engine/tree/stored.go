package tree

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"sync"
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// Source is where the pages of a tree lie that was recorded before. It is asked by one goroutine at a time.
type Source interface {
	Page(n int, p *Page) error // fills p with the page that has the node n * PageNodes
	Close() error
}

// Stored is a tree that lies in a source.
type Stored struct {
	Header Header
	Source Source
	Nodes  int
	Skips  []int // of each page
	Tail   Tail
	Budget int64 // in bytes, for the pages that are in memory; 0: for all of them
}

// Open returns the tree of a source, whose pages are read when they are looked at. It is closed with the tree, or
// once [Tree.Load] has read all of it.
func (s Stored) Open() (*Tree, error) {
	if s.Nodes <= 0 || s.Nodes > MaxNodes || len(s.Skips) != (s.Nodes+slabMask)>>slabBits {
		return nil, fmt.Errorf("tree: %d nodes in %d pages", s.Nodes, len(s.Skips))
	}
	p := &pages{source: s.Source, nodes: ID(s.Nodes), budget: s.Budget, skips: make([]atomic.Pointer[[]skip],
		len(s.Skips))}
	total := 0
	for _, n := range s.Skips {
		p.starts = append(p.starts, uint32(total))
		if total += n; n < 0 || total > MaxNodes {
			return nil, errors.New("tree: too many moves that were left out")
		}
	}
	p.starts = append(p.starts, uint32(total))
	if err := p.takeTail(s.Tail); err != nil {
		return nil, err
	}
	t := &Tree{header: s.Header, store: &store{pages: p}}
	p.store = t.store
	t.store.length.Store(uint32(s.Nodes))
	t.store.skipLength.Store(uint32(total + len(p.last)))
	p.bring(0)
	return t, p.fault()
}

// Load reads all pages until stop returns true. Then the tree lies in memory as one that was recorded here. The error says
// that a page could not be read. Nobody may read the tree at the same time.
func (t *Tree) Load(stop func() bool) error {
	p := t.store.pages
	p.mu.Lock()
	p.budget = 0
	p.mu.Unlock()
	for n := range p.skips {
		if stop() {
			return nil
		}
		p.bring(n)
	}
	if err := errors.Join(p.fault(), p.check(), p.source.Close()); err != nil {
		return err
	}
	p.settle()
	return nil
}

// settle makes of the pages, all of which are in memory, a store as a recorder writes it: skips keep their numbers.
func (p *pages) settle() {
	s, number := p.store, 0
	put := func(list []skip) {
		for _, one := range list {
			if number&slabMask == 0 {
				s.skips[number>>slabBits].Store(new(skipSlab))
			}
			s.skips[number>>slabBits].Load()[number&slabMask] = one
			number++
		}
	}
	for n := range p.skips {
		put(*p.skips[n].Load())
	}
	put(p.last)
	s.pages = nil
}

// check tries whether the lists that go over several pages are of one node each.
func (p *pages) check() error {
	for _, l := range p.lists {
		if youngest := p.store.node(l.first); youngest != 0 && p.store.read(ID(youngest)).parent != l.node {
			return fmt.Errorf("tree: the list of node %d is damaged", l.node)
		}
	}
	for _, s := range p.across {
		if p.store.read(s.Node).parent != p.store.read(s.Older).parent {
			return fmt.Errorf("tree: the sibling of node %d is damaged", s.Node)
		}
	}
	return nil
}

// Attach hangs on a tree that was recorded before what its programme had noted beside it.
func (t *Tree) Attach(a Attachment) { t.attached.Store(&a) }

// InFile reports whether the tree lies in a source, whose pages may be in memory.
func (t *Tree) InFile() bool { return t != nil && t.store.pages != nil }

// Fault says why a page could not be read when it was looked at, nil if all could.
func (t *Tree) Fault() error {
	if t == nil || t.store.pages == nil {
		return nil
	}
	return t.store.pages.fault()
}

// pages are those of a tree that lies in a source, of which some are in memory.
type pages struct {
	source  Source
	store   *store
	nodes   ID
	starts  []uint32 // the number of the first skip of every page, and of the first of the tail
	last    []skip   // of the tail
	lists   []list   // by node
	changed []Node   // by node
	skips   []atomic.Pointer[[]skip]
	memory  atomic.Int64

	mu       sync.Mutex
	budget   int64
	resident []int     // pages in memory, the one that was read first first; not the first page
	page     Page      // that is being read
	across   []Sibling // of the pages, where all of them are read
	failed   error
}

// list is where the list of children and skips of a node begins.
type list struct {
	node  ID
	first uint32
}

func (p *pages) fault() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.failed
}

// takeTail takes in what the pages could not say.
func (p *pages) takeTail(t Tail) error {
	for _, l := range t.Lists {
		if l.Node >= p.nodes || l.Youngest >= p.nodes || l.Youngest != Root && l.Youngest <= l.Node {
			return fmt.Errorf("tree: the list of node %d is damaged", l.Node)
		}
		first := uint32(l.Youngest)
		for _, s := range l.Skips {
			first = p.chain(&p.last, p.starts[len(p.starts)-1], first, s)
		}
		p.lists = append(p.lists, list{l.Node, first})
	}
	slices.SortFunc(p.lists, func(a, b list) int { return int(a.node) - int(b.node) })
	p.changed = slices.Clone(t.Changed)
	slices.SortFunc(p.changed, func(a, b Node) int { return int(a.ID) - int(b.ID) })
	return nil
}

// chain appends a skip that stands before others in the list of its node, and returns the link to it; base is the
// number of the first of those that it is appended to.
func (p *pages) chain(to *[]skip, base, first uint32, s Skip) uint32 {
	made := skip{older: first, value: s.Value, move: s.Move, reason: s.Reason}
	if n := len(*to); n > 0 && first == skipLink|(base+uint32(n-1)) {
		if before := (*to)[n-1]; before.place < longestRun-1 {
			made.older, made.place = before.older, before.place+1
		}
	}
	*to = append(*to, made)
	return skipLink | (base + uint32(len(*to)-1))
}

// skipAt returns a skip by its number.
func (p *pages) skipAt(number uint32) *skip {
	if last := p.starts[len(p.starts)-1]; number >= last {
		return &p.last[number-last]
	}
	n := sort.Search(len(p.skips), func(i int) bool { return p.starts[i+1] > number })
	skips := p.skips[n].Load()
	if skips == nil {
		_, skips = p.bring(n)
	}
	return &(*skips)[number-p.starts[n]]
}

// bring returns a page, which is read if it is not in memory.
func (p *pages) bring(n int) (*slab, *[]skip) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if slab, skips := p.store.slabs[n].Load(), p.skips[n].Load(); slab != nil && skips != nil {
		return slab, skips
	}
	slab, skips, err := p.read(n)
	if err != nil {
		p.failed = errors.Join(p.failed, fmt.Errorf("tree: nodes from %d on: %w", n*slabSize, err))
		slab, skips = p.blank(n)
	}
	p.skips[n].Store(&skips)
	p.store.slabs[n].Store(slab)
	p.memory.Add(pageBytes(skips))
	if n > 0 {
		p.resident = append(p.resident, n)
	}
	for p.budget > 0 && p.memory.Load() > p.budget && len(p.resident) > 1 {
		p.drop(p.resident[0])
		p.resident = p.resident[1:]
	}
	return slab, &skips
}

func pageBytes(skips []skip) int64 { return slabSize*RecordBytes + int64(len(skips))*SkipBytes }

// drop takes a page out of memory. Readers that have it may go on reading it.
func (p *pages) drop(n int) {
	p.memory.Add(-pageBytes(*p.skips[n].Load()))
	p.store.slabs[n].Store(nil)
	p.skips[n].Store(nil)
}

// read reads a page and links what is in it.
func (p *pages) read(n int) (*slab, []skip, error) {
	page := &p.page
	first := ID(n) << slabBits
	if err := p.source.Page(n, page); err != nil {
		return nil, nil, err
	}
	skips := int(p.starts[n+1] - p.starts[n])
	if page.First != first || len(page.Nodes) != int(min(p.nodes-first, slabSize)) ||
		len(page.Before)+len(page.After) != skips {
		return nil, nil, errors.New("they are not those of the page")
	}
	l := linker{pages: p, page: page, slab: new(slab), skips: make([]skip, 0, skips), base: p.starts[n],
		outside: map[ID]*uint32{}}
	if err := l.nodes(); err != nil {
		return nil, nil, err
	}
	if err := l.lists(); err != nil {
		return nil, nil, err
	}
	if p.budget == 0 {
		p.across = append(p.across, page.Older...)
	}
	return l.slab, l.skips, l.changed()
}

// blank is what stands for a page that can't be read: nodes of which nothing is known.
func (p *pages) blank(n int) (*slab, []skip) {
	slab, skips := new(slab), make([]skip, p.starts[n+1]-p.starts[n])
	for i := range slab {
		slab[i].result = packResult(0, ReasonNotKept, Exact, 0, 0, flagClosed|flagTruncated)
		slab[i].detail = packDetail(0, 1)
	}
	for i := range skips {
		skips[i].value = NoValue
	}
	return slab, skips
}

// close ends the reading of pages.
func (p *pages) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	_ = p.source.Close() // of which nothing is wanted any more
	for n := range p.skips {
		p.store.slabs[n].Store(nil)
		p.skips[n].Store(nil)
	}
}

// linker makes the lists of children and skips of a page.
type linker struct {
	pages   *pages
	page    *Page
	slab    *slab
	skips   []skip
	base    uint32         // the number of the first skip
	outside map[ID]*uint32 // where the lists of nodes of earlier pages begin
}

// nodes sets the records, and links them and what stands before them.
func (l *linker) nodes() error {
	before, older := l.page.Before, l.page.Older
	for i, n := range l.page.Nodes {
		id := l.page.First + ID(i)
		if n.ID != id || n.Parent >= id && id != Root || !n.plausible(l.pages.nodes) {
			return fmt.Errorf("node %d is damaged", id)
		}
		rec := &l.slab[i]
		rec.encode(n)
		if id == Root {
			continue
		}
		head := l.head(n.Parent)
		if len(older) > 0 && older[0].Node == id {
			if older[0].Older >= l.page.First || older[0].Older <= n.Parent || *head != 0 {
				return fmt.Errorf("the sibling of node %d is damaged", id)
			}
			*head, older = uint32(older[0].Older), older[1:]
		}
		for ; len(before) > 0 && before[0].Node == id; before = before[1:] {
			*head = l.pages.chain(&l.skips, l.base, *head, before[0].Skip)
		}
		rec.next, *head = *head, uint32(id)
	}
	if len(before)+len(older) > 0 {
		return errors.New("their moves that were left out are damaged")
	}
	return nil
}

// head is where the list of a node begins.
func (l *linker) head(node ID) *uint32 {
	if node >= l.page.First {
		return &l.slab[node&slabMask].first
	}
	first, ok := l.outside[node]
	if !ok {
		first = new(uint32)
		l.outside[node] = first
	}
	return first
}

// lists ends the lists of the nodes of the page.
func (l *linker) lists() error {
	end := l.page.First + ID(len(l.page.Nodes))
	for _, s := range l.page.After {
		if s.Node < l.page.First || s.Node >= end {
			return fmt.Errorf("the moves that were left out at node %d are damaged", s.Node)
		}
		head := l.head(s.Node)
		*head = l.pages.chain(&l.skips, l.base, *head, s.Skip)
	}
	all := l.pages.lists
	at := sort.Search(len(all), func(i int) bool { return all[i].node >= l.page.First })
	for ; at < len(all) && all[at].node < end; at++ {
		*l.head(all[at].node) = all[at].first
	}
	return nil
}

// changed sets what of the nodes of the page has changed since it was made.
func (l *linker) changed() error {
	all := l.pages.changed
	at := sort.Search(len(all), func(i int) bool { return all[i].ID >= l.page.First })
	for ; at < len(all) && all[at].ID < l.page.First+ID(len(l.page.Nodes)); at++ {
		n := all[at]
		rec := &l.slab[n.ID&slabMask]
		now := rec.decode(n.ID).changedTo(n)
		if !now.plausible(l.pages.nodes) {
			return fmt.Errorf("node %d is damaged", n.ID)
		}
		rec.encode(now)
	}
	return nil
}

// changedTo returns the node with what of it may have changed since.
func (n Node) changedTo(later Node) Node {
	later.ID, later.Parent, later.Move, later.Number, later.Type = n.ID, n.Parent, n.Move, n.Number, n.Type
	later.Ply, later.Alpha, later.Beta = n.Ply, n.Alpha, n.Beta
	return later
}

// plausible reports whether every reader can go on from a node in a tree of so many.
func (n *Node) plausible(nodes ID) bool {
	return n.Ply >= 0 && n.Ply <= maxPly && n.Reason < Reasons && n.Bound <= Lower && n.Place < Places &&
		(!n.HasKnown || n.KnownFrom < nodes)
}

// encode sets a record to what a node says; its lists stay.
func (r *record) encode(n Node) {
	var flags uint8
	for _, f := range [...]struct {
		set  bool
		flag uint8
	}{{n.Closed, flagClosed}, {n.HasStatic, flagStatic}, {n.Truncated, flagTruncated}, {n.Best, flagBest},
		{n.HasKnown, flagKnown}, {n.StaticBound != Exact, flagStaticBound}} {
		if f.set {
			flags |= f.flag
		}
	}
	low := n.Static
	if n.HasKnown {
		low = eval.Score(n.KnownFrom)
	}
	move := n.Move
	if n.Type.Stage() {
		move = board.Move(n.Number)
	}
	r.parent, r.alpha, r.beta, r.move, r.kind, r.ply = n.Parent, n.Alpha, n.Beta, move, n.Type, uint8(n.Ply)
	r.result = packResult(n.Score, n.Reason, n.Bound, n.Place, n.Class, flags)
	r.detail = packDetail(low, n.Count)
}
