package workbench

import (
	"fmt"

	"drevo/app/pane"
	"drevo/app/play"
	"drevo/engine/match"
)

// usualGames is how many games a match has where nobody says another number.
const usualGames = 20

// startContest lets the players of the settings play a match in the background.
func (w *Workbench) startContest() {
	m := w.maker()
	m.Recording, m.Watch = 0, nil
	kept := m.Config.Play
	terms := play.Terms{Games: kept.Games}
	if terms.Games <= 0 {
		terms.Games = usualGames
	}
	if kept.SPRT {
		terms.SPRT = &match.SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	}
	var err error
	if terms.Clock, err = play.ParseClock(kept.Clock); err == nil {
		for i, key := range play.Players(m.Config) {
			if err == nil {
				terms.Seats[i], err = m.Seat(key)
			}
		}
	}
	if err == nil {
		err = w.contest.Start(w.ctx, terms)
	}
	if err != nil {
		w.setFault(err.Error())
	}
}

// contestChanged shows how the match stands, and says at its end what has come of it.
func (w *Workbench) contestChanged() {
	if c := w.contest; !c.Running() && c.Score().Games() > 0 {
		names := c.Names()
		w.setStatus(fmt.Sprintf("The match is over: %s against %s, %s.", names[0], names[1], c.Score()))
	}
	w.showAgain(pane.Play)
}

// saveContest asks where to write the games of the match.
func (w *Workbench) saveContest() {
	if text := w.contest.PGN(); text != "" {
		w.saveText("match.pgn", text)
	}
}
