package trace

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"drevo/engine/tree"
	"drevo/internal/needs"
)

// built compiles the example of the documentation, with a bug in it or none, and so that it is soon compiled.
func built(t *testing.T, flags ...string) string {
	t.Helper()
	gcc, engine := needs.Program(t, "gcc"), filepath.Join(t.TempDir(), "example")
	args := append([]string{"-std=c99", "-O0", "-Wall", "-Wextra", "-pedantic", "-Werror", "-o", engine}, flags...)
	if out, err := exec.Command(gcc, append(args, "../../docs/trace/example.c")...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return engine
}

// traced lets an engine search a position, and returns its trace and what it printed.
func traced(t *testing.T, engine, depth, fen string, env ...string) (trace []byte, printed string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "out.trace")
	cmd := exec.Command(engine, depth, fen, "50000")
	cmd.Env = append(append(os.Environ(), "TRACE="+file), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if trace, err = os.ReadFile(file); err != nil {
		t.Fatal(err)
	}
	return trace, string(out)
}

// checked checks a trace that can be read.
func checked(t *testing.T, trace []byte) *Report {
	t.Helper()
	r, err := NewReader(bytes.NewReader(trace))
	if err != nil {
		t.Fatal(err)
	}
	report, err := Check(r)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// Positions that the example engine searches.
const (
	kiwipete    = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	combination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	backRank    = "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"
	castles     = "4k3/8/8/8/1p4p1/8/P1P2P1P/R3K2R w KQ - 0 1"
	rooks       = "7k/8/8/8/8/8/R7/1R5K w - - 0 1"
	blocked     = "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 96 80"
	cornered    = "7k/5K2/8/6Q1/8/8/8/8 b - - 0 1"
)

// The example engine breaks no rule, counts as many nodes as there are, and shows every reason that it has.
func TestExampleEngine(t *testing.T) {
	engine := built(t, "-O2") // which warns of more
	seen := map[int64]bool{}
	for fen, depth := range map[string]string{kiwipete: "5", combination: "9", backRank: "6", castles: "6", rooks: "5",
		blocked: "9", cornered: "4"} {
		trace, printed := traced(t, engine, depth, fen)
		report := checked(t, trace)
		for _, rule := range report.Rules {
			if rule.Wrong > 0 {
				t.Errorf("%s: %d of %d wrong: %v", rule.Name, rule.Wrong, rule.Checked, rule.First)
			}
		}
		if nodes := fmt.Sprintf("nodes %d\n", report.Nodes); !strings.Contains(printed, nodes) {
			t.Errorf("%s: the trace has %s, the engine says %s", fen, nodes, printed)
		}
		r, _ := NewReader(bytes.NewReader(trace))
		for rec := new(Record); r.Next(rec) == nil; {
			if rec.Op == Leave || rec.Op == Skip {
				seen[rec.Int(Code)] = true
			}
		}
	}
	words := newWords()
	for reason := tree.ReasonComplete; reason <= tree.ReasonStopped; reason++ {
		without := reason == tree.ReasonInsufficient || reason == tree.ReasonPlyLimit
		if !seen[int64(reason)] && !without {
			t.Errorf("the example never shows %s", words.Reason(reason).Name)
		}
	}
	for reason := int64(64); reason <= 68; reason++ {
		if !seen[reason] {
			t.Errorf("the example never shows its reason %d", reason)
		}
	}
}

// Each bug that can be planted in the example engine is found by the rule that it breaks.
func TestPlantedBugs(t *testing.T) {
	needs.OneGoroutine(t)
	for _, bug := range []struct {
		number           int
		what, depth, fen string
		rule             int
		says             string
	}{
		{1, "a value with the wrong sign", "4", kiwipete, ruleValue, "its value is"},
		{2, "children with the alpha of before", "3", kiwipete, ruleWindow, "seen from above, where it is"},
		{3, "an upper bound stored as exact", "4", combination, ruleTable, "which stored it, was left with ≤"},
		{4, "a mate that does not count its distance", "2", backRank, ruleValue,
			"a mate after 1 half-moves is -30000, want -29999"},
		{5, "the search again at the reduced depth", "4", castles, ruleDepth, "its depth is 1, want 2"},
		{6, "no search again after a reduction", "5", castles, ruleAgain, "was reduced and comes to"},
		{7, "the static value as the bound of captures", "4", castles, ruleWindow, "seen from above, where it is"},
		{8, "a mate that the quiescence search does not see", "4", castles, ruleValue, "its value is"},
		{9, "the value of a null move not negated", "5", combination, ruleValue, "want -808, that of pass"},
		{10, "another move said to be the best", "2", combination, ruleBest,
			"its best move g7f6 has the value 668, and the node 680"},
		{11, "a table entry that is a ply too shallow", "4", castles, ruleShallow,
			"the table's depth is 1, and the node's 2"},
		{12, "no capture en passant", "5", castles, ruleAbsent, "was neither searched nor skipped"},
		{13, "castling through a check", "3", kiwipete, ruleLegal, "e1g1 is not legal in"},
		{14, "a mate of the table counted from the root", "4", rooks, ruleTable, "no node stored ≥ 29999 with depth 1"},
	} {
		engine := built(t, fmt.Sprintf("-DBUG=%d", bug.number))
		trace, _ := traced(t, engine, bug.depth, bug.fen)
		rule := checked(t, trace).Rules[bug.rule-1]
		if rule.First == nil || !strings.Contains(rule.First.Text, bug.says) {
			t.Errorf("%s: %s says %v of %d, want %q", bug.what, rule.Name, rule.First, rule.Checked, bug.says)
		}
	}
}

// What the environment leaves out of a trace is counted, and the rules hold of the rest.
func TestScope(t *testing.T) {
	needs.OneGoroutine(t)
	engine := built(t)
	whole, _ := traced(t, engine, "4", castles)
	all := checked(t, whole)
	for _, env := range []string{"TRACE_PLY=2", "TRACE_KINDS=pv,zero", "TRACE_KINDS=32,33", "TRACE_MOVES=e1c1 e8e7",
		"TRACE_NODES=500", "TRACE_FROM=3"} {
		trace, _ := traced(t, engine, "4", castles, env)
		report := checked(t, trace)
		if n := report.Nodes + int(report.Hidden); n != all.Nodes || report.Hidden == 0 || report.Wrong() > 0 {
			t.Errorf("%s: %d nodes and %d hidden, %d wrong; the search has %d", env, report.Nodes, report.Hidden,
				report.Wrong(), all.Nodes)
		}
		if counts := report.Rules[ruleCount-1]; counts.Checked == 0 {
			t.Errorf("%s: the engine's count was not checked", env)
		}
	}
}

// The header serves C++ as well.
func TestHeaderInCPlusPlus(t *testing.T) {
	needs.OneGoroutine(t)
	compiler, file := needs.Program(t, "g++"), filepath.Join(t.TempDir(), "a.cc")
	const text = "#define TRACE_HERE\n#include \"trace.h\"\nint main() { tr_open(\"\"); tr_end(TR_NO_MOVE); }\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(compiler, "-std=c++11", "-Wall", "-Wextra", "-pedantic", "-Werror", "-I../../docs/trace",
		"-o", file+".out", file).CombinedOutput()
	if err != nil {
		t.Errorf("%v: %s", err, out)
	}
}
