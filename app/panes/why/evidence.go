package why

import (
	"cmp"
	"slices"
	"strings"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/number"
	"drevo/widgets/why"
)

// evidence puts the data of the panel together.
type evidence struct {
	pane.View
}

func (e evidence) data(n tree.Node) why.Data {
	data := why.Data{Unit: e.Nodes.Format.UnitName(), Scales: e.Nodes.Format.Scales(),
		Units: e.Nodes.Format.UnitsText(), Plain: e.Simple}
	if !n.Closed {
		data.Node = e.Nodes.Move(n)
		data.Steps = []why.Step{e.step(n)}
		return data
	}
	from := e.Tree.Provenance(n.ID)
	data.Node, data.LeafNode = e.Nodes.Move(n), e.Nodes.Move(e.Tree.Node(from.Leaf))
	for _, id := range from.Path {
		if e.Simple && id != n.ID && e.Tree.Node(id).Type.Stage() {
			continue
		}
		data.Steps = append(data.Steps, e.step(e.Tree.Node(id)))
	}
	e.addTerms(&data, from.Leaf)
	if e.Simple {
		if n.ID == tree.Root {
			data.Columns = columns
		}
		for i := range len(data.Steps) - 1 { // it is the value of the end all the way
			data.Steps[i].Value = ""
		}
		return data
	}
	data.Absent = e.absent(n)
	return data
}

// step is one node of the path.
func (e evidence) step(n tree.Node) why.Step {
	info := e.Nodes.Reason(n)
	step := why.Step{
		ID: uint32(n.ID), Side: e.mover(n), Window: e.Nodes.Window(n),
		Reason: info.Name, Hint: present.Sourced(info.Sentence, info.Source),
	}
	if n.ID != tree.Root {
		step.Move = e.Nodes.Move(n)
	}
	if n.Closed {
		step.Value, step.Bound = e.value(n)
		step.Meaning, step.Needed = e.Nodes.Say(e.Nodes.Meaning(n)), e.Nodes.Needed(n)
	}
	if n.HasStatic {
		words := e.Tree.Header().Vocabulary
		step.Note = strings.ToLower(words.ColumnNames().Static.Name) + " " + e.Nodes.Static(n)
	}
	if order := e.Nodes.Order(n); !order.Empty() {
		step.Hint += " " + e.Nodes.Say(order)
	}
	if n.Place > tree.PlaceGenerated {
		step.Note = strings.TrimPrefix(step.Note+" · "+e.Nodes.Place(n).Name, " · ")
	}
	if raised := e.raised(n); raised != "" {
		step.Note = strings.TrimPrefix(step.Note+" · "+raised, " · ")
	}
	if n.HasKnown { // the next step is the node that the value is known from, which is not below this one
		step.Note = "from " + e.Nodes.Path(n.KnownFrom)
	}
	e.tell(&step, n.ID)
	if e.Simple {
		step.Window, step.Needed, step.Reason, step.Note = "", "", "", ""
		step.Taken, step.Pieces = e.pieces(n)
	}
	return step
}

// columns is what stands at the right of the moves.
const columns = "White's balance · value"

// pieces says what the move to a node takes, and how far White is ahead by the pieces then; at the root how far it is.
func (e evidence) pieces(n tree.Node) (taken, ahead string) {
	if n.ID == tree.Root {
		if at, err := e.Tree.Position(n.ID); err == nil {
			return "White's balance of pieces", balance(&at)
		}
		return "", ""
	}
	before, err := e.Tree.Position(n.Parent)
	if err != nil {
		return "", ""
	}
	return e.piecesAfter(before, n.Move)
}

// piecesAfter says what a move takes, and how far White is ahead by the pieces then, and what was played in the game
// where it left the line by another move; empty for a move that changes nothing in that.
func (e evidence) piecesAfter(before board.Position, move board.Move) (said, ahead string) {
	played := e.Game.PlayedAt(before)
	if said = takes(&before, move); said != "" {
		after := before.After(move)
		ahead = balance(&after)
	}
	if played == board.NoMove || played == move {
		return said, ahead
	}
	say := phrase.With("said", said, "move", present.Compact(before, []board.Move{played}))
	if said == "" {
		return say("in the game {move}"), ahead
	}
	return say("{said}; in the game {move}"), ahead
}

// balance is how far White is ahead by the pieces, in pawns.
func balance(at *board.Position) string {
	return number.Signed(float64(present.Ahead(at, board.White)), 0)
}

// takes says what a move takes: "takes a knight", or that it promotes; empty for neither.
func takes(before *board.Position, move board.Move) string {
	switch {
	case move == board.NoMove || move == board.Pass:
		return ""
	case !move.IsCapture() && !move.IsEnPassant() && move.IsPromotion():
		return "promotes"
	case !move.IsCapture() && !move.IsEnPassant():
		return ""
	}
	captured := before.At(move.To()).Type()
	if move.IsEnPassant() {
		captured = board.Pawn
	}
	return phrase.Of("takes a {piece}", "piece", strings.ToLower(captured.String()))
}

