package botvinnik

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// The near horizon leaves effort for the farther ones: with the effort of the defaults every horizon
// has rounds of its own, where the first choice alone could spend all of it.
func TestEveryHorizonHasAShare(t *testing.T) {
	needs.OneGoroutine(t)
	for _, fen := range []string{
		"r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10",
		"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27",
	} {
		_, tr := think(t, fen, nil, 0)
		var rounds [defaultHorizon + 1]int
		for _, id := range tr.Children(tree.Root, nil) {
			if n := tr.Node(id); n.Type == tree.TypeIteration {
				for _, round := range tr.Children(id, nil) {
					if tr.Node(round).Reason != tree.ReasonStopped {
						rounds[n.Number]++
					}
				}
			}
		}
		if slices.Contains(rounds[1:], 0) {
			t.Errorf("%s: rounds played to the end by horizon: %v", fen, rounds[1:])
		}
	}
}

// What stands against a farther horizon: a mate against none that is nearer, and a move against
// shorter lines that find no more.
func TestWhatStands(t *testing.T) {
	for _, c := range []struct {
		before, later outcome
		stands        bool
	}{
		{outcome{score: 100, length: 9}, outcome{score: 100, length: 6}, true},
		{outcome{score: 100, length: 9}, outcome{score: 50, length: 9}, false},
		{outcome{score: 100, length: 9}, outcome{score: 150, length: 6}, false},
		{outcome{score: mate - 5, length: 4}, outcome{score: mate - 5, length: 12}, true},
		{outcome{score: mate - 7, length: 12}, outcome{score: mate - 5, length: 4}, false},
	} {
		if got := c.before.stands(&c.later); got != c.stands {
			t.Errorf("%+v against %+v: %v", c.before, c.later, got)
		}
	}
}

// A king that is attacked with F = 1 does not rest on the claim: with verify its side examines every
// move, and what was claimed is proved. Without, the value is that of the claim.
func TestAClaimOnTheKingIsTried(t *testing.T) {
	needs.OneGoroutine(t)
	const fen = "8/1Q6/5p2/8/8/1KN5/8/2k5 w - - 0 1" // a mate in three begins with 1.Qf3
	for _, c := range []struct {
		verify string
		proved bool
	}{{"true", true}, {"false", false}} {
		result, tr := think(t, fen, map[string]string{optionHorizon: "3", optionVerify: c.verify}, 0)
		if proved := result.Score > mateThreshold; proved != c.proved || !c.proved && result.Score != mateThreshold {
			t.Errorf("verify=%s: %d, %s", c.verify, result.Score, result.Note)
		}
		evasions := 0 // of a king that is not in check
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if p, err := tr.Position(n.Parent); n.ID != tree.Root && err == nil && n.Class == tree.ClassEvasion && !p.InCheck() {
				evasions++
			}
			return true
		})
		if (evasions > 0) != c.proved {
			t.Errorf("verify=%s: %d moves of a cornered king's side", c.verify, evasions)
		}
	}
}

// A search that was stopped before it chose a move says so, and its value is that of stopping.
func TestUnexamined(t *testing.T) {
	for limit := uint64(1); limit < 40; limit++ {
		result, tr := think(t, capablanca, nil, limit)
		start, root, best := tr.Header().Position, tr.Node(tree.Root), tree.None
		if id, ok := tr.Best(tree.Root); ok {
			best = id
		}
		switch unexamined := strings.Contains(result.Note, "before a move was chosen"); {
		case strings.Contains(result.Note, "horizon 0") || result.Move == 0 || root.Score != result.Score:
			t.Errorf("%d nodes: %s, %d, the root has %d: %s", limit, result.Move, result.Score, root.Score, result.Note)
		case unexamined && result.Score != material(&start):
			t.Errorf("%d nodes: nothing was chosen, and the value is %d", limit, result.Score)
		case best != tree.None && tr.Node(best).Score != result.Score:
			t.Errorf("%d nodes: the best stage has %d, the result %d", limit, tr.Node(best).Score, result.Score)
		}
	}
}

// A promotion that takes nothing is an attack on the last rank, not a capture.
func TestAPromotionIsNoCapture(t *testing.T) {
	values, err := search.Resolve(New(), map[string]string{optionHorizon: "3", optionEffort: "2"})
	if err != nil {
		t.Fatal(err)
	}
	p := enginetest.Position(t, "8/1P3k2/8/8/8/8/5K2/8 w - - 0 1")
	task := search.Task{Position: p, Values: values}
	_, tr := enginetest.Recorded(t, New(), task, 0)
	promotions := 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.Move.IsPromotion() && n.Type == typeAnnihilation && !n.Move.IsCapture() {
			promotions++
			if n.Class == tree.ClassCapture {
				t.Errorf("node %d: %s is a capture", n.ID, n.Move)
			}
		}
		return true
	})
	if promotions == 0 {
		t.Error("nothing promotes")
	}
}
