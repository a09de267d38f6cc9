package toolkit

import (
	"bytes"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage/repository"

	"drevo/app/file"
)

// scheme is that of files on disk.
const scheme = "file"

// SaveWhole lets Fyne's dialogs save files as a whole or not at all. Fyne itself empties a file before
// the program has written anything, so that a full disk would cost what the user had. It is called once,
// after Fyne has started.
func SaveWhole() {
	known, _ := repository.ForScheme(scheme)
	if disk, ok := known.(fileRepository); ok {
		repository.Register(scheme, wholeFiles{disk})
	}
}

// fileRepository is what Fyne's own access to files can do.
type fileRepository interface {
	repository.AppendableRepository
	repository.CopyableRepository
	repository.DeleteAllRepository
	repository.HierarchicalRepository
	repository.ListableRepository
	repository.MovableRepository
}

// wholeFiles is Fyne's access to files with other writers.
type wholeFiles struct{ fileRepository }

// Writer touches nothing: what is written to it replaces the file when it is closed.
func (wholeFiles) Writer(u fyne.URI) (fyne.URIWriteCloser, error) { return &whole{uri: u}, nil }

// whole is a file that is to be replaced.
type whole struct {
	bytes.Buffer
	uri fyne.URI
}

func (w *whole) URI() fyne.URI { return w.uri }

// Close replaces the file. Its error says why the file is still the old one.
func (w *whole) Close() error { return file.Replace(w.uri.Path(), w.Bytes(), 0o644) }
