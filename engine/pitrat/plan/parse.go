package plan

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"drevo/engine/board"
)

// SyntaxError says where a plan can't be read, and what was expected there.
type SyntaxError struct {
	Offset    int // in bytes from the start of the text
	Line      int // from 1
	Column    int // in characters, from 1
	Statement int // from 1
	Found     string
	Expected  string
}

// Error implements error.
func (e *SyntaxError) Error() string {
	found := "the end"
	if e.Found != "" {
		found = fmt.Sprintf("%.24q", e.Found)
	}
	return fmt.Sprintf("line %d, column %d (statement %d): found %s, expected %s",
		e.Line, e.Column, e.Statement, found, e.Expected)
}

// Parse reads a plan in the paper's notation: statements separated by blanks or line breaks, the
// arrow as -> or →, the star with or without a blank before it. The empty text is the empty plan.
// An error is a *SyntaxError.
func Parse(text string) (Plan, error) {
	r := &reader{text: text, tokens: tokenize(text)}
	var p Plan
	for r.token().text != "" {
		r.statement = len(p) + 1
		s, err := r.parseStatement()
		if err != nil {
			return nil, err
		}
		p = append(p, s)
	}
	return p, nil
}

// token is a word, a number of signs, or the end of the text (empty).
type token struct {
	text string
	at   int
}

// tokenize cuts a text into words (letters and digits), arrows, and single other signs; the last
// token is the end.
func tokenize(text string) []token {
	var tokens []token
	for at := 0; at < len(text); {
		c, size := utf8.DecodeRuneInString(text[at:])
		end := at + size
		switch {
		case unicode.IsSpace(c):
			at = end
			continue
		case isWord(c):
			end = at + strings.IndexFunc(text[at:]+" ", func(c rune) bool { return !isWord(c) })
		case strings.HasPrefix(text[at:], "->"):
			end = at + len("->")
		}
		tokens = append(tokens, token{text[at:end], at})
		at = end
	}
	return append(tokens, token{at: len(text)})
}

// isWord reports whether a character belongs to a word.
func isWord(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }

// reader walks over the tokens.
type reader struct {
	text      string
	tokens    []token
	next      int
	statement int
}

// token returns the next token without taking it.
func (r *reader) token() token { return r.tokens[r.next] }

// accept takes the next token if it is one of the texts.
func (r *reader) accept(texts ...string) bool {
	for _, text := range texts {
		if r.token().text == text {
			r.next++
			return true
		}
	}
	return false
}

// fail returns the error at the next token.
func (r *reader) fail(expected string) error { return r.failAt(r.token(), expected) }

// failAt returns the error at a token.
func (r *reader) failAt(t token, expected string) error {
	before := r.text[:t.at]
	start := strings.LastIndexByte(before, '\n') + 1
	return &SyntaxError{
		Offset:    t.at,
		Line:      strings.Count(before, "\n") + 1,
		Column:    utf8.RuneCountInString(before[start:]) + 1,
		Statement: r.statement,
		Found:     t.text,
		Expected:  expected,
	}
}

// parseStatement reads one statement.
func (r *reader) parseStatement() (Statement, error) {
	word := r.token()
	if len(word.text) == 4 {
		return r.parseMove()
	}
	square, err := board.ParseSquare(word.text)
	if err != nil {
		return Statement{}, r.fail("a move such as d8d1 or a square such as d5")
	}
	r.next++
	switch {
	case r.accept("analysis"):
		return Analyse(square), nil
	case r.accept("plays"):
		return ManPlays(square), nil
	}
	return r.parseChange(square)
}

// parseMove reads a move, what it promotes to, and its star.
func (r *reader) parseMove() (Statement, error) {
	word := r.token()
	from, err := board.ParseSquare(word.text[:2])
	if err != nil {
		return Statement{}, r.fail("a move: the square it starts from, a1 to h8, and the square it reaches")
	}
	to, err := board.ParseSquare(word.text[2:])
	if err != nil || to == from {
		return Statement{}, r.fail("a move from " + from.String() + " to another square, a1 to h8")
	}
	r.next++
	s := Play(from, to)
	if r.accept("=") {
		switch {
		case r.accept("Q"):
			s.Promotion = board.Queen
		case r.accept("N"):
			s.Promotion = board.Knight
		default:
			return Statement{}, r.fail("Q or N: a pawn becomes a queen or a knight")
		}
	}
	s.Star = r.accept("*")
	return s, nil
}

// parseChange reads what follows the square of a verification or a modification.
func (r *reader) parseChange(square board.Square) (Statement, error) {
	have, err := r.parseState(" or the word analysis or plays")
	if err != nil {
		return Statement{}, err
	}
	if !r.accept("->", "→") {
		if r.token().text == "*" {
			return Statement{}, r.fail("-> and a state, or the next statement: a verification has no star")
		}
		return Verify(square, have), nil
	}
	wanted := r.token()
	want, err := r.parseState("")
	if err != nil {
		return Statement{}, err
	}
	s := Modify(square, have, want)
	if s.Purpose() == NoPurpose {
		return Statement{}, r.failAt(wanted, expectedAfter(have))
	}
	if r.token().text == "*" && !s.MayHaveStar() {
		return Statement{}, r.fail("the next statement: only F -> V, F -> NF and V -> NV have a star")
	}
	s.Star = r.accept("*")
	return s, nil
}

// parseState reads a state; or says what else might have stood there.
func (r *reader) parseState(or string) (State, error) {
	state, ok := ParseState(r.token().text)
	if !ok {
		return NoState, r.fail("a state (V NV F NF E NE, or EQ NEQ ENQ with one of K Q R B N P)" + or)
	}
	r.next++
	return state, nil
}

// expectedAfter says which states a modification can wish for.
func expectedAfter(have State) string {
	if man := have.Man(); man != board.NoPieceType {
		switch have {
		case EnemyMan(man):
			return NotEnemyMan(man).String() + " or " + OtherEnemyMan(man).String() + " after " + have.String()
		case NotEnemyMan(man):
			return EnemyMan(man).String() + " after " + have.String()
		}
	}
	switch have {
	case Friend:
		return "V or NF after F"
	case Enemy:
		return "V after E"
	case Vacant:
		return "NV after V"
	case NotEnemy:
		return "E after NE"
	}
	return "another modification: one starts from F, E, V, NE, En or NEn, not from " + have.String()
}
