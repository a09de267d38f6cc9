package open

import (
	"errors"
	"fmt"
	"strings"

	"drevo/engine/board"
)

// mostPlies is how many half-moves a game may have; by the rules no game is longer than
// 17 697.
const mostPlies = 20_000

// games reads the main lines of a PGN. Comments, NAGs and variations are passed over:
// nothing is written back.
func (c *collector) games(text string) {
	r := &reader{text: text, line: 1}
	for r.space(); !r.ended() && c.at(r.at); r.space() {
		item, ok, err := r.game()
		switch {
		case err != nil:
			c.leave(fmt.Errorf("game %d, line %d: %w", c.number(), r.line, err))
			r.nextGame()
		case ok:
			c.items = append(c.items, item)
		}
	}
}

// reader walks over the text of a PGN.
type reader struct {
	text     string
	at       int
	line     int
	inTags   bool // at is among the tags of a game
	unclosed bool // no comment is closed from here on
}

// game reads tags and moves up to a result or the next game's tags. ok is false when
// there are none, as in a comment after the last result.
func (r *reader) game() (item Item, ok bool, err error) {
	tags := map[string]string{}
	r.inTags = true
	for r.space(); r.peek() == '['; r.space() {
		name, value, err := r.tag()
		if err != nil {
			return Item{}, false, err
		}
		tags[name] = value
	}
	r.inTags = false
	item.Name = title(tags)
	if item.Start, err = start(tags); err != nil {
		return Item{}, false, err
	}
	item.Moves, err = r.moves(item.Start, len(tags) == 0)
	return item, len(tags)+len(item.Moves) > 0, err
}

// start returns the position that a game's tags begin with.
func start(tags map[string]string) (board.Position, error) {
	switch variant := strings.ToLower(tags["Variant"]); variant {
	case "", "standard", "chess", "normal", "from position":
	default:
		return board.Position{}, fmt.Errorf("the variant %.40q is played by other rules", variant)
	}
	fen := tags["FEN"]
	if fen == "" {
		return board.Start(), nil
	}
	item, err := position(fen)
	if err != nil {
		return board.Position{}, fmt.Errorf("tag FEN: %w", err)
	}
	return item.Start, nil
}

func title(tags map[string]string) string {
	white, black := tags["White"], tags["Black"]
	if white == "" && black == "" {
		return clip(tags["Event"])
	}
	name := white + " – " + black
	if event := tags["Event"]; event != "" && event != "?" {
		name += ", " + event
	}
	return clip(name)
}

// tag reads [Name "value"], which stands on one line.
func (r *reader) tag() (name, value string, err error) {
	length, quoted := 1, false
	for ; ; length++ {
		if r.at+length == len(r.text) || r.text[r.at+length] == '\n' {
			return "", "", errors.New("a tag is not closed")
		}
		switch c := r.text[r.at+length]; {
		case c == '\\' && quoted && r.at+length+1 < len(r.text) && r.text[r.at+length+1] != '\n':
			length++
			continue
		case c == '"':
			quoted = !quoted
			continue
		case c != ']' || quoted:
			continue
		}
		break
	}
	name, value, _ = strings.Cut(strings.TrimSpace(r.text[r.at+1:r.at+length]), " ")
	r.at += length + 1
	value = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(value), `"`), `"`)
	return name, strings.ReplaceAll(value, `\"`, `"`), nil
}

// nextGame goes on to the line with which the next game's tags begin: one that begins an
// event, or any tag once the tags of this game are over.
func (r *reader) nextGame() {
	inTags := r.inTags
	if !inTags && r.peek() == '[' && r.text[r.at-1] == '\n' {
		return
	}
	for {
		i := strings.IndexByte(r.text[r.at:], '\n')
		if i < 0 {
			r.at = len(r.text)
			return
		}
		r.at += i + 1
		r.line++
		rest := r.text[r.at:]
		isTag := strings.HasPrefix(rest, "[")
		if strings.HasPrefix(rest, "[Event ") || isTag && !inTags {
			return
		}
		inTags = inTags && (isTag || strings.HasPrefix(rest, "\n"))
	}
}

