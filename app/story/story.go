// Package story tells a search in a terminal, the story first: where the position is from and what was played there,
// what the programme plays and expects, why not the move that was played, what became of every legal move and by which
// rule, where the value comes from, and what the other programmes play.
//
//	lines := story.Story{Search: s, Game: game, Others: strip.Ask(...)}.Lines()
//
// Values are pawns with two decimals, White's. What is said is that of the window: headline, candidates, strip, and the
// sentences of *Why*.
package story

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"drevo/app/candidates"
	"drevo/app/caption"
	"drevo/app/headline"
	"drevo/app/library"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/strip"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/number"
)

// Story is a search that has ended, with what is told beside it.
type Story struct {
	Search *session.Search
	Game   *session.Game // at the position of the search
	Others []strip.Play  // what every programme plays here; none where nobody has asked
}

// Lines tells it, in lines of 80 letters at most.
func (s Story) Lines() []string {
	if _, err := s.Search.Wait(); err != nil {
		return nil
	}
	at := placed(s.Game)
	list := moves(s.Search)
	lines := append(about(at), beside(s.Search)...)
	lines = append(lines, "", "    "+s.Search.Position.FEN())
	lines = append(lines, rows(slices.Concat(s.against(at, list), groups(s.Search.Tree(), list), s.source(), s.others()))...)
	for i, line := range lines {
		lines[i] = strings.ReplaceAll(line, hard, " ")
	}
	return lines
}

// placed is the place of a game, or that of a game of the library where it has no names.
func placed(g *session.Game) *session.Game {
	if caption.Of(g).Name != "" {
		return g
	}
	known, ply, ok := library.Known(g.Position())
	if !ok {
		return g
	}
	found := session.Open(known)
	found.Go(ply)
	return found
}

// about says what game the position is from.
func about(g *session.Game) (lines []string) {
	c := caption.Of(g)
	for _, text := range []string{c.Name, c.Played} {
		if text != "" {
			lines = append(lines, wrap(text, width)...)
		}
	}
	if lines != nil {
		lines = append(lines, "")
	}
	return lines
}

// beside is the board, and beside it what the search has come to.
func beside(s *session.Search) []string {
	h := headline.Of(s)
	left := append(present.Diagram(&s.Position), "    "+phrase.Of("{side} to move", "side", s.Position.Turn()))
	var right []string
	all := slices.Concat([]string{h.Choice(), h.Parting(), h.Attack(), h.Asked(), h.End(), h.Pieces()}, noted(s, &h),
		[]string{headline.Cost(s)})
	for _, said := range all {
		if said != "" {
			right = append(right, wrap(said, width-boardWidth)...)
		}
	}
	var lines []string
	for i := range max(len(left), len(right)) {
		line := ""
		if i < len(left) {
			line = left[i]
		}
		if i < len(right) {
			line += strings.Repeat(" ", boardWidth-len(line)) + right[i]
		}
		lines = append(lines, line)
	}
	return lines
}

// noted is why a search was stopped, where the programme says so, and how many moves it looked at; of one that was not
// stopped what it has proved.
func noted(s *session.Search, h *headline.Headline) []string {
	if result, _ := s.Wait(); result.Stopped {
		return []string{h.Note, h.Coverage()}
	}
	return []string{h.Proved()}
}

// row is what stands under a label.
type row struct{ label, text string }

// moves are the legal moves with what is known of each; nil where the record does not say.
func moves(s *session.Search) []candidates.Candidate {
	if s.Traced() || s.Tree().Empty() {
		return nil
	}
	return candidates.Of(s)
}

// against says why not the move that was played, or the second best where nothing else was.
func (s Story) against(at *session.Game, list []candidates.Candidate) []row {
	if len(list) == 0 {
		return nil
	}
	nodes, t := present.NewNodes(s.Search.Tree(), present.InPawns), s.Search.Tree()
	best := nodes.BestMoves(nodes.Stands(tree.Root), 2)
	if len(best) == 0 {
		return nil
	}
	played := at.PlayedAt(at.Position())
	first := t.Node(best[0])
	if first.Move == board.NoMove || first.Move == board.Pass || first.Move != list[0].Move {
		return nil
	}
	other, found := tree.None, false
	switch {
	case played != board.NoMove && played != first.Move:
		other, found = t.Find(first.Parent, played)
	case len(best) > 1 && t.Node(best[1]).Move != board.Pass:
		other, found, played = best[1], true, t.Node(best[1]).Move
	default:
		return nil
	}
	said, err := s.compared(nodes, first, other, found, played)
	if err != nil || said.Empty() {
		return nil
	}
	label := phrase.Of("Why not {move}?", "move", present.Compact(s.Search.Position, []board.Move{played}))
	return []row{{label, nodes.Say(said)}}
}

