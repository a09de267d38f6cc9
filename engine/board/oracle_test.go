package board

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"
)

// TestOracle walks random games beside an independent implementation and compares legal moves, FEN
// and SAN.
func TestOracle(t *testing.T) {
	random := rand.New(rand.NewPCG(1974, 8))
	for game := 0; game < 40 && !t.Failed(); game++ {
		fen := perftPositions[game%len(perftPositions)].fen
		walkBeside(t, fen, 60, func(n int) int { return random.IntN(n) })
	}
}

// walkBeside plays plies moves chosen by number from the sorted legal moves and compares both
// programs at each step.
func walkBeside(t *testing.T, fen string, plies int, choose func(n int) int) {
	t.Helper()
	p := parse(t, fen)
	oracle := new(chess.Position)
	if err := oracle.UnmarshalText([]byte(fen)); err != nil {
		t.Fatalf("the oracle cannot read %q: %v", fen, err)
	}
	for ply := 0; ply < plies && !t.Failed(); ply++ {
		compareFEN(t, &p, oracle)
		ours, theirs := legalUCI(&p), oracleUCI(oracle)
		if !slices.Equal(ours, theirs) {
			t.Fatalf("%s: legal moves %v, oracle %v", p.FEN(), ours, theirs)
		}
		if len(ours) == 0 {
			return
		}
		text := ours[choose(len(ours))]
		m, err := p.ParseUCI(text)
		if err != nil {
			t.Fatalf("%s: %v", p.FEN(), err)
		}
		for _, om := range oracle.ValidMoves() {
			if om.String() == text {
				compareSAN(t, &p, m, oracle, om)
				oracle = oracle.Update(om)
				break
			}
		}
		var next Position
		p.Make(m, &next)
		p = next
	}
}

// compareFEN compares all fields but the en passant square, which the oracle writes after every
// double step.
func compareFEN(t *testing.T, p *Position, oracle *chess.Position) {
	t.Helper()
	ours, theirs := strings.Fields(p.FEN()), strings.Fields(oracle.String())
	if ours[3] == "-" {
		theirs[3] = "-"
	}
	if !slices.Equal(ours, theirs) {
		t.Fatalf("FEN %v, oracle %v", ours, theirs)
	}
	fresh := parse(t, oracle.String())
	if withoutPast(fresh) != withoutPast(*p) {
		t.Fatalf("%s: made %+v, the oracle's FEN parses to %+v", p.FEN(), *p, fresh)
	}
}

// compareSAN writes the move in both programs and reads it in the other.
func compareSAN(t *testing.T, p *Position, m Move, oracle *chess.Position, om *chess.Move) {
	t.Helper()
	notation := chess.AlgebraicNotation{}
	ours, theirs := p.SAN(m), notation.Encode(oracle, om)
	if ours != theirs {
		t.Errorf("%s: SAN %s, oracle %s", p.FEN(), ours, theirs)
	}
	if back, err := p.ParseSAN(theirs); back != m {
		t.Errorf("%s: the oracle's %s reads as %s, %v", p.FEN(), theirs, back, err)
	}
	if back, err := notation.Decode(oracle, ours); err != nil || back.String() != m.UCI() {
		t.Errorf("%s: the oracle reads %s as %s, %v", p.FEN(), ours, back, err)
	}
}

// legalUCI returns the legal moves as sorted text.
func legalUCI(p *Position) (texts []string) {
	var list MoveList
	p.Legal(&list)
	for _, m := range list.All() {
		texts = append(texts, m.UCI())
	}
	slices.Sort(texts)
	return texts
}

// oracleUCI returns the oracle's legal moves as sorted text.
func oracleUCI(oracle *chess.Position) (texts []string) {
	for _, m := range oracle.ValidMoves() {
		texts = append(texts, m.String())
	}
	slices.Sort(texts)
	return texts
}
