package workbench

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/open"
	"drevo/app/session"
)

// largestFile is the most that is read of a file, so that a wrong one does no harm.
const largestFile = 64 << 20

// openText shows what a text holds: a FEN, EPD lines or a PGN. A text that can't be
// read changes nothing.
func (w *Workbench) openText(text string) { w.openItems(text, "") }

// openItems shows the only item of a text, or lets the user choose.
func (w *Workbench) openItems(text, name string) {
	items, err := open.Text(text)
	if err != nil {
		w.setStatus(err.Error())
		return
	}
	if len(items) == 1 || w.window == nil {
		w.openItem(items[0], name)
		return
	}
	w.chooseItem(items, name)
}

func (w *Workbench) openItem(item open.Item, name string) {
	line, err := session.Replay(item.Start, item.Moves)
	if err != nil {
		w.setStatus(err.Error())
		return
	}
	old := w.session.Search()
	w.watcher.forget()
	w.closePanes()
	w.toolbar.running(false)
	w.session.SetGame(line)
	if name == "" {
		name = item.Name
	}
	if name != "" {
		w.setStatus(fmt.Sprintf("Opened %s.", name))
	} else {
		w.setStatus("")
	}
	w.show()
	if old != nil {
		old.Release()
	}
}

// chooseItem lists the positions or games of a file.
func (w *Workbench) chooseItem(items []open.Item, name string) {
	list := widget.NewList(
		func() int { return len(items) },
		func() fyne.CanvasObject { return widget.NewLabel("") },
		func(at widget.ListItemID, o fyne.CanvasObject) { o.(*widget.Label).SetText(itemName(items[at], at)) },
	)
	list.OnSelected = func(at widget.ListItemID) {
		w.dialog.Hide()
		w.openItem(items[at], itemName(items[at], at))
	}
	w.openDialog(dialog.NewCustom("Choose a position or game ("+name+")", "Cancel", container.NewStack(list), w.window), fyne.NewSize(560, 460))
}

func itemName(item open.Item, at int) string {
	name := item.Name
	if name == "" {
		name = item.Start.FEN()
	}
	return fmt.Sprintf("%d. %s", at+1, name)
}

// chooseFile asks for a file.
func (w *Workbench) chooseFile() {
	if w.window == nil {
		return
	}
	d := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			w.setStatus(err.Error())
		case file != nil:
			defer file.Close()
			w.read(file, file.URI().Path())
		}
	}, w.window)
	w.openDialog(d, fyne.NewSize(760, 520))
}

// OpenFile opens a file by its path.
func (w *Workbench) OpenFile(path string) {
	file, err := os.Open(path)
	if err != nil {
		w.setStatus(err.Error())
		return
	}
	defer file.Close()
	w.read(file, path)
}

func (w *Workbench) read(file io.Reader, path string) {
	data, err := io.ReadAll(io.LimitReader(file, largestFile))
	if err != nil {
		w.setStatus(fmt.Sprintf("%s: %v", path, err))
		return
	}
	w.saver.change(func(c *config.Config) { c.AddRecent(path) })
	w.newMenu()
	w.openItems(string(data), filepath.Base(path))
}

// paste opens what the clipboard holds.
func (w *Workbench) paste() {
	text := fyne.CurrentApp().Clipboard().Content()
	if text == "" {
		w.setStatus("There is nothing to paste.")
		return
	}
	w.openText(text)
}

// copyFEN puts the position into the clipboard.
func (w *Workbench) copyFEN() {
	p := w.session.Position()
	fyne.CurrentApp().Clipboard().SetContent(p.FEN())
	w.setStatus(fmt.Sprintf("Copied %s", p.FEN()))
}
