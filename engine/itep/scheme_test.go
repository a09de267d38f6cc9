package itep

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// ceiling is the number of nodes beyond which a search is not compared: the twin
// takes some 20 µs a node.
const ceiling = 1000

// setting is a choice of options.
type setting struct {
	depth, zch    int
	forced, order string
	declines      bool
	scheme        string // empty: absolute
	untested      string // empty: passive
	repeats       bool   // a repeated position is a draw
	noMates       bool   // captures that mate are refused like others
}

func (s setting) String() string {
	return fmt.Sprintf("%s Dn=%d %s Zch=%d decline=%v %s %s repeats=%v noMates=%v", cmp.Or(s.scheme, schemes[0]), s.depth,
		s.forced, s.zch, s.declines, s.order, s.untested, s.repeats, s.noMates)
}

func (s setting) values(t testing.TB) search.Values {
	t.Helper()
	v, err := search.Resolve(New(), map[string]string{
		optionDepth: strconv.Itoa(s.depth), optionForced: s.forced, optionZch: strconv.Itoa(s.zch),
		optionDecline: strconv.FormatBool(s.declines), optionOrder: s.order,
		optionRepetition:  map[bool]string{true: repetitionDrawn, false: repetitionUnknown}[s.repeats],
		optionRefuseMates: strconv.FormatBool(s.noMates),
		optionScheme:      cmp.Or(s.scheme, schemes[0]), optionUntested: cmp.Or(s.untested, untestedPassive),
	})
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// presetValues are the options of a preset, with others over them: name, value, name, value.
func presetValues(t testing.TB, name string, over ...string) search.Values {
	t.Helper()
	preset, err := search.FindPreset(New(), name)
	if err != nil {
		t.Fatal(err)
	}
	set := map[string]string{}
	maps.Copy(set, preset.Values)
	for i := 0; i < len(over); i += 2 {
		set[over[i]] = over[i+1]
	}
	values, err := search.Resolve(New(), set)
	if err != nil {
		t.Fatal(err)
	}
	return values
}

func (s setting) twin() *twin {
	return &twin{dn: s.depth, game: s.forced, zch: s.zch, declines: s.declines, gainsFirst: s.order == orderGains,
		repeats: s.repeats, noMates: s.noMates}
}

// activeGame is a variant of the active game with the usual rest.
func activeGame(variant, depth int) setting {
	return setting{depth: depth, forced: forcedNarrow, order: orderGains, declines: true, scheme: schemes[variant]}
}

// settings are all the combinations that are compared, the depth outermost.
func settings() []setting {
	var list []setting
	for depth := range 4 {
		for _, forced := range []string{forcedNarrow, forcedBroad, forcedChecks} {
			for _, order := range []string{orderGains, orderGenerated} {
				for _, declines := range []bool{true, false} {
					list = append(list, setting{depth: depth, zch: depth % 3, forced: forced, order: order, declines: declines,
						repeats: len(list)%3 == 0, noMates: len(list)%5 == 0})
				}
			}
		}
	}
	return list
}

// comparison counts what was compared, so that a test can't pass by comparing nothing.
type comparison struct {
	searches int
	reasons  [tree.Reasons]int // of moves that were not examined
}

// add searches with the programme and with the twin; a search that is too long is
// left out.
func (c *comparison) add(t *testing.T, task search.Task, s setting, past []string) {
	t.Helper()
	task.Values, task.Limits.Nodes = s.values(t), ceiling
	task.Recorder = tree.NewRecorder(search.Header(New(), task.Values, task.Position), 0)
	defer task.Recorder.Tree().Release()
	result, err := New().Search(context.Background(), task)
	if err != nil {
		t.Fatal(err)
	}
	if result.Stopped {
		return
	}
	w := s.twin()
	w.past = past
	value := w.play(task.Position)
	c.searches++
	if got := scale.Own(int32(result.Score)); got != value || result.Move != w.best ||
		result.Counts.Nodes != uint64(w.nodes) {
		t.Errorf("%s, %s:\nprogramme: %s %v, %d nodes\ntwin:      %s %v, %d nodes",
			task.Position.FEN(), s, result.Move, got, result.Counts.Nodes, w.best, value, w.nodes)
		return
	}
	c.addRefusals(t, s, task.Recorder.Tree(), w)
}

// addRefusals asks at the nodes of a search why each move without a node has none.
func (c *comparison) addRefusals(t *testing.T, s setting, tr *tree.Tree, w *twin) {
	t.Helper()
	asked, faults := 0, 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		p, err := tr.Position(n.ID)
		if err != nil {
			t.Fatal(err)
		}
		explanation := explain(t, tr, n.ID)
		if static := explanation.Terms.Total.For(p.Turn()); n.HasStatic && static != n.Static {
			t.Errorf("%s, %s: f(A) is %d, its terms add up to %d", p.FEN(), s, n.Static, static)
			faults++
		}
		for move, want := range w.refused[n.ID] {
			why, _ := explanation.Of(move)
			said := why.Evidence.Text(sentence.Plain{Scale: scale})
			evidence := said
			if want.reason == reasonMaterialBelow {
				var after board.Position
				p.Make(move, &after)
				view := func(points float64) string { return scale.Text(int32(point * points)) }
				side := map[board.Colour]float64{board.White: 1, board.Black: -1}[p.Turn()]
				evidence = fmt.Sprintf("After it the material is %s, and the bound asks for %s.",
					view(side*float64(materialOf(&after, p.Turn())-reportC)), view(side*(math.Floor(want.m)-reportC)))
			}
			if why.Reason != want.reason || said != evidence {
				t.Errorf("%s, %s: %s: %+v, want %q, %s", p.FEN(), s, p.SAN(move), why, want.reason, evidence)
				faults++
			}
			c.reasons[want.reason]++
			asked++
		}
		return faults < 5 && asked < 100
	})
}

