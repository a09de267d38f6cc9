package game

import (
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/game"
	"drevo/widgets/tooltip"
)

// pause is how long nothing is typed until a comment is taken over, as one step that undo takes back.
const pause = 400 * time.Millisecond

// comment is the field for what is written about a move.
type comment struct {
	*tooltip.Entry
	host    pane.Host
	of      *session.Game // as it was when the field was filled
	filling bool
	typed   bool // something that the game does not have yet
	turn    atomic.Int64
}

func newComment(host pane.Host) *comment {
	c := &comment{host: host}
	c.Entry = tooltip.NewEntry(host.Hints(), "A comment on this move", "What you want to say about this move. It is "+
		"kept with the game; commands such as clocks and drawings stay.")
	c.MultiLine = true
	c.Wrapping = fyne.TextWrapWord
	c.SetMinRowsVisible(2)
	c.OnChanged = c.changed
	c.OnSubmitted = func(string) { c.commit() }
	return c
}

// show fills the field with the comment at the place of a game.
func (c *comment) show(g *session.Game) {
	if c.of != nil && c.of.Node() != g.Node() {
		c.commit()
	}
	c.of = g.Clone()
	c.filling = true
	defer func() { c.filling = false }()
	if text := g.Node().Text(); text != c.Text && !c.typed {
		c.SetText(text)
	}
	if g.InGame() {
		c.Enable()
	} else {
		c.Disable()
	}
}

// changed takes the text over a little after the last letter.
func (c *comment) changed(string) {
	if c.filling {
		return
	}
	c.typed = true
	turn := c.turn.Add(1)
	time.AfterFunc(pause, func() {
		if c.turn.Load() == turn {
			c.host.Post(func() {
				if c.turn.Load() == turn {
					c.commit()
				}
			})
		}
	})
}

// commit writes the text into the game, at the move that it was typed for.
func (c *comment) commit() {
	if !c.typed || c.of == nil {
		return
	}
	c.typed = false
	c.turn.Add(1)
	text, moves := c.Text, c.of.Node().Moves()
	if text == c.of.Node().Text() {
		return
	}
	c.host.EditGame("comment", func(g *session.Game) { g.EditAt(moves, func(n *game.Node) { n.SetText(text) }) })
}
