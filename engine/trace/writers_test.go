package trace

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	writer "drevo/docs/trace/go"
	"drevo/internal/needs"
)

const writersHeader = `engine Writers
unit 100
mate 30000
counts main
kind 32 main "Every move."
test 1 trial "Less deep."
reason 64 tired "Enough."
skip 65 dull "It brings nothing."
`

// byGo is a search as a Go engine tells it.
func byGo(t *writer.Trace) {
	const main, tired, dull, trial, capture = 32, 64, 65, writer.Same + 1, 7
	a2a1n := writer.Move(8, 0, 1)
	t.Search("8/8/8/8/8/k1K5/p7/8 b - - 0 1", "Hash=16")
	t.Stage(3, 1, 1, -30000, 30000)
	t.Enter(main, writer.Same, -30000, 30000, 2)
	t.Static(-5)
	t.Hint(capture, 0, 1)
	t.Enter(main, a2a1n, -30000, 30000, writer.None)
	t.Leave(7, tired, writer.NoMove)
	t.Skip(dull, writer.Move(16, 24, 0), writer.None)
	t.Enter(main, trial, 5, 6, 1)
	t.Known(9, 2, 1, a2a1n)
	t.Leave(9, writer.Table, writer.NoMove)
	t.Skip(dull, writer.Move(8, 0, 4), -12)
	t.Stored(2)
	t.Leave(-7, writer.Complete, a2a1n)
	t.Clock(3)
	t.Info("info depth 1")
	t.Leave(-7, writer.Complete, a2a1n)
	t.End(a2a1n)
}

// byPython is the same as a Python engine tells it.
const byPython = `
import sys
sys.path.insert(0, sys.argv[1])
from trace import Trace
t = Trace(sys.argv[2])
t.search("8/8/8/8/8/k1K5/p7/8 b - - 0 1", "Hash=16")
t.stage("iteration", 1, -30000, 30000)
t.enter("main", "same", -30000, 30000, 2)
t.static(-5)
t.hint("capture", 0, 1)
t.enter("main", "a2a1n", -30000, 30000)
t.leave(7, "tired")
t.skip("dull", "a3a4")
t.enter("main", "same:trial", 5, 6, 1)
t.table(9, ">", 1, "a2a1n")
t.leave(9, "table")
t.skip("dull", "a2a1q", -12)
t.stored(2)
t.leave(-7, "complete", "a2a1n")
t.clock(3)
t.info("info depth 1")
t.leave(-7, "complete", "a2a1n")
t.end("a2a1n")
`

// micros is the time of a clock record, which no two runs share; trailing fields that are not said may stand there.
var micros = regexp.MustCompile(`(?m)^(c )\d+|( -)+$`)

// The Go and the Python writer say the same, in full and within every scope.
func TestWriters(t *testing.T) {
	needs.OneGoroutine(t)
	python := needs.Program(t, "python3")
	for _, scope := range []string{"TRACE_PLY=99", "TRACE_PLY=0", "TRACE_KINDS=33", "TRACE_KINDS=main", "TRACE_FROM=2",
		"TRACE_NODES=2", "TRACE_MOVES=a2a1n", "TRACE_MOVES=a2a1q"} {
		var texts [2]string
		for i, name := range []string{"go", "python"} {
			file := filepath.Join(t.TempDir(), name)
			env, value, _ := strings.Cut(scope, "=")
			t.Setenv(env, value)
			t.Setenv("TRACE", file)
			if i == 0 {
				byGo(writer.Open(writersHeader))
			} else {
				cmd := exec.Command(python, "-c", byPython, "../../docs/trace", writersHeader)
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, out)
				}
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			t.Setenv(env, "")
			texts[i] = micros.ReplaceAllString(string(convert(t, text, false)), "$1")
		}
		if texts[0] != texts[1] {
			t.Errorf("%s: Go writes\n%s\nand Python\n%s", scope, texts[0], texts[1])
		}
		if n, _ := records(t, []byte(strings.ReplaceAll(texts[0], "c  3", "c 1 3"))); scope == "TRACE_PLY=99" && n != 17 {
			t.Errorf("%d records:\n%s", n, texts[0])
		}
	}
}

