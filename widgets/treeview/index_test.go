package treeview

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/widgets/rows"
)

// forest is a synthetic tree in memory, for tests only.
type forest struct {
	kids    [][]ID
	parents []ID
	keys    []float64
}

// newForest grows a random tree of n nodes; reach bounds how far back a parent may lie, so that
// a small one makes deep trees.
func newForest(rng *rand.Rand, n, reach int) *forest {
	f := &forest{}
	f.add(NoID, 0)
	f.grow(rng, n-1, reach)
	return f
}

func (f *forest) grow(rng *rand.Rand, n, reach int) {
	for range n {
		parent := max(0, len(f.parents)-1-rng.IntN(reach))
		f.add(ID(parent), float64(rng.IntN(9)))
	}
}

func (f *forest) add(parent ID, key float64) ID {
	id := ID(len(f.parents))
	f.parents = append(f.parents, parent)
	f.kids = append(f.kids, nil)
	f.keys = append(f.keys, key)
	if parent != NoID {
		f.kids[parent] = append(f.kids[parent], id)
	}
	return id
}

func (f *forest) Root() ID             { return 0 }
func (f *forest) ChildCount(id ID) int { return len(f.kids[id]) }

func (f *forest) HasChildren(id ID) bool { return len(f.kids[id]) > 0 }
func (f *forest) Children(id ID, dst []ID) []ID {
	return append(dst, f.kids[id]...)
}
func (f *forest) Parent(id ID) (ID, bool) {
	return f.parents[id], id != 0
}
func (f *forest) Row(id ID) rows.Line {
	return rows.Line{Cells: []rows.Cell{{Text: fmt.Sprint("n", id)}}}
}
func (f *forest) SortKey(id ID, _ int) float64 {
	if f.keys[id] == 8 {
		return math.NaN()
	}
	return f.keys[id]
}

// model is the plain recursive idea of the explorer that the index must agree with.
type model struct {
	f      *forest
	open   map[ID]bool
	reveal map[ID]bool
	filter func(ID) bool
	sort   sorting
}

