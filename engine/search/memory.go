package search

// Memory is what a programme keeps from one move of a game to the next, where its options say so: its
// table. A task without one, such as an analysis, begins with nothing, so that it gives the same tree
// whenever it is searched. A Memory serves one search at a time; the zero value holds nothing, and a nil
// one keeps nothing.
type Memory struct {
	table *Table
}

// Table returns the table that was kept, or an empty one where there is none of that size.
func (m *Memory) Table(megabytes int, rules FinalRules) (*Table, error) {
	if m == nil || m.table == nil {
		return BorrowTable(megabytes, rules)
	}
	t := m.table
	m.table = nil
	if !t.has(megabytes) || t.rules != rules {
		t.GiveBack()
		return BorrowTable(megabytes, rules)
	}
	return t, nil
}

// Keep takes a table over after a search. Without a memory its room is handed on.
func (m *Memory) Keep(t *Table) {
	if m == nil || t == nil {
		t.GiveBack()
		return
	}
	m.Forget()
	m.table = t
}

// Forget lets go of everything: another game begins.
func (m *Memory) Forget() {
	m.table.GiveBack()
	m.table = nil
}
