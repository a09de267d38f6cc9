package tree

import (
	"slices"

	"drevo/app/config"
)

// keepFilter saves the filter in force, for the next start.
func (p *finder) keepFilter() {
	now := config.Filter{Text: p.find.Text}
	// what another pane asked for is not known then
	if key := p.chosenFilter().key; key != filterAll && key != filterAsked {
		now.Key = string(key)
	}
	if p.host.Settings().Config().Filter != now {
		p.host.Settings().Change(func(c *config.Config) { c.Filter = now })
	}
}

// Resume puts the filter of the last time back.
func (p *finder) Resume() {
	at := slices.IndexFunc(p.filters, func(f filter) bool { return f.called(p.last.Key) })
	if p.last == (config.Filter{}) || p.source.Tree.Empty() {
		return
	}
	if at >= 0 {
		p.use(p.filters[at].key)
	}
	p.find.Text = p.last.Text
	p.find.Refresh()
	p.applyFilter(func(int) {})
}
