package itep

import (
	"drevo/engine/board"
	"drevo/engine/search"
)

// hurry gives a search that a limit has ended before anything was examined a move all the same, with the static value
// of the root (ruling); one that was cancelled before it began has none.
func (s *scheme) hurry(r *search.Result) {
	n := &s.branch[0]
	if !r.Stopped || r.Counts.Nodes == 0 || len(r.Line) > 0 || !n.position.HasLegalMove() {
		return
	}
	s.hurried = true
	r.Move, r.Score = s.safestByExchanges(n), s.static(n)
}

// safestByExchanges is a safety test without a search: the move, the first of equals in the order of moves, that wins
// most less what the opponent wins next by exchanges on one square.
func (s *scheme) safestByExchanges(n *node) (safest board.Move) {
	var prices [board.NoPieceType]int
	for kind, value := range points {
		prices[kind] = int(value)
	}
	most := 0
	s.listLegal(n)
	for _, move := range n.moves.All() {
		next := n.position.After(move)
		var replies board.MoveList
		next.Captures(&replies)
		left, lost := int(gain(&n.position, move)), 0
		for _, reply := range replies.All() {
			lost = max(lost, next.SEE(reply, &prices))
		}
		if left -= lost; safest == board.NoMove || left > most {
			safest, most = move, left
		}
	}
	return safest
}
