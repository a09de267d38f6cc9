package board

import (
	"fmt"
	"strings"
)

// SAN writes a legal move in standard algebraic notation: "Nbd7", "exd6", "O-O", "e8=Q#". It
// allocates.
func (p *Position) SAN(m Move) string {
	var next Position
	p.Make(m, &next)
	suffix := ""
	if next.InCheck() {
		suffix = "+"
		if !next.HasLegalMove() {
			suffix = "#"
		}
	}
	return p.sanBody(m) + suffix
}

// sanBody writes the move without the sign of check.
func (p *Position) sanBody(m Move) string {
	switch m & flagMask {
	case flagShort:
		return "O-O"
	case flagLong:
		return "O-O-O"
	}
	text := ""
	pieceType := p.At(m.From()).Type()
	switch {
	case pieceType != Pawn:
		text = string(pieceType.Letter()) + p.sanOrigin(m, pieceType)
	case m.IsCapture():
		text = m.From().String()[:1]
	}
	if m.IsCapture() {
		text += "x"
	}
	text += m.To().String()
	if m.IsPromotion() {
		text += "=" + string(m.Promotion().Letter())
	}
	return text
}

// sanOrigin returns as much of the origin as distinguishes the move from those of other pieces of
// its type: nothing, the file, the rank or both.
func (p *Position) sanOrigin(m Move, pieceType PieceType) string {
	var list MoveList
	p.Legal(&list)
	others, sameFile, sameRank := false, false, false
	for _, o := range list.All() {
		from := o.From()
		if o.To() == m.To() && from != m.From() && p.At(from).Type() == pieceType && !o.IsCastling() {
			others = true
			sameFile = sameFile || from.File() == m.From().File()
			sameRank = sameRank || from.Rank() == m.From().Rank()
		}
	}
	name := m.From().String()
	switch {
	case !others:
		return ""
	case !sameFile:
		return name[:1]
	case !sameRank:
		return name[1:]
	}
	return name
}

// sanPattern is what a move's text asks for; NoPieceType and -1 are wild cards.
type sanPattern struct {
	pieceType      PieceType
	file, rank     int
	toFile, toRank int // no rank: a pawn's capture of which files alone are written
	promotion      PieceType
}

// ParseSAN reads a legal move. Beside exact notation it takes what people and old files write: no
// or wrong signs of check and mate, "!" and "?", "0-0", "e.p.", long forms ("Ng1-f3", "e2e4"), a
// colon for captures, also behind them ("Nf3:"), pawns' captures by files alone ("ed", "exd"), "e8Q",
// "e8(Q)" and a needless origin. What fits no legal move, or more than one, is an error that says so.
func (p *Position) ParseSAN(s string) (Move, error) {
	text := cutSigns(s)
	var list MoveList
	p.Legal(&list)
	switch text {
	case "O-O", "0-0", "o-o":
		return p.matchSAN(s, &list, func(m Move) bool { return m&flagMask == flagShort })
	case "O-O-O", "0-0-0", "o-o-o":
		return p.matchSAN(s, &list, func(m Move) bool { return m&flagMask == flagLong })
	}
	want, ok := parsePattern(text)
	if !ok {
		return NoMove, fmt.Errorf("move %.40q cannot be read", s)
	}
	return p.matchSAN(s, &list, func(m Move) bool { return want.fits(p, m) })
}

// cutSigns takes off the end of a move what says nothing of where it goes: check, mate, judgement, en
// passant, and a capture that is written behind it.
func cutSigns(s string) string {
	text := strings.TrimRight(strings.TrimSpace(s), "+#!?")
	for _, passing := range []string{"e.p.", "ep"} {
		if short, ok := strings.CutSuffix(text, passing); ok {
			text = strings.TrimRight(short, " /")
		}
	}
	return strings.TrimSuffix(text, ":")
}

// matchSAN returns the only legal move that fits.
func (p *Position) matchSAN(s string, list *MoveList, fits func(Move) bool) (Move, error) {
	found := NoMove
	for _, m := range list.All() {
		switch {
		case !fits(m):
		case found != NoMove:
			return NoMove, fmt.Errorf("move %.40q can be %s or %s", s, p.SAN(found), p.SAN(m))
		default:
			found = m
		}
	}
	if found == NoMove {
		return NoMove, fmt.Errorf("move %.40q is not legal for %s here", s, p.Turn())
	}
	return found, nil
}

