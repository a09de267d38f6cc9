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
//
// What can't be read as the standard has it is read with the letters of another language (see
// [Game.Letters]), or with braces in braces, if that reaches the end and makes one game only. A move in a
// variation that can't be played ends the variation, and not the game: see [Game.Mended].
func Parse(text string) (*Game, error) {
	r := understand(text)
	if r.err != nil && r.badMove != "" {
		r = r.mended(text)
	}
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
	cursor
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
		err := p.element(g, bare)
		if err != nil && p.mending && len(p.outer) > 0 && p.badMove != "" {
			err = p.endVariation(g, err)
		}
		if err != nil {
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
	fen := g.Tags.Get("FEN")
	switch variant := strings.ToLower(g.Tags.Get("Variant")); variant {
	case "", "standard", "chess", "normal", "from position":
	case "chess960", "chess 960", "fischerandom", "fischerrandom", "fischer random", "freestyle", "freestyle chess":
		if fen == "" {
			return fmt.Errorf("a game of %.40s tells its first position by a tag FEN", variant)
		}
		fen = board.FromXFEN(fen)
	default:
		return fmt.Errorf("the variant %.40q is played by other rules", variant)
	}
	if result, ok := resultOf(g.Tags.Get("Result")); ok {
		g.Result = result
	}
	p.token = p.fenTag
	if fen == "" || g.Tags.Get("SetUp") == "0" {
		return nil
	}
	record, err := ParseEPD(fen)
	if err != nil {
		return fmt.Errorf("tag FEN: %w", err)
	}
	g.Start, g.Mended = record.Position, record.Mended
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
