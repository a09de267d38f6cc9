package experiment

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// entrant is a programme with options that takes part in a match.
type entrant struct {
	name      string
	programme search.Programme
	set       options
}

// contest is a match between two entrants.
type contest struct {
	entrants [2]entrant
	games    int
	control  match.Control // of both; without a limit they search as their options say
}

// matchSeed fixes the order of the openings.
const matchSeed = 1

// machineMargin is how much later than allowed a move may come: the programmes keep their time, a busy
// machine may not, and no game is to be lost by that.
const machineMargin = 10 * time.Second

// clearWin and clearDraw are when a game need not be played on: both players see a side ahead by six pawns for three
// moves, or nothing for eight after the fortieth.
var (
	clearWin  = match.Adjudicate{Pawns: 6, Moves: 3}
	clearDraw = match.Adjudicate{Pawns: 0.1, Moves: 8, From: 40}
)

// play plays the games, each of which is a step; the two of an opening are one piece of work. With an error comes the
// score until then.
func (l *lab) play(c contest) (score match.Score) {
	openings, err := match.Balanced()
	if l.failed(err) {
		return score
	}
	openings = match.Shuffled(openings, matchSeed)
	for n := 0; 2*n < c.games && l.err == nil; n++ {
		opening := openings[n%len(openings)]
		key := fmt.Sprintf("%s, opening %d, %s", c.name(), n+1, opening.Name)
		pair := shared(l, key, key, func() match.Score { return l.pair(c, opening) })
		score = score.Plus(pair)
		if pair.Games() == 0 || l.known[key] != nil { // nobody counted its steps
			l.step()
			l.step()
		}
	}
	return score
}

// name tells a contest from the others of an experiment.
func (c contest) name() string {
	words := []string{c.control.String()}
	for _, e := range c.entrants {
		words = append(words, e.name, e.programme.About().ID)
		for _, name := range slices.Sorted(maps.Keys(e.set)) {
			words = append(words, name+"="+e.set[name])
		}
	}
	return strings.Join(words, " ")
}

// pair plays an opening with both colours.
func (l *lab) pair(c contest, opening match.Opening) match.Score {
	m := match.Match{Openings: []match.Opening{opening}, Games: 2, Controls: match.Both(c.control), Rules: match.Usual()}
	m.Rules.Resign, m.Rules.Draw, m.Rules.Margin = clearWin, clearDraw, machineMargin
	m.Progress = func(match.Played, match.Score) { l.step() }
	for i, e := range c.entrants {
		values, err := search.Resolve(e.programme, e.set)
		if l.failed(err) {
			return match.Score{}
		}
		m.Contestants[i] = match.Entrant(e.programme, values, match.ProgrammeOptions{Name: e.name})
	}
	outcome, err := m.Play(l.ctx)
	if err == nil {
		err = context.Cause(l.ctx)
	}
	l.failed(err)
	return outcome.Score
}

// scoreColumns are the keys of the columns that scoreCells fill.
const scoreColumns = " games won drawn lost pointsPercent elo eloRange"

// scoreCells are a score as cells of a table.
func scoreCells(s match.Score) []any {
	elo := s.Elo()
	return []any{s.Games(), s.Wins, s.Draws, s.Losses, 100 * s.Share(), elo.Estimate(), elo.Range()}
}

// limitMatches says what the figures of matches mean.
func limitMatches(r *Report) {
	r.limit("Each opening is played twice, with the colours changed. Elo is the difference that the share of the points "+
		"stands for, its error bar at 95 % is worked out from pairs of games.",
		phrase.Of("A game is broken off when both players see one side ahead by {won:%.0f} pawns for {seen} moves, or see "+
			"nothing ({quiet:%.1f} of a pawn) for {unseen} moves after the {from}th; the rules of chess are those of "+
			"github.com/notnil/chess, and draws are claimed.", "won", clearWin.Pawns, "seen", clearWin.Moves,
			"quiet", clearDraw.Pawns, "unseen", clearDraw.Moves, "from", clearDraw.From))
}