// parsePattern reads the text of a move that is no castling, from both ends to the middle.
func parsePattern(text string) (want sanPattern, ok bool) {
	want = sanPattern{pieceType: Pawn, file: -1, rank: -1, toRank: -1, promotion: NoPieceType}
	if text == "" {
		return want, false
	}
	if from, to, ok := cutFiles(text); ok {
		want.file, want.toFile = from, to
		return want, true
	}
	if k := parsePieceType(text[0]); k != NoPieceType {
		want.pieceType, text = k, text[1:]
	}
	text, want.promotion = cutPromotion(text)
	if len(text) < 2 {
		return want, false
	}
	to, err := ParseSquare(text[len(text)-2:])
	if err != nil {
		return want, false
	}
	want.toFile, want.toRank = to.File(), to.Rank()
	origin := strings.TrimRight(text[:len(text)-2], "x:-")
	if len(text)-2-len(origin) > 1 {
		return want, false
	}
	if origin != "" && origin[0] >= 'a' && origin[0] <= 'h' {
		want.file, origin = int(origin[0]-'a'), origin[1:]
	}
	if origin != "" && origin[0] >= '1' && origin[0] <= '8' {
		want.rank, origin = int(origin[0]-'1'), origin[1:]
	}
	return want, origin == ""
}

// cutFiles reads a pawn's capture by files alone: "ed", "exd", "e:d".
func cutFiles(text string) (from, to int, ok bool) {
	if len(text) == 3 && (text[1] == 'x' || text[1] == ':') {
		text = text[:1] + text[2:]
	}
	if len(text) != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < 'a' || text[1] > 'h' {
		return 0, 0, false
	}
	return int(text[0] - 'a'), int(text[1] - 'a'), true
}

// cutPromotion takes the promotion off the end of a pawn's move: "=Q", "Q", "(Q)", "/Q", small
// letters too.
func cutPromotion(text string) (rest string, promotion PieceType) {
	trimmed := strings.TrimSuffix(text, ")")
	if len(trimmed) < 3 {
		return text, NoPieceType
	}
	last := trimmed[len(trimmed)-1]
	promotion = parsePieceType(strings.ToUpper(string(last))[0])
	if promotion == NoPieceType {
		return text, NoPieceType
	}
	return strings.TrimRight(trimmed[:len(trimmed)-1], "=(/"), promotion
}

// parsePieceType reads the English capital of a type.
func parsePieceType(letter byte) PieceType {
	for k := Pawn; k <= King; k++ {
		if k.Letter() == letter {
			return k
		}
	}
	return NoPieceType
}

// fits reports whether a legal move is what the pattern asks for.
func (want sanPattern) fits(p *Position, m Move) bool {
	from := m.From()
	pieceType := p.At(from).Type()
	coordinates := want.pieceType == Pawn && want.file >= 0 && want.rank >= 0
	filesAlone := want.toRank < 0
	return m.To().File() == want.toFile && (want.toRank == m.To().Rank() || filesAlone && m.IsCapture()) &&
		m.Promotion() == want.promotion && (pieceType == want.pieceType || coordinates) &&
		(want.file < 0 || want.file == from.File()) && (want.rank < 0 || want.rank == from.Rank())
}

// UCI960 returns a move in the coordinates of the UCI protocol for Chess960: those of [Move.UCI], but that in
// castling the king takes its own rook wherever they stand.
func (p *Position) UCI960(m Move) string {
	if m.IsCastling() {
		_, rook, _ := p.CastlingSquares(m)
		return m.From().String() + rook.String()
	}
	return m.UCI()
}

// ParseUCI reads a legal move in coordinates: "e2e4", "e1g1" or "e1h1" for castling, "e7e8q".
func (p *Position) ParseUCI(s string) (Move, error) {
	if len(s) == 4 || len(s) == 5 {
		from, wrongFrom := ParseSquare(s[:2])
		to, wrongTo := ParseSquare(s[2:4])
		m, ok := p.Find(from, to, promotionOf(s[4:]))
		if wrongFrom == nil && wrongTo == nil && ok && (m.UCI() == s || p.UCI960(m) == s) {
			return m, nil
		}
	}
	return NoMove, fmt.Errorf("move %.40q is not legal for %s here", s, p.Turn())
}

// promotionOf returns the type that stands behind a move in coordinates, NoPieceType for none.
func promotionOf(letter string) PieceType {
	if i := strings.Index("nbrq", letter); letter != "" && i >= 0 {
		return Knight + PieceType(i)
	}
	return NoPieceType
}
