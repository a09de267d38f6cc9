package why

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// link is the word that says more under a place of a line: in a sentence, or in the remark of a step.
func (s source) link(l line, at fyne.Position) (found draw.Link, ok bool) {
	text, left, style := "", float32(edge), plain
	switch l.kind {
	case prose:
		lines := s.proseLines(l.part)
		if i := int((at.Y - 4) / s.list.Surface.LineHeight(plain)); at.Y >= 4 && i < len(lines) {
			text = lines[i]
		}
	case step:
		if at.Y >= s.list.RowHeight(plain)-3 {
			text, left, style = s.data.Steps[l.at].remark(), spine, caption
		}
	}
	if text == "" || at.X > s.list.Size().Width-gutter {
		return found, false
	}
	return draw.LinkAt(text, s.Links(text), at.X-left, func(part string) float32 { return s.list.TextWidth(part, style) })
}
