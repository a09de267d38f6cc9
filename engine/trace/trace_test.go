package trace

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"drevo/engine/tree"
	"drevo/internal/needs"
)

// files returns the traces of testdata.
func files(t testing.TB) map[string][]byte {
	t.Helper()
	found := map[string][]byte{}
	names, _ := filepath.Glob("testdata/*.trace")
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		found[name] = text
	}
	if len(found) < 2 {
		t.Fatal("there are no traces in testdata")
	}
	return found
}

// convert writes a trace in one of the forms.
func convert(t testing.TB, text []byte, binary bool) []byte {
	t.Helper()
	var to bytes.Buffer
	if err := Convert(&to, bytes.NewReader(text), binary); err != nil {
		t.Fatal(err)
	}
	return to.Bytes()
}

func TestConvertBothWays(t *testing.T) {
	for name, text := range files(t) {
		r, err := NewReader(bytes.NewReader(text))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		other := convert(t, text, !r.Binary)
		if back := convert(t, other, r.Binary); !bytes.Equal(back, text) {
			t.Errorf("%s: there and back it is another one:\n%.3000s", name, back)
		}
		if same := convert(t, text, r.Binary); !bytes.Equal(same, text) {
			t.Errorf("%s: it does not stay as it is", name)
		}
	}
}

// records reads a trace to its end.
func records(t testing.TB, text []byte) (n int, cut bool) {
	t.Helper()
	r, err := NewReader(bytes.NewReader(text))
	if err != nil {
		return 0, true
	}
	var rec Record
	for {
		switch err := r.Next(&rec); err {
		case nil:
			n++
		case io.EOF:
			return n, r.Cut()
		default:
			t.Fatal(err)
		}
	}
}

// A trace is good up to its last whole record, wherever it ends, and says whether it was cut.
func TestCutAnywhere(t *testing.T) {
	needs.OneGoroutine(t)
	for name, text := range files(t) {
		text = text[:min(len(text), 4000/needs.OneIn(2))]
		before, whole := 0, 0
		for end := range len(text) + 1 {
			n, cut := records(t, text[:end])
			if n < before || n > before+1 {
				t.Fatalf("%s: %d records in %d bytes, and %d in one less", name, n, end, before)
			}
			if !cut {
				whole++
			}
			before = n
		}
		if before < 40 || whole < 40 {
			t.Errorf("%s: %d records, %d ends that are whole", name, before, whole)
		}
	}
}

func TestRecordsSayWhatIsWrong(t *testing.T) {
	const header = "drevo-trace 1 text\n\n"
	for text, want := range map[string]string{
		"": "trace: there is nothing in it",
		"hello\n": `trace: a trace begins with "drevo-trace 1 text" or "drevo-trace 1 binary", ` +
			`not with "hello"`,
		"drevo-trace 1 text\nunit x\n":         `trace: line 2: unit "x" is no number of units`,
		"drevo-trace 1 text\nkind 50 a \"\"\n": `trace: line 2: kind "50": its number is one from 0 to 47`,
		header + "e 32 e2e4 1\n":               `trace: record 1: "e 32 e2e4 1" is too short`,
		header + "e 32 e2e9 1 2 3\n":           `trace: record 1: "e2e9" is not understood in "e 32 e2e9 1 2 3"`,
		header + "x\nl 200 5\n":                `trace: record 2: 200 is none of the numbers that "l" can have there`,
		header + "note a\rb\n":                 `trace: record 1: a text has more than one line`,
		header + "kind 32\n":                   `trace: record 1: a kind has a number, a name and a sentence: kind 32`,
	} {
		r, err := NewReader(bytes.NewReader([]byte(text)))
		var rec Record
		for err == nil {
			err = r.Next(&rec)
		}
		if err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// Whatever stands in a trace, nothing panics, and what is converted stays what it is.
func fuzz(t *testing.T, text []byte) {
	r, err := NewReader(bytes.NewReader(text))
	if err != nil {
		return
	}
	if report, _ := Check(r); report.Nodes > len(text) {
		t.Errorf("%d nodes in %d bytes", report.Nodes, len(text))
	}
	r, _ = NewReader(bytes.NewReader(text))
	for err == nil {
		var tr *tree.Tree
		tr, err = r.Tree(1000)
		if tr.Len() > len(text) {
			t.Errorf("a tree of %d nodes in %d bytes", tr.Len(), len(text))
		}
		tr.Release()
	}
	var there, back, again bytes.Buffer
	if Convert(&there, bytes.NewReader(text), true) != nil {
		return
	}
	if err := Convert(&back, bytes.NewReader(there.Bytes()), false); err != nil {
		t.Fatalf("%v in %q", err, there.Bytes())
	}
	if err := Convert(&again, bytes.NewReader(back.Bytes()), true); err != nil {
		t.Fatalf("%v in %q", err, back.Bytes())
	}
	if !r.Binary && !bytes.Equal(again.Bytes(), there.Bytes()) {
		t.Errorf("%q becomes %q", there.Bytes(), again.Bytes())
	}
}

func FuzzText(f *testing.F) {
	for _, text := range files(f) {
		f.Add(convert(f, text, false)[:])
	}
	f.Fuzz(func(t *testing.T, text []byte) { fuzz(t, append([]byte("drevo-trace 1 text\n"), text...)) })
}

func FuzzBinary(f *testing.F) {
	for _, text := range files(f) {
		f.Add(convert(f, text, true))
	}
	f.Fuzz(fuzz)
}
