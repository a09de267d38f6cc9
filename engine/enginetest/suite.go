// Package enginetest is the conformance suite: the rules that every programme
// keeps, each with the sentence that is printed when one breaks it.
//
//	func TestConformance(t *testing.T) { enginetest.Run(t, itep.New(), "active 1") }
//
// To add a rule: write a function of the type check and give it a row in rules.
package enginetest

import (
	"context"
	"testing"

	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// Samples are the positions on which the rules are tried: openings, middle games,
// endings, checks, promotions, both sides to move.
var Samples = []string{
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
	"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1",
}

// mated and stalemated are positions where there is nothing to choose.
const (
	mated      = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
	stalemated = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
)

// check tries one rule on a programme.
type check func(t *testing.T, p search.Programme)

// rule is a rule of the contract with its sentence.
type rule struct {
	name     string
	sentence string
	check    check
	threads  bool // it is about goroutines that run side by side, or short: the race detector tries it too
}

var rules = []rule{
	{"About", "A programme says who it is, where it comes from, and what it rules on.", checkAbout, true},
	{"Options", "Every option has a sentence, a source and a valid default, and refuses what it does not know.",
		checkOptions, true},
	{"LegalMove", "A search returns a legal move, or says why it gives none, and a line of legal moves that " +
		"starts with it.", checkLegalMove, false},
	{"NoMove", "Where the game is over there is no move, no error and nothing to remark: the root is a mate or " +
		"a stalemate.", checkNoMove, true},
	{"Repeat", "The same task gives the same tree, node for node.", checkRepeat, false},
	{"Unrecorded", "Recording changes nothing: same move, score, line and counts.", checkUnrecorded, false},
	{"Record", "Every node is legal, closed with a reason, and scored by its best child, a table or itself; every value " +
		"comes from a static value or a final position.", checkRecord, false},
	{"Vocabulary", "Every type, class and reason of the record is described, with its source, and stages are numbered.",
		checkVocabulary, false},
	{"Keys", "Every word has a key of its own, of whatever kind it is, and what is said of nodes finds them by its key.",
		checkKeys, true},
	{"Explain", "At every node the terms add up to the static value exactly, and every legal move has a node or a rule.",
		checkExplain, false},
	{"Forced", "The forced variation of every node, where the programme gives one, is a line of legal moves, and the " +
		"same when it is asked for again.", checkForced, false},
	{"Agreement", "Root, line and counts of the record are those of the result.", checkAgreement, false},
	{"Budget", "A small budget loses nodes of the record and nothing of the search.", checkBudget, false},
	{"Nodes", "A limit of nodes is kept exactly, and leaves a legal record.", checkNodes, false},
	{"Cancel", "A cancelled search returns soon, stopped, with every node closed.", checkCancel, true},
	{"Pondering", "A programme that thinks on the opponent's time goes on until the expected move is made, and then " +
		"keeps to its own time.", checkPondering, true},
	{"Readers", "The tree can be read while it grows.", checkReaders, true},
	{"SideBySide", "Two searches of one programme do not disturb each other.", checkSideBySide, true},
	{"Mirror", "With colours exchanged the static value is the same for the side to move.", checkMirror, false},
}

// Run tries every rule on a programme with its defaults, and once more with each of
// the named presets.
func Run(t *testing.T, p search.Programme, presets ...string) {
	runRules(t, p)
	for _, name := range presets {
		preset, err := search.FindPreset(p, name)
		if err != nil {
			t.Error(err)
			continue
		}
		t.Run(name, func(t *testing.T) { runRules(t, withPreset{p, preset}) })
	}
}

// withPreset is a programme whose defaults are those of a preset.
type withPreset struct {
	search.Programme
	preset search.Preset
}

func (p withPreset) Options() []search.Option {
	options := p.Programme.Options()
	for i := range options {
		if value, ok := p.preset.Values[options[i].Name]; ok {
			options[i].Default = value
		}
	}
	return options
}

// ability returns what only some programmes can do, of a programme or of the one behind a preset.
func ability[T any](p search.Programme) (T, bool) {
	if preset, ok := p.(withPreset); ok {
		p = preset.Programme
	}
	able, ok := p.(T)
	return able, ok
}

func runRules(t *testing.T, p search.Programme) {
	for _, r := range rules {
		t.Run(r.name, func(t *testing.T) {
			t.Log(r.sentence)
			if !r.threads {
				needs.OneGoroutine(t)
			}
			r.check(t, p)
		})
	}
}

// depth keeps a search of the suite short.
const depth = 2

// endless is the depth of a search that must be stopped: the largest there is.
func endless(p search.Programme) int {
	o, _ := search.DepthOf(p)
	return max(o.Max, len(o.Choices)-1)
}

func values(t testing.TB, p search.Programme, depth int) search.Values {
	t.Helper()
	o, _ := search.DepthOf(p)
	v, err := search.Resolve(p, map[string]string{o.Name: o.ForPlies(depth)})
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// run searches a position to a depth, recorded within a budget of nodes; 0 records nothing.
func run(t *testing.T, p search.Programme, fen string, depth int, limits search.Limits, budget int) (search.Result,
	*tree.Tree) {
	t.Helper()
	root, v := Position(t, fen), values(t, p, depth)
	task := search.Task{Position: root, Values: v, Limits: limits}
	if budget > 0 {
		return Recorded(t, p, task, budget)
	}
	result, err := p.Search(context.Background(), task)
	if err != nil {
		t.Fatalf("search of %s: %v", fen, err)
	}
	return result, nil
}

// Recorded does a task with a record that has a budget of nodes, 0 for the usual one.
func Recorded(t testing.TB, p search.Programme, task search.Task, budget int) (search.Result, *tree.Tree) {
	t.Helper()
	task.Recorder = tree.NewRecorder(search.Header(p, task.Values, task.Position), budget)
	result, err := p.Search(context.Background(), task)
	if err != nil {
		t.Fatalf("search of %s: %v", task.Position.FEN(), err)
	}
	return result, task.Recorder.Tree()
}
