package engine_test

import (
	"fmt"
	"testing"

	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
)

// TestKeysAreListed, each with the kind of its word.
func TestKeysAreListed(t *testing.T) {
	var have []string
	for _, p := range engine.Programmes() {
		for _, w := range search.Words(p) {
			have = append(have, fmt.Sprintf("%s %s", w.Key, w.Kind))
		}
	}
	enginetest.CheckListed(t, have)
}
