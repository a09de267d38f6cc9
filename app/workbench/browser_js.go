package workbench

import (
	"errors"
	"os"
	"path/filepath"

	"drevo/app/link"
	"drevo/app/web"
	"drevo/internal/phrase"
)

// What a page of a browser has instead of files, processes and a clipboard; desktop.go is its twin.

// Ask lets the user choose a file by the browser's own dialog.
func (d *dialogs) Ask(_ string, do func(path string)) {
	if d.window == nil {
		return
	}
	web.Pick(func(path string) { d.work.Post(func() { do(path) }) })
}

// askPath has a file written by a function, which says so to written.
func (d *dialogs) askPath(name string, write func(path string) error) {
	if err := write(filepath.Join(os.TempDir(), name)); err != nil {
		d.work.Fault(notSaved(err))
	}
}

// written hands a file that was written to the browser, which saves it as it saves others.
func (d *dialogs) written(path string, _ bool) {
	data, err := os.ReadFile(path)
	if err = errors.Join(err, os.Remove(path)); err != nil {
		d.work.Fault(notSaved(err))
		return
	}
	name := filepath.Base(path)
	web.Download(name, data)
	d.work.Status(phrase.Of("{name} goes where the browser puts what it downloads.", "name", name))
}

// clip puts a picture into the clipboard.
func clip(png []byte) error { return web.CopyPicture(png) }

// keep hands a picture to the browser, and says where it is.
func (p *pictures) keep(png []byte) (where string, err error) {
	web.Download("drevo-picture.png", png)
	return "The picture goes where the browser puts what it downloads.", nil
}

// noPaste is what is said where the clipboard is empty: of what other programs have put there a page knows only when the
// keys are pressed.
const noPaste = "There is nothing to paste. What was copied elsewhere a page is told only by Ctrl+V."

// usualDisk is how much the trees of earlier starts may take at first: all of it is read at the start.
const usualDisk = 50_000_000

// notListening says why no engine can be listened to.
const notListening = "No other program can write to a page of a browser. Open the file that the engine has written."

// endSignals ask a program to end. A page is never sent one.
var endSignals = []os.Signal{os.Interrupt}

// canQuit says that the menu can end the program; a page ends with its tab.
const canQuit = false

// linkTo writes a link for others: this page with what it is to show.
func linkTo(s link.State) string { return web.Address() + "#" + s.Pairs() }

// bring fetches the file of a link.
func bring(address string, post func(func()), then func(path string, err error)) {
	go func() {
		path, err := web.Fetch(address)
		if err != nil {
			err = errors.New(phrase.Of("{address} can't be fetched: {fault}", "address", address, "fault", err))
		}
		post(func() { then(path, err) })
	}()
}

// join lets the window take the files that are dropped on the page, and the links that are opened in it.
func (w *Workbench) join() {
	web.OnFiles(func(paths []string) { w.Post(func() { w.OpenFiles(paths...) }) })
	web.OnLink(func(text string) { w.Post(func() { w.openLink(text) }) })
}

// stands tells the page that the window stands, and the user what the page can't do.
func (w *Workbench) stands() {
	web.Ready()
	if why := web.NotKept(); why != "" && w.embed == link.EmbedNot {
		w.alarms.say(errors.New(why))
	}
}
