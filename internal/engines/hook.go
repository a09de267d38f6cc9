package main

import (
	"fmt"
	"regexp"
	"strings"
)

// hooks are what is done to one file of an engine, in the order in which it is written.
type hooks struct {
	file  string
	top   string // stands behind the last #include of the file
	rules []rule
}

// rule changes the body of one function. What it looks for is a name or a short fragment of the engine's; what it
// writes is ours.
type rule struct {
	function string
	do       func(*body) error
}

// body is the body of a function, and the same without comments and texts, in which places are looked for.
type body struct{ text, plain string }

// apply does to a source what the hooks say.
func (h *hooks) apply(source string) (string, error) {
	for _, r := range h.rules {
		from, to, err := bodyOf(source, r.function)
		if err != nil {
			return "", err
		}
		b := body{text: source[from:to], plain: plain(source[from:to])}
		if err := r.do(&b); err != nil {
			return "", fmt.Errorf("%s: %w", r.function, err)
		}
		source = source[:from] + b.text + source[to:]
	}
	last := strings.LastIndex(source, "#include")
	end := last + strings.IndexByte(source[last:], '\n') + 1
	return source[:end] + h.top + source[end:], nil
}

// bodyOf finds the body of a function that is defined in a source.
func bodyOf(source, function string) (from, to int, err error) {
	masked := plain(source)
	head := regexp.MustCompile(`\b` + regexp.QuoteMeta(function) + `\s*\([^;{}]*\)\s*(?:const\s*)?\{`)
	at := head.FindStringIndex(masked)
	if at == nil {
		return 0, 0, fmt.Errorf("there is no function %s", function)
	}
	depth := 1
	for to = at[1]; to < len(masked); to++ {
		switch masked[to] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return at[1], to, nil
			}
		}
	}
	return 0, 0, fmt.Errorf("function %s has no end", function)
}

// aside are comments, texts and letters.
var aside = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'`)

// plain blanks comments and texts out, so that every place stays where it is.
func plain(source string) string {
	return aside.ReplaceAllStringFunc(source, func(found string) string {
		return regexp.MustCompile(`[^\n]`).ReplaceAllString(found, " ")
	})
}

// replace puts a text in the place of a part of the body.
func (b *body) replace(from, to int, text string) {
	b.text = b.text[:from] + text + b.text[to:]
	b.plain = b.plain[:from] + plain(text) + b.plain[to:]
}

// after writes a text behind the nth statement, from 1, that has a fragment.
func after(function, fragment string, nth int, text string) rule {
	return rule{function, func(b *body) error {
		at, err := b.find(fragment, nth)
		if err == nil {
			at += strings.IndexByte(b.plain[at:], ';') + 1
			b.replace(at, at, "\n"+text+"\n")
		}
		return err
	}}
}

// before writes a text in front of the nth fragment, from 1.
func before(function, fragment string, nth int, text string) rule {
	return rule{function, func(b *body) error {
		at, err := b.find(fragment, nth)
		if err == nil {
			b.replace(at, at, text+"\n")
		}
		return err
	}}
}

func (b *body) find(fragment string, nth int) (at int, err error) {
	at = -1
	for range nth {
		next := strings.Index(b.plain[at+1:], fragment)
		if next < 0 {
			return 0, fmt.Errorf("there is no %q number %d", fragment, nth)
		}
		at += 1 + next
	}
	return at, nil
}

// each writes in the place of the statements that a word begins, those behind a fragment, what make says of them, in
// their order; there must be as many as are expected.
func each(function, word, behind string, count int, make func(n int, rest string) string) rule {
	statement := regexp.MustCompile(`\b` + word + `\b([^;]*);`)
	return rule{function, func(b *body) error {
		start := 0
		if behind != "" {
			var err error
			if start, err = b.find(behind, 1); err != nil {
				return err
			}
		}
		found := statement.FindAllStringSubmatchIndex(b.plain[start:], -1)
		if len(found) != count {
			return fmt.Errorf("%d statements begin with %s, not %d", len(found), word, count)
		}
		for n := len(found) - 1; n >= 0; n-- {
			at := found[n]
			rest := strings.TrimSpace(b.text[start+at[2] : start+at[3]])
			if text := make(n, rest); text != "" {
				b.replace(start+at[0], start+at[1], text)
			}
		}
		return nil
	}}
}

// leave is how a return leaves a node.
type leave struct{ before, reason, best string }

// returns writes each return behind a fragment as the end of a node.
func returns(function, behind string, leaves ...leave) rule {
	return each(function, "return", behind, len(leaves), func(n int, rest string) string {
		l := leaves[n]
		if l.reason == "" {
			return ""
		}
		if l.best == "" {
			l.best = "TR_NO_MOVE"
		}
		return fmt.Sprintf("{ %s return trLeave(%s, %s, %s); }", l.before, rest, l.reason, l.best)
	})
}

// skips writes in front of each continue which move is left out; where nothing is said, none is.
func skips(function string, texts ...string) rule {
	return each(function, "continue", "", len(texts), func(n int, _ string) string {
		if texts[n] == "" {
			return ""
		}
		return fmt.Sprintf("{ %s; continue; }", texts[n])
	})
}

// jumps writes in front of each goto which way the node ends.
func jumps(function string, texts ...string) rule {
	return each(function, "goto", "", len(texts), func(n int, rest string) string {
		return fmt.Sprintf("{ %s; goto %s; }", texts[n], rest)
	})
}

// calls says at each call of a function, in their order, by what it comes to its node; where nothing is said it is the
// same as of the one that calls. It stands beside the first argument, so that it is done before the call.
func calls(function, callee string, by ...string) rule {
	call := regexp.MustCompile(`\b` + regexp.QuoteMeta(callee) + `\s*\(([^,;()]*),`)
	return rule{function, func(b *body) error {
		found := call.FindAllStringSubmatchIndex(b.plain, -1)
		if len(found) != len(by) {
			return fmt.Errorf("%d calls of %s, not %d", len(found), callee, len(by))
		}
		for n := len(found) - 1; n >= 0; n-- {
			if at := found[n][2:]; by[n] != "" {
				b.replace(at[0], at[1], "("+by[n]+", "+b.text[at[0]:at[1]]+")")
			}
		}
		return nil
	}}
}
