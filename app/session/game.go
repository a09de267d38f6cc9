package session

import (
	"fmt"
	"slices"

	"drevo/engine/board"
)

// Game is a game with a cursor in it: a number of moves of the main line, then a
// variation that leaves the main line there. They lead to the current position.
type Game struct {
	start     board.Position
	mainline  []board.Move
	cursor    int          // main line moves before the current position
	variation []board.Move // moves from there that are not the main line's
	played    int          // how many of them were played, not just looked at; Back leaves it
	undone    []board.Move // variation moves that Back took back, the last one first
}

// NewGame returns a game without moves.
func NewGame(start board.Position) *Game { return &Game{start: start} }

// Replay returns a game with the given main line, at its start. A null move, as annotators write it,
// may stand where the side to move is not in check. The error names the first move that is not legal.
func Replay(start board.Position, moves []board.Move) (*Game, error) {
	p := start
	for i, move := range moves {
		if !p.IsLegal(move) && (move != board.Pass || p.InCheck()) {
			return nil, fmt.Errorf("move %d of the game, %s, is not legal in %s", i+1, move, p.FEN())
		}
		p = after(p, move)
	}
	return &Game{start: start, mainline: slices.Clone(moves)}, nil
}

// Clone returns a game of its own with the same moves and the same place.
func (g *Game) Clone() *Game {
	return &Game{
		start: g.start, mainline: slices.Clone(g.mainline), cursor: g.cursor,
		variation: slices.Clone(g.variation), played: g.played, undone: slices.Clone(g.undone),
	}
}

// Equal reports whether two games have the same moves and the same place.
func (g *Game) Equal(other *Game) bool {
	return g.SameMoves(other) && g.cursor == other.cursor && slices.Equal(g.variation, other.variation)
}

// SameMoves reports whether two games have the same moves, wherever the place is.
func (g *Game) SameMoves(other *Game) bool {
	return g.extends(other) && other.extends(g) && slices.Equal(g.Played(), other.Played())
}

// extends reports whether a game has all that the main line of another has.
func (g *Game) extends(other *Game) bool {
	return g.start == other.start && len(g.mainline) >= len(other.mainline) && slices.Equal(g.mainline[:len(other.mainline)], other.mainline)
}

func after(p board.Position, moves ...board.Move) board.Position {
	for _, move := range moves {
		previous := p
		if move == board.Pass {
			previous.MakePass(&p)
		} else {
			previous.Make(move, &p)
		}
	}
	return p
}

// Start returns the position before the first move.
func (g *Game) Start() board.Position { return g.start }

// Mainline returns the moves of the main line, before and after the cursor.
func (g *Game) Mainline() []board.Move { return g.mainline }

// Cursor returns the number of main line moves before the current position.
func (g *Game) Cursor() int { return g.cursor }

// Variation returns the moves from the main line to the current position.
func (g *Game) Variation() []board.Move { return g.variation }

// Moves returns all moves from the start to the current position.
func (g *Game) Moves() []board.Move { return slices.Concat(g.mainline[:g.cursor], g.variation) }

// Position returns the current position.
func (g *Game) Position() board.Position { return after(g.start, g.Moves()...) }

// LastMove returns the move that led to the current position, or board.NoMove at the
// start.
func (g *Game) LastMove() board.Move {
	moves := g.Moves()
	if len(moves) == 0 {
		return board.NoMove
	}
	return moves[len(moves)-1]
}

// Before returns the position before the last move; at the start, the start.
func (g *Game) Before() board.Position {
	moves := g.Moves()
	return after(g.start, moves[:max(len(moves)-1, 0)]...)
}

// History returns the positions up to and including the current one.
func (g *Game) History() board.History {
	var h board.History
	p := g.start
	h.Push(p.Key(), true)
	for _, move := range g.Moves() {
		p = after(p, move)
		h.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return h
}

// Played returns the moves of the variation that were played, which belong to the game beside
// the main line; Looked those after them that were only looked at.
func (g *Game) Played() []board.Move { return g.variation[:min(g.played, len(g.variation))] }
func (g *Game) Looked() []board.Move { return g.variation[len(g.Played()):] }

// Play makes a legal move. At the end of the main line it becomes the line's next
// move, elsewhere a variation, unless it is the line's own next move.
func (g *Game) Play(move board.Move) {
	if len(g.variation) == 0 && g.cursor == len(g.mainline) {
		g.mainline = append(g.mainline, move)
	}
	if len(g.variation) == 0 && g.mainline[g.cursor] == move {
		g.cursor++
	} else {
		g.variation = append(g.variation, move)
		g.played = len(g.variation)
	}
	g.undone = g.undone[:0]
}

// Back takes one move back. It reports whether there was one.
func (g *Game) Back() bool {
	switch {
	case len(g.variation) > 0:
		last := len(g.variation) - 1
		g.undone = append(g.undone, g.variation[last])
		g.variation = g.variation[:last]
	case g.cursor > 0:
		g.cursor--
		g.undone = g.undone[:0]
	default:
		return false
	}
	return true
}

// Forward goes one move on: along the variation that Back left, else along the main
// line. It reports whether there was a move.
func (g *Game) Forward() bool {
	switch {
	case len(g.undone) > 0:
		last := len(g.undone) - 1
		g.variation = append(g.variation, g.undone[last])
		g.undone = g.undone[:last]
	case len(g.variation) == 0 && g.cursor < len(g.mainline):
		g.cursor++
	default:
		return false
	}
	return true
}

// Go moves the cursor along the main line; it leaves any variation.
func (g *Game) Go(cursor int) {
	g.cursor = min(max(cursor, 0), len(g.mainline))
	g.variation, g.undone, g.played = nil, nil, 0
}

// GoTo goes where legal moves from the start lead: along the main line as far as they
// are its own, then along a variation, of which the moves that were played stay so.
func (g *Game) GoTo(moves []board.Move) {
	played, at := g.Played(), g.cursor
	cursor := common(moves, g.mainline)
	g.Go(cursor)
	g.variation = slices.Clone(moves[cursor:])
	if cursor == at {
		g.played = common(g.variation, played)
	}
}

// common is how many moves two lines have in common from their start.
func common(a, b []board.Move) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// PromoteVariation makes the variation the main line from here on.
func (g *Game) PromoteVariation() {
	g.mainline = g.Moves()
	g.Go(len(g.mainline))
}
