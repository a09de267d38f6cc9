package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"drevo/app/caption"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/game"
	"drevo/widgets/draw"
	"drevo/widgets/prose"
	"drevo/widgets/tooltip"
)

// plain is what the simple face has below the board: the way through the game, which game it is, what was played in it,
// and in colours of their own what people have said of it and what was known later.
type plain struct {
	caption *prose.View
	steps   *fyne.Container // the way through the game
	content *fyne.Container
	of      *game.Game // that the later knowledge is of
	later   string
	mute    bool // only which game it is: the rest has the answer
	slim    bool // the same, for want of room
	asked   bool // the task of the game stands over the tree, in the place of an answer
}

func newPlain(host pane.Host) *plain {
	p := &plain{caption: prose.New(), steps: steps(host, false)}
	p.caption.OnHover = host.Hints().Show
	p.content = container.NewVBox(p.caption)
	return p
}

// steps are the buttons that lead through the game a move at a time, and with ends to its ends, for which a keyboard has
// keys.
func steps(host pane.Host, ends bool) *fyne.Container {
	button := func(icon fyne.Resource, hint string, to func(*session.Game)) fyne.CanvasObject {
		return tooltip.NewButton(host.Hints(), icon, hint, func() { host.Walk(to) })
	}
	row := container.NewHBox(
		button(theme.NavigateBackIcon(), "One move back (Left; Home: the start)", func(g *session.Game) { g.Back() }),
		button(theme.NavigateNextIcon(), "One move forward (Right; End: the end)", func(g *session.Game) { g.Forward() }))
	if ends {
		first := button(theme.MediaSkipPreviousIcon(), "To the start of the game", func(g *session.Game) { g.Go(0) })
		row.Objects = append([]fyne.CanvasObject{first}, row.Objects...)
		row.Add(button(theme.MediaSkipNextIcon(), "To the end of the game", (*session.Game).End))
	}
	return row
}

// show says what game it is.
func (p *plain) show(g *session.Game) {
	c := caption.Of(g)
	if p.mute || p.slim {
		p.caption.Set(prose.Text(draw.Style{Bold: true}, c.Name))
		return
	}
	if c == (caption.Caption{}) && len(g.Mainline()) == 0 {
		p.caption.Set(prose.Text(draw.Style{Colour: theme.ColorNamePlaceHolder}, "Play a move on the board, or open a game."))
		return
	}
	person := func(who, text, hint string, bar fyne.ThemeColorName) prose.Paragraph {
		if text != "" {
			text = who + text
		}
		return prose.Paragraph{Runs: []prose.Run{{Text: text, Hint: hint}}, Bar: bar}
	}
	if p.asked && c.Comment == caption.Task(g) {
		c.Comment = ""
	}
	later := p.later
	if g.Record() != p.of || g.Cursor() > 0 || !g.InGame() {
		later = ""
	}
	p.caption.Set(prose.Text(draw.Style{Bold: true}, c.Name), prose.Text(prose.Plain, c.Played),
		person("A comment in the game: ", c.Comment, "A comment of a person, in the game.", theme.ColorNameWarning),
		person("Known from the game, not from a search: ", later, "From the library: no search has found it here.",
			theme.ColorNamePlaceHolder))
}

// SetLater says what was known later of a game, at its start.
func (p *Pane) SetLater(of *game.Game, text string) {
	p.plain.of, p.plain.later = of, text
	p.plain.show(p.view.Game)
}

// Caption is what is said of the game, a line a paragraph.
func (p *Pane) Caption() string { return p.plain.caption.Words() }
