package config

import (
	"encoding/json"
	"reflect"
	"testing"
)

// FuzzSettings: whatever stands in the file, what is taken of it is within bounds, and is read as the same when it is
// written.
func FuzzSettings(f *testing.F) {
	for _, text := range []string{
		`{"version": 1, "theme": "dark", "weights": {"itep": {"mine": "knightPossibilities:60"}}, "wid`,
		"\ufeff" + `{"options": {"depth": "2"}, "others": {"kaissa": null}, "recent": ["a", 1], "width": 1e30}`,
		`{"bookmarks": [{"position": "8/8", "moves": ["e2e4"]}], "engines": [{"name": "x", "args": [[]]}], "horizon": -1}`,
		`{"columns": [{"key": "x", "width": "y"}], "play": {"games": 9e99}, "filter": {"text": "\u0000"}}`, "[1, 2]", "null",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, _ := parse(data)
		text, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		again, err := parse(text)
		if err != nil {
			t.Fatalf("%s is read as %v", text, err)
		}
		if second, err := json.Marshal(again); err != nil || !reflect.DeepEqual(second, text) {
			t.Errorf("%s\nbecomes\n%s, %v", text, second, err)
		}
	})
}
