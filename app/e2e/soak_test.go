//go:build linux && e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"drevo/app/config"
	"drevo/internal/xtest"
)

// soakTexts are what a random user types and opens: good, bad and strange.
var soakTexts = []string{
	"e4", "Nf3", "O-O", "h5", "0000", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", firstFEN, "8/8/8/8",
	"((((", "1. e4 e5 2. Nf3",
}

var soakKeys = []string{
	"ctrl+d", "ctrl+b", "ctrl+Left", "ctrl+Right", "ctrl+Home", "ctrl+End", "ctrl+Return", "ctrl+Return", "ctrl+k",
	"ctrl+shift+Left", "ctrl+shift+Right",
	"ctrl+shift+c", "ctrl+shift+v", "ctrl+F1", "Escape", "Tab", "Return", "Up", "Down", "Left", "Right", "space", "Home",
	"End", "question", "ctrl+z", "Page_Down",
}

// noFolder is what Fyne's dialog for files complains of where xdg-user-dir knows no folder for videos: it opens without.
const noFolder = "Fyne error:  Getting favorite locations"

// TestSoak uses the window at random, for as long as the variable DREVO_SOAK says, on a build that
// may have the race detector. It begins with a trace, and an engine, the program itself, is asked
// wherever the user goes. The program must print no race and no complaint, grow in neither
// goroutines nor memory, still do what it is told in the end, and end in time.
func TestSoak(t *testing.T) {
	length, err := time.ParseDuration(os.Getenv("DREVO_SOAK"))
	if err != nil {
		length = 5 * time.Second
	}
	const width, height = 1400, 900
	path := filepath.Join(t.TempDir(), "drevo.json")
	program, err := filepath.Abs(xtest.Program(t))
	if err != nil {
		t.Fatal(err)
	}
	trace, err := filepath.Abs("../../engine/trace/testdata/example.trace")
	if err != nil {
		t.Fatal(err)
	}
	settings, err := json.Marshal(config.Config{Toured: true, Memory: config.LeastMemory,
		Engines: []config.Engine{{Name: "itself", Path: program, Args: []string{"uci"}}},
		Opinion: config.Opinion{Engine: "itself", Time: "1s", Follow: true}})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, settings, 0o600); err != nil {
		t.Fatal(err)
	}
	app := xtest.NewScreen(t, width, height).Start([]string{
		"DREVO_CONFIG=" + path, "GORACE=atexit_sleep_ms=0", // else the race detector sleeps a second at the end
	}, program, trace)
	app.Resize(width, height)
	seed := uint64(time.Now().UnixNano())
	random := rand.New(rand.NewPCG(seed, 64))
	t.Logf("seed %d", seed)
	actions := 0
	place := func() (x, y int) { return random.IntN(width), 30 + random.IntN(height-30) } // below the menu, which has Quit
	app.WaitState("what it holds", func(s map[string]any) bool { return s["goroutines"] != nil })
	var held []use
	begin := time.Now()
	for time.Since(begin) < length {
		if time.Since(begin) >= length*time.Duration(len(held))/10 {
			held = append(held, used(app))
			t.Log(held[len(held)-1])
		}
		actions++
		x, y := place()
		switch random.IntN(10) {
		case 0, 1, 2, 3:
			app.Click(x, y)
		case 4:
			x1, y1 := place()
			app.Drag(1+2*random.IntN(2), x, y, x1, y1)
		case 5:
			app.Scroll(x, y, random.IntN(9)-4)
		case 6:
			app.DoubleClick(x, y)
		case 7:
			app.Click(100, 606) // the entry for a FEN or game
			app.Key("ctrl+a")
			app.Type(soakTexts[random.IntN(len(soakTexts))])
			app.Key("Return")
		default:
			app.Key(soakKeys[random.IntN(len(soakKeys))])
		}
		if said := app.Output(); strings.Contains(said, "DATA RACE") || strings.Contains(said, "panic:") ||
			strings.Contains(strings.ReplaceAll(said, noFolder, ""), "Fyne error") {
			t.Fatalf("after %d actions the program said:\n%s", actions, said)
		}
	}
	app.Key("Escape", "Escape")
	if length >= time.Minute { // in seconds a first search is most of what it has
		isFlat(t, held)
	}
	before := app.State()["theme"]
	begun := time.Now()
	app.Key("ctrl+d")
	app.WaitState("another theme", func(s map[string]any) bool { return s["theme"] != before })
	t.Logf("%d actions in %v; the window then answered in %v", actions, length, time.Since(begun))
	if took, code := app.Signal(syscall.SIGTERM); took > endPatience || code != 0 {
		t.Errorf("ended after %v with code %d\n%s", took, code, app.Output())
	}
	kept(t, path)
}

// use is what a program has in hand at a moment.
type use struct {
	goroutines int
	live       float64 // bytes of the heap that are in use
	resident   int64   // bytes that the system has given, those of the race detector among them, which only grow
}

func used(app *xtest.App) use {
	s := app.State()
	goroutines, _ := s["goroutines"].(float64)
	live, _ := s["live"].(float64)
	return use{int(goroutines), live, app.Resident()}
}

func (u use) String() string {
	return fmt.Sprintf("%d goroutines, %.0f MB in use, %d MB given", u.goroutines, u.live/1e6, u.resident/1e6)
}

// isFlat: what was in hand in the second half is no more than a quarter above the most of the first.
func isFlat(t *testing.T, held []use) {
	t.Helper()
	var early, late use
	for n, u := range held {
		of := &early
		if n >= len(held)/2 {
			of = &late
		}
		of.goroutines, of.live = max(of.goroutines, u.goroutines), max(of.live, u.live)
	}
	if late.goroutines > early.goroutines*5/4 || late.live > early.live*5/4 {
		t.Errorf("in the first half at most %d goroutines and %.0f bytes, in the second %d and %.0f", early.goroutines, early.live,
			late.goroutines, late.live)
	}
}
