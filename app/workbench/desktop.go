//go:build !js

package workbench

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/link"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// What a desktop has; browser_js.go is its twin.

// Ask lets the user name a file that is there.
func (d *dialogs) Ask(title string, do func(path string)) {
	if d.window == nil {
		return
	}
	d.show(title, dialog.NewFileOpen(func(chosen fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			d.work.Fault(err.Error())
		case chosen != nil:
			chosen.Close()
			do(chosen.URI().Path())
		}
	}, d.window), fileSize)
}

// askPath asks for a file to be written by a function. The dialog stays where that fails.
func (d *dialogs) askPath(name string, write func(path string) error) {
	if d.window == nil {
		return
	}
	s := newSaving(d.hints, d.window.Canvas(), d.counting, d.folder(), name)
	d.saving = s
	s.OnSave = func(path string) {
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		if err == nil {
			err = write(path)
		}
		if err != nil {
			s.says.SetText(notSaved(err))
			d.work.Fault(notSaved(err))
			return
		}
		d.hide()
		d.last = filepath.Dir(path)
	}
	cancel := tooltip.NewTextButton(d.hints, "Cancel", nil, "Save nothing (Escape)", func() { d.hide() })
	d.show("Save", dialog.NewCustomWithoutButtons("Save", container.NewBorder(nil, container.NewCenter(cancel), nil, nil,
		s.content), d.window), fileSize)
	s.focus()
}

// written says that a file was written, and puts it among the recent ones if it can be opened.
func (d *dialogs) written(path string, opens bool) {
	if opens {
		d.work.Settings().Change(func(c *config.Config) { c.AddRecent(path) })
		d.OnSaved()
	}
	d.work.Status("Saved " + path + ".")
}

// folder is where the last file was saved or opened, else the user's own.
func (d *dialogs) folder() string {
	if d.last != "" {
		return d.last
	}
	for _, path := range d.work.Settings().Config().Recent {
		if folder := filepath.Dir(path); filepath.IsAbs(path) && isFolder(folder) {
			return folder
		}
	}
	if home, err := os.UserHomeDir(); err == nil {
		return home
	}
	return string(filepath.Separator)
}

// noPaste is what is said where the clipboard is empty.
const noPaste = "There is nothing to paste."

// usualDisk is how much of the disk the trees of earlier starts may take at first.
const usualDisk = 500_000_000

// notListening says why no engine can be listened to; empty where one can.
const notListening = ""

// endSignals ask a program to end.
var endSignals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// canQuit says that the menu can end the program.
const canQuit = true

// linkTo writes a link for others.
func linkTo(s link.State) string { return s.String() }

// bring finds the file of a link. Nothing is fetched from the web: a link must not tell who opens it.
func bring(address string, _ func(func()), then func(path string, err error)) {
	if strings.Contains(address, "://") {
		then("", errors.New(phrase.Of("{address} is on the web, and Drevo fetches nothing from there: save it as a file "+
			"and open that", "address", address)))
		return
	}
	then(filepath.FromSlash(address), nil)
}

// join lets the window take the files that are dropped on it.
func (w *Workbench) join() {
	w.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		var paths []string
		for _, file := range files {
			paths = append(paths, file.Path())
		}
		if len(paths) > 0 {
			w.OpenFiles(paths...)
		}
	})
}

// stands is told that the window stands.
func (w *Workbench) stands() {}
