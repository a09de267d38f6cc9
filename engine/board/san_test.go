package board

import "testing"

// TestSAN writes moves that need each part of the notation.
func TestSAN(t *testing.T) {
	for _, test := range []struct{ fen, uci, want string }{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", "e4"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "Nf3"},
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "O-O"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "O-O-O"},
		{"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
		{"1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", "axb8=Q+"},
		{"7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "a8=N"},
		{"7k/8/8/8/8/8/8/K2N1N2 w - - 0 1", "d1e3", "Nde3"},
		{"7k/8/8/3N4/8/8/8/K2N4 w - - 0 1", "d1e3", "N1e3"},
		{"7k/8/8/3N1N2/8/8/8/K2N4 w - - 0 1", "d5e3", "Nd5e3"},
		{"4k3/8/8/8/1b6/2N5/8/2N1K3 w - - 0 1", "c1e2", "Ne2"}, // the other knight is pinned
		{"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "Re8#"},
		{"3r2k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "Re8+"},
		{"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1d1", "Rd1"},
	} {
		p := parse(t, test.fen)
		m, err := p.ParseUCI(test.uci)
		if err != nil {
			t.Errorf("%s: %v", test.fen, err)
			continue
		}
		if got := p.SAN(m); got != test.want {
			t.Errorf("%s: SAN(%s) = %s, want %s", test.fen, test.uci, got, test.want)
		}
	}
}

// TestParseSANLenient reads what people write.
func TestParseSANLenient(t *testing.T) {
	const (
		start     = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
		castle    = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
		promote   = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1"
		enPassant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
		bishop    = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1"
	)
	for _, test := range []struct{ fen, text, want string }{
		{start, "e4", "e2e4"}, {start, "e2e4", "e2e4"}, {start, "e2-e4", "e2e4"}, {start, " e4 ", "e2e4"},
		{start, "e4!", "e2e4"}, {start, "e4+", "e2e4"}, {start, "e4?!", "e2e4"}, {start, "e4#!?", "e2e4"},
		{start, "Nf3", "g1f3"}, {start, "Ng1f3", "g1f3"}, {start, "Ng1-f3", "g1f3"}, {start, "Ngf3", "g1f3"},
		{start, "N1f3", "g1f3"}, {start, "g1f3", "g1f3"}, {start, "Pe4", "e2e4"},
		{castle, "O-O", "e1g1"}, {castle, "0-0", "e1g1"}, {castle, "o-o-o", "e1c1"}, {castle, "0-0-0+", "e1c1"},
		{castle, "O-O-O", "e1c1"}, {castle, "e1g1", "e1g1"}, {castle, "Rxa8", "a1a8"}, {castle, "R:a8+", "a1a8"},
		{promote, "a8=Q", "a7a8q"}, {promote, "a8Q", "a7a8q"}, {promote, "a8(N)", "a7a8n"}, {promote, "a8/R", "a7a8r"},
		{promote, "a7a8q", "a7a8q"}, {promote, "axb8=B", "a7b8b"}, {promote, "a7xb8=Q+", "a7b8q"},
		{enPassant, "exd6", "e5d6"}, {enPassant, "exd6 e.p.", "e5d6"}, {enPassant, "e5xd6e.p.", "e5d6"},
		{bishop, "bxc3", "b2c3"}, {bishop, "Bxc3", "d2c3"}, {bishop, "b2xc3", "b2c3"}, {bishop, "b4", "b2b4"},
	} {
		p := parse(t, test.fen)
		if m, err := p.ParseSAN(test.text); err != nil || m.UCI() != test.want {
			t.Errorf("%s: %q reads as %s, %v, want %s", test.fen, test.text, m, err, test.want)
		}
	}
}

// TestParseSANErrors asks for the sentence.
func TestParseSANErrors(t *testing.T) {
	const two = "7k/8/8/8/8/8/8/K2N1N2 w - - 0 1"
	for _, test := range []struct{ fen, text, want string }{
		{two, "", `move "" cannot be read`},
		{two, "x", `move "x" cannot be read`},
		{two, "N", `move "N" cannot be read`},
		{two, "Ne9", `move "Ne9" cannot be read`},
		{two, "Nxxe3", `move "Nxxe3" cannot be read`},
		{two, "Nd1d1e3", `move "Nd1d1e3" cannot be read`},
		{two, "N\xff\xfe", `move "N\xff\xfe" cannot be read`},
		{two, "Ne3", `move "Ne3" can be Nde3 or Nfe3`},
		{two, "Ne4", `move "Ne4" is not legal for White here`},
		{two, "e4", `move "e4" is not legal for White here`},
		{two, "O-O", `move "O-O" is not legal for White here`},
		{two, "--", `move "--" cannot be read`},
		{"7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8", `move "a8" is not legal for White here`},
	} {
		p := parse(t, test.fen)
		if m, err := p.ParseSAN(test.text); err == nil || err.Error() != test.want || m != NoMove {
			t.Errorf("%s: %q gives %s, %v, want %s", test.fen, test.text, m, err, test.want)
		}
	}
	p := Start()
	if _, err := p.ParseUCI("e2e5"); err == nil || err.Error() != `move "e2e5" is not legal for White here` {
		t.Errorf("ParseUCI: %v", err)
	}
}
