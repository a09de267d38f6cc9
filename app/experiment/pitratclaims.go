package experiment

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"drevo/app/examples"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/engine/uci"
	"drevo/internal/phrase"
)

// The yardstick of claims is Stockfish, by as many nodes for a claim; with one thread it says the same in
// every run of the same version.
const (
	claimsTime  = 5 * time.Second
	claimsNodes = 1_000_000
	claimMargin = 0.5 // pawns
)

// pitratClaims asks Stockfish about every win that Pitrat's plans claim in the suites.
func pitratClaims(l *lab, s Setting) error {
	s = s.orForcing(claimsTime)
	suites, err := l.claimable()
	if l.failed(err) {
		return l.err
	}
	yardstick, err := stockfish(l.ctx)
	if err != nil {
		return err
	}
	defer yardstick.Close()
	sums := l.table("sums", phrase.Of("Claimed wins, at most {limit} each, {forcing}, checked by {checker}",
		"limit", s.Time, "forcing", forcingName(s), "checker", yardstick.Name()), heads("suite positions claimed denied")...)
	denied := l.table("denied", "Stockfish disagrees",
		heads("suite position toWin choice line stockfish itsLine itsGain fen")...)
	for _, suite := range suites {
		positions, claimed, no := 0, 0, 0
		for at, result := range l.over(s.study(pitrat.New()), suite.list, s.Options) {
			positions++
			if !claims(result) {
				continue
			}
			claimed++
			v, err := judge(l.ctx, yardstick, at, result, claimsNodes)
			if l.failed(err) {
				return l.err
			}
			if !v.agrees {
				no++
				denied.about(caseOf(pitrat.New(), at, s.Options), suite.name, at.name, at.options["win"], at.choice(result),
					lineText(at.position, result.Line), v.value, lineText(at.position, v.line), v.gain, at.position.FEN())
			}
		}
		sums.Add(suite.name, positions, claimed, no)
	}
	l.limit(phrase.Of("Stockfish searches the claimed move alone with {nodes} nodes. It disagrees if its value is more "+
		"than {margin:%.1f} pawns below the balance at the root plus what is claimed, and its line ends with less than that "+
		"is claimed.", "nodes", claimsNodes, "margin", claimMargin))
	return nil
}

// claimSuite is positions in which a win may be claimed, under the name of a table.
type claimSuite struct {
	name string
	list []subject
}

// claimable collects the positions of the three suites.
func (l *lab) claimable() ([]claimSuite, error) {
	list, err := l.suite()
	if err != nil {
		return nil, err
	}
	scope := l.inScope(list)
	quiet, _, err := l.quietOnes()
	if err != nil {
		return nil, err
	}
	all, err := examples.All()
	if err != nil {
		return nil, err
	}
	var paper []subject
	for _, e := range all {
		name, _, _ := strings.Cut(e.Name, ":")
		paper = append(paper, subject{name: name, position: e.Game.Start}.toWin(cmp.Or(e.Options("pitrat")["win"], "pawn")))
	}
	return []claimSuite{{"Win at Chess, in scope", scope}, {"quiet", quiet}, {"positions of the paper", paper}}, nil
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

// judge asks the yardstick about the claimed move, within so many nodes.
func judge(ctx context.Context, e *uci.Engine, at subject, result search.Result, nodes uint64) (v verdict, err error) {
	if err := e.NewGame(ctx); err != nil {
		return v, err
	}
	found, err := e.Search(ctx, uci.Request{Start: at.position, Only: []board.Move{result.Move}, Nodes: nodes}, nil)
	if err == nil {
		err = context.Cause(ctx)
	}
	if err == nil && len(found.Lines) == 0 {
		err = fmt.Errorf("%s gives no line for %s", e.Name(), at.name)
	}
	if err != nil {
		return v, err
	}
	return verdictOf(at, found.Lines[0]), nil
}

// verdictOf compares a claim with the yardstick's line for it.
func verdictOf(at subject, best uci.Info) (v verdict) {
	score := int32(best.Score.Score.For(at.position.Turn()))
	pawns := tree.Centipawns.Pawns(score)
	mate, isMate := tree.Centipawns.MateMoves(score)
	v.line, v.value = best.Line, strconv.FormatFloat(pawns, 'f', 2, 64)
	if isMate {
		v.value = fmt.Sprintf("mate in %d", mate)
	}
	v.gain = materialOf(at.position, best.Line)
	win := at.options["win"]
	least := float64(rootBalance(at.position)+gainOf(win))/10 - claimMargin
	v.agrees = isMate && mate > 0
	if win != "mate" && !isMate {
		v.agrees = pawns >= least || v.gain >= gainOf(win)
	}
	return v
}
