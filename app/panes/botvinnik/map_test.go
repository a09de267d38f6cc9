package botvinnik

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
	"drevo/internal/boardtest"
	"drevo/internal/needs"
	"drevo/widgets/chessboard"
	"drevo/widgets/trajectories"
)

// bench is a window with the map.
type bench struct {
	*panetest.Window
	maps *Map
}

// start puts the map into a window.
func start(t *testing.T, programme string, options map[string]string) *bench {
	t.Helper()
	w := panetest.New(t, programme, options, "")
	b := &bench{w, NewMap(w).(*Map)}
	w.Put(b.maps)
	b.maps.Front(true)
	b.settle()
	return b
}

// settle waits for what is worked out beside the window.
func (b *bench) settle() {
	b.T.Helper()
	b.Until(func() bool { return !b.maps.list.slot.Busy() && !b.maps.hope.slot.Busy() })
}

// play plays a move and waits for the map.
func (b *bench) play(san string) {
	b.T.Helper()
	b.PlayText(san)
	b.settle()
}

// setHorizon looks further ahead, or less far, and waits for the map.
func (b *bench) setHorizon(halfMoves int) {
	b.T.Helper()
	b.maps.SetHorizon(halfMoves)
	b.settle()
}

// attackNamed finds an attack of the map by how it is written.
func (b *bench) attackNamed(text string) int {
	b.T.Helper()
	for _, i := range b.maps.shown {
		if b.maps.attacks[i].String() == text {
			return i
		}
	}
	b.T.Fatalf("no attack %s is shown", text)
	return noAttack
}

// TestAttackInFront chooses an attack: it is drawn with what denies it, and stays in front at
// another horizon.
func TestAttackInFront(t *testing.T) {
	b := start(t, "itep", nil)
	b.maps.list.choose(b.attackNamed("Bb2-a3xe7 (3)"))
	front := func() trajectories.Trajectory {
		drawn := b.maps.ways(b.maps.list.only.Checked).Trajectories
		i := slices.IndexFunc(drawn, func(t trajectories.Trajectory) bool { return t.Selected })
		if i < 0 {
			t.Fatal("no attack is in front")
		}
		return drawn[i]
	}
	way := front()
	if !slices.Equal(way.StopF, []int{1, 0, 1}) || way.F != trajectories.FClosed {
		t.Errorf("f is %v and F %d, want a3 closed and the attack with it", way.StopF, way.F)
	}
	kinds := map[trajectories.DenialKind]int{}
	for _, d := range way.Denials {
		if d.Works {
			kinds[d.Kind]++
		}
	}
	if kinds[trajectories.Control] != 1 || kinds[trajectories.Retreat] != 3 {
		t.Errorf("working denials by kind: %v, want the queen's capture on a3 and its three retreats", kinds)
	}
	b.setHorizon(5)
	if again := front(); again.From != way.From || !slices.Equal(again.Stops, way.Stops) {
		t.Errorf("another attack is in front at horizon 5: %+v", again)
	}
	if text := b.maps.Explain(int(board.A3)); !strings.Contains(text, "Black's queen on e7 can capture on a3") ||
		strings.Contains(text, "jQ") {
		t.Errorf("a3 is explained as %q", text)
	}
}

// TestTheFrontOutlivesHurry: the attack in front is wanted still where the horizon moves on before a map is drawn.
func TestTheFrontOutlivesHurry(t *testing.T) {
	b := start(t, "itep", nil)
	b.maps.list.choose(b.attackNamed("Bb2-a3xe7 (3)"))
	want := b.maps.front()
	b.maps.SetHorizon(b.maps.horizon + 1)
	b.setHorizon(b.maps.horizon + 1)
	if got := b.maps.front(); got != want || want == (trajectory.Trajectory{}) {
		t.Errorf("%v is in front, want %v", got, want)
	}
}

