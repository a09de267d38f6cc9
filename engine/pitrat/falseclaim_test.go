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
