package workbench

import (
	"maps"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/engine/search"
)

// programmePane shows who the programme is, its options with their places in the
// source, and our rulings; and, in tabs beside that, what only this programme has.
type programmePane struct {
	content *container.AppTabs
	options *container.Scroll
	itep    *itepParts

	OnSet    func(name, value string)
	OnPreset func(values map[string]string)
}

func newProgrammePane(itep *itepParts) *programmePane {
	p := &programmePane{options: container.NewVScroll(container.NewVBox()), itep: itep}
	p.content = container.NewAppTabs(container.NewTabItem("Options", p.options))
	return p
}

// showParts has a tab for each part that the programme has, the one in front as long as
// it is there.
func (p *programmePane) showParts(programme search.Programme) {
	tabs := []*container.TabItem{p.content.Items[0]}
	if isITEP(programme) {
		tabs = append(tabs, p.itep.tabs...)
	}
	if len(tabs) != len(p.content.Items) {
		p.content.SetItems(tabs)
	}
}

// show lays out a programme with the values of its options.
func (p *programmePane) show(programme search.Programme, values search.Values) {
	about := programme.About()
	box := container.NewVBox(
		title(about.Name+", "+about.Years),
		note(about.Authors),
		wrapped(about.Summary),
		note(textSource+": "+about.Source),
		p.presets(programme, values),
		widget.NewSeparator(),
		title("Options"),
	)
	for _, o := range programme.Options() {
		box.Add(p.option(o, values.Text(o.Name)))
	}
	box.Add(widget.NewSeparator())
	box.Add(title("Our rulings, where the source is silent"))
	for _, r := range about.Rulings {
		box.Add(paragraph(r.Name, r.Sentence, r.Place))
	}
	p.options.Content = box
	p.options.Refresh()
	p.showParts(programme)
}

// presets offers the named sets of options; the one in force is shown.
func (p *programmePane) presets(programme search.Programme, values search.Values) fyne.CanvasObject {
	presets := programme.Presets()
	var names []string
	sentence := note("")
	choice := widget.NewSelect(nil, nil)
	for _, preset := range presets {
		names = append(names, preset.Name)
		if inForce(programme, preset, values) {
			choice.Selected = preset.Name
			sentence.SetText(preset.Sentence)
		}
	}
	choice.Options = names
	choice.OnChanged = func(name string) { p.OnPreset(presets[slices.Index(names, name)].Values) }
	return container.NewVBox(container.NewBorder(nil, nil, widget.NewLabel("Preset"), nil, choice), sentence)
}

// inForce reports whether the options have the values of a preset, whatever the depth.
func inForce(programme search.Programme, preset search.Preset, values search.Values) bool {
	wanted, err := search.Resolve(programme, preset.Values)
	if err != nil {
		return false
	}
	depth := programme.About().Depth
	a, b := wanted.Map(), values.Map()
	delete(a, depth)
	delete(b, depth)
	return maps.Equal(a, b)
}

// option shows one switch with its sentence, that of its value, and its place in the source.
func (p *programmePane) option(o search.Option, value string) fyne.CanvasObject {
	name := widget.NewLabel(o.Name)
	name.TextStyle.Bold = true
	head := container.NewBorder(nil, nil, name, fixedWidth(p.control(o, value), 130))
	box := container.NewVBox(head, wrapped(o.Sentence))
	if i := slices.IndexFunc(o.Choices, func(c search.OptionChoice) bool { return c.Name == value }); i >= 0 {
		box.Add(wrapped(value + ": " + o.Choices[i].Sentence))
	}
	box.Add(note(o.Source))
	return box
}

func (p *programmePane) control(o search.Option, value string) fyne.CanvasObject {
	switch o.Type {
	case search.Weights:
		return widget.NewLabel("see Evaluation")
	case search.Bool:
		check := widget.NewCheck("", nil)
		check.Checked = value == "true"
		check.OnChanged = func(on bool) { p.OnSet(o.Name, strconv.FormatBool(on)) }
		return check
	}
	choice := widget.NewSelect(optionValues(o), nil)
	choice.Selected = value
	choice.OnChanged = func(v string) { p.OnSet(o.Name, v) }
	return choice
}

// optionValues lists what an option can be set to.
func optionValues(o search.Option) []string {
	var list []string
	for n := o.Min; o.Type == search.Int && n <= o.Max; n++ {
		list = append(list, strconv.Itoa(n))
	}
	for _, c := range o.Choices {
		list = append(list, c.Name)
	}
	return list
}

// title, wrapped, note and paragraph are the ways in which panes set text.
func title(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.TextStyle.Bold = true
	l.Wrapping = fyne.TextWrapWord
	return l
}

func wrapped(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

func note(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.Importance = widget.LowImportance
	l.SizeName = theme.SizeNameCaptionText
	return l
}

func paragraph(name, sentence, place string) fyne.CanvasObject {
	rich := widget.NewRichText(
		&widget.TextSegment{Text: name + ". ", Style: widget.RichTextStyle{Inline: true, TextStyle: fyne.TextStyle{Bold: true}}},
		&widget.TextSegment{Text: sentence + " ", Style: widget.RichTextStyleInline},
		&widget.TextSegment{Text: "[" + place + "]", Style: widget.RichTextStyle{Inline: true, ColorName: "placeholder"}},
	)
	rich.Wrapping = fyne.TextWrapWord
	return rich
}
