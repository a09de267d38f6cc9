package lesson

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"drevo/engine/board"
	"drevo/internal/nearest"
)

// MostBytes bounds the file of a lesson. It is a ruling: a long lesson has ten thousand.
const MostBytes = 1 << 20

// Read reads a lesson. The error is [Faults]; the lesson has what could be read all the same.
func Read(file, source string) (*Lesson, error) {
	source = strings.ReplaceAll(strings.TrimPrefix(source, "\ufeff"), "\r\n", "\n")
	r := reader{lesson: &Lesson{File: file}, source: source}
	if len(source) > MostBytes {
		r.fault(Place{1, 1}, "the file has more than %d bytes", MostBytes)
		return r.lesson, r.faults.err()
	}
	body := r.front()
	r.body = []byte(strings.Repeat("\n", strings.Count(r.source[:body], "\n")) + r.source[body:])
	top := goldmark.DefaultParser().Parse(text.NewReader(r.body))
	for n := top.FirstChild(); n != nil; n = n.NextSibling() {
		r.block(n, "")
	}
	return r.lesson, r.faults.err()
}

// reader is a lesson that is being read.
type reader struct {
	lesson *Lesson
	source string
	body   []byte // what stands behind the front matter, in the lines where it stands
	faults Faults
}

func (r *reader) fault(at Place, format string, args ...any) {
	r.faults = append(r.faults, Fault{r.lesson.File, at, fmt.Sprintf(format, args...)})
}

// at is the place of a byte of the body.
func (r *reader) at(offset int) Place {
	before := string(r.body[:min(offset, len(r.body))])
	line := strings.LastIndexByte(before, '\n') + 1
	return Place{strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[line:]) + 1}
}

// block reads a node of the document.
func (r *reader) block(n ast.Node, bullet string) {
	switch n := n.(type) {
	case *ast.Heading:
		r.add(Block{Heading: n.Level, Spans: r.spans(n)})
	case *ast.Paragraph, *ast.TextBlock:
		r.add(Block{Bullet: bullet, Spans: r.spans(n)})
	case *ast.List:
		number := n.Start
		for item := n.FirstChild(); item != nil; item = item.NextSibling() {
			sign := "•"
			if n.IsOrdered() {
				sign = fmt.Sprintf("%d.", number)
				number++
			}
			for part := item.FirstChild(); part != nil; part = part.NextSibling() {
				r.block(part, sign)
				sign = " "
			}
		}
	case *ast.Blockquote:
		for part := n.FirstChild(); part != nil; part = part.NextSibling() {
			r.block(part, bullet)
		}
	case *ast.FencedCodeBlock:
		r.fenced(n)
	case *ast.CodeBlock:
		r.add(Block{Code: true, Spans: []Span{{Text: strings.TrimRight(string(n.Lines().Value(r.body)), "\n")}}})
	case *ast.ThematicBreak:
	default:
		at := Place{1, 1}
		if n.Lines() != nil && n.Lines().Len() > 0 {
			at = r.at(n.Lines().At(0).Start)
		}
		r.fault(at, "a lesson has no %s", strings.ToLower(n.Kind().String()))
	}
}

func (r *reader) add(b Block) { r.lesson.Blocks = append(r.lesson.Blocks, b) }

// spans reads what stands in a paragraph.
func (r *reader) spans(n ast.Node) (spans []Span) {
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			span := Span{Text: unescaped(string(n.Segment.Value(r.body))), Link: linkOf(n), Place: r.at(n.Segment.Start)}
			if n.SoftLineBreak() || n.HardLineBreak() {
				span.Text += " "
			}
			spans = append(spans, span)
		case *ast.AutoLink:
			spans = append(spans, Span{Text: string(n.URL(r.body))})
		case *ast.Image, *ast.RawHTML:
			r.fault(r.lastOf(spans), "a lesson has no %s: pictures are what its links show", strings.ToLower(n.Kind().String()))
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	for _, s := range spans {
		if s.Link != "" && !strings.HasPrefix(s.Link, Scheme) {
			r.fault(s.Place, "a link of a lesson begins with %s, this one leads to %.40s", Scheme, s.Link)
		}
	}
	return spans
}

// Scheme is what a link begins with that shows something in the window.
const Scheme = "drevo:"

// lastOf is the place of the last of some spans.
func (r *reader) lastOf(spans []Span) Place {
	if len(spans) == 0 {
		return Place{1, 1}
	}
	return spans[len(spans)-1].Place
}

