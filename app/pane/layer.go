package pane

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"drevo/widgets/chessboard"
)

// Layer is something that a pane can draw on the board. The user switches it by a box and by Alt
// with a key. The functions that are optional may be nil.
type Layer struct {
	Key    LayerKey
	Name   string       // as drawn, beside the box and in the legend
	Hint   string       // a sentence under the mouse that says what it shows
	Letter fyne.KeyName // the key; empty: the next digit
	On     bool         // at first start
	Brief  bool         // the next start does not switch it on again
	Order  int          // layers are drawn, and their boxes stand, from low to high

	// Draw returns what is to be drawn. It is called once a change, after Show, and only
	// while the layer is switched on. Key and label are filled in.
	Draw func() chessboard.Layer

	// Explain returns a sentence about a square of the board, empty for none; optional. It is
	// asked about the square under the pointer while the layer is switched on.
	Explain func(square int) string

	// Hides returns the layers that are not drawn while this one is, because they would hide it;
	// optional.
	Hides func() []LayerKey

	// Legend returns where the pane explains the layer's signs itself, nil for below the board;
	// optional.
	Legend func() *chessboard.LegendView
}

// SortLayers puts layers in the order in which they are drawn and their boxes stand.
func SortLayers(layers []Layer) {
	slices.SortStableFunc(layers, func(a, b Layer) int { return cmp.Compare(a.Order, b.Order) })
}

// LayerKeys returns the key of each layer, to be pressed with Alt: its letter, or the digits in the
// order of the layers. The tenth digit is 0; a layer beyond has none.
func LayerKeys(sorted []Layer) map[LayerKey]fyne.KeyName {
	digits := []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8,
		fyne.Key9, fyne.Key0}
	keys := map[LayerKey]fyne.KeyName{}
	for _, l := range sorted {
		switch {
		case l.Letter != "":
			keys[l.Key] = l.Letter
		case len(digits) > 0:
			keys[l.Key], digits = digits[0], digits[1:]
		}
	}
	return keys
}
