package experiment

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// variantDepths are the depths at which the schemes are compared: the smallest at
// which rank 1 is tested too, and two more.
var variantDepths = []int{3, 4, 5}

// everyNth thins the positions of the games out for the readings, which would take minutes
// otherwise; they are still five times as many as the samples.
const everyNth = 4

// thinned are every so many of the positions in which the programme was to move.
func thinned() (list []subject, err error) {
	games, err := recorded()
	for n, at := range own(games) {
		if n%everyNth == 0 {
			list = append(list, at)
		}
	}
	return list, err
}

// variants compares the schemes over the sample positions.
func variants(l *lab, _ Setting) error {
	list, err := samples()
	if err != nil {
		return err
	}
	more, err := thinned()
	if err != nil {
		return err
	}
	second := l.table("second", "The second variant against the first", heads("dn nodesRatio timeRatio source")...)
	quicker := Chart{Title: "Nodes of the second variant for one of the first", Unit: "below 1 is quicker, as the " +
		"report says"}
	l.expect(len(variantDepths)*(len(schemes)*len(list)+2*len(readings)*len(more)) + 2*len(list))
	var tables []*Table
	for _, depth := range variantDepths {
		var byScheme [][]search.Result
		for _, scheme := range schemes {
			byScheme = append(byScheme, l.all(study{programme: itep.New(), times: timedRuns}, list, atDepth(scheme, depth)))
		}
		if l.err != nil {
			return l.err
		}
		first, next := sum(byScheme[1]), sum(byScheme[2])
		quicker.Pairs = append(quicker.Pairs, Paired{Name: fmt.Sprintf("Dn = %d", depth), Ours: float64(next.nodes) /
			float64(max(first.nodes, 1))})
		second.Add(depth, ratio(next.nodes, first.nodes), ratio(next.took, first.took), "quicker: less than 1")
		tables = append(tables, schemeTable(depth, byScheme), moveTable(depth, list, byScheme))
	}
	l.add(l.readingTable(more), l.burdens(list))
	l.chart(quicker)
	l.add(tables...)
	l.limit("The report gives no figures for its variants, only that the second works more quickly than the first. "+
		"Times are the shortest of three runs.",
		"It says of no variant how often it chooses the move of the absolute scheme.",
		"\"No move\" counts positions where four rounds fail; the best move found, in brackets, is compared there.")
	return nil
}

// schemeTable compares the costs of the schemes, and how often two choose alike.
func schemeTable(depth int, byScheme [][]search.Result) *Table {
	t := newTable(fmt.Sprintf("schemes-%d", depth),
		phrase.Of("Dn = {depth}, {n} positions of the programme's games", "depth", depth, "n", len(byScheme[0])),
		heads("scheme nodes ofAbsolute time likeAbsolute likeActive1 likeActive2 likeActive3 noMove")...)
	base := sum(byScheme[0])
	for i, scheme := range schemes {
		all, none := sum(byScheme[i]), 0
		for _, r := range byScheme[i] {
			none += count(r.Move == board.NoMove)
		}
		row := []any{scheme, all.nodes, ratio(all.nodes, base.nodes), all.took}
		for _, other := range byScheme {
			row = append(row, agree(byScheme[i], other))
		}
		t.Add(append(row, none)...)
	}
	return t
}

// agree is how often two choose alike.
func agree(a, b []search.Result) (n int) {
	for i := range a {
		n += count(best(a[i]) == best(b[i]))
	}
	return n
}

// moveTable lists what each scheme chose.
func moveTable(depth int, list []subject, byScheme [][]search.Result) *Table {
	t := newTable(fmt.Sprintf("moves-%d", depth), fmt.Sprintf("Chosen moves, Dn = %d", depth),
		append(heads("position played"), perName("", schemes...)...)...)
	for n, at := range list {
		row := []any{at.name, at.position.SAN(at.played())}
		for _, found := range byScheme {
			row = append(row, chosen(at, found[n]))
		}
		t.about(caseOf(itep.New(), at, atDepth(schemes[1], depth)), row...)
	}
	return t
}

// chosen writes the best move of a result, in brackets where the programme gives none.
func chosen(at subject, r search.Result) string {
	switch {
	case best(r) == board.NoMove:
		return "-"
	case r.Move == board.NoMove:
		return "(" + at.position.SAN(best(r)) + ")"
	}
	return at.choice(r)
}

// readingTable counts the nodes of the second variant against those of the first under every reading.
func (l *lab) readingTable(list []subject) *Table {
	columns := heads("reading")
	for _, depth := range variantDepths {
		columns = append(columns, perName(none, fmt.Sprintf("Dn = %d", depth))...)
	}
	t := newTable("readings", fmt.Sprintf("Nodes, active2 / active1, by what the report leaves open, %d positions",
		len(list)), columns...)
	for _, r := range readings {
		row := []any{r.name}
		for _, depth := range variantDepths {
			nodes := func(scheme string) uint64 {
				set := with(changed(atDepth(scheme, depth), "zch", "2"), r.set)
				return sum(l.all(study{programme: itep.New()}, list, set)).nodes
			}
			first := nodes("active1")
			row = append(row, ratio(nodes("active2"), first))
		}
		t.Add(row...)
	}
	return t
}
