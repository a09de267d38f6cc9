package tactics

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"drevo/engine/board"
	"drevo/engine/enginetest"
)

// starts are positions from which the games of the tests begin: the opening, sharp middle games,
// endgames with promotions.
var starts = []string{
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
}

// games plays random moves and shows every position.
func games(t *testing.T, count, plies int, visit func(p *board.Position)) {
	t.Helper()
	random := rand.New(rand.NewPCG(10, 14))
	var legal board.MoveList
	seen := map[uint64]bool{}
	for game := range count {
		p := enginetest.Position(t, starts[game%len(starts)])
		for ply := 0; ply < plies && !t.Failed(); ply++ {
			seen[p.Key()] = true
			visit(&p)
			if p.Legal(&legal); legal.Len() == 0 {
				break
			}
			var next board.Position
			p.Make(legal.At(random.IntN(legal.Len())), &next)
			p = next
		}
	}
	if len(seen) < 300 {
		t.Errorf("only %d positions were seen", len(seen))
	}
	t.Logf("%d different positions", len(seen))
}

// oracleOf reads a position into the independent program, with the given side to move.
func oracleOf(t *testing.T, p *board.Position, turn board.Colour) *chess.Position {
	t.Helper()
	fields := strings.Fields(p.FEN())
	fields[1], fields[3] = string("wb"[turn]), "-"
	oracle := new(chess.Position)
	if err := oracle.UnmarshalText([]byte(strings.Join(fields, " "))); err != nil {
		t.Fatal(err)
	}
	return oracle
}

// worth is the value of a piece of the independent program.
func worth(kind chess.PieceType) int {
	return map[chess.PieceType]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9,
		chess.King: 200}[kind]
}

// playOut returns what a move wins when both sides then capture on its target, each with its least
// piece or not at all, by the legal moves of the independent program.
func playOut(oracle *chess.Position, m *chess.Move) int {
	if m.HasTag(chess.KingSideCastle) || m.HasTag(chess.QueenSideCastle) {
		return 0
	}
	pieces := oracle.Board().SquareMap()
	wins := worth(pieces[m.S2()].Type())
	if m.HasTag(chess.EnPassant) {
		wins = 1
	}
	if m.Promo() != chess.NoPieceType {
		wins += worth(m.Promo()) - 1
	}
	next := oracle.Update(m)
	after := next.Board().SquareMap()
	var best *chess.Move
	for _, reply := range next.ValidMoves() {
		if reply.S2() != m.S2() || reply.Promo() != chess.NoPieceType && reply.Promo() != chess.Queen {
			continue
		}
		if best == nil || worth(after[reply.S1()].Type()) < worth(after[best.S1()].Type()) ||
			worth(after[reply.S1()].Type()) == worth(after[best.S1()].Type()) && reply.S1() < best.S1() {
			best = reply
		}
	}
	if best == nil {
		return wins
	}
	return wins - max(0, playOut(next, best))
}

// TestThreatsAgainstTheOracle gives the turn away and plays every move out in the independent
// program: the same moves win the same, or mate, and no others.
func TestThreatsAgainstTheOracle(t *testing.T) {
	found, mates := 0, 0
	games(t, 12, 60, func(p *board.Position) {
		list, ok := Threats(p)
		if ok == p.InCheck() {
			t.Fatalf("%s: threats are known %v", p.FEN(), ok)
		}
		if !ok {
			return
		}
		type verdict struct {
			wins int
			mate bool
		}
		want, best := map[string]verdict{}, map[string]bool{}
		oracle := oracleOf(t, p, p.Turn().Opponent())
		for _, m := range oracle.ValidMoves() {
			v := verdict{playOut(oracle, m), oracle.Update(m).Status() == chess.Checkmate}
			if v.mate || v.wins > 0 {
				want[m.String()] = v
				best[m.String()[:4]] = true
			}
		}
		for _, threat := range list {
			v, ok := want[threat.Move.UCI()]
			if !ok || v.wins != threat.Wins || v.mate != threat.Mate {
				t.Errorf("%s: %s wins %d, mate %v; the oracle says %+v", p.FEN(), threat.SAN, threat.Wins, threat.Mate, v)
			}
			if v.mate {
				mates++
			}
			for other, o := range want {
				if other[:4] == threat.Move.UCI()[:4] && (o.mate && !threat.Mate || o.mate == threat.Mate && o.wins > threat.Wins) {
					t.Errorf("%s: %s stands for %s, which is better", p.FEN(), threat.SAN, other)
				}
			}
		}
		if len(list) != len(best) {
			t.Errorf("%s: %d threats, the oracle has %d", p.FEN(), len(list), len(best))
		}
		found += len(list)
	})
	t.Logf("%d threats, %d mates", found, mates)
	if found < 500 || mates < 5 {
		t.Error("too few to say anything")
	}
}

// TestHangingAgainstTheOracle lets the other side capture on every square in the independent
// program. (Sides in check are compared in engine/board with a twin that knows the ruling.)
func TestHangingAgainstTheOracle(t *testing.T) {
	found := 0
	games(t, 12, 60, func(p *board.Position) {
		if p.InCheck() {
			return
		}
		losses := map[board.Square]int{}
		for _, h := range HangingPieces(p) {
			losses[h.Square] = h.Loss
			found++
			attackers, defenders := walkers(p, h.Square, h.Piece.Colour().Opponent()), walkers(p, h.Square, h.Piece.Colour())
			if h.Attackers != attackers || h.Defenders != defenders || p.At(h.Square) != h.Piece {
				t.Errorf("%s: %+v, walking finds %d attackers and %d defenders", p.FEN(), h, attackers, defenders)
			}
		}
		for turn := board.White; turn <= board.Black; turn++ {
			best := map[board.Square]int{}
			oracle := oracleOf(t, p, turn)
			for _, m := range oracle.ValidMoves() {
				if m.HasTag(chess.Capture) && !m.HasTag(chess.EnPassant) && (m.Promo() == chess.NoPieceType ||
					m.Promo() == chess.Queen) {
					best[board.Square(m.S2())] = max(best[board.Square(m.S2())], playOut(oracle, m))
				}
			}
			for _, s := range p.Side(turn.Opponent()).Squares() {
				if best[s] != losses[s] {
					t.Errorf("%s: %v loses %d, the oracle says %d", p.FEN(), s, losses[s], best[s])
				}
			}
		}
	})
	if found < 500 {
		t.Errorf("only %d pieces hang", found)
	}
}
