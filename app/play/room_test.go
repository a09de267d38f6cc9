package play_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/match"
	"drevo/engine/tree"
)

// sitting is a room without a window.
type sitting struct {
	*workspacetest.Window
	room   *play.Room
	reader *books.Reader
}

// sit opens a room whose settings let the user play White against PaulChess at one ply.
func sit(t *testing.T, change func(*config.Config)) *sitting {
	t.Helper()
	b := &sitting{Window: workspacetest.New(t, "itep", map[string]string{"depth": "1"}, "")}
	b.Keep(func(c *config.Config) {
		c.Others, c.Play.Black = map[string]map[string]string{"paulchess": {"depth": "1"}}, "paulchess"
		if change != nil {
			change(c)
		}
	})
	b.reader = books.NewReader(books.NewShelf(""), b.Workspace, b.Desk)
	b.room = play.NewRoom(b.Workspace, b.reader)
	t.Cleanup(b.room.Close)
	return b
}

// open shows a game.
func (b *sitting) open(text string) {
	b.T.Helper()
	g, err := game.Parse(text)
	if err != nil {
		b.T.Fatal(err)
	}
	b.SetGame("opening", session.Open(g))
}

// node is the one of the position, and whether the tree has it.
func (b *sitting) node() (tree.Node, bool) {
	id, inTree := b.Session.Node()
	return b.Session.Tree().Node(id), inTree
}

// moves are those to the position.
func (b *sitting) moves() string { return present.Line(b.Session.Game.Start(), b.Session.Game.Moves()) }

// reply waits until the user is to move after so many moves.
func (b *sitting) reply(moves int) {
	b.T.Helper()
	b.Until(func() bool { return len(b.room.Table.Situation().Moves) >= moves && b.room.Table.Waits() })
}

// TestAGameAgainstAProgramme: the programme answers on the board, and its tree is there to be asked why.
func TestAGameAgainstAProgramme(t *testing.T) {
	b := sit(t, nil)
	b.room.Begin(false)
	b.reply(0)
	b.PlayText("e4")
	b.reply(2)
	if n := len(b.Session.Game.Moves()); n != 2 || b.Session.Game.Start() != board.Start() {
		t.Fatalf("the window shows %s", b.moves())
	}
	if !strings.Contains(b.Message, "PaulChess plays 1...") {
		t.Errorf("the bar says %q", b.Message)
	}
	s := b.Session.Search()
	n, inTree := b.node()
	if s == nil || s.Programme.About().ID != "paulchess" || s.Running() || len(s.Moves) != 1 || !inTree ||
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
	if n.Move != b.Session.Game.LastMove() {
		t.Errorf("in the tree the place is at %s, not at the move played", n.Move)
	}
	b.PlayText("d4")
	b.reply(4)
	if n := len(b.Session.Searches()); n != 2 {
		t.Errorf("after two answers there are %d searches", n)
	}
}

// TestAGameThatWaits goes on with the players that it began with, also where that was the current programme.
func TestAGameThatWaitsKeepsItsPlayers(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Black = "" })
	b.room.Begin(false)
	if name := b.room.Table.Setup().Seats[board.Black].Name; name != "ITEP" {
		t.Fatalf("against the current programme %s plays", name)
	}
	b.room.PauseOrGoOn()
	b.ChooseProgramme("kaissa")
	b.room.PauseOrGoOn()
	if name := b.room.Table.Setup().Seats[board.Black].Name; name != "ITEP" {
		t.Errorf("with another programme in the tool bar %s plays on", name)
	}
}

// TestTakingBack goes back to the user's last turn, on the board, too.
func TestTakingBack(t *testing.T) {
	b := sit(t, nil)
	b.room.Begin(false)
	b.PlayText("e4")
	b.reply(2)
	b.PlayText("d4")
	b.reply(4)
	b.room.TakeBack()
	b.Until(b.room.Table.Waits)
	if got := b.moves(); len(b.Session.Game.Moves()) != 2 || len(b.room.Table.Situation().Moves) != 2 {
		t.Errorf("after taking back: %s", got)
	}
	b.PlayText("Nf3")
	b.reply(4)
	if got := b.Session.Game.Moves(); len(got) != 4 || got[2].UCI() != "g1f3" {
		t.Errorf("the game goes on with %s", b.moves())
	}
}

