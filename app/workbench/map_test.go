package workbench

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
)

// attackNamed finds an attack of the map by how it is written.
func (b *bench) attackNamed(text string) int {
	b.t.Helper()
	for _, i := range b.maps.shown {
		if b.maps.attacks[i].String() == text {
			return i
		}
	}
	b.t.Fatalf("no attack %s is shown", text)
	return noAttack
}

func (b *bench) mapLayer(name string) chessboard.Layer {
	for _, l := range b.board.board.Scene().Layers {
		if l.Name == name {
			return l
		}
	}
	b.t.Fatalf("there is no layer %s", name)
	return chessboard.Layer{}
}

// TestAttackInFront chooses an attack: it is drawn with what denies it, and stays in front at another horizon.
func TestAttackInFront(t *testing.T) {
	b := start(t, config.Config{Layers: map[string]bool{layerTrajectories: true}})
	b.maps.choosing(b.attackNamed("Bb2-a3xe7 (3)"))
	front := func() chessboard.Trajectory {
		drawn := b.mapLayer(layerTrajectories).Trajectories
		i := slices.IndexFunc(drawn, func(t chessboard.Trajectory) bool { return t.Selected })
		if i < 0 {
			t.Fatal("no attack is in front")
		}
		return drawn[i]
	}
	way := front()
	if !slices.Equal(way.StopF, []int{1, 0, 1}) || way.F != chessboard.FClosed {
		t.Errorf("f is %v and F %d, want a3 closed and the attack with it", way.StopF, way.F)
	}
	kinds := map[chessboard.DenialKind]int{}
	for _, d := range way.Denials {
		if d.Works {
			kinds[d.Kind]++
		}
	}
	if kinds[chessboard.Control] != 1 || kinds[chessboard.Retreat] != 3 {
		t.Errorf("working denials by kind: %v, want the queen's capture on a3 and its three retreats", kinds)
	}
	b.maps.SetHorizon(5)
	if again := front(); again.From != way.From || !slices.Equal(again.Stops, way.Stops) {
		t.Errorf("another attack is in front at horizon 5: %+v", again)
	}
	if text := b.maps.explain(int(board.A3)); !strings.Contains(text, "jQe7") {
		t.Errorf("a3 is explained as %q", text)
	}
}

// TestAttackFilters narrows the map down by everything that the pane offers.
func TestAttackFilters(t *testing.T) {
	b := start(t, config.Config{})
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
	m.sides[board.Black].SetChecked(false)
	check("White's", func(i int) bool { return m.attacks[i].Side == board.White })
	m.sides[board.Black].SetChecked(true)
	m.pick(int(board.E5))
	m.choice.SetSelectedIndex(int(ofThePicked))
	check("of the queen", func(i int) bool { return m.attacks[i].From == board.E5 })
	m.pick(int(board.F6))
	m.choice.SetSelectedIndex(int(onThePicked))
	check("on the knight", func(i int) bool { return m.attacks[i].Target == board.F6 })
	m.choice.SetSelectedIndex(int(everyAttack))
	m.SetHorizon(5)
	m.open.SetChecked(true)
	check("F = 1", func(i int) bool { return m.attacks[i].Real == 1 })
}

// TestAttacksOfTheNodesMove lists, after 30.Ba3, what the move began; and after the answer, what that denied.
func TestAttacksOfTheNodesMove(t *testing.T) {
	b := start(t, config.Config{})
	b.maps.choice.SetSelectedIndex(int(ofTheNodeMove))
	if len(b.maps.shown) != 0 || b.maps.list.view.Empty != "No move led here: go to a node, or play a move." {
		t.Errorf("%d attacks are shown where no move led", len(b.maps.shown))
	}
	b.playText("Ba3")
	if text := b.maps.attacks[b.maps.shown[0]].String(); len(b.maps.shown) != 1 || text != "Bb2-a3xe7 (3)" {
		t.Errorf("%d attacks, the first %s; want the one that Ba3 begins", len(b.maps.shown), text)
	}
	b.playText("Qe8")
	b.attackNamed("Ba3xe7 (2)") // which the queen's going away denies
}

