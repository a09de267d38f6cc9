package attacklist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// The heads of the columns, two lines each.
var (
	headAttacker = [2]string{"", "Attacker"}
	headTarget   = [2]string{"", "Target"}
	headValue    = [2]string{"", "Value"}
	headTime     = [2]string{"Half-", "moves"}
	headReaches  = [2]string{"F:", "reaches"}
)

// What the columns mean.
const (
	attackerHint = "Who attacks, and the squares on which it stops on its way."
	targetHint   = "What is attacked: a piece, or the square on which a pawn is promoted."
	valueHint    = "Value of the target, in pawns after Shannon; less where the defender has a cheaper fight (formula 4)."
	timeHint     = "The time until the target is reached, in half-moves from now."
	reachesHint  = "F: 1 if the attacker reaches the target whatever the other side does, 0 if it can be denied."
)

var headStyle = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}

// head is the line above the list that names its columns.
type head struct {
	draw.Widget
	list *List
}

func newHead(l *List) *head {
	h := &head{list: l}
	h.OnHover = draw.Forward(&l.OnHover)
	h.Init(h, h.draw, func(at fyne.Position, inside bool) string {
		if inside {
			return h.hint(at)
		}
		return ""
	})
	return h
}

// headColumn is a column with its head.
type headColumn struct {
	at    draw.Rect
	lines [2]string
	hint  string
	align fyne.TextAlign
}

func (h *head) columns(width float32) []headColumn {
	c := h.list.layout.columns(width)
	return []headColumn{
		{c.attacker, headAttacker, attackerHint, fyne.TextAlignLeading},
		{c.target, headTarget, targetHint, fyne.TextAlignLeading},
		{c.value, headValue, valueHint, fyne.TextAlignTrailing},
		{c.halfMoves, headTime, timeHint, fyne.TextAlignTrailing},
		{c.badge, headReaches, reachesHint, fyne.TextAlignCenter},
	}
}

// draw writes the heads over their columns.
func (h *head) draw(p *draw.Context) {
	line := h.list.list.Surface.LineHeight(headStyle)
	for _, c := range h.columns(p.Size.Width) {
		style := headStyle
		style.Align = c.align
		for i, text := range c.lines {
			if text == "" {
				continue
			}
			p.Text(lang.L(text), draw.Rect{X: c.at.X, Y: float32(i) * line, W: c.at.W, H: line}, style)
		}
	}
	p.Fill(draw.Rect{Y: p.Size.Height - 1, W: p.Size.Width, H: 1}, theme.ColorNameSeparator)
}

// hint says what the column under the mouse means.
func (h *head) hint(at fyne.Position) string {
	for _, c := range h.columns(h.Size().Width) {
		if at.X >= c.at.X && at.X < c.at.X+c.at.W {
			return lang.L(c.hint)
		}
	}
	return ""
}

// MinSize is two lines high.
func (h *head) MinSize() fyne.Size {
	return fyne.NewSize(1, 2*h.list.list.Surface.LineHeight(headStyle)+3)
}
