package board

import (
	"testing"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/widgets/chessboard"
)

func TestRecordRows(t *testing.T) {
	p, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		t.Fatal(err)
	}
	line := session.NewGame(p)
	for _, san := range []string{"Ba3", "Qxa3", "Nh5+"} {
		at := line.Position()
		move, err := at.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		line.Play(move)
	}
	rows := moveRows(line)
	if len(rows) != 2 || rows[0].number != 30 || rows[1].number != 31 || rows[0].moves[1].san != "Qxa3" || !rows[1].moves[0].here || rows[1].moves[1].san != "" {
		t.Errorf("%+v", rows)
	}
}

func TestTargets(t *testing.T) {
	p := board.Start()
	if got := targets(&p, int(board.E2)); len(got) != 2 {
		t.Errorf("the king's pawn has the targets %+v", got)
	}
	if got := targets(&p, int(board.E7)); len(got) != 0 {
		t.Errorf("the piece of the other side has the targets %+v", got)
	}
	if checkedKing(&p) != chessboard.None {
		t.Error("nobody is in check at the start")
	}
}
