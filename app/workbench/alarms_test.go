package workbench

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/file"
	"drevo/internal/needs"
)

// alarming is a workbench whose alarms go to a buffer, too.
func alarming(t *testing.T) (b *bench, errors *bytes.Buffer) {
	t.Helper()
	b, errors = start(t, config.Config{Options: map[string]string{"depth": "1"}}), &bytes.Buffer{}
	b.alarms.errors = errors
	return b, errors
}

// shown is the alarm that can be read, empty for none.
func (b *bench) shown() string {
	if !b.alarms.content.Visible() {
		return ""
	}
	return b.alarms.sentence()
}

// TestAnAlarmStaysUntilItIsRead: no status, no outcome, no fault and no other alarm takes its place, nor does a
// presentation.
func TestAnAlarmStaysUntilItIsRead(t *testing.T) {
	needs.OneGoroutine(t)
	b, errs := alarming(t)
	b.alarms.say(errors.New("drevo.json is damaged (cut off); it is kept as drevo.json.damaged-1"))
	b.alarms.say(nil)
	b.alarms.say(errors.New("the saved game: no move Nc9"))
	b.begin(Asked{}, true)
	b.run()
	b.Status("Something.")
	b.Fault("Something else.")
	b.presentation().of(partTabs)
	if got := b.shown(); !strings.Contains(got, "is kept as drevo.json.damaged-1 (and 1 more)") {
		t.Errorf("after a search there is %q", got)
	}
	b.presentation().end()
	b.escape()
	if got := b.shown(); got != "the saved game: no move Nc9" {
		t.Errorf("then there is %q", got)
	}
	b.escape()
	if got := b.shown(); got != "" || b.alarms.read() {
		t.Errorf("what was read is still there: %q", got)
	}
	if got := errs.String(); strings.Count(got, "drevo: ") != 2 || !strings.Contains(got, "damaged-1\n") {
		t.Errorf("standard error has %q", got)
	}
}

// TestSavingIsSaid: a save that fails is said while the window is open, and when it works again; what it has set aside
// stays to be read.
func TestSavingIsSaid(t *testing.T) {
	needs.OneGoroutine(t)
	b, errs := alarming(t)
	b.saved("The settings are", errors.New("saving the settings: no space left on device"))
	b.saved("The session is", errors.New("saving the session: no space left on device"))
	b.saved("The settings are", errors.New("saving the settings: permission denied"))
	b.saved("The session is", nil)
	if got := b.shown(); !strings.Contains(got, "not saved") || !strings.HasSuffix(got, "permission denied") ||
		b.message() != "The session is saved again." {
		t.Errorf("there is %q, the bar says %q", got, b.message())
	}
	b.saved("The settings are", &file.Aside{Path: "/a/drevo.json", Reason: errors.New("is damaged"), Name: "other"})
	b.saved("The settings are", nil)
	if got := b.shown(); got != "drevo.json is damaged; it is kept as other" {
		t.Errorf("there is %q", got)
	}
	if strings.Count(errs.String(), "\n") != 4 {
		t.Errorf("standard error has %q", errs)
	}
}
