package proving

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/proof"
	"drevo/internal/phrase"
	"drevo/widgets/chessboard/pieces"
)

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// page is what the template shows.
type page struct {
	Title, Head, Missing string
	Pieces               template.HTML
	Rules                []ruleRow
	Proofs               []*claimed
}

type ruleRow struct{ Name, Sentence, Closed, LeftOut string }

// claimed is a claim with those that it follows from.
type claimed struct {
	ID, Label, Value, Why string
	Board                 template.HTML
	Below                 []*claimed
	Elsewhere             string // the ID of the same claim, where it is shown with what it follows from
	More                  int    // claims below that are not shown
	Open                  bool
}

// openPlies is how deep a page is open at first.
const openPlies = 1

// WritePage writes one page of HTML that needs nothing else: the proofs, so many half-moves deep (below zero, whole),
// to be opened and closed, with a board at each claim.
func (v Proving) WritePage(w io.Writer, plies int) error {
	symbols, err := pieceSymbols()
	if err != nil {
		return err
	}
	size, searched := v.Size(), v.Searched()
	head := v.Tree.Header().Position
	p := page{Title: "What proves " + v.head(), Missing: v.Missing(),
		Pieces: symbols, Head: phrase.Of("{programme}, {fen}. The proof has {size} nodes of {searched} that were searched.",
			"programme", v.Tree.Header().Programme, "fen", head.FEN(), "size", present.Whole(size),
			"searched", present.Whole(searched))}
	rules := v.rules()
	for i := range rules.Rows {
		name := rules.Cell(i, "name")
		p.Rules = append(p.Rules, ruleRow{name.String(), name.Hint, rules.Cell(i, "closed").String(),
			rules.Cell(i, "leftOut").String()})
	}
	for i, each := range v.Proofs {
		p.Proofs = append(p.Proofs, v.claims(each, plies, i))
	}
	var text bytes.Buffer
	if err := pageTemplate.Execute(&text, p); err != nil {
		return fmt.Errorf("page of a proof: %w", err)
	}
	_, err = w.Write(text.Bytes())
	return err
}

// claims are those of a proof, the one that is proved on top. The number tells proofs of a page apart.
func (v Proving) claims(p *proof.Proof, plies, number int) *claimed {
	var stack []*claimed
	above := map[int]proof.By{}
	for _, l := range v.lines(p, plies) {
		why, sentence := v.why(l.Node)
		if why == "" {
			why = sentence
		}
		id := fmt.Sprintf("p%d-%d", number, l.at)
		c := &claimed{ID: id, Label: v.label(p, l, above[l.depth-1]), Value: v.Of(l.Claim), Why: why, More: l.more,
			Open: l.plies <= openPlies && !l.again}
		if l.again {
			c.ID, c.Elsewhere = "", id
		} else if position, err := v.Tree.Position(l.ID); err == nil {
			c.Board = boardSVG(&position, v.Tree.Node(l.ID).Move)
		}
		above[l.depth] = l.By
		if l.depth > 0 {
			stack[l.depth-1].Below = append(stack[l.depth-1].Below, c)
		}
		stack = append(stack[:l.depth], c)
	}
	return stack[0]
}

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

// boardSVG draws a position, White below, with the squares of the move that led to it.
func boardSVG(p *board.Position, move board.Move) template.HTML {
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
