package experiment

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"drevo/engine/board"
)

// A position is quiet when the yardstick sees nothing to be won within so many nodes: less than half a
// pawn for the side to move, and a line that ends with the material of the root.
const (
	quietPositions = 100
	quietNodes     = 100_000
	quietScore     = 50 // hundredths of a pawn
	quietTime      = 5 * time.Second
)

// pitratQuiet asks Pitrat's plans to win a pawn where nothing is to be won.
func pitratQuiet(s Setting) measure {
	s = s.orForcing(quietTime)
	return func(ctx context.Context, r *Report, progress Progress) error {
		positions, tried, err := quietOnes(ctx, func(found int) { progress(found, 2*quietPositions) })
		if err != nil {
			return err
		}
		claims := newTable("Claims", "game", "position", "choice", "line", "nodes", "how it ended")
		sums, all := tallies{}, tally{how: "in all"}
		for i, at := range positions {
			progress(quietPositions+i, 2*quietPositions)
			result, err := pitratOn(ctx, at.position, "pawn", s)
			if err != nil {
				return err
			}
			claimed := result.Move != board.NoMove && !result.Stopped
			all.count(result, claimed)
			sums.at(pitratEnd(result)).count(result, claimed)
			if claimed {
				claims.about(pitratCase(at.position, "pawn", s), at.name, at.position.FEN(), choiceText(&at.position, result),
					lineText(at.position, result.Line), result.Counts.Nodes, result.Note)
			}
		}
		sums.write(r.table(fmt.Sprintf("Quiet positions, at most %v each, to win a pawn, %s", s.Time, forcingName(s)),
			"how it ended", "positions", "claims", "share", "nodes", "time"), &all)
		r.Tables = append(r.Tables, claims)
		r.limit(fmt.Sprintf("Positions of ITEP's recorded games, in their order, in which PaulChess's preset modern within "+
			"%d nodes sees less than half a pawn for the side to move and a line that ends with the material of the root: %d "+
			"were looked at.", quietNodes, tried))
		r.limit("\"S plays\" is one move until a dangerous move shows what the man must do: then its squares that answer " +
			"are tried. A claim may be true: the yardstick looks no further than its nodes allow.")
		return nil
	}
}

// orForcing is a setting with this time and Pitrat's preset forcing where it names none.
func (s Setting) orForcing(time time.Duration) Setting {
	s.Time = cmp.Or(s.Time, time)
	if len(s.Options) == 0 {
		s.Options = pitratPreset("forcing")
	}
	return s
}

// quietOnes picks the quiet positions, and says how many were looked at.
func quietOnes(ctx context.Context, progress func(found int)) (quiet []gamePosition, tried int, err error) {
	list, err := recorded()
	if err != nil {
		return nil, 0, err
	}
	for _, g := range list {
		for _, at := range own(g) {
			if len(quiet) == quietPositions {
				return quiet, tried, nil
			}
			tried++
			is, err := isQuiet(ctx, at.position)
			if err != nil {
				return nil, tried, err
			}
			if is {
				quiet = append(quiet, at)
				progress(len(quiet))
			}
		}
	}
	return quiet, tried, nil
}

// isQuiet reports whether nothing is to be won in a position, as far as the yardstick sees.
func isQuiet(ctx context.Context, p board.Position) (bool, error) {
	result, err := yardstick(ctx, p, quietNodes)
	quiet := result.Score < quietScore && result.Score > -quietScore && materialOf(p, result.Line) == 0
	return quiet, err
}
