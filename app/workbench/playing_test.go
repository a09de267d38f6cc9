package workbench

import (
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// quickGame are settings in which the user plays White against PaulChess at one ply.
func quickGame(change func(*config.Config)) config.Config {
	c := config.Config{Toured: true, Others: map[string]map[string]string{"paulchess": {"depth": "1"},
		"itep": {"depth": "1"}}}
	c.Play.Black = "paulchess"
	if change != nil {
		change(&c)
	}
	return c
}

// reply waits until the user is to move after so many moves.
func (b *bench) reply(moves int) {
	b.t.Helper()
	b.until("the answer", func() bool { return len(b.room.Table.Situation().Moves) >= moves && b.room.Table.Waits() })
}

// TestLookingElsewhereDuringAGame: what is played elsewhere is no move of the game, and the answer
// brings the window back to it.
func TestLookingElsewhereDuringAGame(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, quickGame(nil))
	b.room.Begin(false)
	b.play("e4")
	b.reply(2)
	b.actions().back()
	b.actions().back()
	b.play("a4") // a variation
	if n := len(b.room.Table.Situation().Moves); n != 2 || !strings.Contains(b.message(), "no move of the game "+
		"that is played") {
		t.Fatalf("the game has %d moves; the bar says %q", n, b.message())
	}
	b.room.Show()
	b.play("d4")
	b.reply(4)
	if got := b.Session.Game.Moves(); len(got) != 4 || got[0].UCI() != "e2e4" || !b.Session.Game.InGame() {
		t.Errorf("the window shows %s", b.moves())
	}
	b.room.Begin(false) // another game, and then another position
	b.reply(0)
	b.openText("8/8/8/4k3/8/4K3/4R3/8 w - - 0 1")
	b.room.Show()
	if b.Session.Game.Start() != board.Start() {
		t.Error("the game that is played is not shown again")
	}
}

// TestAnotherGameStopsTheOneThatIsPlayed when its next move comes.
func TestAnotherGameStopsTheOneThatIsPlayed(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.White, c.Play.Black = "paulchess", "itep" }))
	b.room.Begin(false)
	b.openText("8/8/8/4k3/8/4K3/4R3/8 w - - 0 1")
	b.until("the stop", func() bool { return !b.room.Table.Running() })
	if !strings.Contains(b.message(), "waits in the tab Play") {
		t.Errorf("the bar says %q", b.message())
	}
	moves := len(b.room.Table.Situation().Moves)
	b.room.GoOn()
	b.until("two more moves", func() bool { return len(b.room.Table.Situation().Moves) >= moves+2 })
	if b.Session.Game.Start() != board.Start() {
		t.Error("the window does not show the game that goes on")
	}
}

// TestGoingThroughAGameShowsItsTrees: at every move that a programme chose stands the tree in which it did.
func TestGoingThroughAGameShowsItsTrees(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, quickGame(nil))
	b.room.Begin(false)
	b.play("e4")
	b.reply(2)
	b.play("d4")
	b.reply(4)
	last := b.view.Search
	b.actions().first()
	b.actions().forward()
	b.actions().forward()
	if s := b.view.Search; s == last || len(s.Moves) != 1 || !b.view.InTree || b.view.Node == tree.Root {
		t.Errorf("at the first answer the tree is of %d moves, in it: %v", len(s.Moves), b.view.InTree)
	}
	b.actions().last()
	if b.view.Search != last || !b.view.InTree {
		t.Error("at the last answer its tree is not shown")
	}
	b.actions().back() // is at its root: the tree stays
	if b.view.Search != last || b.view.Node != tree.Root {
		t.Error("one move back the tree is another")
	}
}

