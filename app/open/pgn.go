package open

import (
	"fmt"
	"strings"

	"drevo/engine/board"
)

// games reads the main lines of a PGN. Comments, NAGs and variations are passed
// over: nothing is written back.
func games(text string) ([]Item, error) {
	r := &reader{text: text, line: 1}
	var items []Item
	for {
		item, ok, err := r.game()
		if err != nil {
			return nil, fmt.Errorf("game %d, line %d: %w", len(items)+1, r.line, err)
		}
		if !ok {
			break
		}
		items = append(items, item)
	}
	if len(items) == 0 {
		return nil, fmt.Errorf("this is neither a FEN nor an EPD nor a PGN: %.40q", firstLine(text))
	}
	return items, nil
}

// reader walks over the text of a PGN.
type reader struct {
	text string
	at   int
	line int
}

// game reads tags and moves up to a result or the next game's tags. ok is false at
// the end of the text.
func (r *reader) game() (item Item, ok bool, err error) {
	tags := map[string]string{}
	r.space()
	for r.peek() == '[' {
		name, value, err := r.tag()
		if err != nil {
			return Item{}, false, err
		}
		tags[name] = value
		r.space()
	}
	if r.peek() == 0 && len(tags) == 0 {
		return Item{}, false, nil
	}
	item = Item{Name: title(tags), Start: board.Start()}
	if fen := tags["FEN"]; fen != "" {
		start, err := position(fen)
		if err != nil {
			return Item{}, false, fmt.Errorf("tag FEN: %w", err)
		}
		item.Start = start.Start
	}
	item.Moves, err = r.moves(item.Start)
	return item, true, err
}

func title(tags map[string]string) string {
	white, black := tags["White"], tags["Black"]
	if white == "" && black == "" {
		return tags["Event"]
	}
	name := white + " – " + black
	if event := tags["Event"]; event != "" && event != "?" {
		name += ", " + event
	}
	return name
}

// tag reads [Name "value"].
func (r *reader) tag() (name, value string, err error) {
	r.at++ // [
	end := strings.IndexAny(r.text[r.at:], "]\n")
	for end >= 0 && r.text[r.at+end] == ']' && strings.Count(r.text[r.at:r.at+end], `"`) == 1 {
		more := strings.IndexAny(r.text[r.at+end+1:], "]\n") // a bracket inside the quotes
		if more < 0 {
			break
		}
		end += 1 + more
	}
	if end < 0 || r.text[r.at+end] != ']' {
		return "", "", fmt.Errorf("a tag is not closed")
	}
	name, value, _ = strings.Cut(strings.TrimSpace(r.text[r.at:r.at+end]), " ")
	r.at += end + 1
	value = strings.Trim(strings.TrimSpace(value), `"`)
	return name, strings.ReplaceAll(value, `\"`, `"`), nil
}

// moves reads the main line.
func (r *reader) moves(p board.Position) ([]board.Move, error) {
	var moves []board.Move
	for {
		r.space()
		switch r.peek() {
		case 0, '[':
			return moves, nil
		case '{', ';', '(', '$', ')':
			if err := r.skip(); err != nil {
				return nil, err
			}
			continue
		}
		word := r.word()
		if isResult(word) {
			return moves, nil
		}
		san := strings.TrimLeft(word, "0123456789.")
		if strings.HasPrefix(word, "0-0") {
			san = word
		}
		if san == "" || strings.Trim(san, "!?") == "" || san == "e.p." {
			continue
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

// skip passes over a comment, a NAG or a variation with all that is inside.
func (r *reader) skip() error {
	switch r.peek() {
	case '{':
		return r.past("}", "a comment is not closed")
	case ';':
		if r.past("\n", "") != nil {
			r.at = len(r.text)
		}
		return nil
	case '(':
		return r.variation()
	case ')':
		return fmt.Errorf("a bracket is closed that was never opened")
	}
	r.word()
	return nil
}

// variation passes over a bracketed variation; brackets inside comments don't count.
func (r *reader) variation() error {
	r.at++
	for {
		r.space()
		switch r.peek() {
		case 0:
			return fmt.Errorf("a variation is not closed")
		case ')':
			r.at++
			return nil
		case '{', ';', '(', '$':
			if err := r.skip(); err != nil {
				return err
			}
		default:
			if r.word() == "" {
				r.at++
			}
		}
	}
}

// past goes behind the next occurrence of end.
func (r *reader) past(end, fault string) error {
	i := strings.Index(r.text[r.at:], end)
	if i < 0 {
		return fmt.Errorf("%s", fault)
	}
	r.line += strings.Count(r.text[r.at:r.at+i+len(end)], "\n")
	r.at += i + len(end)
	return nil
}

// word reads up to white space or a special character.
func (r *reader) word() string {
	start := r.at
	for r.at < len(r.text) && !strings.ContainsRune(" \t\n\r{}()[];", rune(r.text[r.at])) {
		r.at++
	}
	if r.at == start && r.at < len(r.text) {
		r.at++ // a stray closing bracket
	}
	return r.text[start:r.at]
}

// space passes over white space, and over lines that begin with the escape sign %.
func (r *reader) space() {
	for {
		switch {
		case r.peek() == '%' && (r.at == 0 || r.text[r.at-1] == '\n'):
			line, _, _ := strings.Cut(r.text[r.at:], "\n")
			r.at += len(line)
		case r.peek() == '\n':
			r.line++
			r.at++
		case r.peek() == ' ' || r.peek() == '\t' || r.peek() == '\r':
			r.at++
		default:
			return
		}
	}
}

func (r *reader) peek() byte {
	if r.at < len(r.text) {
		return r.text[r.at]
	}
	return 0
}

func isResult(word string) bool {
	return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*"
}
