package experiment

import (
	"maps"

	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// addition is what is added to a search in one step: options that then have Modern's values.
type addition struct {
	name    string
	options []string
}

// additions lead from a search with the thesis's techniques, in the order by hints, to Modern. Options of
// Modern that it does not name are Modern's from the start.
var additions = []addition{
	{"alpha-beta, table, null move", nil},
	{"killers", []string{"killers"}},
	{"history", []string{"history", "replyHistory"}},
	{"exchanges in quiescence", []string{"exchangePruning", "deltaPruning"}},
	{"check extensions", []string{"singularExtension"}},
	{"aspiration windows", []string{"aspiration"}}, // before the next: without them every second ply has an open bound
	{"principal variation search", []string{"pvs"}},
	{"late move reductions", []string{"lateReductions"}},
	{"late move pruning", []string{"lateMovePruning"}},
	{"reverse futility", []string{"reverseFutility", "mateThreats"}},
	{"futility", []string{"futility"}},
	{"exchanges in the search", []string{"exchangeSearch", "captureExchange"}},
	{"null move by the static value, deeper", []string{"nullStatic", "nullReduction", "nullDeeper"}},
	{"reduction without a table move", []string{"unknownReduction"}},
	{"pawns near their goal", []string{"pawnAdvances"}},
	{"null move by the margin", []string{"nullMargin"}},
	{"expected cuts", []string{"cutReduction"}},
	{"checks in quiescence", []string{"quiescenceChecks"}},
	{"answers to a check left out", []string{"evasionPruning"}},
	{"history of captures", []string{"captureHistory"}},
	{"table's move kept", []string{"keepTableMove"}},
	{"draw by the second occurrence", []string{"twofold"}},
	{"tuned evaluation", []string{"evaluation"}},
	{"table kept over a game", []string{"keepTable"}},
	{"history kept over a game", []string{"keepHistory"}},
}

// optionsWith are those of the search with the additions up to one: Modern's, without what the later ones add.
func optionsWith(last int) options {
	set := maps.Clone(preset(paulchess.New(), "modern"))
	for _, later := range additions[last+1:] {
		for _, name := range later.options {
			delete(set, name)
		}
	}
	return changed(set, "depth", "60")
}

// What is searched with: positions of Win at Chess with doubling limits of nodes, and games
// with one of their own.
const (
	leastSteady, mostSteady = 1_000, 64_000
	additionNodes           = 4_000
	additionEvery           = 3 // of the positions, in the short run
)

// modernLadder measures what each technique of Modern adds.
func modernLadder(l *lab, setting Setting) error {
	list, err := l.suite()
	if err != nil {
		return err
	}
	if setting.Games == 0 { // the short run
		every := list
		list = nil
		for i := 0; i < len(every); i += additionEvery {
			list = append(list, every[i])
		}
	}
	games := setting.games(20)
	l.expect(len(additions)*(len(list)+games) - games)
	t := l.table("additions", phrase.Of("What each technique adds to those above it: {n} positions of Win at Chess to "+
		"{nodes} nodes, and {games} games of {limit} nodes a move against the rung before", "n", len(list),
		"nodes", mostSteady, "games", games, "limit", additionNodes),
		heads("added solved steadyMedian steadyMean pointsPercent elo eloRange")...)
	chart := Chart{Title: "Nodes until the best move stays, mean", Unit: "nodes"}
	for n, added := range additions {
		var steady []float64
		solved := 0
		for _, at := range list {
			limit, met := l.steadyFrom(at, optionsWith(n))
			steady = append(steady, float64(limit))
			solved += count(met)
			l.step()
		}
		if l.err != nil {
			return l.err
		}
		row := []any{added.name, solved, median(steady), average(steady), "", "", ""}
		if n > 0 {
			if s := l.playAddition(n, games); s.Games() > 0 {
				row = append(row[:4], 100*s.Share(), s.Elo().Estimate(), s.Elo().Range())
			}
		}
		t.Add(row...)
		chart.Pairs = append(chart.Pairs, Paired{Name: added.name, Ours: average(steady)})
		if l.err != nil {
			return l.err
		}
	}
	l.chart(chart)
	l.limit("The order of the ladder is ours; what a technique adds depends on those below it. Nodes are counted, not "+
		"time: a technique that costs time at every node looks a little better here, one that spares work within a "+
		"node worse.",
		phrase.Of("Each position is searched with {least} nodes, twice as many, and so on to {most}: the choice stays from "+
			"the limit on from which no greater one changes it. Solved is what is chosen at the last.", "least", leastSteady,
			"most", mostSteady))
	limitMatches(&l.Report)
	return nil
}

// playAddition plays a search with an addition against the one before.
func (l *lab) playAddition(n, games int) match.Score {
	return l.play(contest{games: games, control: match.Control{Nodes: additionNodes}, entrants: [2]entrant{
		{additions[n].name, paulchess.New(), optionsWith(n)},
		{additions[n-1].name, paulchess.New(), optionsWith(n - 1)},
	}})
}

// steadyFrom returns the limit of nodes from which on the choice stays what it is at the greatest, and
// whether that solves the position.
func (l *lab) steadyFrom(at subject, set options) (limit uint64, solved bool) {
	limit = leastSteady
	last := board.NoMove
	for nodes := uint64(leastSteady); nodes <= mostSteady; nodes *= 2 {
		result := l.search(study{programme: paulchess.New(), limits: search.Limits{Nodes: nodes}}, at, set)
		if result.Move != last {
			limit = nodes
		}
		last = result.Move
	}
	return limit, at.met(last)
}
