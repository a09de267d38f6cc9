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
		look := func(truth *tree.Tree, _ search.Result) (list []miss) {
			for _, p := range programmes {
				list = append(list, l.missOf(p, at, truth, reference))
			}
			return list
		}
		found, _ := looked(l, study{programme: reference, limits: search.Limits{Nodes: truthNodes}}, at, values.Map(), look)
		if l.err != nil {
			break
		}
		for i, s := range sums {
			if i < len(found) {
				s.add(at, found[i])
			}
			l.step()
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
	positions, missed, truths, ruled int
	tried, found, byDepth, byOption  int
	splits                           map[cause.Kind]int
	lies, left                       []float64
	rules                            map[string]*ruleSum
	options                          map[string]int // how often each change is the smallest that finds
}

// ruleSum is how often a way was left by a rule, and how often a change then finds the solution.
type ruleSum struct {
	misses, found int
	first         subject
}

func newMissSum(p entrant) *missSum {
	return &missSum{entrant: p, splits: map[cause.Kind]int{}, rules: map[string]*ruleSum{}, options: map[string]int{}}
}

// miss is what a programme did in one position, and what is known of it where it missed the solution.
type miss struct {
	Missed, Truth bool
	Split         cause.Kind // where the records part; empty where they don't
	Lies, Left    int        // half-moves: how far the truth lies, and after how many the way was left; 0, noWay: unknown
	Rule          string     // by which the way was left; empty where none is known
	Tried         int        // searches with a change
	Change        string     // the smallest that finds the solution; empty for none
	Depth         bool       // it is one of the depth
}

// missOf searches a position, and looks into it where the programme misses it.
func (l *lab) missOf(p entrant, at subject, truth *tree.Tree, reference search.Programme) (m miss) {
	limits := search.Limits{Nodes: horizonNodes}
	inner := func(t *tree.Tree, r search.Result) {
		if at.met(r.Move) {
			return
		}
		m.follow(p.programme, at, t, truth, reference)
		values, err := search.Resolve(p.programme, search.Named(p.programme, with(p.set, at.options)))
		if l.failed(err) {
			return
		}
		limits.Nodes = changeNodes
		trial, err := horizon.Try(l.ctx, p.programme, search.Task{Position: at.position, Values: values, Limits: limits},
			at.moves, changesBudget)
		if l.failed(err) {
			return
		}
		m.Tried = len(trial.Tried)
		if smallest, ok := trial.Smallest(); ok {
			m.Change, m.Depth = smallest.Option+" "+smallest.To, smallest.Depth
		}
	}
	if l.err == nil {
		l.shortest(study{programme: p.programme, limits: limits, look: inner}, at, p.set)
	}
	return m
}

// follow says where the way was left, and by which rule.
func (m *miss) follow(programme search.Programme, at subject, t, truth *tree.Tree, reference search.Programme) {
	m.Missed, m.Left = true, noWay
	if whole, ok := horizon.Whole(truth); !ok || len(truth.Line(whole)) == 0 ||
		!at.met(truth.Moves(truth.Line(whole))[0]) {
		return
	}
	m.Truth = true
	by, _ := programme.(search.Explainer)
	of, _ := reference.(search.Explainer)
	h, err := horizon.Find(cause.Side{Tree: t, By: by}, cause.Side{Tree: truth, By: of})
	if err != nil {
		return
	}
	m.Split, m.Lies = h.Split.Kind, h.Lies
	if h.Left != tree.None {
		m.Left = h.LeftAfter
	}
	if h.Ruled() {
		words := t.Header().Vocabulary
		m.Rule = string(words.Reason(h.Reason).Key)
	}
}

// noWay stands where no way was left.
const noWay = -1

// add adds what came of a position.
func (s *missSum) add(at subject, m miss) {
	s.positions++
	if !m.Missed {
		return
	}
	s.missed++
	s.tried += m.Tried
	if m.Truth {
		s.truths++
		s.splits[m.Split]++
		if m.Lies > 0 {
			s.lies = append(s.lies, float64(m.Lies))
		}
		if m.Left != noWay {
			s.left = append(s.left, float64(m.Left))
		}
	}
	rule := s.ruleOf(m.Rule, at)
	if m.Change == "" {
		return
	}
	s.found++
	s.byDepth += count(m.Depth)
	s.byOption += count(!m.Depth)
	s.options[m.Change]++
	rule.found++
}

// ruleOf counts a miss by a rule; one that is not known is in no sum.
func (s *missSum) ruleOf(key string, at subject) *ruleSum {
	if key == "" {
		return &ruleSum{}
	}
	s.ruled++
	if s.rules[key] == nil {
		s.rules[key] = &ruleSum{first: at}
	}
	s.rules[key].misses++
	return s.rules[key]
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
