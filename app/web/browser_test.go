//go:build web

package web_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	downloads "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"

	"drevo/app/web"
)

// patience is how long the window may take for anything, on a machine that does much else.
const patience = 2 * time.Minute

// browser is a Chromium with a profile of its own, and a server that offers the page, built with tag e2e: its window
// tells what it shows when it is asked.
type browser struct {
	t      *testing.T
	ctx    context.Context
	server *httptest.Server
	window string // whose window is meant, as a script says it: that of the page, or of a frame in it
}

// start starts Chromium. DREVO_PAGE names the folder of the page.
func start(t *testing.T) *browser {
	t.Helper()
	folder := os.Getenv("DREVO_PAGE")
	if _, err := os.Stat(filepath.Join(folder, "drevo.wasm")); err != nil {
		t.Fatal("no page is built: run make web-test: ", err)
	}
	server := httptest.NewServer(withExample(web.Offer(os.DirFS(folder))))
	t.Cleanup(server.Close)
	profile, err := os.MkdirTemp("", "drevo-chromium")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(profile) }) // into which a browser that ends may still write
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.UserDataDir(profile),
		chromedp.WindowSize(1440, 900), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-gpu", false),
		chromedp.WSURLReadTimeout(patience))
	ctx, end := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(end)
	ctx, end = chromedp.NewContext(ctx)
	t.Cleanup(end)
	b := &browser{t, ctx, server, "globalThis"}
	b.listen(ctx)
	if err := chromedp.Run(ctx); err != nil { // which starts it, and not for as long as an action may take
		t.Fatal(err)
	}
	b.do(emulation.SetDeviceMetricsOverride(1440, 900, 1, false))
	return b
}

// withExample offers the example of the documents beside the page, with the page that is tested in it.
func withExample(page http.Handler) http.Handler {
	return http.HandlerFunc(func(to http.ResponseWriter, asked *http.Request) {
		if asked.URL.Path != "/embed.html" {
			page.ServeHTTP(to, asked)
			return
		}
		example, err := os.ReadFile("../../docs/guide/embed.html")
		if err != nil {
			http.Error(to, err.Error(), http.StatusInternalServerError)
			return
		}
		fmt.Fprint(to, strings.ReplaceAll(string(example), "http://127.0.0.1:8765/", "http://"+asked.Host+"/"))
	})
}

// listen passes on what the page prints.
func (b *browser) listen(ctx context.Context) {
	chromedp.ListenTarget(ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			for _, arg := range e.Args {
				b.hear(string(arg.Value))
			}
		case *runtime.EventExceptionThrown:
			b.t.Errorf("the page throws %s", e.ExceptionDetails.Error())
		}
	})
}

// hear passes on a line of the page, in which no panic and no complaint of the toolkit may be.
func (b *browser) hear(line string) {
	for _, bad := range []string{"panic:", "fatal error", "Fyne error"} {
		if strings.Contains(line, bad) {
			b.t.Errorf("the page complains: %s", line)
		}
	}
	b.t.Logf("the page says %s", line)
}

// tab is a further tab.
func (b *browser) tab() *browser {
	ctx, end := chromedp.NewContext(b.ctx)
	b.t.Cleanup(end)
	other := &browser{b.t, ctx, b.server, b.window}
	other.listen(ctx)
	if err := chromedp.Run(ctx); err != nil {
		b.t.Fatal(err)
	}
	other.do(emulation.SetDeviceMetricsOverride(1440, 900, 1, false))
	return other
}

func (b *browser) do(actions ...chromedp.Action) {
	b.t.Helper()
	ctx, end := context.WithTimeout(b.ctx, patience) // the page may be dead
	defer end()
	if err := chromedp.Run(ctx, actions...); err != nil {
		b.t.Fatal(err)
	}
}

// load opens the page with a link, and waits for its window.
func (b *browser) load(link string) map[string]any {
	b.t.Helper()
	b.do(chromedp.Navigate(b.server.URL + "/" + link))
	return b.wait("the window", func(s map[string]any) bool { return s["fen"] != nil })
}

// asking asks a window what it shows; it promises nothing to a page whose window does not stand.
const asking = `(({ drevo, document }) => drevo?.state && document.getElementById("start").hidden ?
	new Promise((done) => { drevo.state(done); setTimeout(done, 5000, ""); }) : "")`

