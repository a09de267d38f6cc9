package board

import (
	"math/rand/v2"
	"os"
	"testing"
)

// longWalk is how many times more games are played when DREVO_LONG asks for it: the twins of the generators then see more
// than a million positions.
const longWalk = 60

// walk plays random games from the known positions and shows each position to visit, with its legal moves. At the end it
// says how many positions these were, and how many different ones.
func walk(t *testing.T, games, plies int, visit func(p *Position, legal *MoveList)) {
	t.Helper()
	if os.Getenv("DREVO_LONG") != "" {
		games *= longWalk
	}
	random := rand.New(rand.NewPCG(1968, 64))
	var legal MoveList
	visits, keys := 0, map[uint64]bool{}
	for game := 0; game < games && !t.Failed(); game++ {
		p := parse(t, perftPositions[game%len(perftPositions)].fen)
		for ply := 0; ply < plies && !t.Failed(); ply++ {
			p.Legal(&legal)
			visits, keys[p.Key()] = visits+1, true
			visit(&p, &legal)
			p.Legal(&legal)
			if legal.Len() == 0 {
				break
			}
			var next Position
			p.Make(legal.At(random.IntN(legal.Len())), &next)
			p = next
		}
	}
	t.Logf("%d positions, %d different", visits, len(keys))
}

// TestMakeEqualsFreshParse compares every position of random games, key and all, with a fresh reading of its FEN.
func TestMakeEqualsFreshParse(t *testing.T) {
	walk(t, 300, 150, func(p *Position, _ *MoveList) {
		if fresh := parse(t, p.FEN()); fresh != *p {
			t.Errorf("%s: made %+v, parsed %+v", p.FEN(), *p, fresh)
		}
		if p.key != p.freshKey() {
			t.Errorf("%s: the key is not what it should be", p.FEN())
		}
	})
}

// TestNotationRoundTrip reads back what it writes, in both notations.
func TestNotationRoundTrip(t *testing.T) {
	walk(t, 30, 100, func(p *Position, legal *MoveList) {
		for _, m := range legal.All() {
			if back, err := p.ParseSAN(p.SAN(m)); back != m {
				t.Errorf("%s: %s reads back as %s, %v", p.FEN(), p.SAN(m), back, err)
			}
			if back, err := p.ParseUCI(m.UCI()); back != m {
				t.Errorf("%s: %s reads back as %s, %v", p.FEN(), m, back, err)
			}
		}
	})
}
