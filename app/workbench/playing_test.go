package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/tree"
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

// TestAGameAgainstAProgramme: the programme answers on the board, and its tree is there to be asked why.
func TestAGameAgainstAProgramme(t *testing.T) {
	b := start(t, quickGame(nil))
	b.room.Begin(false)
	b.reply(0)
	b.play("e4")
	b.reply(2)
	if n := len(b.Session.Game.Moves()); n != 2 || b.Session.Game.Start() != board.Start() {
		t.Fatalf("the window shows %s", b.moves())
	}
	if !strings.Contains(b.message(), "PaulChess plays 1...") {
		t.Errorf("the bar says %q", b.message())
	}
	s := b.view.Search
	if s == nil || s.Programme.About().ID != "paulchess" || s.Running() || len(s.Moves) != 1 || !b.view.InTree ||
		s.Counts().Nodes == 0 {
		t.Fatalf("the tree of the answer is not shown: %+v", s)
	}
	counted := uint64(0)
	for _, n := range s.Counts().ByType {
		counted += n
	}
	if counted != s.Counts().Nodes || s.Counts().Deepest == 0 {
		t.Errorf("the readouts show %d of %d nodes by kind, deepest %d", counted, s.Counts().Nodes, s.Counts().Deepest)
	}
	if n := b.view.Tree.Node(b.view.Node); n.Move != b.Session.Game.LastMove() {
		t.Errorf("in the tree the place is at %s, not at the move played", n.Move)
	}
	b.play("d4")
	b.reply(4)
	if n := len(b.view.Searches); n != 2 {
		t.Errorf("after two answers there are %d searches", n)
	}
}

// TestLookingElsewhereDuringAGame: what is played elsewhere is no move of the game, and the answer
// brings the window back to it.
func TestLookingElsewhereDuringAGame(t *testing.T) {
	b := start(t, quickGame(nil))
	b.room.Begin(false)
	b.play("e4")
	b.reply(2)
	b.Session.Back()
	b.Session.Back()
	b.Changed()
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

// TestTakingBack goes back to the user's last turn, on the board, too.
func TestTakingBack(t *testing.T) {
	b := start(t, quickGame(nil))
	b.room.Begin(false)
	b.play("e4")
	b.reply(2)
	b.play("d4")
	b.reply(4)
	b.room.TakeBack()
	b.until("the turn", b.room.Table.Waits)
	if got := b.moves(); len(b.Session.Game.Moves()) != 2 || len(b.room.Table.Situation().Moves) != 2 {
		t.Errorf("after taking back: %s", got)
	}
	b.play("Nf3")
	b.reply(4)
	if got := b.Session.Game.Moves(); len(got) != 4 || got[2].UCI() != "g1f3" {
		t.Errorf("the game goes on with %s", b.moves())
	}
}

// TestWhatIsPlayedIsTheMainLine, whatever was taken back, and only its own result is written into it.
func TestWhatIsPlayedIsTheMainLine(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Black = play.KeyYou }))
	b.room.Begin(false)
	playOn := func(moves string) {
		for _, san := range strings.Fields(moves) {
			b.until("the turn", b.room.Table.Waits)
			b.play(san)
			b.until("the move", func() bool { return b.room.Table.Waits() || !b.room.Table.Running() })
		}
	}
	playOn("f3 e5 g4 Qh4#")
	b.room.TakeBack()
	if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, `[Result "*"]`) || strings.Contains(b.message(), "0-1") {
		t.Errorf("after taking back the bar says %q, and the game is\n%s", b.message(), pgn)
	}
	playOn("d5 e4")
	b.room.Table.Answer(match.Answer{Resign: true})
	b.until("the end", func() bool { return !b.room.Table.Running() })
	if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, "1. f3 e5 2. g4 d5 (2... Qh4#) 3. e4 1-0") {
		t.Errorf("the game is written as\n%s", pgn)
	}
}

// TestAVariationOfAGameLeavesItsNamesAndResult: playing on from the middle of a game is no other game.
func TestAVariationOfAGameLeavesItsNamesAndResult(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Black = play.KeyYou }))
	b.openText("[White \"Botvinnik\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n")
	b.Session.Walk(func(g *session.Game) { g.Go(2) })
	b.Changed()
	b.room.Begin(true)
	b.until("the turn", b.room.Table.Waits)
	b.play("d4")
	b.until("the move", b.room.Table.Waits)
	b.room.Table.Answer(match.Answer{Resign: true})
	b.until("the end", func() bool { return !b.room.Table.Running() })
	pgn := strings.Join(strings.Fields(b.Session.Game.PGN()), " ")
	if !strings.Contains(pgn, `[White "Botvinnik"]`) || !strings.Contains(pgn, `[Result "1-0"]`) || !strings.Contains(pgn,
		"(2. d4 {You (White) – You (Black): 1-0 by resignation.})") {
		t.Errorf("the game is written as\n%s", pgn)
	}
}

