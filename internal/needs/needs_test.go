package needs_test

import (
	"testing"

	"drevo/internal/needs"
)

// ended is a test that notes how it was ended.
type ended struct {
	testing.TB
	how string
}

func (*ended) Helper()                 {}
func (e *ended) Fatalf(string, ...any) { e.how = "failed" }
func (e *ended) Skipf(string, ...any)  { e.how = "skipped" }

// What is missing skips a test, and fails it where nothing may be skipped.
func TestMissing(t *testing.T) {
	for value, want := range map[string]string{"": "skipped", "1": "failed"} {
		t.Setenv("DREVO_SKIP_NOTHING", value)
		e := &ended{TB: t}
		if path := needs.Program(e, "no-such-program"); path != "" || e.how != want {
			t.Errorf("with %q: %s, path %q", value, e.how, path)
		}
		e = &ended{TB: t}
		if path := needs.Program(e, "sh"); path == "" || e.how != "" {
			t.Errorf("sh: %s, path %q", e.how, path)
		}
	}
}
