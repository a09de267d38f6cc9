package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/widgets/tooltip"
)

// itepParts are what only ITEP has: the ladder of bounds, the block scheme and the
// laboratory of bits.
type itepParts struct {
	bounds *boundsPane
	scheme *schemePane
	bits   *bitsPane
	tabs   []*container.TabItem
}

// isITEP reports whether a programme is the one that these parts are about.
func isITEP(p search.Programme) bool {
	_, ok := p.(itep.Programme)
	return ok
}

func newITEPParts(post func(func()), hints *tooltip.Layer) *itepParts {
	p := &itepParts{bounds: newBoundsPane(), scheme: newSchemePane(post, hints), bits: newBitsPane()}
	p.tabs = []*container.TabItem{
		container.NewTabItem("Bounds", p.bounds.content),
		container.NewTabItem("Scheme", p.scheme.content),
		container.NewTabItem("Bits", p.bits.content),
	}
	return p
}

// onHover sends the hints of all parts to a tooltip.
func (p *itepParts) onHover(show func(string, fyne.Position)) {
	p.bounds.ladder.OnHover, p.scheme.chart.OnHover, p.bits.boards.OnHover = show, show, show
}

// show follows the place. The tree of another programme has no bounds and no scheme to
// show.
func (p *itepParts) show(s *session.Session, unit present.Unit) {
	t := s.Tree()
	if s.Search() != nil && !isITEP(s.Search().Programme) {
		t = nil
	}
	node, inTree := s.Node()
	p.bounds.show(t, node, inTree, unit)
	p.scheme.show(t, node, inTree, unit)
	p.bits.show(s.Position())
}
