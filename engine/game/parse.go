package game

import (
	"errors"
	"fmt"
	"strings"

	"drevo/engine/board"
)

// Bounds of a game. By the rules no game is longer than 17 697 half-moves.
const (
	mostPlies = 20_000    // of a line
	mostNodes = 2_000_000 // with all variations
	mostDepth = 500       // of variations in variations
	mostTags  = 1000
)

// ParseError says what is wrong with a game, and where.
type ParseError struct {
	Line, Column int // from 1; a column of 0 is unknown. Columns count bytes.
	Err          error
}

func (e *ParseError) Error() string {
	if e.Column == 0 {
		return fmt.Sprintf("line %d: %v", e.Line, e.Err)
	}
	return fmt.Sprintf("line %d, column %d: %v", e.Line, e.Column, e.Err)
}

func (e *ParseError) Unwrap() error { return e.Err }

// Parse reads one game. The error is a [*ParseError], and the game what could be read before its
// place, never nil. Without tags that tell the position the moves must begin with number 1 or none.
func Parse(text string) (*Game, error) {
	p := parser{text: text}
	g := New(board.Start())
	if err := p.game(g); err != nil {
		line, column := place(text[:p.token])
		return g, &ParseError{Line: line, Column: column, Err: err}
	}
	return g, nil
}

// place returns the line and column behind a text.
func place(text string) (line, column int) {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	return strings.Count(text, "\n") + 1, len(text) - strings.LastIndexByte(text, '\n')
}

// parser walks over the text of a game.
type parser struct {
	text  string
	at    int
	token int // where the current word, tag, bracket or comment begins

	fenTag int // where the tags tell the position, or 0

	current  level
	outer    []level // the lines that the current one is a variation of, outermost first
	nodes    int
	comments []string // that stand before the next move
	ended    bool     // the result has been read
	numbered bool     // a number was read, and no move behind it
}

// level is a line that is being read.
type level struct {
	node     *Node          // its last move so far
	before   board.Position // before that move
	position board.Position // after it
	plies    int            // from the start of the game
	bracket  int            // where in the text the line begins
	branched bool           // a variation on the last move is closed: comments belong to what follows
}

// game reads tags and moves up to the end of the text.
func (p *parser) game(g *Game) error {
	for p.space(); p.peek() == '['; p.space() {
		if err := p.tag(g); err != nil {
			return err
		}
	}
	if err := p.start(g); err != nil {
		return err
	}
	p.current = level{node: g.Root, position: g.Start}
	bare := len(g.Tags) == 0
	for p.space(); p.at < len(p.text); p.space() {
		if err := p.element(g, bare); err != nil {
			return err
		}
	}
	if len(p.outer) > 0 {
		p.token = p.current.bracket
		return errors.New("a variation that begins here is not closed")
	}
	p.current.node.Comments = append(p.current.node.Comments, p.comments...)
	return nil
}

// tag reads a tag.
func (p *parser) tag(g *Game) error {
	p.token = p.at
	tag, length := cutTag(p.text[p.at:])
	if length == 0 {
		return errors.New("a tag is not closed")
	}
	if tag.Name == "" || strings.ContainsAny(tag.Name, "\"\\[]{}\t\r\n") {
		return errors.New("a tag has no name")
	}
	if tag.Name == "FEN" || tag.Name == "Variant" {
		p.fenTag = p.at
	}
	p.at += length
	if g.Tags.Set(tag.Name, tag.Value); len(g.Tags) > mostTags {
		return fmt.Errorf("a game has at most %d tags", mostTags)
	}
	return nil
}

// start sets up the position that the tags tell.
func (p *parser) start(g *Game) (err error) {
	switch variant := strings.ToLower(g.Tags.Get("Variant")); variant {
	case "", "standard", "chess", "normal", "from position":
	default:
		return fmt.Errorf("the variant %.40q is played by other rules", variant)
	}
	if result, ok := resultOf(g.Tags.Get("Result")); ok {
		g.Result = result
	}
	p.token = p.fenTag
	fen := g.Tags.Get("FEN")
	if fen == "" || g.Tags.Get("SetUp") == "0" {
		return nil
	}
	record, err := ParseEPD(fen)
	if err != nil {
		return fmt.Errorf("tag FEN: %w", err)
	}
	g.Start = record.Position
	return nil
}

