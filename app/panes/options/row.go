package options

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/search"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// preset is what a preset has for an option.
type preset struct {
	name, value string
	differs     bool // the option has another value
}

// titleOf is an option in words: the technique that it switches, else its name taken apart.
func titleOf(o search.Option) string {
	title := o.Technique.Name
	if title == "" {
		title = strings.TrimSpace(capitals.ReplaceAllStringFunc(o.Name, func(word string) string {
			if len(word) > 1 { // letters that stand for words
				return " " + word
			}
			return " " + strings.ToLower(word)
		}))
	}
	return strings.ToUpper(title[:1]) + title[1:]
}

// capitals begin the words of a name.
var capitals = regexp.MustCompile(`[A-Z]+`)

// has reports whether an option has all words, in its names or in what it says.
func has(o search.Option, words string) bool {
	text := strings.ToLower(strings.Join([]string{o.Name, titleOf(o), o.Group, o.Sentence, o.Source}, "\n"))
	for _, c := range o.Choices {
		text += "\n" + strings.ToLower(c.Name+" "+c.Sentence)
	}
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(words)),
		func(word string) bool { return !strings.Contains(text, word) })
}

// foldIcon is that of a group which is open or closed.
func foldIcon(open bool) fyne.Resource {
	if open {
		return theme.MenuDropDownIcon()
	}
	return theme.MenuExpandIcon()
}

// row shows one option: its title and control, its name, its sentence and that of its value, its place in the
// source, and where it differs what the preset has.
func (p *Pane) row(o search.Option, value string, base preset) fyne.CanvasObject {
	title := widget.NewLabel(titleOf(o))
	title.TextStyle.Bold = true
	title.Truncation = fyne.TextTruncateEllipsis
	box := container.NewVBox(container.NewBorder(nil, nil, nil, pane.FixedWidth(p.control(o, value), 130), title))
	if base.differs {
		title.Importance = widget.WarningImportance
		box.Add(p.difference(o, base))
	}
	sentence := pane.Note(o.Sentence)
	sentence.Importance = widget.MediumImportance
	if i := slices.IndexFunc(o.Choices, func(c search.OptionChoice) bool { return c.Name == value }); i >= 0 {
		sentence.Text += "\n" + value + ": " + o.Choices[i].Sentence
	}
	box.Add(sentence)
	box.Add(pane.Note(phrase.Of("{name} [{place}]", "name", o.Name, "place", o.Source)))
	return box
}

// difference says what the preset has for an option, and takes that.
func (p *Pane) difference(o search.Option, base preset) fyne.CanvasObject {
	says := pane.Note(phrase.Of("The preset {preset} has {value}.", "preset", base.name, "value",
		cmp.Or(base.value, "nothing here")))
	says.Importance = widget.WarningImportance
	back := tooltip.NewButton(p.host.Hints(), theme.ContentUndoIcon(), "Take what the preset has",
		func() { p.setup.Set(o.Name, base.value) })
	return container.NewBorder(nil, nil, nil, back, says)
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
