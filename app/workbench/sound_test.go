package workbench

import (
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/sound"
	"drevo/internal/needs"
)

// mute lets the window know no program that plays sounds.
func (b *bench) mute() { b.sound.Tools = []sound.Tool{{Name: "drevo-no-such-player"}} }

// TestSoundIsOffAtFirst, and where it is wanted and can't be had that is said, once, when it would begin.
func TestSoundIsOffAtFirst(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, quickGame(nil))
	b.mute()
	b.room.Begin(false)
	b.play("e4")
	b.reply(2)
	b.think()
	if strings.Contains(b.message(), "sound") {
		t.Errorf("the bar says %q", b.message())
	}
	b.setSound(func(s *config.Sound) { s.Moves = true })
	if !strings.Contains(b.message(), "There is no sound: none of drevo-no-such-player is installed") {
		t.Errorf("the bar says %q", b.message())
	}
	for i, item := range b.soundMenu().ChildMenu.Items {
		if item.Checked != (i == 1) {
			t.Errorf("%s is marked: %v", item.Label, item.Checked)
		}
	}
	b.Status("")
	b.play("d4")
	b.reply(4)
	if strings.Contains(b.message(), "sound") {
		t.Errorf("after the next move the bar says %q", b.message())
	}
}

// TestMusicIsForThinking: it is asked for when a programme begins to think, and not before.
func TestMusicIsForThinking(t *testing.T) {
	b := start(t, quickGame(nil))
	b.mute()
	b.setSound(func(s *config.Sound) { s.Music = true })
	if strings.Contains(b.message(), "sound") {
		t.Errorf("while nobody thinks the bar says %q", b.message())
	}
	b.Set("depth", "10")
	b.Think()
	if !strings.Contains(b.message(), "There is no sound") {
		t.Errorf("when a programme thinks the bar says %q", b.message())
	}
	b.Session.Stop()
	for b.toolbar.thinking {
		(<-b.queue)()
	}
}
