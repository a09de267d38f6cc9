package workbench

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/library"
	"drevo/app/open"
	"drevo/app/session"
	"drevo/app/work"
)

// shortText is how many bytes of a text are read at once, which takes milliseconds; a
// longer one is read beside the window, as files are.
const shortText = 32 << 10

// contents is what was read, or why nothing was.
type contents struct {
	open.Contents
	err error
}

// openText shows what a text holds: a FEN, EPD lines or a PGN. A text that can't be
// read changes nothing.
func (w *Workbench) openText(text string) { w.openFrom(text, w.setFault) }

// openField is openText for the field below the board, where a mistake is named.
func (w *Workbench) openField(text string) { w.openFrom(text, w.board.ShowFault) }

func (w *Workbench) openFrom(text string, fault func(string)) {
	opened := func(c contents) {
		if c.err != nil {
			fault(sentence(w.withMending(text, c.err)))
			return
		}
		if len(c.Items) > 1 && w.window != nil {
			w.setStatus(openedText("", c.LeftOut))
			w.shelve(library.FromText("Pasted games", text))
			return
		}
		w.opened(c, "")
	}
	read := func(progress open.Progress) contents {
		c, err := open.Read(text, progress)
		return contents{c, err}
	}
	if len(text) <= shortText {
		opened(read(func(int, int) bool { return true }))
		return
	}
	work.Run(w.reading, func(job *work.Job) contents { return read(job.At) }, opened)
}

// withMending says what is wrong with a text; of one that looks like a position, that the editor mends
// it.
func (w *Workbench) withMending(text string, err error) string {
	w.unread = ""
	if first, _, _ := strings.Cut(strings.TrimSpace(text), " "); strings.Count(first, "/") < 5 || len(text) > 400 {
		return err.Error()
	}
	w.unread = text
	return strings.TrimSuffix(err.Error(), ".") + ". Set up a position (Ctrl+P) to mend it"
}

// mostWhole is how many bytes files may have together to be read whole, with all their games, before the
// first of them is shown; larger ones are listed while they are read, and their games read when they are
// opened. It is a ruling.
const mostWhole = 4 << 20

// OpenFiles opens files by their paths, all together as if they were one: the only game or position in
// them, or else the list of games.
func (w *Workbench) OpenFiles(paths ...string) {
	if w.window != nil && sizeOf(paths) > mostWhole {
		w.keepRecent(paths)
		w.shelve(library.New(paths...))
		return
	}
	name := filepath.Base(paths[0])
	if len(paths) > 1 {
		name = fmt.Sprintf("%d files", len(paths))
	}
	work.Run(w.reading, func(job *work.Job) contents { return readFiles(paths, job.At) }, func(c contents) {
		if c.err == nil {
			w.keepRecent(paths)
		}
		if c.err == nil && len(c.Items) > 1 && w.window != nil {
			w.setStatus(openedText(name, c.LeftOut))
			w.shelve(listOf(name, paths, c.Items))
			return
		}
		w.opened(c, name)
	})
}

// listOf is the list of what was read of files: of a pipe, which can't be read again, the games themselves.
func listOf(name string, paths []string, items []open.Item) *library.Collection {
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			continue
		}
		var text strings.Builder
		for _, item := range items {
			text.WriteString(item.Game.String())
		}
		return library.FromText(name, text.String())
	}
	return library.New(paths...)
}

// sizeOf is how many bytes files have together, as far as that can be told.
func sizeOf(paths []string) (bytes int64) {
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			bytes += info.Size()
		}
	}
	return bytes
}

// keepRecent puts files at the head of the recent ones.
func (w *Workbench) keepRecent(paths []string) {
	w.settings.Change(func(kept *config.Config) {
		for _, path := range paths {
			kept.AddRecent(path)
		}
	})
	w.newMenu()
}

// readFiles joins what files hold. The error says why there is nothing.
func readFiles(paths []string, progress open.Progress) contents {
	var all contents
	for n, path := range paths {
		c, err := open.File(path, func(done, total int) bool { return progress(n*total+done, len(paths)*total) })
		if err != nil {
			all.err = errors.Join(all.err, err)
			continue
		}
		all.Items = append(all.Items, c.Items...)
		all.LeftOut = errors.Join(all.LeftOut, c.LeftOut)
	}
	if len(all.Items) > 0 {
		all.LeftOut, all.err = errors.Join(all.LeftOut, all.err), nil
	}
	return all
}

// opened shows the only item of a text, or the first one where there is no window to choose in.
func (w *Workbench) opened(c contents, name string) {
	if c.err != nil {
		w.setFault(c.err.Error())
		return
	}
	w.openItem(c.Items[0], name, c.LeftOut)
}

// openItem shows a position or game. LeftOut is what of its file could not be read.
func (w *Workbench) openItem(item open.Item, name string, leftOut error) {
	if name == "" {
		name = item.Name
	}
	w.setGame(openingName(name), session.Open(item.Game))
	w.setStatus(strings.TrimSpace(openedText(name, leftOut) + " " + w.takeOptions(item.Game)))
}

// setGame makes another game the current one. A search that runs is stopped; the trees stay in
// the list.
func (w *Workbench) setGame(name string, game *session.Game) {
	w.closePanes()
	w.session.Stop()
	w.changeGame(name, func() { w.session.SetGame(game, nil) })
	w.show()
}

// openingName is what undo calls the opening of something.
func openingName(name string) string {
	if name == "" {
		return "paste"
	}
	return "opening " + name
}

// openedText says what was opened, and what was not.
func openedText(name string, leftOut error) string {
	switch {
	case leftOut != nil && name != "":
		return fmt.Sprintf("Opened %s; %v.", name, leftOut)
	case leftOut != nil:
		return fmt.Sprintf("Opened; %v.", leftOut)
	case name != "":
		return fmt.Sprintf("Opened %s.", name)
	}
	return ""
}

// chooseFile asks for a file to open.
func (w *Workbench) chooseFile() { w.askFile("Open", func(path string) { w.OpenFiles(path) }) }

// askFile lets the user name a file that is there.
func (w *Workbench) askFile(title string, do func(path string)) {
	if w.window == nil {
		return
	}
	d := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			w.setFault(err.Error())
		case file != nil:
			file.Close()
			do(file.URI().Path())
		}
	}, w.window)
	w.openDialog(title, d, fyne.NewSize(760, 520))
}

// paste opens what the clipboard holds.
func (w *Workbench) paste() {
	text := fyne.CurrentApp().Clipboard().Content()
	if text == "" {
		w.setFault("There is nothing to paste.")
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
