package workbench

import (
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"drevo/app/examples"
	"drevo/app/session"
)

// chooseExample lists the positions to learn from, with what to look for in the one under the
// selection, and opens one.
func (w *Workbench) chooseExample() {
	list, err := examples.All()
	if err != nil || w.window == nil {
		if err != nil {
			w.setFault(err.Error())
		}
		return
	}
	look := widget.NewLabel("Choose a position: what to look for in it will stand here, and in the tab of the game.")
	look.Wrapping = fyne.TextWrapWord
	chosen := -1
	open := widget.NewButton("Open", func() {
		if w.dialog != nil {
			w.dialog.Hide()
		}
		w.openExample(list[chosen])
	})
	open.Importance = widget.HighImportance
	open.Disable()
	names := widget.NewList(
		func() int { return len(list) },
		func() fyne.CanvasObject { return widget.NewLabel("") },
		func(at widget.ListItemID, o fyne.CanvasObject) { o.(*widget.Label).SetText(list[at].Name) },
	)
	names.OnSelected = func(at widget.ListItemID) {
		chosen = at
		look.SetText(list[at].Look())
		open.Enable()
	}
	foot := container.NewBorder(nil, nil, nil, container.NewVBox(open), look)
	content := container.NewVSplit(names, container.NewVScroll(foot))
	content.Offset = 0.7
	w.openDialog("Examples", dialog.NewCustom("Positions to learn from", "Close", content, w.window), fyne.NewSize(680, 560))
}

// openExample shows an example, and says what to look for. The options that it brings for the
// programme in hand are set.
func (w *Workbench) openExample(e examples.Example) {
	w.setGame(openingName(e.Name), session.Open(e.Game))
	if options := e.Options(w.session.Programme.About().ID); len(options) > 0 {
		given := w.session.Values.Map()
		maps.Copy(given, options)
		w.setValues("options of the example", given)
	}
	w.setStatus(e.Look())
}
