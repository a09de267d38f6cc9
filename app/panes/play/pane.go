// Package play is the tab in which games are played: who plays, how long, and the current game; below
// it matches in the background. The [Clocks] of the game stand below the board, in every tab.
package play

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/play"
	"drevo/engine/match"
	"drevo/widgets/tooltip"
)

// Pane shows the current game and what the next one will be.
type Pane struct {
	pane.Tab
	host pane.Host
	room *play.Room

	state  *widget.Label
	run    *tooltip.Button // pause or go on
	back   *tooltip.Button
	claim  *tooltip.Button
	resign *tooltip.Button
	now    *tooltip.Button // the programme is to move
	offer  *tooltip.Button // a draw, or take the one that is offered
	look   *tooltip.Button // at the game, from elsewhere
	during *fyne.Container // all of these, once a game has begun

	form    *form
	contest *contest
}

// New returns the pane.
func New(host pane.Host, room *play.Room, files pane.Files) pane.Pane {
	p := &Pane{host: host, room: room, state: widget.NewLabel(""), form: newForm(host, room),
		contest: newContest(host, room, files)}
	p.state.Wrapping = fyne.TextWrapWord
	hints := host.Hints()
	p.run = tooltip.NewTextButton(hints, "", nil, "Stop the game, to go on later, or go on with it.", room.PauseOrGoOn)
	p.back = tooltip.NewTextButton(hints, "Take back", theme.ContentUndoIcon(), "Go back to your last move, with the "+
		"clocks of then; where only programmes play, one move.", room.TakeBack)
	p.claim = tooltip.NewTextButton(hints, "Claim a draw", nil, "End the game as a draw, by the third repetition or "+
		"fifty moves without a capture or a pawn move.", func() { p.answer(match.Answer{Claim: true}) })
	p.resign = tooltip.NewTextButton(hints, "Resign", nil, "Give the game up.",
		func() { p.answer(match.Answer{Resign: true}) })
	p.now = tooltip.NewTextButton(hints, "Move now", theme.MediaFastForwardIcon(), "Let the programme or engine that "+
		"thinks play what it has found so far.", func() { p.room.Table.MoveNow() })
	p.offer = tooltip.NewTextButton(hints, offerDraw, nil, "Offer a draw with your next move, or no longer, or take the "+
		"one that is offered to you. Programmes take a draw when they don't see themselves ahead after thinking "+
		"about your move.", p.offerDraw)
	p.look = tooltip.NewTextButton(hints, "Show the game", nil, "Go to the position of the game that is played, "+
		"wherever you are.", func() { room.Show() })
	p.during = container.NewVBox(container.NewGridWithColumns(2, p.run, p.back, p.claim, p.resign, p.now, p.offer), p.look)
	content := container.NewVScroll(container.NewVBox(
		container.New(twoLines{theme.SizeNameText}, p.state),
		pane.Heading("A game"), p.form.content, p.during,
		widget.NewSeparator(), pane.Heading("A match in the background"), p.contest.content,
	))
	p.Tab, p.contest.reveal = pane.NewTab(pane.Play, "Play", content), content.ScrollToBottom
	return p
}

// Show takes in how the game stands, and whether it is what the window shows.
func (p *Pane) Show(v pane.View) {
	at := p.room.Table.Situation()
	enable(p.look, p.room.Table.Began() && (v.Game.Start() != at.Start || !slices.Equal(v.Game.Moves(), at.Moves)))
	p.form.show()
	p.contest.show()
	p.showGame()
}

func (p *Pane) showGame() {
	table := p.room.Table
	at := table.Situation()
	p.state.SetText(p.stateText())
	running := table.Running()
	p.during.Hidden = !running && !table.Began()
	p.run.SetText("Go on")
	p.run.SetIcon(theme.MediaPlayIcon())
	if running {
		p.run.SetText("Pause")
		p.run.SetIcon(theme.MediaPauseIcon())
	}
	enable(p.run, running || table.Began() && !table.Ending().Over())
	enable(p.back, table.Began() && len(at.Moves) > 0)
	enable(p.claim, table.Waits() && at.Claimable != match.Unfinished)
	enable(p.resign, table.Waits())
	enable(p.now, table.Thinks())
	enable(p.offer, table.Waits())
	p.offer.SetText(offerDraw)
	if table.Waits() && at.Offered {
		p.offer.SetText("Take the draw")
	}
}

func enable(b *tooltip.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// stateText says in a sentence how the game stands.
func (p *Pane) stateText() string {
	table := p.room.Table
	at := table.Situation()
	switch {
	case !table.Began():
		return "No game is being played. Choose the players below."
	case table.Fault() != nil:
		return "The game can't go on: " + table.Fault().Error()
	case table.Ending().Over():
		return table.Ending().String() + "."
	case !table.Running():
		return fmt.Sprintf("The game waits, %s to move.", table.Turn())
	case table.Waits() && at.Claimable != match.Unfinished:
		return fmt.Sprintf("Your move. You may claim a draw: %s.", at.Claimable)
	case table.Waits() && at.Offered:
		return "Your move. A draw is offered: take it, or move."
	case table.Waits() && table.Offering():
		return "Your move, which offers a draw."
	case table.Waits():
		return "Your move."
	}
	return table.Setup().Seats[table.Turn()].Name + " is thinking ..."
}

const offerDraw = "Offer a draw"

// offerDraw lets the next move offer a draw, or takes the one that is offered.
func (p *Pane) offerDraw() {
	if err := p.room.Table.OfferDraw(); err != nil {
		p.host.Fault(err.Error())
	}
}

// answer does what the user does instead of a move.
func (p *Pane) answer(a match.Answer) {
	if err := p.room.Table.Answer(a); err != nil {
		p.host.Fault(err.Error())
	}
}
