package workbench

import (
	"cmp"
	"errors"
	"os"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/experiment"
	"drevo/app/journal"
	"drevo/app/link"
	"drevo/app/pane"
	"drevo/engine/search"
)

// The window's size at first start.
const (
	firstWidth  = 1440
	firstHeight = 900
)

// ErrNoWindow says that the driver could not make the window.
var ErrNoWindow = errors.New("OpenGL, which draws it, does not work here")

// Asked is what the window is opened for.
type Asked struct {
	Files  []string // that are opened
	Listen string   // where an engine writes what it searches, see package attach; empty for none
}

// Run opens the window and returns when it is closed, with what could not be saved, or with ErrNoWindow. Where nothing
// is asked for, the position at hand is analysed at once. Screen tells the size of the screen in pixels once the
// toolkit has begun, 0 where it is not known.
func Run(app fyne.App, programmes search.List, asked Asked, screen func() (width, height int)) error {
	var w *Workbench
	end := &ending{exit: os.Exit}
	told := func(what string) func(error) {
		return func(err error) { end.post(func() { w.saved(what, err) }) }
	}
	wish := wishOf(asked.Files)
	settings, err := openSettings(told("The settings are"))
	kept, fault := openJournal(told("The session is"))
	if wish.Embed != link.EmbedNot {
		settings, kept = config.InMemory(config.Config{Toured: true}), journal.InMemory(journal.Session{})
	}
	findAmounts(settings)
	first := kept.Session().Now.PGN == "" && settings.Config().Former.Start == "" &&
		len(asked.Files) == 0 && asked.Listen == ""
	if wish.Face != "" || wish.Theme != "" {
		settings.Change(func(c *config.Config) { // what the user has not chosen
			c.Face, c.Theme = cmp.Or(c.Face, wish.Face), cmp.Or(c.Theme, wish.Theme)
		})
	}
	w, unread := New(Start{
		Settings:   settings,
		Journal:    kept,
		Programmes: programmes,
		OwnBook:    ownBook(),
		Runs:       runs(),
		Post:       end.post,
		SetTheme:   app.Settings().SetTheme,
		Dark:       func() bool { return isDark(app) },
	})
	end.save = func() error { return errors.Join(settings.Flush(), kept.Close()) }
	w.embed = wish.Embed
	w.open(app, end)
	if !isShown(w.window) {
		return ErrNoWindow
	}
	for _, fault := range []error{err, fault, unread} {
		w.alarms.say(fault)
	}
	app.Lifecycle().SetOnStarted(func() { w.keepWithin(screen()) })
	w.begin(asked, first)
	w.stands()
	w.observe()
	w.help.pulse.Begin(w.Context(), end.post)
	end.onSignals(func() { fyne.Do(w.quit) })
	app.Run()
	err = end.begin()
	w.Close()
	return err
}

// ownBook is the file of the user's own book, empty where there is no place for one.
func ownBook() string {
	path, err := config.Path()
	if err != nil {
		return ""
	}
	return books.OwnPath(path)
}

// runs are where runs of experiments are kept, nowhere if there is no place for settings.
func runs() experiment.Archive {
	path, err := config.Path()
	if err != nil {
		return experiment.Archive{}
	}
	return experiment.Beside(path)
}

// openSettings opens the settings file. The error says what of it can't be used, or that
// there is no place for one.
func openSettings(fault func(error)) (*config.Store, error) {
	path, err := config.Path()
	if err != nil {
		return config.InMemory(config.Config{}), errors.Join(err, errors.New("nothing will be kept"))
	}
	return config.Open(path, fault)
}

// openJournal opens the journal beside the settings. The error says what of it can't be used; of a place that there is
// not the settings have said it.
func openJournal(fault func(error)) (*journal.Journal, error) {
	path, err := config.Path()
	if err != nil {
		return journal.InMemory(journal.Session{}), nil
	}
	return journal.Open(path, fault)
}

// linked reports whether a link is to be opened, and no files.
func linked(files []string) bool { return len(files) == 1 && link.IsLink(files[0]) }

// wishOf is how a link wants the window to be; of one with a mistake that will be said nothing is taken.
func wishOf(files []string) (wish link.State) {
	if linked(files) {
		wish, _ = link.Parse(files[0])
	}
	return wish
}

