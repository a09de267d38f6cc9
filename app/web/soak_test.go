//go:build web

package web_test

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"drevo/app/config"
)

// keeping stores a file where the page finds it when it begins.
const keeping = `new Promise((done, failed) => {
	const request = indexedDB.open("drevo", 1);
	request.onupgradeneeded = () => request.result.createObjectStore("files");
	request.onerror = () => failed(request.error);
	request.onsuccess = () => {
		const transaction = request.result.transaction("files", "readwrite");
		const data = Uint8Array.from(atob(%q), (c) => c.charCodeAt(0));
		transaction.objectStore("files").put({ mode: 0o100644, time: Date.now(), data }, %q);
		transaction.oncomplete = () => { request.result.close(); done(0); };
	};
})`

// What a random user types, follows and presses: good, bad and strange.
var (
	soakTexts = []string{"e4", "Nf3", "O-O", "0000", "8/8/8/8", "((((", "1. e4 e5 2. Nf3", sicilian, botvinnik}
	soakLinks = []string{"#fen=" + escaped, "#fen=startpos&programme=kaissa", "#programme=deepblue", "#pane=opinion", "#x",
		"#fen=startpos&programme=paulchess&pane=why", "#game=/nowhere.pgn", "#lesson=/nowhere.md", "#face=simple",
		"#face=everything"}
	soakKeys = []struct {
		name      string
		code      int64
		modifiers input.Modifier
	}{
		{"Enter", 13, input.ModifierCtrl}, {"Enter", 13, input.ModifierCtrl}, {"Enter", 13, 0}, {"Escape", 27, 0},
		{"Escape", 27, 0}, {"Tab", 9, 0}, {"ArrowUp", 38, 0}, {"ArrowDown", 40, 0}, {"ArrowLeft", 37, 0},
		{"ArrowRight", 39, 0}, {"ArrowLeft", 37, input.ModifierCtrl}, {"ArrowRight", 39, input.ModifierCtrl},
		{"Home", 36, 0}, {"End", 35, 0}, {"PageDown", 34, 0}, {" ", 32, 0}, {"F1", 112, input.ModifierCtrl},
		{"d", 68, input.ModifierCtrl}, {"b", 66, input.ModifierCtrl}, {"k", 75, input.ModifierCtrl},
		{"z", 90, input.ModifierCtrl}, {"c", 67, input.ModifierCtrl}, {"v", 86, input.ModifierCtrl},
	}
	soakSizes = [][3]int64{{1440, 900, 1}, {1000, 700, 1}, {390, 844, 2}, {844, 390, 2}, {300, 200, 1}, {1900, 1000, 1}}
)

// TestSoak uses the page at random, for as long as DREVO_WEB_SOAK says. In the first fifth it is loaded again and killed,
// too, and theme and sizes change in the first half alone: at each such change the toolkit reads its fonts anew, 7 MB, of
// which what shapes its texts forgets none. It must not panic, answer, show its picture as one that is drawn whole, and
// grow no more in the second half.
func TestSoak(t *testing.T) {
	length, err := time.ParseDuration(os.Getenv("DREVO_WEB_SOAK"))
	if err != nil {
		t.Skip("the page is used at random by make web-soak")
	}
	settings, err := json.Marshal(config.Config{Toured: true, Memory: config.LeastMemory})
	if err != nil {
		t.Fatal(err)
	}
	b := start(t)
	b.do(chromedp.Navigate(b.server.URL+"/manifest.webmanifest"), chromedp.Evaluate(fmt.Sprintf(keeping,
		base64.StdEncoding.EncodeToString(settings), "/home/drevo/.config/drevo/drevo.json"), nil, awaited))
	b.load("")
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	m := &monkey{browser: b, random: rand.New(rand.NewPCG(seed, 32)), width: 1440, height: 900}
	var held []hand
	actions := 0
	for begin := time.Now(); time.Since(begin) < length; actions++ {
		if time.Since(begin) >= length*time.Duration(len(held))/10 {
			held = append(held, m.look())
			t.Logf("%d actions, %+v", actions, held[len(held)-1])
		}
		if settled := time.Since(begin) > length/5; !settled && m.random.IntN(150) == 0 {
			m.leave()
			continue
		}
		m.keeps = time.Since(begin) > length/2
		m.act()
	}
	m.look()
	t.Logf("%d actions in %v", actions, length)
	isFlat(t, held[len(held)/2:])
}

// hand is what a page has in hand: goroutines, MB of the program's heap in use, of the page's own, and of its process.
type hand struct{ Goroutines, Live, Page, Process float64 }

// isFlat: in the second half nothing is more than a quarter, and 20 of what it is, above the most of the first.
func isFlat(t *testing.T, held []hand) {
	t.Helper()
	var halves [2]hand
	for i, h := range held {
		most := &halves[min(2*i/max(len(held), 1), 1)]
		*most = hand{max(most.Goroutines, h.Goroutines), max(most.Live, h.Live), max(most.Page, h.Page),
			max(most.Process, h.Process)}
	}
	early, late := halves[0], halves[1]
	grown := func(a, b float64) bool { return b > a*5/4+20 }
	if grown(early.Goroutines, late.Goroutines) || grown(early.Live, late.Live) || grown(early.Page, late.Page) ||
		grown(early.Process, late.Process) {
		t.Errorf("in the first half at most %+v, in the second %+v", early, late)
	}
}