// state is what the window shows now, nil before it stands and while the page is loaded anew.
func (b *browser) state() (state map[string]any) {
	var text string
	if err := chromedp.Run(b.ctx, chromedp.Evaluate(asking+"("+b.window+")", &text, awaited)); err == nil {
		_ = json.Unmarshal([]byte(text), &state) // of none there is none
	}
	return state
}

// wait waits until the window shows something.
func (b *browser) wait(what string, met func(map[string]any) bool) map[string]any {
	b.t.Helper()
	var last map[string]any
	for late := time.Now().Add(patience); time.Now().Before(late); time.Sleep(100 * time.Millisecond) {
		if last = b.state(); last != nil && met(last) {
			return last
		}
	}
	var says string
	b.do(chromedp.Evaluate(b.window+`.document.getElementById("says").textContent`, &says))
	b.picture("failed")
	b.t.Fatalf("%s did not come; the page says %q, the window %v", what, says, last)
	return nil
}

// area is the middle of a part of the window.
func (b *browser) area(name string) (x, y float64) {
	b.t.Helper()
	var at []any
	b.wait("the place of "+name, func(s map[string]any) (ok bool) {
		at, ok = s["areas"].(map[string]any)[name].([]any)
		return ok
	})
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
			all.onsuccess = () => {
				request.result.close();
				done(all.result.map((f) => new TextDecoder().decode(f.data)).join());
			};
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
	sicilian  = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
	botvinnik = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	escaped   = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR_w_KQkq_-_0_2"
)

// TestPage goes the way of who uses the page: it loads, shows what a link says, thinks, steps, is reloaded and finds
// everything again, without the network, too.
func TestPage(t *testing.T) {
	b := start(t)
	began := time.Now()
	b.load("#fen=" + escaped + "&programme=itep&set=depth:2&node=g1f3&pane=why")
	t.Logf("the window stands after %v", time.Since(began).Round(time.Millisecond))
	s := b.wait("the search of the link", func(s map[string]any) bool {
		return s["bestmove"] != nil && s["place"] == "2. Nf3"
	})
	if s["tab"] != "why" || s["programme"] != "itep" {
		t.Errorf("the link shows %v by %v", s["tab"], s["programme"])
	}
	b.wait("why it is not played", func(s map[string]any) bool {
		return strings.HasPrefix(fmt.Sprint(s["message"]), "2.Nf3 was only tested here: The move threatens nothing")
	})
	b.picture("link-1440x900")
	var hash string
	if b.do(chromedp.Evaluate("location.hash", &hash)); hash != "" {
		t.Errorf("the link stays in the address, %q: a reload would follow it again", hash)
	}

	b.key("ArrowLeft", 37, 0)
	b.wait("a step back", is("fen", sicilian))
	searches := s["searches"].(float64)
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
	b.wait("more nodes", func(now map[string]any) bool { return now["nodes"].(float64) > s["nodes"].(float64) })
	b.click("think")
	b.wait("the end of the search", is("running", false))
	b.picture("thinking")
}

// TestWrongLink: a link with a mistake is said, and nothing else is done. A page whose picture the browser takes away, as
// phones do to pages behind others, offers to load it again.
func TestWrongLink(t *testing.T) {
	b := start(t)
	b.load("#embed=yes&programme=deepblue")
	b.wait("the mistake", func(s map[string]any) bool { return strings.Contains(fmt.Sprint(s["message"]), "deepblue") })
	b.do(chromedp.Evaluate(`document.querySelector("canvas").getContext("webgl").getExtension("WEBGL_lose_context")
		.loseContext()`, nil), chromedp.WaitVisible("#again", chromedp.ByQuery))
}

// TestPhone: a window as narrow as a phone, of high density, shows the board and one pane.
func TestPhone(t *testing.T) {
	b := start(t)
	b.do(emulation.SetDeviceMetricsOverride(390, 844, 3, true), emulation.SetTouchEmulationEnabled(true))
	b.load("#embed=yes&fen=" + escaped + "&programme=itep&set=depth:2&pane=why&face=simple")
	s := b.wait("the search", func(s map[string]any) bool { return s["bestmove"] != nil && s["running"] == false })
	if s["slim"] != true || s["width"] != 390.0 {
		t.Errorf("the window is %v wide, slim %v", s["width"], s["slim"])
	}
	b.picture("phone-390x844")

	b.do(emulation.SetDeviceMetricsOverride(844, 390, 3, true)) // and held across
	b.load("?across#embed=yes&fen=" + escaped + "&programme=itep&set=depth:2&pane=why&face=everything")
	s = b.wait("the search", func(s map[string]any) bool { return s["bestmove"] != nil && s["running"] == false })
	if s["slim"] != false || s["width"] != 844.0 || s["height"] != 390.0 {
		t.Errorf("held across the window is %vx%v, slim %v", s["width"], s["height"], s["slim"])
	}
	b.picture("phone-844x390")
}