// begin does what a start begins with. First says that it shows the first position.
func (w *Workbench) begin(asked Asked, first bool) {
	w.OnPlace = w.ThinkUnasked
	switch {
	case asked.Listen != "":
		w.listening.begin(asked.Listen)
	case linked(asked.Files):
		w.openLink(asked.Files[0])
		return
	case len(asked.Files) > 0:
		w.OpenFiles(asked.Files...)
	case first && w.faces.simple:
		w.firstStart()
	case first: // whose settings are there, but not the session
		w.Think()
	default:
		w.resume()
	}
	if first && !w.Settings().Config().Toured {
		w.greet()
	}
}

// resume puts the tab of the last time to the front, and repeats the last search. A game that waits says so
// instead of a search that is not repeated.
func (w *Workbench) resume() {
	if tab := w.Settings().Config().Tab; tab != "" {
		_ = w.Open(pane.Key(tab), "") // which may be of another version, or another programme
	}
	w.Repeat()
	if waits := w.room.Waiting(); waits != "" && w.Session.Running() == nil {
		w.Status(waits)
	}
}

// open makes the window and shows it.
func (w *Workbench) open(app fyne.App, end *ending) {
	w.window = app.NewWindow(title)
	w.quit = func() {
		w.keepSize()
		end.finish(w.Close)
	}
	if w.embed == link.EmbedReading {
		w.frame.bar.Hide()
	} else {
		w.newMenu = func() { w.window.SetMainMenu(w.menu()) }
		w.newMenu()
		w.join()
	}
	kept := w.Settings().Config()
	width, height := kept.Width, kept.Height
	if width == 0 || height == 0 {
		width, height = firstWidth, firstHeight
	}
	w.window.Resize(fyne.NewSize(width, height)) // before it has its content, which else was laid out as for a phone, too
	w.window.SetContent(w.Content())
	w.window.SetPadded(false)
	w.window.SetMaster()
	w.window.SetCloseIntercept(w.quit)
	w.listen(app)
	w.board.TakeKeys(w.window.Canvas())
	w.window.Show()
}

// keepWithin makes the window smaller where it is larger than the screen, whose pixels may be few for its scale.
func (w *Workbench) keepWithin(width, height int) {
	canvas := w.window.Canvas()
	size, scale := canvas.Size(), canvas.Scale()
	most := fyne.NewSize(float32(width)/scale, float32(height)/scale)
	if width > 0 && height > 0 && (size.Width > most.Width || size.Height > most.Height) {
		w.window.Resize(fyne.NewSize(min(size.Width, most.Width), min(size.Height, most.Height)))
	}
}

// listen connects the keys that belong to no menu.
func (w *Workbench) listen(app fyne.App) {
	canvas := w.window.Canvas()
	w.hints.HideOnKeys(canvas)
	app.Lifecycle().SetOnExitedForeground(w.hints.Hide)
	canvas.SetOnTypedRune(w.typedRune)
	canvas.SetOnTypedKey(func(key *fyne.KeyEvent) { w.typedKey(key.Name) })
	for _, m := range []fyne.KeyModifier{ctrl, ctrl | fyne.KeyModifierShift} { // where + is on that key
		canvas.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyEqual, Modifier: m},
			func(fyne.Shortcut) { w.appearance.changeText(1) })
	}
	canvas.AddShortcut(&fyne.ShortcutRedo{}, func(fyne.Shortcut) { w.redo() }) // beside the one of the menu
	canvas.AddShortcut(&fyne.ShortcutPaste{Clipboard: app.Clipboard()}, func(fyne.Shortcut) { w.paste() })
}

// isShown reports whether the driver has made a window. Where it could not, it has only
// said so in its log, and would go on without.
func isShown(window fyne.Window) bool {
	native, ok := window.(driver.NativeWindow)
	if !ok || runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return true
	}
	shown := true
	native.RunNative(func(context any) {
		switch c := context.(type) {
		case driver.X11WindowContext:
			shown = c.WindowHandle != 0
		case driver.WaylandWindowContext:
			shown = c.WaylandSurface != 0
		}
	})
	return shown
}

// isDark reports whether the colours in use are dark.
func isDark(app fyne.App) bool {
	r, g, b, _ := app.Settings().Theme().Color(theme.ColorNameBackground, app.Settings().ThemeVariant()).RGBA()
	return r+g+b < 3*0x8000
}
