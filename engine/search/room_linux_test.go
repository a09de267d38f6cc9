//go:build !race

package search

import (
	"strings"
	"syscall"
	"testing"
)

// limit takes all but so much address space from the process, until the test ends. The race detector
// takes more than the tests leave.
func limit(t *testing.T, bytes uint64) {
	t.Helper()
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &before); err != nil {
		t.Fatal(err)
	}
	tight := before
	if tight.Cur = bytes; before.Max < tight.Cur {
		t.Skip("the address space of this process is limited already, and can't be widened")
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_AS, &tight); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = syscall.Setrlimit(syscall.RLIMIT_AS, &before) })
}

// A table for which the system has no memory is refused in a sentence, where it used to end the program.
func TestNewTableWithoutRoom(t *testing.T) {
	limit(t, 3<<30)
	if table, err := NewTable(MaxTableMB, FinalRules{}); err == nil || table != nil || !strings.Contains(err.Error(),
		"no room") {
		t.Errorf("4096 MB within 3072: %v", err)
	}
	if _, err := NewTable(16, FinalRules{}); err != nil {
		t.Errorf("16 MB within 3072: %v", err)
	}
}

// Where it may, a memory halves a table until there is room for it, says so once, and keeps it over the
// game like any other; elsewhere there is none.
func TestMemoryWithoutRoom(t *testing.T) {
	limit(t, 3<<30)
	var told [][2]int
	m := &Memory{Game: true, Smaller: func(asked, given int) { told = append(told, [2]int{asked, given}) }}
	table, err := m.Resume(MaxTableMB, FinalRules{})
	if err != nil {
		t.Fatal(err)
	}
	given := table.megabytes()
	if given >= 3<<10 || MaxTableMB%given != 0 || len(told) != 1 || told[0] != [2]int{MaxTableMB, given} {
		t.Errorf("of %d MB within 3072 there are %d, and %v was told", MaxTableMB, given, told)
	}
	m.GiveBack(table)
	if again, err := m.Resume(MaxTableMB, FinalRules{}); err != nil || again != table || len(told) != 1 {
		t.Errorf("the second search has another table (%v), and %v was told", err, told)
	}
	if table, err = m.Table(1, FinalRules{}); err != nil || table.megabytes() != 1 || len(told) != 1 {
		t.Errorf("1 MB: %v, and %v was told", err, told)
	}
	if table, err := (&Memory{Game: true}).Resume(MaxTableMB, FinalRules{}); err == nil {
		t.Errorf("%d MB for one that makes do with nothing else", table.megabytes())
	}
}
