package query

import (
	"slices"
	"strings"
	"unicode/utf8"

	"drevo/engine/tree"
	"drevo/internal/nearest"
)

// cond is a condition: a test, and whether it costs more than a look at the node. A nil test holds always.
type cond struct {
	test test
	dear bool
}

// test reports whether a condition holds for a node.
type test func(m *Matcher, n *tree.Node) bool

// deepest is how many brackets and nots may stand in each other.
const deepest = 100

// parser reads the tokens of a query. Its grammar:
//
//	query     = [ either ]
//	either    = both { "or" both }
//	both      = one { [ "and" ] one }
//	one       = "not" one | "(" either ")" | condition
//	condition = field sign item { "," item } | flag | word | text
type parser struct {
	text   string
	tokens []token
	next   int
	depth  int
	words  *dictionary
	named  []named
}

// named is a node that a query names by its number, and what is wrong where a tree has no such node.
type named struct {
	id    tree.ID
	wrong Error
}

func (p *parser) peek() token { return p.tokens[p.next] }

// end reports whether no token is left.
func (p *parser) end() bool { return p.next == len(p.tokens)-1 }

// take returns the next token if it is one of the given ones.
func (p *parser) take(texts ...string) (token, bool) {
	t := p.peek()
	if t.quoted || p.end() || !slices.ContainsFunc(texts, func(s string) bool { return strings.EqualFold(s, t.text) }) {
		return t, false
	}
	p.next++
	return t, true
}

// fail says that something else was expected at a token.
func (p *parser) fail(at token, expected string, options ...Completion) *Error {
	e := &Error{Column: utf8.RuneCountInString(p.text[:at.at]) + 1, Found: at.text, Expected: expected, options: options}
	if at.quoted {
		e.Found = `"` + at.text + `"`
	}
	if e.Found != "" {
		var names []string
		for _, o := range options {
			names = append(names, o.Text)
		}
		e.Asked = nearest.Asked(e.Found, names)
	}
	return e
}

func (p *parser) query() (cond, error) {
	if p.end() {
		return cond{}, nil
	}
	c, err := p.either()
	if err == nil && !p.end() {
		return c, p.fail(p.peek(), "and, or, or another condition", p.conditions()...)
	}
	return c, err
}

func (p *parser) either() (cond, error) {
	c, err := p.both()
	for err == nil {
		if _, ok := p.take("or"); !ok {
			break
		}
		var next cond
		next, err = p.both()
		a, b, dear := c.test, next.test, c.dear || next.dear
		if c.dear && !next.dear {
			a, b = b, a
		}
		c = cond{func(m *Matcher, n *tree.Node) bool { return a(m, n) || b(m, n) }, dear}
	}
	return c, err
}

// both joins conditions, those that cost little first.
func (p *parser) both() (cond, error) {
	c, err := p.one()
	list := []cond{c}
	for err == nil {
		if _, ok := p.take("and"); !ok && (p.end() || p.isSign(p.peek()) || strings.EqualFold(p.peek().text, "or")) {
			break
		}
		c, err = p.one()
		list = append(list, c)
	}
	slices.SortStableFunc(list, func(a, b cond) int { return cost(a) - cost(b) })
	all := list[0]
	for _, c := range list[1:] {
		a, b := all.test, c.test
		all = cond{func(m *Matcher, n *tree.Node) bool { return a(m, n) && b(m, n) }, all.dear || c.dear}
	}
	return all, err
}

func cost(c cond) int {
	if c.dear {
		return 1
	}
	return 0
}

// isSign reports whether no condition begins with a token.
func (p *parser) isSign(t token) bool {
	return !t.quoted && t.text != "(" && slices.Contains(signs, t.text)
}

func (p *parser) one() (cond, error) {
	if p.depth++; p.depth > deepest {
		return cond{}, p.fail(p.peek(), "no more brackets in each other")
	}
	defer func() { p.depth-- }()
	if _, ok := p.take("not"); ok {
		c, err := p.one()
		negated := c.test
		return cond{func(m *Matcher, n *tree.Node) bool { return !negated(m, n) }, c.dear}, err
	}
	if _, ok := p.take("("); ok {
		c, err := p.either()
		if err != nil {
			return c, err
		}
		if _, ok := p.take(")"); !ok {
			return c, p.fail(p.peek(), "and, or, another condition, or a closing bracket", p.conditions()...)
		}
		return c, nil
	}
	return p.condition()
}

