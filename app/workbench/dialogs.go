package workbench

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"

	"drevo/app/config"
	"drevo/app/file"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// dialogs opens dialogs over the window, one at a time.
type dialogs struct {
	OnSaved func() // a file is one of the recent ones now

	work     *workspace.Workspace
	hints    *tooltip.Layer
	counting *work.Slot    // of games that would be overwritten
	window   fyne.Window   // nil in a picture
	dialog   dialog.Dialog // the one that is open, else nil
	name     string        // what it is called
	saving   *saving       // asks where to save, or did last
	last     string        // the folder of the file that was saved last
}

// Hints shows sentences beside the pointer.
func (d *dialogs) Hints() *tooltip.Layer { return d.hints }

// keepSize saves the size of the window.
func (d *dialogs) keepSize() {
	size := d.window.Canvas().Size()
	d.work.Settings().Change(func(c *config.Config) { c.Width, c.Height = size.Width, size.Height })
}

// fileSize is that of a dialog of files.
var fileSize = fyne.NewSize(760, 520)

// show shows a dialog, which Escape closes, in place of the one that is open.
func (d *dialogs) show(name string, next dialog.Dialog, size fyne.Size) {
	d.hints.Hide()
	d.hide()
	d.dialog, d.name = next, name
	next.SetOnClosed(func() {
		d.hints.Hide() // of what stood under the mouse
		if d.dialog == next {
			d.dialog = nil
		}
	})
	next.Show()
	next.Resize(size) // a dialog of files has no size before it is shown
}

// showing names the dialog that is open, empty for none.
func (d *dialogs) showing() string {
	if d.dialog == nil {
		return ""
	}
	return d.name
}

// hide closes the dialog that is open. It reports whether there was one.
func (d *dialogs) hide() bool {
	if d.dialog == nil {
		return false
	}
	d.dialog.Hide()
	return true
}

// size is that of the window, and whether there is one: a picture has none.
func (d *dialogs) size() (fyne.Size, bool) {
	if d.window == nil {
		return fyne.Size{}, false
	}
	return d.window.Canvas().Size(), true
}

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

// Save asks for a file and writes games into it.
func (d *dialogs) Save(name, text string) {
	d.saveAs(name, []byte(text), func(path string) {
		d.work.Settings().Change(func(c *config.Config) { c.AddRecent(path) })
		d.OnSaved()
	})
}

// saveAs asks for a file and writes data into it, as a whole or not at all. Saved is told the path. Where nothing
// could be written the dialog stays.
func (d *dialogs) saveAs(name string, data []byte, saved func(path string)) {
	d.askPath(name, func(path string) error {
		if err := file.Replace(path, data, 0o644); err != nil {
			return err
		}
		saved(path)
		d.work.Status("Saved " + path + ".")
		return nil
	})
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

// notSaved says why a file could not be written, the reason first: the bar may have no room for the path.
func notSaved(err error) string {
	if place := new(fs.PathError); errors.As(err, &place) {
		return phrase.Of("Not saved: {reason}. What was there is as it was. ({fault})", "reason", place.Err, "fault", err)
	}
	return "Not saved: " + err.Error()
}