// TestAGameGoesOnAfterARestart with its moves and clocks.
func TestAGameGoesOnAfterARestart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.Settings().Change(func(c *config.Config) {
		*c = quickGame(func(c *config.Config) { c.Play.Clock = "5m" })
	})
	b.room.Begin(false)
	b.play("e4")
	b.reply(2)
	before := b.room.Table.Left()
	b.room.Table.Stop()
	b.save()
	b = startAt(t, path)
	if b.room.Table.Running() || len(b.room.Table.Situation().Moves) != 2 {
		t.Fatalf("after the restart there are %d moves", len(b.room.Table.Situation().Moves))
	}
	waits := "Your game with PaulChess waits: Ctrl+Shift+P."
	if b.begin(Asked{}, false); b.message() != waits || !b.clocks.Content.Visible() {
		t.Errorf("of the game that waits the bar says %q", b.message())
	}
	b.room.GoOn()
	if left := b.room.Table.Left(); left[board.White] > before[board.White] || left[board.White] < before[board.White]/2 {
		t.Errorf("White's clock shows %v, before %v", left, before)
	}
	b.play("d4")
	b.reply(4)
}

// TestMovesFromTheBook: a programme plays them, and Why says so.
func TestMovesFromTheBook(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, quickGame(func(c *config.Config) { c.Play.Book = true }))
	b.room.Begin(false)
	b.play("d4")
	b.reply(2)
	if b.Session.Game.LastMove().UCI() != "g8f6" || !strings.Contains(b.message(), "from the book") {
		t.Errorf("the book has 1... Nf6; played %s, the bar says %q", b.moves(), b.message())
	}
	if !strings.Contains(b.view.FromBook, "1... Nf6 was played from the book") {
		t.Errorf("Why would say %q", b.view.FromBook)
	}
	b.actions().back()
	if b.view.FromBook != "" {
		t.Errorf("of the user's move Why says %q", b.view.FromBook)
	}
	b.Settings().Change(func(c *config.Config) { c.ThinkByBook = true })
	b.Think()
	if b.Session.Running() != nil || !strings.Contains(b.message(), "from the book, without a search") {
		t.Errorf("Think says %q", b.message())
	}
}

// TestKeyOAddsToTheBook, and the book answers with it from then on.
func TestKeyOAddsToTheBook(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, quickGame(func(c *config.Config) { c.Play.Book, c.Book = true, "own" }))
	b.typedRune('o')
	if !strings.Contains(b.message(), "initial position") {
		t.Errorf("of the first position, which is no game's, the bar says %q", b.message())
	}
	b.room.Begin(false)
	b.room.Table.Stop()
	b.play("e4")
	b.play("a5")
	b.typedRune('o')
	if !strings.Contains(b.message(), "1... a5") {
		t.Errorf("the bar says %q", b.message())
	}
	b.room.Begin(false)
	b.play("e4")
	b.reply(2)
	if got := b.Session.Game.LastMove().UCI(); got != "a7a5" {
		t.Errorf("the book's answer was %s", got)
	}
}

// TestAMatchInTheBackground is played while the window shows what it showed.
func TestAMatchInTheBackground(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) {
		c.Play.White, c.Play.Black, c.Play.Games, c.Play.Level = "paulchess", "itep", 2, "100 positions"
	}))
	if err := b.Open(pane.Play, ""); err != nil {
		t.Fatal(err)
	}
	before := b.view.Position
	b.room.StartContest()
	b.until("the end of the match", func() bool { return !b.room.Contest.Running() })
	if err := b.room.Contest.Fault(); err != nil {
		t.Fatal(err)
	}
	if n := b.room.Contest.Score().Games(); n != 2 || b.view.Position != before {
		t.Errorf("%d games were played; the window shows %s", n, b.view.Position.FEN())
	}
	if !strings.Contains(b.message(), "The match is over: PaulChess against ITEP") {
		t.Errorf("at the end the bar says %q", b.message())
	}
	if pgn := b.room.Contest.PGN(); strings.Count(pgn, "[Result \"") != 2 ||
		!strings.Contains(pgn, `[White "PaulChess"]`) {
		t.Errorf("the games are\n%s", pgn)
	}
	b.Settings().Change(func(c *config.Config) { c.Play.White = play.KeyYou })
	b.room.StartContest()
	if !strings.Contains(b.message(), "between programmes") {
		t.Errorf("of a match with a person the bar says %q", b.message())
	}
}
