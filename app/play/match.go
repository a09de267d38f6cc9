package play

import (
	"drevo/engine/match"
	"drevo/internal/phrase"
)

// UsualGames is how many games a match has where nobody says another number.
const UsualGames = 20

// StartContest lets the players of the settings play a match in the background.
func (r *Room) StartContest() {
	m := r.maker()
	m.Recording, m.Watch = 0, nil
	kept := m.Config.Play
	terms := Terms{Games: kept.Games}
	if terms.Games <= 0 {
		terms.Games = UsualGames
	}
	if kept.SPRT {
		terms.SPRT = &match.SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	}
	var err error
	if terms.Clock, err = ParseClock(kept.Clock); err == nil {
		for i, key := range Players(m.Programmes, m.Config) {
			if err == nil {
				terms.Seats[i], err = m.Seat(key)
			}
		}
	}
	if err == nil {
		err = r.Contest.Start(r.work.Context(), terms)
	}
	if err != nil {
		r.work.Fault(err.Error())
	}
}

// contestChanged shows how the match stands, and says at its end what has come of it.
func (r *Room) contestChanged() {
	if c := r.Contest; !c.Running() && c.Score().Games() > 0 {
		names := c.Names()
		r.work.Status(phrase.Of("The match is over: {first} against {second}, {score}.", "first", names[0],
			"second", names[1], "score", c.Score()))
	}
	r.OnChange()
}