// TestEmbedded: the example of the documents has two windows, each with what its link says, and nothing of either is kept.
func TestEmbedded(t *testing.T) {
	b := start(t)
	b.do(emulation.SetDeviceMetricsOverride(1440, 1700, 1, false), chromedp.Navigate(b.server.URL+"/embed.html"))
	for i, programme := range []string{"botvinnik", "itep"} {
		b.window = fmt.Sprintf(`document.querySelectorAll("iframe")[%d].contentWindow`, i)
		s := b.wait(programme, func(s map[string]any) bool { return s["bestmove"] != nil && s["running"] == false })
		if s["programme"] != programme || s["fen"] != botvinnik || s["tab"] != "why" {
			t.Errorf("frame %d shows %v, %v, %v", i, s["programme"], s["fen"], s["tab"])
		}
		if chosen := s["bestmove"] == "Ba3"; chosen != (programme == "botvinnik") {
			t.Errorf("%s plays %v, which the text beside it denies", programme, s["bestmove"])
		}
	}
	b.picture("embedded")
	var kept []string
	b.do(chromedp.Evaluate(`indexedDB.databases().then((all) => all.map((one) => one.name))`, &kept, awaited))
	if slices.Contains(kept, "drevo") { // others are Fyne's
		t.Errorf("windows in a page of others keep %v", kept)
	}
}

// dropping drops a file on the page.
const dropping = `(() => {
	const data = new DataTransfer();
	data.items.add(new File(["1. e4 c5 2. Nf3 *"], "dropped.pgn"));
	dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
})()`

// TestFiles: a file that is dropped is opened; the game and the tree are downloaded, a picture is copied.
func TestFiles(t *testing.T) {
	b := start(t)
	folder := t.TempDir()
	write := []downloads.PermissionType{downloads.PermissionTypeClipboardSanitizedWrite,
		downloads.PermissionTypeClipboardReadWrite}
	allow := downloads.SetDownloadBehavior(downloads.SetDownloadBehaviorBehaviorAllow)
	b.do(downloads.GrantPermissions(write), allow.WithDownloadPath(folder))
	b.load("#embed=yes&fen=startpos&programme=itep&set=depth:2")
	b.wait("the search", func(s map[string]any) bool { return s["bestmove"] != nil && s["running"] == false })
	b.key("S", 83, input.ModifierCtrl|input.ModifierShift)
	b.downloaded(folder, "*.drevo")
	b.do(chromedp.Evaluate(dropping, nil))
	b.wait("the game", is("game", 3.0))
	b.key("s", 83, input.ModifierCtrl)
	b.downloaded(folder, "*.pgn")
	b.key("i", 73, input.ModifierCtrl)
	b.wait("the picture", func(s map[string]any) bool { // a page in the background may not write into the clipboard
		kept, err := filepath.Glob(filepath.Join(folder, "*.png"))
		return err == nil && len(kept) == 1 || strings.Contains(fmt.Sprint(s["message"]), "in the clipboard")
	})
}

// downloaded waits until a file is among what the browser has saved.
func (b *browser) downloaded(folder, pattern string) {
	b.t.Helper()
	b.wait(pattern, func(map[string]any) bool {
		found, err := filepath.Glob(filepath.Join(folder, pattern))
		return err == nil && len(found) == 1
	})
}

