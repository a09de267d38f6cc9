package experiment

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"drevo/app/examples"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/uci"
)

// The yardstick of claims is Stockfish, by as many nodes for a claim; with one thread it says the same in
// every run of the same version.
const (
	claimsTime  = 5 * time.Second
	claimsNodes = 1_000_000
	claimMargin = 0.5 // pawns
)

// pitratClaims asks Stockfish about every win that Pitrat's plans claim in the suites.
func pitratClaims(s Setting) measure {
	if s.Time == 0 {
		s.Time = claimsTime
	}
	if len(s.Options) == 0 {
		s.Options = pitratPreset("forcing")
	}
	return func(ctx context.Context, r *Report, progress Progress) error {
		asked, err := claimable(ctx, progress)
		if err != nil {
			return err
		}
		yardstick, err := stockfish(ctx)
		if err != nil {
			return err
		}
		defer yardstick.Close()
		sums := map[string]*[3]int{}
		denied := Table{Title: "Stockfish disagrees", Columns: []string{"suite", "position", "to win", "choice", "line", "Stockfish", "its line", "its line wins", "FEN"}}
		for i, q := range asked {
			progress(len(asked)+i, 2*len(asked))
			sum := sums[q.suite]
			if sum == nil {
				sum = new([3]int)
				sums[q.suite] = sum
			}
			sum[0]++
			result, err := pitratOn(ctx, q.position, q.win, s)
			if err != nil {
				return err
			}
			if result.Move == board.NoMove || result.Stopped {
				continue
			}
			sum[1]++
			v, err := judge(ctx, yardstick, q, result)
			if err != nil {
				return err
			}
			if !v.agrees {
				sum[2]++
				denied.about(pitratCase(q.position, q.win, s), q.suite, q.id, q.win, choiceText(&q.position, result), lineText(q.position, result.Line), v.value, lineText(q.position, v.line), v.gain, q.position.FEN())
			}
		}
		t := r.table(fmt.Sprintf("Claimed wins, at most %v each, %s, checked by %s", s.Time, forcingName(s), yardstick.Name()), "suite", "positions", "claimed", "denied")
		for _, suite := range []string{suiteWac, suiteQuiet, suiteTable} {
			if sum := sums[suite]; sum != nil {
				t.row(suite, sum[0], sum[1], sum[2])
			}
		}
		r.Tables = append(r.Tables, denied)
		r.limit(fmt.Sprintf("Stockfish searches the claimed move alone with %d nodes. It disagrees if its value is more than %.1f pawns below the balance at the root plus what is claimed, and its line ends with less than that is claimed.", claimsNodes, claimMargin))
		return nil
	}
}

// The suites, as the tables name them.
const (
	suiteWac   = "Win at Chess, in scope"
	suiteQuiet = "quiet"
	suiteTable = "positions of the paper"
)

// asked is a position in which a win may be claimed.
type asked struct {
	scoped
	suite string
}

// claimable collects the positions of the three suites.
func claimable(ctx context.Context, progress Progress) (all []asked, err error) {
	list, err := suite()
	if err != nil {
		return nil, err
	}
	scope, err := inScope(ctx, list, progress)
	if err != nil {
		return nil, err
	}
	for _, q := range scope {
		all = append(all, asked{q, suiteWac})
	}
	quiet, _, err := quietOnes(ctx, func(int) {})
	if err != nil {
		return nil, err
	}
	for _, at := range quiet {
		all = append(all, asked{scoped{problem{id: at.name, position: at.position}, "pawn"}, suiteQuiet})
	}
	paper, err := examples.All()
	if err != nil {
		return nil, err
	}
	for _, e := range paper {
		name, _, _ := strings.Cut(e.Name, ":")
		win := e.Options("pitrat")["win"]
		if win == "" {
			win = "pawn"
		}
		all = append(all, asked{scoped{problem{id: name, position: e.Game.Start}, win}, suiteTable})
	}
	return all, nil
}

// stockfish starts the yardstick.
func stockfish(ctx context.Context) (*uci.Engine, error) {
	for _, c := range uci.Known() {
		if c.Name == "Stockfish" {
			return uci.Start(ctx, c)
		}
	}
	return nil, errors.New("the claims are checked by Stockfish, which is not found here (Debian's package stockfish)")
}

// verdict is what the yardstick says of a claim.
type verdict struct {
	agrees bool
	value  string
	gain   int // what its line wins
	line   []board.Move
}

// judge asks the yardstick about the claimed move.
func judge(ctx context.Context, e *uci.Engine, q asked, result search.Result) (v verdict, err error) {
	if err := e.NewGame(ctx); err != nil {
		return v, err
	}
	found, err := e.Search(ctx, uci.Request{Start: q.position, Only: []board.Move{result.Move}, Nodes: claimsNodes}, nil)
	if err == nil {
		err = context.Cause(ctx)
	}
	if err != nil || len(found.Lines) == 0 {
		return v, err
	}
	return verdictOf(q.scoped, found.Lines[0]), nil
}

// verdictOf compares a claim with the yardstick's line for it.
func verdictOf(q scoped, best uci.Info) (v verdict) {
	v.line, v.value = best.Line, strconv.FormatFloat(best.Score.Pawns, 'f', 2, 64)
	if best.Score.IsMate {
		v.value = fmt.Sprintf("mate in %d", best.Score.Mate)
	}
	v.gain = materialOf(q.position, best.Line)
	claim := gainOf(q.win)
	least := float64(rootBalance(q.position)+claim)/10 - claimMargin
	v.agrees = best.Score.IsMate && best.Score.Mate > 0
	if q.win != "mate" && !best.Score.IsMate {
		v.agrees = best.Score.Pawns >= least || v.gain >= claim
	}
	return v
}
