package play_test

import (
	"testing"

	"drevo/app/play"
	"drevo/engine/enginetest"
)

// TestKeysAreListed: settings hold the keys of levels and handicaps. Those of older versions hold the names,
// which lead to the same; what is unknown leads to the usual one.
func TestKeysAreListed(t *testing.T) {
	var have []string
	for _, l := range play.Levels() {
		have = append(have, "level."+l.Key+" level")
		if byKey, byName := play.LevelOf(l.Key), play.LevelOf(l.Name); byKey != l || byName != l {
			t.Errorf("%s leads to %s, %q to %s", l.Key, byKey.Key, l.Name, byName.Key)
		}
	}
	for _, h := range play.Handicaps() {
		have = append(have, "handicap."+h.Key+" handicap")
		if byKey, byName := play.HandicapOf(h.Key), play.HandicapOf(h.Name); byKey != h || byName != h {
			t.Errorf("%s leads to %s, %q to %s", h.Key, byKey.Key, h.Name, byName.Key)
		}
	}
	enginetest.CheckListed(t, have)
	if l, h := play.LevelOf("of a newer version"), play.HandicapOf(""); !l.AsSet || h.Key != "none" {
		t.Errorf("the usual ones are %s and %s", l.Key, h.Key)
	}
}