// TestAttackFilters narrows the map down by everything that the pane offers.
func TestAttackFilters(t *testing.T) {
	b := start(t, "itep", nil)
	check := func(name string, keep func(i int) bool) {
		t.Helper()
		want := 0
		for i := range b.maps.attacks {
			if keep(i) {
				want++
			}
		}
		if want == 0 || want == len(b.maps.attacks) || len(b.maps.shown) != want {
			t.Errorf("%s: %d of %d attacks are shown, want %d", name, len(b.maps.shown), len(b.maps.attacks), want)
		}
		for _, i := range b.maps.shown {
			if !keep(i) {
				t.Errorf("%s: %s is shown", name, b.maps.attacks[i].String())
			}
		}
	}
	m := b.maps
	m.list.sides[board.Black].SetChecked(false)
	check("White's", func(i int) bool { return m.attacks[i].Side == board.White })
	m.list.sides[board.Black].SetChecked(true)
	m.Pick(int(board.E5))
	m.list.choice.SetSelectedIndex(int(ofThePicked))
	check("of the queen", func(i int) bool { return m.attacks[i].From == board.E5 })
	m.Pick(int(board.F6))
	m.list.choice.SetSelectedIndex(int(onThePicked))
	check("on the knight", func(i int) bool { return m.attacks[i].Target == board.F6 })
	m.list.choice.SetSelectedIndex(int(everyAttack))
	b.setHorizon(5)
	m.list.open.SetChecked(true)
	check("F = 1", func(i int) bool { return m.attacks[i].Real == 1 })
}

// TestAttacksOfTheNodesMove lists, after 30.Ba3, what the move began; and after the answer, what
// that denied.
func TestAttacksOfTheNodesMove(t *testing.T) {
	b := start(t, "itep", nil)
	b.maps.list.choice.SetSelectedIndex(int(ofTheNodeMove))
	b.settle()
	if len(b.maps.shown) != 0 || b.maps.list.list.Rows.Empty != "No move led here: go to a node, or play a move." {
		t.Errorf("%d attacks are shown where no move led", len(b.maps.shown))
	}
	b.play("Ba3")
	if text := b.maps.attacks[b.maps.shown[0]].String(); len(b.maps.shown) != 1 || text != "Bb2-a3xe7 (3)" {
		t.Errorf("%d attacks, the first %s; want the one that Ba3 begins", len(b.maps.shown), text)
	}
	b.play("Qe8")
	b.attackNamed("Ba3xe7 (2)") // which the queen's going away denies
}

// TestNodesOnAnAttack filters the tree by the moves of an attack.
func TestNodesOnAnAttack(t *testing.T) {
	b := start(t, "itep", nil)
	b.Think()
	b.maps.list.choose(b.attackNamed("Bb2-a3xe7 (3)"))
	b.maps.list.nodes.OnTapped()
	tr, wanted := b.Session.Tree(), 0
	for id := tree.ID(0); int(id) < tr.Len(); id++ {
		n := tr.Node(id)
		uci := ""
		if n.Move != board.NoMove {
			uci = n.Move.UCI()
		}
		on := tr.Turn(n) == board.Black && (uci == "b2a3" || uci == "a3e7")
		if b.Passes(n) != on {
			t.Fatalf("node %d, %s: passes %v", id, uci, !on)
		}
		if on {
			wanted++
		}
	}
	if wanted < 2 || !strings.Contains(b.Message, fmt.Sprint(wanted)) || !strings.Contains(b.Message, "Bb2-a3xe7") ||
		b.Title != "On the attack" {
		t.Errorf("%d nodes lie on the attack; under %q the bar says %q", wanted, b.Title, b.Message)
	}
}

// TestMoments steps through the half-moves at which something arrives and comes back to whole ways:
// the first step leads somewhere, and none repeats the one before.
func TestMoments(t *testing.T) {
	b := start(t, "itep", nil)
	b.maps.list.choose(b.attackNamed("Bb2-a3xe7 (3)"))
	var seen []int
	pictures := map[string]bool{}
	for range 4 {
		seen = append(seen, b.maps.moment)
		scene := chessboard.NewScene()
		scene.Pieces = boardtest.Pieces("8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1")
		scene.Layers = []chessboard.Layer{b.maps.list.layer()}
		pictures[string(scene.Image(240).Pix)] = true
		b.maps.line.Step(1)
	}
	if want := []int{wholeWays, 1, 2, 3}; !slices.Equal(seen, want) || b.maps.moment != wholeWays {
		t.Errorf("steps %v, want %v and whole ways again", seen, want)
	}
	if len(pictures) != 4 {
		t.Errorf("%d different pictures in 4 steps", len(pictures))
	}
	b.maps.list.choose(b.attackNamed("Qe5xf6 (1)"))
	b.maps.line.Step(-1)
	if at := b.maps.moment; at != 2 {
		t.Errorf("the last step of Qe5xf6 is half-move %d, want that of its denials", at)
	}
	b.setHorizon(1)
	if m := b.maps.ways(b.maps.list.only.Checked).Moment; m.HalfMoves > 1 {
		t.Errorf("within one half-move the board shows half-move %d", m.HalfMoves)
	}
}