// element reads what comes next among the moves.
func (p *parser) element(g *Game, bare bool) error {
	p.token = p.at
	switch p.text[p.at] {
	case '{':
		return p.braces()
	case ';':
		p.comment(p.restOfLine()[1:])
	case '(':
		return p.open()
	case ')':
		return p.close()
	case '[':
		return errors.New("a tag stands among the moves")
	case ']', '}':
		p.at++ // closed and never opened: people write it, and it means nothing
	default:
		return p.word(g, bare)
	}
	return nil
}

// braces reads a comment in braces.
func (p *parser) braces() error {
	length := strings.IndexByte(p.text[p.at:], '}')
	if length < 0 {
		return errors.New("a comment is not closed")
	}
	p.comment(p.text[p.at+1 : p.at+length])
	p.at += length + 1
	return nil
}

// comment puts a comment behind the last move, or before the next one: at the start of a variation,
// and behind one.
func (p *parser) comment(text string) {
	text = strings.TrimSpace(lineEnds.Replace(text))
	switch {
	case text == "":
	case p.current.branched || len(p.outer) > 0 && p.atStart():
		p.comments = append(p.comments, text)
	default:
		p.current.node.Comments = append(p.current.node.Comments, text)
	}
}

// lineEnds makes a space of each line end.
var lineEnds = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ")

// atStart reports whether the current variation has no move yet.
func (p *parser) atStart() bool {
	return p.current.node == p.outer[len(p.outer)-1].node.Parent
}

// open begins a variation on the last move.
func (p *parser) open() error {
	last := p.current.node
	switch {
	case last.Parent == nil || len(p.outer) > 0 && p.atStart():
		return errors.New("a variation begins before there is a move")
	case len(p.outer) == mostDepth:
		return fmt.Errorf("variations lie more than %d deep in one another", mostDepth)
	}
	p.outer = append(p.outer, p.current)
	p.current = level{
		node: last.Parent, position: p.current.before, plies: p.current.plies - 1, bracket: p.at,
	}
	p.at++
	return nil
}

// first reports whether the last move is the first one of a variation: a variation on it is one more
// on the move that both stand for, and what follows it is written behind this one.
func (p *parser) first() bool {
	return len(p.outer) > 0 && p.current.node.Parent == p.outer[len(p.outer)-1].node.Parent
}

// close ends a variation.
func (p *parser) close() error {
	if len(p.outer) == 0 {
		return errors.New("a bracket is closed that was never opened")
	}
	inner := p.current
	p.current = p.outer[len(p.outer)-1]
	p.outer = p.outer[:len(p.outer)-1]
	if empty := inner.node == p.current.node.Parent; empty {
		inner.node = p.current.node
	} else {
		p.current.branched = !p.first()
	}
	inner.node.Comments = append(inner.node.Comments, p.comments...)
	p.comments = nil
	p.at++
	return nil
}

// word reads a number, a move, a glyph or a result.
func (p *parser) word(g *Game, bare bool) error {
	word := p.cutWord()
	if result, ok := resultOf(word); ok {
		if len(p.outer) == 0 {
			g.Result, p.ended = result, true
		}
		return nil
	}
	if word[0] == '$' {
		return p.numberedGlyph(word[1:])
	}
	if nag, ok := nagOf(word); ok && !(p.numbered && isPiece(word[0])) {
		p.current.node.NAGs = append(p.current.node.NAGs, nag)
		return nil
	}
	number, san := cutNumber(word)
	if bare && g.Root.Next == nil && number != "" && number != "1" {
		return fmt.Errorf("the moves begin with number %.40q, and no tag tells the position", number)
	}
	p.token = p.at - len(san)
	p.numbered = san == "" && (number != "" || p.numbered)
	switch san {
	case "", "+", "++", "#", "e.p.", "ep":
		return nil
	}
	return p.move(san)
}

// isPiece reports whether a letter may begin a move of a piece: behind a number it does, and is no glyph.
func isPiece(c byte) bool { return c >= 'A' && c <= 'Z' }

// numberedGlyph reads what stands behind a dollar sign.
func (p *parser) numberedGlyph(digits string) error {
	n := 0
	for i := 0; i < len(digits); i++ {
		if digits[i] < '0' || digits[i] > '9' || n > mostNAG {
			return fmt.Errorf("%.40q is no glyph", "$"+digits)
		}
		n = 10*n + int(digits[i]-'0')
	}
	if n > mostNAG || digits == "" {
		return fmt.Errorf("%.40q is no glyph", "$"+digits)
	}
	p.current.node.NAGs = append(p.current.node.NAGs, NAG(n))
	return nil
}

