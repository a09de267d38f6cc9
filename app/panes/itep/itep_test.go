package itep

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/pane/panetest"
	"drevo/app/panes/bounds"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/tree"
	"drevo/widgets/chart"
	"drevo/widgets/flowchart"
)

// bench is a window with the panes about ITEP.
type bench struct {
	*panetest.Window
	scheme *Scheme
	bounds *bounds.Pane
}

// authors are those of the bounds.
func authors() map[string]bounds.Author { return map[string]bounds.Author{"itep": Formulas{}} }

// start puts the panes into a window.
func start(t *testing.T, options map[string]string, fen string) *bench {
	t.Helper()
	w := panetest.New(t, "itep", options, fen)
	b := &bench{w, NewScheme(w, &replay.Replay{}).(*Scheme), bounds.New(w, w.Setup, authors()).(*bounds.Pane)}
	w.Put(b.scheme, b.bounds, NewBits(w))
	return b
}

// thought is start after a search.
func thought(t *testing.T, options map[string]string, fen string) *bench {
	t.Helper()
	b := start(t, options, fen)
	b.Think()
	return b
}

// walk lists the events below a node by walking the tree.
func walk(t *tree.Tree, id tree.ID, list []event) []event {
	list = append(list, event{node: id})
	for _, child := range t.Children(id, nil) {
		list = walk(t, child, list)
	}
	return append(list, event{node: id, leave: true})
}

// schemes are options of searches whose trees differ in kind: with and without checks, with
// rounds and tests.
var schemes = []map[string]string{
	workspacetest.Absolute("depth", "2"),
	{"depth": "1", "forced": "checks", "zch": "1", "declineInCheck": "false"},
	{"depth": "3", "scheme": "active1"},
	{"depth": "4", "scheme": "active3", "declineInCheck": "true"},
}

// TestEventsAreThoseOfTheWalk compares the numbering with a walk that stores
// every event.
func TestEventsAreThoseOfTheWalk(t *testing.T) {
	for _, options := range schemes {
		eventsOfTheWalk(t, thought(t, options, ""))
	}
}

func eventsOfTheWalk(t *testing.T, b *bench) {
	t.Helper()
	e := events{b.Session.Tree()}
	want := walk(e.Tree, tree.Root, nil)
	if e.count() != len(want) {
		t.Fatalf("%d events, the walk has %d", e.count(), len(want))
	}
	for i, what := range want {
		if got := e.at(i); got != what {
			t.Fatalf("event %d is %+v, want %+v", i, got, what)
		}
		if got := e.entered(what.node); !what.leave && got != i {
			t.Fatalf("%+v has the number %d, want %d", what, got, i)
		}
	}
}

// TestEventsOfAFoldedTree numbers a record that could not keep every node.
func TestEventsOfAFoldedTree(t *testing.T) {
	r := tree.NewRecorder(tree.Header{Position: board.Start()}, 3)
	enter := func() { r.Enter(board.NoMove, tree.TypeRound, tree.ClassNone, 0, 1) }
	leave := func() { r.Leave(0, tree.Exact, tree.ReasonComplete) }
	enter()
	for range 3 {
		enter()
		enter()
		leave()
		leave()
	}
	e := events{r.Tree()}
	if e.count() == 2*e.Len() {
		t.Error("an open search has its last event")
	}
	leave()
	want := walk(e.Tree, tree.Root, nil)
	for i, what := range want {
		if got := e.at(i); got != what {
			t.Errorf("event %d is %+v, want %+v", i, got, what)
		}
	}
	if e.count() != len(want) {
		t.Errorf("%d events, the walk has %d", e.count(), len(want))
	}
}

// jumps are steps that the chart has no line for: where f(A) was not computed or no move
// determined the block is passed over, the empty move goes straight to the bounds, and a node
// without moves to be made is left from there. Tests are made while the moves are determined,
// and rounds are runs of their own.
var jumps = [][2]int{
	{blockBoundsDown, blockDetermine}, {blockEvaluate, blockBoundsUp}, {blockCompare, blockDetermine}, {blockBoundsDown,
		blockAnyRank},
	{blockDetermine, blockMake}, {blockShallower, blockDetermine}, {blockDetermine, blockDetermine},
	{blockBoundsDown, blockStart}, {blockExit, blockStart}, {blockExit, blockAnyRank},
}

