package command

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/outcome"
	"drevo/internal/needs"
)

// TestNothingControlsTheTerminal: control characters of the command line, and what comes from elsewhere, are quoted.
func TestNothingControlsTheTerminal(t *testing.T) {
	needs.OneGoroutine(t)
	const bad = "\x1b[31m\x00\x7f\u009b\u202e"
	for _, args := range [][]string{
		{bad}, {"analyse", "-" + bad}, {"analyse", "-json", "-fen", bad}, {"analyse", "-json", "-programme", bad},
		{"match", "-json", "-openings", filepath.Join(t.TempDir(), bad)}, {"experiment", bad}, {"book", "-book", "/" + bad},
		{"snapshot", "-out", "/none/" + bad + ".png"}, {"tune", "-from", bad}, {"uci", "-programme", bad},
	} {
		var out, err bytes.Buffer
		code := run(t.Context(), nil, args, &out, &err)
		if text := out.String() + err.String(); code == Done || strings.ContainsFunc(text, isControl) {
			t.Errorf("%.20q: code %d, %q", args, code, text)
		}
	}
	var out bytes.Buffer
	record := outcome.Record("")
	record.Field("name", "", "", "Ботвинник "+bad)
	err := (&form{json: true}).print(streams{out: &out}, outcome.Outcome{Tables: []outcome.Table{record}})
	if err != nil || strings.ContainsFunc(out.String(), isControl) {
		t.Errorf("as JSON it is %q, %v", out.String(), err)
	}
	var back struct{ Name string }
	if err := json.Unmarshal(out.Bytes(), &back); err != nil || back.Name != "Ботвинник "+bad {
		t.Errorf("read back it is %q, %v", back, err)
	}
}
