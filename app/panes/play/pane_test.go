package play

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/pane/panetest"
	"drevo/app/play"
	"drevo/engine/board"
	"drevo/engine/match"
)

func open(t *testing.T) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	reader := books.NewReader(books.NewShelf(""), w.Workspace, w.Desk)
	p := New(w, play.NewRoom(w.Workspace, reader), w).(*Pane)
	w.Put(p)
	p.room.OnChange = func() { p.Show(w.View()) }
	return w, p
}

// TestTheClocks stand while a game is played or waits, and not longer.
func TestTheClocks(t *testing.T) {
	w, p := open(t)
	c := NewClocks(w.Post, p.room)
	heights := 0
	c.OnHeight, p.room.OnChange = func() { heights++ }, c.Show
	if c.Show(); c.Content.Visible() {
		t.Error("without a game there are clocks")
	}
	w.Keep(func(c *config.Config) { c.Play.White, c.Play.Black, c.Play.Clock = play.KeyYou, "itep", "5m" })
	before := heights
	p.room.Begin(false)
	if !c.Content.Visible() || heights == before || c.sides[board.White].Text != "▸ White: You" ||
		c.sides[board.Black].Text != "   Black: ITEP" || c.clocks[board.Black].Text != "5:00" || c.waits.Visible() {
		t.Errorf("the clocks say %q %q, %q", c.sides[board.White].Text, c.clocks[board.Black].Text, c.waits.Text)
	}
	w.Until(func() bool { return c.clocks[board.White].Text != "5:00" })
	p.room.PauseOrGoOn()
	const waits = "Your game with ITEP waits: Ctrl+Shift+P."
	if c.waits.Text != waits || !c.waits.Visible() || w.Message != waits {
		t.Errorf("of a game that waits they say %q, the bar %q", c.waits.Text, w.Message)
	}
	p.room.PauseOrGoOn()
	w.Until(p.room.Table.Waits)
	p.answer(match.Answer{Resign: true})
	if w.Until(func() bool { return !p.room.Table.Running() }); c.Content.Visible() {
		t.Error("they stay when the game is over")
	}
}

// TestTheFormKeepsWhatIsChosen, and offers the user, every programme that plays, and what else there is.
func TestTheFormKeepsWhatIsChosen(t *testing.T) {
	w, p := open(t)
	for _, want := range []string{play.You, "ITEP", "Kaissa"} {
		if !slices.Contains(p.form.players[0].Options, want) {
			t.Errorf("%s can't be chosen among %v", want, p.form.players[0].Options)
		}
	}
	if p.form.players[0].Selected != play.You || p.form.players[1].Selected == play.You {
		t.Errorf("at first %s plays %s", p.form.players[0].Selected, p.form.players[1].Selected)
	}
	p.form.players[0].SetSelected("Kaissa")
	p.form.players[1].SetSelected(play.You)
	p.form.level.SetSelected(play.Levels()[1].Name)
	p.form.clock.SetText("5m")
	p.form.handicap.SetSelected(play.Handicaps()[1].Name)
	p.form.book.SetChecked(true)
	kept := w.Config().Play
	if kept.White != "kaissa" || kept.Black != play.KeyYou || kept.Level != play.Levels()[1].Key || kept.Clock != "5m" ||
		kept.Handicap != play.Handicaps()[1].Key || !kept.Book {
		t.Errorf("kept is %+v", kept)
	}
	p.form.clock.SetText("five")
	p.Show(w.View())
	if p.form.begin(false); w.Config().Play.Clock != "5m" || p.form.clock.Text != "five" || p.room.Table.Began() {
		t.Errorf("of a clock that can't be read is kept %q, the field says %q", w.Config().Play.Clock, p.form.clock.Text)
	}
	if p.form.clock.SetText("5+3"); w.Config().Play.Clock != "5+3" {
		t.Errorf("a clock that is typed is kept as %q", w.Config().Play.Clock)
	}
	for _, text := range play.Clocks() {
		if _, err := play.ParseClock(text); err != nil {
			t.Error(err)
		}
	}
}

// TestTheGameInHand: who is to move, what can be done, and the clocks.
func TestTheGameInHand(t *testing.T) {
	w, p := open(t)
	if !p.resign.Disabled() || !p.run.Disabled() || !strings.Contains(p.state.Text, "No game") {
		t.Errorf("without a game: %q", p.state.Text)
	}
	w.Keep(func(c *config.Config) { c.Play.White, c.Play.Black, c.Play.Clock = play.KeyYou, play.KeyYou, "5m" })
	p.room.Begin(false)
	if p.state.Text != "Your move." {
		t.Errorf("%q", p.state.Text)
	}
	test.Tap(p.run)
	if p.room.Table.Running() || !strings.Contains(p.state.Text, "waits, White to move") || p.run.Text != "Go on" {
		t.Errorf("after a pause: %q", p.state.Text)
	}
	test.Tap(p.run)
	if !p.room.Table.Running() || p.run.Text != "Pause" {
		t.Errorf("after going on: %q", p.state.Text)
	}
	test.Tap(p.resign)
	w.Until(func() bool { return !p.room.Table.Running() })
	if !strings.Contains(p.state.Text, "0-1 by resignation") || !p.resign.Disabled() {
		t.Errorf("after the end: %q", p.state.Text)
	}
}

func TestClocksAreWrittenAsPeopleReadThem(t *testing.T) {
	for left, want := range map[time.Duration]string{
		5 * time.Minute: "5:00", 59900 * time.Millisecond: "0:59", 9300 * time.Millisecond: "0:09.3",
		3723 * time.Second: "1:02:03", 0: "0:00.0",
	} {
		if got := clockText(left); got != want {
			t.Errorf("%v is written %s, want %s", left, got, want)
		}
	}
}

// TestTheFormStaysWhereItIs, whichever level is chosen and wherever the user goes: buttons do not move from
// under the pointer.
func TestTheFormStaysWhereItIs(t *testing.T) {
	w, p := open(t)
	test.ApplyTheme(t, theme.DefaultTheme()) // the test's own has no bold figures
	window := test.NewTempWindow(t, p.Content())
	for _, width := range []float32{361, 644} {
		window.Resize(fyne.NewSize(width, 900))
		place := func() float32 { // the toolkit lays out later: what all takes says it at once
			return p.Content().(*container.Scroll).Content.MinSize().Height
		}
		before := place()
		for _, l := range play.Levels() {
			p.form.level.SetSelected(l.Name)
			if place() != before {
				t.Fatalf("%.0f wide, level %s makes the form %v high, not %v", width, l.Name, place(), before)
			}
		}
		above := func() (height float32) { // the form
			for _, object := range p.Content().(*container.Scroll).Content.(*fyne.Container).Objects {
				if object == p.form.content {
					return height
				}
				height += object.MinSize().Height
			}
			return -1
		}
		if before = above(); p.during.Visible() {
			t.Error("while no game is played there are buttons for it")
		}
		you := play.Seat{Name: play.You}
		p.room.Table.Start(t.Context(), play.Setup{Start: board.Start(), Seats: [2]play.Seat{you, you}})
		if p.Show(w.View()); above() != before || !p.during.Visible() {
			t.Errorf("%.0f wide, a game puts the form at %v, not %v", width, above(), before)
		}
		p.room.Table.Stop()
		p.during.Hide() // as before the game of the next width
	}
}
