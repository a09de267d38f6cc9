//go:build linux && e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/internal/xtest"
)

// runs returns how often an attack is made: as often as the variable DREVO_ATTACKS says, else n
// times.
func runs(n int) int {
	if many, err := strconv.Atoi(os.Getenv("DREVO_ATTACKS")); err == nil {
		return many
	}
	return n
}

// beside lets a test run beside others, unless it is an attack, which measures times.
func beside(t *testing.T) {
	t.Helper()
	if !attacked() {
		t.Parallel()
	}
}

// load keeps all cores busy until the test ends.
func load(t *testing.T) {
	done := make(chan struct{})
	t.Cleanup(func() { close(done) })
	for range 2 * runtime.NumCPU() {
		go func() {
			for n := uint64(0); ; n++ {
				select {
				case <-done:
					return
				default:
				}
			}
		}()
	}
}

// endPatience is for a machine with much other work. The program gives itself two seconds, and what
// is tested hung for ever.
const endPatience = 2 * time.Minute

// TestEnds ends the window by a signal and by its menu's key, at any moment of its life, in the attack under load. It
// always ends with code 0 and the settings saved, on an idle machine within two seconds.
func TestEnds(t *testing.T) {
	if attacked() {
		load(t)
	}
	screen := xtest.NewScreen(t, 1400, 900)
	var all []time.Duration
	for n := range runs(4) {
		settings := filepath.Join(t.TempDir(), "drevo.json")
		app := screen.Start([]string{"DREVO_CONFIG=" + settings}, xtest.Program(t))
		app.WaitState("a first state", func(map[string]any) bool { return true })
		time.Sleep(time.Duration(rand.IntN(1000)) * time.Millisecond)
		var took time.Duration
		var code int
		if n%2 == 0 {
			took, code = app.Signal(syscall.SIGTERM)
		} else {
			took, code = app.EndBy(func() { app.Key("ctrl+q") })
		}
		all = append(all, took)
		if took > endPatience || code != 0 {
			t.Errorf("end %d: %v, code %d\n%s", n, took, code, app.Output())
		}
		if s := journalOf(t, settings); s.Now.PGN == "" {
			t.Errorf("end %d: no session is kept", n)
		}
	}
	slices.Sort(all)
	t.Logf("%d ends: median %v, longest %v", len(all), all[len(all)/2], all[len(all)-1])
}

// kept returns what a settings file holds, which must be whole.
func kept(t *testing.T, path string) config.Config {
	t.Helper()
	store, err := config.Open(path, nil)
	if err != nil {
		t.Errorf("%s: %v", path, err)
	}
	return store.Config()
}

// journalOf returns the session that is kept beside a settings file, which must be whole.
func journalOf(t *testing.T, settings string) journal.Session {
	t.Helper()
	j, err := journal.Open(settings, func(err error) { t.Error(err) })
	if err != nil {
		t.Errorf("beside %s: %v", settings, err)
	}
	defer j.Close()
	return j.Session()
}

// journalNow is what a kill at this moment would leave of the session beside a settings file, whose window runs: what is
// in a copy of its journal.
func journalNow(t *testing.T, settings string) journal.Session {
	t.Helper()
	const name = "session.journal"
	text, _ := os.ReadFile(filepath.Join(filepath.Dir(settings), name))
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, name), text, 0o600); err != nil {
		t.Fatal(err)
	}
	j, _ := journal.Open(filepath.Join(folder, "drevo.json"), func(error) {}) // its last line may be half written
	defer j.Close()
	return j.Session()
}

// TestAnswersAtWork lets a programme think and a large file be read, and asks the window how long a click waits: in the
// attacks 99 of 100 not longer than 100 ms.
func TestAnswersAtWork(t *testing.T) {
	beside(t)
	atWork(t).answers()
}

// TestAnswersUnderLoad: the same with all cores busy beside, twice over, where the drawing waits for a core as all else
// does and the figure is told alone: a measurement of the attack, beside which TestAnswersAtWork does the same.
func TestAnswersUnderLoad(t *testing.T) {
	if !attacked() {
		t.Skip("make attack runs it")
	}
	load(t)
	w := atWork(t)
	w.tellAnswers(w.state())
	w.Quit()
}

