package uci

import (
	"fmt"
	"strings"

	"drevo/engine/board"
)

// game is the position to think about, and those before it.
type game struct {
	position board.Position
	history  board.History
	refused  bool // another was given since, and not understood: nothing is played from this one
}

func newGame() game {
	g := game{position: board.Start()}
	g.history.Push(g.position.Key(), true)
	return g
}

// parsePosition reads what follows "position": startpos or a FEN, which may be said to be of Chess960, then moves. The
// sentences say what of the FEN
// was mended; the error names the first thing that is wrong.
func parsePosition(words []string, chess960 bool) (g game, mended []string, err error) {
	g = newGame()
	moves := []string{}
	for i, word := range words {
		if word == "moves" {
			words, moves = words[:i], words[i+1:]
			break
		}
	}
	switch {
	case len(words) == 1 && words[0] == "startpos":
	case len(words) > 1 && words[0] == "fen":
		fen := strings.Join(words[1:], " ")
		if chess960 {
			fen = board.FromXFEN(fen)
		}
		if g.position, mended, err = board.ReadFEN(fen); err != nil {
			return game{}, nil, fmt.Errorf("position: %w", err)
		}
		g.history = board.History{}
		g.history.Push(g.position.Key(), true)
	default:
		return game{}, nil, fmt.Errorf("position: startpos or fen is wanted, not %.60q", strings.Join(words, " "))
	}
	for n, text := range moves {
		move, err := g.position.ParseUCI(strings.ToLower(text))
		if err != nil {
			return game{}, nil, fmt.Errorf("position, move %d: %w", n+1, err)
		}
		g.play(move)
	}
	return g, mended, nil
}

// play makes a legal move.
func (g *game) play(move board.Move) {
	g.position = g.position.After(move)
	g.history.Push(g.position.Key(), g.position.HalfmoveClock() == 0)
}

// legal lists the legal moves.
func (g *game) legal() []board.Move {
	var list board.MoveList
	g.position.Legal(&list)
	return list.All()
}
