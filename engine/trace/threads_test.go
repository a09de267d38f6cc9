package trace

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	writer "drevo/docs/trace/go"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// Threads are followed side by side over one table: what one has stored another one finds, and one may go on below
// a node that is open in another.
func TestThreads(t *testing.T) {
	trace := []byte(rulesHeader + `e main same -9 9 4
th 1
e main a2a3 -9 9 3
e main h8g8 -9 9 2
l ply-limit 5 stored=2
th 0
e main a2a3 -9 9 3
e main h8g8 -9 9 2
t 5 = 2
l table 5
th 2
join 0 1
e main b1b2 -9 9 3
`)
	report := checked(t, trace)
	if report.Linked != 1 || report.Wrong() > 0 || report.Nodes != 6 || report.Open != 4 {
		t.Errorf("%+v", report)
	}
	tr := treeOf(t, trace, 0)
	if tr.Len() != 8 {
		t.Errorf("the tree has %d nodes", tr.Len())
	}
	var shown []string
	words := tr.Header().Vocabulary
	for id := range tree.ID(tr.Len()) {
		n, by := tr.Node(id), ""
		if which, ok := NotesOf(tr).Number(id, n.Move, NoteThread); ok {
			by = fmt.Sprint(" by ", which)
		}
		shown = append(shown, fmt.Sprint(n.Parent, " ", words.Type(n.Type).Name, " ", n.Move, n.Number, by))
	}
	want := "0 root 0000 0, 0 main 0000 0, 1 main a2a3 0, 2 main h8g8 0, 0 thread 0000 1, 4 main a2a3 0, " +
		"5 main h8g8 0, 1 main b1b2 0 by 2"
	if got := strings.Join(shown, ", "); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// What a helper found at a node that it joined counts there: a node has the value of the move that the helper searched.
func TestSplitPoint(t *testing.T) {
	for value, wrong := range map[string]int{"7": 0, "5": 1} {
		trace := []byte(rulesHeader + "e main same -9 9 4\ne main a2a3 -9 9 3\nl ply-limit -5\nth 1\njoin 0 1\n" +
			"e main b1b2 -9 -5 3\nl ply-limit -7\nth 0\nl complete " + value + " b1b2\n")
		if report := checked(t, trace); report.Rules[ruleValue-1].Wrong != wrong {
			t.Errorf("%s: %+v", value, report.Rules[ruleValue-1])
		}
		tr := treeOf(t, trace, 0)
		best, _ := tr.Best(1)
		if n := tr.Node(best); n.Move.String() != "b1b2" || n.Parent != 1 || n.Score != -7 {
			t.Errorf("the best is %+v", n)
		}
	}
}

// twoThreads is an engine whose threads write many blocks at the same time.
const twoThreads = `#define TR_LOCAL __thread
#define TRACE_HERE
#include "trace.h"
#include <pthread.h>
static void *helper(void *of) {
	tr_thread((struct tr_state *)of, 1);
	for (int i = 0; i < 20000; i++) {
		tr_enter(32, TR_MOVE(8, 16, 0), -9, 9, 1);
		tr_leave(5, TR_PLY_LIMIT, TR_NO_MOVE);
	}
	tr_flush();
	return NULL;
}
static struct tr_split point;
static void *joiner(void *of) {
	tr_thread((struct tr_state *)of, 2);
	tr_join(point);
	tr_enter(32, TR_MOVE(8, 16, 0), -9, 9, 1);
	tr_leave(-7, TR_PLY_LIMIT, TR_NO_MOVE);
	tr_flush();
	return NULL;
}
int main(void) {
	pthread_t other;
	tr_open("engine Two\nkind 32 main \"Every move.\"\n");
	tr_thread(&tr, 0);
	tr_search("7k/8/8/8/8/8/R7/1R5K w - - 0 1", "Threads=2");
	pthread_create(&other, NULL, helper, &tr);
	for (int i = 0; i < 20000; i++) {
		tr_enter(32, TR_SAME, -9, 9, 2);
		tr_enter(32, TR_MOVE(1, 9, 0), -9, 9, 1);
		tr_leave(5, TR_PLY_LIMIT, TR_NO_MOVE);
		tr_leave(-5, TR_COMPLETE, TR_MOVE(1, 9, 0));
	}
	pthread_join(other, NULL);
	tr_enter(32, TR_SAME, -9, 9, 2);
	point = tr_here();
	pthread_create(&other, NULL, joiner, &tr);
	pthread_join(other, NULL);
	tr_leave(7, TR_COMPLETE, TR_MOVE(8, 16, 0));
	tr_end(TR_NO_MOVE);
	return 0;
}
`

// Threads of C write blocks that say whose they are, and one goes on below a node of another.
func TestThreadsInC(t *testing.T) {
	dir := t.TempDir()
	source, engine, file := filepath.Join(dir, "two.c"), filepath.Join(dir, "two"), filepath.Join(dir, "two.trace")
	if err := os.WriteFile(source, []byte(twoThreads), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(needs.Program(t, "gcc"), "-std=gnu99", "-Wall", "-Wextra", "-Werror", "-pthread",
		"-I../../docs/trace", "-o", engine, source).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	cmd := exec.Command(engine)
	cmd.Env = append(os.Environ(), "TRACE="+file)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	holds(t, file, 60_002)
}

// holds says of a trace of two threads that all nodes are there and none is wrong.
func holds(t *testing.T, file string, nodes int) {
	t.Helper()
	trace, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if report := checked(t, trace); report.Nodes != nodes || report.Wrong() > 0 || report.Open > 0 {
		t.Errorf("%+v", report)
	}
	if tr := treeOf(t, trace, 0); tr.Len() != nodes+2 { // with the root and the stage of the other thread
		t.Errorf("the tree has %d nodes", tr.Len())
	}
}

const twoHeader = "engine Two\nkind 32 main \"Every move.\"\n"

// twoThreadsInPython is an engine of two threads in Python.
const twoThreadsInPython = `
import sys, threading
sys.path.insert(0, sys.argv[1])
from trace import Trace
t = Trace(sys.argv[2])
t.search("7k/8/8/8/8/8/R7/1R5K w - - 0 1", "Threads=2")
other = t.thread(1)
def helper():
    for _ in range(5000):
        other.enter("main", "a2a3", -9, 9, 1)
        other.leave(5, "ply-limit")
    other.flush()
beside = threading.Thread(target=helper)
beside.start()
for _ in range(5000):
    t.enter("main", "same", -9, 9, 2)
    t.enter("main", "b1b2", -9, 9, 1)
    t.leave(5, "ply-limit")
    t.leave(-5, "complete", "b1b2")
beside.join()
t.end()
`

// A thread beside the first has a writer of its own in Python, too.
func TestThreadsInPython(t *testing.T) {
	file := filepath.Join(t.TempDir(), "two.trace")
	cmd := exec.Command(needs.Program(t, "python3"), "-c", twoThreadsInPython, "../../docs/trace", twoHeader)
	cmd.Env = append(os.Environ(), "TRACE="+file)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	holds(t, file, 15_000)
}

// The same in Go, where a thread is a goroutine.
func TestThreadsInGo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "two.trace")
	t.Setenv("TRACE", file)
	const main = 32
	first := writer.Open(twoHeader)
	first.Search("7k/8/8/8/8/8/R7/1R5K w - - 0 1", "Threads=2")
	second := first.Thread(1)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for range 20_000 {
			second.Enter(main, writer.Move(8, 16, 0), -9, 9, 1)
			second.Leave(5, writer.PlyLimit, writer.NoMove)
		}
		second.Flush()
	}()
	for range 20_000 {
		first.Enter(main, writer.Same, -9, 9, 2)
		first.Enter(main, writer.Move(1, 9, 0), -9, 9, 1)
		first.Leave(5, writer.PlyLimit, writer.NoMove)
		first.Leave(-5, writer.Complete, writer.Move(1, 9, 0))
	}
	<-done
	first.End(writer.NoMove)
	holds(t, file, 60_000)
}
