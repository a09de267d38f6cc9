package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/link"
	"drevo/app/museum"
	museumpane "drevo/app/panes/museum"
	startpane "drevo/app/panes/start"
	"drevo/engine/tree"
	"drevo/widgets/draw"
)

// What the dialogs are called.
const (
	startName  = "Start page"
	museumName = "Museum"
)

// greet shows the start page over the first position, once: who has seen it is not asked again.
func (w *Workbench) greet() {
	w.greeted()
	first := w.showFirst
	if w.faces.simple {
		first = func() {} // it is there
	}
	w.start(first)
}

// greeted notes that the user has seen the start page.
func (w *Workbench) greeted() {
	w.Settings().Change(func(c *config.Config) {
		if c.Simple() {
			c.Face = config.FaceSimple // which it was by itself, and stays
		}
		c.Toured = true
	})
}

// showStart shows the start page over whatever there is.
func (w *Workbench) showStart() { w.start(w.showFirst) }

// start shows the start page, of which the first card does what is said.
func (w *Workbench) start(first func()) {
	size, ok := w.dialogs.size()
	if !ok {
		return
	}
	leave := func(do func()) func() {
		return func() {
			w.dialogs.hide()
			do()
		}
	}
	done, all := 0, 0
	if l, ok := w.lessons(); ok {
		done, all = l.Done()
	}
	page := startpane.New(w.Settings().Config().Board, done, all, startpane.Ways{
		First: leave(first), Game: leave(w.chooseFile),
		Step: func(s link.State) { leave(func() { w.stepThrough(s) })() }, Lessons: leave(w.help.showLessons),
		Museum: w.showMuseum})
	least := page.Content().MinSize()
	w.dialogs.show(startName, dialog.NewCustom("Drevo", "Close", page.Content(), w.window),
		fyne.NewSize(min(least.Width+40, size.Width-20), min(least.Height+120, size.Height-20)))
	w.window.Canvas().Focus(page.Cards[0])
}

// stepThrough shows a search at its first node, to be gone through step by step.
func (w *Workbench) stepThrough(s link.State) {
	w.showThen(s, func() {
		w.replay.Show(true)
		w.replay.Go(tree.Root)
	})
}

// showMuseum shows the museum.
func (w *Workbench) showMuseum() {
	size, ok := w.dialogs.size()
	if !ok {
		return
	}
	exhibits, err := museum.Exhibits()
	if err != nil {
		w.Fault(err.Error())
		return
	}
	m := museumpane.New(w.Programmes, exhibits, w.Settings().Config().Board)
	m.OnShow = func(s link.State) {
		w.dialogs.hide()
		w.openLink(s.String())
	}
	m.OnLesson = func(name string) {
		w.dialogs.hide()
		w.help.showLesson(name)
	}
	w.dialogs.show(museumName, dialog.NewCustom("Museum", "Close", m.Content(), w.window),
		fyne.NewSize(min(size.Width-40, 1100*draw.Zoom()), min(size.Height-60, 640*draw.Zoom())))
	m.Focus(w.window.Canvas())
}
