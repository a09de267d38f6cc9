package workbench

import (
	"errors"
	"image"
	"image/color"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/glossary"
	"drevo/engine"
	"drevo/internal/needs"
	"drevo/widgets/draw"
)

// sized is a workbench whose window has a size.
func sized(t *testing.T, c config.Config, width, height float32) *bench {
	t.Helper()
	b := start(t, c)
	window := b.unpadded()
	window.Resize(fyne.NewSize(width, height))
	return b
}

// square is the side of the board on the screen.
func (b *bench) square() float32 { return b.board.BoardObject().Size().Width }

// TestBoardIsLarge: at first the board takes three fifths of the height of the window, and the
// column can be drawn out until it takes nearly all of it.
func TestBoardIsLarge(t *testing.T) {
	needs.OneGoroutine(t)
	for _, size := range [][2]float32{{1280, 800}, {1440, 900}} {
		b := sized(t, config.Config{}, size[0], size[1])
		if share := b.square() / size[1]; share < 0.6 {
			t.Errorf("at %v the board takes %.0f %% of the height", size, 100*share)
		}
	}
	b := sized(t, config.Config{}, 1920, 1080)
	b.frame.columns.SetOffset(0.7)
	if share := b.square() / 1080; share < 0.85 {
		t.Errorf("in a wide column the board takes %.0f %% of the height", 100*share)
	}
}

// TestPresentation leaves the board, one part and large type; Escape brings the window back as it
// was.
func TestPresentation(t *testing.T) {
	needs.RacedElsewhere(t)
	b := sized(t, config.Config{}, 1440, 900)
	b.think()
	before, offset, text, says := b.square(), b.frame.columns.Offset, theme.TextSize(), b.message()
	for _, beside := range []part{partTabs, partTree} {
		b.presentation().of(beside)
		if b.frame.bar.Visible() || b.frame.bottom.Visible() || b.square() < before*1.2 || theme.TextSize() < text*1.4 {
			t.Errorf("bar %v, readouts %v, board %v, text %v", b.frame.bar.Visible(), b.frame.bottom.Visible(), b.square(),
				theme.TextSize())
		}
		if shown := b.frame.columns.Trailing; shown != b.frame.panels && shown != b.frame.tree {
			t.Error("beside the board stands neither tree nor panels")
		}
		if says := b.board.LeaveHint(); !strings.Contains(says, "Escape") || !b.offersEnd() {
			t.Errorf("how to leave: %q, in the menu: %v", says, b.offersEnd())
		}
	}
	b.typedKey(fyne.KeyEscape)
	if b.board.LeaveHint() != "" || b.offersEnd() {
		t.Error("what leaves the presentation is still offered after it")
	}
	if b.message() != says {
		t.Errorf("after the presentation the bar says %q, before it %q", b.message(), says)
	}
	if !b.frame.bar.Visible() || !b.frame.bottom.Visible() || b.square() != before || b.frame.columns.Offset != offset ||
		theme.TextSize() != text {
		t.Errorf("afterwards the board is %v, before it was %v; the column %v, %v", b.square(), before,
			b.frame.columns.Offset, offset)
	}
}

// offersEnd reports whether one command, and no more, offers to end the presentation.
func (b *bench) offersEnd() bool {
	n := 0
	for _, group := range b.commands() {
		for _, c := range group.commands {
			if c.Name == "End presentation (Escape)" {
				n++
			}
		}
	}
	return n == 1
}

// TestHintsGoWithWhatTheySpeakOf: a hint does not stay over another tab, or over parts that have moved.
func TestHintsGoWithWhatTheySpeakOf(t *testing.T) {
	needs.OneGoroutine(t)
	b := sized(t, config.Config{}, 1440, 900)
	for name, leave := range map[string]func(){
		"another tab": func() { b.frame.tabs.SelectIndex(1) }, "a presentation": func() { b.presentation().of(partTree) },
		"larger text": func() { b.appearance.changeText(1) },
	} {
		b.hints.Delay = 0
		b.hints.Show("what is under the mouse", fyne.NewPos(50, 50))
		if b.hints.Text() == "" {
			t.Fatal("no hint is seen")
		}
		if leave(); b.hints.Text() != "" {
			t.Errorf("after %s the hint is still seen", name)
		}
	}
}

