package workbench

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/workspace"
	"drevo/engine/search"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// mainOptions is how many options of a programme have room in the bar beside the depth.
const mainOptions = 2

// toolbar is the bar at the top: programme, depth, variant, Think or Stop, the way
// through the game, and files.
type toolbar struct {
	programme *pane.Choice
	depth     choice
	main      [mainOptions]choice
	mains     *fyne.Container     // with their names
	options   *fyne.Container     // these, while the bar has room for them
	full      []fyne.CanvasObject // what the simple face has not
	badge     *message            // own weights and options of the programme
	own       *fyne.Container     // the badge, as wide as it may be
	think     *tooltip.Button
	message   *message
	middle    *fyne.Container // message and work
	work      *fyne.Container // how far a long walk has come, and a button that ends it
	progress  *widget.ProgressBar
	giveUp    *tooltip.Button
	usual     fyne.CanvasObject // one row
	content   *fyne.Container   // that, or what a slim window has

	OnProgramme func(id string)
	OnSet       func(name, value string)
	OnThink     func()
	OnCancel    func()
	actions     actions
	filling     bool // the bar is being filled, not used
	thinking    bool
	where       string // Think will think; empty: where the tree begins

	shown  string            // the ID of the programme
	values map[string]string // of its options
}

// choice is an option of the programme in the bar, with its name.
type choice struct {
	*tooltip.Select
	name    *widget.Label
	content *fyne.Container
}

func newChoice(hints *tooltip.Layer, width float32) choice {
	c := choice{Select: tooltip.NewSelect(hints, nil, "An option of the programme.", nil), name: widget.NewLabel("")}
	c.content = container.New(layout.NewCustomPaddedHBoxLayout(0), c.name, pane.FixedWidth(c.Select, width))
	return c
}

// actions are what the buttons of the bar, the menu and the keys do.
type actions struct {
	first, back, forward, last func()
	flip, open, paste          func()
	copyFEN, theme, shortcuts  func()
	think, experiments         func()
	undo, redo, newGame        func()
}

func newToolbar(a actions, hints *tooltip.Layer, bar *message, programmes search.List) *toolbar {
	t := &toolbar{actions: a, message: bar}
	t.programme = pane.NewChoice(hints, "", func(id string) { t.use(func() { t.OnProgramme(id) }) })
	for _, player := range workspace.Players(programmes) {
		t.programme.Offer(player.ID, player.Name)
	}
	t.depth = newChoice(hints, 62)
	t.options = container.NewHBox()
	for i := range t.main {
		t.main[i] = newChoice(hints, 92)
		t.options.Add(t.main[i].content)
	}
	t.mains = container.NewStack(t.options)
	t.think = tooltip.NewButton(hints, nil, "", func() { t.OnThink() })
	t.showThink()
	t.badge = newMessage(hints)
	t.badge.Importance = widget.WarningImportance
	t.own = container.New(atMost{&t.badge.Label, 150}, t.badge)
	t.own.Hide()
	iconButton := func(icon fyne.Resource, hint string, do func()) fyne.CanvasObject {
		return tooltip.NewButton(hints, icon, hint, do)
	}
	steps := container.NewHBox(widget.NewSeparator(),
		iconButton(theme.MediaSkipPreviousIcon(), "To the start of the game (Home, or Ctrl+Home)", a.first),
		iconButton(theme.NavigateBackIcon(), "One move back (Left, or Ctrl+Left)", a.back),
		iconButton(theme.NavigateNextIcon(), "One move forward (Right, or Ctrl+Right)", a.forward),
		iconButton(theme.MediaSkipNextIcon(), "To the end of the game (End, or Ctrl+End)", a.last),
		widget.NewSeparator())
	looks := container.NewHBox(
		iconButton(flipIcon, "Turn the board (Ctrl+B)", a.flip),
		iconButton(theme.ContentPasteIcon(), "Paste a FEN, EPD or PGN (Ctrl+Shift+V)", a.paste),
		iconButton(themeIcon, "Light or dark (Ctrl+D)", a.theme))
	t.full = []fyne.CanvasObject{t.mains, steps, looks}
	left := container.NewHBox(pane.FixedWidth(t.programme.Select, 160), t.depth.content, t.mains, t.own,
		pane.FixedWidth(t.think, 110), steps)
	right := container.NewHBox(
		iconButton(theme.FolderOpenIcon(), "Open a FEN, EPD or PGN file (Ctrl+O)", a.open), looks,
		iconButton(theme.HelpIcon(), "All keys (Ctrl+F1, or ?)", a.shortcuts))
	t.progress = widget.NewProgressBar()
	t.giveUp = tooltip.NewButton(hints, theme.CancelIcon(), "Give it up", func() { t.OnCancel() })
	t.work = container.NewBorder(nil, nil, nil, t.giveUp, pane.FixedWidth(t.progress, 44))
	t.work.Hide()
	t.middle = container.New(shared{250}, t.message.line, t.work)
	t.usual = container.New(&barRoom{options: t.options}, left, t.middle, right)
	t.content = container.NewStack(t.usual)
	return t
}