// linkOf is the link in which a text stands.
func linkOf(n ast.Node) string {
	for ; n != nil; n = n.Parent() {
		if l, ok := n.(*ast.Link); ok {
			return string(l.Destination)
		}
	}
	return ""
}

// unescaped takes the backslashes away that keep a sign from being one of Markdown.
func unescaped(s string) string {
	var text strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && strings.IndexByte("\\`*_{}[]()#+-.!>|~", s[i+1]) >= 0 {
			i++
		}
		text.WriteByte(s[i])
	}
	return text.String()
}

// fenced reads a task, a check, or what is only shown.
func (r *reader) fenced(n *ast.FencedCodeBlock) {
	info := ""
	at := r.fenceAt(n)
	if n.Info != nil {
		info = string(n.Info.Segment.Value(r.body))
		at = r.at(n.Info.Segment.Start)
	}
	words := strings.Fields(info)
	switch {
	case len(words) > 0 && words[0] == "ask":
		r.task(n, words[1:], at)
	case info == "check":
		c := &Check{}
		for i := range n.Lines().Len() {
			line := n.Lines().At(i)
			if text := strings.TrimSpace(string(line.Value(r.body))); text != "" {
				c.Conditions = append(c.Conditions, Field{Value: text, Place: r.at(line.Start)})
			}
		}
		r.add(Block{Check: c})
	default:
		r.add(Block{Code: true, Spans: []Span{{Text: strings.TrimRight(string(n.Lines().Value(r.body)), "\n")}}})
	}
}

// fenceAt is the place of a fence without words behind it.
func (r *reader) fenceAt(n *ast.FencedCodeBlock) Place {
	if n.Lines().Len() == 0 {
		return Place{1, 1}
	}
	at := r.at(n.Lines().At(0).Start)
	return Place{at.Line - 1, 1}
}

// task reads a block "ask KIND".
func (r *reader) task(n *ast.FencedCodeBlock, words []string, at Place) {
	if len(words) != 1 {
		r.fault(at, "a task is \"ask KIND\": %s", strings.Join(kindNames(), ", "))
		return
	}
	t := &Task{Kind: words[0], Place: at, Number: len(r.lesson.Tasks()) + 1}
	kind, ok := kindOf(t.Kind)
	if !ok {
		r.fault(at, "there is no task of the kind %.40q%s", t.Kind, nearest.Asked(t.Kind, kindNames()))
		return
	}
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		f, ok := r.pair(string(line.Value(r.body)), r.at(line.Start))
		if !ok {
			continue
		}
		allowed := append([]string{"say", "hint"}, kind.fields()...)
		if !slices.Contains(allowed, f.Key) {
			r.fault(f.Place, "%s has no field %.40q%s", t.Kind, f.Key, nearest.Asked(f.Key, allowed))
			continue
		}
		if f.Key != "hint" && t.Field(f.Key) != "" {
			r.fault(f.Place, "%s is given twice", f.Key)
		}
		t.Fields = append(t.Fields, f)
	}
	for _, key := range kind.needs {
		if t.Field(key) == "" {
			r.fault(at, "%s needs the field %q", t.Kind, key)
		}
	}
	r.add(Block{Task: t})
}

// pair reads a line "key: value"; ok is false for one that is empty, or wrong.
func (r *reader) pair(line string, at Place) (f Field, ok bool) {
	if strings.TrimSpace(line) == "" {
		return f, false
	}
	key, value, found := strings.Cut(line, ":")
	if !found {
		r.fault(at, "a line here is \"key: value\", not %.40q", strings.TrimSpace(line))
		return f, false
	}
	start := len(key) + 1 + len(value) - len(strings.TrimLeft(value, " \t"))
	f = Field{Key: strings.TrimSpace(key), Value: unquoted(strings.TrimSpace(value)), Place: at}
	if f.Value == "" {
		r.fault(at, "%s is given without a value", f.Key)
		return f, false
	}
	f.Column += utf8.RuneCountInString(line[:start])
	return f, true
}

// unquoted takes quotation marks away that stand round a whole value, as YAML has them.
func unquoted(value string) string {
	if n := len(value); n > 1 && value[0] == '"' && value[n-1] == '"' {
		return value[1 : n-1]
	}
	return value
}

// positionOf reads the position of a lesson.
func (r *reader) positionOf(f Field) {
	p, err := board.ParseFEN(f.Value)
	if err == nil {
		err = p.Playable()
	}
	if err != nil {
		r.fault(f.Place, "%s", err)
		return
	}
	r.lesson.Position = p
}