// TestWhatIsPlayedIsTheMainLine, whatever was taken back, and only its own result is written into it.
func TestWhatIsPlayedIsTheMainLine(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Black = play.KeyYou })
	b.room.Begin(false)
	playOn := func(moves string) {
		for _, san := range strings.Fields(moves) {
			b.Until(b.room.Table.Waits)
			b.PlayText(san)
			b.Until(func() bool { return b.room.Table.Waits() || !b.room.Table.Running() })
		}
	}
	playOn("f3 e5 g4 Qh4#")
	b.room.TakeBack()
	if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, `[Result "*"]`) || strings.Contains(b.Message, "0-1") {
		t.Errorf("after taking back the bar says %q, and the game is\n%s", b.Message, pgn)
	}
	playOn("d5 e4")
	b.room.Table.Answer(match.Answer{Resign: true})
	b.Until(func() bool { return !b.room.Table.Running() })
	if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, "1. f3 e5 2. g4 d5 (2... Qh4#) 3. e4 1-0") {
		t.Errorf("the game is written as\n%s", pgn)
	}
}

// TestAVariationOfAGameLeavesItsNamesAndResult: playing on from the middle of a game is no other game.
func TestAVariationOfAGameLeavesItsNamesAndResult(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Black = play.KeyYou })
	b.open("[White \"Botvinnik\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n")
	b.Session.Walk(func(g *session.Game) { g.Go(2) })
	b.Changed()
	b.room.Begin(true)
	b.Until(b.room.Table.Waits)
	b.PlayText("d4")
	b.Until(b.room.Table.Waits)
	b.room.Table.Answer(match.Answer{Resign: true})
	b.Until(func() bool { return !b.room.Table.Running() })
	pgn := strings.Join(strings.Fields(b.Session.Game.PGN()), " ")
	if !strings.Contains(pgn, `[White "Botvinnik"]`) || !strings.Contains(pgn, `[Result "1-0"]`) || !strings.Contains(pgn,
		"(2. d4 {You (White) – You (Black): 1-0 by resignation.})") {
		t.Errorf("the game is written as\n%s", pgn)
	}
}

// TestAGameHasItsTagsFromTheFirstMove: who plays, since when and with which clocks, and that it has not ended; what
// the user writes there stays.
func TestAGameHasItsTagsFromTheFirstMove(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Clock = "5m+3s" })
	b.open("[White \"Botvinnik\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n")
	has := func(tags ...string) {
		t.Helper()
		for _, tag := range tags {
			if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, "["+tag+"]") {
				t.Errorf("there is no [%s] in\n%s", tag, pgn)
			}
		}
	}
	b.room.Begin(false)
	today := time.Now().Format(`Date "2006.01.02"`)
	has(`White "You"`, `Black "PaulChess"`, today, `TimeControl "300+3"`, `Termination "unterminated"`, `Result "*"`)
	if b.Message != "Your game with PaulChess has begun." {
		t.Errorf("the bar says %q", b.Message)
	}
	b.reply(0)
	b.PlayText("e4")
	b.reply(2)
	b.room.PauseOrGoOn()
	if b.Message != "Your game with PaulChess waits: Ctrl+Shift+P." || b.room.Waiting() != b.Message {
		t.Errorf("of a game that waits the bar says %q", b.Message)
	}
	b.Keep(func(c *config.Config) { c.Play.Black, c.Play.Clock = "itep", "" })
	b.room.PauseOrGoOn()
	has(`Black "ITEP"`, `TimeControl "-"`)
	b.EditGame("the name", func(g *session.Game) {
		g.Edit(func(named *game.Game, n *game.Node) *game.Node { named.Tags.Set("White", "Me"); return n })
	})
	b.reply(2)
	b.room.Table.Answer(match.Answer{Resign: true})
	b.Until(func() bool { return !b.room.Table.Running() })
	has(`White "Me"`, `Black "ITEP"`, `Termination "normal"`, `Result "0-1"`)
	b.room.TakeBack()
	has(`Termination "unterminated"`, `Result "*"`)
}

// TestAnotherGameIsNotPlayedInto: whoever opens another game and goes on finds the one that waits again, whole, and
// the other one as it was.
func TestAnotherGameIsNotPlayedInto(t *testing.T) {
	b := sit(t, nil)
	b.room.Begin(false)
	b.PlayText("e4")
	b.reply(2)
	b.room.PauseOrGoOn()
	const other = "[White \"Botvinnik\"]\n\n1. d4 d5 1-0\n"
	b.open(other)
	b.room.PauseOrGoOn()
	if pgn := b.Session.Game.PGN(); strings.Contains(pgn, "d4") || !strings.Contains(pgn, `[White "You"]`) ||
		len(b.Session.Game.Moves()) != 2 {
		t.Errorf("the game that goes on is\n%s", pgn)
	}
	b.Undo()
	if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, "1. d4 d5 1-0") || !strings.Contains(pgn, "Botvinnik") {
		t.Errorf("the other game is\n%s", pgn)
	}
}

