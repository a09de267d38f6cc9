package main

import (
	"os/exec"
	"strings"
	"testing"
	"time"
)

// talker stands for a program that works for a while to count to n.
func talker(n, turns string) counter {
	return counter{"talker " + n, func(_ string, depth int) *exec.Cmd {
		if depth == 1 {
			return exec.Command("echo", "Nodes searched: 20")
		}
		return exec.Command("sh", "-c", "i=0; while [ $i -lt "+turns+" ]; do i=$((i+1)); done; echo info; echo Nodes searched: "+n)
	}}
}

func TestRace(t *testing.T) {
	rates, leaves, err := trees[0].race([]entry{{talker("400", "900000"), 6}, {talker("400", "200000"), 6}, {talker("40", "200000"), 5}}, 1)
	if err != nil || leaves[0] != 400 || leaves[2] != 40 {
		t.Fatalf("leaves %v, %v", leaves, err)
	}
	if rates[1] <= rates[0] || rates[2] >= rates[1] {
		t.Errorf("rates %v, want the second to be the highest", rates)
	}
}

func TestRaceRefusesDifferentCounts(t *testing.T) {
	_, _, err := trees[0].race([]entry{{talker("400", "300000"), 6}, {talker("401", "300000"), 6}}, 1)
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

func TestParseBuilds(t *testing.T) {
	if _, err := parseBuilds(nil); err == nil {
		t.Error("no build is enough")
	}
	if _, err := parseBuilds([]string{"drevo"}); err == nil {
		t.Error("a build needs no name")
	}
	if builds, err := parseBuilds([]string{"v3=a=b"}); err != nil || builds[0] != (build{"v3", "a=b"}) {
		t.Errorf("%v, %v", builds, err)
	}
}

func TestMedian(t *testing.T) {
	if m := median([]time.Duration{5, 1, 3}); m != 3 {
		t.Errorf("median %v, want 3", m)
	}
}