// monkey is a random user of a page of a size, who keeps theme and sizes or changes them.
type monkey struct {
	*browser
	random        *rand.Rand
	width, height int64
	keeps         bool
}

// look waits until the window answers, and says what it has in hand.
func (m *monkey) look() hand {
	m.t.Helper()
	s := m.wait("an answer", func(map[string]any) bool { return true })
	var n, heap float64
	m.do(chromedp.Evaluate(wrong, &n), chromedp.Evaluate("performance.memory.usedJSHeapSize / 1e6", &heap))
	if n > 0 {
		m.picture("wrong")
		m.t.Fatalf("%.0f points of the window are wrong", n)
	}
	return hand{s["goroutines"].(float64), s["live"].(float64) / 1e6, heap, m.memory()}
}

// leave loads the page again, or kills it and opens another.
func (m *monkey) leave() {
	m.t.Helper()
	if m.random.IntN(2) == 0 {
		m.do(page.Reload())
	} else {
		m.crash()
		m.browser = m.tab()
		m.width, m.height = 1440, 900
		m.do(chromedp.Navigate(m.server.URL))
	}
	m.look()
}

func (m *monkey) act() {
	m.t.Helper()
	x, y := m.place()
	switch m.random.IntN(16) {
	case 0, 1, 2, 3:
		m.mouse(1, x, y)
	case 4:
		m.mouse(2, x, y)
	case 5:
		m.drag(x, y)
	case 6, 7:
		turn := input.DispatchMouseEvent(input.MouseWheel, x, y)
		m.do(turn.WithDeltaX(0).WithDeltaY(float64(100 * (m.random.IntN(9) - 4))))
	case 8:
		m.fingers(1, x, y)
	case 9:
		if !m.keeps {
			m.fingers(2, x, y)
		}
	case 10:
		if !m.keeps && m.random.IntN(4) == 0 {
			size := pick(m.random, soakSizes)
			m.width, m.height = size[0], size[1]
			m.do(emulation.SetDeviceMetricsOverride(m.width, m.height, float64(size[2]), false))
		}
	case 11:
		m.do(chromedp.Evaluate(fmt.Sprintf("location.hash = %q", pick(m.random, soakLinks)), nil))
	case 12:
		m.do(chromedp.Evaluate(dropping, nil))
	case 13:
		m.write(pick(m.random, soakTexts))
	default:
		if k := pick(m.random, soakKeys); k.name != "d" || !m.keeps {
			m.key(k.name, k.code, k.modifiers)
		}
	}
}

func pick[T any](random *rand.Rand, list []T) T { return list[random.IntN(len(list))] }

// place is anywhere in the window.
func (m *monkey) place() (x, y float64) {
	return m.random.Float64() * float64(m.width), m.random.Float64() * float64(m.height)
}

func (m *monkey) mouse(clicks int64, x, y float64) {
	m.t.Helper()
	m.do(input.DispatchMouseEvent(input.MouseMoved, x, y),
		chromedp.MouseClickXY(x, y, chromedp.ClickCount(int(clicks))))
}

func (m *monkey) drag(x, y float64) {
	m.t.Helper()
	press := func(kind input.MouseType, x, y float64) chromedp.Action {
		return input.DispatchMouseEvent(kind, x, y).WithButton(input.Left).WithButtons(1).WithClickCount(1)
	}
	m.do(press(input.MousePressed, x, y))
	for range 3 {
		x, y = m.place()
		m.do(press(input.MouseMoved, x, y))
	}
	m.do(press(input.MouseReleased, x, y))
}

// fingers touch the page, move and leave it: one taps or turns the wheel, two pinch.
func (m *monkey) fingers(many int, x, y float64) {
	m.t.Helper()
	points := make([]*input.TouchPoint, many)
	touch := func(kind input.TouchType) { m.do(input.DispatchTouchEvent(kind, points)) }
	for i := range points {
		points[i] = &input.TouchPoint{X: x + float64(60*i), Y: y}
	}
	touch(input.TouchStart)
	for range m.random.IntN(4) {
		for i, p := range points {
			p.Y += float64(30 - 60*i)
		}
		touch(input.TouchMove)
	}
	points = nil
	touch(input.TouchEnd)
}

// write types into the field below the board, where it is shown, in place of what stands there.
func (m *monkey) write(text string) {
	m.t.Helper()
	at, ok := m.state()["areas"].(map[string]any)
	field, is := at["fen"].([]any)
	if !ok || !is || field[2].(float64) == 0 {
		return
	}
	m.mouse(1, field[0].(float64)+field[2].(float64)/2, field[1].(float64)+field[3].(float64)/2)
	m.key("a", 65, input.ModifierCtrl)
	m.do(chromedp.ActionFunc(func(ctx context.Context) error {
		for _, r := range text {
			if err := chromedp.KeyEvent(string(r)).Do(ctx); err != nil {
				return err
			}
		}
		return nil
	}))
	m.key("Enter", 13, 0)
}