const byVisits = `engine Visits
value winrate
mate none
reason 64 visited "Its value is the mean of what was visited below." group=searched
`

// The same search by visits, as an engine in C, in Python and in Go tells it.
const (
	visitsInC = `#define TRACE_HERE
#include "trace.h"
int main(int argc, char **argv) {
	(void)argc; tr_open(argv[1]); tr_search("8/8/8/8/8/k1K5/p7/8 b - - 0 1", "");
	tr_add(1, 0, 1, TR_MOVE(8, 0, 4), 700000); tr_net(1, 250000, 30); tr_add(2, 0, 1, TR_MOVE(8, 0, 1), TR_NONE);
	tr_playout(1); tr_playout(2);
	tr_update(1, 64, -500000, 1, -400000); tr_update(2, 64, 0, 1, TR_NONE); tr_net(2, TR_NONE, 9);
	tr_best(1); tr_update(0, 64, 250000, 2, TR_NONE);
	tr_end(TR_MOVE(8, 0, 4)); return 0;
}
`
	visitsInPython = `
import sys
sys.path.insert(0, sys.argv[1])
from trace import Trace
t = Trace(sys.argv[2])
t.search("8/8/8/8/8/k1K5/p7/8 b - - 0 1")
t.add(1, 0, "full-width", "a2a1q", 700000); t.net(1, 250000, 30); t.add(2, 0, "full-width", "a2a1n")
t.playout(1); t.playout(2)
t.update(1, "visited", -500000, 1, -400000); t.update(2, "visited", 0, 1); t.net(2, left=9)
t.best(1); t.update(0, "visited", 250000, 2)
t.end("a2a1q")
`
)

func visitsInGo(t *writer.Trace) {
	queen, knight := writer.Move(8, 0, 4), writer.Move(8, 0, 1)
	t.Search("8/8/8/8/8/k1K5/p7/8 b - - 0 1", "")
	t.Add(1, 0, 1, queen, 700000)
	t.Net(1, 250000, 30)
	t.Add(2, 0, 1, knight, writer.None)
	t.Playout(1)
	t.Playout(2)
	t.Update(1, 64, -500000, 1, -400000)
	t.Update(2, 64, 0, 1, writer.None)
	t.Net(2, writer.None, 9)
	t.Best(1)
	t.Update(0, 64, 250000, 2, writer.None)
	t.End(queen)
}

// TestWritersByVisits: the three writers say the same of a tree that grows in no fixed order, and it is what was said.
func TestWritersByVisits(t *testing.T) {
	needs.OneGoroutine(t)
	dir := t.TempDir()
	source, engine := filepath.Join(dir, "visits.c"), filepath.Join(dir, "visits")
	if err := os.WriteFile(source, []byte(visitsInC), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(needs.Program(t, "gcc"), "-std=c99", "-Wall", "-Wextra", "-Werror", "-I../../docs/trace",
		"-o", engine, source).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	texts := map[string]string{}
	for name, cmd := range map[string]*exec.Cmd{"C": exec.Command(engine, byVisits), "Go": nil,
		"Python": exec.Command(needs.Program(t, "python3"), "-c", visitsInPython, "../../docs/trace", byVisits)} {
		file := filepath.Join(dir, name)
		t.Setenv("TRACE", file)
		if cmd == nil {
			visitsInGo(writer.Open(byVisits))
		} else if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v: %s", name, err, out)
		}
		trace, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(convert(t, trace, false))
		tr := treeOf(t, trace, 0)
		prior, _ := NotesOf(tr).Number(1, tr.Node(1).Move, NotePrior)
		if best, _ := tr.Best(0); tr.Len() != 3 || best != 1 || prior != 700_000 || tr.Node(0).Count != 2 ||
			tr.Node(1).Score != -500_000 || checked(t, trace).Wrong() > 0 {
			t.Errorf("%s: %d nodes, best %d, prior %d: %s", name, tr.Len(), best, prior, texts[name])
		}
	}
	if texts["C"] != texts["Go"] || texts["C"] != texts["Python"] {
		t.Errorf("C writes\n%s\nGo\n%s\nPython\n%s", texts["C"], texts["Go"], texts["Python"])
	}
}
