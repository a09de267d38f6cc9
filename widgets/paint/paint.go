// Package paint is the part of draw that the chess board still calls by its former name.
package paint

import "drevo/widgets/draw"

type (
	Point = draw.Point
	Path  = draw.Path
	Face  = draw.Face
	Faces = draw.Faces
	Head  = draw.Head
	Mark  = draw.Mark
	Marks = draw.Marks
)

const (
	Butt          = draw.Butt
	Round         = draw.Round
	Chevron       = draw.Chevron
	Circle        = draw.Circle
	Diamond       = draw.Diamond
	Hexagon       = draw.Hexagon
	Pentagon      = draw.Pentagon
	Shield        = draw.Shield
	Square        = draw.Square
	Star          = draw.Star
	TriangleDown  = draw.TriangleDown
	TriangleRight = draw.TriangleRight
	TriangleUp    = draw.TriangleUp
	Ellipsis      = draw.Ellipsis
)

var (
	Along   = draw.Along
	Curve   = draw.Curve
	Dashes  = draw.Dashes
	Length  = draw.Length
	NewFace = draw.NewFace
	Part    = draw.Part
	Polygon = draw.Polygon
	Shift   = draw.Shift
)