// TestStepsFollowTheLinesOfTheChart steps through whole searches: from each block to the
// next one a line must lead, or a known jump.
func TestStepsFollowTheLinesOfTheChart(t *testing.T) {
	used := map[[2]int]bool{}
	for _, options := range schemes {
		stepsFollowTheLines(t, thought(t, options, ""), used)
	}
	stepsFollowTheLines(t, thought(t, map[string]string{"depth": "2"}, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"), used)
	for _, jump := range jumps {
		if !used[jump] {
			t.Errorf("no search jumps from block %d to block %d", jump[0], jump[1])
		}
	}
}

func stepsFollowTheLines(t *testing.T, b *bench, used map[[2]int]bool) {
	t.Helper()
	lines := map[[2]int]bool{}
	for _, l := range figure4().Links {
		lines[[2]int{l.From, l.To}] = true
	}
	for _, jump := range jumps {
		lines[jump] = true
	}
	scheme := b.scheme
	scheme.line.OnMove(0)
	seen, before := map[int]bool{}, flowchart.None
	for {
		at := scheme.course.now().block
		if before != flowchart.None && !lines[[2]int{before, at}] {
			t.Fatalf("event %d: no line leads from block %d to block %d", scheme.course.number, before, at)
		}
		if scheme.course.before() != before {
			t.Fatalf("event %d: the block before is %d, want %d", scheme.course.number, scheme.course.before(), before)
		}
		if caption := scheme.course.caption(scheme.course.now()); caption == "" || strings.Contains(caption, "%!") {
			t.Fatalf("event %d: block %d says %q", scheme.course.number, at, caption)
		}
		used[[2]int{before, at}] = true
		seen[at], before = true, at
		if !scheme.course.move(1) {
			break
		}
	}
	if before != blockExit || len(seen) != len(figure4().Blocks) {
		t.Errorf("the search ends at block %d after %d different ones", before, len(seen))
	}
}

// TestBackUndoesOn goes on and back again over the same blocks.
func TestBackUndoesOn(t *testing.T) {
	b := thought(t, workspacetest.Absolute(), "")
	scheme := b.scheme
	scheme.line.OnMove(7_000)
	type place struct{ number, step, block int }
	here := func() place { return place{scheme.course.number, scheme.course.step, scheme.chart.Lit()} }
	var way []place
	for range 60 {
		way = append(way, here())
		scheme.line.Step(1)
	}
	for i := len(way) - 1; i >= 0; i-- {
		scheme.line.Step(-1)
		if here() != way[i] {
			t.Fatalf("back at %+v, want %+v", here(), way[i])
		}
	}
	scheme.line.OnMove(-5)
	scheme.line.Step(-1)
	if here() != (place{0, 0, blockStart}) {
		t.Errorf("before the first block comes %+v", here())
	}
}

// TestStepsTellTheBoundsOfTheSearch compares what formula 19 gives in the chart with what the
// search handed to the next move.
func TestStepsTellTheBoundsOfTheSearch(t *testing.T) {
	for _, options := range schemes {
		s := thought(t, options, "").scheme.course.stepper
		checked := 0
		s.events.Walk(tree.Root, func(n tree.Node) bool {
			if n.Move == board.NoMove || n.Move == board.Pass || n.Type.Test() { // with bounds of their own
				return true
			}
			next := s.steps(event{node: n.ID})[0]
			if m := s.lower(s.events.Node(n.Parent), next); m != -n.Beta {
				t.Errorf("%v, node %d: m of its parent is %d, the search had %d", options, n.ID, m, -n.Beta)
			}
			checked++
			return checked < 200_000
		})
		if checked == 0 {
			t.Error("nothing was checked")
		}
	}
}

func TestSchemeFollowsTheSelection(t *testing.T) {
	b := thought(t, workspacetest.Absolute(), "")
	id := b.Child("Ba3")
	b.Go(id)
	scheme := b.scheme
	if scheme.course.now().at != id || scheme.course.number != scheme.course.events.entered(id) {
		t.Errorf("the scheme is at node %d, event %d", scheme.course.now().at, scheme.course.number)
	}
	scheme.chart.OnSelect(blockCompare)
	node, inTree := b.Session.Node()
	if scheme.chart.Lit() != blockCompare || !inTree || node != scheme.course.now().at {
		t.Errorf("at block %d the scheme is at node %d, the window at %d (%v)", scheme.chart.Lit(), scheme.course.now().at,
			node, inTree)
	}
	scheme.line.Slider.SetValue(12_345)
	if scheme.course.number != 12_345 {
		t.Errorf("the slider leads to event %d", scheme.course.number)
	}
	last := scheme.replay.Last()
	if before, after := scheme.course.events.entered(last), scheme.course.events.entered(last+1); before > 12_345 ||
		after <= 12_345 {
		t.Errorf("the replay is at node %d, which was entered by event %d", last, before)
	}
}

func TestPlayGoesOnUntilPause(t *testing.T) {
	b := thought(t, nil, "")
	scheme := b.scheme
	scheme.line.OnMove(0)
	scheme.player.Speed.SetSelected("2000 a second")
	scheme.player.Play.OnTapped()
	for scheme.course.number < 100 {
		(<-b.Queue)()
	}
	if !scheme.player.Playing() {
		t.Fatal("it does not play")
	}
	scheme.player.Play.OnTapped()
	number := scheme.course.number
	for len(b.Queue) > 0 {
		(<-b.Queue)()
	}
	if scheme.course.number != number || scheme.player.Playing() {
		t.Errorf("after the pause it went on from event %d to %d", number, scheme.course.number)
	}
	scheme.line.OnMove(scheme.course.size - 1)
	scheme.player.Play.OnTapped()
	for scheme.player.Playing() {
		(<-b.Queue)()
	}
	if scheme.chart.Lit() != blockExit {
		t.Errorf("at the end the block is %d", scheme.chart.Lit())
	}
}

// pathRows are the rows of the path to a node.
func pathRows(nodes present.Nodes, id tree.ID, mover bool) (list []chart.Node) {
	for _, row := range bounds.Data(nodes, id, mover, authors()).Rows {
		list = append(list, row.(chart.Node))
	}
	return list
}

// TestBoundsOfThePath reads the bounds along the line played, in both views.
func TestBoundsOfThePath(t *testing.T) {
	b := thought(t, workspacetest.Absolute(), "")
	line := b.Session.Tree().Line(tree.Root)
	leaf := line[len(line)-1]
	nodes := present.NewNodes(b.Session.Tree(), present.InOwn)
	white, mover := pathRows(nodes, leaf, false), pathRows(nodes, leaf, true)
	if len(white) != len(line)+1 || len(mover) != len(line)+1 {
		t.Fatalf("%d rows for a line of %d moves", len(white), len(line))
	}
	if r := white[0]; !math.IsInf(r.Lower.At, -1) || !math.IsInf(r.Upper.At, 1) || r.Lower.Text != "m 0" ||
		r.Upper.Text != "M 459" {
		t.Errorf("the root begins with %+v and %+v", r.Lower, r.Upper)
	}
	value := white[0].Value.At
	for i, r := range white {
		n, other := b.Session.Tree().Node(tree.ID(r.ID)), mover[i]
		if r.Rank != n.Ply || r.White != (b.Session.Tree().Turn(n) == board.White) {
			t.Errorf("row %d is rank %d, White to move %v", i, r.Rank, r.White)
		}
		if r.Value.At != value {
			t.Errorf("row %d of the line played has the value %v, the root %v", i, r.Value.At, value)
		}
		if r.Lower.At > r.Upper.At || other.Lower.At > other.Upper.At {
			t.Errorf("row %d: the bounds are crossed", i)
		}
		if want := r.Value.At; r.White && other.Value.At != want || !r.White && other.Value.At != 459-want {
			t.Errorf("row %d: %v for White, %v for the mover", i, want, other.Value.At)
		}
		if i > 0 && (r.Lower.Hint == r.Upper.Hint || !strings.Contains(r.Lower.Hint+r.Upper.Hint, "Formula 18")) {
			t.Errorf("row %d is explained by %q and %q", i, r.Lower.Hint, r.Upper.Hint)
		}
	}
}

// TestRoundsAreNumbered looks at three rounds that fail, of which the fourth would repeat the
// second: each has its number, its bounds with the formula that gave them, and the reason why it
// ended.
func TestRoundsAreNumbered(t *testing.T) {
	b := thought(t, workspacetest.Absolute("scheme", "active1", "depth", "4"), "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1")
	nodes := present.NewNodes(b.Session.Tree(), present.InOwn)
	var told []string
	for _, id := range nodes.Tree.Children(tree.Root, nil) {
		n := nodes.Tree.Node(id)
		list := pathRows(nodes, id, false)
		last := list[len(nodes.Tree.Path(id))-1]
		formula := "the widest"
		for _, of := range []string{"14.1", "15.1"} {
			if strings.Contains(last.Lower.Hint, of) {
				formula = of
			}
		}
		told = append(told, fmt.Sprintf("%s: %s, %s, by %s: %s", nodes.Move(n), last.Lower.Text, last.Upper.Text, formula,
			nodes.Reason(n).Name))
	}
	want := []string{
		"estimate: m 0, M 459, by the widest: declined",
		"round 1: m 229.0000, M 229.9995, by 14.1: above the bounds",
		"round 2: m 247.0000, M 247.9995, by 15.1: above the bounds",
		"round 3: m 249.0000, M 249.9995, by 15.1: below the bounds",
	}
	if !slices.Equal(told, want) {
		t.Errorf("%s\nwant %s", strings.Join(told, "\n"), strings.Join(want, "\n"))
	}
}

// TestPawnFormulas compares formulas 16.1 to 16.3 with the legal moves and attacks that the
// rules of chess give.
func TestPawnFormulas(t *testing.T) {
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"4k3/P6p/p6P/8/1pPp4/3N4/6PP/4K3 w - - 0 1",
		"8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	} {
		p := enginetest.Position(t, fen)
		for colour, up := range map[board.Colour]int{board.White: 1, board.Black: -1} {
			var want [3]uint64
			for rest := p.PiecesOf(colour, board.Pawn); rest != 0; rest &= rest - 1 {
				pawn := rest.Lowest()
				for i, file := range []int{0, -1, 1} {
					to := [2]int{pawn.File() + file, pawn.Rank() + up}
					if to[0] < 0 || to[0] > 7 {
						continue
					}
					square := board.NewSquare(to[0], to[1])
					if i > 0 || p.Occupied()&square.Bitboard() == 0 {
						want[i] |= uint64(square.Bitboard())
					}
				}
			}
			for i, row := range pawnRows(&p, colour, false) {
				if got := row.Boards[3].Bits; got != want[i] {
					t.Errorf("%s, %v, %s: %016x, want %016x", fen, colour, row.Title, got, want[i])
				}
			}
		}
		right, wrong := pawnRows(&p, board.White, false), pawnRows(&p, board.White, true)
		if right[1].Boards[3].Bits == wrong[1].Boards[3].Bits {
			t.Errorf("%s: as printed formula 16.2 gives the same", fen)
		}
	}
}

// TestTheSchemeStandsStill: the diagram has its place whatever the sentence above it says.
func TestTheSchemeStandsStill(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := NewScheme(w, &replay.Replay{}).(*Scheme)
	w.Put(p)
	p.Content().Resize(fyne.NewSize(360, 600))
	y := p.chart.Position().Y
	for _, text := range []string{"", "Short.", strings.Repeat("A sentence that wraps in a narrow panel. ", 5)} {
		p.line.Caption.SetText(text)
		p.Content().Resize(fyne.NewSize(361, 600))
		p.Content().Resize(fyne.NewSize(360, 600))
		if got := p.chart.Position().Y; got != y {
			t.Errorf("below %q the diagram begins at %v, not at %v", text, got, y)
		}
	}
}
