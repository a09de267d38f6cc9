package board

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/internal/phrase"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// layerBoxes switch the layers of the board, a box each, in the order in which they are
// drawn. They drop down from a button that says how many are on. The brief ones come and go with their tabs and have
// no box, but a key.
type layerBoxes struct {
	layers []pane.Layer
	boxes  map[pane.LayerKey]*tooltip.Check
	hints  map[pane.LayerKey]string
	button *tooltip.Button
	list   *fyne.Container // the boxes

	OnSwitch func(key pane.LayerKey, on bool) // by the user
}

func newLayerBoxes(hints *tooltip.Layer, layers []pane.Layer) *layerBoxes {
	b := &layerBoxes{layers: slices.Clone(layers), boxes: map[pane.LayerKey]*tooltip.Check{},
		hints: map[pane.LayerKey]string{}}
	pane.SortLayers(b.layers)
	keys := pane.LayerKeys(b.layers)
	b.list = container.NewVBox()
	b.button = tooltip.NewTextButton(hints, "", theme.MenuDropDownIcon(), "What is drawn over the board; a key with Alt "+
		"switches each", func() { hints.Hide(); b.drop() })
	b.button.IconPlacement = widget.ButtonIconTrailingText
	for _, layer := range b.layers {
		b.hints[layer.Key] = layerHint(layer, keys[layer.Key])
		box := tooltip.NewCheck(hints, layer.Name, b.hints[layer.Key], nil)
		box.Checked = layer.On
		box.OnChanged = func(on bool) { b.count(); b.OnSwitch(layer.Key, on) }
		b.boxes[layer.Key] = box
		if !layer.Brief {
			b.list.Add(box)
		}
	}
	b.count()
	return b
}

// drop shows the boxes below the button.
func (b *layerBoxes) drop() {
	d := fyne.CurrentApp().Driver()
	c := d.CanvasForObject(b.button)
	if c == nil {
		return
	}
	at := d.AbsolutePositionForObject(b.button).AddXY(0, b.button.Size().Height)
	at.Y = max(0, min(at.Y, c.Size().Height-b.list.MinSize().Height))
	widget.ShowPopUpAtPosition(b.list, c, at)
}

// count says on the button how many layers are on.
func (b *layerBoxes) count() {
	on := 0
	for _, layer := range b.layers {
		if !layer.Brief && b.on(layer.Key) {
			on++
		}
	}
	b.button.SetText(phrase.Of("Layers {on}", "on", on))
}

// layerHint says what a layer shows, and with which key it is switched.
func layerHint(layer pane.Layer, key fyne.KeyName) string {
	if key == "" {
		return layer.Hint
	}
	return phrase.Of("{hint} (Alt+{key})", "hint", layer.Hint, "key", key)
}

// draw draws the layers that are switched on and not hidden by another one.
func (b *layerBoxes) draw() []chessboard.Layer {
	hidden := b.hide()
	var drawn []chessboard.Layer
	for _, layer := range b.layers {
		if b.on(layer.Key) && !hidden[layer.Key] {
			picture := layer.Draw()
			picture.Key, picture.Label = layer.Key, layer.Name
			picture.Unlisted = layer.Legend != nil && layer.Legend() != nil
			drawn = append(drawn, picture)
		}
	}
	return drawn
}

// hide finds the layers that others hide, and disables their boxes.
func (b *layerBoxes) hide() map[pane.LayerKey]bool {
	hidden := map[pane.LayerKey]bool{}
	for _, layer := range b.layers {
		if layer.Hides == nil || !b.on(layer.Key) {
			continue
		}
		for _, key := range layer.Hides() {
			hidden[key] = true
		}
	}
	for key, box := range b.boxes {
		switch {
		case hidden[key] && !box.Disabled():
			box.Disable()
			box.SetHint(b.hints[key] + " Not drawn while an attack is chosen.")
		case !hidden[key] && box.Disabled():
			box.Enable()
			box.SetHint(b.hints[key])
		}
	}
	return hidden
}

// explain returns the sentences of the layers that are drawn about a square.
func (b *layerBoxes) explain(square int) (sentences []string) {
	for _, layer := range b.layers {
		if layer.Explain == nil || !b.on(layer.Key) || b.boxes[layer.Key].Disabled() {
			continue
		}
		if text := layer.Explain(square); text != "" {
			sentences = append(sentences, text)
		}
	}
	return sentences
}

// legends lists where layers that are switched on explain their signs themselves.
func (b *layerBoxes) legends() map[pane.LayerKey]*chessboard.LegendView {
	views := map[pane.LayerKey]*chessboard.LegendView{}
	for _, layer := range b.layers {
		if layer.Legend == nil || !b.on(layer.Key) {
			continue
		}
		if view := layer.Legend(); view != nil {
			views[layer.Key] = view
		}
	}
	return views
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
	b.count()
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
