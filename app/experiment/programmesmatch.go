package experiment

import (
	"cmp"
	"slices"
	"time"

	"drevo/engine"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/internal/phrase"
)

// withModern are programmes as they are, and the presets of theirs that play as programmes of our time do.
func withModern(programmes []search.Programme) (list []entrant) {
	for _, p := range programmes {
		list = append(list, entrant{p.About().Name, p, nil})
	}
	for _, p := range programmes {
		if modern, err := search.FindPreset(p, "modern"); err == nil {
			list = append(list, entrant{p.About().Name + " modern", p, modern.Values})
		}
	}
	return list
}

// roundRobin lets all programmes play against one another with the same time for a move.
func roundRobin(l *lab, setting Setting) error {
	games, limit := setting.games(4), cmp.Or(setting.Time, 50*time.Millisecond)
	list := withModern(engine.Programmes().Players())
	l.expect(games * len(list) * (len(list) - 1) / 2)
	all := make([]match.Score, len(list))
	cross := make([][]any, len(list))
	for i := range cross {
		cross[i] = slices.Repeat([]any{"–"}, len(list))
	}
	pairs := newTable("pairs", "One against one", heads("first second"+scoreColumns)...)
	for i, first := range list {
		for j := i + 1; j < len(list) && l.err == nil; j++ {
			s := l.play(contest{entrants: [2]entrant{first, list[j]}, games: games, control: match.Control{MoveTime: limit}})
			all[i], all[j] = all[i].Plus(s), all[j].Plus(s.Reversed())
			cross[i][j], cross[j][i] = s.Points(), float64(s.Games())-s.Points()
			pairs.Add(append([]any{first.name, list[j].name}, scoreCells(s)...)...)
		}
	}
	t := l.table("scores", phrase.Of("All against all, {limit} a move, {games} games each: against the others together",
		"limit", limit, "games", games), heads("programme"+scoreColumns)...)
	table := l.table("points", "Points of the row against the column",
		append(heads("programme"), perName("points", names(list)...)...)...)
	chart := Chart{Title: "Points against the others", Unit: "%"}
	for i, e := range list {
		t.Add(append([]any{e.name}, scoreCells(all[i])...)...)
		table.Add(append([]any{e.name}, cross[i]...)...)
		chart.Pairs = append(chart.Pairs, Paired{Name: e.name, Ours: 100 * all[i].Share()})
	}
	l.add(pairs)
	l.chart(chart)
	l.limit("The programmes had nothing like equal time once, nor this much of it: ITEP is deepened from outside until " +
		"the time is up, the others go as deep as it allows. Times, and with them the scores, depend on the machine.")
	limitMatches(&l.Report)
	return nil
}

// names are the names of entrants.
func names(list []entrant) (names []string) {
	for _, e := range list {
		names = append(names, e.name)
	}
	return names
}
