package present

import (
	"fmt"
	"math"
	"slices"

	"drevo/app/outcome"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Score is a score for programs, the same everywhere: in pawns from White's point of view, or a mate, with what it is
// worth to White if it is a bound; and on the programme's own scale from the point of view of the side that OwnFor names.
type Score struct {
	PawnsForWhite *float64 `json:"pawnsForWhite"`         // null for a mate
	MateInMoves   int      `json:"mateInMoves,omitempty"` // from the root; negative when Black mates, absent for none
	Bound         string   `json:"bound"`                 // what it is worth to White: "=", "≤", "≥"
	Own           float64  `json:"own"`
	OwnUnit       string   `json:"ownUnit"` // "points", "pawns", or the scale as its source has it
	OwnFor        string   `json:"ownFor"`  // "White" or "Black"
}

// NewScore is a value for programs, on the own scale from the point of view of a side.
func NewScore(v tree.Value, turn board.Colour) *Score {
	s := &Score{Bound: v.Bound.String(), Own: v.Scale.Round(v.Scale.Own(int32(v.Score.For(turn)))), OwnFor: turn.String(),
		OwnUnit: Format{Scale: v.Scale, Unit: InOwn}.UnitName()}
	if moves, ok := v.Scale.MateMoves(int32(v.Score)); ok {
		s.MateInMoves = moves
		return s
	}
	pawns := v.Scale.Round(v.Pawns())
	s.PawnsForWhite = &pawns
	return s
}

// ScoreColumns are those of the score of a row. The first is the one that people read, under a name.
func ScoreColumns(name string) []outcome.Column { return ScoreColumnsOf("score", name) }

// ScoreColumnsOf are those of a score in a table that has several, by their keys.
func ScoreColumnsOf(key, name string) []outcome.Column {
	list := []outcome.Column{{Key: ".pawnsForWhite", Name: name, Unit: "pawns"}, {Key: ".mateInMoves", Unit: "moves"},
		{Key: ".bound"}, {Key: ".own", Unit: "what ownUnit says"}, {Key: ".ownUnit"}, {Key: ".ownFor"}}
	for i := range list {
		list[i].Key, list[i].In = key+list[i].Key, key
	}
	return list
}

// AddTo adds a score to a record, under a name for people and with a text.
func (s *Score) AddTo(t *outcome.Table, name, text string) {
	t.Columns = append(t.Columns, ScoreColumns(name)...)
	for _, value := range s.Cells(text) {
		cell, ok := value.(outcome.Cell)
		if !ok {
			cell = outcome.Cell{Value: value}
		}
		t.Rows[0] = append(t.Rows[0], cell)
	}
}

// KeyPawns is the key of a score's pawns.
const KeyPawns = "score.pawnsForWhite"

// Cells are those of a score under its columns; the text is what people read.
func (s *Score) Cells(text string) []any {
	if s == nil {
		return []any{outcome.Cell{Text: text}, nil, nil, nil, nil, nil}
	}
	var pawns, mate any
	if s.PawnsForWhite != nil {
		pawns = *s.PawnsForWhite
	} else {
		mate = s.MateInMoves
	}
	return []any{outcome.Cell{Value: pawns, Text: text}, mate, s.Bound, s.Own, s.OwnUnit, s.OwnFor}
}

// RecordNode is a node of the record for programs, with what is below it.
type RecordNode struct {
	NodeFacts
	Children []RecordNode `json:"children,omitempty"`
	Absent   []AbsentMove `json:"absent,omitempty"` // legal moves without a node
}

// NodeFacts is what the record has of a node. What is said of it are keys of [Words].
type NodeFacts struct {
	Name   string   `json:"name"` // the move with its number, or the stage
	Move   string   `json:"move,omitempty"`
	Type   tree.Key `json:"type"`
	Class  tree.Key `json:"class,omitempty"`
	Order  tree.Key `json:"order,omitempty"` // why the move had its place in the order of moves
	Test   bool     `json:"test,omitempty"`  // its value is no value of the parent's moves
	Lower  *Score   `json:"lower"`           // the bounds at entry, both of the side to move; null
	Upper  *Score   `json:"upper"`           // where nothing has narrowed them
	Value  *Score   `json:"value"`           // within the bounds
	Pseudo *Score   `json:"pseudo"`          // what the moves that were looked at promise; null while open
	Static *Score   `json:"static,omitempty"`
	Best   string   `json:"best,omitempty"`
	Line   []string `json:"line,omitempty"` // of best play, SAN
	Reason tree.Key `json:"reason"`
	Nodes  uint64   `json:"nodes"` // in it and below
}

// AbsentMove is a move that has no node, with the rule that left it out.
type AbsentMove struct {
	Move     string   `json:"move"`
	Reason   tree.Key `json:"reason"`
	Evidence string   `json:"evidence,omitempty"`
}

// Words are those that an analysis in JSON says of nodes, by their keys.
type Words map[tree.Key]Word

// Word is what a key stands for.
type Word struct {
	Name     string `json:"name"`
	Sentence string `json:"sentence"`
}

// key returns the key of a word, which it takes in.
func (w Words) key(key tree.Key, name, sentence string) tree.Key {
	if key != "" {
		w[key] = Word{name, sentence}
	}
	return key
}

func (w Words) typeOf(t tree.TypeInfo) tree.Key     { return w.key(t.Key, t.Name, t.Sentence) }
func (w Words) reasonOf(r tree.ReasonInfo) tree.Key { return w.key(r.Key, r.Name, r.Sentence) }

// Technique takes in a technique.
func (w Words) Technique(t tree.Technique) { w.key(t.Key, t.Name, t.Sentence) }

// ReadNode returns a node of a search for programs, without those below it, and what the keys in it stand for. With
// absent it has the legal moves without a node, which costs an explanation.
func ReadNode(s *session.Search, id tree.ID, absent bool) (RecordNode, Words) {
	said := Words{}
	r := newRecordReader(s.Programme, s.Tree(), said)
	node := r.node(id)
	if absent {
		node.Absent = r.absent(id)
	}
	return node, said
}

// recordReader turns a record into JSON.
type recordReader struct {
	Nodes
	explainer search.Explainer // nil where the programme is none
	quoter    search.Quoter    // the same
	said      Words            // so far
}

func newRecordReader(programme search.Programme, t *tree.Tree, said Words) recordReader {
	explainer, _ := programme.(search.Explainer)
	quoter, _ := programme.(search.Quoter)
	return recordReader{NewNodes(t, InPawns), explainer, quoter, said}
}

func (r recordReader) score(score eval.Score, n tree.Node) *Score {
	return r.bounded(score, tree.Exact, n)
}

// bounded is a score with what it is worth to the mover.
func (r recordReader) bounded(score eval.Score, bound tree.Bound, n tree.Node) *Score {
	return NewScore(r.Format.Scale.Value(score, bound, r.Turn(n)), r.Turn(n))
}

// bounds returns the bounds at entry; nil where nothing has narrowed one, which lies at its own end of the
// scale.
func (r recordReader) bounds(n tree.Node) (lower, upper *Score) {
	mate := r.Format.Scale.Mate
	if n.Alpha > -mate {
		lower = r.score(n.Alpha, n)
	}
	if n.Beta < mate {
		upper = r.score(n.Beta, n)
	}
	return lower, upper
}

// node returns a node without those below it.
func (r recordReader) node(id tree.ID) RecordNode {
	n := r.Tree.Node(id)
	node := RecordNode{NodeFacts: NodeFacts{
		Name: r.Move(n), Type: r.said.typeOf(r.Type(n)), Test: n.Type.Test(),
		Value: r.bounded(n.Value(), n.Bound, n), Reason: r.said.reasonOf(r.Reason(n)), Nodes: uint64(n.Count),
	}}
	node.Lower, node.Upper = r.bounds(n)
	if n.Move != board.NoMove {
		class, place := r.Class(n), r.Place(n)
		node.Move, node.Class = n.Move.UCI(), r.said.key(class.Key, class.Name, class.Sentence)
		node.Order = r.said.key(place.Key, place.Name, place.Sentence)
	}
	if pseudo, ok := r.Tree.Pseudo(id); ok {
		node.Pseudo = r.score(pseudo, n)
	}
	if n.HasStatic {
		node.Static = r.bounded(n.Static, n.StaticBound, n)
	}
	if from, err := r.Tree.Position(id); err == nil {
		node.Line = SAN(from, r.Tree.Moves(r.Tree.Line(id)))
	}
	if len(node.Line) > 0 {
		node.Best = node.Line[0]
	}
	return node
}

// absent are the legal moves at a node that have none.
func (r recordReader) absent(id tree.ID) (list []AbsentMove) {
	at, err := r.Tree.Position(id)
	if r.explainer == nil || err != nil {
		return nil
	}
	explanation, err := r.explainer.Explain(r.Tree, id)
	if err != nil {
		return nil
	}
	words := r.words()
	for _, absent := range explanation.Absent {
		list = append(list, AbsentMove{at.SAN(absent.Move), r.said.reasonOf(words.Reason(absent.Reason)),
			absent.Evidence.Text(r.Format)})
	}
	return list
}

// addTo adds to an analysis what the record tells beyond the result.
func (r recordReader) addTo(t *outcome.Table, of Levels) {
	var stages []RecordNode // of the root, as they were played: iterations, an estimate, rounds
	for _, id := range r.Tree.Children(tree.Root, nil) {
		if r.Tree.Node(id).Type.Stage() {
			stages = append(stages, r.node(id))
		}
	}
	if len(stages) > 0 {
		t.Field("stages", "", "", stages)
	}
	t.Field("moves", "", "", r.moves())
	if leaf, ok := r.leaf(); ok {
		t.Field("leaf", "", "", leaf)
	}
	t.Field("quiescence", "", "", r.quiescence())
	if quotes := r.quotes(); len(quotes.Rows) > 0 {
		t.Field("printed", "", "", quotes)
	}
	if of.N > 0 {
		t.Field("record", "", "", levels{r, of})
	}
}

// quotes are what the source prints of the position, each with where it stands.
func (r recordReader) quotes() outcome.Table {
	t := outcome.New("What the source prints of this position", outcome.Column{Key: "name", Name: " "},
		outcome.Column{Key: "place", Name: "section"}, outcome.Column{Key: "text", Name: "as printed"},
		outcome.Column{Key: "says", Name: "here"}, outcome.Column{Key: "at", Name: "after"},
		outcome.Column{Key: "node", Unit: ""})
	if r.quoter == nil {
		return t
	}
	for _, q := range r.quoter.Quotes(r.Tree) {
		at, node := "", any(nil)
		if q.Node != tree.None {
			at, node = r.Path(q.Node), int64(q.Node)
		}
		t.Add(q.Name, q.Place, q.Text, q.Says, at, node)
	}
	return t
}

// moves are those of the root with what each promised, stage by stage where there are stages.
func (r recordReader) moves() outcome.Table {
	t := outcome.New(fmt.Sprintf("The moves, in the order in which they were examined (value for White, in %s)",
		Format{Scale: r.Format.Scale}.UnitName()), outcome.Column{Key: "name", Name: " "})
	t.Columns = append(append(t.Columns, ScoreColumns(" ")...), outcome.Column{Key: "nodes", Name: " ", Unit: "nodes"},
		outcome.Column{Key: "order", Name: " "}, outcome.Column{Key: "reason", Name: " "},
		outcome.Column{Key: "line", Name: " "})
	r.addMoves(&t, tree.Root)
	return t
}

// addMoves adds the moves below the root, or below a stage.
func (r recordReader) addMoves(t *outcome.Table, parent tree.ID) {
	shown := NewNodes(r.Tree, InPawns)
	start, _ := r.Tree.Position(tree.Root)
	for _, id := range r.Tree.Children(parent, nil) {
		n := r.Tree.Node(id)
		if !n.Closed || n.Move != board.NoMove && n.Type.Test() {
			continue
		}
		reason, place := r.Reason(n), r.Place(n)
		name, value := r.Move(n), shown.Window(n)+": "+shown.Score(n)
		var order, line any
		if !n.Type.Stage() {
			name, value = start.SAN(n.Move), shown.Bound(n)+" "+shown.Score(n)
			line = outcome.Cell{Value: SAN(start, r.Tree.Moves(r.Tree.Line(id))), Text: shown.Line(n, math.MaxInt)}
			if r.words().Columns.Order.Name != "" {
				order = outcome.Cell{Value: r.said.key(place.Key, place.Name, place.Sentence), Text: place.Name}
			}
		}
		t.Add(slices.Concat([]any{name}, r.bounded(n.Value(), n.Bound, n).Cells(value),
			[]any{outcome.Cell{Value: uint64(n.Count), Text: Whole(n.Count) + " nodes"}, order,
				outcome.Cell{Value: r.said.reasonOf(reason), Text: reason.Name}, line})...)
		if n.Type.Stage() {
			r.addMoves(t, id)
		}
	}
}