// enough fails the test when too little was compared.
func (c *comparison) enough(t *testing.T, searches int, reasons ...tree.Reason) {
	t.Helper()
	t.Logf("%d searches compared", c.searches)
	if c.searches < searches {
		t.Errorf("only %d searches were short enough to be compared", c.searches)
	}
	for _, reason := range reasons {
		t.Logf("%d moves %q", c.reasons[reason], reason)
		if c.reasons[reason] < 20 {
			t.Errorf("only %d moves %q were asked about", c.reasons[reason], reason)
		}
	}
}

func TestTheSchemeAgreesWithItsTwin(t *testing.T) {
	needs.OneGoroutine(t)
	var c comparison
	for _, fen := range enginetest.Samples {
		for _, s := range settings() {
			c.add(t, search.Task{Position: enginetest.Position(t, fen)}, s, nil)
		}
	}
	c.enough(t, 150, reasonNotForced, reasonMaterialBelow, tree.ReasonAfterCut, reasonChecksUsed)
}

// The positions of the suites, without DREVO_LONG every fifth, take one setting after another.
func TestTheSchemeAgreesWithItsTwinOnSuites(t *testing.T) {
	needs.OneGoroutine(t)
	all, every := settings(), needs.OneIn(5)
	for _, file := range suites {
		t.Run(filepath.Base(file), func(t *testing.T) {
			var c comparison
			for i, fen := range enginetest.Positions(t, file) {
				if i%every == 0 {
					c.add(t, search.Task{Position: enginetest.Position(t, fen)}, all[i*7%len(all)], nil)
				}
			}
			c.enough(t, 30/every)
		})
	}
}

// suites are the files of public positions on which the programme is compared with its
// twins.
var suites = []string{
	"../testdata/perftsuite.epd", "../../app/library/data/botvinnik60.epd", "../../app/experiment/data/wac_odd.epd",
}

// Positions of the game before the search count as repeated, those on the line too.
func TestTheSchemeAgreesWithItsTwinAfterAGame(t *testing.T) {
	needs.OneGoroutine(t)
	random := rand.New(rand.NewPCG(7, 8))
	var c comparison
	for _, fen := range enginetest.Samples {
		for range 2 {
			task, past := wander(enginetest.Position(t, fen), random)
			for _, s := range settings()[8:24] {
				c.add(t, task, s, past)
			}
		}
	}
	c.enough(t, 100)
}

// wander plays quiet moves at random; it returns a task at the end of that game,
// and the positions on the way.
func wander(p board.Position, random *rand.Rand) (search.Task, []string) {
	var task search.Task
	task.History.Push(p.Key(), true)
	past := []string{placement(&p)}
	for range 9 {
		var list board.MoveList
		var next board.Position
		p.Quiets(&list)
		if list.Len() == 0 {
			break
		}
		p.Make(list.At(random.IntN(list.Len())), &next)
		p = next
		task.History.Push(p.Key(), p.HalfmoveClock() == 0)
		past = append(past, placement(&p))
	}
	task.Position = p
	return task, past
}
