package planner

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
)

// A verifier says what the first player keeps of a pawn that he has won: not if a fork follows, a mate, or a pawn that
// is promoted; and yes if he can answer the threat, or take back.
func TestVerifier(t *testing.T) {
	for _, c := range []struct {
		name, fen string // White, the first player, is to move
		kept      bool
		longer    bool // as deep as a million positions allow
	}{
		{"nothing happens", "4k3/pp6/8/8/8/8/PPP5/4K3 w - - 0 1", true, true},
		{"a fork that can be met", "4k3/8/8/8/2n5/8/PP4PP/R3K2R w - - 0 1", true, true},
		{"a fork that is there", "4k3/8/8/8/8/8/PPn3PP/R3K3 w - - 0 1", false, false},
		{"a mate is threatened twice", "6k1/8/8/8/8/1q6/1r6/K7 w - - 0 1", false, false},
		{"a pawn that nobody stops", "4k3/8/8/8/7K/8/p7/8 w - - 0 1", false, false},
		{"whoever moves loses his pawn", "8/8/8/4pK2/3kP3/8/8/8 w - - 0 1", false, false},
		{"59...h3 of a rook against pawns", "8/8/8/4K2p/8/6kp/R7/8 w - - 0 60", true, false},
	} {
		p := enginetest.Position(t, c.fen)
		pl := wanting(&p, 10)
		pl.Rules.Full = true
		v := &Verifier{Planner: pl, Stop: func() bool { return false }}
		kept := keepsTo(v, &p, 10, VerifyFirst)
		v.Until = v.Positions + 1_000_000
		if longer := kept && keepsTo(v, &p, 10, VerifyMost); kept != c.kept || longer != c.longer {
			t.Errorf("%s: kept %v, longer %v", c.name, kept, longer)
		}
	}
}

// The verdict is that of the twin with the colours exchanged.
func TestVerifierBesideItsTwins(t *testing.T) {
	compared := 0
	for _, p := range library(t) {
		if p.InCheck() || !p.HasLegalMove() {
			continue
		}
		for _, balance := range []eval.Score{0, 10} {
			kept := keeps(t, p, balance)
			if twin := keeps(t, enginetest.Position(t, enginetest.Mirror(p.FEN())), balance); twin != kept {
				t.Errorf("%s with %d: kept %v, its twin %v", p.FEN(), balance, kept, twin)
			}
			compared++
		}
	}
	if compared < 100 {
		t.Errorf("only %d positions", compared)
	}
}

func keeps(t *testing.T, p board.Position, balance eval.Score) bool {
	t.Helper()
	v := &Verifier{Planner: wanting(&p, 10), Stop: func() bool { return false }}
	return keepsTo(v, &p, balance, VerifyFirst)
}

// keepsTo asks a verifier about depth after depth.
func keepsTo(v *Verifier, p *board.Position, balance eval.Score, most int) bool {
	for depth := 1; depth <= most; depth += VerifyStep {
		if !v.Keeps(p, balance, nil, depth) {
			return false
		}
	}
	return true
}

// After a stop, and beyond its effort, a verifier remembers nothing of what it did not finish.
func TestVerifierForgetsWhatItDidNotFinish(t *testing.T) {
	p := enginetest.Position(t, "8/8/8/4K2p/8/6kp/R7/8 w - - 0 60")
	v := &Verifier{Planner: wanting(&p, 10), Stop: func() bool { return false }, Until: 1000}
	if !keepsTo(v, &p, 10, VerifyMost) {
		t.Error("what was not finished counts")
	}
	v.Until = 1_000_000
	if keepsTo(v, &p, 10, VerifyMost) {
		t.Error("what was not finished was remembered")
	}
}
