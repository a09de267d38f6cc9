// Package present puts scores, lines and whole analyses into words and JSON: for the
// window, the terminal and other programs, so that all of them show one number.
package present

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/internal/phrase"
)

// SAN writes a line of moves from a position, one string a move.
func SAN(p board.Position, moves []board.Move) []string {
	list := make([]string, 0, len(moves))
	for _, move := range moves {
		var next board.Position
		if move == board.Pass {
			list = append(list, "pass")
			p.MakePass(&next)
		} else {
			list = append(list, p.SAN(move))
			p.Make(move, &next)
		}
		p = next
	}
	return list
}

// Number is what stands before a move: "30." for White, "30..." for Black.
func Number(p *board.Position) string {
	if p.Turn() == board.White {
		return strconv.Itoa(p.MoveNumber()) + "."
	}
	return strconv.Itoa(p.MoveNumber()) + "..."
}

// Line writes a line of moves with their numbers: "30. Ba3 Qxa3 31. Nh5+".
func Line(p board.Position, moves []board.Move) string { return numbered(&p, SAN(p, moves), " ") }

// Compact is Line without a space between a number and its move, for sentences: "30.Ba3 Qxa3 31.Nh5+".
func Compact(p board.Position, moves []board.Move) string { return numbered(&p, SAN(p, moves), "") }

// numbered puts numbers before the moves of a line from a position, with a gap between the two.
func numbered(p *board.Position, moves []string, gap string) string {
	var text strings.Builder
	number, white := p.MoveNumber(), p.Turn() == board.White
	for i, san := range moves {
		if i > 0 {
			text.WriteByte(' ')
		}
		switch {
		case white:
			fmt.Fprintf(&text, "%d.%s", number, gap)
		case i == 0:
			fmt.Fprintf(&text, "%d...%s", number, gap)
		}
		text.WriteString(san)
		if !white {
			number++
		}
		white = !white
	}
	return text.String()
}

// Whole prints a count in groups of three digits: "1 234 567".
func Whole[N ~int | ~int64 | ~uint32 | ~uint64](n N) string {
	return phrase.Whole(int64(n))
}

// Short prints a large number in a few characters: "950", "12.3k", "2.1M".
func Short(n float64) string {
	switch {
	case n < 999.5:
		return strconv.FormatFloat(n, 'f', 0, 64)
	case n < 999_950:
		return strconv.FormatFloat(n/1e3, 'f', 1, 64) + "k"
	case n < 999_950_000:
		return strconv.FormatFloat(n/1e6, 'f', 1, 64) + "M"
	}
	return strconv.FormatFloat(n/1e9, 'f', 1, 64) + "G"
}

// Sourced is a sentence with its place in the source: "A pawn is worth 2. [§ 3]".
func Sourced(sentence, source string) string { return fmt.Sprintf("%s [%s]", sentence, source) }
