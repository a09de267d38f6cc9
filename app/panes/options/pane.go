package options

import (
	"maps"
	"slices"
	"strconv"
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

// Pane shows who the programme is, its options with their places in the source, and our
// rulings.
type Pane struct {
	pane.Tab
	scroll *container.Scroll
	host   pane.Host
	setup  *workspace.Setup

	programme string            // the ID of the one that is shown
	values    map[string]string // of its options
}

// New returns the pane.
func New(host pane.Host, setup *workspace.Setup) pane.Pane {
	scroll := container.NewVScroll(container.NewVBox())
	return &Pane{Tab: pane.NewTab(pane.Options, "Options", scroll), scroll: scroll, host: host, setup: setup}
}

// Show lays the programme out with the values of its options, unless it shows them already.
func (p *Pane) Show(v pane.View) {
	about, values := v.Programme.About(), v.Values.Map()
	if p.programme == about.ID && maps.Equal(p.values, values) {
		return
	}
	p.programme, p.values = about.ID, values
	box := container.NewVBox(
		pane.Heading(about.Name+", "+about.Years),
		pane.Note(about.Authors),
		pane.Wrapped(about.Summary),
		pane.Note("Source: "+about.Source),
		p.presets(v.Programme, v.Values),
		widget.NewSeparator(),
		pane.Heading("Options"),
	)
	for _, o := range v.Programme.Options() {
		box.Add(p.option(o, v.Values.Text(o.Name)))
	}
	box.Add(widget.NewSeparator())
	box.Add(pane.Heading("Our rulings, where the source is silent"))
	for _, r := range about.Rulings {
		box.Add(pane.Paragraph(r.Name, r.Sentence, r.Place))
	}
	p.scroll.Content = box
	p.scroll.Refresh()
}

// presets offers the named sets of options; the one in force is shown.
func (p *Pane) presets(programme search.Programme, values search.Values) fyne.CanvasObject {
	presets := programme.Presets()
	sentence := pane.Note("")
	choice := tooltip.NewSelect(p.host.Hints(), nil, "A named set of options. The depth stays as it is.", nil)
	for _, preset := range presets {
		choice.Options = append(choice.Options, preset.Name)
		if present.InPreset(programme, preset, values, programme.About().Depth) {
			choice.Selected = preset.Name
			sentence.SetText(preset.Sentence)
		}
	}
	choice.OnChanged = func(string) { p.setup.SetPreset(presets[choice.SelectedIndex()].Values) }
	return container.NewVBox(container.NewBorder(nil, nil, widget.NewLabel("Preset"), nil, choice), sentence)
}

// option shows one switch with its sentence, that of its value, and its place in the source.
func (p *Pane) option(o search.Option, value string) fyne.CanvasObject {
	name := widget.NewLabel(o.Name)
	name.TextStyle.Bold = true
	head := container.NewBorder(nil, nil, name, pane.FixedWidth(p.control(o, value), 130))
	box := container.NewVBox(head, pane.Wrapped(o.Sentence))
	if i := slices.IndexFunc(o.Choices, func(c search.OptionChoice) bool { return c.Name == value }); i >= 0 {
		box.Add(pane.Wrapped(value + ": " + o.Choices[i].Sentence))
	}
	box.Add(pane.Note(o.Source))
	return box
}

func (p *Pane) control(o search.Option, value string) fyne.CanvasObject {
	switch o.Type {
	case search.Weights:
		return widget.NewLabel("see Evaluation")
	case search.Bool:
		check := tooltip.NewCheck(p.host.Hints(), "", o.Sentence, nil)
		check.Checked = value == "true"
		check.OnChanged = func(on bool) { p.setup.Set(o.Name, strconv.FormatBool(on)) }
		return check
	}
	switch {
	case o.Type == search.Int && o.Max-o.Min >= mostListed:
		return p.typed(o, value, phrase.Of("{sentence} A whole number from {min} to {max}; Return takes it.", "sentence",
			o.Sentence, "min", o.Min, "max", o.Max))
	case o.Type == search.Moves:
		return p.typed(o, value, phrase.Of("{sentence} From square to square, with blanks between: d1d4 g7g8q; Return "+
			"takes it.", "sentence", o.Sentence))
	}
	choice := tooltip.NewSelect(p.host.Hints(), present.OptionValues(o), o.Sentence, nil)
	choice.Selected = value
	choice.OnChanged = func(v string) { p.setup.Set(o.Name, v) }
	return choice
}

// mostListed is how many values of a number are offered as a list; beyond that it is typed.
const mostListed = 40

// typed is the field of an option with many values. Return takes what is typed; what the option does
// not know is refused with a sentence, and the value stays.
func (p *Pane) typed(o search.Option, value, hint string) fyne.CanvasObject {
	entry := tooltip.NewEntry(p.host.Hints(), "", hint)
	entry.SetText(value)
	entry.OnSubmitted = func(text string) {
		if err := o.Check(strings.TrimSpace(text)); err != nil {
			p.host.Fault(err.Error())
			entry.SetText(value)
			return
		}
		p.setup.Set(o.Name, strings.TrimSpace(text))
	}
	return entry
}
