package tree

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/engine/query"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// mostOffered is how many completions stand below the field.
const mostOffered = 6

// offered is what may stand at the cursor of the field.
func (p *finder) offered() []query.Completion {
	if p.find.Text == "" {
		return nil
	}
	return query.Complete(p.find.Text, p.find.cursor(), p.source.Tree.Header().Vocabulary)
}

// showHelp says below the field what is wrong in it and where, and what the word at the cursor may become.
func (p *finder) showHelp() {
	if p.find == nil {
		return // which is being made
	}
	text := p.fault()
	p.help.Importance = widget.WarningImportance
	if c := p.find.completion(); c != nil {
		var words []string
		for _, c := range p.offered() {
			if len(words) < mostOffered && !slices.Contains(words, c.Text) {
				words = append(words, c.Text)
			}
		}
		text = phrase.Of("Tab: {words}. {sentence}", "words", strings.Join(words, ", "), "sentence", c.Sentence)
		p.help.Importance = widget.LowImportance
	}
	if p.help.Hidden == (text == "") && p.help.Text == text {
		return
	}
	p.help.Hidden = text == ""
	p.help.SetText(text)
	p.help.Resize(fyne.NewSize(p.explorer.Size().Width, 0)) // at which it knows how many lines it has
	p.layOut()
}

// fault is what is wrong with the query in the field, in a sentence; "" where it can be read.
func (p *finder) fault() string {
	q, err := query.Parse(p.find.Text, p.source.Tree.Header().Vocabulary)
	if err == nil && !p.source.Tree.Empty() {
		err = q.Fits(p.source.Tree)
	}
	var wrong *query.Error
	if !errors.As(err, &wrong) {
		return ""
	}
	text := wrong.Error()
	return strings.ToUpper(text[:1]) + text[1:] + "."
}

// saver keeps queries by name.
type saver struct {
	*finder
	name   *tooltip.Entry
	naming fyne.CanvasObject // the name in its width, hidden unless it is asked for
	save   *tooltip.Button   // asks for the name
	forget *tooltip.Button   // of a query that was saved
	line   *fyne.Container
}

func newSaver(p *finder) *saver {
	s := &saver{finder: p}
	hints := p.host.Hints()
	s.name = tooltip.NewEntry(hints, "Name ...", "A name for the query; Enter saves it among the filters.")
	s.name.OnSubmitted = s.keep
	s.save = tooltip.NewTextButton(hints, "", theme.DocumentSaveIcon(), "Save the query by a name, among the filters.",
		s.ask)
	s.forget = tooltip.NewTextButton(hints, "", theme.DeleteIcon(), "Forget the saved query that is chosen.", s.drop)
	s.naming = pane.FixedWidth(s.name, 120)
	s.naming.Hide()
	s.line = container.NewHBox(s.save, s.forget, s.naming)
	return s
}

// show offers what can be done with what is in force.
func (s *saver) show() {
	s.save.Hidden = s.find.Text == "" || s.fault() != ""
	s.forget.Hidden = !strings.HasPrefix(string(s.chosen), filterSaved)
	if s.save.Hidden {
		s.naming.Hide()
	}
}

// ask shows the field for the name.
func (s *saver) ask() {
	s.name.SetText("")
	s.naming.Show()
	s.layOut()
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.name); c != nil {
		c.Focus(s.name)
	}
}

// keep saves the query of the field, and puts it in force as a filter.
func (s *saver) keep(name string) {
	if name = strings.TrimSpace(name); name == "" {
		return
	}
	if f := s.named(name); f != nil && !strings.HasPrefix(string(f.key), filterSaved) {
		s.host.Fault(phrase.Of("{name} is the name of another filter.", "name", name))
		return
	}
	text := s.find.Text
	s.host.Settings().Change(func(c *config.Config) { c.SaveQuery(config.Query{Name: name, Text: text}) })
	s.naming.Hide()
	s.dropFilter()
	s.offer()
	s.use(tree.Key(filterSaved + name))
	s.applyFilter(func(int) {})
}

// named is the filter of a name, nil for none.
func (s *saver) named(name string) *filter {
	if i := slices.IndexFunc(s.filters, func(f filter) bool { return f.name == name }); i >= 0 {
		return &s.filters[i]
	}
	return nil
}

// drop forgets the saved query that is chosen.
func (s *saver) drop() {
	name := strings.TrimPrefix(string(s.chosen), filterSaved)
	s.host.Settings().Change(func(c *config.Config) { c.SaveQuery(config.Query{Name: name}) })
	s.dropFilter()
	s.offer()
	s.applyFilter(func(int) {})
}

// offer offers the filters anew.
func (s *saver) offer() {
	s.setFilters(filters(s.source.Tree.Header().Vocabulary, s.host.Settings().Config().Queries))
}