// moves reads the main line. Bare says that nothing tells the position but the numbers of
// the moves, which then must begin with 1.
func (r *reader) moves(p board.Position, bare bool) ([]board.Move, error) {
	var moves []board.Move
	for {
		r.space()
		switch r.peek() {
		case '[':
			return moves, nil
		case '{', ';', '(', '$', ')':
			if err := r.skip(); err != nil {
				return nil, err
			}
			continue
		}
		word := r.word()
		if word == "" || isResult(word) {
			return moves, nil
		}
		number, san := cutNumber(word)
		if bare && len(moves) == 0 && number != "" && number != "1" {
			return nil, fmt.Errorf("the moves begin with number %.40q, and no tag tells the position", number)
		}
		if san == "" || strings.Trim(san, "!?") == "" || san == "e.p." {
			continue
		}
		if len(moves) == mostPlies {
			return nil, fmt.Errorf("a game has at most %d half-moves", mostPlies)
		}
		move, err := p.ParseSAN(san)
		if err != nil {
			return nil, fmt.Errorf("after %d half-moves: %w", len(moves), err)
		}
		var next board.Position
		p.Make(move, &next)
		moves, p = append(moves, move), next
	}
}

// cutNumber takes the number off a move, with its points.
func cutNumber(word string) (number, san string) {
	san = strings.TrimLeft(word, "0123456789")
	number = word[:len(word)-len(san)]
	if san == "" || san[0] == '.' {
		return number, strings.TrimLeft(san, ".")
	}
	return "", word
}

// skip passes over a comment, a NAG or a variation with all that is inside.
func (r *reader) skip() error {
	switch r.peek() {
	case '{':
		return r.comment()
	case ';':
		r.restOfLine()
		return nil
	case '(':
		return r.variation()
	case ')':
		return errors.New("a bracket is closed that was never opened")
	}
	r.word()
	return nil
}

// variation passes over a bracketed variation and those in it; brackets inside comments
// don't count.
func (r *reader) variation() error {
	line := r.line
	for depth := 0; ; {
		r.space()
		switch r.peek() {
		case '(':
			depth++
			r.at++
		case ')':
			r.at++
			if depth--; depth == 0 {
				return nil
			}
		case '{', ';':
			if err := r.skip(); err != nil {
				return err
			}
		default:
			if r.peek() == '[' || r.word() == "" {
				return fmt.Errorf("a variation that begins on line %d is not closed", line)
			}
		}
	}
}

// comment passes over a comment in braces.
func (r *reader) comment() error {
	length := -1
	if !r.unclosed {
		length = strings.IndexByte(r.text[r.at:], '}')
	}
	if r.unclosed = length < 0; r.unclosed {
		return errors.New("a comment is not closed")
	}
	r.line += strings.Count(r.text[r.at:r.at+length], "\n")
	r.at += length + 1
	return nil
}

// restOfLine passes over the rest of the line.
func (r *reader) restOfLine() {
	line, _, _ := strings.Cut(r.text[r.at:], "\n")
	r.at += len(line)
}

// word reads up to white space or a special character; at the end of the text, nothing.
func (r *reader) word() string {
	start := r.at
	for !r.ended() && strings.IndexByte(" \t\n{}()[];", r.text[r.at]) < 0 {
		r.at++
	}
	if r.at == start && !r.ended() {
		r.at++ // a stray closing bracket
	}
	return r.text[start:r.at]
}

// space passes over white space, and over lines that begin with the escape sign %.
func (r *reader) space() {
	for {
		switch {
		case r.peek() == '%' && (r.at == 0 || r.text[r.at-1] == '\n'):
			r.restOfLine()
		case r.peek() == '\n':
			r.line++
			r.at++
		case r.peek() == ' ' || r.peek() == '\t':
			r.at++
		default:
			return
		}
	}
}

func (r *reader) ended() bool { return r.at == len(r.text) }

// peek returns the next byte, 0 at the end of the text.
func (r *reader) peek() byte {
	if r.ended() {
		return 0
	}
	return r.text[r.at]
}

func isResult(word string) bool {
	return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*"
}
