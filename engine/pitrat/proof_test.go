package pitrat

import (
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// refutedClaims are positions in which a win was claimed that there is not, and what was played; none of them was
// looked at when the plans were made to work.
var refutedClaims = []struct {
	name, fen, move string
	evasions        bool // the evasions of a check are enough to see it
}{
	{"170: the king in check was thought to do nothing",
		"5r1k/6Rp/1p2p3/p2pBp2/1qnP4/4P3/Q4PPP/6K1 w - - 0 1", "g7g6", true},
	{"084: a capture that was legal before",
		"r2q1r1k/2p1b1pp/p1n5/1p1Q1bN1/4n3/1BP1B3/PP3PPP/R4RK1 w - - 0 1", "d5c6", false},
	{"CCR17: 2...Qh4 threatens mate",
		"r2qkbnr/2p2pp1/p1pp4/4p2p/4P1b1/5N1P/PPPP1PP1/RNBQ1RK1 w kq - 0 1", "h3g4", false},
	{"CCR22: g6 shuts the bishop in",
		"r3kb1r/pp1n1ppp/1q2p3/n2p4/3P1Bb1/2PB1N2/PPQ2PPP/RN2K2R w KQkq - 0 1", "d3h7", false},
	{"game 93 of the lots of 1979: 8.Qc1 shuts the queen in",
		"rn1qkb1r/pp2pppp/2p2n2/3p1b2/2PP4/4PNP1/PP3P1P/RNBQKB1R b KQkq - 0 5", "f5b1", false},
}

// What the paper's reading claims there the proof denies, with the evasions of a check or with a search of all replies.
func TestProofOfClaims(t *testing.T) {
	needs.OneGoroutine(t)
	for _, c := range refutedClaims {
		for _, proof := range []string{proofNatural, proofEvasions, proofVerify} {
			r := searched(t, c.fen, map[string]string{optionProof: proof, optionStorage: "4"})
			claimed := !r.Stopped && r.Move.String() == c.move
			if want := proof == proofNatural || proof == proofEvasions && !c.evasions; claimed != want {
				t.Errorf("%s: by %s %v, %s", c.name, proof, r.Move, r.Note)
			}
		}
	}
}

// No king in check has the null move for an answer in the proof of a win, and the replies that were put in for that
// say so.
func TestEvasionsInTheProof(t *testing.T) {
	values, err := search.Resolve(New(), nil)
	if err != nil {
		t.Fatal(err)
	}
	p := enginetest.Position(t, refutedClaims[0].fen)
	_, tr := enginetest.Recorded(t, New(), search.Task{Position: p, Values: values}, 0)
	put, account := 0, AccountOf(tr)
	for i := 1; i <= account.Plans(); i++ {
		if account.Plan(i).Rule == plan.RuleReply {
			put++
		}
	}
	if put == 0 || tr.Node(tree.Root).Reason != reasonFound {
		t.Fatalf("%d replies were put into the tree", put)
	}
	reduced := ReducedTree(tr)
	for id := range reduced.Nodes {
		p, err := tr.Position(id)
		if err != nil {
			t.Fatal(err)
		}
		null, ok := tr.Find(id, board.Pass)
		if ok && reduced.Nodes[null] && p.InCheck() && tr.ChildCount(id) == 1 && p.HasLegalMove() {
			t.Errorf("node %d is answered by the null move alone, in check", id)
		}
	}
}

// The sentence of a win says what was asked for, and how many of the legal replies were tried.
func TestSentenceOfAWin(t *testing.T) {
	needs.OneGoroutine(t)
	m39 := papers(t)["M39"]
	fen := m39.FEN()
	for proof, want := range map[string]string{
		proofEvasions: "Found: a piece at least, against 6 of 30 legal replies to Nxc3; against those 4.50 pawns;",
		proofVerify:   "Found: a piece at least, against all 30 legal replies to Nxc3: plans tried 6,",
	} {
		r := searched(t, fen, map[string]string{optionProof: proof, optionWanted: wantedPiece})
		if !strings.HasPrefix(r.Note, want) {
			t.Errorf("%s: %s", proof, r.Note)
		}
	}
}
