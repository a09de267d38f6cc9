package workbench

import (
	"image"
	"os"
	"regexp"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/svg"
	"drevo/engine"
	"drevo/internal/needs"
	"drevo/widgets/draw"
)

// written finds the texts of a picture, with the size of their letters.
var written = regexp.MustCompile(`font-size="([0-9.]+)"[^>]*>([^<]*)<`)

// TestNothingIsSmallOnAProjector: whatever a lesson brings to the front in a presentation, no text of it, nor of the
// board beside it, has letters under twenty pixels. With DREVO_LONG with every programme.
func TestNothingIsSmallOnAProjector(t *testing.T) {
	needs.OneGoroutine(t)
	for i, p := range engine.Programmes() {
		if i > 0 && os.Getenv("DREVO_LONG") == "" {
			break
		}
		b := start(t, config.Config{Programme: p.About().ID, Toured: true})
		window := b.unpadded()
		window.Resize(fyne.NewSize(1280, 773))
		b.think()
		check := func(where string) {
			b.settle()
			drawn, err := svg.Of(b.Content(), image.Rect(0, 0, 1280, 773))
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range written.FindAllSubmatch(drawn, -1) {
				if size, _ := strconv.ParseFloat(string(text[1]), 64); size < float64(draw.PresentedText) {
					t.Errorf("%s: %q has letters of %v pixels", where, text[2], size)
				}
			}
		}
		b.presentation().of(partTree)
		check(p.About().Name + ", tree")
		b.presentation().of(partTabs)
		for _, s := range b.frame.slots {
			if i == 0 || s.Programme != "" {
				if b.Open(s.Key(), "") == nil {
					check(p.About().Name + ", " + s.Title())
				}
			}
		}
	}
}

// TestAPresentationHasOnePart: in a wide window, too; the pane in front stays there when the second panel goes or comes.
func TestAPresentationHasOnePart(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Toured: true})
	size := fyne.NewSize(wideFrom, tallFrom)
	if err := b.Open(pane.Game, ""); err != nil {
		t.Fatal(err)
	}
	for _, presenting := range []part{partNone, partLesson, partTabs, partNone} {
		b.frame.presenting = presenting
		b.widen(b.frame.wantsTwo(size))
		if b.frame.wide != (presenting == partNone) || b.frame.front().Key() != pane.Game {
			t.Errorf("part %d: two panels: %v, %s is in front", presenting, b.frame.wide, b.frame.front().Key())
		}
	}
}
