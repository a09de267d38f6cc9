package board

import "iter"

// maxPerft bounds the stack of a count.
const maxPerft = 32

// perftPly is the memory of one ply of a count, reused for all its nodes.
type perftPly struct {
	position Position
	moves    MoveList
}

// Perft counts the positions that legal moves reach in exactly depth plies (at most 32), paths
// counted separately. The last ply is counted without making its moves. It allocates nothing.
func Perft(p *Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	var plies [maxPerft]perftPly
	return perft(p, plies[:min(depth, maxPerft)])
}

// perft counts to as many plies as there is memory for.
func perft(p *Position, plies []perftPly) (nodes uint64) {
	if len(plies) == 1 {
		return uint64(p.LegalMoveCount())
	}
	ply := &plies[0]
	p.Legal(&ply.moves)
	for _, m := range ply.moves.All() {
		p.Make(m, &ply.position)
		nodes += perft(&ply.position, plies[1:])
	}
	return nodes
}

// PerftEvery counts as Perft does, but makes every move of the last ply too, as a search would.
func PerftEvery(p *Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	var plies [maxPerft]perftPly
	return perftEvery(p, plies[:min(depth, maxPerft)])
}

// perftEvery counts to as many plies as there is memory for.
func perftEvery(p *Position, plies []perftPly) (nodes uint64) {
	ply := &plies[0]
	p.Legal(&ply.moves)
	if len(plies) == 1 {
		for _, m := range ply.moves.All() {
			p.Make(m, &ply.position)
		}
		return uint64(ply.moves.Len())
	}
	for _, m := range ply.moves.All() {
		p.Make(m, &ply.position)
		nodes += perftEvery(&ply.position, plies[1:])
	}
	return nodes
}

// Divide splits a count to depth (at least 1) by the first move, in the order of generation; count
// is Perft or PerftEvery.
func Divide(p *Position, depth int, count func(*Position, int) uint64) iter.Seq2[Move, uint64] {
	return func(yield func(Move, uint64) bool) {
		var moves MoveList
		var next Position
		p.Legal(&moves)
		for _, m := range moves.All() {
			p.Make(m, &next)
			if !yield(m, count(&next, depth-1)) {
				return
			}
		}
	}
}