// use runs what a control does, unless the bar itself is setting the control.
func (t *toolbar) use(do func()) {
	if !t.filling {
		do()
	}
}

// show fills the bar with a programme and the values of its options, unless it shows them
// already.
func (t *toolbar) show(p search.Programme, values search.Values) {
	about := p.About()
	if t.shown == about.ID && maps.Equal(t.values, values.Map()) {
		return
	}
	t.shown, t.values = about.ID, values.Map()
	t.filling = true
	defer func() { t.filling = false }()
	t.programme.Choose(workspace.PlayerOf(p, values))
	hint := phrase.Of("The programme that thinks: {name}, {years}. {summary}", "name", about.Name,
		"years", about.Years, "summary", about.Summary)
	if preset, ok := present.Player(p, values); ok {
		hint += "\n" + preset.Player + ": " + preset.Sentence
	}
	t.programme.SetHint(hint)
	t.badge.SetText(present.OwnBeside(p, values))
	t.own.Hidden = t.badge.Text == ""
	for _, c := range t.main {
		c.content.Hide()
	}
	for _, o := range p.Options() {
		if o.Name == about.Depth {
			t.fill(t.depth, o, values)
		}
		if i := slices.Index(about.Main, o.Name); i >= 0 && i < mainOptions {
			t.fill(t.main[i], o, values)
			t.main[i].content.Show()
		}
	}
}

func (t *toolbar) fill(c choice, o search.Option, values search.Values) {
	c.OnChanged = func(v string) { t.use(func() { t.OnSet(o.Name, v) }) }
	c.Options = inBar(o, values.Text(o.Name))
	c.SetSelected(values.Text(o.Name))
	c.name.SetText(strings.ToUpper(o.Name[:1]) + o.Name[1:])
	c.SetHint(optionHint(o, values.Text(o.Name)))
}

// mostInBar is how many values of an option the bar offers, the first ones of many depths or levels: a list as high as
// the window helps nobody. The tab Options has the rest.
const mostInBar = 16

// inBar are the values that the bar offers of an option, the one that it has among them.
func inBar(o search.Option, value string) []string {
	list := present.OptionValues(o)
	if len(list) <= mostInBar {
		return list
	}
	if list = list[:mostInBar]; !slices.Contains(list, value) {
		list = append(list, value)
	}
	return list
}

// optionHint is what an option does, what its value means, and where the source has it.
func optionHint(o search.Option, value string) string {
	hint := o.Sentence
	for _, c := range o.Choices {
		if c.Name == value {
			hint += "\n" + value + ": " + c.Sentence
		}
	}
	return hint + "\n[" + o.Source + "]"
}

// running turns the button into Stop, and back into Think, which can be pressed after a rest.
func (t *toolbar) running(on bool, post func(func())) {
	t.thinking = on
	t.showThink()
	t.rest(!on)
	if !on {
		time.AfterFunc(workspace.Rest, func() { post(func() { t.rest(false) }) })
	}
}

// aim says where Think will think: "after 30. Kf1"; empty for where the tree that is shown begins.
func (t *toolbar) aim(where string) {
	if t.where != where {
		t.where = where
		t.showThink()
	}
}

// showThink says what the button does now.
func (t *toolbar) showThink() {
	const keys = " (Space, or Ctrl+Return)"
	text, hint, icon := "Think", "Think about the position"+keys, theme.MediaPlayIcon()
	t.think.Importance = widget.HighImportance
	switch {
	case t.thinking:
		text, hint, icon = "Stop", "Stop thinking; what is found so far stays"+keys, theme.MediaStopIcon()
		t.think.Importance = widget.WarningImportance
	case t.where != "":
		text, hint = "Think here", "Think about this position, "+t.where+keys+". The tree that is shown stays in the list "+
			"of searches."
	}
	t.think.SetText(text)
	t.think.SetIcon(icon)
	t.think.SetHint(hint)
	t.think.Refresh()
}

// rest keeps the button from being pressed, or lets it again.
func (t *toolbar) rest(on bool) {
	if on {
		t.think.Disable()
	} else {
		t.think.Enable()
	}
}

// showWork says in the place of the message what is at work beside the window, and which part of it is
// done. Where the window is too narrow for that the badge makes room: the bar never widens the window.
func (t *toolbar) showWork(name string, done float64) {
	if shown := name != ""; shown != t.work.Visible() {
		t.work.Hidden = !shown
		t.middle.Refresh() // the message has other room
	}
	if name == "" {
		return
	}
	t.giveUp.SetHint("Give it up: " + name)
	t.progress.TextFormatter = func() string {
		share := fmt.Sprintf("%.0f %%", 100*done)
		whole := name + ", " + share
		if room := t.progress.Size().Width - 2*theme.InnerPadding(); room > 0 && textWidth(whole) > room {
			return share // the name has no room
		}
		return whole
	}
	t.progress.SetValue(done)
}
