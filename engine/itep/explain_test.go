package itep

import (
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// at finds the node that a line leads to, or fails the test.
func at(t *testing.T, tr *tree.Tree, line string) (tree.ID, board.Position) {
	t.Helper()
	id := tree.Root
	for uci := range strings.FieldsSeq(line) {
		p, err := tr.Position(id)
		if err != nil {
			t.Fatal(err)
		}
		next, found := tr.Find(id, legal(t, &p, uci))
		if !found {
			t.Fatalf("the search has not examined %s of the line %s", uci, line)
		}
		id = next
	}
	p, err := tr.Position(id)
	if err != nil {
		t.Fatal(err)
	}
	return id, p
}

func legal(t *testing.T, p *board.Position, uci string) board.Move {
	t.Helper()
	move, err := p.ParseUCI(uci)
	if err != nil {
		t.Fatal(err)
	}
	return move
}

// explain returns what the programme says of a node, or fails the test.
func explain(t testing.TB, tr *tree.Tree, id tree.ID) search.Explanation {
	t.Helper()
	e, err := New().Explain(tr, id)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// whyNot returns the rule by which a move has no node below a node; the zero Absent for a move
// that has one.
func whyNot(t testing.TB, tr *tree.Tree, id tree.ID, move board.Move) search.Absent {
	t.Helper()
	e := explain(t, tr, id)
	absent, _ := e.Of(move)
	absent.Move = board.NoMove
	return absent
}

// In trade White (to move) is two points down, and either side can take a knight.
const trade = "6k1/2r2ppp/8/3p4/4n3/2N5/5PPP/2R3K1 w - - 0 1"

func TestWhyNot(t *testing.T) {
	one, forcedRoot := usual, usual
	one.depth, forcedRoot.depth = 1, 0
	noChecks := forcedRoot
	noChecks.forced, noChecks.zch = forcedChecks, 0
	endless := setting{depth: 1, forced: forcedBroad, order: orderGains}
	for _, c := range []struct {
		name     string
		fen      string
		s        setting
		nodes    uint64 // limit
		line     string
		move     string
		reason   tree.Reason
		evidence string
	}{
		{"a quiet move in the forced game", trade, one, 0, "g1f1", "g8f8", reasonNotForced, ""},
		{"the pawn is less than the knight", trade, one, 0, "g1f1", "e4f2", reasonMaterialBelow, "After it the material " +
			"is −4 points, and the bound asks for −9 points."},
		{"a pawn for a knight", trade, one, 0, "c1d1 e4c3", "d1d5", reasonMaterialBelow, "After it the material " +
			"is −7 points, and the bound asks for −2 points."},
		{"a mate came first", trade, one, 0, "c3b1", "e4f2", tree.ReasonAfterCut, "1...Rxc1# gives at most mate in 2 " +
			"half-moves, and −9 points, −56 d is enough to cut."},
		{"the empty move came first", "4k3/8/2p5/3p4/4P3/1n6/P7/4K3 w - - 0 1", one, 0, "e1d1", "d5e4", tree.ReasonAfterCut,
			"To stop here gives −7 points, −58 d, and −2 points, −18 d is enough to cut."},
		{"a move that was examined", trade, one, 0, "", "g1f1", tree.ReasonOpen, ""},
		{"fifty moves", "8/8/8/4k3/8/4K3/4R3/8 w - - 99 80", usual, 0, "e2e1", "e5d5", tree.ReasonFiftyMoves,
			"The game is over here."},
		{"a forced root is the forced game, too", trade, forcedRoot, 0, "", "g1f1", reasonNotForced, ""},
		{"no check is allowed", "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1", noChecks, 0, "", "d1d8", reasonChecksUsed,
			"Checks given on the line: 0, Zch = 0."},
		{"the search was stopped before", trade, one, 10, "", "h2h4", tree.ReasonNotReached, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, tr := think(t, c.fen, c.s, c.nodes, 0)
			id, p := at(t, tr, c.line)
			why := whyNot(t, tr, id, legal(t, &p, c.move))
			if evidence := why.Evidence.Text(sentence.Plain{Scale: scale}); why.Reason != c.reason || evidence != c.evidence {
				t.Errorf("%v: %s, want %v: %s", why.Reason, evidence, c.reason, c.evidence)
			}
		})
	}
	t.Run("the line is too long", func(t *testing.T) {
		_, tr := think(t, "8/3k4/7P/7p/8/1K6/1Q1r4/8 w - - 0 1", endless, 10_000, 0)
		limit := tree.Root
		tr.Walk(tree.Root, func(n tree.Node) bool {
			limit = n.ID
			return n.Reason != tree.ReasonPlyLimit
		})
		p, err := tr.Position(limit)
		if err != nil {
			t.Fatal(err)
		}
		var list board.MoveList
		p.Legal(&list)
		why := whyNot(t, tr, limit, list.At(0))
		if evidence := why.Evidence.Text(sentence.Plain{Scale: scale}); why.Reason != tree.ReasonPlyLimit ||
			evidence != "The line has 120 half-moves." {
			t.Errorf("%v: %s", why.Reason, evidence)
		}
	})
}

// Where a search was stopped in the forced game, a move says "not reached" only if it might have had
// its turn: what the whole search says of a move that it never forces is said at once.
func TestWhyNotWhereTheSearchWasStopped(t *testing.T) {
	fen := enginetest.Samples[2]
	said := map[tree.Reason]int{}
	for _, s := range []setting{usual, {depth: 1, zch: 1, forced: forcedChecks, order: orderGains, scheme: schemes[1]}} {
		_, whole := think(t, fen, s, 0, 0)
		for limit := uint64(3); limit < 400; limit += 7 {
			_, tr := think(t, fen, s, limit, 0)
			tr.Walk(tree.Root, func(n tree.Node) bool {
				if n.Reason != tree.ReasonStopped || n.Type != TypeForced && n.Type != TypeSafety {
					return true
				}
				p, err := tr.Position(n.ID)
				if err != nil {
					t.Fatal(err)
				}
				before := explain(t, whole, n.ID)
				for _, now := range explain(t, tr, n.ID).Absent {
					then, _ := before.Of(now.Move)
					said[now.Reason]++
					if known := then.Reason != tree.ReasonOpen && then.Reason != tree.ReasonAfterCut; now.Reason != then.Reason &&
						(now.Reason != tree.ReasonNotReached || known && then.Reason != reasonMaterialBelow) {
						t.Errorf("%d nodes, node %d, %s: %+v, the whole search has %+v", limit, n.ID, p.SAN(now.Move), now, then)
					}
				}
				return true
			})
			tr.Release()
		}
		whole.Release()
	}
	for _, reason := range []tree.Reason{reasonNotForced, reasonMaterialBelow, tree.ReasonNotReached} {
		if said[reason] < 10 {
			t.Errorf("only %d moves were said to be %q", said[reason], reason)
		}
	}
}

// Where the record has lost nodes, what depends on them is not known; what the rules
// forbid anyway is.
func TestWhyNotOfATruncatedNode(t *testing.T) {
	_, tr := think(t, trade, usual, 0, 1)
	asked := map[tree.Reason]int{}
	tr.Walk(tree.Root, func(n tree.Node) bool {
		p, err := tr.Position(n.ID)
		if err != nil {
			t.Fatal(err)
		}
		var list board.MoveList
		p.Legal(&list)
		for _, move := range list.All() {
			why := whyNot(t, tr, n.ID, move)
			switch {
			case !n.Truncated:
			case move.IsCapture() && why.Reason != tree.ReasonNotKept:
				t.Errorf("%s in %s: %+v", p.SAN(move), p.FEN(), why)
			case !move.IsCapture() && why.Reason != reasonNotForced:
				t.Errorf("%s in %s: %+v", p.SAN(move), p.FEN(), why)
			default:
				asked[why.Reason]++
			}
		}
		return true
	})
	if asked[tree.ReasonNotKept] < 5 || asked[reasonNotForced] < 5 {
		t.Errorf("asked too little: %v", asked)
	}
}

// A record from a file may have options that this programme does not know.
func TestExplainAStrangeRecord(t *testing.T) {
	r := tree.NewRecorder(tree.Header{Position: board.Start(), Options: map[string]string{"width": "7"}}, 0)
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -mate, mate)
	r.Leave(0, tree.Exact, tree.ReasonComplete)
	const want = `explain node 0: itep has no option "width"; it has scheme, depth, forced, zch, declineInCheck, order, untested, playBest, repetition, castled, isolated, refuseMates, weights`
	if _, err := New().Explain(r.Tree(), tree.Root); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// A record from a file may have moves that are not legal.
func TestExplainAnIllegalRecord(t *testing.T) {
	start, other := board.Start(), enginetest.Position(t, "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1")
	r := tree.NewRecorder(search.Header(New(), usual.values(t), start), 0)
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -mate, mate)
	r.Enter(legal(t, &other, "e1e2"), tree.TypeFullWidth, tree.ClassQuiet, -mate, mate)
	r.Leave(0, tree.Exact, tree.ReasonComplete)
	r.Leave(0, tree.Exact, tree.ReasonComplete)
	want := "explain node 1: tree: node 1: e1e2 is not legal in " + start.FEN()
	if _, err := New().Explain(r.Tree(), 1); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
