package options

import (
	"fmt"
	"maps"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/workspace"
	"drevo/engine/search"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// Pane shows the options of the programme in groups, those marked that differ from the preset which they are nearest
// to; below them who the programme is, and our rulings.
type Pane struct {
	pane.Tab
	preset  *tooltip.Select
	differs *widget.Label  // how many options differ from the preset
	find    *tooltip.Entry // words that an option must have
	only    *tooltip.Check // only those that differ
	scroll  *container.Scroll
	host    pane.Host
	setup   *workspace.Setup

	view   pane.View
	shown  string            // the ID of the programme that is shown
	values map[string]string // of its options
	opened map[string]bool   // groups
}

// New returns the pane.
func New(host pane.Host, setup *workspace.Setup) pane.Pane {
	hints := host.Hints()
	p := &Pane{scroll: container.NewVScroll(container.NewVBox()), host: host, setup: setup, differs: pane.Note(""),
		preset: tooltip.NewSelect(hints, nil, "A named set of options. The depth stays as it is.", nil),
		find: tooltip.NewEntry(hints, "Find an option", "Only the options that have all of these words, in their names or "+
			"in what they say."),
		only: tooltip.NewCheck(hints, "What differs", "Only the options that differ from the preset.", nil)}
	p.find.OnChanged = func(string) { p.lay() }
	p.only.OnChanged = func(bool) { p.lay() }
	head := container.NewVBox(
		container.NewBorder(nil, nil, widget.NewLabel("Preset"), nil, p.preset), p.differs,
		container.NewBorder(nil, nil, nil, p.only, p.find))
	p.Tab = pane.NewTab(pane.Options, "Options", container.NewBorder(head, nil, nil, nil, p.scroll))
	return p
}

// Show lays the programme out with the values of its options, unless it shows them already.
func (p *Pane) Show(v pane.View) {
	id, values := v.Programme.About().ID, v.Values.Map()
	if p.shown == id && maps.Equal(p.values, values) {
		return
	}
	if p.shown != id {
		p.opened = map[string]bool{}
	}
	p.view, p.shown, p.values = v, id, values
	p.showPreset()
	p.lay()
}

// Focus puts the keys into the field that finds options.
func (p *Pane) Focus(c fyne.Canvas) { c.Focus(p.find) }

// nearest is the preset that the options are nearest to: the one that they are named by, else the first.
func (p *Pane) nearest() search.Preset {
	named, err := search.FindPreset(p.view.Programme, present.PresetOf(p.view.Programme, p.view.Values))
	if err == nil {
		return named
	}
	presets := p.view.Programme.Presets()
	for _, preset := range presets {
		if len(p.differing(preset)) == 0 {
			return preset
		}
	}
	return presets[0]
}

// differing are the options that differ from a preset, by name.
func (p *Pane) differing(preset search.Preset) map[string]bool {
	list := map[string]bool{}
	for _, text := range present.Differing(p.view.Programme, preset, p.view.Values, p.view.Programme.About().Depth) {
		name, _, _ := strings.Cut(text, " ")
		list[name] = true
	}
	return list
}

// showPreset offers the named sets of options, shows the nearest, and says what differs from it.
func (p *Pane) showPreset() {
	presets, nearest := p.view.Programme.Presets(), p.nearest()
	p.preset.OnChanged = nil
	p.preset.Options = nil
	for _, preset := range presets {
		p.preset.Options = append(p.preset.Options, preset.Name)
	}
	p.preset.SetSelected(nearest.Name)
	p.preset.OnChanged = func(string) { p.setup.SetPreset(presets[p.preset.SelectedIndex()].Values) }
	p.differs.SetText(nearest.Sentence)
	if n := len(p.differing(nearest)); n > 0 {
		p.differs.SetText(phrase.Of("{n:One option differs|# options differ} from the preset {preset}.", "n", n,
			"preset", nearest.Name))
	}
}

// lay lays out the options that are wanted, each group below its name, and what is said of the programme.
func (p *Pane) lay() {
	if p.view.Programme == nil {
		return
	}
	nearest := p.nearest()
	base, _ := search.Resolve(p.view.Programme, nearest.Values) // as every preset resolves
	differing, box := p.differing(nearest), container.NewVBox()
	for _, g := range p.groups(differing) {
		rows := container.NewVBox()
		for _, o := range g.options {
			rows.Add(p.row(o, p.view.Values.Text(o.Name), preset{nearest.Name, base.Text(o.Name), differing[o.Name]}))
		}
		if g.name != "" {
			box.Add(p.heading(g, rows))
		}
		box.Add(rows)
	}
	switch {
	case len(box.Objects) == 0:
		box.Add(pane.Note("No option passes. Change the words, or show those that differ from nothing, too."))
	case !p.narrowed():
		box.Add(p.about())
	}
	p.scroll.Content = box
	p.scroll.Refresh()
}

// narrowed reports whether only some options are wanted.
func (p *Pane) narrowed() bool { return p.only.Checked || strings.TrimSpace(p.find.Text) != "" }

// group is options that stand below one name, or without one.
type group struct {
	name    string
	options []search.Option
	differ  int // how many of them differ from the preset
}

// groups are the options that are wanted, in the order in which their groups come first.
func (p *Pane) groups(differing map[string]bool) (list []group) {
	at := map[string]int{}
	for _, o := range p.view.Programme.Options() {
		if p.only.Checked && !differing[o.Name] || !has(o, p.find.Text) {
			continue
		}
		i, there := at[o.Group]
		if !there {
			i = len(list)
			at[o.Group] = i
			list = append(list, group{name: o.Group})
		}
		list[i].options = append(list[i].options, o)
		if differing[o.Name] {
			list[i].differ++
		}
	}
	return list
}

// heading opens and closes a group. While only some options are wanted, all groups are open.
func (p *Pane) heading(g group, rows *fyne.Container) fyne.CanvasObject {
	title := phrase.Of("{group} ({n})", "group", g.name, "n", len(g.options))
	if g.differ > 0 {
		title = phrase.Of("{group} ({n}, {differ:one differs|# differ})", "group", g.name, "n", len(g.options),
			"differ", g.differ)
	}
	button := tooltip.NewTextButton(p.host.Hints(), title, nil, "Show the options of this group, or close it", nil)
	button.Alignment = widget.ButtonAlignLeading
	rows.Hidden = !p.opened[g.name] && !p.narrowed()
	show := func() { button.SetIcon(foldIcon(!rows.Hidden)) }
	button.OnTapped = func() {
		rows.Hidden = !rows.Hidden
		p.opened[g.name] = !rows.Hidden
		show()
		p.scroll.Refresh()
	}
	show()
	return button
}

// about says who the programme is, and what was ruled where its source is silent.
func (p *Pane) about() fyne.CanvasObject {
	about := p.view.Programme.About()
	box := container.NewVBox(
		widget.NewSeparator(),
		pane.Heading(fmt.Sprintf("%s, %s", about.Name, about.Years)),
		pane.Note(about.Authors),
		pane.Wrapped(about.Summary),
		pane.Note("Source: "+about.Source),
		widget.NewSeparator(),
		pane.Heading("Our rulings, where the source is silent"),
	)
	for _, r := range about.Rulings {
		box.Add(pane.Paragraph(r.Name, r.Sentence, r.Place))
	}
	return box
}
