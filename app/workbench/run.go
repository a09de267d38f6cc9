package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/app/config"
)

// The window's size at first start.
const (
	firstWidth  = 1440
	firstHeight = 900
)

// Run opens the window and returns when it is closed. The first position is analysed
// at once.
func Run(app fyne.App, files []string) error {
	path, err := config.Path()
	if err != nil {
		return err
	}
	settings, err := config.Load(path)
	if err != nil {
		settings = config.Config{} // damaged settings must not keep the window away
	}
	w, fault := New(Start{
		Config: settings, Path: path,
		Post:     fyne.Do,
		SetTheme: app.Settings().SetTheme,
		Dark:     func() bool { return isDark(app) },
	})
	if err == nil {
		err = fault
	}
	w.open(app, settings)
	for _, file := range files {
		w.OpenFile(file)
	}
	if err != nil {
		w.setStatus(err.Error())
	} else if len(files) == 0 {
		w.think()
	}
	if !settings.Toured {
		w.tour.start()
	}
	w.observe()
	w.window.ShowAndRun()
	if err := w.Close(); err != nil {
		return fmt.Errorf("saving the session: %w", err)
	}
	return nil
}

// open makes the window.
func (w *Workbench) open(app fyne.App, settings config.Config) {
	w.window = app.NewWindow(title)
	w.newMenu = func() { w.window.SetMainMenu(w.menu()) }
	w.newMenu()
	w.window.SetContent(w.Content())
	w.window.SetPadded(false)
	w.window.SetMaster()
	w.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		if len(files) > 0 {
			w.OpenFile(files[0].Path())
		}
	})
	w.window.SetCloseIntercept(func() {
		size := w.window.Canvas().Size()
		w.saver.change(func(c *config.Config) { c.Width, c.Height = size.Width, size.Height })
		w.session.Stop()
		w.window.Close()
	})
	w.window.Canvas().SetOnTypedRune(func(r rune) {
		if r == '?' {
			w.showShortcuts()
		}
	})
	w.window.Canvas().SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape && w.dialog != nil {
			w.dialog.Hide()
		}
	})
	w.window.Canvas().AddShortcut(&fyne.ShortcutPaste{Clipboard: app.Clipboard()}, func(fyne.Shortcut) { w.paste() })
	width, height := settings.Width, settings.Height
	if width == 0 || height == 0 {
		width, height = firstWidth, firstHeight
	}
	w.window.Resize(fyne.NewSize(width, height))
	w.board.Focus(w.window.Canvas())
}

// isDark reports whether the colours in use are dark.
func isDark(app fyne.App) bool {
	r, g, b, _ := app.Settings().Theme().Color(theme.ColorNameBackground, app.Settings().ThemeVariant()).RGBA()
	return r+g+b < 3*0x8000
}
