package botvinnik

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/tree"
)

// After 1.Ba3 Qxa3 2.Nh5+ gxh5 White has lost two pieces, and the queen's new way over g5 to the
// king keeps up the hope, as chapter IV says.
func TestLedger(t *testing.T) {
	const afterQxa3 = "8/p5kp/1p2Pnp1/3pQ3/2pP4/qnP3N1/6PP/6K1 w - - 0 31"
	_, tr := think(t, afterQxa3, map[string]string{optionHope: hopeNearer, optionLength: "5", optionTable: "false"}, 0)
	l, err := New().Ledger(tr, enginetest.NodeOf(t, tr, "Nh5+ gxh5"))
	if err != nil {
		t.Fatal(err)
	}
	if l.Side != board.White || l.Balance != -7 || !l.Holds {
		t.Errorf("%+v", l)
	}
	var king bool
	for _, e := range l.Nearer {
		king = king || e.Square == board.G7 && e.Value == 200
	}
	if !king {
		t.Errorf("the king does not come nearer: %+v", l.Nearer)
	}
	if l, err = New().Ledger(tr, tree.Root); err != nil || len(l.Nearer) != 0 || l.Asked {
		t.Errorf("at the root: %+v, %v", l, err)
	}
}

func TestValues(t *testing.T) {
	_, tr := think(t, capablanca, map[string]string{optionLength: "3"}, 0)
	v, err := New().Values(tr, enginetest.NodeOf(t, tr, "Qxf6+ Qxf6"))
	if err != nil {
		t.Fatal(err)
	}
	if v.Lost[board.White][board.Queen] != 1 || v.Lost[board.Black][board.Knight] != 1 || v.Sound[board.White] ||
		!v.Sound[board.Black] {
		t.Errorf("lost %v, sound %v", v.Lost, v.Sound)
	}
	root := tr.Header().Position
	if len(v.Pieces) != root.Occupied().Count()-2 {
		t.Errorf("%d pieces", len(v.Pieces))
	}
}

// White is to move. The rook is lost for a bishop at once; the knight, which bishop and pawn would
// exchange evenly, once a rook stands behind the bishop; the king and White's pawns are not.
func TestTypesOfValues(t *testing.T) {
	p := enginetest.Position(t, "6k1/1p3ppp/2n5/8/3r4/4BB2/5PPP/R5K1 w - - 0 1")
	types, objects := map[board.Square]Type{}, map[board.Square]int{}
	v := ValuesOf(&p, 3)
	for _, piece := range v.Pieces {
		types[piece.Square], objects[piece.Square] = piece.Type, piece.Value
	}
	if objects[board.D4] != 2 || objects[board.C6] != 1 || objects[board.G8] != 0 {
		t.Errorf("what is taken: %v", objects)
	}
	for _, a := range v.Expected {
		if types[a.Target] != Expected || a.Real != 1 || a.Value == 0 {
			t.Errorf("%v is expected, but its target has type %d", &a.Trajectory, types[a.Target])
		}
	}
	if len(v.Expected) == 0 {
		t.Error("no attack is expected to succeed")
	}
	for s, want := range map[board.Square]Type{board.D4: Doomed, board.C6: Expected, board.G8: Stable, board.F2: Stable} {
		if types[s] != want {
			t.Errorf("%v is of type %d, want %d", s, types[s], want)
		}
	}
}

// TestDoomedMeansOneThing: the account of hope and the types of value call the same pieces doomed, at every node of a
// tree. (A king counts among the types only if it is mated.)
func TestDoomedMeansOneThing(t *testing.T) {
	_, tr := think(t, capablanca, map[string]string{optionEffort: "10"}, 0)
	seen := 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.ID%97 != 0 {
			return true
		}
		l, err := New().Ledger(tr, n.ID)
		v, fault := New().Values(tr, n.ID)
		if err != nil || fault != nil {
			t.Fatal(err, fault)
		}
		var hoped, typed board.Bitboard
		for _, piece := range v.Pieces {
			if piece.Type == Doomed && piece.Piece.Colour() != l.Side && piece.Piece.Type() != board.King {
				typed |= piece.Square.Bitboard()
			}
		}
		for _, e := range l.Doomed {
			if p, err := tr.Position(n.ID); err == nil && p.At(e.Square) != board.NoPiece &&
				p.At(e.Square).Type() != board.King && p.At(e.Square).Colour() != l.Side {
				hoped |= e.Square.Bitboard()
			}
		}
		if seen += hoped.Count(); hoped != typed {
			t.Errorf("node %d: the account of hope has %v doomed, the types %v", n.ID, hoped, typed)
		}
		return true
	})
	if seen == 0 {
		t.Error("nothing was doomed")
	}
}
