package session

import (
	"fmt"
	"slices"

	"drevo/engine/board"
)

// Line is a game with a place in it.
type Line struct {
	start  board.Position
	game   []board.Move
	cursor int          // moves of the game before the place
	branch []board.Move // moves played from there that are not the game's
	undone []board.Move // branch moves that Back took back, the last one first
}

// NewLine returns a line without moves.
func NewLine(start board.Position) *Line { return &Line{start: start} }

// NewGame returns a line with a game, at its start. The error names the first
// move that is not legal.
func NewGame(start board.Position, moves []board.Move) (*Line, error) {
	p := start
	for i, move := range moves {
		if !p.IsLegal(move) {
			return nil, fmt.Errorf("move %d of the game, %s, is not legal in %s", i+1, move, p.FEN())
		}
		p = after(p, move)
	}
	return &Line{start: start, game: slices.Clone(moves)}, nil
}

func after(p board.Position, move board.Move) board.Position {
	var next board.Position
	if move == board.Pass {
		p.MakePass(&next)
	} else {
		p.Make(move, &next)
	}
	return next
}

// Start is the position before the first move.
func (l *Line) Start() board.Position { return l.start }

// Game returns the moves of the game, played or not yet.
func (l *Line) Game() []board.Move { return l.game }

// Cursor is the number of game moves before the place.
func (l *Line) Cursor() int { return l.cursor }

// Branch returns the moves between the game and the place.
func (l *Line) Branch() []board.Move { return l.branch }

// Moves returns all moves from the start to the place.
func (l *Line) Moves() []board.Move {
	return append(slices.Clone(l.game[:l.cursor]), l.branch...)
}

// Position is the position at the place.
func (l *Line) Position() board.Position {
	p := l.start
	for _, move := range l.Moves() {
		p = after(p, move)
	}
	return p
}

// LastMove is the move that led to the place, or board.NoMove at the start.
func (l *Line) LastMove() board.Move {
	moves := l.Moves()
	if len(moves) == 0 {
		return board.NoMove
	}
	return moves[len(moves)-1]
}

// Before is the position before the last move; at the start, the start.
func (l *Line) Before() board.Position {
	p := l.start
	moves := l.Moves()
	for _, move := range moves[:max(len(moves)-1, 0)] {
		p = after(p, move)
	}
	return p
}

// History holds the positions up to and with the place.
func (l *Line) History() board.History {
	var h board.History
	p := l.start
	h.Push(p.Key(), true)
	for _, move := range l.Moves() {
		p = after(p, move)
		h.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return h
}

// Play makes a legal move at the place. At the end of the game it becomes the next
// move of the game, elsewhere a branch, unless it is the game's own next move.
func (l *Line) Play(move board.Move) {
	switch {
	case len(l.branch) > 0:
		l.branch = append(l.branch, move)
	case l.cursor < len(l.game) && l.game[l.cursor] == move:
		l.cursor++
	case l.cursor == len(l.game):
		l.game = append(l.game, move)
		l.cursor++
	default:
		l.branch = append(l.branch, move)
	}
	l.undone = l.undone[:0]
}

// Explore makes a legal move at the place without making it part of the game.
func (l *Line) Explore(move board.Move) {
	if len(l.branch) == 0 && l.cursor < len(l.game) && l.game[l.cursor] == move {
		l.cursor++
	} else {
		l.branch = append(l.branch, move)
	}
	l.undone = l.undone[:0]
}

// Back takes one move back. It reports whether there was one.
func (l *Line) Back() bool {
	switch {
	case len(l.branch) > 0:
		last := len(l.branch) - 1
		l.undone = append(l.undone, l.branch[last])
		l.branch = l.branch[:last]
	case l.cursor > 0:
		l.cursor--
		l.undone = l.undone[:0]
	default:
		return false
	}
	return true
}

// Forward goes one move on: along the branch that Back left, else along the game.
func (l *Line) Forward() bool {
	switch {
	case len(l.undone) > 0:
		last := len(l.undone) - 1
		l.branch = append(l.branch, l.undone[last])
		l.undone = l.undone[:last]
	case len(l.branch) == 0 && l.cursor < len(l.game):
		l.cursor++
	default:
		return false
	}
	return true
}

// Go sets the place in the game; it leaves any branch.
func (l *Line) Go(cursor int) {
	l.cursor = min(max(cursor, 0), len(l.game))
	l.branch, l.undone = nil, nil
}

// GoBranch sets the moves that leave the game at the given place.
func (l *Line) GoBranch(cursor int, branch []board.Move) {
	l.Go(cursor)
	l.branch = slices.Clone(branch)
}

// Adopt makes the branch the game from here on.
func (l *Line) Adopt() {
	l.game = append(slices.Clone(l.game[:l.cursor]), l.branch...)
	l.cursor = len(l.game)
	l.branch, l.undone = nil, nil
}
