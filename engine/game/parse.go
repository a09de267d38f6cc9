package game

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

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
//
// What can't be read as the standard has it is read with the letters of another language (see
// [Game.Letters]), or with braces in braces, if that reaches the end and makes one game only.
func Parse(text string) (*Game, error) {
	r := understand(text)
	if r.err != nil {
		line, column := place(text[:r.at])
		return r.game, &ParseError{Line: line, Column: column, Err: r.err}
	}
	return r.game, nil
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
	manner
	found

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
	for p.space(); p.atTag(); p.space() {
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
		return p.command()
	case ']', '}':
		p.at++ // closed and never opened: people write it, and it means nothing
	default:
		return p.word(g, bare)
	}
	return nil
}

// braces reads a comment in braces. The first closing brace ends it, unless comments may lie in it.
func (p *parser) braces() error {
	length := strings.IndexByte(p.text[p.at:], '}')
	if length > 0 && strings.IndexByte(p.text[p.at+1:p.at+length], '{') >= 0 {
		if p.found.braces = true; p.nested {
			length = closingBrace(p.text[p.at:])
		}
	}
	if length < 0 {
		return errors.New("a comment is not closed")
	}
	p.comment(p.text[p.at+1 : p.at+length])
	p.at += length + 1
	return nil
}

// closingBrace returns where the brace is closed that a text begins with, -1 if it is not.
func closingBrace(text string) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// command reads a command to a program that stands in no comment, [%clk 0:05:00], as a comment.
func (p *parser) command() error {
	length := strings.IndexAny(p.text[p.at:], "]\r\n")
	if p.atTag() || length < 0 || p.text[p.at+length] != ']' {
		return errors.New("a tag stands among the moves")
	}
	p.comment(p.text[p.at : p.at+length+1])
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
		case c >= utf8.RuneSelf && blankLength(p.text[p.at:]) > 0:
			p.at += blankLength(p.text[p.at:])
		default:
			return
		}
	}
}

// blankLength is the length of the white space outside ASCII that a text begins with: a mark of byte
// order, hard and thin spaces, as pages of the web have them.
func blankLength(text string) int {
	r, length := utf8.DecodeRuneInString(text)
	if isBlank(r) {
		return length
	}
	return 0
}

func isBlank(r rune) bool {
	return unicode.IsSpace(r) || r >= '\u200b' && r <= '\u200f' || r == '\u2060' || r == '\ufeff'
}

// atTag reports whether a tag begins here, and not a command.
func (p *parser) atTag() bool {
	return p.peek() == '[' && !strings.HasPrefix(p.text[p.at:], "[%")
}

func (p *parser) peek() byte {
	if p.at == len(p.text) {
		return 0
	}
	return p.text[p.at]
}