// atWork starts a window in which a programme has thought and a large file has been read for a while.
func atWork(t *testing.T) *window {
	t.Helper()
	path := filepath.Join(t.TempDir(), "large.pgn")
	game := "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n"
	length, games := time.Second, 1000
	if attacked() {
		length, games = 30*time.Second, 500_000
	}
	if err := os.WriteFile(path, []byte(strings.Repeat(game, games)), 0o600); err != nil {
		t.Fatal(err)
	}
	settings := filepath.Join(t.TempDir(), "drevo.json")
	const endless = `{"toured": true, "face": "everything", "options": {"depth": "12", "scheme": "absolute"}}`
	if err := os.WriteFile(settings, []byte(endless), 0o600); err != nil {
		t.Fatal(err)
	}
	w := &window{App: xtest.NewScreen(t, 1400, 900).Start([]string{"DREVO_CONFIG=" + settings}, xtest.Program(t), path), t: t}
	w.wait("the first answers", func(s state) bool { return s.number("answerLongest") > 0 })
	w.Key("ctrl+Return")
	time.Sleep(length) // what is measured is this time
	return w
}

// answers logs how long a click waited, which must be short in the attack, and ends the window.
func (w *window) answers() {
	w.t.Helper()
	s := w.state()
	w.tellAnswers(s)
	if attacked() && s.number("answer99") > 100 {
		w.t.Errorf("a click waits %v ms in 99 of 100", s.number("answer99"))
	}
	w.Quit()
}

func (w *window) tellAnswers(s state) {
	w.t.Helper()
	w.t.Logf("a click waits %v ms in 99 of 100, %v at most", s.number("answer99"), s.number("answerLongest"))
}

// TestAnswersWhileATraceIsRead: the same while the window reads a trace as fast as it can.
func TestAnswersWhileATraceIsRead(t *testing.T) {
	beside(t)
	folder := t.TempDir()
	path, nodes, length := filepath.Join(folder, "large.trace"), "20000", time.Duration(0)
	if attacked() {
		nodes, length = "12000000", 15*time.Second // of some twenty in which it is read
	}
	write := exec.CommandContext(t.Context(), xtest.Program(t), "analyse", "-programme", "itep", "-set", "scheme=absolute",
		"depth=12", "-nodes", nodes, "-trace", path)
	if out, err := write.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	w := &window{App: xtest.NewScreen(t, 1400, 900).Start([]string{"DREVO_CONFIG=" + filepath.Join(folder, "drevo.json")},
		xtest.Program(t), path), t: t}
	w.wait("the trace", func(s state) bool { return s.number("treeNodes") > 1000 && s.number("answerLongest") > 0 })
	time.Sleep(length) // what is measured is this time
	w.answers()
}

