package proving

import (
	"strings"

	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/proof"
)

// Game is what is proved as a game with variations, so many half-moves deep; below zero, whole: each move with what is
// claimed after it and what shows it. Passes have no place in a game; what they show is said beside the move before.
func (v Proving) Game(plies int) (*game.Game, error) {
	position, err := v.Tree.Position(v.ID)
	if err != nil {
		return nil, err
	}
	g := game.New(position)
	g.Tags = append(g.Tags, game.Tag{Name: "Event", Value: "What proves " + v.head()},
		game.Tag{Name: "Annotator", Value: "Drevo, " + v.Tree.Header().Programme})
	for _, p := range v.Proofs {
		at := []*game.Node{g.Root}
		above := []proof.By{proof.ByStage}
		for _, l := range v.lines(p, plies) {
			at, above = at[:l.depth+1], above[:l.depth+1]
			here, move := at[l.depth], v.Tree.Node(l.ID).Move
			if l.depth > 0 && here != nil && above[l.depth] != proof.ByTable && move != board.NoMove {
				if move == board.Pass || !v.legal(l) {
					v.say(here, "a pass is enough")
					here = nil
				} else {
					here = here.Add(move)
					v.comment(here, l)
				}
			}
			at, above = append(at, here), append(above, l.By)
		}
	}
	return g, nil
}

// legal reports whether a move can stand in a game: the king may be taken in the tree of a threat.
func (v Proving) legal(l line) bool {
	n := v.Tree.Node(l.ID)
	p, err := v.Tree.Position(n.Parent)
	return err == nil && p.IsLegal(n.Move)
}

// comment says what is claimed after a move, and what shows it.
func (v Proving) comment(at *game.Node, l line) {
	why, sentence := v.why(l.Node)
	if why == "" {
		why = strings.TrimSuffix(sentence, ".")
	}
	if l.again {
		why = "shown on another line"
	}
	v.say(at, v.Of(l.Claim)+", "+why)
}

// say adds to the text of a move, once.
func (v Proving) say(at *game.Node, text string) {
	switch said := at.Text(); said {
	case text:
	case "":
		at.SetText(text)
	default:
		at.SetText(said + "; " + text)
	}
}
