package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/widgets/chessboard"
)

// wireMap connects the map with the board and with the tree.
func (w *Workbench) wireMap() {
	w.maps.onHover(w.hint)
	w.maps.OnChange = func() { w.showMap(); w.report() }
	w.maps.OnHorizon = w.keepSettings
	w.maps.OnPart = w.showPart
	w.maps.OnNodes = w.showNodesOnWay
	w.maps.hope.ledger.OnSquare = w.showAttacksOn
	w.board.board.OnHover = w.explainSquare
}

// showMap draws what the map has to say on the board: what is hidden is not worked out.
func (w *Workbench) showMap() {
	for name, make := range map[string]func() chessboard.Layer{
		layerTrajectories: w.maps.layer, layerTable: w.maps.table.layer, layerTypes: w.maps.typeLayer,
	} {
		layer := chessboard.Layer{Name: name}
		if w.board.layers[name].Checked {
			layer = make()
		}
		w.board.setLayer(layer)
	}
}

// showPart puts the layer on the board that a part of the map is about, and takes the others of the map away.
func (w *Workbench) showPart() {
	layers := map[int]string{partAttacks: layerTrajectories, partHope: layerTypes, partTable: layerTable}
	if wanted, ok := layers[w.maps.parts.SelectedIndex()]; ok {
		for _, name := range layers {
			w.board.layers[name].SetChecked(name == wanted)
		}
	}
	w.reportLaidOut()
}

// showNodesOnWay shows the nodes of the tree whose moves lie on the chosen attack.
func (w *Workbench) showNodesOnWay(way *way) {
	if w.session.Tree().Empty() {
		w.say("There is no tree yet: press Think.")
		return
	}
	count := w.tree.showWay(way)
	w.say(fmt.Sprintf("The tree shows %s nodes whose moves lie on %s, and the way to them.", present.Whole(uint32(count)), w.maps.front()))
	w.report()
}

// showAttacksOn shows the attacks on a man that stands in the account of hope.
func (w *Workbench) showAttacksOn(square int) {
	w.maps.showAttacksOn(square)
	w.report()
}

// explainSquare says what the chosen attack has to do on the square under the pointer.
func (w *Workbench) explainSquare(square int, at fyne.Position) {
	if square == chessboard.None || !w.board.layers[layerTrajectories].Checked {
		w.hint("", at)
		return
	}
	w.hint(w.maps.explain(square), at)
}
