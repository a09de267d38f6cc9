package workbench

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/glossary"
	"drevo/app/pane"
	"drevo/app/version"
	"drevo/engine/search"
	"drevo/widgets/tooltip"
)

// helpSize is that of a dialog with text.
var helpSize = fyne.NewSize(720, 560)

// showHelp shows a text that may be long.
func (w *Workbench) showHelp(title string, content fyne.CanvasObject) {
	if w.window == nil {
		return
	}
	w.dialogs.show(title, dialog.NewCustom(title, "Close", content, w.window), helpSize)
}

// showTour begins the tour again.
func (w *Workbench) showTour() {
	w.tour.start(w.tourAbout(w.view))
	w.frame.content.Refresh()
}

// showTourStep brings to the front what a step speaks of, and rings it.
func (w *Workbench) showTourStep(step tourStep) {
	if err := w.Open(step.tab, ""); err != nil {
		w.Fault(err.Error())
	}
	w.ring(step.part)
}

// endTour remembers that the user has seen it.
func (w *Workbench) endTour() {
	w.Settings().Change(func(c *config.Config) { c.Toured = true })
	w.ring(partNone)
}

// ring rings a part of the window.
func (w *Workbench) ring(p part) {
	w.frame.spot.on(p)
	w.frame.content.Refresh()
}

// showExperiments opens the experiments in a window of their own.
func (w *Workbench) showExperiments() {
	if w.window != nil {
		w.research.Open(title)
	}
}

// words are the notions of computer chess, and then those of the programmes and of the panes.
func (w *Workbench) words() []glossary.Word {
	list := glossary.Of(w.Programmes)
	for _, s := range w.slots {
		if p, ok := s.Pane.(pane.Worded); ok {
			list = append(list, p.Words()...)
		}
	}
	return append(glossary.Notions(), glossary.Sorted(list)...)
}

// mostWords is how many words are shown at once; laying out all takes too long.
const mostWords = 40

// wordList lists the words that a text finds.
func wordList(words []glossary.Word, text string) fyne.CanvasObject {
	found := glossary.Find(words, text)
	box := container.NewVBox(pane.Note(fmt.Sprintf("%d of %d words", len(found), len(words))))
	for _, word := range found[:min(len(found), mostWords)] {
		place := word.Kind
		if word.Of != "" {
			place += ", " + word.Of
		}
		if word.Source != "" {
			place += ": " + word.Source
		}
		box.Add(pane.Paragraph(word.Name, word.Sentence, place))
	}
	if more := len(found) - mostWords; more > 0 {
		box.Add(pane.Note(fmt.Sprintf("and %d more: type to find one.", more)))
	}
	return box
}

// showGlossary lists the words that stand in the window, with their sentences and sources; a text
// narrows the list.
func (w *Workbench) showGlossary(text string) {
	words := w.words()
	scroll := container.NewVScroll(wordList(words, text))
	find := tooltip.NewEntry(w.hints, "Find a word: cut, bounds, horizon ...", "Narrows the list to the words "+
		"that hold this")
	find.SetText(text)
	find.OnChanged = func(text string) {
		scroll.Content = wordList(words, text)
		scroll.ScrollToTop()
		scroll.Refresh()
	}
	w.showHelp("Glossary", container.NewBorder(find, nil, nil, nil, scroll))
	if w.window != nil {
		w.window.Canvas().Focus(find)
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

func (w *Workbench) showSources() { w.showHelp("Sources", sources(w.Programmes)) }

// aboutText says what this program is.
func aboutText(programmes search.List) fyne.CanvasObject {
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
	box.Add(pane.Note("MIT licence; the drawings of the pieces too. Written in Go with Fyne."))
	return container.NewVScroll(box)
}

func (w *Workbench) showAbout() { w.showHelp("About Drevo", aboutText(w.Programmes)) }