// condition reads one that is not put together.
func (p *parser) condition() (cond, error) {
	t := p.peek()
	if p.end() || p.isSign(t) || !t.quoted && (strings.EqualFold(t.text, "and") || strings.EqualFold(t.text, "or")) {
		return cond{}, p.fail(t, "a condition, such as ply < 4, cut or best", p.conditions()...)
	}
	p.next++
	if t.quoted {
		return textCond(p.words, t.text), nil
	}
	if f := fieldOf(t.text); f != nil {
		return p.compared(f)
	}
	if c, err := p.word(t); err != nil || c.test != nil {
		return c, err
	}
	if p.words.within(t.text) || isNotation(strings.ToLower(t.text)) {
		return textCond(p.words, t.text), nil
	}
	return cond{}, p.fail(t, "a field, a word of the tree's vocabulary, a move, or a text in quotation marks",
		p.conditions()...)
}

// word is the condition that the vocabulary says a word of a node; none where it does not know it.
func (p *parser) word(t token) (cond, error) {
	switch entries := p.words.find(t.text, ""); len(entries) {
	case 0:
		return cond{}, nil
	case 1:
		f, _ := p.words.vocabulary.FilterOf(entries[0].key)
		passes := p.words.vocabulary.Matcher(f)
		return cond{test: func(_ *Matcher, n *tree.Node) bool { return passes(*n) }}, nil
	default:
		return cond{}, p.ambiguous(t, entries)
	}
}

// ambiguous says that a short word stands for several.
func (p *parser) ambiguous(t token, entries []entry) *Error {
	var keys []string
	var options []Completion
	for _, e := range entries {
		keys = append(keys, string(e.key))
		options = append(options, Completion{Text: string(e.key), Sentence: e.sentence})
	}
	return p.fail(t, "one of "+strings.Join(keys, " and "), options...)
}

// compared reads what stands behind a field.
func (p *parser) compared(f *Field) (cond, error) {
	sign, ok := p.take("=", "==", "!=", "<", "<=", ">", ">=")
	switch {
	case ok && f.items == nil:
		return cond{}, p.fail(sign, "and, or, or another condition")
	case ok && f.number == nil && sign.text[0] != '=' && sign.text[0] != '!':
		return cond{}, p.fail(sign, "= or !=", comparisons(f)...)
	case ok:
		return p.items(f, sign)
	case f.flag != nil:
		return cond{f.flag, f.dear}, nil
	case f.number != nil:
		return cond{}, p.fail(p.peek(), "= != < <= > or >= behind "+f.Name, comparisons(f)...)
	}
	return cond{}, p.fail(p.peek(), "= or != behind "+f.Name, comparisons(f)...)
}

// name notes the node whose number stands at a token.
func (p *parser) name(id tree.ID, at token) { p.named = append(p.named, named{id, *p.fail(at, "")}) }

// item reads one value that a field is compared with; none stands for the nodes that have nothing there.
func (p *parser) item(f *Field, sign token) (test, error) {
	equal := sign.text[0] == '=' || sign.text[0] == '!'
	if !equal || !f.Counted() || len(p.words.find("none", kindOf(f))) > 0 {
		return f.items(p, f, sign.text)
	}
	if _, ok := p.take("none"); !ok {
		return f.items(p, f, sign.text)
	}
	if f.key != nil {
		return func(m *Matcher, n *tree.Node) bool { return f.key(m, n) == "" }, nil
	}
	return func(m *Matcher, n *tree.Node) bool { return !f.has(m, n) }, nil
}

// items reads the values that a field is compared with: one, or with = and != several.
func (p *parser) items(f *Field, sign token) (cond, error) {
	var tests []test
	for {
		t, err := p.item(f, sign)
		if err != nil {
			return cond{}, err
		}
		tests = append(tests, t)
		if sign.text[0] != '=' && sign.text[0] != '!' {
			break
		}
		if _, ok := p.take(","); !ok {
			break
		}
	}
	among := tests[0]
	for _, next := range tests[1:] {
		a, b := among, next
		among = func(m *Matcher, n *tree.Node) bool { return a(m, n) || b(m, n) }
	}
	if sign.text != "!=" {
		return cond{among, f.dear}, nil
	}
	has := f.has
	return cond{func(m *Matcher, n *tree.Node) bool { return has(m, n) && !among(m, n) }, f.dear}, nil
}
