package ways

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// Prices are the values of the men by type (section 2).
type Prices [board.NoPieceType]eval.Score

// Gain is what a move wins: the man captured and what a promotion adds.
func (p *Prices) Gain(at *board.Position, move board.Move) (gain eval.Score) {
	if move.IsEnPassant() {
		gain = p[board.Pawn]
	} else if move.IsCapture() {
		gain = p[at.At(move.To()).Type()]
	}
	if k := move.Promotion(); k != board.NoPieceType {
		gain += p[k] - p[board.Pawn]
	}
	return gain
}

// SEE is the static exchange evaluation of a move by the rules of chess.
func (p *Prices) SEE(at *board.Position, move board.Move) eval.Score {
	return eval.Score(at.SEE(move, p.numbers()))
}

// Loses is what the owner of a man loses on its square by the rules of chess if the other side begins there.
func (p *Prices) Loses(at *board.Position, x board.Square) eval.Score {
	loss, _ := at.Loses(x, p.numbers())
	return eval.Score(loss)
}

// numbers are the prices as the rules of chess take them.
func (p *Prices) numbers() *[board.NoPieceType]int {
	var prices [board.NoPieceType]int
	for k, price := range p {
		prices[k] = int(price)
	}
	return &prices
}

// BestExchange is what the side to move wins at most by exchanges on one square.
func (p *Prices) BestExchange(at *board.Position) (most eval.Score) {
	var list board.MoveList
	at.Captures(&list)
	for _, m := range list.All() {
		most = max(most, p.SEE(at, m))
	}
	return most
}
