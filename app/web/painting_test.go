//go:build web

package web_test

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// wrong counts the points of the window that are not what they are when its picture is drawn once more, whole.
const wrong = `(() => {
	const canvas = document.querySelector("canvas"), gl = canvas.getContext("webgl");
	const read = () => {
		const all = new Uint8Array(4 * canvas.width * canvas.height);
		gl.readPixels(0, 0, canvas.width, canvas.height, 0x1908, 0x1401, all); // RGBA, UNSIGNED_BYTE
		return new Uint32Array(all.buffer);
	};
	const shown = read();
	painting.again();
	const whole = read();
	return shown.reduce((wrong, point, i) => wrong + (point !== whole[i]), 0);
})()`

// TestPaintedWhereItDiffers: whatever is done, each point is what it is in a picture that is drawn whole; of one in which a
// button has another colour a tenth is drawn at most.
func TestPaintedWhereItDiffers(t *testing.T) {
	b := start(t)
	b.load("#embed=yes&face=everything&pane=why&fen=" + escaped + "&programme=itep&set=depth:2")
	b.wait("the search", func(s map[string]any) bool { return s["bestmove"] != nil && s["running"] == false })
	painting := func() (pictures, points float64) {
		var n []float64
		b.do(chromedp.Evaluate("[painting.pictures, painting.points]", &n))
		return n[0], n[1]
	}
	wheel := func(x, y, by float64) func() {
		return func() {
			b.do(input.DispatchMouseEvent(input.MouseWheel, x, y).WithDeltaX(0).WithDeltaY(by))
		}
	}
	over := func(x, y float64) func() {
		return func() { b.do(input.DispatchMouseEvent(input.MouseMoved, x, y)) }
	}
	key := func(name string, code int64, modifiers input.Modifier) func() {
		return func() { b.key(name, code, modifiers) }
	}
	shown := func() {
		b.wait("a turn", func(map[string]any) bool { return true })
		b.do(chromedp.Evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))",
			nil, awaited))
	}
	board, button := over(200, 300), func() { over(b.area("think"))() }
	for tries := 1; ; tries++ { // other news of the window may come into a picture
		board()
		shown()
		pictures, points := painting()
		button()
		shown()
		if all, drawn := painting(); all > pictures && drawn-points <= (all-pictures)*1440*900/10 {
			break
		} else if tries == 20 {
			t.Fatalf("of %.0f pictures after the mouse over a button %.0f points are drawn", all-pictures, drawn-points)
		}
	}
	for _, step := range []struct {
		name string
		do   func()
	}{
		{"the mouse over the board", board},
		{"the mouse over a button", button},
		{"a step back", key("ArrowLeft", 37, 0)},
		{"a search", func() { b.click("think") }},
		{"a step on", key("ArrowRight", 39, 0)},
		{"the wheel over the tree", wheel(700, 600, 120)},
		{"the wheel over Why", wheel(1200, 600, 120)},
		{"a list that falls down", func() { b.click("programme") }},
		{"its end", key("Escape", 27, 0)},
		{"the other theme", key("d", 68, input.ModifierCtrl)},
		{"the board from the other side", key("b", 66, input.ModifierCtrl)},
		{"another size", func() { b.do(emulation.SetDeviceMetricsOverride(1100, 700, 1, false)) }},
		{"a dense screen", func() { b.do(emulation.SetDeviceMetricsOverride(1100, 700, 1.5, false)) }},
		{"the help", key("F1", 112, input.ModifierCtrl)},
		{"its end", key("Escape", 27, 0)},
	} {
		step.do()
		shown()
		var n float64
		if b.do(chromedp.Evaluate(wrong, &n)); n > 0 {
			t.Errorf("after %s %.0f points are wrong", step.name, n)
			b.picture("wrong")
		}
	}
}
