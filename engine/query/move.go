package query

import (
	"regexp"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// moveFields are those about the move to a node, and the position after it.
func moveFields() []Field {
	isMove := func(_ *Matcher, n *tree.Node) bool { return n.Move != board.NoMove && n.Move != board.Pass }
	return []Field{
		{Name: "move", Sentence: "The move to the node, as Ba3, exd5, O-O or c1a3.", dear: true, has: isMove, items: moves,
			flag: isMove},
		{Name: "piece", Sentence: "The piece that moves: K, Q, R, B, N or P.", dear: true, has: isMove,
			values: pieceValues, key: func(m *Matcher, n *tree.Node) string { return letter(m.mover(n)) },
			items: func(p *parser, f *Field, _ string) (test, error) {
				k, err := p.piece(f)
				return func(m *Matcher, n *tree.Node) bool { return m.mover(n) == k }, err
			}},
		{Name: "from", Sentence: "The square that the piece leaves, or its file or rank.", has: isMove,
			key: func(_ *Matcher, n *tree.Node) string { return squareName(n, n.Move.From()) },
			items: func(p *parser, f *Field, _ string) (test, error) {
				on, err := p.squares(f)
				return func(m *Matcher, n *tree.Node) bool { return isMove(m, n) && on(n.Move.From()) }, err
			}},
		{Name: "to", Sentence: "The square that the piece reaches, or its file or rank.", has: isMove,
			key: func(_ *Matcher, n *tree.Node) string { return squareName(n, n.Move.To()) },
			items: func(p *parser, f *Field, _ string) (test, error) {
				on, err := p.squares(f)
				return func(m *Matcher, n *tree.Node) bool { return isMove(m, n) && on(n.Move.To()) }, err
			}},
		{Name: "capture", Sentence: "The move takes something, or with a letter what it takes: Q, R, B, N or P.",
			has: func(_ *Matcher, n *tree.Node) bool { return n.Move.IsCapture() }, values: pieceValues,
			flag: func(_ *Matcher, n *tree.Node) bool { return n.Move.IsCapture() },
			items: func(p *parser, f *Field, _ string) (test, error) {
				k, err := p.piece(f)
				return func(m *Matcher, n *tree.Node) bool { return n.Move.IsCapture() && m.taken(n) == k }, err
			}},
		{Name: "position", Sentence: "All nodes with the position of a node, given by its number, or with one given in " +
			"quotation marks as a FEN.", dear: true, has: func(*Matcher, *tree.Node) bool { return true }, items: positions},
		{Name: "like", Sentence: "All nodes like a node, given by its number: another position with the same pawns and as " +
			"many men of each kind, the same side to move, and the same move found best.", dear: true,
			has: func(*Matcher, *tree.Node) bool { return true }, items: alike},
	}
}

// pieceLetters are the letters of the pieces.
const pieceLetters = "KQRBNP"

var pieceTypes = map[string]board.PieceType{"K": board.King, "Q": board.Queen, "R": board.Rook, "B": board.Bishop,
	"N": board.Knight, "P": board.Pawn}

func letter(k board.PieceType) string {
	if k == board.NoPieceType {
		return ""
	}
	return string(k.Letter())
}

func squareName(n *tree.Node, s board.Square) string {
	if n.Move == board.NoMove || n.Move == board.Pass {
		return ""
	}
	return s.String()
}

func pieceValues(*dictionary, *Field) (list []Completion) {
	for _, l := range pieceLetters {
		list = append(list, Completion{Text: string(l), Sentence: pieceTypes[string(l)].String()})
	}
	return list
}

// piece takes the letter of a piece.
func (p *parser) piece(f *Field) (board.PieceType, error) {
	t := p.peek()
	k, ok := pieceTypes[strings.ToUpper(t.text)]
	if !ok || t.quoted {
		return k, p.fail(t, "one of "+strings.Join(strings.Split(pieceLetters, ""), ", "), f.values(p.words, f)...)
	}
	p.next++
	return k, nil
}

// squares takes a square, a file or a rank, and returns whether a square is of it.
func (p *parser) squares(f *Field) (func(board.Square) bool, error) {
	t := p.peek()
	text := strings.ToLower(t.text)
	if s, err := board.ParseSquare(text); err == nil && !t.quoted {
		p.next++
		return func(other board.Square) bool { return other == s }, nil
	}
	if len(text) == 1 && !t.quoted {
		switch c := int(text[0]); {
		case c >= 'a' && c <= 'h':
			p.next++
			return func(s board.Square) bool { return s.File() == c-'a' }, nil
		case c >= '1' && c <= '8':
			p.next++
			return func(s board.Square) bool { return s.Rank() == c-'1' }, nil
		}
	}
	return nil, p.fail(t, "a square such as e4, a file such as e, or a rank such as 4")
}

// mover is the piece that moves to a node, before it promotes; none where that is not known.
func (m *Matcher) mover(n *tree.Node) board.PieceType {
	if before := m.before(n); before != nil {
		return before.At(n.Move.From()).Type()
	}
	return board.NoPieceType
}

// taken is what a capture takes.
func (m *Matcher) taken(n *tree.Node) board.PieceType {
	switch before := m.before(n); {
	case before == nil:
		return board.NoPieceType
	case n.Move.IsEnPassant():
		return board.Pawn
	default:
		return before.At(n.Move.To()).Type()
	}
}

// moveForms are the forms of a move: algebraic, and that of UCI.
var (
	algebraic  = regexp.MustCompile(`^(?:\d+\.+)?([KQRBN]?)([a-h]?)([1-8]?)x?([a-h][1-8])(?:=?([QRBN]))?[+#]?[!?]*$`)
	coordinate = regexp.MustCompile(`^([a-h][1-8])([a-h][1-8])([qrbnQRBN]?)$`)
	castle     = regexp.MustCompile(`^(?:\d+\.+)?([O0]-[O0](?:-[O0])?)[+#]?$`)
)

// moves takes a move.
func moves(p *parser, f *Field, _ string) (test, error) {
	t := p.peek()
	if found := castle.FindStringSubmatch(t.text); found != nil && !t.quoted {
		p.next++
		long := len(found[1]) > 3
		return func(_ *Matcher, n *tree.Node) bool {
			return n.Move.IsCastling() && n.Move != board.Pass && (n.Move.To().File() < n.Move.From().File()) == long
		}, nil
	}
	if found := coordinate.FindStringSubmatch(t.text); found != nil && !t.quoted {
		p.next++
		text := strings.ToLower(t.text)
		return func(_ *Matcher, n *tree.Node) bool { return n.Move != board.NoMove && n.Move.UCI() == text }, nil
	}
	found := algebraic.FindStringSubmatch(t.text)
	if found == nil || t.quoted {
		return nil, p.fail(t, "a move such as Ba3, exd5, O-O or c1a3")
	}
	p.next++
	return algebraicTest(found), nil
}

// algebraicTest is the test for a move whose piece, file, rank, goal and promotion were found.
func algebraicTest(found []string) test {
	piece, promotion := board.Pawn, board.NoPieceType
	if found[1] != "" {
		piece = pieceTypes[found[1]]
	}
	if found[5] != "" {
		promotion = pieceTypes[found[5]]
	}
	to, _ := board.ParseSquare(found[4]) // the form has one
	return func(m *Matcher, n *tree.Node) bool {
		from := n.Move.From()
		return n.Move != board.NoMove && n.Move != board.Pass && n.Move.To() == to && n.Move.Promotion() == promotion &&
			!n.Move.IsCastling() &&
			(found[2] == "" || from.File() == int(found[2][0]-'a')) &&
			(found[3] == "" || from.Rank() == int(found[3][0]-'1')) && m.mover(n) == piece
	}
}

// positions takes the number of a node or a FEN.
func positions(p *parser, f *Field, sign string) (test, error) {
	t := p.peek()
	text := t.text
	var find func(m *Matcher) *board.Position
	if t.quoted {
		fen, err := board.ParseFEN(text)
		if err != nil {
			return nil, p.fail(t, "a FEN")
		}
		find = func(*Matcher) *board.Position { return &fen }
	} else {
		id, err := numberOf(text)
		if err != nil {
			return nil, p.fail(t, "the number of a node, or a FEN in quotation marks")
		}
		p.name(id, t)
		find = func(m *Matcher) *board.Position {
			if is := m.modelOf(id); is.known {
				return &is.position
			}
			return nil
		}
	}
	p.next++
	return func(m *Matcher, n *tree.Node) bool {
		wanted, ok := m.position[text]
		if !ok {
			wanted = find(m)
			m.position[text] = wanted
		}
		if wanted == nil || m.tree.Turn(*n) != wanted.Turn() {
			return false
		}
		at, ok := m.at(n)
		return ok && at.Key() == wanted.Key() && at.Occupied() == wanted.Occupied()
	}, nil
}
