package compare

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"drevo/app/comparison"
	"drevo/app/present"
	"drevo/internal/phrase"
)

// verdictOf says what the runs of the table come to.
func (p *Pane) verdictOf(done []comparison.Row, unit present.Unit) string {
	if !p.queue.ablation {
		return verdict(done, unit)
	}
	text := ablated(done, unit)
	if n := len(p.queue.aside); n > 0 {
		text += phrase.Of(" {n:The run of before is|The # runs of before are} kept: Clear brings the table back.", "n", n)
	}
	return strings.TrimSpace(text)
}

// ablated says which runs of an ablation choose another move than the base, the first. One that was
// stopped has not chosen.
func ablated(rows []comparison.Row, unit present.Unit) string {
	if len(rows) < 2 {
		return ""
	}
	if err := rows[0].Err; err != nil {
		return phrase.Of("The base failed: {reason}.", "reason", err)
	}
	var others, stopped []string
	for _, r := range rows[1:] {
		switch {
		case r.Result.Stopped:
			stopped = append(stopped, r.Label)
		case comparison.Part(rows[0], r, unit).Changed:
			others = append(others, fmt.Sprintf("%s (%s)", r.Label, r.Move()))
		}
	}
	text := fmt.Sprintf("The base chooses %s, and so does every run that ended.", rows[0].Move())
	if len(others) > 0 {
		text = phrase.Of("The base chooses {move}; another move {others}.", "move", rows[0].Move(),
			"others", strings.Join(others, ", "))
	}
	if len(stopped) > 0 {
		text += " Stopped before the end: " + strings.Join(stopped, ", ") + "."
	}
	return text
}

// verdict says where the choice changes from row to row, or who chose what where several programmes
// are compared.
func verdict(rows []comparison.Row, unit present.Unit) string {
	if len(rows) < 2 {
		return ""
	}
	var changes []string
	several := false
	for i, r := range rows[1:] {
		several = several || r.Programme.About().ID != rows[0].Programme.About().ID
		if comparison.Part(rows[i], r, unit).Changed {
			changes = append(changes, phrase.Of("{run} ({before}, then {now})", "run", r.Label, "before", rows[i].Move(),
				"now", r.Move()))
		}
	}
	switch {
	case len(changes) == 0:
		return phrase.Of("All {n} choose {move}.", "n", len(rows), "move", rows[0].Move())
	case several:
		return choosers(rows)
	}
	return "The choice changes at " + strings.Join(changes, ", ") + "."
}

// choosers lists the moves with those who chose them.
func choosers(rows []comparison.Row) string {
	var moves []string
	by := map[string][]comparison.Row{}
	for _, r := range rows {
		if by[r.Move()] == nil {
			moves = append(moves, r.Move())
		}
		by[r.Move()] = append(by[r.Move()], r)
	}
	for i, move := range moves {
		moves[i] = move + ": " + strings.Join(series(by[move]), "; ")
	}
	return strings.Join(moves, ". ") + "."
}

// series names rows; those that differ in nothing but the level, one after the other, have one name: "ITEP, depth 1
// to 7, absolute".
func series(rows []comparison.Row) (names []string) {
	for i := 0; i < len(rows); {
		last := i
		for last+1 < len(rows) && next(rows[last], rows[last+1]) {
			last++
		}
		name := rows[i].Label
		if last > i {
			option, _ := comparison.Level(rows[i].Programme)
			first, most := rows[i].Values.Text(option), rows[last].Values.Text(option)
			name = strings.Replace(name, option+" "+first, levelsText(option, first, most), 1)
		}
		names, i = append(names, name), last+1
	}
	return names
}

// next reports whether a row is that of the level after another one's.
func next(row, after comparison.Row) bool {
	option, levels := comparison.Level(row.Programme)
	if option == "" || after.Programme.About().ID != row.Programme.About().ID {
		return false
	}
	now, then := row.Values.Text(option), after.Values.Text(option)
	higher, err := row.With(option, then)
	return err == nil && maps.Equal(higher.Values.Map(), after.Values.Map()) &&
		slices.Index(levels, then) == slices.Index(levels, now)+1
}