// move adds a move to the current line.
func (p *parser) move(word string) error {
	san, nag := cutGlyph(word)
	if p.ended {
		return fmt.Errorf("move %.40q stands behind the result", word)
	}
	if p.current.plies == mostPlies {
		return fmt.Errorf("a game has at most %d half-moves", mostPlies)
	}
	if p.nodes++; p.nodes > mostNodes {
		return fmt.Errorf("a game has at most %d moves with its variations", mostNodes)
	}
	move, err := parseMove(&p.current.position, san)
	if err != nil {
		return fmt.Errorf("after %d half-moves: %w", p.current.plies, err)
	}
	node := p.current.node.add(move)
	node.Before, p.comments = p.comments, nil
	if nag != 0 {
		node.NAGs = append(node.NAGs, nag)
	}
	p.current.node, p.current.before, p.current.branched = node, p.current.position, false
	p.current.position = p.current.before.After(move)
	p.current.plies++
	return nil
}

// parseMove reads a move, or a null move as programs write it.
func parseMove(position *board.Position, san string) (board.Move, error) {
	switch san {
	case "--", "Z0", "@@@@", "0000":
		if position.InCheck() {
			return board.NoMove, errors.New("a null move in check")
		}
		return board.Pass, nil
	}
	return position.ParseSAN(figurines.Replace(san))
}

// figurines makes letters of figurines, and hyphens of dashes.
var figurines = strings.NewReplacer(
	"♔", "K", "♕", "Q", "♖", "R", "♗", "B", "♘", "N", "♙", "",
	"♚", "K", "♛", "Q", "♜", "R", "♝", "B", "♞", "N", "♟", "", "–", "-", "—", "-", "‑", "-", "×", "x",
)

// mostResult is how many bytes a result may have.
const mostResult = 8

// resultOf returns the result that a word stands for.
func resultOf(word string) (Result, bool) {
	switch word {
	case "1-0", "1–0", "1:0":
		return WhiteWins, true
	case "0-1", "0–1", "0:1":
		return BlackWins, true
	case "1/2-1/2", "1/2–1/2", "½-½", "½–½", "1/2", "½":
		return Draw, true
	case "*":
		return Unknown, true
	}
	return "", false
}

// cutNumber takes the number off a move, with its points.
func cutNumber(word string) (number, san string) {
	san = strings.TrimLeft(word, "0123456789")
	number = word[:len(word)-len(san)]
	if san == "" || san[0] == '.' || strings.HasPrefix(san, "…") {
		return number, strings.TrimLeft(san, ".…")
	}
	return "", word
}

// cutWord reads up to white space or a special character, at least one byte.
func (p *parser) cutWord() string {
	start := p.at
	for p.at < len(p.text) && !isDelimiter(p.text[p.at]) && (p.text[p.at] != '$' || p.at == start) {
		p.at++
	}
	if rest := p.text[p.at:]; len(rest) > 2 && rest[0] == '(' && rest[2] == ')' && strings.IndexByte("QRBN", rest[1]) >= 0 {
		p.at += 3 // a promotion, e8(Q)
	}
	return p.text[start:p.at]
}

// restOfLine reads up to the end of the line.
func (p *parser) restOfLine() string {
	start := p.at
	if i := strings.IndexAny(p.text[p.at:], "\r\n"); i >= 0 {
		p.at += i
	} else {
		p.at = len(p.text)
	}
	return p.text[start:p.at]
}

// space passes over white space, marks of byte order, and lines that begin with the escape sign %.
func (p *parser) space() {
	for p.at < len(p.text) {
		switch c := p.text[p.at]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f':
			p.at++
		case c == '%' && (p.at == 0 || p.text[p.at-1] == '\n' || p.text[p.at-1] == '\r'):
			p.restOfLine()
		case strings.HasPrefix(p.text[p.at:], "\ufeff"):
			p.at += len("\ufeff")
		default:
			return
		}
	}
}

func (p *parser) peek() byte {
	if p.at == len(p.text) {
		return 0
	}
	return p.text[p.at]
}
