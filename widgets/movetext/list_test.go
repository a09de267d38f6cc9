package movetext

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

var sample = Text{Blocks: []Block{
	{Words: []Word{{Number: "1.", Text: "e4", Glyph: "!", Tone: Good, Move: 1}, {Text: "e5", Move: 2}}},
	{Depth: 1, Words: []Word{{Number: "1...", Text: "c5", Move: 3}, {Kind: Comment, Text: "sharp", Move: 3}}},
	{Words: []Word{{Number: "2.", Text: "Nf3", Move: 4}, {Kind: Figure, Text: "+0.35", Move: 4}, {Kind: Result,
		Text: "1-0", Move: -1}}},
}}

func show(t testing.TB, text Text, width float32) *List {
	t.Helper()
	l := New()
	drawtest.Show(t, l, width, 120)
	l.SetText(text, 1)
	return l
}

// TestClicks go to the move that is clicked, or whose comment is.
func TestClicks(t *testing.T) {
	l := show(t, sample, 300)
	var went, menu []int
	l.OnGo = func(move int) { went = append(went, move) }
	l.OnMoveMenu = func(move int, _ fyne.Position) { menu = append(menu, move) }
	height := source{l}.Height(0)
	for i := range l.lines {
		for _, w := range l.lines[i].words {
			at := fyne.NewPos(w.x+w.width/2, height*float32(i)+height/2)
			l.Tapped(&fyne.PointEvent{Position: at})
			l.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at},
				Button: desktop.MouseButtonSecondary})
		}
	}
	assert.Equal(t, []int{1, 2, 3, 3, 4, 4}, went)
	assert.Equal(t, went, menu)
}

// TestVariationsAreIndented, and lines are broken in the width.
func TestVariationsAreIndented(t *testing.T) {
	l := show(t, sample, 300)
	assert.Len(t, l.lines, 3)
	assert.Greater(t, l.lines[1].words[0].x, l.lines[0].words[0].x)
	words := drawtest.Words(drawtest.Items(l.Surface))
	for _, want := range []string{"e4", "!", "1...", "sharp", "+0.35", "1-0"} {
		assert.Contains(t, words, want)
	}
	for width := float32(120); width < 400; width += 20 {
		l.Resize(fyne.NewSize(width, 120))
		for _, line := range l.lines {
			last := line.words[len(line.words)-1]
			assert.True(t, len(line.words) == 1 || last.x+last.width <= width-margin, "width %v", width)
		}
		drawtest.AssertApart(t, drawtest.Items(l.Surface), width, "the text")
	}
}

// long is a game of so many moves with a variation at each tenth.
func long(moves int) Text {
	var text Text
	main := Block{}
	for i := range moves {
		main.Words = append(main.Words, Word{Number: fmt.Sprintf("%d.", i), Text: "Nf3", Move: i})
		if i%10 == 0 {
			text.Blocks = append(text.Blocks, main, Block{Depth: i % 40, Words: []Word{{Text: "Qh5", Move: moves + i},
				{Kind: Comment, Text: "why", Move: -1}}})
			main = Block{}
		}
	}
	text.Blocks = append(text.Blocks, main)
	return text
}

// TestPlaceIsInView wherever it is in a long game.
func TestPlaceIsInView(t *testing.T) {
	l := show(t, long(3000), 300)
	for _, move := range []int{0, 2999, 1500, 3010} {
		l.SetPlace(move)
		_, seen := l.RowRect(find(l.lines, move))
		assert.True(t, seen, "move %d", move)
	}
}

// BenchmarkSetText shows a game of ten thousand moves.
func BenchmarkSetText(b *testing.B) {
	l := show(b, Text{}, 300)
	text := long(10_000)
	for b.Loop() {
		l.SetText(text, 5000)
	}
}

// BenchmarkDraw draws the lines in view of such a game.
func BenchmarkDraw(b *testing.B) {
	l := show(b, long(10_000), 300)
	for b.Loop() {
		drawtest.Picture(l.Surface, 1)
	}
}

// TestOtherScripts: Chinese breaks between its characters, without gaps; words that are read from the right stand in
// that order; what no font has is said once.
func TestOtherScripts(t *testing.T) {
	none := func(text string) string {
		if text == "한국어" || text == "체스" {
			return "[Korean: no font]"
		}
		return text
	}
	comment := func(words ...string) Text {
		var list []Word
		for _, w := range words {
			list = append(list, Word{Kind: Comment, Text: w, Move: 1})
		}
		return Text{[]Block{{Words: list}}}
	}
	wide := func(w *Word, _ bool) float32 { return float32(10 * len([]rune(w.Text))) }
	for _, c := range []struct {
		words []string
		width float32
		want  string
	}{
		{[]string{"是好棋。是"}, 60, "是0 好10 / 棋。0 是20"},
		{[]string{"good", "נקל", "טוב", "e4"}, 400, "good0 נקל80 טוב45 e4115"},
		{[]string{"한국어", "체스", "e4"}, 400, "[Korean: no font]0 e4175"},
	} {
		got := ""
		for i, l := range breakLines(prepare(comment(c.words...), none), c.width, wide) {
			if i > 0 {
				got += " / "
			}
			for k, w := range l.words {
				if k > 0 {
					got += " "
				}
				got += fmt.Sprint(w.Text, w.x-indent(0))
			}
		}
		assert.Equal(t, c.want, got)
	}
}
