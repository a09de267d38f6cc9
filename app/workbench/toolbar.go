package workbench

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/engine"
	"drevo/engine/search"
	"drevo/widgets/tooltip"
)

// barOptions are the options that stand in the tool bar beside the depth, where a
// programme has them.
var barOptions = []string{"scheme", "forced"}

// toolbar is the bar at the top: programme, depth, variant, Think or Stop, the way
// through the game, and files.
type toolbar struct {
	programme *widget.Select
	depth     *widget.Select
	options   map[string]*widget.Select // by name
	think     *widget.Button
	message   *message
	content   fyne.CanvasObject

	OnProgramme func(id string)
	OnSet       func(name, value string)
	OnThink     func()
	actions     actions
	filling     bool // the bar is being filled, not used
	thinking    bool
}

// actions are what the buttons of the bar, the menu and the keys do.
type actions struct {
	first, back, forward, last func()
	visitBack, visitForward    func()
	wayOn, wayBack             func()
	adopt, flip, open, paste   func()
	copyFEN, theme, shortcuts  func()
	think, experiments         func()
}

func newToolbar(a actions, hints *tooltip.Layer) *toolbar {
	t := &toolbar{actions: a, message: newMessage(hints)}
	t.programme = widget.NewSelect(programmeNames(), func(name string) { t.use(func() { t.OnProgramme(programmeID(name)) }) })
	t.depth = widget.NewSelect(nil, nil)
	t.options = map[string]*widget.Select{}
	choices := container.NewHBox()
	for _, name := range barOptions {
		t.options[name] = widget.NewSelect(nil, nil)
		choices.Add(fixedWidth(t.options[name], 100))
	}
	t.think = widget.NewButtonWithIcon(textThink, theme.MediaPlayIcon(), func() { t.OnThink() })
	t.think.Importance = widget.HighImportance
	iconButton := func(icon fyne.Resource, hint string, do func()) fyne.CanvasObject {
		return tooltip.NewButton(hints, icon, hint, do)
	}
	left := container.NewHBox(
		fixedWidth(t.programme, 112), widget.NewLabel("Depth"), fixedWidth(t.depth, 62), choices, fixedWidth(t.think, 92), widget.NewSeparator(),
		iconButton(theme.MediaSkipPreviousIcon(), "To the start of the game (Ctrl+Home)", a.first),
		iconButton(theme.NavigateBackIcon(), "One move back (Ctrl+Left)", a.back),
		iconButton(theme.NavigateNextIcon(), "One move forward (Ctrl+Right)", a.forward),
		iconButton(theme.MediaSkipNextIcon(), "To the end of the game (Ctrl+End)", a.last),
		widget.NewSeparator(),
	)
	right := container.NewHBox(
		iconButton(flipIcon, "Turn the board (Ctrl+F)", a.flip),
		iconButton(theme.FolderOpenIcon(), "Open a FEN, EPD or PGN file (Ctrl+O)", a.open),
		iconButton(theme.ContentPasteIcon(), "Paste a FEN, EPD or PGN (Ctrl+Shift+V)", a.paste),
		iconButton(themeIcon, "Light or dark (Ctrl+D)", a.theme),
		iconButton(theme.HelpIcon(), "All keys (Ctrl+F1, or ?)", a.shortcuts),
	)
	t.content = container.NewBorder(nil, nil, left, right, t.message)
	return t
}

// use runs what a control does, unless the bar itself is setting the control.
func (t *toolbar) use(do func()) {
	if !t.filling {
		do()
	}
}

// show fills the bar with a programme and the values of its options.
func (t *toolbar) show(p search.Programme, values search.Values) {
	t.filling = true
	defer func() { t.filling = false }()
	about := p.About()
	t.programme.SetSelected(about.Name)
	for _, choice := range t.options {
		choice.Hide()
	}
	for _, o := range p.Options() {
		if o.Name == about.Depth {
			t.fill(t.depth, o, values)
		}
		if choice, ok := t.options[o.Name]; ok {
			t.fill(choice, o, values)
			choice.Show()
		}
	}
}

func (t *toolbar) fill(choice *widget.Select, o search.Option, values search.Values) {
	choice.OnChanged = func(v string) { t.use(func() { t.OnSet(o.Name, v) }) }
	choice.Options = optionValues(o)
	choice.SetSelected(values.Text(o.Name))
}

// running turns the button into Stop, and back.
func (t *toolbar) running(on bool) {
	t.thinking = on
	if on {
		t.think.SetText("Stop")
		t.think.SetIcon(theme.MediaStopIcon())
		t.think.Importance = widget.WarningImportance
	} else {
		t.think.SetText(textThink)
		t.think.SetIcon(theme.MediaPlayIcon())
		t.think.Importance = widget.HighImportance
	}
	t.think.Refresh()
}

func programmeNames() []string {
	var names []string
	for _, p := range engine.Programmes() {
		names = append(names, p.About().Name)
	}
	return names
}

func programmeID(name string) string {
	for _, p := range engine.Programmes() {
		if p.About().Name == name {
			return p.About().ID
		}
	}
	return strconv.Quote(name)
}

// say shows a sentence in the bar.
func (t *toolbar) say(text string) { t.message.SetText(text) }
