package query_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/query"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// combination is Botvinnik - Capablanca 1938 before 30.Ba3.
const combination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// record records a search of a programme.
func record(t testing.TB, programme string, nodes uint64) *tree.Tree {
	t.Helper()
	p, err := engine.Programmes().Find(programme)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, combination)
	r := tree.NewRecorder(search.Header(p, values, position), 0)
	task := search.Task{Position: position, Values: values, Recorder: r, Limits: search.Limits{Nodes: nodes}}
	if _, err := p.Search(context.Background(), task); err != nil {
		t.Fatal(err)
	}
	return r.Tree()
}

func parse(t testing.TB, text string, tr *tree.Tree) *query.Query {
	t.Helper()
	q, err := query.Parse(text, tr.Header().Vocabulary)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return q
}

// seen is a node as the test sees it: with its parent, and the positions before and after its move.
type seen struct {
	tree.Node
	t             *tree.Tree
	parent        tree.Node
	before, after board.Position
	legal         bool // the move is one, and legal
}

func see(tr *tree.Tree, id tree.ID) seen {
	n := tr.Node(id)
	s := seen{Node: n, t: tr, parent: tr.Node(n.Parent)}
	if n.Move == board.NoMove || n.Move == board.Pass {
		return s
	}
	before, err := tr.Position(n.Parent)
	if s.before = before; err == nil && before.IsLegal(n.Move) {
		s.legal = true
		before.Make(n.Move, &s.after)
	}
	return s
}

func (s seen) key(of string) string {
	v := s.t.Header().Vocabulary
	switch of {
	case "reason":
		return string(v.Reason(s.Reason).Key)
	case "kind":
		return string(v.Type(s.Type).Key)
	}
	return string(v.Class(s.Class).Key)
}

// white is a score of the node's side as White's, in pawns.
func (s seen) white(score int32) float64 {
	if s.t.Turn(s.Node) == board.Black {
		score = -score
	}
	return s.t.Header().Scale.Pawns(score)
}

func (s seen) mated() bool { return abs(float64(s.Score)) >= float64(s.t.Header().Scale.Mate) }

func abs(x float64) float64 { return math.Abs(x) }

