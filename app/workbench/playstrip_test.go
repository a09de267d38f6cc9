package workbench

import (
	"slices"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/strip"
	"drevo/engine/board"
	"drevo/internal/needs"
)

// striped waits until a programme's move is known, and says which play of the strip it is.
func (b *bench) striped(name string) int {
	b.t.Helper()
	i := slices.IndexFunc(b.plays.strip.Plays(), func(p strip.Play) bool { return p.Name == name })
	b.until("the move of "+name, func() bool { return b.plays.strip.Plays()[i].Answer != nil })
	return i
}

// TestAClickOnTheStripGrowsThatTree: programme, options and move are those of the strip, and the item is lit.
func TestAClickOnTheStripGrowsThatTree(t *testing.T) {
	b := start(t, config.Config{Toured: true})
	b.think()
	i := b.striped("Botvinnik")
	play := b.plays.strip.Plays()[i]
	b.plays.OnChoose(i)
	b.until("the end of the search", func() bool { return !b.toolbar.thinking })
	result, err := b.view.Search.Wait()
	if err != nil || result.Move == board.NoMove || result.Move != play.Answer.Move || !b.plays.Items()[i].Lit ||
		b.Session.Programme.About().ID != "botvinnik" || !strings.Contains(b.headline.Words(), "30.Ba3") {
		t.Errorf("the tree has %s, the strip %s: %q, %v", result.Move, play.Move(), b.headline.Words(), err)
	}
}

// TestTheStripGoesWithTheGame: at another place it asks again.
func TestTheStripGoesWithTheGame(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Toured: true})
	b.striped("ITEP")
	b.play("Ba3")
	if item := b.plays.Items()[0]; item.Move != "..." || !item.Pale {
		t.Errorf("after a move the strip says %+v", item)
	}
	b.striped("ITEP")
	if item := b.plays.Items()[0]; !strings.HasPrefix(item.Move, "30...") {
		t.Errorf("after a move the strip says %+v", item)
	}
}
