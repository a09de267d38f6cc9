package gametext

import (
	"strings"
	"testing"

	"drevo/app/caption"
	"drevo/engine/game"
	"drevo/widgets/movetext"
)

// written is a text as a person reads it, a line a block.
func written(t *Text) string {
	var lines []string
	for _, block := range t.Blocks {
		line := strings.Repeat("  ", block.Depth)
		for i, w := range block.Words {
			if i > 0 {
				line += " "
			}
			if w.Number != "" {
				line += w.Number + " "
			}
			line += w.Text + w.Glyph
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

func TestText(t *testing.T) {
	g, err := game.Parse("{Before} 1. e4 $1 $14 {[%eval -0.35] [%clk 0:01:02] King's pawn} 1... e5 (1... c5 2. Nf3 (2. " +
		"c3) d6) ({or} 1... e6 $4) 2. Nf3 Nc6 1/2-1/2")
	if err != nil {
		t.Fatal(err)
	}
	text := Of(g)
	want := `Before 1. e4! += −0.35 0:01:02 King's pawn 1... e5
  1... c5 2. Nf3
    2. c3
  2... d6
  or 1... e6??
2. Nf3 Nc6 1/2-1/2`
	if got := written(text); got != want {
		t.Errorf("%s", got)
	}
	for i, n := range text.Nodes {
		if text.Number(n) != i {
			t.Errorf("node %d has the number %d", i, text.Number(n))
		}
	}
	if w := text.Blocks[4].Words; w[0].Kind != movetext.Comment || w[1].Tone != movetext.Bad ||
		text.Nodes[w[1].Move].Move != g.Root.Next[0].Next[2].Move {
		t.Errorf("%+v", w)
	}
}

func TestTitles(t *testing.T) {
	g, err := game.Parse("[White \"A\"]\n[Event \"Cup 1938\"]\n[Date \"1938.??.??\"]\n\n1. e4 1/2-1/2")
	if err != nil {
		t.Fatal(err)
	}
	if caption.Players(g) != "A – ?  ½–½" || caption.Occasion(g) != "Cup 1938" {
		t.Errorf("%q, %q", caption.Players(g), caption.Occasion(g))
	}
}