// said are queries with the same said in Go.
var said = []struct {
	query string
	want  func(s seen) bool
}{
	{"", func(seen) bool { return true }},
	{"ply = 2", func(s seen) bool { return s.Ply == 2 }},
	{"ply = 1, 3..4", func(s seen) bool { return s.Ply == 1 || s.Ply == 3 || s.Ply == 4 }},
	{"ply != 1, 2", func(s seen) bool { return s.Ply != 1 && s.Ply != 2 }},
	{"ply = 3..", func(s seen) bool { return s.Ply >= 3 }},
	{"ply = ..3 nodes > 5", func(s seen) bool { return s.Ply <= 3 && s.Count > 5 }},
	{"not ply < 3 and not (nodes >= 3)", func(s seen) bool { return s.Ply >= 3 && s.Count < 3 }},
	{"ply = 1 or ply = 2 and nodes = 1", func(s seen) bool { return s.Ply == 1 || s.Ply == 2 && s.Count == 1 }},
	{"reason = core.cut", func(s seen) bool { return s.Reason == tree.ReasonCut }},
	{"reason=cut", func(s seen) bool { return s.Reason == tree.ReasonCut }},
	{"group = cut", func(s seen) bool {
		v := s.t.Header().Vocabulary
		return v.Reason(s.Reason).Group == tree.GroupCut
	}},
	{"class = core.capture-move", func(s seen) bool { return s.Class == tree.ClassCapture }},
	{"kind = root", func(s seen) bool { return s.ID == tree.Root }},
	{"capture", func(s seen) bool { return s.Move.IsCapture() }},
	{"side = none", func(s seen) bool { return s.Move == board.NoMove }},
	{"order = none or ply != none and static = none", func(s seen) bool {
		return s.Move == board.NoMove || s.Move == board.Pass || s.Type.Test() || !s.HasStatic ||
			s.Static >= s.t.Header().Scale.Mate ||
			s.Static <= -s.t.Header().Scale.Mate
	}},
	{"capture = Q", func(s seen) bool { return s.legal && s.before.At(s.Move.To()).Type() == board.Queen }},
	{"check", func(s seen) bool { return s.legal && s.after.InCheck() }},
	{"piece = N, B", func(s seen) bool {
		piece := s.before.At(s.Move.From()).Type()
		return s.legal && (piece == board.Knight || piece == board.Bishop)
	}},
	{"move = Ba3", func(s seen) bool {
		return s.legal && s.before.At(s.Move.From()).Type() == board.Bishop && s.Move.To() == board.A3
	}},
	{"move = b2a3 or move = exf6 or move = e6e7", func(s seen) bool {
		uci := s.Move.UCI()
		return uci == "b2a3" || uci == "e6e7" ||
			s.legal && s.before.SAN(s.Move) == "exf6" || s.legal && s.before.SAN(s.Move) == "exf6+"
	}},
	{"from = g to = 5", func(s seen) bool {
		return s.Move != board.NoMove && s.Move != board.Pass && s.Move.From().File() == 6 && s.Move.To().Rank() == 4
	}},
	{"side = black", func(s seen) bool { return s.Move != board.NoMove && s.t.Turn(s.Node) == board.White }},
	{"best", func(s seen) bool { best, ok := s.t.Best(s.Parent); return ok && s.ID != tree.Root && best == s.ID }},
	{"value > 0.5", func(s seen) bool { return s.Closed && !s.mated() && s.white(int32(s.Score)) > 0.5 }},
	{"static < 0", func(s seen) bool { return s.HasStatic && s.white(int32(s.Static)) < 0 }},
	{"bound = lower", func(s seen) bool {
		return s.Closed && (s.Bound == tree.Lower && s.t.Turn(s.Node) == board.White ||
			s.Bound == tree.Upper && s.t.Turn(s.Node) == board.Black)
	}},
	{"swing < -1", func(s seen) bool {
		return s.Closed && s.parent.Closed && s.Move != board.NoMove && !s.Type.Test() && !s.mated() &&
			abs(float64(s.parent.Score)) < float64(s.t.Header().Scale.Mate) &&
			float64(-s.Score-s.parent.Score)/s.t.Header().Scale.PerPawn < -1
	}},
	{"surprise > 1", func(s seen) bool {
		apart := s.white(int32(s.Score)) - s.white(int32(s.Static))
		if s.t.Turn(s.Node) == board.Black {
			apart = -apart // the mover's
		}
		return s.Closed && s.HasStatic && s.StaticBound == tree.Exact && !s.mated() &&
			(s.Bound == tree.Exact && abs(apart) > 1 || s.Bound == tree.Upper && apart < -1 ||
				s.Bound == tree.Lower && apart > 1)
	}},
	{"stage", func(s seen) bool { return s.Type.Stage() }},
	{"stage = 2", func(s seen) bool {
		for id := s.ID; ; id = s.t.Node(id).Parent {
			if n := s.t.Node(id); n.Type.Stage() {
				return n.Number == 2
			} else if id == tree.Root {
				return false
			}
		}
	}},
	{"order = 1", func(s seen) bool {
		for _, c := range s.t.ChildNodes(s.Parent) {
			if c.Move != board.NoMove && c.Move != board.Pass && !c.Type.Test() {
				return c.ID == s.ID
			}
		}
		return false
	}},
	{"depth = 0", func(s seen) bool {
		deepest := s.t.Stats(s.ID, nil).Deepest
		return deepest == s.Ply
	}},
	{"line", func(s seen) bool { return s.ID == tree.Root || slices.Contains(s.t.Line(tree.Root), s.ID) }},
	{"parent = cut", func(s seen) bool { return s.parent.Reason == tree.ReasonCut }},
	{"known", func(s seen) bool { return s.HasKnown }},
	{"left-out != after-cut", func(s seen) bool {
		skips := s.t.Skips(s.ID, nil)
		afterCut := func(k tree.Skip) bool { return k.Reason == tree.ReasonAfterCut }
		return len(skips) > 0 && !slices.ContainsFunc(skips, afterCut)
	}},
	{`"ba3"`, func(s seen) bool {
		return s.legal && strings.Contains(strings.ToLower(s.before.SAN(s.Move)), "ba3")
	}},
}

