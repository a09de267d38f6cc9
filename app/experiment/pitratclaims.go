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
	"drevo/engine/tree"
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
	s = s.orForcing(claimsTime)
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
		c := claims{Setting: s, yardstick: yardstick, sums: map[string]claimSum{}, denied: newTable("Stockfish disagrees", "suite", "position", "to win", "choice", "line", "Stockfish",
			"its line", "its line wins", "FEN")}
		for i, q := range asked {
			progress(len(asked)+i, 2*len(asked))
			if err := c.ask(ctx, q); err != nil {
				return err
			}
		}
		t := r.table(fmt.Sprintf("Claimed wins, at most %v each, %s, checked by %s", s.Time, forcingName(s),
			yardstick.Name()), "suite", "positions", "claimed", "denied")
		for _, suite := range []string{suiteWac, suiteQuiet, suiteTable} {
			if sum, ok := c.sums[suite]; ok {
				t.Add(suite, sum.positions, sum.claimed, sum.denied)
			}
		}
		r.Tables = append(r.Tables, c.denied)
		r.limit(fmt.Sprintf("Stockfish searches the claimed move alone with %d nodes. It disagrees if its value is more "+
			"than %.1f pawns below the balance at the root plus what is claimed, and its line ends with less than that "+
			"is claimed.", claimsNodes, claimMargin))
		return nil
	}
}

// claims are those of one setting, as far as they were asked for.
type claims struct {
	Setting
	yardstick *uci.Engine
	sums      map[string]claimSum // by suite
	denied    Table
}

// claimSum is what came of a suite.
type claimSum struct{ positions, claimed, denied int }

// ask lets the programme look for a win, and the yardstick judge what it claims.
func (c *claims) ask(ctx context.Context, q asked) error {
	sum := c.sums[q.suite]
	defer func() { c.sums[q.suite] = sum }()
	sum.positions++
	result, err := pitratOn(ctx, q.position, q.win, c.Setting)
	if err != nil || result.Move == board.NoMove || result.Stopped {
		return err
	}
	sum.claimed++
	v, err := judge(ctx, c.yardstick, q, result)
	if err == nil && !v.agrees {
		sum.denied++
		c.denied.about(pitratCase(q.position, q.win, c.Setting), q.suite, q.id, q.win, choiceText(&q.position, result),
			lineText(q.position, result.Line), v.value, lineText(q.position, v.line), v.gain, q.position.FEN())
	}
	return err
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
	if err == nil && len(found.Lines) == 0 {
		err = fmt.Errorf("%s gives no line for %s", e.Name(), q.id)
	}
	if err != nil {
		return v, err
	}
	return verdictOf(q.scoped, found.Lines[0]), nil
}

// verdictOf compares a claim with the yardstick's line for it.
func verdictOf(q scoped, best uci.Info) (v verdict) {
	score := int32(best.Score.Score.For(q.position.Turn()))
	pawns := tree.Centipawns.Pawns(score)
	mate, isMate := tree.Centipawns.MateMoves(score)
	v.line, v.value = best.Line, strconv.FormatFloat(pawns, 'f', 2, 64)
	if isMate {
		v.value = fmt.Sprintf("mate in %d", mate)
	}
	v.gain = materialOf(q.position, best.Line)
	claim := gainOf(q.win)
	least := float64(rootBalance(q.position)+claim)/10 - claimMargin
	v.agrees = isMate && mate > 0
	if q.win != "mate" && !isMate {
		v.agrees = pawns >= least || v.gain >= claim
	}
	return v
}
