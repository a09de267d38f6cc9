package experiment

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"drevo/app/library"
	"drevo/engine"
	"drevo/engine/proof"
	"drevo/engine/proof/check"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// provedPositions is how many positions are searched: the sixty of Botvinnik's book, those of Bratko and Kopec, and the
// first of Win at Chess.
const provedPositions = 100

// hundred are these positions.
func hundred() ([]subject, error) {
	items, err := library.Items(sixtyPositions)
	if err != nil {
		return nil, err
	}
	var list []subject
	for i, item := range items {
		list = append(list, subject{name: fmt.Sprintf("Botvinnik %d", i+1), position: item.Game.Start})
	}
	for _, text := range []string{bratkoKopec, winAtChess} {
		more, err := ownProblems(text)
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
	return list[:min(provedPositions, len(list))], nil
}

// endedSettings are settings whose searches come to their end within some seconds: of a search that was stopped no more
// is known than the least that it is worth.
var endedSettings = []endedSetting{
	{"itep", "as it comes", "", nil},
	{"itep", "absolute, Dn = 4", "", options{"scheme": "absolute", "depth": "4"}},
	{"botvinnik", "as it comes", "", nil},
	{"kaissa", "3.1", "", options{"level": "3.1"}},
	{"paulchess", "as it comes", "", nil},
	{"paulchess", "modern, 8 plies", "modern", options{"depth": "8"}},
	{"pitrat", "as it comes", "", nil},
}

// endedSetting is a programme with a preset, if it has one, and options over it.
type endedSetting struct {
	programme, name, preset string
	set                     options
}

// options are those of the preset with its own over them.
func (s endedSetting) options(p search.Programme) options {
	if s.preset == "" {
		return s.set
	}
	return with(preset(p, s.preset), s.set)
}

// proofSizes proves the value of every search, and reports by how many nodes; what is not proved, by what is missing.
func proofSizes(l *lab, _ Setting) error {
	list, err := hundred()
	if err != nil {
		return err
	}
	l.expect(len(list) * len(endedSettings))
	sizes := l.table("sizes", "Nodes that prove the value", heads("programme setting positions proved searched "+
		"proofNodes ofSearched medianShare assumedClosed assumedLeftOut")...)
	gaps := newTable("gaps", "Not proved", heads("programme setting missing positions position")...)
	for _, s := range endedSettings {
		p, err := engine.Programmes().Find(s.programme)
		if err != nil {
			return err
		}
		set := s.options(p)
		sum := provedSum{gaps: map[proof.Missing][]subject{}}
		for _, at := range list {
			one, _ := looked(l, study{programme: p}, at, set, func(t *tree.Tree, _ search.Result) proved {
				one, err := prove(t)
				l.failed(err)
				return one
			})
			if l.err != nil {
				return l.err
			}
			sum.add(at, one)
			l.step()
		}
		sum.write(sizes, p.About().Name, s.name)
		for _, why := range slices.SortedFunc(maps.Keys(sum.gaps), func(a, b proof.Missing) int {
			return cmp.Or(len(sum.gaps[b])-len(sum.gaps[a]), cmp.Compare(a, b))
		}) {
			first := sum.gaps[why][0]
			gaps.about(caseOf(p, first, set), p.About().Name, s.name, string(why), len(sum.gaps[why]), first.name)
		}
	}
	l.add(gaps)
	l.limit("Every proof was read by the checker, which shares nothing with the maker. Static values, and what a rule " +
		"of the programme says of a node or a move, are taken from the record. Nodes are those of the positions whose " +
		"value is proved; an exact value has two proofs, whose nodes are counted once.")
	return nil
}

// proved is what came of the proof of one search.
type proved struct {
	Searched, Nodes, Closed, Left int
	Missing                       proof.Missing // empty where it is proved
}

// prove proves the value of a search. The error is that of the checker.
func prove(t *tree.Tree) (one proved, err error) {
	var gap *proof.Gap
	proofs, err := proof.Of(t, tree.Root)
	if errors.As(err, &gap) {
		return proved{Missing: gap.Why}, nil
	}
	for _, p := range proofs {
		if err := check.Check(t, p.Nodes[0].Claim, p); err != nil {
			position := t.Header().Position
			return one, fmt.Errorf("%s: %w", position.FEN(), err)
		}
		assumed := p.Assumed(t)
		for _, n := range assumed.Closed {
			one.Closed += n
		}
		for _, n := range assumed.LeftOut {
			one.Left += n
		}
	}
	one.Nodes, one.Searched = len(proof.Nodes(proofs...)), int(t.Node(tree.Root).Count)
	return one, nil
}

// provedSum is what came of the proofs of one setting.
type provedSum struct {
	proved
	positions, whole int
	shares           []float64
	gaps             map[proof.Missing][]subject
}

// add adds the proof of a position, or keeps the position whose proof is missing.
func (s *provedSum) add(at subject, one proved) {
	s.positions++
	if one.Missing != "" {
		s.gaps[one.Missing] = append(s.gaps[one.Missing], at)
		return
	}
	s.whole++
	s.Nodes, s.Searched = s.Nodes+one.Nodes, s.Searched+one.Searched
	s.Closed, s.Left = s.Closed+one.Closed, s.Left+one.Left
	s.shares = append(s.shares, float64(one.Nodes)/float64(max(one.Searched, 1)))
}

// write adds the row of a setting.
func (s *provedSum) write(t *Table, programme, setting string) {
	slices.Sort(s.shares)
	median := 0.0
	if len(s.shares) > 0 {
		median = s.shares[len(s.shares)/2]
	}
	t.Add(programme, setting, s.positions, s.whole, s.Searched, s.Nodes, percent(float64(s.Nodes), s.Searched),
		100*median, s.Closed, s.Left)
}
