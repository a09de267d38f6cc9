package workbench

import (
	"errors"
	"io/fs"

	"fyne.io/fyne/v2"
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

// Save asks for a file and writes games into it.
func (d *dialogs) Save(name, text string) {
	d.saveAs(name, []byte(text), true)
}

// saveAs asks for a file and writes data into it, as a whole or not at all; opens says that it can be opened again.
// Where nothing could be written the dialog stays.
func (d *dialogs) saveAs(name string, data []byte, opens bool) {
	d.askPath(name, func(path string) error {
		if err := file.Replace(path, data, 0o644); err != nil {
			return err
		}
		d.written(path, opens)
		return nil
	})
}

// notSaved says why a file could not be written, the reason first: the bar may have no room for the path.
func notSaved(err error) string {
	if place := new(fs.PathError); errors.As(err, &place) {
		return phrase.Of("Not saved: {reason}. What was there is as it was. ({fault})", "reason", place.Err, "fault", err)
	}
	return "Not saved: " + err.Error()
}