// TestNodesOnAnAttack filters the tree by the moves of an attack.
func TestNodesOnAnAttack(t *testing.T) {
	b := start(t, config.Config{})
	b.think()
	b.maps.choosing(b.attackNamed("Bb2-a3xe7 (3)"))
	b.maps.nodes.OnTapped()
	tr := b.session.Tree()
	kept, wanted := b.tree.filters()[textFilterWay], 0
	for id := tree.ID(0); int(id) < tr.Len(); id++ {
		n := tr.Node(id)
		uci := ""
		if n.Move != board.NoMove {
			uci = n.Move.UCI()
		}
		on := tr.Turn(n) == board.Black && (uci == "b2a3" || uci == "a3e7")
		if kept(b.tree.source, n) != on {
			t.Fatalf("node %d, %s: kept %v", id, uci, !on)
		}
		if on {
			wanted++
		}
	}
	if wanted < 2 || b.tree.kept.passed != wanted {
		t.Errorf("%d nodes lie on the attack, %d are shown", wanted, b.tree.kept.passed)
	}
	for id := tree.ID(1); int(id) < tr.Len(); id++ {
		if n := tr.Node(id); b.tree.kept.has(id) && !b.tree.kept.has(n.Parent) {
			t.Fatalf("node %d is shown and its parent is not", id)
		}
	}
	if b.tree.filter.Selected != textFilterWay || !strings.Contains(b.toolbar.message.Text, "Bb2-a3xe7") {
		t.Errorf("the filter is %q, the bar says %q", b.tree.filter.Selected, b.toolbar.message.Text)
	}
}

// TestMoments steps through all half-moves of the horizon and comes back to whole ways.
func TestMoments(t *testing.T) {
	b := start(t, config.Config{})
	var seen []chessboard.Moment
	for range 5 {
		seen = append(seen, b.mapLayer(layerTrajectories).Moment)
		b.maps.moment.on()
	}
	want := []chessboard.Moment{{}, {On: true}, {On: true, HalfMoves: 1}, {On: true, HalfMoves: 2}, {On: true, HalfMoves: 3}}
	if !slices.Equal(seen, want) || b.mapLayer(layerTrajectories).Moment.On {
		t.Errorf("steps %v, want %v and whole ways again", seen, want)
	}
	b.maps.moment.back()
	b.maps.SetHorizon(1)
	if m := b.mapLayer(layerTrajectories).Moment; m.HalfMoves != 1 {
		t.Errorf("within one half-move the board shows half-move %d", m.HalfMoves)
	}
}

// TestHopeAtANode shows an account where Botvinnik's search kept one, and none elsewhere.
func TestHopeAtANode(t *testing.T) {
	b := start(t, config.Config{Programme: "botvinnik", Options: map[string]string{"effort": "10"}})
	b.maps.parts.SelectIndex(partHope)
	if b.maps.hope.shown != nil {
		t.Error("there is an account before the first search")
	}
	b.think()
	if hope := b.maps.hope.shown; hope == nil || hope.Asked || !hope.Holds || hope.Lost.Value != "0" {
		t.Errorf("at the root, where nothing is wanted yet, the account is %+v", hope)
	}
	b.tree.OnSelect(askedNode(t, b.session.Tree()))
	hope := b.maps.hope.shown
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
	for _, s := range []string{"1 captured", "White K", "Formula 12"} {
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
	b := start(t, config.Config{})
	b.maps.table.free.SetChecked(true)
	if text := b.maps.table.result.Text; !strings.Contains(text, "7 moves, 393 shortest ways") {
		t.Errorf("the table says %q", text)
	}
	layer := b.mapLayer(layerTable)
	lit := 0
	for _, n := range layer.Numbers {
		if n.On != (n.Text == "7") {
			t.Errorf("%s has the sum %s, lit %v", chessboard.SquareName(n.Square), n.Text, n.On)
		}
		if n.On {
			lit++
		}
	}
	if len(layer.Trajectories) != shownWays || lit == 0 {
		t.Errorf("%d ways are drawn, %d squares lit", len(layer.Trajectories), lit)
	}
	b.maps.table.from.SetText("z9")
	if text := b.maps.table.result.Text; text != "Start and goal are squares, a1 to h8." {
		t.Errorf("a square that does not exist gives %q", text)
	}
	if layer := b.mapLayer(layerTable); len(layer.Numbers) != 0 {
		t.Error("numbers lie on the board all the same")
	}
}

// TestThePlaceIsShownOnce goes to another node: whoever shows the place draws the map, so the map does not ask for it too.
func TestThePlaceIsShownOnce(t *testing.T) {
	b := start(t, config.Config{})
	asked := 0
	b.maps.OnChange = func() { asked++ }
	b.playText("Ba3")
	if asked != 0 {
		t.Errorf("the map asked %d times to be drawn while the place was shown", asked)
	}
	b.maps.SetHorizon(1)
	if asked == 0 {
		t.Error("another horizon does not draw the map")
	}
}