// namesIn are the names in a folder.
func namesIn(t *testing.T, folder string) (list []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

// attacked reports whether the attacks are made in earnest, on a machine without much other work.
func attacked() bool { return os.Getenv("DREVO_ATTACKS") != "" }

// mostLost is how old what a kill costs may be: half a second by design, and what saving and other work take.
func mostLost() time.Duration {
	if attacked() {
		return 3 * time.Second
	}
	return xtest.Patience / 2
}

// TestKills kills the program at random moments around its saving, or right after it. The file is always whole, what
// was set half a second before is in it, and nothing is left beside it after the next start.
func TestKills(t *testing.T) {
	beside(t)
	screen := xtest.NewScreen(t, 1400, 900)
	folder := t.TempDir()
	path := filepath.Join(folder, "drevo.json")
	const sets = `{"toured": true, "theme": "light", "options": {"depth": "1"}, "weights": {"itep": {"mine": "knightPossibilities:60"}}}`
	if err := os.WriteFile(path, []byte(sets), 0o600); err != nil {
		t.Fatal(err)
	}
	late := 0
	for n := range runs(2) {
		before := kept(t, path).Theme
		app := screen.Start([]string{"DREVO_CONFIG=" + path}, xtest.Program(t))
		app.WaitState("a first state", func(map[string]any) bool { return true })
		app.Key("ctrl+d")
		after := app.WaitState("another theme", func(s map[string]any) bool { return s["theme"] != before })["theme"]
		waited := time.Duration(rand.IntN(4000)) * time.Millisecond
		if n%2 == 0 && !attacked() {
			app.Wait("the theme in the file", func() bool {
				text, _ := os.ReadFile(path)
				return strings.Contains(string(text), fmt.Sprintf(`"theme": %q`, after))
			})
			waited = xtest.Patience
		} else {
			time.Sleep(waited)
		}
		app.Signal(syscall.SIGKILL)
		c := kept(t, path)
		if c.Weights["itep"]["mine"] == "" {
			t.Errorf("kill %d: the set of weights is lost", n)
		}
		if c.Theme != after {
			if late++; waited > mostLost() {
				t.Errorf("kill %d: %v after it was set, the theme is not kept", n, waited)
			}
		}
		// beside the settings lie the journal and the trees that are kept
		if names := strings.Join(namesIn(t, folder), " "); names != "drevo.json searches session.journal" &&
			names != "drevo.json session.journal" {
			t.Errorf("kill %d: the folder of the settings has %s", n, names)
		}
	}
	t.Logf("%d kills: %d lost what was set less than a second before", runs(2), late)
}

// TestKillsLoseNoWork kills the window at random moments while moves are played, the board is turned and a programme
// thinks. The journal is always whole and has the game as it was half a second before, with the steps.
func TestKillsLoseNoWork(t *testing.T) {
	beside(t)
	screen := xtest.NewScreen(t, 1400, 900)
	path := filepath.Join(t.TempDir(), "drevo.json")
	if err := os.WriteFile(path, []byte(`{"toured": true, "options": {"depth": "2"}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	steps, late, had := 0, 0, ""
	for n := range runs(2) {
		w := &window{App: screen.Start([]string{"DREVO_CONFIG=" + path}, xtest.Program(t)), t: t}
		before := w.wait("a first state", func(s state) bool { return s.text("pgn") != "" }).text("pgn")
		if n > 0 && before != had {
			t.Errorf("kill %d: the window begins with\n%s, kept was\n%s", n, before, had)
		}
		if n%10 == 0 {
			w.Key("ctrl+n")
			old := before // whose first position may have no moves either
			before = w.wait("a new game", func(s state) bool { return s.number("game") == 0 && s.text("pgn") != old }).text("pgn")
		}
		moves := []string{"Nf3", "Nf6", "Ng1", "Ng8"}
		var last string
		var at time.Time
		for range 1 + rand.IntN(4) {
			move := moves[int(w.state().number("game"))%4]
			switch rand.IntN(4) {
			case 0:
				w.Key("ctrl+Return") // think, or stop
			case 1:
				w.Key("ctrl+b") // turn the board
			}
			w.enter("move", move)
			w.Key("ctrl+shift+Return") // where a programme was asked it is only tried
			last = w.wait("a move", func(s state) bool { return s.text("pgn") != before }).text("pgn")
			before, at = last, time.Now()
			steps++
		}
		if n%2 == 0 && !attacked() {
			w.Wait("the move in the journal", func() bool {
				s := journalNow(t, path)
				return s.Now.PGN == last && len(s.Done) > 0
			})
			at = at.Add(-xtest.Patience)
		} else {
			time.Sleep(time.Duration(rand.IntN(1500)) * time.Millisecond)
		}
		old := time.Since(at)
		w.Signal(syscall.SIGKILL)
		got := journalOf(t, path)
		if had = got.Now.PGN; had != last || len(got.Done) == 0 {
			late++
			if old > mostLost() {
				t.Errorf("kill %d, %v after the last step: kept is\n%s, want\n%s", n, old, had, last)
			}
		}
	}
	t.Logf("%d kills, %d steps: after %d something younger than a second was lost", runs(2), steps, late)
}

// TestWithoutOpenGL: the driver can make no window, so the program says so, prints the report and
// ends.
func TestWithoutOpenGL(t *testing.T) {
	t.Parallel()
	screen := xtest.NewScreen(t, 1400, 900)
	output, err := screen.Run([]string{"LIBGL_DRIVERS_PATH=/nonexistent"}, xtest.Program(t))
	if err != nil || !strings.Contains(output, "No window: OpenGL") || !strings.Contains(output, "Others play") {
		t.Errorf("%v\n%s", err, output)
	}
}

// TestStrangeSettings: a size that no screen has (others are those of TestStartsWithAnySettings), damaged settings and
// no home keep no window away.
func TestStrangeSettings(t *testing.T) {
	t.Parallel()
	screen := xtest.NewScreen(t, 1400, 900)
	for name, content := range map[string]string{
		"without bounds": `{"width": 1e30, "height": 1e30}`,
		"damaged":        `{"theme": "dark", "weights": {"itep": {"mine": "knightPossibilities:60"}}, "wid`,
	} {
		path := filepath.Join(t.TempDir(), "drevo.json")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		app := screen.Start([]string{"DREVO_CONFIG=" + path}, xtest.Program(t))
		after := app.WaitState("the first analysis", func(s map[string]any) bool { return s["bestmove"] != nil })
		if alarm := fmt.Sprint(after["alarm"]); (name == "damaged") != strings.Contains(alarm, "drevo.json.damaged-1") ||
			!strings.Contains(app.Output(), alarm) {
			t.Errorf("%s: after the analysis there is %q, standard error has %q", name, alarm, app.Output())
		}
		if took, code := app.Signal(syscall.SIGTERM); took > endPatience || code != 0 {
			t.Errorf("%s: ended after %v with code %d\n%s", name, took, code, app.Output())
		}
		if name != "damaged" {
			continue
		}
		aside, err := os.ReadFile(path + ".damaged-1")
		if err != nil || string(aside) != content || kept(t, path).Weights["itep"]["mine"] == "" {
			t.Errorf("%s: kept %q, %v", name, aside, err)
		}
	}
	app := screen.Start([]string{"HOME=", "XDG_CONFIG_HOME=relative", "DREVO_CONFIG="}, xtest.Program(t))
	app.WaitState("a word about the settings", func(s map[string]any) bool {
		return strings.Contains(fmt.Sprint(s["alarm"]), "nothing will be kept") && s["bestmove"] != nil
	})
	app.Shot("alarm.png")
	app.Signal(syscall.SIGTERM)
}

// TestSlowFile: a pipe into which nobody writes keeps no window away, nor its end.
func TestSlowFile(t *testing.T) {
	t.Parallel()
	screen := xtest.NewScreen(t, 1400, 900)
	pipe := filepath.Join(t.TempDir(), "pipe.pgn")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	app := screen.Start(nil, xtest.Program(t), pipe)
	app.WaitState("a first state", func(map[string]any) bool { return true })
	app.Settle()
	app.Shot("reading-a-pipe.png")
	if took, code := app.Signal(syscall.SIGTERM); took > endPatience || code != 0 {
		t.Errorf("ended after %v with code %d", took, code)
	}
}

// TestPlayedMovesAreThereAgain tries a move on the analysed first position, keeps it, ends, and starts again.
func TestPlayedMovesAreThereAgain(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "drevo.json")
	if err := os.WriteFile(path, []byte(`{"face": "everything", "toured": true}`), 0o600); err != nil {
		t.Fatal(err)
	}
	w := start(t, 1400, 900, "DREVO_CONFIG="+path)
	w.wait("the first analysis", func(s state) bool { return s.text("bestmove") != "" && !s.is("running") })
	w.enter("move", "Ba3")
	w.wait("a move that is tried", func(s state) bool { return s.text("place") == "30. Ba3" && s.number("game") == 0 })
	w.Key("ctrl+shift+Return")
	w.wait("the move", func(s state) bool { return s.text("place") == "30. Ba3" && s.number("game") == 1 })
	w.Quit()
	again := start(t, 1400, 900, "DREVO_CONFIG="+path)
	again.wait("the move again", func(s state) bool { return s.text("place") == "30. Ba3" && s.number("game") == 1 })
	again.Quit()
}
