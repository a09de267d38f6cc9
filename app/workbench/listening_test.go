package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
)

// The search of an engine from elsewhere is shown while it goes on, can be stopped, and leaves the game to undo.
func TestListening(t *testing.T) {
	b := start(t, config.Config{})
	before := b.view.Position.FEN()
	text, err := os.ReadFile(traces + "example.trace")
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "engine.trace")
	if err := os.WriteFile(name, text[:len(text)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	b.listening.begin(name)
	if said := b.message(); !strings.Contains(said, "Listening to "+name) ||
		b.listening.command() != "Stop listening to "+name {
		t.Fatalf("it says %q, the menu %q", said, b.listening.command())
	}
	b.until("the search of the engine", func() bool {
		s := b.view.Search
		return s != nil && s.Programme.About().Name == "Example 1.0" && s.Running() && s.Counts().Nodes > 100
	})
	s := b.view.Search
	if b.Session.Running() != s || b.view.Tree != s.Tree() {
		t.Error("it is not the search that runs")
	}
	b.ThinkOrStop()
	b.until("the end of the search that was stopped", func() bool {
		return !s.Running() && b.Session.Running() == nil && strings.Contains(b.message(), "stopped")
	})
	if result, _ := s.Wait(); !result.Stopped {
		t.Errorf("%+v", result)
	}
	b.listening.ask()
	if said := b.message(); !strings.Contains(said, "is listened to no longer") || b.listening.source != nil {
		t.Errorf("it says %q", said)
	}
	b.undo()
	if b.view.Position.FEN() != before {
		t.Errorf("after undo the position is %s", b.view.Position.FEN())
	}
}

// What can't be listened to is said, and so is what breaks off.
func TestListeningToNothing(t *testing.T) {
	b := start(t, config.Config{})
	b.listening.begin("no/such/pipe")
	if said := b.message(); !strings.Contains(said, "no such file") {
		t.Errorf("it says %q", said)
	}
	name := filepath.Join(t.TempDir(), "engine.trace")
	if err := os.WriteFile(name, []byte("this is no trace\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.listening.begin(name)
	b.until("the fault", func() bool { return strings.Contains(b.message(), "a trace begins with") })
	b.until("the end", func() bool { return b.listening.source == nil })
}