func (m *model) flatten() []string {
	var rows []string
	var walk func(id ID)
	walk = func(id ID) {
		rows = append(rows, fmt.Sprint(id))
		if !m.open[id] {
			return
		}
		hidden := 0
		ids := slices.Clone(m.f.kids[id])
		if m.filter != nil && !m.reveal[id] {
			ids = slices.DeleteFunc(ids, func(id ID) bool { return !m.filter(id) })
			hidden = len(m.f.kids[id]) - len(ids)
		}
		if m.sort.column != none {
			slices.SortStableFunc(ids, func(a, b ID) int {
				x, y := m.f.SortKey(a, 0), m.f.SortKey(b, 0)
				if math.IsNaN(x) || math.IsNaN(y) {
					return btoi(math.IsNaN(x)) - btoi(math.IsNaN(y))
				}
				if m.sort.descending {
					x, y = y, x
				}
				return btoi(x > y) - btoi(x < y)
			})
		}
		for _, child := range ids {
			walk(child)
		}
		if hidden > 0 {
			rows = append(rows, fmt.Sprintf("%d hidden of %d", hidden, id))
		}
	}
	walk(0)
	return rows
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// flatten reads all rows of an index with one cursor.
func flatten(ix *index) []string {
	var c cursor
	rows := []string{}
	for c.seek(ix, 0); !c.done; c.next() {
		rows = append(rows, name(&c))
	}
	return rows
}

func name(c *cursor) string {
	if id := c.id(); id != NoID {
		return fmt.Sprint(id)
	}
	b := &c.ix.branches[c.parent()]
	return fmt.Sprintf("%d hidden of %d", b.hidden, b.id)
}

// agree checks order, count, jumps and ranks against the model.
func agree(t *testing.T, what string, ix *index, want []string) {
	t.Helper()
	if got := flatten(ix); !slices.Equal(got, want) {
		t.Fatalf("after %s:\n got %v\nwant %v", what, got, want)
	}
	if ix.total() != int64(len(want)) {
		t.Fatalf("after %s: total %d, want %d", what, ix.total(), len(want))
	}
	var c cursor
	for row := range want {
		c.seek(ix, int64(row))
		if got := name(&c); got != want[row] {
			t.Fatalf("after %s: jump to row %d gives %s, want %s", what, row, got, want[row])
		}
		if id := c.id(); id != NoID {
			if got, ok := ix.rowOf(id); !ok || got != int64(row) {
				t.Fatalf("after %s: node %d is in row %d (%v), want %d", what, id, got, ok, row)
			}
		}
	}
}

func TestFlattenedOrderAgreesWithRecursion(t *testing.T) {
	for seed := range uint64(150) {
		rng := rand.New(rand.NewPCG(seed, 1))
		f := newForest(rng, 5+rng.IntN(120), 1+rng.IntN(60))
		m := &model{f: f, open: map[ID]bool{0: true}, reveal: map[ID]bool{}, sort: sorting{column: none}}
		ix := newIndex(f)
		for range 40 {
			what := fmt.Sprintf("seed %d: %s", seed, m.change(rng, ix))
			agree(t, what, ix, m.flatten())
		}
	}
}

// change does one random thing to both, and says what.
func (m *model) change(rng *rand.Rand, ix *index) string {
	id := ID(rng.IntN(len(m.f.parents)))
	switch rng.IntN(11) {
	case 0, 1, 2:
		ix.expand(id)
		if len(m.f.kids[id]) > 0 {
			m.open[id] = true
		}
		return fmt.Sprint("expand ", id)
	case 3, 4:
		ix.collapse(id)
		m.open[id] = false
		return fmt.Sprint("collapse ", id)
	case 5:
		return m.changeFilter(rng, ix)
	case 6:
		m.sort = sorting{column: int32(rng.IntN(2)) - 1, descending: rng.IntN(2) == 0}
		ix.setSort(m.sort)
		return fmt.Sprint("sort ", m.sort)
	case 7:
		ix.expandTo(id)
		for child := id; child != 0; {
			parent := m.f.parents[child]
			m.open[parent] = true
			if m.filter != nil && !m.filter(child) {
				m.reveal[parent] = true
			}
			child = parent
		}
		return fmt.Sprint("expand to ", id)
	case 8:
		limit := 1 + rng.IntN(40)
		if m.sort.column != none {
			limit = math.MaxInt // which siblings come first is open while they are not sorted yet
		}
		opened, _ := ix.expandAll(id, limit)
		if got := m.expandAll(id, limit); got != opened {
			return fmt.Sprintf("expand all %d opened %d and not %d", id, opened, got)
		}
		return fmt.Sprint("expand all ", id)
	case 9:
		ix.collapseAll(id)
		m.collapseAll(id)
		return fmt.Sprint("collapse all ", id)
	}
	if m.sort.column != none {
		return "nothing"
	}
	m.f.grow(rng, rng.IntN(20), 1+rng.IntN(40))
	ix.sweep(1 << 20)
	return "growth"
}

func (m *model) changeFilter(rng *rand.Rand, ix *index) string {
	modulus := ID(rng.IntN(4))
	m.filter = nil
	if modulus > 0 {
		m.filter = func(id ID) bool { return id%(modulus+1) != 0 }
	}
	m.reveal = map[ID]bool{}
	if rng.IntN(2) == 0 {
		ix.setFilter(m.filter)
		return fmt.Sprint("filter ", modulus)
	}
	s := (&View{index: ix}).Screening()
	s.Filter(m.filter, always)
	*ix = *s.screened
	return fmt.Sprint("screening ", modulus)
}

// shown lists the children that have rows, in the order of creation.
func (m *model) shown(id ID) []ID {
	if m.filter == nil || m.reveal[id] {
		return m.f.kids[id]
	}
	return slices.DeleteFunc(slices.Clone(m.f.kids[id]), func(id ID) bool { return !m.filter(id) })
}

func (m *model) expandAll(id ID, limit int) int {
	if len(m.f.kids[id]) == 0 {
		return 0
	}
	m.open[id] = true
	queue := []ID{id}
	for i := 0; i < len(queue); i++ {
		for _, child := range m.shown(queue[i]) {
			if len(m.f.kids[child]) == 0 {
				continue
			}
			if len(queue) >= limit {
				break
			}
			m.open[child] = true
			queue = append(queue, child)
		}
	}
	return len(queue)
}

// collapseAll of the root forgets what was revealed, too.
func (m *model) collapseAll(id ID) {
	m.open[id] = false
	if id == 0 {
		m.reveal = map[ID]bool{}
	}
	for _, child := range m.f.kids[id] {
		m.collapseAll(child)
	}
}