// TestHopeAtANode shows an account where Botvinnik's search kept one, and none elsewhere.
func TestHopeAtANode(t *testing.T) {
	b := start(t, "botvinnik", map[string]string{"effort": "10", "hope": "nearer"})
	b.maps.parts.SelectIndex(partHope)
	b.settle()
	if b.maps.hope.known.account != nil {
		t.Error("there is an account before the first search")
	}
	b.Think()
	b.settle()
	if hope := b.maps.hope.known.account; hope == nil || hope.Asked || !hope.Holds || hope.Lost.Value != "0" {
		t.Errorf("at the root, where nothing is wanted yet, the account is %+v", hope)
	}
	b.Go(askedNode(t, b.Session.Tree()))
	b.settle()
	hope := b.maps.hope.known.account
	number := func(text string) int {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Error(err)
		}
		return n
	}
	holds := number(hope.Lost.Value) <= number(hope.Accounts[0].Sum)+number(hope.Accounts[1].Sum)
	if !hope.Asked || hope.Holds != holds || (hope.Verdict == "Hope holds: go on.") != holds {
		t.Errorf("where the search asked, the account is %+v", hope)
	}
	for _, s := range []string{"1 captured", "White K", "Exchange pays (formula 12)", "For White, "} {
		if !strings.Contains(b.maps.hope.types.String(), s) {
			t.Errorf("%q is not among the types of value: %s", s, b.maps.hope.types.String())
		}
	}
}

// askedNode finds a node at which the search asked the formula of hope.
func askedNode(t *testing.T, tr *tree.Tree) tree.ID {
	t.Helper()
	for id := tree.ID(0); int(id) < tr.Len(); id++ {
		if tr.Node(id).Type.Stage() {
			continue
		}
		if l, err := botvinnik.New().Ledger(tr, id); err == nil && l.Asked {
			return id
		}
	}
	t.Fatal("the formula of hope was asked at no node")
	return 0
}

// TestCodeTables lays the king's tables on a4 and h4 of an empty board, as chapter III does.
func TestCodeTables(t *testing.T) {
	b := start(t, "itep", nil)
	b.maps.table.free.SetChecked(true)
	if text := b.maps.table.result.Text; !strings.Contains(text, "7 moves, 393 shortest ways") {
		t.Errorf("the table says %q", text)
	}
	layer := b.Layer(layerTable)
	ways, _ := layer.Overlays[0].(*trajectories.Overlay)
	lit := 0
	for _, n := range layer.Numbers {
		if n.Lit != (n.Text == "7") {
			t.Errorf("%s has the sum %s, lit %v", chessboard.SquareName(n.Square), n.Text, n.Lit)
		}
		if n.Lit {
			lit++
		}
	}
	if len(ways.Trajectories) != shownWays || lit == 0 {
		t.Errorf("%d ways are drawn, %d squares lit", len(ways.Trajectories), lit)
	}
	b.maps.table.squares[0].SetText("z9")
	if text := b.maps.table.result.Text; text != "Start and goal are squares, a1 to h8." {
		t.Errorf("a square that does not exist gives %q", text)
	}
	if layer := b.Layer(layerTable); len(layer.Numbers) != 0 {
		t.Error("numbers lie on the board all the same")
	}
}

// TestThePositionIsShownOnce goes to another position: whoever shows it draws the map, so the map
// does not ask for it too. The same position shown again costs nothing.
func TestThePositionIsShownOnce(t *testing.T) {
	b := start(t, "itep", nil)
	b.Redraws = 0
	b.PlayText("Ba3")
	if b.Redraws != 0 {
		t.Errorf("the map asked %d times to be drawn while it was shown", b.Redraws)
	}
	if b.settle(); b.Redraws != 1 {
		t.Errorf("the map asked %d times to be drawn when the attacks were judged", b.Redraws)
	}
	b.maps.attacks[0].Value = -1 // a mark
	b.Show()
	if b.maps.attacks[0].Value != -1 {
		t.Error("the same position is judged again")
	}
	b.setHorizon(1)
	if b.Redraws == 0 || b.maps.attacks[0].Value == -1 {
		t.Error("another horizon does not draw the map")
	}
}