// TestTextSize: text grows and shrinks by the keys, is kept, and the window still shows it whole.
func TestTextSize(t *testing.T) {
	needs.OneGoroutine(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	windows := fyne.CurrentApp().Driver().AllWindows()
	windows[len(windows)-1].Resize(fyne.NewSize(3840, 2160)) // there is room for any text
	b.appearance.changeText(3)
	if theme.TextSize() != draw.TextSize*1.3 || theme.CaptionTextSize() <=
		theme.DefaultTheme().Size(theme.SizeNameCaptionText) {
		t.Errorf("text has the size %v, captions %v", theme.TextSize(), theme.CaptionTextSize())
	}
	b.save()
	if b = startAt(t, path); theme.TextSize() != draw.TextSize*1.3 {
		t.Errorf("at the next start text has the size %v", theme.TextSize())
	}
	b.appearance.changeText(100)
	if got := b.Settings().Config().TextSize; got != config.MostText {
		t.Errorf("it grows to %d %%", got)
	}
	b.appearance.changeText(0)
	if theme.TextSize() != draw.TextSize {
		t.Errorf("as usual it has %v", theme.TextSize())
	}
	b.save() // before the folder goes
}

// TestTheSignOfAFaultGivesItsRoomBack: what is said after something went wrong begins where it did before.
func TestTheSignOfAFaultGivesItsRoomBack(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	b.Status("Before.")
	before := b.toolbar.message.Position()
	b.Fault("That went wrong.")
	if at := b.toolbar.message.Position(); at.X <= before.X {
		t.Errorf("the fault begins at %v, what was before it at %v: where is the sign?", at.X, before.X)
	}
	b.Status("After.")
	if at := b.toolbar.message.Position(); at != before {
		t.Errorf("after a fault a sentence begins at %v, before it at %v", at, before)
	}
}

// TestKeysCanBeReadInMenus: the keys stand in the labels of the menus, which have the contrast of
// text in both themes, and the driver draws no paler text beside them.
func TestKeysCanBeReadInMenus(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	found := 0
	for _, menu := range b.menu().Items {
		for _, item := range menu.Items {
			if item.Shortcut == nil {
				continue
			}
			found++
			if _, pale := item.Shortcut.(fyne.KeyboardShortcut); pale {
				t.Errorf("%q has pale keys", item.Label)
			}
			if !strings.Contains(item.Label, "  ") {
				t.Errorf("%q names no keys", item.Label)
			}
		}
	}
	if found < 20 {
		t.Errorf("%d items have keys", found)
	}
	for _, mode := range []string{ThemeLight, ThemeDark} {
		look := newLook(mode, 1, false)
		colour := func(name fyne.ThemeColorName) color.NRGBA {
			return color.NRGBAModel.Convert(look.Color(name, 0)).(color.NRGBA)
		}
		for _, pair := range [][2]fyne.ThemeColorName{
			{theme.ColorNameForeground, theme.ColorNameMenuBackground}, {theme.ColorNamePrimary,
				theme.ColorNameOverlayBackground},
			{theme.ColorNamePlaceHolder, theme.ColorNameBackground}, {theme.ColorNameError, theme.ColorNameBackground},
			{theme.ColorNameSuccess, theme.ColorNameOverlayBackground}, {theme.ColorNameWarning, theme.ColorNameBackground},
			{theme.ColorNameForegroundOnWarning, theme.ColorNameWarning},
		} {
			if c := draw.Contrast(colour(pair[0]), colour(pair[1])); c < 4.5 {
				t.Errorf("%s: %s on %s has a contrast of %.1f", mode, pair[0], pair[1], c)
			}
		}
	}
}

// TestKeysComeFromOneTable: every key of the list but those of widgets does what it says, because
// menus and shortcuts are made from the same commands; keys without Ctrl or Alt do so too.
func TestKeysComeFromOneTable(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	labels := ""
	for _, menu := range b.menu().Items {
		for _, item := range menu.Items {
			labels += item.Label + "\n"
		}
	}
	for _, group := range b.commands() {
		for _, c := range group.commands {
			if c.Key != "" && !strings.Contains(labels, keyText(c)) {
				t.Errorf("no menu has %s", keyText(c))
			}
		}
	}
	before := b.frame.presenting
	b.typedKey(fyne.KeyF11)
	if b.frame.presenting == before {
		t.Error("F11 does nothing")
	}
}

// TestGlossaryNamesWhatTheWindowSays: the words of the field are there, those of the panes too, with
// their sources.
func TestGlossaryNamesWhatTheWindowSays(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	words := b.help.words()
	for _, text := range []string{"bound", "cut", "forced", "declined", "pseudo", "horizon", "trajectory", "denial", "F",
		"hope"} {
		if found := glossary.Find(words, text); len(found) == 0 || found[0].Sentence == "" {
			t.Errorf("the glossary does not know %q", text)
		}
	}
	list := b.help.wordList(words, "denial").(*fyne.Container)
	if len(list.Objects) < 2 || len(list.Objects) > mostWords+2 {
		t.Errorf("%d entries are shown", len(list.Objects))
	}
}

// TestPictureGoesSomewhere: without a tool for the clipboard the picture lies in a file, and the
// sentence says where.
func TestPictureGoesSomewhere(t *testing.T) {
	needs.OneGoroutine(t)
	t.Setenv("PATH", t.TempDir())
	t.Setenv("TMPDIR", t.TempDir())
	p := &pictures{}
	text, wrong := p.clipOrKeep(image.NewRGBA(image.Rect(0, 0, 3, 2)))
	at := strings.LastIndex(text, " in ")
	if !wrong || at < 0 || !strings.Contains(text, "xclip") {
		t.Fatalf("it says %q", text)
	}
	file, err := os.Open(strings.TrimSuffix(text[at+4:], "."))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if picture, err := png.Decode(file); err != nil || picture.Bounds().Dx() != 3 {
		t.Errorf("the file holds %v, %v", picture, err)
	}
	p.remove()
	if _, err := os.Stat(file.Name()); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the file is still there at the end: %v", err)
	}
}