// TestSaid asks every query of the trees of all programmes, and of each node by itself what it asks.
func TestSaid(t *testing.T) {
	for _, p := range engine.Programmes() {
		tr := record(t, p.About().ID, 1200)
		all := make([]seen, tr.Len())
		for id := range tree.ID(tr.Len()) {
			all[id] = see(tr, id)
		}
		for _, c := range said {
			q := parse(t, c.query, tr)
			found := slices.Collect(q.Nodes(context.Background(), tr, tree.Root))
			for _, s := range all {
				_, got := slices.BinarySearch(found, s.ID)
				if want := c.want(s); got != want {
					t.Errorf("%s: %s: node %d, %s: %v, want %v: %+v", p.About().ID, c.query, s.ID, s.Move, got, want, s.Node)
					break
				}
			}
		}
	}
}

// TestKeys finds by key, and by its shortest form, as many nodes as the record says a word of.
func TestKeys(t *testing.T) {
	for _, p := range engine.Programmes() {
		tr := record(t, p.About().ID, 3000)
		for _, field := range []string{"reason", "kind", "class"} {
			count := map[string]int{}
			for id := range tree.ID(tr.Len()) {
				count[see(tr, id).key(field)]++
			}
			delete(count, "")
			for _, c := range query.Complete(field+" = ", len(field)+3, tr.Header().Vocabulary) {
				q := parse(t, field+" = "+c.Text, tr)
				found := slices.Collect(q.Nodes(context.Background(), tr, tree.Root))
				if len(found) == 0 {
					continue
				}
				key := see(tr, found[0]).key(field)
				whole := slices.Collect(parse(t, field+" = "+key, tr).Nodes(context.Background(), tr, tree.Root))
				if len(found) != count[key] || !slices.Equal(found, whole) {
					t.Errorf("%s: %s: %d nodes, the record has %d of %s", p.About().ID, q, len(found), count[key], key)
				}
				delete(count, key)
			}
			if len(count) > 0 {
				t.Errorf("%s: no %s is offered for %v", p.About().ID, field, count)
			}
		}
	}
}

// TestSubtree walks one subtree alone.
func TestSubtree(t *testing.T) {
	tr := record(t, "kaissa", 3000)
	top := tr.Children(tree.Root, nil)[1]
	want := 0
	tr.Walk(top, func(n tree.Node) bool {
		if n.Move.IsCapture() {
			want++
		}
		return true
	})
	got := 0
	for id := range parse(t, "capture", tr).Nodes(context.Background(), tr, top) {
		if got++; !tr.Within(id, top) {
			t.Errorf("node %d is not below %d", id, top)
		}
	}
	if got != want || want == 0 {
		t.Errorf("%d captures, want %d", got, want)
	}
}

// TestPosition finds all nodes with the position of a node, and no others.
func TestPosition(t *testing.T) {
	tr := record(t, "kaissa", 3000)
	byFEN := map[string][]tree.ID{}
	for id := range tree.ID(tr.Len()) {
		at, err := tr.Position(id)
		if err != nil {
			t.Fatal(err)
		}
		fen := strings.Join(strings.Fields(at.FEN())[:4], " ")
		byFEN[fen] = append(byFEN[fen], id)
	}
	most := 0
	for _, ids := range byFEN {
		if most = max(most, len(ids)); len(ids) > 3 {
			q := parse(t, fmt.Sprintf("position = %d", ids[1]), tr)
			found := slices.Collect(q.Nodes(context.Background(), tr, tree.Root))
			if !slices.Equal(found, ids) {
				t.Errorf("position = %d: %v, want %v", ids[1], found, ids)
			}
		}
	}
	if most < 4 {
		t.Errorf("no position occurs more than %d times", most)
	}
	root := slices.Collect(parse(t, `position = "`+combination+`" and stage`, tr).Nodes(context.Background(), tr,
		tree.Root))
	none := slices.Collect(parse(t, "position = 999999", tr).Nodes(context.Background(), tr, tree.Root))
	if len(root) == 0 || len(none) > 0 {
		t.Errorf("the stages of the root: %v", root)
	}
}

