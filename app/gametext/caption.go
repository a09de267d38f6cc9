package gametext

import (
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

// CaptionOf returns the caption of the place of a game.
func CaptionOf(g *session.Game) (c Caption) {
	record := g.Record()
	if tag(record, "White") == "" && tag(record, "Black") == "" {
		return c
	}
	c.Name = phrase.Of("{players}, {occasion}", "players", Players(record), "occasion", Occasion(record))
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
	say := phrase.With("side", position.Turn(), "line", present.Compact(position, named), "n", len(line)/2)
	switch {
	case len(named) == len(line):
		return say("In the game {side} played {line}.")
	case wins(g.Record().Result, position.Turn()):
		return say("In the game {side} played {line} ... and won {n:a move|# moves} later.")
	}
	return say("In the game {side} played {line} ...")
}

// wins reports whether a result is the win of a side.
func wins(r game.Result, side board.Colour) bool {
	return r == game.WhiteWins && side == board.White || r == game.BlackWins && side == board.Black
}
