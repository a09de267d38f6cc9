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
