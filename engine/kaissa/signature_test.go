package kaissa

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// signatures are the sums of the nodes that the programme visits in the positions of "drevo bench". A
// change of one means that the search has changed.
var signatures = []struct {
	name  string
	set   map[string]string
	nodes uint64
}{
	{"1990", nil, 1_021_599},
	{"1974", New().Presets()[1].Values, 336_286},
	{"5.1 without the table", map[string]string{optionLevel: "5.1", optionTable: "false"}, 1_410_592},
}

// signatureNodes ends the search of the third position, which explodes at every level with Y > 0; the
// limit is kept exactly.
const signatureNodes = 1_000_000

func TestSignature(t *testing.T) {
	needs.OneGoroutine(t)
	for _, want := range signatures {
		values, err := search.Resolve(New(), want.set)
		if err != nil {
			t.Fatal(err)
		}
		if nodes, _ := enginetest.Signature(t, New(), values, signatureNodes); nodes != want.nodes {
			t.Errorf("%s visits %d nodes, it used to visit %d", want.name, nodes, want.nodes)
		}
	}
}
