package journal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"testing"
)

// FuzzJournal: whatever its lines say, with sums that are right, what has come to be is the same when it is written in
// short and read again.
func FuzzJournal(f *testing.F) {
	for _, text := range []string{
		`{"journal":1}` + "\n" + `{"text":{"number":1,"pgn":"1. e4 e5 *"}}` + "\n" + `{"now":{"text":1}}`,
		`{"journal":1}` + "\n" + `{"step":{"name":"a","places":[{"text":1},{"text":2}]}}` + "\n" + `{"undo":true}` + "\n" +
			`{"redo":true}` + "\n" + `{"step":{"name":"b","setUps":[{"programme":"itep"},{"programme":"x"}]},"forget":-1}`,
		`{"journal":1}` + "\n" + `{"table":{"start":"8/8","moves":["e2e4"],"left":[1,-1]}}` + "\n" + `{"searches":[{}]}`,
		`{"undo":true}` + "\n" + `{"forget":1000000000}` + "\n" + `{"journal":2}`,
	} {
		f.Add([]byte(text), true)
	}
	f.Add([]byte("00000000 {}\n\n"), false)
	f.Fuzz(func(t *testing.T, data []byte, sums bool) {
		if sums {
			var right []byte
			for line := range bytes.Lines(data) {
				line = bytes.TrimSpace(line)
				right = fmt.Appendf(right, "%08x %s\n", crc32.ChecksumIEEE(line), line)
			}
			data = right
		}
		s, _ := readAll(data)
		if s == nil {
			t.Fatal("nothing is read")
		}
		written := s.written()
		again, err := readAll(written)
		if err != nil {
			t.Fatalf("%s is read as %v", written, err)
		}
		before, after := inJSON(t, s.Session), inJSON(t, again.Session) // where an empty list is none
		if before != after {
			t.Errorf("%s\nbecomes\n%s", before, after)
		}
	})
}

func inJSON(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
