package play

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/widgets/tooltip"
)

// form is what the next game will be. What is chosen is kept in the settings.
type form struct {
	host    pane.Host
	room    *play.Room
	content fyne.CanvasObject
	filling bool // the form is being filled, not used

	players         [2]*pane.Choice // White, Black
	level, handicap *pane.Choice
	clock           *tooltip.SelectEntry
	book, ponder    *tooltip.Check
	sentence        *widget.Label // about the level
}

func newForm(host pane.Host, room *play.Room) *form {
	f := &form{host: host, room: room, sentence: pane.Note("")}
	choice := func(hint string, set func(c *config.Play, key string)) *pane.Choice {
		return pane.NewChoice(host.Hints(), hint, func(key string) { f.keep(func(c *config.Play) { set(c, key) }) })
	}
	check := func(text, hint string, set func(c *config.Play, on bool)) *tooltip.Check {
		return tooltip.NewCheck(host.Hints(), text, hint, func(on bool) { f.keep(func(c *config.Play) { set(c, on) }) })
	}
	const player = "Who plays: you, a programme with its options as they are set, or an engine of this machine. Two " +
		"programmes play by themselves."
	f.players[0] = choice(player, func(c *config.Play, key string) { c.White = key })
	f.players[1] = choice(player, func(c *config.Play, key string) { c.Black = key })
	f.level = choice("What a programme may use for a move in a game without a clock.", func(c *config.Play, key string) {
		c.Level = key
	})
	f.clock = tooltip.NewSelectEntry(host.Hints(), play.Clocks(), "The clock of both sides: for the game, with seconds "+
		"added for every move, or for so many moves. Choose one, or type it: 5+3 is five minutes and three seconds a move, "+
		"40/2h two hours for forty moves. With a clock, programmes that look as deep as they are set must get by with it, "+
		"others share it.", f.typed)
	f.clock.PlaceHolder, f.clock.Validator = play.NoClock,
		func(text string) error { _, err := play.ParseClock(text); return err }
	f.handicap = choice("What a side goes without, in a new game.", func(c *config.Play, key string) {
		c.Handicap = key
	})
	f.book = check("Programmes use the book", "Where the book that is chosen in the tab Book has moves, a programme "+
		"plays one of them by chance, the more often the more the book prefers it.", func(c *config.Play, on bool) {
		c.Book = on
	})
	f.ponder = check("They think on your time", "While the opponent thinks, a programme searches the position after the "+
		"reply that it expects. Only those do whose authors had them do so: "+strings.Join(room.Ponderers(), ", ")+".",
		func(c *config.Play, on bool) { c.Ponder = on })
	for _, l := range play.Levels() {
		f.level.Offer(l.Key, l.Name)
	}
	for _, h := range play.Handicaps() {
		f.handicap.Offer(h.Key, h.Name)
	}
	rows := container.New(layout.NewFormLayout())
	for _, row := range []struct {
		name   string
		choice fyne.CanvasObject
	}{{"White", f.players[0].Select}, {"Black", f.players[1].Select}, {"Level", f.level.Select}, {"Clock", f.clock},
		{"Handicap", f.handicap.Select}} {
		rows.Add(widget.NewLabel(row.name))
		rows.Add(row.choice)
	}
	begin := tooltip.NewTextButton(host.Hints(), "New game", theme.MediaPlayIcon(), "Begin a game from the initial "+
		"position, with the handicap.", func() { f.begin(false) })
	begin.Importance = widget.HighImportance
	here := tooltip.NewTextButton(host.Hints(), "Play from here", nil, "Begin a game from the position that is shown.",
		func() { f.begin(true) })
	f.content = container.NewVBox(rows, container.New(twoLines{theme.SizeNameCaptionText}, f.sentence), f.book, f.ponder,
		container.NewGridWithColumns(2, begin, here))
	return f
}

// typed keeps a clock that can be read; what can't is said when a game is to begin.
func (f *form) typed(text string) {
	if f.clock.Validate() == nil {
		f.keep(func(c *config.Play) { c.Clock = text })
	}
}

// begin begins a game, from the position that is shown or a new one.
func (f *form) begin(here bool) {
	if err := f.clock.Validate(); err != nil {
		f.host.Fault(err.Error())
		return
	}
	f.room.Begin(here)
}

// showClock shows the clock of the settings, unless the field says the same or is being typed in.
func (f *form) showClock(kept string) {
	have, err := play.ParseClock(f.clock.Text)
	if want, _ := play.ParseClock(kept); err == nil && have != want {
		f.clock.SetText(kept)
	}
}

// keep changes the settings of playing, unless the form itself is being filled.
func (f *form) keep(change func(*config.Play)) {
	if f.filling {
		return
	}
	f.host.Settings().Change(func(c *config.Config) { change(&c.Play) })
	f.show()
}

// show fills the form with what the settings say.
func (f *form) show() {
	f.filling = true
	defer func() { f.filling = false }()
	c := f.host.Settings().Config()
	f.fill()
	for i, key := range f.room.Players() {
		f.players[i].Choose(key)
	}
	level := play.LevelOf(c.Play.Level)
	f.level.Choose(level.Key)
	f.sentence.SetText(level.Sentence)
	f.showClock(c.Play.Clock)
	f.handicap.Choose(play.HandicapOf(c.Play.Handicap).Key)
	f.book.SetChecked(c.Play.Book)
	f.ponder.SetChecked(c.Play.Ponder)
}

// fill lists what there is to choose from.
func (f *form) fill() {
	for _, s := range f.players {
		s.Clear()
		for _, choice := range f.room.Choices() {
			s.Offer(choice.Key, choice.Name)
		}
	}
}

// twoLines gives a text of some size the room of two lines at least, so that what stands below does not move
// when a shorter one comes.
type twoLines struct{ size fyne.ThemeSizeName }

// MinSize is Fyne's hook.
func (l twoLines) MinSize(text []fyne.CanvasObject) fyne.Size {
	size := text[0].MinSize()
	line := fyne.MeasureText("M", theme.Size(l.size), fyne.TextStyle{}).Height
	return fyne.NewSize(size.Width, max(size.Height, 2*(line+theme.InnerPadding())))
}

// Layout is Fyne's hook.
func (twoLines) Layout(text []fyne.CanvasObject, size fyne.Size) { text[0].Resize(size) }
