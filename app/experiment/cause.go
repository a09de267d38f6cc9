package experiment

import (
	"slices"

	"drevo/app/library"
	"drevo/app/outcome"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/cause"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// causeChanges is how many changes of mind are explained, as many of each setting.
const causeChanges = 100

// changingSettings are settings whose searches go from iteration to iteration.
var changingSettings = []endedSetting{
	{"botvinnik", "as it comes", "", nil},
	{"kaissa", "3.1", "", options{"level": "3.1"}},
	{"paulchess", "1.0", "", nil},
	{"paulchess", "modern, 8 plies", "modern", options{"depth": "8"}},
}

// libraryAndSuites are positions of the library, the middle one of each of its games, and of the suites, by turns.
func libraryAndSuites() (list []subject, err error) {
	suites, err := combinationSuites()
	if err != nil {
		return nil, err
	}
	for _, c := range library.Builtin() {
		for i := range c.Len() {
			g, err := c.Game(i)
			if err != nil {
				return nil, err
			}
			p, line := g.Start, g.Mainline()
			for _, move := range line[:len(line)/2] {
				p = p.After(move)
			}
			if p.HasLegalMove() {
				list = append(list, subject{name: c.Name, position: p, moves: []board.Move{board.NoMove}})
			}
			if len(suites) > 0 {
				list, suites = append(list, suites[0]), suites[1:]
			}
		}
	}
	return append(list, suites...), nil
}

// causes explains changes of mind from iteration to iteration, and between the programmes, and counts how the chains
// end.
func causes(l *lab, _ Setting) error {
	list, err := libraryAndSuites()
	if err != nil {
		return err
	}
	sums := l.table("sums", "From iteration to iteration", causeHeads()...)
	ends := newTable("ends", "Chains that end before a leaf", heads("programme setting split why changes position")...)
	each := causeChanges / len(changingSettings)
	l.expect(2 * causeChanges)
	all := newCausesSum()
	for _, s := range changingSettings {
		p, err := engine.Programmes().Find(s.programme)
		if err != nil {
			return err
		}
		set, sum := s.options(p), newCausesSum()
		by, _ := p.(search.Explainer)
		for _, at := range list {
			if sum.changes == each || l.err != nil {
				break
			}
			sum.at = at
			look := func(t *tree.Tree, _ search.Result) {
				for _, change := range cause.Changes(t) {
					if sum.changes < each {
						sum.add(l, cause.Side{Tree: t, Node: change[0], By: by}, cause.Side{Tree: t, Node: change[1], By: by})
					}
				}
			}
			l.search(study{programme: p, limits: search.Limits{Nodes: causeNodes}, look: look}, at, set)
			sum.searched++
		}
		all.sum(sum)
		sum.write(sums, ends, p, s, set)
	}
	all.row(sums, "all", "together")
	l.add(ends)
	if l.err == nil {
		l.betweenProgrammes(list, ends)
	}
	l.limit("A chain ends at a leaf where its last link is a static value or the end of the game. Where a rule alone "+
		"gave the value, a pass, or a rule that left the move out now, it ends at that node and says so.",
		"Positions: the middle of each game of the library and the two suites by turns, in their order, until there are "+
			"as many changes; each search has 200 000 nodes at most.")
	return l.err
}

// causeNodes is how many nodes a search of iterations has at most.
const causeNodes = 200_000

// causeHeads are the columns of what came of the chains.
func causeHeads() []outcome.Column {
	return slices.Concat(
		heads("programme setting positions changes fell rose unseen dropped noContradiction farther nearer valued notYet"),
		heads("noLonger ruled unproved atLeaf atFinal termNamed links medianLinks"))
}

// causesSum is what came of the chains of one setting.
type causesSum struct {
	at                                      subject
	searched, changes, static, final, terms int
	ways                                    map[cause.Way]int
	splits                                  map[cause.Kind]int
	links                                   []float64
	open                                    map[[2]string][]subject // by split and why
}

func newCausesSum() *causesSum {
	return &causesSum{ways: map[cause.Way]int{}, splits: map[cause.Kind]int{}, open: map[[2]string][]subject{}}
}

// add explains one change.
func (s *causesSum) add(l *lab, before, now cause.Side) {
	c, err := cause.Find(before, now)
	if l.failed(err) {
		return
	}
	l.step()
	s.changes++
	s.ways[c.Way]++
	s.splits[c.Split.Kind]++
	s.links = append(s.links, float64(len(c.Links)))
	s.static += count(c.End == cause.AtStatic)
	s.final += count(c.End == cause.AtFinal)
	s.terms += count(c.Term != nil)
	if c.End != cause.AtStatic && c.End != cause.AtFinal {
		key := [2]string{string(c.Split.Kind), s.why(c)}
		s.open[key] = append(s.open[key], s.at)
	}
}

// why is the reason at which a chain ends: that of the rule, or what the record lacks.
func (s *causesSum) why(c *cause.Cause) string {
	t := c.Sides[c.Split.Side].Tree
	words := t.Header().Vocabulary
	switch {
	case c.Split.Kind == cause.Unproved:
		return string(c.Split.Why)
	case c.End == cause.AtRule:
		now := c.Sides[cause.Now].Tree
		words = now.Header().Vocabulary
		return words.Reason(now.Node(c.Leaf[cause.Now]).Reason).Name
	case c.Split.Move != board.NoMove:
		return words.Reason(c.Split.Reason).Name
	case c.Split.Node[c.Split.Side] != tree.None:
		return words.Reason(t.Node(c.Split.Node[c.Split.Side]).Reason).Name
	}
	return ""
}

// sum adds others.
func (s *causesSum) sum(o *causesSum) {
	s.searched, s.changes, s.static = s.searched+o.searched, s.changes+o.changes, s.static+o.static
	s.final, s.terms, s.links = s.final+o.final, s.terms+o.terms, append(s.links, o.links...)
	for way, n := range o.ways {
		s.ways[way] += n
	}
	for kind, n := range o.splits {
		s.splits[kind] += n
	}
}

// row adds the figures to a table.
func (s *causesSum) row(t *Table, programme, setting string) {
	slices.Sort(s.links)
	median, most := 0.0, 0.0
	if n := len(s.links); n > 0 {
		median, most = s.links[n/2], s.links[n-1]
	}
	t.Add(programme, setting, s.searched, s.changes, s.ways[cause.Fell], s.ways[cause.Rose], s.ways[cause.Unseen],
		s.ways[cause.Dropped], s.ways[cause.Level], s.splits[cause.Farther], s.splits[cause.Nearer], s.splits[cause.Valued],
		s.splits[cause.NotYet], s.splits[cause.NoLonger], s.splits[cause.Ruled], s.splits[cause.Unproved], s.static, s.final,
		s.terms, int(most), median)
}

// write adds the figures of a setting, and the chains that end before a leaf.
func (s *causesSum) write(sums, ends *Table, p search.Programme, of endedSetting, set options) {
	s.row(sums, p.About().Name, of.name)
	s.writeOpen(ends, p, p.About().Name, of.name, set)
}

func (s *causesSum) writeOpen(ends *Table, p search.Programme, name, setting string, set options) {
	var keys [][2]string
	for key := range s.open {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b [2]string) int {
		if n := len(s.open[b]) - len(s.open[a]); n != 0 {
			return n
		}
		return slices.Compare(a[:], b[:])
	})
	for _, key := range keys {
		first := s.open[key][0]
		ends.about(caseOf(p, first, set), name, setting, key[0], key[1], len(s.open[key]), first.name)
	}
}