// TestLinks: a lesson of another server that allows it, a file of games, a proof; and of one that does not allow it it
// is said.
func TestLinks(t *testing.T) {
	allows := true
	other := httptest.NewServer(http.HandlerFunc(func(to http.ResponseWriter, asked *http.Request) {
		if allows {
			to.Header().Set("Access-Control-Allow-Origin", "*")
		}
		if strings.HasSuffix(asked.URL.Path, ".md") {
			fmt.Fprint(to, "# From elsewhere\n\nA lesson.\n")
			return
		}
		fmt.Fprint(to, "1. e4 c5 2. Nf3 *")
	}))
	t.Cleanup(other.Close)
	b := start(t)
	b.load("#embed=yes&lesson=" + other.URL + "/one.md")
	b.wait("the lesson", is("tab", "lesson"))
	b.picture("lesson")
	follow := func(link string) { b.do(chromedp.Evaluate("location.hash = "+strconv.Quote(link), nil)) }
	follow("#game=" + other.URL + "/games.pgn&ply=2")
	b.wait("the game", func(s map[string]any) bool { return s["game"] == 3.0 && s["cursor"] == 2.0 })
	follow("#fen=" + escaped + "&programme=kaissa&set=level:1.0&proof=value")
	b.wait("the proof", func(s map[string]any) bool {
		return strings.Contains(fmt.Sprint(s["message"]), "prove the value")
	})
	b.picture("proof")
	follow("#pane=opinion")
	b.wait("what a page has not", is("tab", "opinion"))
	b.picture("opinion")
	allows = false
	follow("#game=" + other.URL + "/other.pgn")
	b.wait("why not", func(s map[string]any) bool { return strings.Contains(fmt.Sprint(s["message"]), "fetched") })
}

// TestMissing: a browser without WebGL or without WebAssembly says what it lacks.
func TestMissing(t *testing.T) {
	for name, script := range map[string]string{
		"WebGL":       `HTMLCanvasElement.prototype.getContext = () => null`,
		"WebAssembly": `delete globalThis.WebAssembly`,
	} {
		b := start(t)
		b.do(chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
			return err
		}), chromedp.Navigate(b.server.URL))
		var says string
		b.do(chromedp.WaitVisible("#again", chromedp.ByQuery), chromedp.Text("#says", &says, chromedp.ByQuery))
		if !strings.Contains(says, name) {
			t.Errorf("without %s the page says %q", name, says)
		}
		b.picture("without-" + name)
	}
}

// TestFigures prints what docs/notes/performance.md says of the page; DREVO_DESKTOP names the program for the terminal,
// which does the same beside it.
func TestFigures(t *testing.T) {
	desktop := os.Getenv("DREVO_DESKTOP")
	if desktop == "" {
		t.Skip("figures are measured by make web-figures")
	}
	report := func(format string, values ...any) { t.Logf("FIGURE "+format, values...) }
	load, err := os.ReadFile("/proc/loadavg")
	report("load of the machine: %.14s %v", load, err)
	for _, name := range []string{"drevo.wasm", "drevo.wasm.gz", "drevo.wasm.br"} {
		if info, err := os.Stat(filepath.Join(os.Getenv("DREVO_PAGE"), name)); err == nil {
			report("%s: %.1f MB", name, float64(info.Size())/1e6)
		}
	}
	b := start(t)
	b.do(chromedp.Navigate("about:blank"))
	for _, time := range []string{"first", "second"} {
		b.load("?embed=yes&fen=" + escaped)
		var ms float64
		b.do(chromedp.Evaluate("performance.now()", &ms))
		report("the window stands, the %s time, after %.1f s", time, ms/1000)
	}

	const depth = "6"
	began := time.Now()
	b.load("?embed=yes&face=everything&programme=itep&set=scheme:absolute,depth:" + depth + "&fen=" +
		strings.ReplaceAll(botvinnik, " ", "_"))
	report("a search of its own was asked for after %v", time.Since(began).Round(time.Millisecond))
	s := b.wait("the search", func(s map[string]any) bool { return s["bestmove"] != nil && s["running"] == false })
	nodes := s["nodes"].(float64)
	took, err := time.ParseDuration(strings.ReplaceAll(s["readouts"].(map[string]any)["time"].(string), " ", ""))
	if err != nil {
		t.Fatal(err)
	}
	rate := nodes / took.Seconds()
	out, err := exec.Command(desktop, "analyse", "-programme", "itep", "-set", "scheme=absolute", "-set", "depth="+depth,
		"-fen", botvinnik, "-json").Output()
	var beside struct{ Nodes, NPS float64 }
	if err = errors.Join(err, json.Unmarshal(out, &beside)); err != nil {
		t.Fatal(err)
	}
	if nodes != beside.Nodes {
		t.Errorf("the page visits %.0f nodes and the terminal %.0f", nodes, beside.Nodes)
	}
	report("ITEP, absolute, depth %s: %.0f nodes; %.0f a second in the page, %.0f in the terminal: %.0f %%", depth, nodes,
		rate, beside.NPS, 100*rate/beside.NPS)

	b.load("?embed=yes&programme=itep&set=scheme:absolute,depth:12&fen=" + strings.ReplaceAll(botvinnik, " ", "_"))
	s = b.wait("a search that runs, and has been compiled well", func(s map[string]any) bool {
		n, _ := s["nodes"].(float64)
		return n > 2*nodes
	})
	began = time.Now()
	later := b.wait("more of it", func(now map[string]any) bool { return now["nodes"].(float64) > s["nodes"].(float64)+nodes })
	rate = (later["nodes"].(float64) - s["nodes"].(float64)) / time.Since(began).Seconds()
	report("of a search that runs longer it makes %.0f nodes a second: %.0f %%", rate, 100*rate/beside.NPS)
	for _, hand := range []struct{ does, script string }{
		{"nothing is touched", `() => {}`},
		{"the wheel is turned", `(t) => event(WheelEvent, "wheel", { deltaX: 0, deltaY: t % 800 < 400 ? 25 : -25 })`},
		{"an edge between panes is dragged", `(t) => {
			if (t === 0) { event(MouseEvent, "mousemove", { clientX: 573 }); event(MouseEvent, "mousedown", {}); }
			event(MouseEvent, "mousemove", { clientX: 573 + 100 * Math.sin(t / 300) });
		}`},
	} {
		var seen []float64
		b.do(chromedp.Evaluate(fmt.Sprintf(moving, hand.script), &seen, awaited))
		report("while it thinks and %s the page can show %.1f pictures a second, and draws %.1f, of each %.0f %%", hand.does,
			seen[0], seen[1], 100*seen[2])
	}
	var heard, stopped float64
	b.do(chromedp.Evaluate(stopping, nil))
	b.click("think")
	b.do(chromedp.Evaluate("heard", &heard, awaited), chromedp.Evaluate("stopped", &stopped, awaited))
	report("a click was heard after %.0f ms, and after %.0f the window said that it has stopped",
		heard, stopped)
	report("memory of the page: %.0f MB", b.memory())
}

