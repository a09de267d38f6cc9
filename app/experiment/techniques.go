package experiment

import (
	"slices"

	"drevo/app/ledger"
	"drevo/engine"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Of the hundred positions every eighth is searched, with each technique and without: thirteen, of all three sources.
const (
	everyPosition = 8
	ledgerSample  = 2000 // nodes of each tree whose absent moves are explained
	ablatedTimes  = 10   // as many nodes as with all techniques may be searched without one, at least leastAblated
	leastAblated  = 100_000
)

// techniqueSettings are the programmes from ITEP to the modern engine, in settings that come to their end.
func techniqueSettings() []endedSetting {
	return slices.DeleteFunc(slices.Clone(endedSettings), func(s endedSetting) bool {
		return s.programme == "itep" && s.set != nil
	})
}

// techniqueSum is what one technique did in all positions, and what is measured without it.
type techniqueSum struct {
	technique                                     tree.Technique
	closed, moves, refuted, changed, saved, spent int64
	grows                                         bool
	searched, with, without                       uint64 // positions where the search without it ended, and nodes there
	values, choices, broken                       int    // positions: another value, another move, given up
}

// techniqueLedger sets what records say of each technique beside what searches without it take.
func techniqueLedger(l *lab, _ Setting) error {
	list, err := hundred()
	if err != nil {
		return err
	}
	var some []subject
	for i := 0; i < len(list); i += everyPosition {
		some = append(some, list[i])
	}
	settings := techniqueSettings()
	l.expect(len(some) * len(settings))
	t := l.table("techniques", "What each technique did, and what is searched without it", heads("programme setting "+
		"technique positions closedNodes movesLeft ownNodes refutedNodes changedNodes savedGuess endedWithout withoutIt "+
		"otherValue otherMove broken")...)
	for _, s := range settings {
		p, err := engine.Programmes().Find(s.programme)
		if err != nil {
			return err
		}
		sums, err := l.techniquesOf(p, s.options(p), some)
		if err != nil || l.err != nil {
			return err
		}
		for _, sum := range sums {
			sum.write(t, p.About().Name, s.name, len(some))
		}
	}
	l.limit("Closed, left out, own, cut by and changed are counted in the records; saved is an estimate (drevo analyse " +
		"-techniques says how), which what cuts has none of. Without it: the nodes of the same searches without the " +
		"technique, as many times as with it, of those that ended within ten times the nodes (at least 100 000). " +
		"Techniques without a switch are part of the programme, and are not measured.")
	return nil
}

// techniquesOf searches positions with all techniques, and without each.
func (l *lab) techniquesOf(p search.Programme, set options, list []subject) (sums []*techniqueSum, err error) {
	explainer, _ := p.(search.Explainer)
	of := func(t tree.Technique) *techniqueSum {
		at := slices.IndexFunc(sums, func(s *techniqueSum) bool { return s.technique.Key == t.Key })
		if at < 0 {
			at = len(sums)
			sums = append(sums, &techniqueSum{technique: t})
		}
		return sums[at]
	}
	look := func(t *tree.Tree, _ search.Result) []ledger.Row {
		found, err := ledger.OfSample(t, tree.Root, explainer, ledgerSample,
			func(int, int) bool { return l.ctx.Err() == nil })
		l.failed(err)
		return found.Rows
	}
	for _, at := range list {
		rows, base := looked(l, study{programme: p}, at, set, look)
		for _, r := range rows {
			if !r.Off {
				of(r.Technique).add(r)
			}
		}
		for _, sum := range sums {
			if sum.technique.Switch == "" || l.err != nil {
				continue
			}
			limits := search.Limits{Nodes: max(ablatedTimes*base.Counts.Nodes, leastAblated)}
			sum.ablate(base, l.search(study{programme: p, limits: limits}, at,
				with(set, options{sum.technique.Switch: sum.technique.Off})))
		}
		if l.err != nil {
			return nil, l.err
		}
		l.step()
	}
	return sums, nil
}

// add adds what a technique did in one tree.
func (s *techniqueSum) add(r ledger.Row) {
	s.closed, s.moves, s.refuted = s.closed+int64(r.Closed), s.moves+int64(r.Moves), s.refuted+int64(r.Refuted)
	s.changed, s.saved, s.spent = s.changed+int64(r.Changed), s.saved+r.Saved, s.spent+r.Spent
	s.grows = s.grows || r.Grows
}

// ablate adds a search without the technique.
func (s *techniqueSum) ablate(with, without search.Result) {
	if without.Stopped {
		s.broken++
		return
	}
	s.searched++
	s.with, s.without = s.with+with.Counts.Nodes, s.without+without.Counts.Nodes
	s.values += count(without.Score != with.Score)
	s.choices += count(without.Move != with.Move)
}

// write adds the row of a technique.
func (s *techniqueSum) write(t *Table, programme, setting string, positions int) {
	var saved any = s.saved
	if s.grows {
		saved = ""
	}
	row := []any{programme, setting, s.technique.Name, positions, s.closed, s.moves, s.spent, s.refuted, s.changed, saved}
	if s.technique.Switch == "" {
		t.Add(append(row, "", "", "", "", "")...)
		return
	}
	t.Add(append(row, int(s.searched), ratio(s.without, s.with), s.values, s.choices, s.broken)...)
}
