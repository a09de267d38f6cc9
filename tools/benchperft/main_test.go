package main

import (
	"os/exec"
	"strings"
	"testing"
	"time"
)

// talker stands for a program that works for so many rounds of a loop and then says that it counted n leaves.
func talker(n, rounds string) counter {
	return func(_ string, depth int) *exec.Cmd {
		if depth == 1 {
			return exec.Command("echo", "Nodes searched: 20")
		}
		work := "i=0; while [ $i -lt " + rounds + " ]; do i=$((i+1)); done; "
		return exec.Command("sh", "-c", work+"echo info; echo Nodes searched: "+n)
	}
}

func TestDuel(t *testing.T) {
	leaves, ours, theirs, err := trees[0].duel(talker("400", "100000"), talker("400", "400000"), 1)
	if err != nil || leaves != 400 {
		t.Fatalf("%d leaves, %v", leaves, err)
	}
	if ours >= theirs || ours < time.Millisecond {
		t.Errorf("medians %v and %v, want the second about four times the first", ours, theirs)
	}
}

func TestDuelRefusesDifferentCounts(t *testing.T) {
	_, _, _, err := trees[0].duel(talker("400", "100000"), talker("401", "100000"), 1)
	if err == nil || !strings.Contains(err.Error(), "400 and 401") {
		t.Errorf("error %v, want one with both counts", err)
	}
}

func TestRunSaysWhatIsWrong(t *testing.T) {
	for script, want := range map[string]string{"echo hello": "no line", "echo lost >&2; exit 3": "lost"} {
		if _, _, err := run(exec.Command("sh", "-c", script)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", script, err, want)
		}
	}
}

func TestMedian(t *testing.T) {
	if m := median([]time.Duration{5, 1, 3}); m != 3 {
		t.Errorf("median %v, want 3", m)
	}
}