// TestPartsBehindAreNotWorkedOut: while the code tables are in front no attack is judged, until
// the layer of attacks is drawn.
func TestPartsBehindAreNotWorkedOut(t *testing.T) {
	b := start(t, "itep", nil)
	b.maps.parts.SelectIndex(partTable)
	if !b.Layers[layerTable] || b.Layers[layerTrajectories] {
		t.Errorf("with the code tables in front the layers are %v", b.Layers)
	}
	b.play("Ba3")
	if b.maps.list.built {
		t.Error("the attacks were judged behind the code tables")
	}
	b.Layer(layerTrajectories)
	b.settle()
	if ways, _ := b.Layer(layerTrajectories).Overlays[0].(*trajectories.Overlay); len(ways.Trajectories) == 0 {
		t.Error("the layer has no attacks")
	}
}

// TestWhiteIsWhiteWhoeverMoves: an attack has the colour and shape of its side, with either side to
// move.
func TestWhiteIsWhiteWhoeverMoves(t *testing.T) {
	b := start(t, "itep", nil)
	for _, move := range []string{"", "Ba3"} {
		if move != "" {
			b.play(move)
		}
		sides := map[trajectories.Side]int{}
		for i := range b.maps.attacks {
			a := &b.maps.attacks[i]
			drawn := drawnAttack(a, false).Side
			if sides[drawn]++; (drawn == trajectories.White) != (a.Side == board.White) {
				t.Errorf("after %q %v's %s is drawn as side %d", move, a.Side, a.String(), drawn)
			}
		}
		if len(sides) != 2 {
			t.Errorf("after %q there are attacks of %d sides", move, len(sides))
		}
	}
}

// TestOneAttackForAClass: one attack is in front from the start and alone, also under other filters;
// the others come when they are asked for, and a row under the mouse shows its attack.
func TestOneAttackForAClass(t *testing.T) {
	b := start(t, "itep", nil)
	m := b.maps
	alone := func(when string) {
		t.Helper()
		if ways := m.ways(m.list.only.Checked).Trajectories; len(ways) != 1 || !ways[0].Selected || len(m.shown) < 2 {
			t.Errorf("%s %d of %d attacks are drawn", when, len(ways), len(m.shown))
		}
	}
	alone("at the start")
	if m.attacks[m.chosen].Side != board.White {
		t.Error("the attack in front is not one of the side to move")
	}
	m.list.sides[board.White].SetChecked(false)
	alone("of Black's")
	m.list.sides[board.White].SetChecked(true)
	b.setHorizon(6)
	alone("further away")
	m.list.only.SetChecked(false)
	if ways := m.ways(m.list.only.Checked).Trajectories; len(ways) != len(m.shown) {
		t.Errorf("asked for all, %d of %d are drawn", len(ways), len(m.shown))
	}
	m.list.only.SetChecked(true)
	other := slices.IndexFunc(m.listed, func(i int) bool { return i != noAttack && i != m.chosen })
	m.list.list.Rows.OnHoverRow(other)
	if way := m.ways(m.list.only.Checked).Trajectories[0]; way.From != int(m.attacks[m.listed[other]].From) ||
		len(m.ways(m.list.only.Checked).Trajectories) != 1 {
		t.Errorf("the row under the mouse does not show its attack, but %+v", way)
	}
	m.list.list.Rows.OnHoverRow(-1)
	alone("after the mouse has left")
	b.play("Ba3")
	if m.attacks[m.chosen].Side != board.Black {
		t.Error("with Black to move the attack in front is not Black's")
	}
}

// TestMovesGoWhileAnAttackIsChosen: the programme's moves are hidden by the attack in front, and
// come back when the user gives it up.
func TestMovesGoWhileAnAttackIsChosen(t *testing.T) {
	b := start(t, "itep", nil)
	if hidden := b.maps.list.hides(); !slices.Contains(hidden, pane.BestMoves) || !slices.Contains(hidden, pane.BestLine) {
		t.Errorf("an attack in front hides %v", hidden)
	}
	b.maps.list.list.OnSelect(-1)
	if hidden := b.maps.list.hides(); len(hidden) != 0 {
		t.Errorf("without one, %v are hidden", hidden)
	}
}