// tell says why the move of a step was tried, where the programme can say that: what called for it in
// the note, all that led there in the hint.
func (e evidence) tell(step *why.Step, id tree.ID) {
	teller, ok := e.Search.Programme.(search.Storyteller)
	if !ok {
		return
	}
	story := teller.Stories(e.Tree, id)
	if len(story) == 0 {
		return
	}
	if step.Note != "" {
		step.Note += "; "
	}
	step.Note += story[len(story)-1]
	step.Hint += "\n" + strings.Join(story, "\n")
}

// mover is the side that made the move to a node.
func (e evidence) mover(n tree.Node) why.Side {
	switch {
	case n.Move == board.NoMove:
		return why.None
	case e.Nodes.Turn(n) == board.Black:
		return why.White
	}
	return why.Black
}

// value is what a node returned, and what that is worth, from White's point of view.
func (e evidence) value(n tree.Node) (string, why.Bound) {
	if e.Simple && n.Bound != tree.Exact { // a bare bound misleads who does not know what one is
		return "", why.Exact
	}
	return e.Nodes.Score(n), [...]why.Bound{tree.Exact: why.Exact, tree.Lower: why.AtLeast,
		tree.Upper: why.AtMost}[n.Bound.For(e.Nodes.Turn(n))]
}

// addTerms takes the static value of the leaf apart, unless the game is over there.
func (e evidence) addTerms(data *why.Data, leaf tree.ID) {
	b := e.terms(leaf)
	if b == nil {
		return
	}
	scales, parts := e.Nodes.Format.Parts(b)
	data.Scales, data.Total = scales, present.Total(parts)
	for _, part := range parts {
		if term := part.Row.Term; part.Row.Net() != 0 {
			data.Terms = append(data.Terms, why.Term{ID: term.ID, Name: term.Name,
				Hint: present.Sourced(term.Sentence, term.Source), Net: part.Net, Scale: part.Scale})
		}
	}
}

// terms are those of the static value of a node; nil where its value is no static one.
func (e evidence) terms(id tree.ID) *eval.Breakdown {
	explanation, err := e.Explain(id)
	if err != nil || e.Tree.Node(id).Reason.Final() {
		return nil
	}
	return explanation.Terms
}

// absent lists the legal moves without a node, each with the rule by which it was not looked at, or
// only tested.
func (e evidence) absent(n tree.Node) []why.Absence {
	p, fault := e.Tree.Position(n.ID)
	explanation, err := e.Explain(n.ID)
	if err != nil || fault != nil {
		return nil
	}
	words := e.Tree.Header().Vocabulary
	var list []why.Absence
	for _, a := range explanation.Absent {
		hint := e.Nodes.Say(e.Nodes.WhyNot(session.UnsearchedMove{Before: p, Move: a.Move, Why: a, Node: n.ID}))
		_, tested := e.Nodes.Tree.Test(n.ID, a.Move)
		rule := words.Reason(a.Reason)
		list = append(list, why.Absence{Tested: tested, ID: uint32(a.Move), Move: e.weighed(n.ID, &p, a.Move),
			Rule:   string(rule.Key),
			Reason: rule.Name, Hint: hint})
	}
	for _, other := range e.Nodes.OtherStages(n.ID) {
		list = append(list, why.Absence{Tested: true, ID: uint32(other.Move), Move: e.weighed(n.ID, &p, other.Move),
			Rule: "another stage", Reason: "examined in another stage", Hint: e.Nodes.Say(e.Nodes.OtherStage(n.ID, other))})
	}
	slices.SortStableFunc(list, func(a, b why.Absence) int {
		return cmp.Or(cmp.Compare(a.Reason, b.Reason), cmp.Compare(a.Rule, b.Rule))
	})
	return list
}

// weighed is a move with by how much it changes the functions of the attacks, where that was weighed: "Na4 −14".
func (e evidence) weighed(id tree.ID, p *board.Position, move board.Move) string {
	if _, change, ok := e.Nodes.Change(id, move); ok {
		return p.SAN(move) + " " + number.Signed(float64(change), 0)
	}
	return p.SAN(move)
}

// reasons lists how often nodes were closed for each reason, in the programme's words.
func reasons[N int | uint64](words tree.Vocabulary, counts [tree.Reasons]N) []why.Reason {
	var list []why.Reason
	for i, c := range counts {
		if c > 0 {
			info := words.Reason(tree.Reason(i))
			list = append(list, why.Reason{ID: string(info.Key), Name: info.Name,
				Sentence: present.Sourced(info.Sentence, info.Source), Count: int64(c)})
		}
	}
	return list
}
