package workbench

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"drevo/app/config"
)

// saveText asks for a file and writes games into it.
func (w *Workbench) saveText(name, text string) {
	w.saveAs(name, []byte(text), func(path string) {
		w.settings.Change(func(c *config.Config) { c.AddRecent(path) })
		w.newMenu()
	})
}

// saveAs asks for a file and writes data into it, as a whole or not at all: the writers that the dialog
// hands out are those of toolkit.SaveWhole. Saved is told the path.
func (w *Workbench) saveAs(name string, data []byte, saved func(path string)) {
	if w.window == nil {
		return
	}
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if to == nil && err == nil {
			return // given up
		}
		if err == nil {
			err = write(to, data)
		}
		if err != nil {
			w.setFault(notSaved(err))
			return
		}
		saved(to.URI().Path())
		w.setStatus("Saved " + to.URI().Path() + ".")
	}, w.window)
	d.SetFileName(name)
	d.SetFilter(storage.NewExtensionFileFilter([]string{filepath.Ext(name)}))
	w.openDialog("Save", d, fyne.NewSize(760, 520))
}

// notSaved says why a file could not be written, the reason first: the bar may have no room for the path.
func notSaved(err error) string {
	if place := new(fs.PathError); errors.As(err, &place) {
		return fmt.Sprintf("Not saved: %v. What was there is as it was. (%v)", place.Err, err)
	}
	return "Not saved: " + err.Error()
}

// write writes data and closes the file.
func write(to fyne.URIWriteCloser, data []byte) error {
	_, err := to.Write(data)
	return errors.Join(err, to.Close())
}
