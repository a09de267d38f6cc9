package rows

import (
	"slices"
	"testing"
)

// TestLayout: which columns stand in a room, and how wide they are, as numbers without a window.
func TestLayout(t *testing.T) {
	columns := newColumns([]Column{
		{Key: "name", Name: "Name", Width: 60, Share: 3},
		{Key: "value", Name: "Value", Fit: true, content: 40},
		{Key: "blank", Name: "Blank", Fit: true}, // nothing stands in it
		{Key: "note", Name: "Note", Width: 80, Share: 1, Priority: 2},
		{Key: "date", Name: "Date", Width: 50, Priority: 1},
		{Key: "kept", Name: "Kept", Width: 30, Hidden: true},
	})
	frame := Frame{Edge: 8, Gutter: 14, Gap: 10}
	shown := func(width, zoom float32) (keys []string, widths []float32) {
		f := columns.fit(frame, width, zoom)
		for _, s := range f.layout() {
			keys, widths = append(keys, columns.list[s.column].Key), append(widths, s.w)
		}
		return keys, widths
	}
	for _, c := range []struct {
		width, zoom float32
		keys        []string
		widths      []float32 // together as wide as the room: without edge and gutter, with half a gap on both sides
	}{
		{352, 1, []string{"name", "value", "note", "date"}, []float32{135, 50, 105, 50}},
		{252, 1, []string{"name", "value", "note", "date"}, []float32{60, 50, 80, 50}},
		{251, 1, []string{"name", "value", "date"}, []float32{139, 50, 50}},
		{171, 1, []string{"name", "value"}, []float32{109, 50}},
		{112, 1, []string{"name", "value"}, []float32{50, 50}}, // what has no priority stays
		{352, 2, []string{"name", "value", "date"}, []float32{190, 50, 100}},
	} {
		if keys, widths := shown(c.width, c.zoom); !slices.Equal(keys, c.keys) || !slices.Equal(widths, c.widths) {
			t.Errorf("in %v at %v stand %v as wide as %v, want %v and %v", c.width, c.zoom, keys, widths, c.keys, c.widths)
		}
	}
	columns.ask(5, true)
	f := columns.fit(frame, 171, 1)
	if waiting, missing := f.waiting(); !slices.Equal(waiting, []int{4, 3}) || len(missing) > 0 {
		t.Errorf("%v wait, of which %v were asked for", waiting, missing)
	}
	if l := f.layout(); l.at(l.of(5).x+1) != 5 || l.of(5).w != 30 || l.of(4).w != 0 || l.at(-9) != -1 {
		t.Errorf("the column that was asked for does not stand: %v", l)
	}
}

// TestView: the place of rows in a stretch, as numbers without a window.
func TestView(t *testing.T) {
	v := view{source: uneven{6}, room: 60} // rows of 10, 17, 24, 31, 38 and 45
	for _, c := range []struct{ from, want place }{
		{place{0, 0}, place{0, 0}},
		{place{0, 12}, place{1, 2}},
		{place{2, -20}, place{0, 7}},
		{place{0, -5}, place{0, 0}},
		{place{5, 20}, place{4, 23}}, // the last row stands at the edge
		{place{9, 0}, place{4, 23}},
	} {
		v.place = c.from
		if v.clamp(); v.place != c.want {
			t.Errorf("%v becomes %v, want %v", c.from, v.place, c.want)
		}
	}
	if y, length, ok := v.handle(); !ok || y+length != v.room || v.part(1) != v.end() || v.part(0) != (place{}) {
		t.Errorf("the handle stands at %v, %v long", y, length)
	}
	v.place = place{1, 2}
	if row, top := v.rowAt(16); row != 2 || top != 15 || v.offset(3, 60) != 39 || v.offset(0, 60) != -12 {
		t.Errorf("row %d begins at %v", row, top)
	}
	if got := v.beyond(1, 1, 0); got != 2 {
		t.Errorf("a page leads to row %d", got)
	}
}
