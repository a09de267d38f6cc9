package experiment

import (
	"fmt"

	"drevo/engine/kaissa"
	"drevo/engine/search"
)

// kaissaReductionSets are the reductions, each alone off, or on where it is not usual.
var kaissaReductionSets = []reading{
	{"all as in 1990", nil},
	{"no rounds", options{"rounds": "false"}},
	{"no killers", options{"killers": "false"}},
	{"no table", options{"table": "false"}},
	{"table for the order alone", options{"reuseValues": "false"}},
	{"no FV0 and FV1", options{"preliminary": "false"}},
	{"no shallower iterations", options{"deepen": "false"}},
	{"with the blank move", options{"blankMove": "true"}},
	{"with the blank move, no table", options{"blankMove": "true", "table": "false"}},
}

// reductionEvery is which positions of the games are searched for the reductions.
const reductionEvery = 5

// kaissaReductions switches each reduction off in turn.
func kaissaReductions(l *lab, _ Setting) error {
	all, err := kaissaPositions()
	if err != nil {
		return err
	}
	var list []subject
	for i := 0; i < len(all); i += reductionEvery {
		list = append(list, all[i])
	}
	levels := []string{"3.1", "5.1"}
	l.expect(len(levels) * len(kaissaReductionSets) * len(list))
	for _, level := range levels {
		t := l.table("reductions-"+level, "Every fifth position of Kaissa's games, "+level,
			heads("reductions positions nodes ofAll time sameMove sameValue cut")...)
		var usual []search.Result
		for _, set := range kaissaReductionSets {
			found := l.all(kaissaStudy(), list, changed(set.set, "level", level))
			if l.err != nil {
				return l.err
			}
			if usual == nil {
				usual = found
			}
			sameMove, sameValue := 0, 0
			for n, r := range found {
				sameMove += count(r.Move == usual[n].Move)
				sameValue += count(r.Score == usual[n].Score)
			}
			c := sum(found)
			t.Add(set.name, len(list), c.nodes, float64(c.nodes)/float64(sum(usual).nodes), c.took, sameMove, sameValue,
				c.cut)
		}
	}
	l.limit("The manual gives no figure for a reduction but \"the search is sped up greatly\" for a right guess.",
		"Alpha-beta itself is not switched off: without it 3.1 would visit about a thousand times as many nodes.",
		fmt.Sprintf("A search is ended after %d nodes; \"cut\" counts those, and their moves and values are "+
			"compared as they are.", kaissaNodes))
	return nil
}

// kaissaLevels measures how the work grows with the level, and what the levels solve.
func kaissaLevels(l *lab, s Setting) error {
	problems, err := l.suite()
	if err != nil {
		return err
	}
	wac := trial{programme: kaissa.New(), list: problems}
	if s.Time > 0 {
		s.Options = with(options{"level": "15.0"}, s.Options)
		wac.settings = []namedSetting{s.named(wac.programme)}
		l.solve("Win at Chess", wac)
		return nil
	}
	list, err := kaissaPositions()
	if err != nil {
		return err
	}
	wac.limits.Nodes = kaissaNodes
	for _, growth := range kaissaGrowth {
		wac.settings = append(wac.settings, Setting{Options: changed(s.Options, "level", growth.level)}.named(wac.programme))
	}
	l.expect((len(kaissaGrowth)+len(forcingReadings))*len(list) + len(wac.settings)*len(problems))
	l.growthOfLevels(list)
	l.forcing(list)
	l.solve("Win at Chess", wac)
	l.limit("With -time the positions of Win at Chess are searched for so long each, at the level that -set names, " +
		"else at 15.0.")
	return nil
}

// kaissaGrowth are the levels with the manual's seconds.
var kaissaGrowth = []struct {
	level   string
	seconds float64
}{{"FV0", 3}, {"3.1", 20}, {"5.1", 360}}

// growthOfLevels counts nodes by level.
func (l *lab) growthOfLevels(list []subject) {
	t := l.table("levels", "The positions of Kaissa's six games",
		heads("level positions meanNodes medianNodes ofFV0 manualSeconds manualOfFV0 cut")...)
	first := 0.0
	for _, g := range kaissaGrowth {
		found := l.all(kaissaStudy(), list, at(g.level))
		if l.err != nil {
			return
		}
		nodes := nodesOf(found)
		if first == 0 {
			first = median(nodes)
		}
		t.Add(g.level, len(list), average(nodes), median(nodes), median(nodes)/first, g.seconds,
			g.seconds/kaissaGrowth[0].seconds, sum(found).cut)
	}
	l.limit("The manual's seconds are averages on an IBM PC/AT over positions that it does not name; ours are nodes, "+
		"which need not take equal times. The growth is that of the median: a few positions that explode make the mean.",
		fmt.Sprintf("A search is ended after %d nodes; \"cut\" counts those: captures, checks and replies never "+
			"count as non-forcing, and where both sides have many of them a level with Y > 0 explodes.", kaissaNodes))
}

// forcingReadings are what the manual keeps back of "the exact definition of non-forcing moves": how
// many quiet checks of a side are forcing.
var forcingReadings = []reading{
	{"3.1, no quiet check is forcing", at("3.1", "forcingChecks", "0")},
	{"3.1, one a side", at("3.1", "forcingChecks", "1")},
	{"3.1, two a side (usual)", at("3.1")},
	{"3.1, four a side", at("3.1", "forcingChecks", "4")},
	{"5.1, no quiet check is forcing", at("5.1", "forcingChecks", "0")},
	{"5.1, one a side", at("5.1", "forcingChecks", "1")},
	{"5.1, two a side (usual)", at("5.1")},
	{"3.0, where the number of non-forcing moves does not matter", at("3.0")},
}

// forcing counts nodes by what counts as forcing.
func (l *lab) forcing(list []subject) {
	t := l.table("forcing", "What counts as forcing, in the same positions",
		heads("reading meanNodes medianNodes sameAsGame cut")...)
	for reading, found := range l.each(kaissaStudy(), list, forcingReadings) {
		nodes := nodesOf(found)
		t.Add(reading.name, average(nodes), median(nodes), same(list, found), sum(found).cut)
	}
}
