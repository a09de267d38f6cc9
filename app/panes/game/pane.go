package game

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/books"
	"drevo/app/caption"
	"drevo/app/gametext"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/book"
	"drevo/engine/game"
	"drevo/widgets/tooltip"
)

// Pane is the tab.
type Pane struct {
	pane.Tab
	host     pane.Host
	shelf    *books.Shelf
	notation *gametext.Notation
	title    *widget.Label
	opening  *widget.Label
	tags     *tags
	glyphs   []glyphButton
	position *tooltip.Select
	promote  *tooltip.Button
	remove   *tooltip.Button
	comment  *comment
	analysis *analysis

	view    pane.View
	names   *book.Names // once they are read
	naming  *work.Slot
	filling bool
}

// textShare is what the text has of the height at first; the analysis has the rest.
const textShare = 0.64

// glyphButton gives the move a judgement.
type glyphButton struct {
	*tooltip.Button
	nag game.NAG
}

// New returns the tab.
func New(host pane.Host, shelf *books.Shelf) pane.Pane {
	p := &Pane{
		host: host, shelf: shelf, notation: gametext.NewNotation(host),
		title: pane.Heading("").(*widget.Label), opening: pane.Note(""),
		comment: newComment(host), naming: host.Slot("Reading the names of openings"),
	}
	p.notation.Empty = "Play moves on the board, or open a game.\nMoves beside the game become variations."
	p.notation.OnComment = p.focusComment
	p.tags = newTags(host)
	p.title.Truncation = fyne.TextTruncateEllipsis
	p.title.Wrapping = fyne.TextWrapOff
	pencil := tooltip.NewButton(host.Hints(), theme.DocumentCreateIcon(), "Players, event, result ...", p.tags.toggle)
	head := container.NewVBox(container.NewBorder(nil, nil, nil, pencil, p.title), p.opening, p.tags.content)
	text := container.NewBorder(head, container.NewVBox(p.tools(), p.comment.Entry), nil, nil, p.notation.List)
	p.analysis = newAnalysis(host)
	split := container.NewVSplit(text, p.analysis.content)
	split.Offset = textShare
	p.Tab = pane.NewTab(pane.Game, "Game", container.NewPadded(split))
	return p
}

// tools are the buttons between the text and the comment.
func (p *Pane) tools() fyne.CanvasObject {
	hints := p.host.Hints()
	row := container.NewHBox()
	var positions []string
	for _, sign := range game.Signs() {
		if !sign.NAG.IsJudgement() {
			positions = append(positions, gametext.Sign(sign.NAG)+"  "+sign.Name)
			continue
		}
		b := glyphButton{tooltip.NewTextButton(hints, gametext.Sign(sign.NAG), nil, "This move: "+sign.Name+". Again takes "+
			"the sign away.", func() { gametext.Judge(p.host, sign.NAG) }), sign.NAG}
		b.Importance = widget.LowImportance
		p.glyphs = append(p.glyphs, b)
		row.Add(b.Button) // not b, which Fyne would take for another widget
	}
	p.position = tooltip.NewSelect(hints, positions, "What you think of the position after this move. Again takes "+
		"the sign away.", p.judgePosition)
	p.position.PlaceHolder = "Position"
	p.promote = tooltip.NewButton(hints, theme.MoveUpIcon(), "Put this variation above the line that it leaves "+
		"(Ctrl+Shift+K)", func() {
		p.host.EditGame(gametext.Promoting, (*session.Game).PromoteVariation)
	})
	p.remove = tooltip.NewButton(hints, theme.DeleteIcon(), "Delete this move and all that follows (Ctrl+Delete); undo "+
		"brings them back", func() {
		p.host.EditGame(gametext.Deleting, func(g *session.Game) { g.Delete() })
	})
	return container.NewBorder(nil, nil, row, container.NewHBox(p.promote, p.remove), p.position)
}

// judgePosition gives the move the glyph that was chosen from the list.
func (p *Pane) judgePosition(chosen string) {
	if p.filling {
		return
	}
	for _, sign := range game.Signs() {
		if strings.HasPrefix(chosen, gametext.Sign(sign.NAG)+"  ") {
			gametext.Judge(p.host, sign.NAG)
		}
	}
}

// Focus gives the keys to the text.
func (p *Pane) Focus(c fyne.Canvas) { p.notation.Focus(c) }

// Close takes over what is typed: the current game goes.
func (p *Pane) Close() { p.comment.commit() }

// Choose puts the keys into the field of the comment, or begins the analysis of the game.
func (p *Pane) Choose(name string) error {
	switch name {
	case pane.GameComment:
		p.focusComment()
	case pane.GameAnalysis:
		p.analysis.begin()
	default:
		return fmt.Errorf("in Game there is no %q", name)
	}
	return nil
}

// Choices are what [Pane.Choose] can do.
func (p *Pane) Choices() []string { return []string{pane.GameComment, pane.GameAnalysis} }

func (p *Pane) focusComment() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.comment.Entry); c != nil {
		c.Focus(p.comment.Entry)
	}
}

// Show shows the game.
func (p *Pane) Show(v pane.View) {
	p.view = v
	p.notation.Set(v.Game)
	p.title.SetText(caption.Players(v.Game.Record()))
	p.tags.show(v.Game.Record())
	p.comment.show(v.Game)
	p.showGlyphs()
	p.showOpening()
	p.analysis.show(v)
}

// showGlyphs marks the glyphs of the move, and forbids what can't be done to it.
func (p *Pane) showGlyphs() {
	n, g := p.view.Game.Node(), p.view.Game
	moved := n.Parent != nil && g.InGame()
	for _, b := range p.glyphs {
		b.Importance = widget.LowImportance
		if slices.Contains(n.NAGs, b.nag) {
			b.Importance = widget.HighImportance
		}
		able(b, moved)
	}
	p.filling = true
	p.position.ClearSelected()
	for _, sign := range game.Signs() {
		if !sign.NAG.IsJudgement() && slices.Contains(n.NAGs, sign.NAG) {
			p.position.SetSelected(gametext.Sign(sign.NAG) + "  " + sign.Name)
		}
	}
	p.filling = false
	able(p.position, moved)
	able(p.promote, moved && !n.IsMain())
	able(p.remove, moved)
}

// able lets a control be used, or not.
func able(control fyne.Disableable, on bool) {
	if on {
		control.Enable()
	} else {
		control.Disable()
	}
}

// showOpening names the opening of the moves up to the place, once the names are read.
func (p *Pane) showOpening() {
	if p.names == nil {
		p.opening.SetText(caption.Occasion(p.view.Game.Record()))
		if !p.naming.Busy() {
			work.Run(p.naming, func(*work.Job) *book.Names { return p.shelf.Names() }, func(names *book.Names) {
				p.names = names
				p.showOpening()
			})
		}
		return
	}
	o, _ := p.names.OfGame(p.view.Game.Start(), p.view.Game.Moves())
	p.opening.SetText(strings.TrimSpace(caption.Occasion(p.view.Game.Record()) + "   " + o.Code + " " + o.Name))
}
