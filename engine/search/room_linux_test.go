//go:build !race

package search

import (
	"strings"
	"syscall"
	"testing"
)

// A table for which the system has no memory is refused in a sentence, where it used to end the program.
// The race detector takes more address space than the test leaves.
func TestNewTableWithoutRoom(t *testing.T) {
	var before syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &before); err != nil {
		t.Fatal(err)
	}
	tight := before
	if tight.Cur = 3 << 30; before.Max < tight.Cur {
		t.Skip("the address space of this process is limited already, and can't be widened")
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_AS, &tight); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = syscall.Setrlimit(syscall.RLIMIT_AS, &before) }()
	if table, err := NewTable(MaxTableMB, FinalRules{}); err == nil || table != nil || !strings.Contains(err.Error(), "no room") {
		t.Errorf("4096 MB within 3072: %v", err)
	}
	if _, err := NewTable(16, FinalRules{}); err != nil {
		t.Errorf("16 MB within 3072: %v", err)
	}
}