// TestLike finds the nodes that are like another one by their FENs: the pawns, the numbers of men, the side to move and
// the best move are the same, and something stands elsewhere.
func TestLike(t *testing.T) {
	tr := record(t, "paulchess", 3000)
	like := map[string][]tree.ID{}
	placed := make([]string, tr.Len())
	for id := range tree.ID(tr.Len()) {
		at, err := tr.Position(id)
		if err != nil {
			t.Fatal(err)
		}
		best, ok := tr.Best(id)
		for ok && tr.Node(best).Type.Stage() {
			best, ok = tr.Best(best)
		}
		if !ok || tr.Node(best).Move == board.Pass {
			continue
		}
		fields := strings.Fields(at.FEN())
		placed[id] = strings.Join(fields[:4], " ")
		men := []byte(strings.Map(func(r rune) rune {
			if strings.ContainsRune("KQRBNkqrbn", r) {
				return r
			}
			return -1
		}, fields[0]))
		slices.Sort(men)
		key := fmt.Sprint(at.PiecesOf(board.White, board.Pawn), at.PiecesOf(board.Black, board.Pawn), string(men), fields[1],
			uint32(tr.Node(best).Move), at.At(tr.Node(best).Move.From()))
		like[key] = append(like[key], id)
	}
	asked := 0
	for _, ids := range like {
		want := slices.DeleteFunc(slices.Clone(ids), func(id tree.ID) bool { return placed[id] == placed[ids[0]] })
		if len(want) == 0 || asked == 40 {
			continue
		}
		asked++
		found := slices.Collect(parse(t, fmt.Sprintf("like = %d", ids[0]), tr).Nodes(context.Background(), tr, tree.Root))
		if !slices.Equal(found, want) {
			t.Errorf("like = %d: %v, want %v", ids[0], found, want)
		}
	}
	if asked < 10 {
		t.Errorf("%d nodes have others that are like them", asked)
	}
}

// TestTheRootHasNoParent: no reason of one is asked of it; and a number may have the minus that values are printed with.
func TestTheRootHasNoParent(t *testing.T) {
	tr := record(t, "kaissa", 0)
	words := tr.Header().Vocabulary
	reason := words.Reason(tr.Node(tree.Root).Reason).Key
	for id := range parse(t, "parent = "+string(reason), tr).Nodes(context.Background(), tr, tree.Root) {
		if id == tree.Root {
			t.Errorf("the root has the parent %s", reason)
		}
	}
	ascii, printed := "value < -1.5", "value < −1.5"
	count := func(text string) (n int) {
		for range parse(t, text, tr).Nodes(context.Background(), tr, tree.Root) {
			n++
		}
		return n
	}
	if a, b := count(ascii), count(printed); a != b || a == 0 {
		t.Errorf("%d nodes with one minus, %d with the other", a, b)
	}
}

