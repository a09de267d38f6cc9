package workbench

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/gametext"
	"drevo/app/library"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
)

// shortText is how many bytes of a text are read at once, which takes milliseconds; a
// longer one is read beside the window, as files are.
const shortText = 32 << 10

// openText shows what a text holds: a FEN, EPD lines or a PGN. A text that can't be
// read changes nothing.
func (w *Workbench) openText(text string) { w.openFrom(text, w.setFault) }

// openField is openText for the field below the board, where a mistake is named.
func (w *Workbench) openField(text string) { w.openFrom(text, w.board.ShowFault) }

func (w *Workbench) openFrom(text string, fault func(string)) {
	c := library.OfText("Pasted games", text)
	opened := func(r reading) {
		switch {
		case r.err != nil:
			fault(sentence(w.withMending(text, r.err)))
		case c.Len() > 1 && w.window != nil:
			w.shelve(c)
		default:
			w.openItem(r.first, r.first.Name, 0, nil)
		}
	}
	if len(text) <= shortText {
		opened(w.read(c, func(float64, int) bool { return true }))
		return
	}
	work.Run(w.reading, w.reader(c), opened)
}

// reading is what came of reading a list.
type reading struct {
	first library.Item // the only game; where there is no window to choose in, the first that can be read
	err   error        // what could not be read
}

// reader reads the list of a collection beside the window.
func (w *Workbench) reader(c *library.Collection) func(*work.Job) reading {
	return func(job *work.Job) reading {
		return w.read(c, func(done float64, _ int) bool { return job.At(int(done*1000), 1000) })
	}
}

// read reads the list of a collection, and a game that is to be shown at once. It may be called on any
// goroutine.
func (w *Workbench) read(c *library.Collection, progress library.Progress) (r reading) {
	if r.err = c.Scan(progress); r.err == nil {
		r.err = c.Empty()
	}
	if c.Len() > 1 && w.window != nil {
		return r
	}
	for at := range min(c.Len(), mostTried) {
		var err error
		r.first, err = c.Item(at)
		r.err = errors.Join(r.err, err)
		if !r.empty() {
			break
		}
	}
	return r
}

// mostTried is how many games of a list are tried until one can be read.
const mostTried = 10

// empty reports whether nothing could be read.
func (r *reading) empty() bool {
	return r.first.Game == nil || r.err != nil && len(r.first.Game.Mainline()) == 0 && r.first.Game.Start == board.Start()
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

// mostWaited is how many bytes files may have together whose list is waited for, because they may hold one
// game only, which is opened; larger ones are listed while they are read. It is a ruling.
const mostWaited = 4 << 20

// OpenFiles opens files by their paths, all together as if they were one: the only game or position in
// them, or else the list of games.
func (w *Workbench) OpenFiles(paths ...string) {
	c := library.New(paths...)
	if w.window != nil && sizeOf(paths) > mostWaited {
		w.keepRecent(paths)
		w.shelve(c)
		return
	}
	work.Run(w.reading, w.reader(c), func(r reading) {
		if c.Len() == 0 || c.Len() == 1 && r.empty() {
			w.setFault(r.err.Error())
			return
		}
		w.keepRecent(paths)
		if c.Len() > 1 && w.window != nil {
			w.shelve(c)
			return
		}
		w.openItem(r.first, c.Name, 0, r.err)
	})
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

// openItem shows a position or game after so many half-moves. Fault is what of it, or of its files, could
// not be read.
func (w *Workbench) openItem(item library.Item, name string, ply int, fault error) {
	line := session.Open(item.Game)
	line.Go(ply)
	w.setGame(openingName(name), line)
	said := strings.TrimSpace(gametext.Letters(item.Game) + " " + w.takeOptions(item.Game))
	text := strings.TrimSpace(openedText(name) + " " + said)
	if fault != nil {
		w.setFault(strings.TrimSpace(text + " It is not whole: " + fault.Error()))
		return
	}
	w.setStatus(text)
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

// openedText says what was opened.
func openedText(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprintf("Opened %s.", strings.TrimSuffix(name, "."))
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
