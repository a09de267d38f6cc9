package board

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"drevo/app/pane"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// layerBoxes switch the layers of the board, a box each, in the order in which they are
// drawn.
type layerBoxes struct {
	layers  []pane.Layer
	boxes   map[pane.LayerKey]*tooltip.Check
	content fyne.CanvasObject

	OnSwitch func(key pane.LayerKey, on bool) // by the user
}

func newLayerBoxes(hints *tooltip.Layer, layers []pane.Layer) *layerBoxes {
	b := &layerBoxes{layers: slices.Clone(layers), boxes: map[pane.LayerKey]*tooltip.Check{}}
	slices.SortStableFunc(b.layers, func(x, y pane.Layer) int { return cmp.Compare(x.Order, y.Order) })
	grid := container.New(layout.NewGridLayoutWithColumns(2))
	for _, layer := range b.layers {
		box := tooltip.NewCheck(hints, layer.Name, layer.Hint, nil)
		box.Checked = layer.On
		box.OnChanged = func(on bool) { b.OnSwitch(layer.Key, on) }
		b.boxes[layer.Key] = box
		grid.Add(box)
	}
	b.content = grid
	return b
}

// draw draws the layers that are switched on.
func (b *layerBoxes) draw() []chessboard.Layer {
	var drawn []chessboard.Layer
	for _, layer := range b.layers {
		if b.on(layer.Key) {
			picture := layer.Draw()
			picture.Key, picture.Label = layer.Key, layer.Name
			drawn = append(drawn, picture)
		}
	}
	return drawn
}

func (b *layerBoxes) on(key pane.LayerKey) bool {
	box := b.boxes[key]
	return box != nil && box.Checked
}

// set switches a layer, and reports whether it was switched the other way.
func (b *layerBoxes) set(key pane.LayerKey, on bool) bool {
	box := b.boxes[key]
	if box == nil || box.Checked == on {
		return false
	}
	box.Checked = on
	box.Refresh()
	return true
}

// kept says which layers the next start switches on.
func (b *layerBoxes) kept() map[string]bool {
	kept := map[string]bool{}
	for _, layer := range b.layers {
		kept[string(layer.Key)] = b.on(layer.Key) && !layer.Brief
	}
	return kept
}
