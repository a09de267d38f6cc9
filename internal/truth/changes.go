package truth

import (
	"context"

	"drevo/app/causes"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/cause"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/fact/check"
	"drevo/engine/horizon"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// changes says why the search changed its mind from iteration to iteration, and why another programme chooses otherwise.
func (w *writer) changes() error {
	within, err := causes.Within(w.found)
	if err != nil {
		return err
	}
	for _, c := range within {
		w.chain(c)
	}
	programmes := engine.Programmes()
	other := programmes[w.random.IntN(len(programmes))]
	values, err := search.Resolve(other, nil)
	if err != nil {
		return err
	}
	truth := session.StartSearch(context.Background(), w.game, session.Options{Programme: other, Values: values,
		Limits: search.Limits{Nodes: mostNodes / 4}})
	defer truth.Release()
	if _, err := truth.Wait(); err != nil {
		return err
	}
	if c, err := causes.Between(w.found, truth); err == nil {
		w.chain(c)
	}
	if h, err := horizon.Find(causes.Side(w.found), causes.Side(truth)); err == nil {
		w.figure.Chains++
		w.linked(h.Cause, fact.Place{In: h.Sides[cause.Before].Tree}, h.Says(), w.nodes.Format)
	}
	return nil
}

// chain says why one choice changed.
func (w *writer) chain(c causes.Chain) {
	w.figure.Chains++
	for _, link := range c.Links {
		t := c.Sides[link.Side].Tree
		w.linked(c.Cause, fact.Place{In: t}, link.Said, present.Format{Scale: t.Header().Scale, Unit: w.nodes.Format.Unit})
	}
}

// linked lets what is said of two sides be read with both in hand, each on its own scale.
func (w *writer) linked(c *cause.Cause, about fact.Place, said sentence.Sentence, format present.Format) {
	r := w.reader
	r.UnitOf = func(scale tree.Scale) check.Unit {
		return reader(nil, present.Format{Scale: scale, Unit: format.Unit}).Unit
	}
	r.Evaluate = func(t *tree.Tree, id tree.ID) *eval.Breakdown {
		p, err := engine.Programmes().Find(t.Header().Programme)
		if err != nil {
			return nil
		}
		return evaluate(p, t, id)
	}
	r.Before = fact.Place{In: c.Sides[cause.Before].Tree, Node: c.Sides[cause.Before].Node}
	r.Now = fact.Place{In: c.Sides[cause.Now].Tree, Node: c.Sides[cause.Now].Node}
	w.about(about, said, format, r)
}
