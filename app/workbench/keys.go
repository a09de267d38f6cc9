package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
)

// digits are the keys that choose by number.
var digits = []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9}

// tabCommands bring the tabs to the front by number.
func (w *Workbench) tabCommands() []pane.Command {
	var list []pane.Command
	for i, tab := range w.frame.tabs.Items[:min(len(w.frame.tabs.Items), len(digits))] {
		list = append(list, pane.Command{Name: tab.Text, Key: digits[i], Modifier: ctrl, Do: func() { w.frame.tabs.Select(tab) }})
	}
	return list
}

// layerCommands switch the layers of the board by letter or number.
func (w *Workbench) layerCommands() []pane.Command {
	var layers []pane.Layer
	for _, s := range w.slots {
		layers = append(layers, s.Layers()...)
	}
	pane.SortLayers(layers)
	keys := pane.LayerKeys(layers)
	var list []pane.Command
	for _, l := range layers {
		if key, ok := keys[l.Key]; ok {
			list = append(list, pane.Command{Name: l.Name, Key: key, Modifier: fyne.KeyModifierAlt, Do: func() { w.showLayer(l.Key, !w.board.Shows(l.Key)) }})
		}
	}
	return list
}

// focusNext gives the keys to the next pane: board, tree, the tab in front.
func (w *Workbench) focusNext() {
	if w.window == nil {
		return
	}
	var panes []pane.Focuser
	for _, s := range []pane.Pane{w.board, w.tree, w.frame.front().Pane} {
		if f, ok := s.(pane.Focuser); ok {
			panes = append(panes, f)
		}
	}
	canvas := w.window.Canvas()
	w.focused = (w.focused + 1) % len(panes)
	panes[w.focused].Focus(canvas)
	w.setStatus(fmt.Sprintf("The keys are in: %s.", panes[w.focused].(pane.Pane).Title()))
}
