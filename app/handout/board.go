package handout

import (
	"fmt"
	"html/template"
	"strings"

	"drevo/engine/board"
	"drevo/widgets/chessboard/pieces"
)

// pieceSymbols are the drawings of the pieces, to be used by their names.
func pieceSymbols() (template.HTML, error) {
	var text strings.Builder
	for _, letter := range []byte(pieces.Letters) {
		data, err := pieces.SVG(letter)
		if err != nil {
			return "", err
		}
		drawing, name := string(data), symbolName(letter)
		drawing = drawing[strings.Index(drawing, "</title>")+len("</title>") : strings.LastIndex(drawing, "</svg>")]
		drawing = strings.NewReplacer(`id="wood"`, `id="wood-`+name+`"`, "url(#wood)", "url(#wood-"+name+")").Replace(drawing)
		fmt.Fprintf(&text, "<symbol id=%q viewBox=\"0 0 90 90\">%s</symbol>", name, drawing)
	}
	return template.HTML(text.String()), nil
}

// symbolName names a drawing; names on a page do not tell small letters from great ones by rule.
func symbolName(letter byte) string {
	if letter >= 'a' {
		return "b" + string(rune(letter))
	}
	return "w" + strings.ToLower(string(rune(letter)))
}

// Board draws a position, White below, with the squares of the move that led to it.
func Board(p *board.Position, move board.Move) template.HTML {
	var text strings.Builder
	fmt.Fprintf(&text, "<svg class=\"board\" viewBox=\"0 0 8 8\" role=\"img\" aria-label=%q>"+
		"<rect width=\"8\" height=\"8\" fill=\"url(#squares)\"/>", p.FEN())
	if move != board.NoMove && move != board.Pass {
		for _, s := range []board.Square{move.From(), move.To()} {
			fmt.Fprintf(&text, "<rect x=\"%d\" y=\"%d\" width=\"1\" height=\"1\" fill=\"#7fa650\" fill-opacity=\".45\"/>",
				s.File(), 7-s.Rank())
		}
	}
	for s := range board.Square(64) {
		if piece := p.At(s); piece != board.NoPiece {
			fmt.Fprintf(&text, "<use href=\"#%s\" x=\"%d\" y=\"%d\" width=\"1\" height=\"1\"/>",
				symbolName(piece.Letter()), s.File(), 7-s.Rank())
		}
	}
	return template.HTML(text.String() + "</svg>")
}
