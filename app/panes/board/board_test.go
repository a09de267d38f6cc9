package board

import (
	"testing"

	"drevo/app/pane/panetest"
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

// TestPreview shows where a line leads, over the position where it begins, and nothing of it
// afterwards; of a long line the first moves are made.
func TestPreview(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w, nil)
	w.Put(p)
	before := p.board.Scene().Pieces
	from := w.Session.Position()
	var line []board.Move
	at := from
	for _, san := range []string{"Ba3", "Qxa3", "Nh5+", "gxh5", "Qg5+", "Kf8", "Qxf6+", "Kg8"} {
		move, err := at.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, move)
		at = after(at, move)
	}
	p.Preview(from, line[:2])
	layers := p.board.Scene().Layers
	if len(layers) != 1 || len(layers[0].Arrows) != 2 || layers[0].Arrows[1].Label != "2" || p.board.Scene().Pieces != before {
		t.Fatalf("two moves: %+v", layers)
	}
	if g := layers[0].Overlays[0].(ghosts); g.then[board.A3] != 'q' || g.then[board.B2] != 0 || g.now[board.B2] != 'B' {
		t.Error("the ghosts do not stand where the line ends")
	}
	p.Preview(from, line)
	arrows := p.board.Scene().Layers[0].Arrows
	if len(arrows) != previewMoves || arrows[len(arrows)-1].Label != "8" || p.board.Scene().Pieces[board.A3] != 'q' {
		t.Errorf("eight moves: %+v", arrows)
	}
	p.Draw() // other layers wait
	if len(p.board.Scene().Layers) != 1 {
		t.Error("another layer is drawn over the line")
	}
	p.Preview(from, nil)
	if p.board.Scene().Pieces != before || len(p.board.Scene().Layers) != 0 {
		t.Error("the line stays on the board")
	}
	p.Preview(from, line[:2])
	w.PlayText("Ne2")
	if p.previewing || p.board.Scene().Pieces[board.E2] != 'N' {
		t.Error("a move does not end the preview")
	}
}
