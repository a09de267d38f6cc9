package workbench

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/library"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// saving asks where something is to be saved: a field for the path, and the folder that is looked at below it.
// What is asked once is done by the second Return: to overwrite a file, to make a folder.
type saving struct {
	OnSave  func(path string)
	path    *tooltip.Entry
	says    *widget.Label
	save    *tooltip.Button
	list    *widget.List
	content fyne.CanvasObject

	canvas   fyne.Canvas
	counting *work.Slot // the games of a file that is there
	ending   string     // that the name of the file has: ".pgn"
	folder   string     // that is looked at
	names    []string   // in it; those of folders end with a slash
	agreed   string     // the path of which was said what saving there does
}

// parent is the name of the folder above.
const parent = "../"

func newSaving(hints *tooltip.Layer, canvas fyne.Canvas, counting *work.Slot, folder, name string) *saving {
	s := &saving{OnSave: func(string) {}, canvas: canvas, counting: counting, ending: filepath.Ext(name),
		says: widget.NewLabel("")}
	s.says.Wrapping = fyne.TextWrapWord
	s.path = tooltip.NewEntry(hints, "Name", "A name in the folder below, or a whole path; ~ is your own folder. Return "+
		"saves, Escape gives up.")
	s.path.OnSubmitted = func(string) { s.submit() }
	s.save = tooltip.NewTextButton(hints, "Save", nil, "Write the file (Return)", s.submit)
	s.save.Importance = widget.HighImportance
	s.list = widget.NewList(func() int { return len(s.names) }, func() fyne.CanvasObject { return widget.NewLabel("") },
		func(at int, o fyne.CanvasObject) { o.(*widget.Label).SetText(s.names[at]) })
	s.list.OnSelected = func(at int) { s.list.UnselectAll(); s.choose(s.names[at]) }
	s.look(folder)
	s.path.SetText(filepath.Join(folder, name))
	s.path.OnChanged = s.typed
	top := container.NewVBox(container.NewBorder(nil, nil, nil, s.save, s.path), s.says)
	s.content = container.NewBorder(top, nil, nil, nil, s.list)
	return s
}

// focus gives the keys to the field, the cursor at its end.
func (s *saving) focus() {
	s.canvas.Focus(s.path)
	s.path.CursorColumn = len([]rune(s.path.Text))
	s.path.Refresh()
}

// look lists a folder: the folders in it, and the files with the ending.
func (s *saving) look(folder string) {
	s.folder, s.names = folder, []string{parent}
	entries, _ := os.ReadDir(folder) // of one that can't be read nothing is listed
	var files []string
	for _, entry := range entries {
		switch name := entry.Name(); {
		case strings.HasPrefix(name, "."):
		case isFolder(filepath.Join(folder, name)):
			s.names = append(s.names, name+"/")
		case strings.EqualFold(filepath.Ext(name), s.ending):
			files = append(files, name)
		}
	}
	s.names = slices.Concat(s.names, files)
	s.list.Refresh()
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// choose takes a name of the list: a folder is looked at, a file would be overwritten.
func (s *saving) choose(name string) {
	if folder, ok := strings.CutSuffix(name, "/"); ok {
		s.look(filepath.Join(s.folder, folder))
		name = filepath.Base(s.path.Text)
	}
	s.path.SetText(filepath.Join(s.folder, name))
	s.focus()
}

// typed follows the folder of a whole path, and forgets what was asked about another one.
func (s *saving) typed(string) {
	s.agreed = ""
	s.says.SetText("")
	s.save.SetText("Save")
	if folder, _ := s.parts(); filepath.IsAbs(folder) && filepath.Clean(folder) != s.folder && isFolder(folder) {
		s.look(filepath.Clean(folder))
	}
}

// parts are the folder and the name of what stands in the field, each as far as it is there.
func (s *saving) parts() (folder, name string) {
	path := s.path.Text
	if rest, ok := strings.CutPrefix(path, "~"+string(filepath.Separator)); ok {
		if home, err := os.UserHomeDir(); err == nil {
			path = home + string(filepath.Separator) + rest
		}
	}
	return filepath.Split(path)
}

// target is the file that the field names, with the ending, or the folder where it names none.
func (s *saving) target() string {
	folder, name := s.parts()
	if !filepath.IsAbs(folder) {
		folder = filepath.Join(s.folder, folder)
	}
	if name != "" && !strings.EqualFold(filepath.Ext(name), s.ending) {
		name += s.ending
	}
	return filepath.Join(folder, name)
}

// submit saves, or asks first: of a folder it shows what is in it.
func (s *saving) submit() {
	path := s.target()
	_, err := os.Lstat(path)
	folder := filepath.Dir(path)
	switch {
	case isFolder(path):
		s.says.SetText("That is a folder: a name is missing.")
	case s.agreed == path:
		s.OnSave(path)
	case err == nil:
		s.askToOverwrite(path)
	case !isFolder(folder):
		s.ask(path, phrase.Of("There is no folder {folder}. Return once more makes it.", "folder", folder), "Make it")
	default:
		s.OnSave(path)
	}
}

// ask says what saving to a path does, which the next Return does.
func (s *saving) ask(path, question, answer string) {
	if s.target() == path {
		s.agreed = path
		s.says.SetText(question)
		s.save.SetText(answer)
	}
}

// askToOverwrite says how many games a file holds, which are counted beside the window.
func (s *saving) askToOverwrite(path string) {
	const overwrite = "Overwrite"
	name := filepath.Base(path)
	if s.ending != gameEnding {
		s.ask(path, phrase.Of("{name} is there. Return once more overwrites it.", "name", name), overwrite)
		return
	}
	work.Run(s.counting, func(job *work.Job) int {
		c := library.New(path)
		_ = c.Scan(func(done float64, _ int) bool { return job.At(int(done*1000), 1000) }) // what can be read of it
		return c.Len()
	}, func(games int) {
		s.ask(path, phrase.Of("{name} holds {games:one game|# games}, which the next Return overwrites.",
			"name", name, "games", present.Whole(games)), overwrite)
	})
}