// TestGoingThroughAGameShowsItsTrees: at every move that a programme chose stands the tree in which it did.
func TestGoingThroughAGameShowsItsTrees(t *testing.T) {
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
	b.room.GoOn()
	if left := b.room.Table.Left(); left[board.White] > before[board.White] || left[board.White] < before[board.White]/2 {
		t.Errorf("White's clock shows %v, before %v", left, before)
	}
	b.play("d4")
	b.reply(4)
}

// TestMovesFromTheBook: a programme plays them, and Why says so.
func TestMovesFromTheBook(t *testing.T) {
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
	b.Session.Back()
	b.Changed()
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

// TestTheGameEnds as the referee says, and is not taken up by the next start.
func TestTheGameEnds(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Black = play.KeyYou }))
	b.room.Begin(false)
	for _, san := range strings.Fields("f3 e5 g4 Qh4#") {
		b.until("the turn", b.room.Table.Waits)
		b.play(san)
	}
	b.until("the end", func() bool { return !b.room.Table.Running() })
	if e := b.room.Table.Ending(); e.Method != match.Checkmate || !strings.Contains(b.message(), "0-1 by checkmate") {
		t.Errorf("it ended %s; the bar says %q", e, b.message())
	}
	if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, `[Result "0-1"]`) || !strings.Contains(pgn,
		`[White "You (White)"]`) || !strings.Contains(pgn, `[Black "You (Black)"]`) {
		t.Errorf("the game is written as\n%s", pgn)
	}
	if kept := b.Settings().Config().Play; kept.Start != "" {
		t.Error("the settings keep a game that is over")
	}
}

// TestHandicapsAndPlayingFromHere.
func TestHandicapsAndPlayingFromHere(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Handicap = play.Handicaps()[1].Name }))
	b.room.Begin(false)
	if at := b.view.Position; at.At(board.F7) != board.NoPiece {
		t.Errorf("with the handicap the window shows %s", at.FEN())
	}
	b.openText("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")
	b.room.Begin(true)
	b.until("the turn", b.room.Table.Waits)
	b.play("Rd8#")
	b.until("the end", func() bool { return !b.room.Table.Running() })
	if e := b.room.Table.Ending(); e.Method != match.Checkmate {
		t.Errorf("it ended %s", e)
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

// TestABookThatCannotBeReadChangesNothing: the sentence says why, and neither the book in use nor the list
// of books has it; one that can be read is in both.
func TestABookThatCannotBeReadChangesNothing(t *testing.T) {
	b := start(t, config.Config{})
	take := func(name, text string) config.Config {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		b.books.Use(path)
		b.until("the end of reading", func() bool { return !b.books.Busy() })
		return b.Settings().Config()
	}
	c := take("broken.bin", "seventeen letters")
	if want := "broken.bin is not taken as a book: "; c.Book != "" || len(c.Books) != 0 || !strings.HasPrefix(b.message(),
		want) || !strings.Contains(b.message(), "entry 2 is cut off") {
		t.Errorf("the book is %q of %q, and the bar says %q", c.Book, c.Books, b.message())
	}
	c = take("games.pgn", "1. e4 e5 *\n")
	if filepath.Base(c.Book) != "games.pgn" || len(c.Books) != 1 || !strings.HasPrefix(b.message(), "games.pgn is "+
		"the book now") {
		t.Errorf("the book is %q of %q, and the bar says %q", c.Book, c.Books, b.message())
	}
	if source, err := b.books.Here(c.Book); source == nil || err != nil {
		t.Errorf("it is not open: %v", err)
	}
}

// TestTheBookOfTheLastTimeIsRead when a game asks for it, without a look at the tab of books; one that is
// gone is told and forgotten.
func TestTheBookOfTheLastTimeIsRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(path, []byte("1. a3 h5 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	b := start(t, quickGame(func(c *config.Config) { c.Play.Book, c.Book, c.Books = true, path, []string{path} }))
	b.room.Begin(false)
	b.until("the end of reading", func() bool { return !b.books.Busy() })
	b.play("a3")
	b.reply(2)
	if got := b.Session.Game.LastMove().UCI(); got != "h7h5" {
		t.Errorf("the book's answer was %s", got)
	}
	const gone = "/nowhere/gone.bin"
	b = start(t, quickGame(func(c *config.Config) { c.Play.Book, c.Book, c.Books = true, gone, []string{path, gone} }))
	b.room.Begin(false)
	b.until("the end of reading", func() bool { return !b.books.Busy() })
	if c := b.Settings().Config(); c.Book != "" || len(c.Books) != 1 || !strings.Contains(b.message(), "gone.bin is not "+
		"taken as a book: no such file") {
		t.Errorf("the book is %q of %q, and the bar says %q", c.Book, c.Books, b.message())
	}
}
