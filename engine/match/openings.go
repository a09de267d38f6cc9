package match

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/game"
)

// Opening is what a game begins with.
type Opening struct {
	Name  string
	Start board.Position
	Moves []board.Move
}

// balanced are openings of eight half-moves, written for this program from opening theory. Each was
// looked at once by Stockfish, whose value stands behind the last move: none is over half a pawn.
//
//go:embed openings.pgn
var balanced string

// Balanced returns the openings that come with the program, from both sides of all major systems.
func Balanced() ([]Opening, error) { return ReadOpenings(strings.NewReader(balanced), 0) }

const (
	mostOpenings = 128 << 20 // bytes that are read
	headBytes    = 64 << 10  // of them, at which it is seen whether they are positions
)

// ReadOpenings reads openings: games as PGN, of which the first half-moves are taken (0: all), or
// positions, one on a line, as EPD or FEN. The error names the game or the line that is damaged.
func ReadOpenings(r io.Reader, halfMoves int) ([]Opening, error) {
	text, err := io.ReadAll(io.LimitReader(game.UTF8(r), mostOpenings+1))
	var list []Opening
	switch {
	case err != nil:
	case len(text) > mostOpenings:
		err = fmt.Errorf("there are more than %d MiB", mostOpenings>>20)
	case game.IsPositions(text[:min(len(text), headBytes)]):
		list, err = positions(text)
	default:
		list, err = games(text, halfMoves)
	}
	if err == nil && len(list) == 0 {
		err = errors.New("there is no game and no position")
	}
	if err != nil {
		return nil, fmt.Errorf("openings: %w", err)
	}
	return list, nil
}

// positions reads a text as positions, one on a line.
func positions(text []byte) (list []Opening, err error) {
	s := game.NewPositionScanner(bytes.NewReader(text))
	for s.Scan() {
		record, err := s.Record()
		o := Opening{Name: record.Get("id"), Start: record.Position}
		if err == nil {
			err = o.check()
		}
		if err != nil {
			_, line := s.Place()
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		list = append(list, o)
	}
	return list, s.Err()
}

// games reads a text as games, of which the first half-moves are taken.
func games(text []byte, halfMoves int) (list []Opening, err error) {
	scanner := game.NewScanner(bytes.NewReader(text))
	for scanner.Scan() {
		g, err := scanner.Game()
		if err != nil {
			return nil, fmt.Errorf("game %d: %w", len(list)+1, err)
		}
		moves := g.Mainline()
		if halfMoves > 0 {
			moves = moves[:min(halfMoves, len(moves))]
		}
		o := Opening{Name: g.Tags.Get("Opening"), Start: g.Start, Moves: moves}
		if err := o.check(); err != nil {
			return nil, fmt.Errorf("game %d: %w", len(list)+1, err)
		}
		list = append(list, o)
	}
	return list, scanner.Err()
}

// Position returns the position after the opening.
func (o *Opening) Position() board.Position { return o.Start.After(o.Moves...) }

// check says why a game can't go on from an opening.
func (o *Opening) check() error {
	if _, err := NewReferee(o.Start); err != nil {
		return err
	}
	if slices.Contains(o.Moves, board.Pass) {
		return errors.New("nobody may pass in an opening")
	}
	if p := o.Position(); p.Status(nil) != board.Ongoing {
		return fmt.Errorf("the game is over after the opening: %s", p.FEN())
	}
	return nil
}
