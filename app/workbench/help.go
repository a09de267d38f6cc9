package workbench

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"drevo/app/glossary"
	"drevo/app/pane"
	"drevo/app/panes/lesson"
	"drevo/app/pulse"
	"drevo/app/version"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// helpSize is that of a dialog with text.
var helpSize = fyne.NewSize(720, 560)

// help says what there is: the lessons, the glossary, the sources.
type help struct {
	dialogs *dialogs
	stage   *stage
	pulse   *pulse.Pulse
}

// lessons is the pane in which lessons are read.
func (s *stage) lessons() (*lesson.Pane, bool) {
	for _, slot := range s.slots {
		if p, ok := slot.Pane.(*lesson.Pane); ok {
			return p, true
		}
	}
	return nil, false
}

// showLessons brings the lessons to the front.
func (h *help) showLessons() {
	if err := h.stage.Open(lesson.Key, ""); err != nil {
		h.dialogs.work.Fault(err.Error())
	}
}

// showLesson brings a lesson that comes with the program to the front, by its name.
func (h *help) showLesson(name string) {
	if l, ok := h.stage.lessons(); ok {
		l.Builtin()
	}
	if err := h.stage.Open(lesson.Key, name); err != nil {
		h.dialogs.work.Fault(err.Error())
	}
}

// showHelp shows a text that may be long.
func (h *help) showHelp(title string, content fyne.CanvasObject) {
	if h.dialogs.window == nil {
		return
	}
	h.dialogs.show(title, dialog.NewCustom(title, "Close", content, h.dialogs.window), helpSize)
}

// words are the notions of computer chess, and then those of the programmes and of the panes.
func (h *help) words() []glossary.Word {
	list := glossary.Of(h.dialogs.work.Programmes)
	for _, s := range h.stage.slots {
		if p, ok := s.Pane.(pane.Worded); ok {
			list = append(list, p.Words()...)
		}
	}
	return append(glossary.Notions(), glossary.Sorted(list)...)
}

// mostWords is how many words are shown at once; laying out all takes too long.
const mostWords = 40

// wordList lists the words that a text finds. Those that the tree can show have a link to an example.
func (h *help) wordList(words []glossary.Word, text string) fyne.CanvasObject {
	found := glossary.Find(words, text)
	box := container.NewVBox(pane.Note(phrase.Of("{found} of {all} words", "found", len(found), "all", len(words))))
	for _, word := range found[:min(len(found), mostWords)] {
		place := word.Kind
		if word.Of != "" {
			place += ", " + word.Of
		}
		if word.Source != "" {
			place += ": " + word.Source
		}
		if often := word.HowOften(); often != "" {
			place += ". " + often
		}
		box.Add(pane.Paragraph(word.Name, word.Sentence, place))
		if v := h.stage.view; v.Search != nil && glossary.Shown(v.Tree, word.Key) {
			link := widget.NewHyperlink("Show one here", nil)
			link.OnTapped = func() { h.showExample(word) }
			box.Add(link)
		}
	}
	if more := len(found) - mostWords; more > 0 {
		box.Add(pane.Note(fmt.Sprintf("and %d more: type to find one.", more)))
	}
	return box
}

// offer shows what there is about a word, at a place of the window.
func (h *help) offer(word glossary.Word, at fyne.Position) {
	var items []*fyne.MenuItem
	if v := h.stage.view; v.Search != nil && glossary.Shown(v.Tree, word.Key) {
		items = append(items, fyne.NewMenuItem("Show one here", func() { h.showExample(word) }))
	}
	items = append(items, fyne.NewMenuItem("In the glossary", func() { h.showGlossary(word.Name) }))
	if h.dialogs.window != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), h.dialogs.window.Canvas(), at)
	}
}

// showExample goes to the nearest example of a word in the tree that is shown, or sets a move that it left out beside
// the best one.
func (h *help) showExample(word glossary.Word) {
	v := h.stage.view
	if v.Search == nil {
		return
	}
	e, ok := glossary.Nearest(v.Search, v.Node, word.Key)
	switch {
	case !ok:
		h.dialogs.work.Status(fmt.Sprintf("There is no example of “%s” in this tree.", word.Name))
		return
	case e.Move == board.NoMove:
		h.dialogs.work.Select(v.Place(e.Node))
	default:
		if best := v.Nodes.BestMoves(e.Node, 1); len(best) > 0 {
			h.stage.Compare(v.Place(best[0]).Side(), pane.Side{At: v.Place(e.Node), Move: e.Move})
		}
	}
	h.dialogs.hide()
}

// showGlossary lists the words that stand in the window, with their sentences and sources; a text
// narrows the list.
func (h *help) showGlossary(text string) {
	words := h.words()
	scroll := container.NewVScroll(h.wordList(words, text))
	find := tooltip.NewEntry(h.dialogs.hints, "Find a word: cut, bounds, horizon ...", "Narrows the list to the words "+
		"that hold this")
	find.SetText(text)
	find.OnChanged = func(text string) {
		scroll.Content = h.wordList(words, text)
		scroll.ScrollToTop()
		scroll.Refresh()
	}
	h.showHelp("Glossary", container.NewBorder(find, nil, nil, nil, scroll))
	if h.dialogs.window != nil {
		h.dialogs.window.Canvas().Focus(find)
	}
}

// sources lists the papers that the programmes come from, with the places that are used.
func sources(programmes search.List) fyne.CanvasObject {
	box := container.NewVBox()
	for _, p := range programmes {
		about := p.About()
		box.Add(pane.Heading(about.Name + ", " + about.Years))
		box.Add(pane.Wrapped(about.Authors + ". " + about.Source))
		for _, place := range glossary.Places(p) {
			box.Add(pane.Paragraph(place.Source, strings.Join(place.Words, ", ")+".", fmt.Sprintf("%d words", len(place.Words))))
		}
		box.Add(pane.Note(fmt.Sprintf("%d rulings of ours where the source is silent: Programme > Options.",
			len(about.Rulings))))
	}
	return container.NewVScroll(box)
}

func (h *help) showSources() { h.showHelp("Sources", sources(h.dialogs.work.Programmes)) }

// aboutText says what this program is, and how quickly its window answers.
func aboutText(programmes search.List, answers pulse.Figures) fyne.CanvasObject {
	box := container.NewVBox(
		pane.Wrapped("Drevo (древо, “tree”) rebuilds historic chess programs from their papers, records every node that "+
			"they visit, and shows why they chose their moves."),
		pane.Note(version.Text()),
		pane.Heading("Programmes"),
	)
	for _, p := range programmes {
		about := p.About()
		box.Add(pane.Paragraph(about.Name+", "+about.Years, about.Authors+".", about.Source))
	}
	box.Add(pane.Heading("How quickly this window answers"))
	box.Add(pane.Wrapped(answers.String()))
	box.Add(pane.Note("MIT licence; the drawings of the pieces too. Written in Go with Fyne."))
	return container.NewVScroll(box)
}

func (h *help) showAbout() {
	h.showHelp("About Drevo", aboutText(h.dialogs.work.Programmes, h.pulse.Figures()))
}
