package books_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/books"
	"drevo/engine/board"
)

func moves(t *testing.T, sans ...string) []board.Move {
	t.Helper()
	p := board.Start()
	var list []board.Move
	for _, san := range sans {
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		before := p
		before.Make(move, &p)
		list = append(list, move)
	}
	return list
}

// TestTheOwnBookIsKept: what is added is found at once, and by the next start.
func TestTheOwnBookIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo-book.txt")
	start := board.Start()
	s := books.NewShelf(path)
	if err := s.Add(moves(t, "e4")); err != nil {
		t.Fatal(err)
	}
	if err := s.Add(moves(t, "b3")); err != nil { // in place of it
		t.Fatal(err)
	}
	for _, shelf := range []*books.Shelf{s, books.NewShelf(path)} {
		own, err := shelf.Get(t.Context(), books.Own)
		if err != nil {
			t.Fatal(err)
		}
		if got := shelf.Moves(own, &start); len(got) != 1 || got[0].Move.UCI() != "b2b3" {
			t.Errorf("the book has %v", got)
		}
	}
	if err := s.Delete(&start); err != nil {
		t.Fatal(err)
	}
	if err := s.Delete(&start); err == nil {
		t.Error("what is not there was deleted")
	}
	if err := s.Add(nil); err == nil {
		t.Error("no move was added")
	}
}

// TestADamagedBookIsNotOverwritten.
func TestADamagedBookIsNotOverwritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo-book.txt")
	const text = "332e2f2c77a8402d|fdf3d95385e5b7af|History: 1. d2d5\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s := books.NewShelf(path)
	if err := s.Add(moves(t, "e4")); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("error %v", err)
	}
	if now, err := os.ReadFile(path); err != nil || string(now) != text {
		t.Errorf("the file is now %q, %v", now, err)
	}
}

func TestBooksByName(t *testing.T) {
	s := books.NewShelf("")
	if b, err := s.Get(t.Context(), books.None); b != nil || err != nil {
		t.Errorf("no book is %v, %v", b, err)
	}
	b, err := s.Get(t.Context(), books.Default)
	start := board.Start()
	if err != nil || len(s.Moves(b, &start)) == 0 {
		t.Errorf("the default book knows nothing: %v", err)
	}
	if b, err := s.Get(t.Context(), "/nowhere.bin"); b != nil || err == nil {
		t.Errorf("a book that is not there is %v, %v", b, err)
	}
}

// TestARefusalNamesFilePlaceAndReason, and a file without a move is refused like one that can't be read.
func TestARefusalNamesFilePlaceAndReason(t *testing.T) {
	dir := t.TempDir()
	for name, c := range map[string]struct{ text, want string }{
		"a.bin": {strings.Repeat("x", 17), "a.bin is not taken as a book: Polyglot entry 2 is cut off: 17 bytes are no " +
			"whole number of entries of 16."},
		"b.bin": {strings.Repeat("x", 16) + strings.Repeat("a", 16), "b.bin is not taken as a book: Polyglot entry 2 is " +
			"out of order."},
		"c.txt": {"\nfoo\n", "c.txt is not taken as a book: left out 1 of the book's lines (line 2: \"foo\" is not " +
			"key|key|History: moves)."},
		"d.txt":    {"", "d.txt is not taken as a book: there are no moves in it."},
		"e.pgn":    {"", "e.pgn is not taken as a book: there are no moves in it."},
		"f.pgn":    {"1. e4 e5 2. Kxe8 *\n", "f.pgn is not taken as a book: left out 1 game (f.pgn, "},
		"gone.pgn": {"", "gone.pgn is not taken as a book: no such file or directory."},
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if name == "gone.pgn" {
			os.Remove(path)
		}
		source, err := books.Open(t.Context(), []string{path}, books.Plies)
		if err == nil || source != nil {
			t.Errorf("%s was taken: %v", name, err)
		} else if got := books.Refusal(path, err); !strings.HasPrefix(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	_, err := books.Open(t.Context(), []string{dir}, books.Plies)
	if got := books.Refusal(dir, err); got != filepath.Base(dir)+" is not taken as a book: it is no file." {
		t.Error(got)
	}
}

// TestWhatIsNoBook: a pipe that nobody writes to is refused and not waited for, and so are two books that
// would be one.
func TestWhatIsNoBook(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"a.bin": strings.Repeat("x", 16), "b.pgn": "1. e4 *\n", "c.txt": ""} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	in := func(name string) string { return filepath.Join(dir, name) }
	for _, paths := range [][]string{{in("a.bin"), in("b.pgn")}, {in("b.pgn"), in("c.txt")}, {dir}, {os.DevNull}} {
		if _, err := books.Open(t.Context(), paths, books.Plies); !errors.As(err, new(*books.WrongFileError)) {
			t.Errorf("%v: %v", paths, err)
		}
	}
	if source, err := books.Open(t.Context(), []string{in("b.pgn"), in("b.pgn")}, books.Plies); err != nil ||
		source == nil {
		t.Errorf("two files of games: %v", err)
	}
}
