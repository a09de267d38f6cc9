package command

import (
	"testing"

	"drevo/app/outcome"
	"drevo/app/outcome/outcometest"
	"drevo/app/session"
	"drevo/book"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/trajectory"
	"drevo/internal/needs"
)

// TestNumbersHaveUnits in what the commands print.
func TestNumbersHaveUnits(t *testing.T) {
	needs.OneGoroutine(t)
	for _, p := range engine.Programmes() {
		outcometest.CheckUnits(t, options(p, true), presets(p), rulings(p.About()))
		for _, position := range []string{session.FirstPosition, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"} {
			flags, o := analyseFlags()
			if err := flags.Parse([]string{"-programme", p.About().ID, "-nodes", "500", "-techniques"}); err != nil {
				t.Fatal(err)
			}
			options, err := o.options(&streams{programmes: engine.Programmes()})
			if err != nil {
				t.Fatal(err)
			}
			at, err := board.ParseFEN(position)
			if err != nil {
				t.Fatal(err)
			}
			found, err := o.analysis(t.Context(), session.StartSearch(t.Context(), session.NewGame(at), options))
			if err != nil {
				t.Fatal(err)
			}
			outcometest.CheckUnits(t, found.Tables...)
		}
	}
	first, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		t.Fatal(err)
	}
	outcometest.CheckUnits(t, attacks(trajectory.Build(&first, 3), trajectory.NewJudge(&first, 3), 3))
	measured := outcome.New("bench", benchColumns...)
	measured.Add(benchRow{bps: 1}.cells()...)
	start := board.Start()
	outcometest.CheckUnits(t, append(bookMoves(&start, oneMove{}).Tables, measured)...)
	o := &matchOptions{}
	m := &match.Match{SPRT: &match.SPRT{Elo1: 50}}
	score := match.Score{Wins: 1, Losses: 1, Pairs: [5]int{0, 0, 1}}
	outcometest.CheckUnits(t, o.outcome(m, match.Outcome{Score: score, Games: make([]match.Played, 2)}).Tables...)
}

// oneMove is a book of a move from games.
type oneMove struct{ book.Source }

func (oneMove) Moves(p *board.Position) []book.Entry {
	move, _ := p.ParseSAN("e4")
	return []book.Entry{{Move: move, Weight: 2, Games: 3, WhiteWins: 1, Draws: 1, BlackWins: 1}}
}