// moving promises, for three seconds in which the mouse does something forty times a second: how many pictures a second
// the page could show, how many the window drew, and what part of each.
const moving = `new Promise((done) => {
	const event = (Kind, type, more) => document.dispatchEvent(new Kind(type, { bubbles: true, clientY: 450, ...more }));
	const hand = %s;
	const { pictures, points } = painting;
	let frames = 0, t = 0;
	event(MouseEvent, "mousemove", { clientX: 800 });
	const timer = setInterval(() => { hand(t); t += 25; }, 25);
	const start = performance.now();
	const frame = () => {
		frames++;
		const seconds = (performance.now() - start) / 1000;
		if (seconds < 3) {
			requestAnimationFrame(frame);
			return;
		}
		clearInterval(timer);
		event(MouseEvent, "mouseup", {});
		const drawn = painting.pictures - pictures;
		done([frames / seconds, drawn / seconds, (painting.points - points) / drawn / innerWidth / innerHeight]);
	};
	requestAnimationFrame(frame);
})`

// stopping promises milliseconds, from when the mouse button is let go: until the page hears of it, and until the window
// says that nothing runs.
const stopping = `{
	let at = 0;
	globalThis.heard = new Promise((done) => addEventListener("mouseup", (event) => {
		at = event.timeStamp;
		done(performance.now() - at);
	}, { capture: true, once: true }));
	globalThis.stopped = new Promise((done) => {
		const look = (says) => at > 0 && !JSON.parse(says).running ? done(performance.now() - at)
			: setTimeout(() => drevo.state(look), 5);
		drevo.state(look);
	});
}`

// memory is what the process of the page takes, in MB: the largest of its kind.
func (b *browser) memory() (most float64) {
	b.t.Helper()
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		all, err := systeminfo.GetProcessInfo().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		for _, p := range all {
			pages, _ := os.ReadFile(fmt.Sprintf("/proc/%d/statm", p.ID))
			var size, resident float64
			fmt.Sscan(string(pages), &size, &resident)
			if p.Type == "renderer" {
				most = max(most, resident*float64(os.Getpagesize())/1e6)
			}
		}
		return err
	}))
	return most
}
