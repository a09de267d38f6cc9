package command_test

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// TestSnapshotAsSVG: a drawing is well formed, has the part that was asked for, the texts of the window as texts, and
// the arrows of the board as shapes.
func TestSnapshotAsSVG(t *testing.T) {
	needs.OneGoroutine(t)
	path := filepath.Join(t.TempDir(), "window.svg")
	code, _, said := run("snapshot", "-still", "-out", path, "-size", "1000x600", "-crop", "10,20,900,500", "-depth", "1")
	if code != command.Done {
		t.Fatal(said)
	}
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var viewBox, text string
	var texts []string
	count := map[string]int{}
	for d := xml.NewDecoder(file); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch x := token.(type) {
		case xml.StartElement:
			count[x.Name.Local]++
			for _, a := range x.Attr {
				if a.Name.Local == "viewBox" {
					viewBox = a.Value
				}
			}
			text = ""
		case xml.CharData:
			text += string(x)
		case xml.EndElement:
			if x.Name.Local == "text" {
				texts = append(texts, text)
			}
		}
	}
	if viewBox != "10 20 900 500" || count["path"] < 80 || count["image"] < 20 {
		t.Errorf("the part is %q, and there are %v", viewBox, count)
	}
	for _, want := range []string{"Think", "start", "30.Qe2", "White to move"} {
		if !slices.ContainsFunc(texts, func(s string) bool { return strings.Contains(s, want) }) {
			t.Errorf("no %q among %q", want, texts)
		}
	}
}
