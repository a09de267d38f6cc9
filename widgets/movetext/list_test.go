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
