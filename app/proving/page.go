package proving

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"io"

	"drevo/app/handout"
	"drevo/app/present"
	"drevo/engine/proof"
	"drevo/internal/phrase"
)

//go:embed claims.html
var claimsText string

var claimsTemplate = template.Must(template.New("claims").Parse(claimsText))

// claims are what the template shows.
type claims struct {
	Rules  []ruleRow
	Proofs []*claimed
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
	size, searched := v.Size(), v.Searched()
	head := v.Tree.Header().Position
	page := handout.Page{Title: "What proves " + v.head(), Lead: []string{phrase.Of("{programme}, {fen}. The proof has {size} "+
		"nodes of {searched} that were searched.", "programme", v.Tree.Header().Programme, "fen", head.FEN(),
		"size", present.Whole(size), "searched", present.Whole(searched))}}
	if text := v.SaysUnshown(); text != "" {
		page.Lead = append(page.Lead, "Not looked at: "+text+".")
	}
	if missing := v.Missing(); missing != "" {
		page.Lead = append(page.Lead, missing)
	}
	var p claims
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
	if err := claimsTemplate.Execute(&text, p); err != nil {
		return fmt.Errorf("page of a proof: %w", err)
	}
	page.Parts = []handout.Part{{Body: template.HTML(text.String())}}
	return page.Write(w)
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
			c.Board = handout.Board(&position, v.Tree.Node(l.ID).Move)
		}
		above[l.depth] = l.By
		if l.depth > 0 {
			stack[l.depth-1].Below = append(stack[l.depth-1].Below, c)
		}
		stack = append(stack[:l.depth], c)
	}
	return stack[0]
}
