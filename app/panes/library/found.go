package library

import (
	"slices"
	"strings"

	"drevo/app/library"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/game"
	"drevo/internal/phrase"
	"drevo/widgets/gamelist"
	"drevo/widgets/rows"
)

// query is what the fields ask of a collection, whose name has answered the words that it has.
func (l *Library) query(c *library.Collection) library.Query {
	name := strings.ToLower(c.Name)
	words := slices.DeleteFunc(strings.Fields(strings.ToLower(l.words.Text)),
		func(word string) bool { return strings.Contains(name, word) })
	q := library.Query{Words: strings.Join(words, " ")}
	if l.result.Selected != anyResult {
		q.Result = game.Result(l.result.Selected)
	}
	position := l.position // which may change while others search
	switch l.where.Selected {
	case exactly:
		q.Position = &position
	case byMaterial:
		q.Material = &position
	}
	return q
}

// narrowed reports whether not all games pass.
func (l *Library) narrowed() bool {
	return strings.TrimSpace(l.words.Text) != "" || l.result.Selected != anyResult || l.where.Selected != anywhere
}

// mostAtOnce is how many games are searched while the window waits, which takes under 10 ms; more are
// searched beside it.
const mostAtOnce = 20_000

// search shows the games that pass, and counts those of all collections.
func (l *Library) search() {
	if l.filling {
		return
	}
	l.finding.Cancel()
	asked := map[*library.Collection]library.Query{}
	games := 0
	for _, c := range l.all {
		asked[c] = l.query(c)
		games += c.Reach(asked[c])
	}
	find := func() map[*library.Collection]passing {
		list := map[*library.Collection]passing{}
		for c, q := range asked {
			reach := c.Reach(q)
			list[c] = passing{c.FindAmong(0, reach, q), reach}
		}
		return list
	}
	if games <= mostAtOnce {
		l.passing = find()
		l.showRows(0)
	} else {
		work.Run(l.finding, func(*work.Job) map[*library.Collection]passing { return find() },
			func(found map[*library.Collection]passing) {
				l.passing = found
				l.showRows(0)
			})
		l.say()
	}
	l.readNext()
}

// length is how many games are listed.
func (l *Library) length() (games int) {
	for _, c := range l.scope() {
		games += len(l.passing[c].found)
	}
	return games
}

// gameAt is the game of a row: its collection, and its number there.
func (l *Library) gameAt(row int) (c *library.Collection, at int, ok bool) {
	for _, c := range l.scope() {
		found := l.passing[c].found
		if row >= 0 && row < len(found) {
			return c, found[row], true
		}
		row -= len(found)
	}
	return nil, 0, false
}

// rowOfGame is the row of a game, -1 where it is not listed.
func (l *Library) rowOfGame(in *library.Collection, number int) (row int) {
	for _, c := range l.scope() {
		for i, at := range l.passing[c].found {
			if c == in && at == number {
				return row + i
			}
		}
		row += len(l.passing[c].found)
	}
	return -1
}

// showRows lists the games that pass, of which one is chosen.
func (l *Library) showRows(chosen int) {
	games := l.length()
	if chosen >= games {
		chosen = -1
	}
	l.fitColumns()
	l.list.SetLines(games, func(row int) rows.Line { return l.row(row).Line() }, chosen)
	l.preview(chosen)
	l.say()
}

// mostFitted is how many games are looked at to see which columns have something in them.
const mostFitted = 500

// fitColumns shows the columns in which something stands.
func (l *Library) fitColumns() {
	var all gamelist.Row
	for row := range min(l.length(), mostFitted) {
		all = all.With(l.row(row))
	}
	if now := all.Columns(); now != l.columns {
		l.columns = now
		l.list.SetColumns(gamelist.Columns(now))
	}
}

// row writes the game of a row for the list.
func (l *Library) row(at int) gamelist.Row {
	c, number, ok := l.gameAt(at)
	if !ok {
		return gamelist.Row{}
	}
	r := c.Row(number)
	row := gamelist.Row{White: r.White, Black: r.Black, Event: r.Event, Opening: r.Opening,
		Date: strings.TrimPrefix(strings.TrimSuffix(strings.TrimSuffix(r.Date, ".??"), ".??"), "????")}
	if r.ECO != "" {
		row.Opening = r.ECO + " " + r.Opening
	}
	if l.current == nil {
		row.Collection = c.Name
	}
	if !r.Position && r.Result != game.Unknown {
		row.Result = map[game.Result]string{game.WhiteWins: "1–0", game.BlackWins: "0–1", game.Draw: "½–½"}[r.Result]
	}
	return row
}

// say says how many games there are and how many pass.
func (l *Library) say() {
	l.showCollections()
	all, games, faults, full := 0, 0, 0, false
	for _, c := range l.scope() {
		indexed, wrong, most := c.Indexed()
		all, games, faults, full = all+c.Len(), games+indexed, faults+wrong, full || most
	}
	say := phrase.With("found", present.Whole(l.length()), "all", present.Whole(all),
		"games", present.Whole(games), "faults", present.Whole(faults))
	text, empty := say("{found} of {all}"), noGame
	switch {
	case l.finding.Busy():
		text, empty = say("{found} of {all}, searching"), "Searching ..."
	case l.scanning.Busy():
		text, empty = say("{found} of {all}, reading the file"), "Reading the file ..."
	case full:
		text = say("{found} of {all}; positions of the first {games} games are indexed")
	case games < all:
		text = say("{found} of {all}; moves of {games} are read")
	}
	if faults > 0 {
		text += say("; {faults} can't be read whole")
	}
	l.count.SetText(text)
	l.list.Rows.SetEmpty(empty)
}

// showCollections lists the collections, each with how many games it has and how many of them pass.
func (l *Library) showCollections() {
	all, pass, lines, chosen := 0, 0, []rows.Line{{}}, 0
	for i, c := range l.all {
		found, games := len(l.passing[c].found), c.Len()
		all, pass = all+games, pass+found
		line := l.collectionLine(l.nameOf(i), found, games)
		line.Hint = c.Look
		if !c.Whole() && !l.scanning.Busy() && games == 0 {
			line.Cells[1].Text = "not read"
		}
		if c == l.current {
			chosen = i + 1
		}
		lines = append(lines, line)
	}
	lines[0] = l.collectionLine("All collections", pass, all)
	lines[0].Bold = true
	l.collections.SetLines(len(lines), func(row int) rows.Line { return lines[row] }, chosen)
}

// collectionLine is a row of the collections.
func (l *Library) collectionLine(name string, found, games int) rows.Line {
	count := rows.Cell{Text: present.Whole(games)}
	line := rows.Line{Cells: []rows.Cell{{Text: name}, count}}
	if l.narrowed() {
		line.Cells[1].Text = phrase.Of("{found} of {all}", "found", present.Whole(found), "all", present.Whole(games))
		line.Dim = found == 0
	}
	return line
}
