package chessboard

import "image"

// Image draws the whole scene, pieces and overlays included, as a picture of size x size pixels. The board is the
// largest that fits in whole pixels; up to seven pixels around it stay transparent. It needs no window.
func (s *Scene) Image(size int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, max(size, 0), max(size, 0)))
	p := NewPainter(img, s)
	p.under()
	for square, piece := range s.Pieces {
		p.Piece(piece, p.Rect(square).Min, p.Side, 0xff)
	}
	p.over()
	return img
}

// under draws everything below the pieces.
func (p *Painter) under() {
	p.squares()
	p.highlights()
	p.coordinates()
	p.targets()
}

// highlights marks the last move, the check, the heat and the square picked up.
func (p *Painter) highlights() {
	s := p.scene
	for _, square := range s.Last {
		if OnBoard(square) {
			p.Tint(square, p.Palette.Last)
		}
	}
	for _, l := range s.Layers {
		p.heat(l.Heat)
		p.litNumbers(l.Numbers)
	}
	p.tintAttacks(p.scene.attacks())
	p.overlays(UnderPieces)
	if OnBoard(s.Check) {
		p.glow(s.Check, p.Palette.Check)
	}
	if OnBoard(s.Selected) {
		p.Tint(s.Selected, p.Palette.Selected)
	}
}

// over draws everything above the pieces: the layers in their order, and what the user has drawn on top.
func (p *Painter) over() {
	layers := p.scene.Layers
	for _, l := range layers {
		p.dimNumbered(l.Numbers)
	}
	p.overlays(OverPieces)
	var arrows []Arrow
	for _, l := range layers {
		for _, a := range l.Attacks {
			p.countAttacks(a)
		}
		p.numbers(l.Numbers)
		p.marks(l.Marks)
		arrows = append(arrows, l.Arrows...)
	}
	p.marks(p.scene.Shapes.Marks)
	p.arrows(append(arrows, p.scene.Shapes.Arrows...))
	for _, l := range layers {
		p.heatTexts(l.Heat)
	}
	p.overlays(OnTop)
	p.cursor()
	p.choices()
}

// overlays lets the overlays of all layers draw.
func (p *Painter) overlays(pass Pass) {
	for _, l := range p.scene.Layers {
		for _, o := range l.Overlays {
			o.Draw(p, pass)
		}
	}
}

// attacks returns those of all layers.
func (s *Scene) attacks() (all []Attacks) {
	for _, l := range s.Layers {
		all = append(all, l.Attacks...)
	}
	return all
}
