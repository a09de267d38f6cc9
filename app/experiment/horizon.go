package experiment

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"drevo/app/missed"
	"drevo/engine"
	"drevo/engine/cause"
	"drevo/engine/horizon"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// How many nodes a search of a suite may have that is looked into, the truth, each search with a change, and all of
// those for one position; and of how many positions of the suites one is taken.
const (
	horizonNodes  = 20_000
	truthNodes    = 300_000
	changeNodes   = 40_000
	changesBudget = 400_000
	horizonEvery  = 2
)

// horizons looks into what every programme misses of the suites.
func horizons(l *lab, _ Setting) error {
	all, err := combinationSuites()
	if err != nil {
		return err
	}
	var list []subject
	for i := 0; i < len(all); i += horizonEvery {
		list = append(list, all[i])
	}
	programmes := withModern(engine.Programmes())
	reference, values, err := missed.Reference(engine.Programmes())
	if err != nil {
		return err
	}
	sums := make([]*missSum, len(programmes))
	for i, p := range programmes {
		sums[i] = newMissSum(p)
	}
	l.expect(len(list) * len(programmes))
	for _, at := range list {
		look := func(truth *tree.Tree, _ search.Result) {
			for _, s := range sums {
				if l.err == nil {
					s.look(l, at, truth, reference)
					l.step()
				}
			}
		}
		l.search(study{programme: reference, limits: search.Limits{Nodes: truthNodes}, look: look}, at, values.Map())
		if l.err != nil {
			break
		}
	}
	l.reportMisses(sums)
	l.limit(fmt.Sprintf("The truth is the suite's move with the search that chooses it: *modern* without null moves, %d "+
		"nodes. A rule is the reason for which the search that missed it closed the node, or left the move out, at which "+
		"the records of both part.", truthNodes),
		phrase.Of("One option is changed at a time, the smallest changes first, at most {each} nodes each and {all} for a "+
			"position; the searches that miss have {first} nodes at most, so that a change may find by nodes alone.",
			"each", changeNodes, "all", changesBudget, "first", horizonNodes))
	return l.err
}

// missSum is what a programme missed.
type missSum struct {
	entrant
	positions, missed, truths, ruled       int
	tried, found, byDepth, byOption, spent int
	splits                                 map[cause.Kind]int
	lies, left                             []float64
	rules                                  map[string]*ruleSum
	options                                map[string]int // how often each change is the smallest that finds
}

// ruleSum is how often a way was left by a rule, and how often a change then finds the solution.
type ruleSum struct {
	misses, found int
	first         subject
}

func newMissSum(p entrant) *missSum {
	return &missSum{entrant: p, splits: map[cause.Kind]int{}, rules: map[string]*ruleSum{}, options: map[string]int{}}
}

// look searches a position, and looks into it where the programme misses it.
func (s *missSum) look(l *lab, at subject, truth *tree.Tree, reference search.Programme) {
	limits := search.Limits{Nodes: horizonNodes}
	inner := func(t *tree.Tree, r search.Result) {
		s.positions++
		if at.met(r.Move) {
			return
		}
		s.missed++
		rule := s.follow(at, t, truth, reference)
		values, err := search.Resolve(s.programme, search.Named(s.programme, with(s.set, at.options)))
		if l.failed(err) {
			return
		}
		limits.Nodes = changeNodes
		trial, err := horizon.Try(l.ctx, s.programme, search.Task{Position: at.position, Values: values, Limits: limits},
			at.moves, changesBudget)
		if l.failed(err) {
			return
		}
		s.count(trial, rule)
	}
	l.search(study{programme: s.programme, limits: limits, look: inner}, at, s.set)
}

// follow says by which rule the way was left; empty where none is known.
func (s *missSum) follow(at subject, t, truth *tree.Tree, reference search.Programme) *ruleSum {
	if whole, ok := horizon.Whole(truth); !ok || len(truth.Line(whole)) == 0 ||
		!at.met(truth.Moves(truth.Line(whole))[0]) {
		return nil
	}
	s.truths++
	by, _ := s.programme.(search.Explainer)
	of, _ := reference.(search.Explainer)
	h, err := horizon.Find(cause.Side{Tree: t, By: by}, cause.Side{Tree: truth, By: of})
	if err != nil {
		s.splits[""]++
		return nil
	}
	s.splits[h.Split.Kind]++
	if h.Lies > 0 {
		s.lies = append(s.lies, float64(h.Lies))
	}
	if h.Left != tree.None {
		s.left = append(s.left, float64(h.LeftAfter))
	}
	if !h.Ruled() {
		return nil
	}
	s.ruled++
	words := t.Header().Vocabulary
	key := string(words.Reason(h.Reason).Key)
	if s.rules[key] == nil {
		s.rules[key] = &ruleSum{first: at}
	}
	s.rules[key].misses++
	return s.rules[key]
}

// count adds what was tried.
func (s *missSum) count(trial horizon.Trial, rule *ruleSum) {
	s.tried += len(trial.Tried)
	s.spent += int(trial.Nodes)
	smallest, ok := trial.Smallest()
	if !ok {
		return
	}
	s.found++
	if smallest.Depth {
		s.byDepth++
	} else {
		s.byOption++
	}
	s.options[smallest.Option+" "+smallest.To]++
	if rule != nil {
		rule.found++
	}
}

// reportMisses writes the tables.
func (l *lab) reportMisses(sums []*missSum) {
	t := l.table("sums", "What the programmes miss", heads("programme positions missed truths rulesKnown farther nearer "+
		"valued notYet noLonger ruled unproved noContradiction medianLies medianLeft foundByChange foundByDepth "+
		"foundByOption searches")...)
	rules := l.table("rules", "By which rule the way was left", heads("programme rule misses foundByChange position")...)
	options := l.table("options", "The smallest changes that find it", heads("programme change misses")...)
	for _, s := range sums {
		t.Add(s.name, s.positions, s.missed, s.truths, s.ruled, s.splits[cause.Farther], s.splits[cause.Nearer],
			s.splits[cause.Valued], s.splits[cause.NotYet], s.splits[cause.NoLonger], s.splits[cause.Ruled],
			s.splits[cause.Unproved], s.splits[cause.Same]+s.splits[""], middle(s.lies), middle(s.left), s.found, s.byDepth,
			s.byOption, s.tried)
		for _, key := range slices.SortedFunc(maps.Keys(s.rules), func(a, b string) int {
			return cmp.Or(s.rules[b].misses-s.rules[a].misses, cmp.Compare(a, b))
		}) {
			r := s.rules[key]
			rules.about(caseOf(s.programme, r.first, s.set), s.name, key, r.misses, r.found, r.first.name)
		}
		for _, name := range slices.SortedFunc(maps.Keys(s.options), func(a, b string) int {
			return cmp.Or(s.options[b]-s.options[a], cmp.Compare(a, b))
		}) {
			options.Add(s.name, name, s.options[name])
		}
	}
}

// middle is the median of some numbers, 0 of none.
func middle(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	slices.Sort(list)
	return list[len(list)/2]
}
