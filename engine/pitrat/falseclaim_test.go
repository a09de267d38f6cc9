package pitrat

import (
	"testing"

	"drevo/engine/board"
)

// Two positions of a game in which a knight takes a pawn that is won back: the default claimed the pawn.
// 1.Rg1 attacks the knight and the pawn behind it, so that neither g7-g6 nor a check saves the knight: the rook
// may take it though nothing stands on g7 any more, and the king may leave a check that has won a pawn.
func TestNoClaimOfWhatIsWonBack(t *testing.T) {
	for _, fen := range []string{
		"1r1r4/p1k2ppp/2p2p2/8/2P2P1n/1P1R3N/P2K2PP/R7 b - - 0 24",
		"1r6/p1k2ppp/2p2p2/8/2P2P1n/1P1K3N/P5PP/R7 b - - 0 25",
	} {
		if r := searched(t, fen, nil); r.Stopped || r.Move != board.NoMove {
			t.Errorf("%s: %v %s", fen, r.Move, r.Note)
		}
	}
}

// Told to win a rook in Win at Chess 067 the programme claimed 1.Qb3, which is worth nothing: after the null
// move 2.Rd2 wins the pinned rook, and what answers that in time is a move in the place of the null move.
func TestThreatIsAnsweredInThePlaceOfTheNullMove(t *testing.T) {
	r := searched(t, "3r2k1/p2q4/1p4p1/3rRp1p/5P1P/6PK/P3R3/3Q4 w - - 0 1", map[string]string{optionWanted: wantedRook})
	if r.Move.String() != "e5d5" || r.Stopped {
		t.Errorf("%v %s", r.Move, r.Note)
	}
}
