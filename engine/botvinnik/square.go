package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/trajectory"
)

// ruleOfSquare settles a position in which one side has nothing but its king, and the other only pawns beside its
// own: a pawn with a free way in whose square the bare king does not stand promotes, and the only pawn, which the
// bare king attacks with F = 1 from within its square, is lost (option zones, ruling).
func (g *game) ruleOfSquare(p *board.Position) (value eval.Score, settled bool) {
	bare := p.Turn()
	if p.Side(bare).MoreThanOne() {
		bare = bare.Opponent()
	}
	side := bare.Opponent()
	pawns := p.PiecesOf(side, board.Pawn)
	if !g.zones || p.Side(bare).MoreThanOne() || pawns == 0 || p.Side(side).Count() != pawns.Count()+1 {
		return 0, false
	}
	for rest := pawns; rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest()
		goal := trajectory.Goal(p, from)
		free := (board.Between(from, goal)|goal.Bitboard())&p.Occupied() == 0
		if free && !trajectory.InSquare(p, from, p.KingSquare(bare)) {
			won := valueOf(board.Queen) - valueOf(board.Pawn)
			if side != p.Turn() {
				won = -won
			}
			return material(p) + won, true
		}
	}
	return 0, !pawns.MoreThanOne() && g.catches(p, bare)
}

// catches reports whether an attack on a pawn by the bare king of a side has F = 1.
func (g *game) catches(p *board.Position, bare board.Colour) bool {
	g.attacks.RebuildSide(p, trajectory.MaxHorizon, bare)
	g.judge.Reset(p, trajectory.MaxHorizon)
	for i := range g.attacks.Trajectories {
		t := &g.attacks.Trajectories[i]
		if p.At(t.Target).Type() == board.Pawn && g.judge.Doomed(t) > 0 {
			return true
		}
	}
	return false
}
