package ledger

import (
	"drevo/app/comparison"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// without is what came of searching again without a technique.
type without struct {
	times   string // nodes, as many times as with it
	outcome string // move and value, where they are others; empty where they are the same
	stopped bool   // it was given up
}

// say names it behind the technique.
func (w without) say() string {
	say := phrase.With("times", w.times, "outcome", w.outcome)
	switch {
	case w.stopped:
		return say("without it more than {times} the nodes")
	case w.outcome != "":
		return say("without it {times} the nodes, and {outcome}")
	}
	return say("without it {times} the nodes, the same value")
}

// runAblation searches the position of the shown search again without each of its techniques, beside the window, and
// sets what comes of it beside what the record tells. Each is told when it has ended.
func (p *Pane) runAblation() {
	s := p.view.Search
	switch {
	case s == nil || s.Running():
		p.host.Status("Ablation sets searches without each technique beside one that has ended: think first.")
		return
	case s.Traced():
		p.host.Status("Nothing can be searched again: there is only the tree.")
		return
	}
	result, err := s.Wait()
	if err != nil || result.Stopped {
		p.host.Status("The search was stopped: how many nodes it takes without a technique can't be compared.")
		return
	}
	runs, keys, err := runsWithout(s)
	if err != nil {
		p.host.Fault(err.Error())
		return
	}
	game, err := session.Replay(s.Start(), s.Moves)
	if err != nil {
		p.host.Fault(err.Error())
		return
	}
	p.without, p.ablated = map[tree.Key]without{}, s.Tree()
	of, unit, release := s.Tree(), p.view.Nodes.Format.Unit, s.Hold()
	work.Run(p.ablating, func(job *work.Job) bool {
		defer release()
		for i, run := range runs {
			if !job.At(i, len(runs)) {
				return false
			}
			found := searchWithout(job, run, game, s, unit)
			p.host.Post(func() {
				if p.ablated == of {
					p.without[keys[i]] = found
					p.draw()
				}
			})
		}
		return true
	}, func(bool) { p.draw() })
}

// runsWithout are the runs without each technique that is on, with the keys of these.
func runsWithout(s *session.Search) (runs []comparison.Run, keys []tree.Key, err error) {
	words := s.Tree().Header().Vocabulary
	for _, technique := range tree.Words[tree.Technique](&words) {
		if technique.Switch == "" || s.Values.Text(technique.Switch) == technique.Off {
			continue
		}
		run, err := comparison.Run{Programme: s.Programme, Values: s.Values}.With(technique.Switch, technique.Off)
		if err != nil {
			return nil, nil, err
		}
		runs, keys = append(runs, run), append(keys, technique.Key)
	}
	return runs, keys, nil
}

// searchWithout searches without a technique, at most as long as an ablation may, and compares.
func searchWithout(job *work.Job, run comparison.Run, game *session.Game, base *session.Search, unit present.Unit) (
	found without) {
	with, _ := base.Wait()
	limits := comparison.MostOf(comparison.Row{Result: search.Result{Counts: with.Counts}})
	s := run.StartAblated(job.Context(), game, limits)
	defer s.Release()
	result, _ := s.Wait()
	found.times = comparison.Times(result.Counts.Nodes, with.Counts.Nodes)
	if found.stopped = result.Stopped; !found.stopped && (result.Move != with.Move || result.Score != with.Score) {
		found.outcome = present.SearchOutcome(s, unit)
	}
	return found
}
