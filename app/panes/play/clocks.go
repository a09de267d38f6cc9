package play

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/play"
	"drevo/engine/board"
)

// Clocks stand below the board while a game is on the table, whatever else is shown: who plays, whose turn it is,
// what is left to both, and that the game waits, if it does. The zero value of the table hides them.
type Clocks struct {
	OnHeight func() // they have come, gone, or need other room
	Content  *fyne.Container

	post    func(func())
	room    *play.Room
	sides   [2]*widget.Label // who plays a colour, by colour
	clocks  [2]*widget.Label
	waits   *widget.Label
	ticking bool // they are to be shown again soon
}

// NewClocks returns the clocks of the game at the table of a room.
func NewClocks(post func(func()), room *play.Room) *Clocks {
	c := &Clocks{OnHeight: func() {}, post: post, room: room, waits: widget.NewLabel("")}
	c.waits.SizeName, c.waits.Truncation = theme.SizeNameCaptionText, fyne.TextTruncateEllipsis
	var players [2]fyne.CanvasObject
	for side := range c.sides {
		c.sides[side], c.clocks[side] = widget.NewLabel(""), widget.NewLabel("")
		c.sides[side].Truncation = fyne.TextTruncateEllipsis
		c.clocks[side].TextStyle = fyne.TextStyle{Bold: true, Monospace: true}
		players[side] = container.NewBorder(nil, nil, nil, c.clocks[side], c.sides[side])
	}
	c.Content = container.NewVBox(container.NewGridWithColumns(2, players[:]...), c.waits)
	c.Content.Hide()
	return c
}

// Show takes in how the game stands.
func (c *Clocks) Show() {
	table, waits := c.room.Table, c.room.Waiting()
	on := table.Running() || waits != ""
	for side := range c.sides {
		c.sides[side].SetText(c.player(board.Colour(side)))
	}
	c.waits.SetText(waits)
	c.tick()
	if c.Content.Hidden != on && c.waits.Hidden == (waits == "") {
		return
	}
	c.Content.Hidden, c.waits.Hidden = !on, waits == ""
	c.OnHeight()
}

// player names a side, marked where it is to move.
func (c *Clocks) player(side board.Colour) string {
	table, mark := c.room.Table, "   "
	if !table.Began() {
		return ""
	}
	if table.Running() && table.Turn() == side {
		mark = "▸ "
	}
	return fmt.Sprintf("%s%s: %s", mark, side, table.Setup().Seats[side].Name)
}

// tickEvery is how often running clocks are shown.
const tickEvery = 250 * time.Millisecond

// tick shows what is left, and looks again soon while a clock runs.
func (c *Clocks) tick() {
	table := c.room.Table
	if !table.Began() || table.Setup().Clock.Base == 0 {
		for _, clock := range c.clocks {
			clock.SetText("")
		}
		return
	}
	for side, left := range table.Left() {
		if text := clockText(left); c.clocks[side].Text != text {
			c.clocks[side].SetText(text)
		}
	}
	if table.Running() && !c.ticking {
		c.ticking = true
		time.AfterFunc(tickEvery, func() {
			c.post(func() { c.ticking = false; c.tick() })
		})
	}
}

// clockText writes what is left on a clock: 1:02:03, 4:59, 0:09.3.
func clockText(left time.Duration) string {
	s := int(left.Seconds())
	switch {
	case s >= 3600:
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	case s < 10:
		return fmt.Sprintf("0:%04.1f", left.Seconds())
	}
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}
