package comparison

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
)

// Wanted reads the moves of which one is to be found, in SAN or UCI, with blanks or commas between.
func Wanted(p board.Position, text string) (moves []board.Move, err error) {
	for _, word := range strings.FieldsFunc(text, func(c rune) bool {
		return c == ' ' || c == ',' || c == '\n' ||
			c == '\t'
	}) {
		move, err := p.ParseSAN(word)
		if err != nil {
			if move, err = p.ParseUCI(word); err != nil {
				return nil, fmt.Errorf("%.20q is no move here", word)
			}
		}
		moves = append(moves, move)
	}
	return moves, nil
}

// Solves reports whether a row has chosen one of the wanted moves.
func (r Row) Solves(wanted []board.Move) bool {
	return r.Played() && slices.Contains(wanted, r.Result.Move)
}
