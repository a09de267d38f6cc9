package session

import (
	"fmt"
	"slices"
	"sync"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Game is a game with a place in it: a node of the game, and moves from there that belong to no game,
// because they are only looked at in the tree of a search.
type Game struct {
	record *record
	node   *game.Node   // of the record
	looked []board.Move // from the node to the current position
	undone []board.Move // that Back took back, the last one first
}

// record is a game that nobody changes any more: a change makes another one. So games, searches and
// steps that undo takes back share it.
type record struct {
	*game.Game
	text func() string // as PGN, written once
}

func newRecord(g *game.Game) *record { return &record{g, sync.OnceValue(g.String)} }

// NewGame returns a game without moves.
func NewGame(start board.Position) *Game { return Open(game.New(start)) }

// Open takes a game over, which nobody changes from then on, and goes to its start.
func Open(g *game.Game) *Game { return &Game{record: newRecord(g), node: g.Root} }

// Replay returns a game with the given main line, at its start. A null move, as annotators write it,
// may stand where the side to move is not in check. The error names the first move that is not legal.
func Replay(start board.Position, moves []board.Move) (*Game, error) {
	p := start
	for i, move := range moves {
		if !p.IsLegal(move) && (move != board.Pass || p.InCheck()) {
			return nil, fmt.Errorf("move %d of the game, %s, is not legal in %s", i+1, move, p.FEN())
		}
		p = p.After(move)
	}
	g := game.New(start)
	g.Root.AddLine(moves)
	return Open(g), nil
}

// UCI writes moves in coordinates.
func UCI(moves []board.Move) []string {
	var list []string
	for _, move := range moves {
		list = append(list, move.UCI())
	}
	return list
}

// ParseMoves reads moves up to the first that is not legal. A pass of the search is one, but in check.
func ParseMoves(p board.Position, uci []string) ([]board.Move, error) {
	var moves []board.Move
	for _, text := range uci {
		move, err := p.ParseUCI(text)
		if text == board.Pass.UCI() && !p.InCheck() {
			move, err = board.Pass, nil
		}
		if err != nil {
			return moves, err
		}
		moves, p = append(moves, move), p.After(move)
	}
	return moves, nil
}

// Clone returns the same game with a place of its own.
func (g *Game) Clone() *Game {
	c := *g
	c.looked, c.undone = slices.Clone(g.looked), slices.Clone(g.undone)
	return &c
}

// Equal reports whether two games are the same, with the same place.
func (g *Game) Equal(other *Game) bool {
	return g.record.Equal(other.record.Game) && slices.Equal(g.Moves(), other.Moves()) &&
		len(g.looked) == len(other.looked)
}

// extends reports whether a game has all moves of the main line of another, be it in a variation.
func (g *Game) extends(other *Game) bool {
	if g.record == other.record {
		return true
	}
	_, rest := walk(g.record.Root, other.Mainline())
	return g.Start() == other.Start() && len(rest) == 0
}

// walk follows moves from a node as far as they are there, and returns where that leads and the rest.
func walk(n *game.Node, moves []board.Move) (*game.Node, []board.Move) {
	for i, move := range moves {
		at := slices.IndexFunc(n.Next, func(next *game.Node) bool { return next.Move == move })
		if at < 0 {
			return n, moves[i:]
		}
		n = n.Next[at]
	}
	return n, nil
}

// Record returns the game without a place. Nobody changes it; as long as the game is not changed it is
// the same one.
func (g *Game) Record() *game.Game { return g.record.Game }

// PGN writes the whole game.
func (g *Game) PGN() string { return g.record.text() }

// Node returns the node of the game at the current position, or the last one on the way there.
func (g *Game) Node() *game.Node { return g.node }

// InGame reports whether the current position has a node of the game.
func (g *Game) InGame() bool { return len(g.looked) == 0 }

// Start returns the position before the first move.
func (g *Game) Start() board.Position { return g.record.Start }

// Mainline returns the moves of the main line, before and after the place.
func (g *Game) Mainline() []board.Move { return g.record.Mainline() }

// Cursor returns the number of main line moves before the current position.
func (g *Game) Cursor() int { return common(g.Mainline(), g.node.Moves()) }

// Played returns the moves of the variation that belong to the game; Looked those after them that
// were only looked at.
func (g *Game) Played() []board.Move { return g.node.Moves()[g.Cursor():] }
func (g *Game) Looked() []board.Move { return g.looked }

// Moves returns all moves from the start to the current position.
func (g *Game) Moves() []board.Move { return slices.Concat(g.node.Moves(), g.looked) }

// PlayedFrom returns the moves of the main line from a position on; none where it does not come to it.
func (g *Game) PlayedFrom(p board.Position) []board.Move {
	at, main := g.Start(), g.Mainline()
	for i, move := range main {
		if at == p {
			return main[i:]
		}
		at = at.After(move)
	}
	return nil
}

// PlayedAt returns the move that the main line has at a position, or board.NoMove where it does not come to it.
func (g *Game) PlayedAt(p board.Position) board.Move {
	if from := g.PlayedFrom(p); len(from) > 0 {
		return from[0]
	}
	return board.NoMove
}

// Position returns the current position.
func (g *Game) Position() board.Position { return g.record.Start.After(g.Moves()...) }

// LastMove returns the move that led to the current position, or board.NoMove at the
// start.
func (g *Game) LastMove() board.Move {
	if n := len(g.looked); n > 0 {
		return g.looked[n-1]
	}
	return g.node.Move
}

// Before returns the position before the last move; at the start, the start.
func (g *Game) Before() board.Position {
	moves := g.Moves()
	return g.record.Start.After(moves[:max(len(moves)-1, 0)]...)
}

// History returns the positions up to and including the current one.
func (g *Game) History() board.History {
	var h board.History
	p := g.Start()
	h.Push(p.Key(), true)
	for _, move := range g.Moves() {
		p = p.After(move)
		h.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return h
}

// common is how many moves two lines have in common from their start.
func common(a, b []board.Move) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}
