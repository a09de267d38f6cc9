//go:build web

package web_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"drevo/app/web"
)

// patience is how long the window may take for anything, on a machine that does much else.
const patience = 2 * time.Minute

// browser is a Chromium with a profile of its own, and a server that offers the page, built with tag e2e: its window
// tells what it shows in a file that the page has.
type browser struct {
	t      *testing.T
	ctx    context.Context
	server *httptest.Server
}

// start starts Chromium. DREVO_PAGE names the folder of the page.
func start(t *testing.T) *browser {
	t.Helper()
	folder := os.Getenv("DREVO_PAGE")
	if _, err := os.Stat(filepath.Join(folder, "drevo.wasm")); err != nil {
		t.Fatal("no page is built: run make web-test: ", err)
	}
	server := httptest.NewServer(web.Offer(os.DirFS(folder)))
	t.Cleanup(server.Close)
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.UserDataDir(t.TempDir()),
		chromedp.WindowSize(1440, 900), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-gpu", false),
		chromedp.WSURLReadTimeout(patience))
	ctx, end := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(end)
	ctx, end = chromedp.NewContext(ctx)
	t.Cleanup(end)
	b := &browser{t, ctx, server}
	b.listen(ctx)
	b.do(emulation.SetDeviceMetricsOverride(1440, 900, 1, false))
	return b
}

// listen passes on what the page prints.
func (b *browser) listen(ctx context.Context) {
	chromedp.ListenTarget(ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			for _, arg := range e.Args {
				b.t.Logf("the page says %s", arg.Value)
			}
		case *runtime.EventExceptionThrown:
			b.t.Logf("the page throws %s", e.ExceptionDetails.Error())
		}
	})
}

// tab is a further tab.
func (b *browser) tab() *browser {
	ctx, end := chromedp.NewContext(b.ctx)
	b.t.Cleanup(end)
	other := &browser{b.t, ctx, b.server}
	other.listen(ctx)
	other.do(emulation.SetDeviceMetricsOverride(1440, 900, 1, false))
	return other
}

func (b *browser) do(actions ...chromedp.Action) {
	b.t.Helper()
	if err := chromedp.Run(b.ctx, actions...); err != nil {
		b.t.Fatal(err)
	}
}

// load opens the page with a link, and waits for its window.
func (b *browser) load(link string) map[string]any {
	b.t.Helper()
	b.do(chromedp.Navigate(b.server.URL + "/" + link))
	return b.wait("the window", func(s map[string]any) bool { return s["fen"] != nil })
}

// reading reads a file of the page.
const reading = `(() => {
	const all = (what) => { let err, value; what((e, v) => { err = e; value = v; }); return err ? null : value; };
	if (!globalThis.drevo || !document.getElementById("start").hidden) return "";
	const number = all((back) => fs.open("/tmp/state.json", 0, 0, back));
	if (!number) return "";
	const data = new Uint8Array(all((back) => fs.fstat(number, back)).size);
	all((back) => fs.read(number, data, 0, data.length, 0, back));
	all((back) => fs.close(number, back));
	return new TextDecoder().decode(data);
})()`

// state is what the window shows now, nil before it stands.
func (b *browser) state() (state map[string]any) {
	b.t.Helper()
	var text string
	b.do(chromedp.Evaluate(reading, &text))
	_ = json.Unmarshal([]byte(text), &state) // of none there is none
	return state
}

// wait waits until the window shows something.
func (b *browser) wait(what string, met func(map[string]any) bool) map[string]any {
	b.t.Helper()
	var last map[string]any
	for late := time.Now().Add(patience); time.Now().Before(late); time.Sleep(50 * time.Millisecond) {
		if last = b.state(); last != nil && met(last) {
			return last
		}
	}
	var says string
	b.do(chromedp.Text("#says", &says, chromedp.ByQuery, chromedp.NodeReady))
	b.picture("failed")
	b.t.Fatalf("%s did not come; the page says %q, the window %v", what, says, last)
	return nil
}

// area is the middle of a part of the window.
func (b *browser) area(name string) (x, y float64) {
	b.t.Helper()
	at, ok := b.state()["areas"].(map[string]any)[name].([]any)
	if !ok {
		b.t.Fatalf("the window has no %s", name)
	}
	return at[0].(float64) + at[2].(float64)/2, at[1].(float64) + at[3].(float64)/2
}

func (b *browser) click(name string) {
	b.t.Helper()
	x, y := b.area(name)
	b.do(input.DispatchMouseEvent(input.MouseMoved, x, y), chromedp.MouseClickXY(x, y))
}

// kept waits until a text is among what the browser has stored.
func (b *browser) kept(text string) {
	b.t.Helper()
	const stored = `new Promise((done, failed) => {
		const request = indexedDB.open("drevo", 1);
		request.onerror = () => failed(request.error);
		request.onsuccess = () => {
			const all = request.result.transaction("files").objectStore("files").getAll();
			all.onsuccess = () => { request.result.close(); done(all.result.map((f) => new TextDecoder().decode(f.data)).join()); };
		};
	})`
	b.wait("what the browser stores", func(map[string]any) bool {
		var all string
		b.do(chromedp.Evaluate(stored, &all, awaited))
		return strings.Contains(all, text)
	})
}

// awaited lets a script be waited for.
func awaited(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }

// crash kills the process of the page, and waits until it is gone. The command to do so has no answer.
func (b *browser) crash() {
	b.t.Helper()
	gone := make(chan struct{})
	ctx, end := context.WithTimeout(b.ctx, patience)
	defer end()
	chromedp.ListenTarget(ctx, func(event any) {
		if _, ok := event.(*inspector.EventTargetCrashed); ok {
			close(gone)
		}
	})
	go chromedp.Run(ctx, page.Crash())
	select {
	case <-gone:
	case <-ctx.Done():
		b.t.Fatal("the page can't be killed")
	}
}