// TestErrors says where something is wrong, and what was expected there.
func TestErrors(t *testing.T) {
	words := record(t, "kaissa", 50).Header().Vocabulary
	for _, c := range []struct{ text, want string }{
		{"reason = satisfeid", `column 10: "satisfeid" stands where a word for reason was expected (did you mean satisfied?)`},
		{"ply < 4 and cpature", `column 13: "cpature" stands where a field, a word of the tree's vocabulary, a move, or a ` +
			`text in quotation marks was expected (did you mean capture?)`},
		{"ply <", "column 6: the query ends where a number of half-moves, such as 4 or 2..6 was expected"},
		{"ply cut", `column 5: "cut" stands where = != < <= > or >= behind ply was expected`},
		{"value = Ba3", `column 9: "Ba3" stands where a number of pawns, such as -1.5 or 0..2 was expected`},
		{"(best", "column 6: the query ends where and, or, another condition, or a closing bracket was expected"},
		{"best)", `column 5: ")" stands where and, or, or another condition was expected`},
		{"best = 3", `column 6: "=" stands where and, or, or another condition was expected`},
		{"move = x", `column 8: "x" stands where a move such as Ba3, exd5, O-O or c1a3 was expected`},
		{"ply = 4..2", `column 10: "2" stands where a number that is not below 4 was expected`},
		{"reason < cut", `column 8: "<" stands where = or != was expected`},
		{`"ba3`, `column 5: the query ends where a quotation mark (") at the end of the text was expected`},
		{"ply = 3 ? 4", `column 9: "?" stands where a word, a sign or a text in quotation marks was expected`},
		{"to = k9", `column 6: "k9" stands where a square such as e4, a file such as e, or a rank such as 4 was expected`},
		{"å or", "column 1: \"å\" stands where a field, a word of the tree's vocabulary, a move, or a text in quotation marks " +
			"was expected"},
		{"not", "column 4: the query ends where a condition, such as ply < 4, cut or best was expected"},
		{"position = x", `column 12: "x" stands where the number of a node, or a FEN in quotation marks was expected`},
		{`like = "8/8"`, `column 8: "\"8/8\"" stands where the number of a node was expected`},
	} {
		_, err := query.Parse(c.text, words)
		var wrong *query.Error
		if !errors.As(err, &wrong) || err.Error() != c.want {
			t.Errorf("%s:\n%v, want\n%s", c.text, err, c.want)
		}
	}
}

// TestComplete offers what may stand at a place.
func TestComplete(t *testing.T) {
	words := record(t, "kaissa", 50).Header().Vocabulary
	for _, c := range []struct {
		text  string
		first string
		from  int
	}{
		{"", "kind", 0},
		{"re", "reason", 0},
		{"reason ", "=", 7},
		{"reason = sat", "satisfied", 9},
		{"ply < 4 and cap", "capture", 12},
		{"best ", "and", 5},
		{"side = wh", "white", 7},
		{"satis", "satisfied", 0},
		{"(best or che", "check", 9},
	} {
		list := query.Complete(c.text, len(c.text), words)
		if len(list) == 0 || list[0].Text != c.first || list[0].From != c.from || list[0].To != len(c.text) {
			t.Errorf("%q: %v, want %s at %d", c.text, list[:min(len(list), 3)], c.first, c.from)
		}
	}
	for _, nothing := range []string{"ply < ", "ply ? re", `"re`} {
		if list := query.Complete(nothing, len(nothing), words); len(list) > 0 {
			t.Errorf("%q: %v", nothing, list[0])
		}
	}
	// What is offered can be read.
	for _, c := range query.Complete("", 0, words) {
		if _, err := query.Parse("("+c.Text+")", words); err != nil && !strings.Contains(err.Error(), "behind") &&
			c.Text != "not" {
			t.Errorf("%s is offered: %v", c.Text, err)
		}
	}
}

// TestStopped ends a walk with its context.
func TestStopped(t *testing.T) {
	tr := record(t, "kaissa", 3000)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	for range parse(t, "", tr).Nodes(ctx, tr, tree.Root) {
		t.Fatal("a node after the end of its context")
	}
	var empty *tree.Tree
	for range parse(t, "", tr).Nodes(context.Background(), empty, tree.Root) {
		t.Fatal("a node of an empty tree")
	}
}

// FuzzParse reads anything, asks a tree whatever can be read, and completes at every place.
func FuzzParse(f *testing.F) {
	for _, c := range said {
		f.Add(c.query)
	}
	f.Add("position = 12 or mate and not (test truncated promotion)")
	f.Add("stage = 2.1 value = -0.5..0.5 left-out = not-forcing")
	tr := record(f, "kaissa", 200)
	words := tr.Header().Vocabulary
	f.Fuzz(func(t *testing.T, text string) {
		query.Complete(text, len(text)/2, words)
		q, err := query.Parse(text, words)
		if err != nil {
			var wrong *query.Error
			if !errors.As(err, &wrong) || wrong.Column < 1 || wrong.Column > len(text)+1 || wrong.Expected == "" {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		for range q.Nodes(context.Background(), tr, tree.Root) {
		}
		if again, err := query.Parse(q.String(), words); err != nil || again.String() != q.String() {
			t.Errorf("%q is not read again: %v", q, err)
		}
	})
}
