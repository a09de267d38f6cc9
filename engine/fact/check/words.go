package check

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

const (
	number = `[+−]?\d+(?:\.\d+)?(?: (?:pawns|points|d|units))?`
	sum    = `(?:[+−]?\d+(?: points,)? [+−]\d+ (?:d|units)|` + number + `)`
	figure = `(?:[+−]?(?:#\d+|∞)|` + sum + `(?: \(` + sum + `\))?)`
	spelt  = `(?:\d+\.(?:\.\.)?)?(?:pass|O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?`
	piece  = `a (?:pawn|knight|bishop|rook|queen)`
)

// forms are how facts with moves and numbers look in a text.
var forms = map[fact.Kind]*regexp.Regexp{
	fact.Move: regexp.MustCompile(
		`^\d+\.(?:\.\.)?(?:pass|O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?`),
	fact.Value:    regexp.MustCompile(`^(?:at most |at least )?` + figure),
	fact.Number:   regexp.MustCompile(`^` + figure),
	fact.Limit:    regexp.MustCompile(`^` + figure),
	fact.Term:     regexp.MustCompile(`^` + figure),
	fact.Line:     regexp.MustCompile(`^` + spelt + `(?: ` + spelt + `)*`),
	fact.Pawns:    regexp.MustCompile(`^(?:about )?(?:half a pawn|one pawn|\w+(?: and a half)? pawns)`),
	fact.Balance:  regexp.MustCompile(`^(?:level|(?:one pawn|\w+ pawns) (?:ahead|behind))`),
	fact.Attacked: regexp.MustCompile(`^the (?:pawn|knight|bishop|rook|queen) on [a-h][1-8]`),
	fact.Count:    regexp.MustCompile(`^−?\d{1,3}(?:\x{a0}\d{3})*`),
	fact.Won: regexp.MustCompile(`^(?:material worth \d+ pawns|` + piece + `(?: and ` + piece + `)*(?: for ` + piece +
		`(?: and ` + piece + `)*)?)`),
}

// words are what the record and its vocabulary have for a fact that is said in words.
func (s *reading) words(f fact.Fact) string {
	if f.At.In == nil {
		return ""
	}
	header := f.At.In.Header()
	n := f.At.In.Node(f.At.Node)
	switch f.Kind {
	case fact.Side:
		return turnOf(f.At.In, n).String()
	case fact.Opponent:
		return turnOf(f.At.In, n).Opponent().String()
	case fact.Option:
		return header.Options[f.Key]
	case fact.Setting:
		return f.Key + " " + header.Options[f.Key]
	case fact.Rule:
		return header.Vocabulary.Reason(f.Reason).Sentence
	case fact.TermName:
		return f.Term.Name
	case fact.Programme:
		return s.Name
	case fact.Bounds:
		return s.Bounds
	case fact.Run:
		return f.Key // which is taken apart later
	case fact.Stage:
		return wordOf(&header.Vocabulary, f.At.In.Node(f.At.Node), "stage")
	case fact.LeftOut:
		return leftOutWords(f.At.In, f)
	case fact.Word:
		return wordOf(&header.Vocabulary, n, f.Key)
	}
	return ""
}

func wordOf(words *tree.Vocabulary, n tree.Node, key string) string {
	switch key {
	case "place":
		return words.Place(n.Place).Name
	case "place sentence":
		return words.Place(n.Place).Sentence
	case "stage":
		return words.StageName(n.Type, n.Number)
	case "reason sentence":
		return words.Reason(n.Reason).Sentence
	}
	return ""
}

// turnOf is the side to move at a node: the root's on even plies.
func turnOf(t *tree.Tree, n tree.Node) board.Colour {
	root := t.Header().Position
	turn := root.Turn()
	for range n.Ply {
		turn = turn.Opponent()
	}
	return turn
}

// positionAt replays the moves to a place.
func positionAt(at fact.Place) (p board.Position, fault string) {
	p = at.In.Header().Position
	var moves []board.Move
	for id := at.Node; id != tree.Root; {
		n := at.In.Node(id)
		if n.Move != board.NoMove && !n.Type.Stage() {
			moves = append(moves, n.Move)
		}
		id = n.Parent
	}
	slices.Reverse(moves)
	for _, move := range append(moves, at.Moves...) {
		if move != board.Pass && !p.IsLegal(move) {
			return p, fmt.Sprintf("%v is not legal in %s", move, p.FEN())
		}
		p = p.After(move)
	}
	return p, ""
}

// moveFault reads a move in a text by its letters and finds it among the legal ones.
func moveFault(token string, at fact.Place) string {
	last := len(at.Moves) - 1
	if last < 0 {
		return "a move without one"
	}
	p, fault := positionAt(fact.Place{In: at.In, Node: at.Node, Moves: at.Moves[:last]})
	if fault != "" {
		return fault
	}
	dots := "."
	if p.Turn() == board.Black {
		dots = "..."
	}
	san, ok := strings.CutPrefix(token, fmt.Sprintf("%d%s", p.MoveNumber(), dots))
	if !ok || strings.HasPrefix(san, ".") {
		return fmt.Sprintf("%s has not the number of its move", token)
	}
	if san == "pass" {
		if at.Moves[last] != board.Pass {
			return token + " is no pass"
		}
		return ""
	}
	var fits []board.Move
	var legal board.MoveList
	p.Legal(&legal)
	for _, move := range legal.All() {
		if spells(san, &p, move) {
			fits = append(fits, move)
		}
	}
	if len(fits) != 1 || fits[0] != at.Moves[last] {
		return fmt.Sprintf("%s is %v and not %v", token, fits, at.Moves[last])
	}
	return ""
}

// spells reports whether the letters of a move in short notation can mean a legal move.
func spells(san string, p *board.Position, move board.Move) bool {
	after := p.After(move)
	sign := ""
	switch {
	case after.InCheck() && !after.HasLegalMove():
		sign = "#"
	case after.InCheck():
		sign = "+"
	}
	body, ok := strings.CutSuffix(san, sign)
	if !ok || strings.HasSuffix(body, "+") || strings.HasSuffix(body, "#") {
		return false
	}
	if move.IsCastling() {
		return body == "O-O" && move.To().File() > move.From().File() || body == "O-O-O" && move.To().File() <
			move.From().File()
	}
	if body, ok = strings.CutSuffix(body, promotion(move)); !ok || len(body) < 2 || strings.Contains(body, "=") {
		return false
	}
	if body, ok = strings.CutSuffix(body, move.To().String()); !ok {
		return false
	}
	kind := p.At(move.From()).Type()
	if kind != board.Pawn {
		if body, ok = strings.CutPrefix(body, string(kind.Letter())); !ok {
			return false
		}
	}
	body, takes := strings.CutSuffix(body, "x")
	from := move.From().String()
	return takes == (move.IsCapture() || move.IsEnPassant()) &&
		(body == "" && (kind != board.Pawn || !takes) || body == from || body == from[:1] ||
			body == from[1:] && kind != board.Pawn)
}

func promotion(move board.Move) string {
	if !move.IsPromotion() {
		return ""
	}
	return "=" + string(move.Promotion().Letter())
}