// key presses a key, by the code that browsers give it, with Ctrl and Shift or not.
func (b *browser) key(name string, code int64, modifiers input.Modifier) {
	b.t.Helper()
	for _, kind := range []input.KeyType{input.KeyRawDown, input.KeyUp} {
		b.do(input.DispatchKeyEvent(kind).WithKey(name).WithWindowsVirtualKeyCode(code).WithModifiers(modifiers))
	}
}

// picture writes what the page shows into the folder of pictures.
func (b *browser) picture(name string) {
	b.t.Helper()
	var data []byte
	b.do(chromedp.CaptureScreenshot(&data))
	folder := os.Getenv("DREVO_SHOTS")
	if folder == "" {
		folder = b.t.TempDir()
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "web-"+name+".png"), data, 0o644); err != nil {
		b.t.Fatal(err)
	}
}

func is(key string, want any) func(map[string]any) bool {
	return func(s map[string]any) bool { return s[key] == want }
}

const (
	sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
	escaped  = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR_w_KQkq_-_0_2"
)

// TestPage goes the way of who uses the page: it loads, shows what a link says, thinks, steps, is reloaded and finds
// everything again, without the network, too.
func TestPage(t *testing.T) {
	b := start(t)
	began := time.Now()
	b.load("#fen=" + escaped + "&programme=itep&set=depth:2&node=g1f3&pane=why")
	t.Logf("the window stands after %v", time.Since(began).Round(time.Millisecond))
	s := b.wait("the search of the link", func(s map[string]any) bool { return s["bestmove"] != nil && s["place"] == "2. Nf3" })
	if s["tab"] != "why" || s["programme"] != "itep" {
		t.Errorf("the link shows %v by %v", s["tab"], s["programme"])
	}
	b.picture("link-1440x900")
	var hash string
	if b.do(chromedp.Evaluate("location.hash", &hash)); hash != "" {
		t.Errorf("the link stays in the address, %q: a reload would follow it again", hash)
	}

	b.key("ArrowLeft", 37, 0)
	b.wait("a step back", is("fen", sicilian))
	searches := b.state()["searches"].(float64)
	b.click("think")
	b.wait("another search", func(s map[string]any) bool {
		return s["searches"].(float64) > searches && s["running"] == false && s["bestmove"] != nil
	})

	b.do(chromedp.Evaluate("document.body.className = 'left'", nil), page.Reload())
	b.wait("the window after a reload", func(map[string]any) bool {
		var left bool
		b.do(chromedp.Evaluate("document.body.className === 'left'", &left))
		return !left
	})
	again := b.wait("what was there", is("fen", sicilian)) // a search that took long is not repeated
	if again["programme"] != "itep" || again["undo"] == "" {
		t.Errorf("after the reload it is %v, and undo takes back %q", again["programme"], again["undo"])
	}

	b.do(network.EmulateNetworkConditions(true, 0, 0, 0))
	b.server.CloseClientConnections()
	b.do(page.Reload())
	b.wait("the window without a network", is("fen", sicilian))
}

// TestKilledPage: what was done in a page that is killed while it thinks is there again.
func TestKilledPage(t *testing.T) {
	b := start(t)
	first := b.tab()
	first.load("#fen=" + escaped)
	first.wait("the position", is("fen", sicilian))
	first.kept(sicilian)
	first.click("think")
	first.wait("the search", is("running", true))
	first.crash()
	second := b.tab()
	second.load("")
	second.wait("the position", is("fen", sicilian))
}

// TestThinkingPage: the window stays at hand while the search has its thread, and the search stops when it is told to.
func TestThinkingPage(t *testing.T) {
	b := start(t)
	b.load("#embed=yes&fen=startpos&programme=itep&set=scheme:absolute,depth:9&pane=why")
	s := b.wait("a search that runs", func(s map[string]any) bool {
		n, _ := s["nodes"].(float64)
		return s["running"] == true && n > 10000
	})
	const seconds = 3
	var frames float64
	b.do(chromedp.Evaluate(`new Promise((done) => {
		let frames = 0;
		const start = performance.now();
		const frame = () => { frames++; performance.now() - start < 3000 ? requestAnimationFrame(frame) : done(frames); };
		requestAnimationFrame(frame);
	})`, &frames, awaited))
	later := b.wait("more nodes", func(now map[string]any) bool { return now["nodes"].(float64) > s["nodes"].(float64) })
	t.Logf("%.0f frames a second while it thinks; %.0f nodes so far", frames/seconds, later["nodes"])
	b.click("think")
	b.wait("the end of the search", is("running", false))
	b.picture("thinking")
}

// TestWrongLink: a link with a mistake is said, and nothing else is done.
func TestWrongLink(t *testing.T) {
	b := start(t)
	b.load("#embed=yes&programme=deepblue")
	b.wait("the mistake", func(s map[string]any) bool { return strings.Contains(fmt.Sprint(s["message"]), "deepblue") })
}

// TestPhone: a narrow window of high density shows the board, and takes a tap.
func TestPhone(t *testing.T) {
	b := start(t)
	b.do(emulation.SetDeviceMetricsOverride(390, 844, 3, true), emulation.SetTouchEmulationEnabled(true))
	b.load("#embed=yes&fen=" + escaped + "&programme=itep&set=depth:2&pane=why&face=simple")
	b.wait("the search", func(s map[string]any) bool { return s["bestmove"] != nil && s["running"] == false })
	b.picture("phone-390x844")
}
