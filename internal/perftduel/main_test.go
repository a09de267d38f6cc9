package main

import (
	"os/exec"
	"strings"
	"testing"
)

// talker stands for a program that works for a while to count to n.
func talker(n, turns string, every bool) counter {
	return counter{"talker " + n, every, func(_ string, depth int) *exec.Cmd {
		if depth == 1 {
			return exec.Command("echo", "Nodes searched: 20")
		}
		return exec.Command("sh", "-c", "i=0; while [ $i -lt "+turns+" ]; do i=$((i+1)); done; echo info; echo "+
			"Nodes searched: "+n)
	}}
}

func TestRace(t *testing.T) {
	rows, err := trees[0].race([]counter{talker("400", "900000", false), talker("400", "200000", false),
		talker("40", "200000", true)}, 1)
	if err != nil || rows[0].leaves != 400 || rows[2].leaves != 40 || rows[0].ratio != 1 {
		t.Fatalf("%+v, %v", rows, err)
	}
	if rows[1].ratio <= 1 || rows[2].rate >= rows[1].rate {
		t.Errorf("%+v, want the second to be the fastest", rows)
	}
}

func TestRaceRefusesDifferentCounts(t *testing.T) {
	_, err := trees[0].race([]counter{talker("400", "300000", false), talker("401", "300000", false)}, 1)
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
	if n, _, err := run(exec.Command("echo", "nodes 8902 time 0.1 nps 89020")); n != 8902 || err != nil {
		t.Errorf("%d leaves, %v", n, err)
	}
}

func TestOurs(t *testing.T) {
	if _, err := ours(nil); err == nil {
		t.Error("no build is enough")
	}
	if _, err := ours([]string{"drevo"}); err == nil {
		t.Error("a build needs no name")
	}
	counters, err := ours([]string{"v3=a=b"})
	if err != nil || len(counters) != 2 || counters[0].every || !counters[1].every {
		t.Fatalf("%v, %v", counters, err)
	}
	if c := counters[1].command("FEN", 4); c.Path != "a=b" || strings.Join(c.Args[1:], " ") != "perft -fen FEN "+
		"-depth 4 -nobulk" {
		t.Errorf("%s is run as %v", c.Path, c.Args)
	}
}

func TestMedian(t *testing.T) {
	if m := median([]float64{5, 1, 3}); m != 3 {
		t.Errorf("median %v, want 3", m)
	}
}
