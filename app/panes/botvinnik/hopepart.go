package botvinnik

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/work"
	"drevo/engine/botvinnik"
	"drevo/widgets/chessboard"
	"drevo/widgets/hopetable"
	"drevo/widgets/trajectories"
)

// hopePart shows the account of hope at the node, and the pieces of the place by the type of their
// value.
type hopePart struct {
	*attackMap
	host   pane.Host
	table  *hopetable.View
	types  *widget.RichText
	slot   *work.Slot // works out hope and values
	valued bool       // they are those of the view, or will be
	known  hopeAt
}

// textNoHope stands where there is no account.
const textNoHope = "Botvinnik's search keeps an account of hope at its nodes: think with it, and go to a node."

func newHopePart(host pane.Host, m *attackMap) *hopePart {
	p := &hopePart{attackMap: m, host: host, table: hopetable.New(), types: widget.NewRichText(),
		slot: host.Slot("Judging values")}
	p.types.Wrapping = fyne.TextWrapWord
	p.table.Rows.Empty = textNoHope
	p.table.OnHover = host.Hints().Show
	return p
}

func (p *hopePart) content() fyne.CanvasObject {
	below := container.NewVBox(widget.NewSeparator(), pane.Heading("Types of value"), p.types)
	return container.NewBorder(pane.Heading("The account of hope"), below, nil, nil, p.table)
}

// build works out the account of hope and the values at the place, beside the window, unless that
// is done or under way.
func (p *hopePart) build() {
	if p.valued || p.Game == nil {
		return
	}
	p.valued = true
	view, horizon, release := p.View, p.horizon, func() {}
	if view.Search != nil {
		release = view.Search.Hold()
	}
	work.Run(p.slot, func(*work.Job) hopeAt {
		defer release()
		return hopeOfPlace(view, horizon)
	}, func(known hopeAt) {
		p.known = known
		p.table.Rows.Empty = view.Empty(textNoHope)
		p.table.SetHope(known.account)
		p.showTypes()
		p.host.Redraw()
	})
}

// showTypes lists the pieces by type.
func (p *hopePart) showTypes() {
	p.types.Segments = nil
	for _, line := range typeLines(&p.known.values) {
		head := &widget.TextSegment{Text: line[0] + "  ", Style: widget.RichTextStyleInline}
		head.Style.TextStyle.Bold = true
		p.types.Segments = append(p.types.Segments, head,
			&widget.TextSegment{Text: line[1], Style: widget.RichTextStyleParagraph})
	}
	p.types.Refresh()
}

// layer marks the pieces by the type of their value. The stable ones need no mark.
func (p *hopePart) layer() chessboard.Layer {
	p.build()
	var badges trajectories.Badges
	for _, value := range p.known.values.Pieces {
		if value.Type == botvinnik.Doomed || value.Type == botvinnik.Expected {
			badges = append(badges, trajectories.Badge{
				Square: int(value.Square), Text: string('0' + rune(value.Type)), Type: trajectories.ValueType(value.Type),
			})
		}
	}
	return chessboard.Layer{Overlays: []chessboard.Overlay{badges}}
}
