package workbench

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"drevo/app/work"
	"drevo/internal/needs"
	"drevo/widgets/tooltip"
)

// asking opens what asks where to save a game, on a folder with a file of two games, another folder and a picture.
func asking(t *testing.T) (s *saving, folder string, saved *[]string) {
	t.Helper()
	test.NewTempApp(t)
	folder = t.TempDir()
	for name, text := range map[string]string{"two.pgn": "1. e4 *\n\n[White \"A\"]\n\n1. d4 *\n", "board.png": ""} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "more"), 0o700); err != nil {
		t.Fatal(err)
	}
	posted := make(chan func())
	desk := work.NewDesk(t.Context(), func(do func()) { posted <- do })
	window := test.NewTempWindow(t, widget.NewLabel(""))
	s = newSaving(tooltip.NewLayer(), window.Canvas(), desk.Slot("Counting"), folder, "game.pgn")
	window.SetContent(s.content)
	saved = new([]string)
	s.OnSave = func(path string) { *saved = append(*saved, path) }
	submit := s.path.OnSubmitted
	s.path.OnSubmitted = func(text string) {
		for submit(text); s.counting.Busy(); {
			(<-posted)()
		}
	}
	return s, folder, saved
}

// TestSavingCompletesWhatIsTyped: the folder that is looked at, the user's own, and the ending.
func TestSavingCompletesWhatIsTyped(t *testing.T) {
	needs.OneGoroutine(t)
	s, folder, saved := asking(t)
	home := t.TempDir()
	t.Setenv("HOME", home)
	other := t.TempDir()
	for text, want := range map[string]string{
		s.path.Text: filepath.Join(folder, "game.pgn"), "x": filepath.Join(folder, "x.pgn"),
		"x.pgn": filepath.Join(folder, "x.pgn"), "X.PGN": filepath.Join(folder, "X.PGN"),
		"v. 1.5": filepath.Join(folder, "v. 1.5.pgn"), "~/x": filepath.Join(home, "x.pgn"),
		filepath.Join(other, "x"): filepath.Join(other, "x.pgn"), "more/x": filepath.Join(folder, "more", "x.pgn"),
	} {
		s.look(folder)
		*saved = nil
		s.path.SetText(text)
		if s.path.OnSubmitted(text); !slices.Equal(*saved, []string{want}) {
			t.Errorf("%q is saved as %q, want %s; said is %q", text, *saved, want, s.says.Text)
		}
	}
	if s.path.SetText(other + "/"); s.folder != other {
		t.Errorf("of a path that is typed %s is looked at", s.folder)
	}
	s.path.OnSubmitted(s.path.Text)
	if len(*saved) != 1 || !strings.Contains(s.says.Text, "a name is missing") {
		t.Errorf("of a folder is said %q", s.says.Text)
	}
}

// TestSavingAsksOnce before a file is overwritten, with the games that it holds, or a folder is made; another name
// is asked about anew.
func TestSavingAsksOnce(t *testing.T) {
	needs.OneGoroutine(t)
	s, folder, saved := asking(t)
	for text, says := range map[string]string{"two": "two.pgn holds 2 games,", "none/x": "There is no folder "} {
		s.look(folder)
		*saved = nil
		s.path.SetText(text)
		s.path.OnSubmitted(text)
		if len(*saved) != 0 || !strings.HasPrefix(s.says.Text, says) || s.save.Text == "Save" {
			t.Errorf("of %s is said %q on %q", text, s.says.Text, s.save.Text)
		}
		s.path.SetText("y")
		if s.says.Text != "" || s.save.Text != "Save" {
			t.Errorf("what was asked of %s stays", text)
		}
		s.path.SetText(text)
		s.path.OnSubmitted(text)
		if s.path.OnSubmitted(text); len(*saved) != 1 {
			t.Errorf("%s was saved %d times", text, len(*saved))
		}
	}
}

// TestSavingListsTheFolder: folders, and files with the ending, of which one can be chosen.
func TestSavingListsTheFolder(t *testing.T) {
	needs.OneGoroutine(t)
	s, folder, _ := asking(t)
	if want := []string{parent, "more/", "two.pgn"}; !slices.Equal(s.names, want) {
		t.Errorf("listed are %q, want %q", s.names, want)
	}
	s.list.Select(1)
	if want := filepath.Join(folder, "more", "game.pgn"); s.path.Text != want || len(s.names) != 1 {
		t.Errorf("in the folder the field says %s, want %s; listed are %q", s.path.Text, want, s.names)
	}
	s.list.Select(0)
	s.list.Select(2)
	if want := filepath.Join(folder, "two.pgn"); s.path.Text != want {
		t.Errorf("the field says %s, want %s", s.path.Text, want)
	}
}
