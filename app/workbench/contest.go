package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/file"
	"drevo/app/play"
	"drevo/engine/match"
)

// usualGames is how many games a match has where nobody says another number.
const usualGames = 20

// startContest lets the players of the settings play a match in the background.
func (w *Workbench) startContest() {
	m := w.maker()
	m.Recording = 0
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

// saveContest asks where to write the games of the match.
func (w *Workbench) saveContest() {
	text := w.contest.PGN()
	if w.window == nil || text == "" {
		return
	}
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err == nil && to != nil {
			to.Close()
			err = file.Replace(to.URI().Path(), []byte(text), 0o644)
		}
		switch {
		case err != nil:
			w.setFault(err.Error())
		case to != nil:
			w.setStatus("Saved: " + to.URI().Path())
		}
	}, w.window)
	d.SetFileName("match.pgn")
	w.openDialog("Save the games", d, fyne.NewSize(760, 520))
}