// TestLayersGoWithTheTab: whatever part is in front, nothing of the map stays on the board.
func TestLayersGoWithTheTab(t *testing.T) {
	b := start(t, "itep", nil)
	for part, key := range map[int]pane.LayerKey{partAttacks: layerTrajectories, partHope: layerTypes,
		partTable: layerTable} {
		b.maps.parts.SelectIndex(part)
		b.maps.Front(true)
		b.settle()
		if !b.Layers[key] {
			t.Errorf("part %d does not show %s", part, key)
		}
		b.maps.Front(false)
		if b.Layers[layerTrajectories] || b.Layers[layerTypes] || b.Layers[layerTable] {
			t.Errorf("after part %d there stay %v", part, b.Layers)
		}
	}
	for _, l := range b.maps.Layers() {
		if !l.Brief || l.Hint == "" {
			t.Errorf("%s comes back at the next start, or has no hint", l.Name)
		}
	}
}

// TestSquaresAreExplainedInWords: no code letter, whichever attack and whichever square.
func TestSquaresAreExplainedInWords(t *testing.T) {
	b := start(t, "itep", nil)
	b.setHorizon(5)
	codes := regexp.MustCompile(`\bj?[KQRBNP][a-h][1-8]|F = \d;`)
	said := 0
	for _, i := range append([]int{noAttack}, b.maps.shown...) {
		b.maps.list.choose(i)
		for square := range 64 {
			text := b.maps.Explain(square)
			if codes.MatchString(text) {
				t.Fatalf("of %s it is said: %s", chessboard.SquareName(square), text)
			}
			if text != "" {
				said++
			}
		}
	}
	if said < 100 {
		t.Errorf("only %d squares are explained", said)
	}
	b.maps.list.choose(b.attackNamed("Bb2-a3xe7 (3)"))
	want := "White's bishop on b2 stops here after 1 half-move on its way to the queen on e7. It can be denied."
	if text := b.maps.Explain(int(board.A3)); !strings.HasPrefix(text, want) {
		t.Errorf("of a3 it is said: %s", text)
	}
}

// TestRowsSpeakInPieces: a row of the list names pieces and squares, with the notation beside it.
func TestRowsSpeakInPieces(t *testing.T) {
	b := start(t, "itep", nil)
	row := attackRow(&b.maps.attacks[b.attackNamed("Bb2-a3xe7 (3)")])
	if row.Attacker != "Bishop b2" || row.By != "by a3" || row.Target != "Queen e7" || row.Value != "9" ||
		row.HalfMoves != "3" || row.Notation != "Bb2-a3xe7 (3)" {
		t.Errorf("the row is %+v", row)
	}
	if kings := b.maps.attacks[b.attackNamed("Ng3-f5xg7 (3)")]; attackRow(&kings).Target != "King g7" {
		t.Errorf("a king is called %s", attackRow(&kings).Target)
	}
}

// TestTheTreeIsHeldWhileHopeIsWorkedOut: a tree that makes room while its values are worked out beside
// the window goes only when that is done. With its memory gone before, the walk along its nodes would
// end the program.
func TestTheTreeIsHeldWhileHopeIsWorkedOut(t *testing.T) {
	w := panetest.New(t, "botvinnik", map[string]string{"effort": "5"},
		"r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2QK2R w KQ - 0 1")
	b := &bench{w, NewMap(w).(*Map)}
	b.maps.parts.SelectIndex(partHope)
	b.maps.SetHorizon(trajectory.MaxHorizon)
	b.Think()
	want := hopeOfPlace(b.View(), trajectory.MaxHorizon)
	b.Put(b.maps) // which begins to work them out
	shown := b.Session.Search()
	b.Session.Delete(shown)
	for _, gone := range b.Session.Trim(0) {
		gone.Drop()
	}
	b.settle()
	if want.account == nil || !reflect.DeepEqual(b.maps.hope.known.account, want.account) {
		t.Errorf("while the tree made room %+v was worked out, want %+v", b.maps.hope.known.account, want.account)
	}
	// Its memory goes in a goroutine of the search's own, which tells nobody.
	for deadline := time.Now().Add(needs.Patience); !shown.Tree().Empty(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the tree is held for ever")
		}
	}
}

// Where the position of 1938 is taught, what the book overlooks there and its illegal replies are said.
func TestReadingSaysWhereTheBookErrs(t *testing.T) {
	var text strings.Builder
	for _, o := range newMapRulings().(*container.Scroll).Content.(*fyne.Container).Objects {
		if rich, ok := o.(*widget.RichText); ok {
			text.WriteString(rich.String() + "\n")
		}
	}
	for _, want := range []string{"Qe5-e4xg6", "Qe5-e2xc4", "Qe5-b8xb6", "Qe5xf6xg6", "1...Ng4", "1...Nd7", "illegal",
		"Qe7xe6", "Nb3xd4"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("Reading says nothing of %s", want)
		}
	}
}
