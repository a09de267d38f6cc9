package experiment

import (
	"math"

	"drevo/app/ledger"
	"drevo/engine"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// explainedNodes is about how many nodes of a tree are explained, to count the moves that rules left out.
const explainedNodes = 4000

// ledgers adds up what each technique of every programme did in a suite, the 24 positions of Bratko and Kopec.
func ledgers(l *lab, _ Setting) error {
	list, err := ownProblems(bratkoKopec)
	if err != nil {
		return err
	}
	l.expect(len(list) * len(endedSettings))
	table := l.table("techniques", "What each technique did in 24 positions", heads("programme setting technique nodes "+
		"techniqueClosed techniqueLeftOut leftOutError techniqueSpent techniqueRefuted techniqueSaved")...)
	for _, s := range endedSettings {
		p, err := engine.Programmes().Find(s.programme)
		if err != nil {
			return err
		}
		explainer, _ := p.(search.Explainer)
		var sum ledgerSum
		look := study{programme: p, look: func(t *tree.Tree, _ search.Result) {
			one, err := ledger.OfSample(t, tree.Root, explainer, explainedNodes,
				func(int, int) bool { return l.ctx.Err() == nil })
			if !l.failed(err) {
				sum.add(one)
			}
		}}
		for range l.over(look, list, s.options(p)) {
			continue // each tree was looked at
		}
		for _, r := range sum.rows {
			table.Add(p.About().Name, s.name, r.Technique.Name, sum.nodes, r.Closed, r.Moves, r.Error, r.Spent, r.Refuted,
				r.Saved)
		}
	}
	l.limit("Nodes closed, spent and refuted are counted in the record. Moves left out are counted where the record has " +
		"them, else explained of a sample of nodes and scaled, with the error of 19 samples in 20. What is saved is an " +
		"estimate, and does not add up: what one technique has left to save depends on the others. What each buys when " +
		"it alone is switched off is measured by the ablation (compare -ablate) and the experiments of the programmes.")
	return nil
}

// ledgerSum adds ledgers up, technique by technique.
type ledgerSum struct {
	nodes int
	rows  []ledger.Row
}

func (s *ledgerSum) add(l ledger.Ledger) {
	s.nodes += l.Nodes
	for _, r := range l.Rows {
		if r.Off {
			continue
		}
		at := s.row(r.Technique)
		at.Error = int(math.Hypot(float64(at.Error), float64(r.Error))) // the samples are apart
		at.Closed, at.Moves, at.Refuted = at.Closed+r.Closed, at.Moves+r.Moves, at.Refuted+r.Refuted
		at.Spent, at.Saved = at.Spent+r.Spent, at.Saved+r.Saved
	}
}

// row is that of a technique, a new one at its first time.
func (s *ledgerSum) row(of tree.Technique) *ledger.Row {
	for i := range s.rows {
		if s.rows[i].Technique.Key == of.Key {
			return &s.rows[i]
		}
	}
	s.rows = append(s.rows, ledger.Row{Technique: of})
	return &s.rows[len(s.rows)-1]
}
