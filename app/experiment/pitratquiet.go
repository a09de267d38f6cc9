package experiment

import (
	"time"

	"drevo/engine/pitrat"
	"drevo/internal/phrase"
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
func pitratQuiet(l *lab, s Setting) error {
	s = s.orForcing(quietTime)
	l.expect(2 * quietPositions)
	positions, tried, err := l.quietOnes()
	if err != nil {
		return err
	}
	sums := l.table("sums", phrase.Of("Quiet positions, at most {limit} each, to win a pawn, {forcing}", "limit", s.Time,
		"forcing", forcingName(s)),
		heads("ended positions claims share nodes time")...)
	claimed := l.table("claims", "Claims", heads("game position choice line nodes ended")...)
	by := tallies{}
	for at, result := range l.over(s.study(pitrat.New()), positions, s.Options) {
		by.count(pitratEnd(result), result, claims(result))
		if claims(result) {
			claimed.about(caseOf(pitrat.New(), at, s.Options), at.name, at.position.FEN(), at.choice(result),
				lineText(at.position, result.Line), result.Counts.Nodes, result.Note)
		}
	}
	by.write(sums, "in all")
	l.limit(phrase.Of("Positions of ITEP's recorded games, in their order, in which PaulChess's preset modern within "+
		"{nodes} nodes sees less than half a pawn for the side to move and a line that ends with the material of the root: "+
		"{n} were looked at.", "nodes", quietNodes, "n", tried),
		"\"S plays\" is one move until a dangerous move shows what the man must do: then its squares that answer "+
			"are tried. A claim may be true: the yardstick looks no further than its nodes allow.")
	return nil
}

// quietOnes picks the quiet positions, in which a pawn is to be won, and says how many were looked at.
func (l *lab) quietOnes() (quiet []subject, tried int, err error) {
	games, err := recorded()
	modern, set := modernStudy(quietNodes)
	for _, at := range own(games) {
		if len(quiet) == quietPositions || l.err != nil {
			break
		}
		tried++
		result := l.search(modern, at, set)
		if result.Score < quietScore && result.Score > -quietScore && materialOf(at.position, result.Line) == 0 {
			quiet = append(quiet, subject{name: at.name, position: at.position}.toWin("pawn"))
			l.step()
		}
	}
	return quiet, tried, err
}
