package saved

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"drevo/app/version"
	"drevo/engine"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/engine/treefile"
)

// FuzzParts opens files whose tree is whole, beside which one part says anything: what can't be used of it is said, and
// what is shown of the search can be asked. That the tree itself may be anything is tried by treefile.
func FuzzParts(f *testing.F) {
	var parts [][]treefile.Attached
	var trees []*tree.Tree
	for _, p := range []search.Programme{pitrat.New(), engine.Programmes()[0]} {
		s := searchedTo(f, p, 100) // each input writes and opens such a file
		list, err := partsOf(s, marks)
		if err != nil {
			f.Fatal(err)
		}
		trees, parts = append(trees, s.Tree()), append(parts, list)
	}
	for n, list := range parts {
		for part := range list {
			f.Add(byte(n), byte(part), list[part].Data[:min(len(list[part].Data), 4000)])
		}
	}
	path := filepath.Join(f.TempDir(), "a"+Ending)
	f.Fuzz(func(t *testing.T, n, part byte, data []byte) {
		of := int(n) % len(parts)
		changed := slices.Clone(parts[of])
		changed[int(part)%len(changed)].Data = data
		var text bytes.Buffer
		if err := treefile.Write(&text, trees[of], version.Text(), changed...); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, text.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		opened, err := Open(path, engine.Programmes(), treefile.Options{})
		if err != nil {
			t.Fatalf("a whole tree is refused: %v", err)
		}
		defer opened.Search.Release()
		_, _ = opened.Search.Wait()
		_, _ = opened.Search.Keep()
		pitrat.AccountOf(opened.Search.Tree())
		if e, ok := opened.Search.Programme.(search.Explainer); ok && !opened.Search.Tree().Empty() {
			_, _ = e.Explain(opened.Search.Tree(), tree.Root)
		}
	})
}
