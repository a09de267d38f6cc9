// Package caption says in a line or two what game a place belongs to: who played, where, and what was played from there.
package caption

import (
	"cmp"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/internal/phrase"
)

// Caption says what game a place belongs to.
type Caption struct {
	Name    string // players, result and occasion; empty for a game without names
	Played  string // which moves were played from the place on, and who won
	Comment string // what somebody has written at the place
}

// mostPlayed is how many half-moves of the game are named.
const mostPlayed = 6

// Of returns the caption of the place of a game.
func Of(g *session.Game) (c Caption) {
	record := g.Record()
	if tag(record, "White") == "" && tag(record, "Black") == "" {
		return c
	}
	c.Name = Players(record)
	if occasion := Occasion(record); occasion != "" {
		c.Name = phrase.Of("{players}, {occasion}", "players", c.Name, "occasion", occasion)
	}
	if !g.InGame() {
		return c
	}
	c.Comment = g.Node().Text()
	c.Played = played(g)
	return c
}

// played says what was played in the game from its place on.
func played(g *session.Game) string {
	var line []board.Move
	for n := g.Node(); len(n.Next) > 0; n = n.Next[0] {
		line = append(line, n.Next[0].Move)
	}
	if len(line) == 0 {
		return ""
	}
	position := g.Position()
	named := line[:min(len(line), mostPlayed)]
	say := phrase.With("line", present.Compact(position, named), "winner", winner(g.Record().Result))
	switch {
	case len(named) == len(line):
		return say("The game went {line}.")
	case winner(g.Record().Result) != "":
		return say("The game went {line} ... and {winner} won.")
	}
	return say("The game went {line} ...")
}

// winner is the side whose win a result is; empty for none.
func winner(r game.Result) string {
	switch r {
	case game.WhiteWins:
		return board.White.String()
	case game.BlackWins:
		return board.Black.String()
	}
	return ""
}

// longestTask is how many bytes a task has at most: a longer text is read with the game.
const longestTask = 500

// Task is what a game asks for, where that stands before its moves; empty for none.
func Task(g *session.Game) string {
	if text := g.Record().Root.Text(); len(text) <= longestTask {
		return text
	}
	return ""
}

// Players names a game by its players and the result: "Botvinnik – Capablanca  1–0".
func Players(g *game.Game) string {
	white, black := tag(g, "White"), tag(g, "Black")
	if white == "" && black == "" {
		return "A game without names"
	}
	name := cmp.Or(white, "?") + " – " + cmp.Or(black, "?")
	if g.Result != game.Unknown {
		name += "  " + strings.NewReplacer("1/2-1/2", "½–½", "-", "–").Replace(string(g.Result))
	}
	return name
}

// Occasion says where and when a game was played: "AVRO 1938".
func Occasion(g *game.Game) string {
	year, _, _ := strings.Cut(tag(g, "Date"), ".")
	event := tag(g, "Event")
	if strings.Contains(year, "?") || strings.Contains(event, year) {
		year = ""
	}
	return strings.TrimSpace(event + " " + year)
}

func tag(g *game.Game, name string) string {
	if value := g.Tags.Get(name); value != "?" {
		return value
	}
	return ""
}