// compared sets a move beside the chosen one: with a node, or with the rule that left it out.
func (s Story) compared(nodes present.Nodes, first tree.Node, other tree.ID, found bool,
	move board.Move) (said sentence.Sentence, err error) {
	chosen, err := nodes.Contender(first, s.terms(first.ID))
	if err != nil {
		return said, err
	}
	if found {
		second, err := nodes.Contender(nodes.Tree.Node(other), s.terms(other))
		return present.Against(chosen, second), err
	}
	missing, err := nodes.Missing(tree.Root, move)
	if err != nil {
		return said, err
	}
	said = present.Against(chosen, missing)
	explainer, ok := s.Search.Programme.(search.Explainer)
	if !ok {
		return said, nil
	}
	explanation, err := explainer.Explain(nodes.Tree, tree.Root)
	if err != nil {
		return said, err
	}
	if rule, ok := explanation.Of(move); ok {
		rule.Evidence = sentence.Sentence{} // which is in the programme's own units
		said = said.Then(nodes.WhyNot(session.UnsearchedMove{Before: s.Search.Position, Move: move, Why: rule,
			Node: tree.Root}))
	}
	return said, nil
}

// terms are those of the position from which the value of a node comes; nil where there are none.
func (s Story) terms(id tree.ID) *eval.Breakdown {
	explainer, ok := s.Search.Programme.(search.Explainer)
	leaf := s.Search.Tree().Provenance(id).Leaf
	if !ok || !leaf.Kept() || s.Search.Tree().Node(leaf).Reason.Final() {
		return nil
	}
	explanation, err := explainer.Explain(s.Search.Tree(), leaf)
	if err != nil {
		return nil
	}
	return explanation.Terms
}

// mostTerms is how many terms of an evaluation are named.
const mostTerms = 6

// source says of which terms the value is made, at the end of the line, in pawns.
func (s Story) source() []row {
	t := s.Search.Tree()
	if h := headline.Of(s.Search); s.Search.Traced() || t.Empty() || h.Facts.Move == board.NoMove {
		return nil
	}
	root := t.Node(present.NewNodes(t, present.InPawns).Stands(tree.Root))
	b := s.terms(root.ID)
	if b == nil || !root.Closed {
		return nil
	}
	format := present.Format{Scale: s.Search.Programme.Scale()}
	rows := slices.Clone(b.Rows)
	slices.SortStableFunc(rows, func(x, y eval.Row) int {
		return cmp.Compare(max(y.Net(), -y.Net()), max(x.Net(), -x.Net()))
	})
	named := rows[:min(mostTerms, len(rows))]
	var nets []float64
	rest := 0.0
	for _, r := range named {
		nets = append(nets, format.Part(r.Net()))
	}
	for _, r := range rows[len(named):] {
		rest += format.Part(r.Net())
	}
	closed := number.Close(append(nets, rest), 2)
	var parts []string
	for i, r := range named {
		if closed[i] != 0 {
			parts = append(parts, phrase.Of("{term} {net}", "term", r.Term.Name, "net", number.Signed(closed[i], 2)))
		}
	}
	if net := closed[len(named)]; net != 0 {
		parts = append(parts, phrase.Of("the rest {net}", "net", number.Signed(net, 2)))
	}
	say := phrase.With("value", format.Score(b.Total), "terms", strings.Join(parts, ", "))
	label := say("What makes {value}")
	if len(parts) == 0 {
		return []row{{label, "No term counts for either side at the end of the line."}}
	}
	return []row{{label, say("At the end of the line, in pawns: {terms}.")}}
}

// others is what every other programme plays here.
func (s Story) others() []row {
	var parts []string
	for _, p := range s.Others {
		if a := p.Answer; a == nil || a.Err != nil || p.Programme.About().ID == s.Search.Programme.About().ID &&
			maps.Equal(p.Values.Map(), s.Search.Values.Map()) {
			continue
		}
		parts = append(parts, phrase.Of("{name} {move}", "name", p.Name, "move", p.Move()))
	}
	if len(parts) == 0 {
		return nil
	}
	return []row{{"Others play", strings.Join(parts, ", ")}}
}