// TestOneDialogAtATime: whatever is asked for while a dialog is open takes its place, so that one
// Escape closes it; the list of keys takes the colours of another theme.
func TestOneDialogAtATime(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Theme: ThemeDark})
	window := b.screen
	b.window = window
	open := func() int { return len(window.Canvas().Overlays().List()) }
	b.typedRune(helpRune)
	b.typedRune(helpRune)
	b.help.showHelp("Another", widget.NewLabel("text"))
	b.typedRune(helpRune)
	if open() != 1 {
		t.Errorf("%d dialogs lie over one another", open())
	}
	before := b.dialog
	b.appearance.toggleTheme()
	if b.dialog == before || open() != 1 {
		t.Errorf("with another theme %d dialogs are open, the same one: %v", open(), b.dialog == before)
	}
	b.typedKey(fyne.KeyEscape)
	if open() != 0 || b.dialog != nil {
		t.Errorf("after Escape %d dialogs are open", open())
	}
}

// TestTheWindowFits a screen of 1280 by 800 with every programme, also while something is at work beside it
// and other options than the default are named in the bar.
func TestTheWindowFits(t *testing.T) {
	needs.OneGoroutine(t)
	for _, p := range engine.Programmes() {
		b := sized(t, config.Config{Programme: p.About().ID}, 1280, 800)
		for _, preset := range p.Presets() {
			b.SetPreset(preset.Values)
			b.toolbar.showWork("Counting what the techniques did", 0.5)
			if least := b.Content().MinSize(); least.Width > 1280 || least.Height > 760 { // the menu is 27 high
				t.Errorf("%s, %s: the window needs %v", p.About().Name, preset.Name, least)
			}
		}
	}
}

// TestTextFitsTheWindow: however large the user wants the text, also in a presentation, the window need not
// grow beyond the screen, and a presentation writes larger than usual all the same.
func TestTextFitsTheWindow(t *testing.T) {
	needs.OneGoroutine(t)
	b := sized(t, config.Config{}, 1280, 773)
	fits := func(when string) {
		t.Helper()
		if least := b.frame.content.MinSize(); least.Width > 1280 || least.Height > 773 {
			t.Errorf("%s: text of %v, the window needs %v", when, theme.TextSize(), least)
		}
	}
	b.presentation().of(partTree)
	fits("a presentation")
	if theme.TextSize() < 1.2*draw.TextSize {
		t.Errorf("a presentation has text of %v", theme.TextSize())
	}
	b.presentation().end()
	b.appearance.changeText(6)
	fits(b.message())
	if !strings.Contains(b.message(), "no room") {
		t.Errorf("the bar says %q", b.message())
	}
}

// TestPlainKeysAndWheelStep: plain keys and the wheel over the board step through the game as everywhere else, and
// Space thinks.
func TestPlainKeysAndWheelStep(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	b.openFiles(gameOf(t, "1. e4 e5 2. Nf3 *"))
	b.typedKey(fyne.KeyHome)
	made := func() int { return len(b.Session.Game.Moves()) }
	for _, step := range []struct {
		name string
		do   func()
		want int
	}{
		{"Right", func() { b.typedKey(fyne.KeyRight) }, 1},
		{"End", func() { b.typedKey(fyne.KeyEnd) }, 3},
		{"Left", func() { b.typedKey(fyne.KeyLeft) }, 2},
		{"Home", func() { b.typedKey(fyne.KeyHome) }, 0},
		{"the wheel", func() { b.board.OnWheel(1) }, 1},
		{"the wheel back", func() { b.board.OnWheel(-1) }, 0},
	} {
		if step.do(); made() != step.want {
			t.Errorf("%s leads to %d moves, want %d", step.name, made(), step.want)
		}
	}
	b.typedKey(fyne.KeySpace)
	if b.Session.Running() == nil && b.Session.Search() == nil {
		t.Error("Space does not think")
	}
}

// gameOf is a file with a game.
func gameOf(t *testing.T, pgn string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(path, []byte(pgn), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