// betweenProgrammes explains where one programme chooses another move than the one before it in the list, of as many
// pairs each.
func (l *lab) betweenProgrammes(list []subject, ends *Table) {
	t := l.table("programmes", "From one programme to the next", causeHeads()...)
	all, programmes := newCausesSum(), engine.Programmes()
	each := causeChanges / (len(programmes) - 1)
	for i := range len(programmes) - 1 {
		first, second := programmes[i], programmes[i+1]
		sum, set := newCausesSum(), options{}
		for _, at := range list {
			if sum.changes == each || l.err != nil {
				break
			}
			sum.at = at
			look := func(before *tree.Tree, a search.Result) {
				l.search(study{programme: second, limits: search.Limits{Nodes: suiteNodes},
					look: func(now *tree.Tree, b search.Result) {
						if a.Stopped || b.Stopped || a.Move == b.Move || a.Move == board.NoMove || b.Move == board.NoMove {
							return
						}
						one, _ := first.(search.Explainer)
						two, _ := second.(search.Explainer)
						sum.add(l, cause.Side{Tree: before, By: one}, cause.Side{Tree: now, By: two})
					}}, at, set)
			}
			l.search(study{programme: first, limits: search.Limits{Nodes: suiteNodes}, look: look}, at, set)
			sum.searched++
		}
		all.sum(sum)
		name := first.About().Name + ", " + second.About().Name
		sum.row(t, name, "as they come")
		sum.writeOpen(ends, second, name, "as they come", set)
	}
	all.row(t, "all", "together")
}
