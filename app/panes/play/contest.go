package play

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/internal/phrase"
	"drevo/widgets/number"
	"drevo/widgets/tooltip"
)

// contest shows the match in the background.
type contest struct {
	host     pane.Host
	room     *play.Room
	content  fyne.CanvasObject
	reveal   func() // brings the score into view
	games    *tooltip.Select
	test     *tooltip.Check
	run      *tooltip.Button
	save     *tooltip.Button
	progress *widget.ProgressBar
	score    *widget.Label
}

func newContest(host pane.Host, room *play.Room, files pane.Files) *contest {
	c := &contest{host: host, room: room, progress: widget.NewProgressBar(), score: pane.Wrapped("").(*widget.Label)}
	hints := host.Hints()
	c.games = tooltip.NewSelect(hints, []string{"2", "10", "20", "50", "100", "200", "500", "1000"}, "How many games: "+
		"each opening is played twice, with the colours changed.", func(text string) {
		n, _ := strconv.Atoi(text)
		host.Settings().Change(func(kept *config.Config) { kept.Play.Games = n })
	})
	c.test = tooltip.NewCheck(hints, "End it when the test has decided", "A sequential probability ratio test of "+
		"whether White's player is stronger by 10 Elo rather than not at all, with a chance to err of 5 % either way.",
		func(on bool) {
			host.Settings().Change(func(kept *config.Config) { kept.Play.SPRT = on })
		})
	c.run = tooltip.NewTextButton(hints, "", nil, "Let the players chosen for White and Black above play a match, with "+
		"level and clock of above, while you go on working; or end it.", c.startOrStop)
	c.save = tooltip.NewTextButton(hints, "Save the games ...", theme.DocumentSaveIcon(), "Write the games that were "+
		"played into a file, as PGN.", func() { files.Save("match.pgn", room.Contest.PGN()) })
	c.content = container.NewVBox(
		container.NewBorder(nil, nil, widget.NewLabel("Games"), nil, c.games), c.test,
		container.NewGridWithColumns(2, c.run, c.save), c.progress, c.score,
	)
	return c
}

func (c *contest) startOrStop() {
	if match := c.room.Contest; match.Running() {
		match.Stop()
		return
	}
	if c.room.StartContest(); c.room.Contest.Running() {
		c.reveal()
	}
}

// show takes in how the match stands.
func (c *contest) show() {
	kept := c.host.Settings().Config().Play
	if kept.Games == 0 {
		kept.Games = play.UsualGames
	}
	c.games.Selected = strconv.Itoa(kept.Games)
	c.games.Refresh()
	c.test.Checked = kept.SPRT
	c.test.Refresh()
	match := c.room.Contest
	c.run.SetText("Start the match")
	c.run.SetIcon(theme.MediaPlayIcon())
	if match.Running() {
		c.run.SetText("End the match")
		c.run.SetIcon(theme.MediaStopIcon())
	}
	played := match.Score().Games()
	enable(c.save, played > 0)
	if match.Planned() == 0 {
		c.progress.Hide()
		c.score.SetText("")
		return
	}
	c.progress.Show()
	c.progress.TextFormatter = func() string { return fmt.Sprintf("%d of %d games", played, match.Planned()) }
	c.progress.SetValue(float64(played) / float64(match.Planned()))
	c.score.SetText(c.text())
}

// text says how the match stands: the score, the difference with its error, the test.
func (c *contest) text() string {
	match := c.room.Contest
	names, score := match.Names(), match.Score()
	text := phrase.Of("{first} against {second}: {score}", "first", names[0], "second", names[1], "score", score)
	if score.Games() == 0 {
		text += "\nNo game has ended yet."
	} else {
		text += phrase.Of("\nElo {elo}, stronger with {share:%.1f} %", "elo", score.Elo(), "share", 100*score.Superiority())
	}
	if test := match.SPRT(); test != nil {
		low, high := test.Bounds()
		text += phrase.Of("\nTest of 0 or 10 Elo: {state} ({ratio}, ends at {low} or {high})", "state", test.State(score),
			"ratio", number.Signed(test.Ratio(score), 2), "low", number.Signed(low, 2), "high", number.Signed(high, 2))
	}
	if fault := match.Fault(); fault != nil {
		text += "\nIt has ended early: " + fault.Error()
	}
	return text
}
