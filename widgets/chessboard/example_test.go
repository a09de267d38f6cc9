package chessboard_test

import (
	"fmt"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// rings is the overlay of the package comment.
type rings []int

func (r rings) Draw(p *chessboard.Painter, pass chessboard.Pass) {
	if pass != chessboard.OverPieces {
		return
	}
	p.Shape(p.Bounds(), p.Palette.Enemy, func(path *draw.Path) {
		for _, square := range r {
			path.Ring(p.Centre(square), p.Units(0.42), p.Units(0.08))
		}
	})
}

func (r rings) Legend() []chessboard.Sign {
	return []chessboard.Sign{{Key: "ring", Name: "Dangerous move", Zoom: 0.9,
		Draw: chessboard.OnSquare(func(p *chessboard.Painter, square int) {
			rings{square}.Draw(p, chessboard.OverPieces)
		})}}
}

func ExampleOverlay() {
	scene := chessboard.NewScene()
	before := scene.Image(400).RGBAAt(225, 396)
	scene.Layers = []chessboard.Layer{{Key: "danger", Overlays: []chessboard.Overlay{rings{4, 28}}}}
	after := scene.Image(400).RGBAAt(225, 396)
	fmt.Println("e1 is ringed:", before != after)
	for _, entry := range scene.Legend() {
		fmt.Println(entry.Name)
	}
	// Output:
	// e1 is ringed: true
	// Dangerous move
}