// TestChess960IsNotPlayed: it is refused in a sentence, and what was there stays; without castling it is a game like
// any other.
func TestChess960IsNotPlayed(t *testing.T) {
	b := sit(t, nil)
	b.open("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1\"]" +
		"\n\n1. e4 e5 *\n")
	before := b.Session.Game.PGN()
	b.room.Begin(true)
	if !b.Wrong || !strings.Contains(b.Message, "games of Chess960 can be looked at") || b.room.Table.Began() ||
		b.Session.Game.PGN() != before {
		t.Errorf("the bar says %q, the game is\n%s", b.Message, b.Session.Game.PGN())
	}
	b.open("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1\"]" +
		"\n\n1. O-O O-O *\n")
	b.Walk((*session.Game).End)
	b.room.Begin(true)
	b.reply(0)
	if b.Session.Game.Start() != b.Session.Position() || !b.room.Table.Began() {
		t.Errorf("after both have castled the bar says %q", b.Message)
	}
}

// TestTheGameEnds as the referee says, and is not taken up by the next start.
func TestTheGameEnds(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Black = play.KeyYou })
	b.room.Begin(false)
	for _, san := range strings.Fields("f3 e5 g4 Qh4#") {
		b.Until(b.room.Table.Waits)
		b.PlayText(san)
	}
	b.Until(func() bool { return !b.room.Table.Running() })
	if e := b.room.Table.Ending(); e.Method != match.Checkmate || !strings.Contains(b.Message, "0-1 by checkmate") {
		t.Errorf("it ended %s; the bar says %q", e, b.Message)
	}
	if pgn := b.Session.Game.PGN(); !strings.Contains(pgn, `[Result "0-1"]`) || !strings.Contains(pgn,
		`[White "You (White)"]`) || !strings.Contains(pgn, `[Black "You (Black)"]`) {
		t.Errorf("the game is written as\n%s", pgn)
	}
	if kept := b.Journal().Session().Table; kept.Start != "" {
		t.Error("the journal keeps a game that is over")
	}
}

// TestHandicapsAndPlayingFromHere.
func TestHandicapsAndPlayingFromHere(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Handicap = play.Handicaps()[1].Name })
	b.room.Begin(false)
	if at := b.Session.Position(); at.At(board.F7) != board.NoPiece {
		t.Errorf("with the handicap the window shows %s", at.FEN())
	}
	b.open("[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1\"]\n\n*\n")
	b.room.Begin(true)
	b.Until(b.room.Table.Waits)
	b.PlayText("Rd8#")
	b.Until(func() bool { return !b.room.Table.Running() })
	if e := b.room.Table.Ending(); e.Method != match.Checkmate {
		t.Errorf("it ended %s", e)
	}
}

// TestABookThatCannotBeReadChangesNothing: the sentence says why, and neither the book in use nor the list
// of books has it; one that can be read is in both.
func TestABookThatCannotBeReadChangesNothing(t *testing.T) {
	b := sit(t, nil)
	take := func(name, text string) config.Config {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		b.reader.Use(path)
		b.Until(func() bool { return !b.reader.Busy() })
		return b.Config()
	}
	c := take("broken.bin", "seventeen letters")
	if want := "broken.bin is not taken as a book: "; c.Book != "" || len(c.Books) != 0 || !strings.HasPrefix(b.Message,
		want) || !strings.Contains(b.Message, "entry 2 is cut off") {
		t.Errorf("the book is %q of %q, and the bar says %q", c.Book, c.Books, b.Message)
	}
	c = take("games.pgn", "1. e4 e5 *\n")
	if filepath.Base(c.Book) != "games.pgn" || len(c.Books) != 1 || !strings.HasPrefix(b.Message, "games.pgn is "+
		"the book now") {
		t.Errorf("the book is %q of %q, and the bar says %q", c.Book, c.Books, b.Message)
	}
	if source, err := b.reader.Here(c.Book); source == nil || err != nil {
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
	b := sit(t, func(c *config.Config) { c.Play.Book, c.Book, c.Books = true, path, []string{path} })
	b.room.Begin(false)
	b.Until(func() bool { return !b.reader.Busy() })
	b.PlayText("a3")
	b.reply(2)
	if got := b.Session.Game.LastMove().UCI(); got != "h7h5" {
		t.Errorf("the book's answer was %s", got)
	}
	const gone = "/nowhere/gone.bin"
	b = sit(t, func(c *config.Config) { c.Play.Book, c.Book, c.Books = true, gone, []string{path, gone} })
	b.room.Begin(false)
	b.Until(func() bool { return !b.reader.Busy() })
	if c := b.Config(); c.Book != "" || len(c.Books) != 1 || !strings.Contains(b.Message, "gone.bin is not "+
		"taken as a book: no such file") {
		t.Errorf("the book is %q of %q, and the bar says %q", c.Book, c.Books, b.Message)
	}
}

// TestMoveNow ends a long thought in the window, and its move is played.
func TestMoveNow(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Level = "3 min a move" })
	b.room.TakeBack()
	if !strings.Contains(b.Message, "no move to take back") {
		t.Errorf("taking back without a game: %q", b.Message)
	}
	b.room.Begin(false)
	b.room.TakeBack()
	b.PlayText("e4")
	b.Until(b.room.Table.MoveNow)
	b.reply(2)
	if len(b.Session.Game.Moves()) != 2 {
		t.Errorf("the window shows %s", b.moves())
	}
}

