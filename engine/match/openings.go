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
	"drevo/internal/phrase"
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

// Damaged says which games or lines of openings can't be used, in their order.
type Damaged []error

// Error names the first of them, and says how many more there are.
func (d Damaged) Error() string {
	if len(d) == 1 {
		return fmt.Sprintf("openings: %v", d[0])
	}
	return phrase.Of("openings: {first}; and {more:one more|# more}", "first", d[0], "more", len(d)-1)
}

// ReadOpenings reads openings: games as PGN, of which the first half-moves are taken (0: all), or
// positions, one on a line, as EPD or FEN. A [Damaged] error names the games or lines that are left out; the others
// come with it, if there are any.
func ReadOpenings(r io.Reader, halfMoves int) ([]Opening, error) {
	text, err := io.ReadAll(io.LimitReader(game.UTF8(r), mostOpenings+1))
	var list []Opening
	var damaged Damaged
	switch {
	case err != nil:
	case len(text) > mostOpenings:
		err = fmt.Errorf("there are more than %d MiB", mostOpenings>>20)
	case game.IsPositions(text[:min(len(text), headBytes)]):
		list, damaged, err = positions(text)
	default:
		list, damaged, err = games(text, halfMoves)
	}
	switch {
	case err != nil:
		return nil, fmt.Errorf("openings: %w", err)
	case len(damaged) > 0:
		return list, damaged
	case len(list) == 0:
		return nil, errors.New("openings: there is no game and no position")
	}
	return list, nil
}

// positions reads a text as positions, one on a line.
func positions(text []byte) (list []Opening, damaged Damaged, err error) {
	s := game.NewPositionScanner(bytes.NewReader(text))
	for s.Scan() {
		record, err := s.Record()
		o := Opening{Name: record.Get("id"), Start: record.Position}
		if err == nil {
			err = o.check()
		}
		if err != nil {
			_, line := s.Place()
			damaged = append(damaged, fmt.Errorf("line %d: %w", line, err))
			continue
		}
		list = append(list, o)
	}
	return list, damaged, s.Err()
}

// games reads a text as games, of which the first half-moves are taken.
func games(text []byte, halfMoves int) (list []Opening, damaged Damaged, err error) {
	scanner := game.NewScanner(bytes.NewReader(text))
	for number := 1; scanner.Scan(); number++ {
		o, err := opening(scanner, halfMoves)
		if err != nil {
			damaged = append(damaged, fmt.Errorf("game %d: %w", number, err))
			continue
		}
		list = append(list, o)
	}
	return list, damaged, scanner.Err()
}

// opening reads one game.
func opening(scanner *game.Scanner, halfMoves int) (o Opening, err error) {
	g, err := scanner.Game()
	if err != nil {
		return o, err
	}
	moves := g.Mainline()
	if halfMoves > 0 {
		moves = moves[:min(halfMoves, len(moves))]
	}
	o = Opening{Name: g.Tags.Get("Opening"), Start: g.Start, Moves: moves}
	return o, o.check()
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