// TestEnginesThatAreNone: a path that is not there, a directory, a program that is no engine, one that
// says nothing: each is told in words, and the next game can be played.
func TestEnginesThatAreNone(t *testing.T) {
	dir := t.TempDir()
	rubbish := filepath.Join(dir, "rubbish")
	if err := os.WriteFile(rubbish, []byte("no program"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Join(dir, "none"), dir, rubbish, "/bin/false", "/bin/true"} {
		b := sit(t, func(c *config.Config) {
			c.Engines = []config.Engine{{Name: "Bad", Path: path}}
			c.Play.Black = "engine:Bad"
		})
		b.room.Begin(false)
		b.Until(func() bool { return b.room.Table.Fault() != nil || b.room.Table.Ending().Over() })
		if b.room.Table.Running() || !strings.Contains(b.Message, "The game can't go on") {
			t.Errorf("%s: the bar says %q", path, b.Message)
		}
		b.room.StartContest()
		b.Keep(func(c *config.Config) { c.Play.White = "paulchess"; c.Play.Games = 2 })
		b.room.StartContest()
		b.Until(func() bool { return !b.room.Contest.Running() })
		if b.room.Contest.Fault() == nil {
			t.Errorf("%s: a match with it has no fault: %s", path, b.room.Contest.Score())
		}
		b.Keep(func(c *config.Config) { c.Play.White, c.Play.Black = "you", "paulchess" })
		b.room.Begin(false)
		b.PlayText("e4")
		b.reply(2)
	}
}

// TestAMatchThatIsEndedKeepsItsGames, and has no fault.
func TestAMatchThatIsEndedKeepsItsGames(t *testing.T) {
	b := sit(t, func(c *config.Config) {
		c.Play.White, c.Play.Black, c.Play.Games, c.Play.Level = "paulchess", "itep", 100, "100 positions"
	})
	b.room.StartContest()
	b.Until(func() bool { return b.room.Contest.Score().Games() > 0 })
	b.room.Contest.Stop()
	played := b.room.Contest.Score().Games()
	if pgn := b.room.Contest.PGN(); b.room.Contest.Running() || strings.Count(pgn, "[Result \"") != played {
		t.Errorf("of %d games are written\n%s", played, pgn)
	}
	// An engine that says nothing is still being started when the match is ended.
	b.Keep(func(c *config.Config) {
		c.Engines, c.Play.Black = []config.Engine{{Name: "Silent", Path: "/bin/sleep", Args: []string{"60"}}}, "engine:Silent"
	})
	b.room.StartContest()
	b.room.Contest.Stop()
	over := b.room.Contest.OnChange
	ended := false
	b.room.Contest.OnChange = func() { ended = true; over() }
	b.Until(func() bool { return ended })
	if err := b.room.Contest.Fault(); err != nil {
		t.Errorf("a match that was ended has the fault %v", err)
	}
}

// TestChangesWhileTheProgrammeThinks: programme, options, another search, resigning.
func TestChangesWhileTheProgrammeThinks(t *testing.T) {
	b := sit(t, func(c *config.Config) { c.Play.Level = "3 min a move" })
	b.room.Begin(false)
	b.PlayText("e4")
	b.Until(b.room.Table.Thinks)
	if err := b.room.Table.Answer(match.Answer{Resign: true}); err == nil {
		t.Error("resigned out of turn")
	}
	b.Think() // another search beside it
	b.Until(b.room.Table.MoveNow)
	b.reply(2)
	b.PlayText("d4")
	b.room.TakeBack() // in the middle of the programme's thought
	b.Until(b.room.Table.Waits)
	if n := len(b.room.Table.Situation().Moves); n != 2 && n != 0 {
		t.Errorf("after taking back in a thought there are %d moves", n)
	}
}
