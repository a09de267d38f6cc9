package trace

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// appendText appends a record as a line of text, without its end.
func (r *Record) appendText(to []byte, words *Words) []byte {
	switch {
	case r.Op == Line:
		return append(to, r.Text...)
	case r.Op > Line: // of a later version
		return hex.AppendEncode(append(strconv.AppendInt(append(to, '~'), int64(r.Op), 10), ' '), []byte(r.Text))
	}
	l := &layouts[r.Op]
	to = append(to, l.word...)
	if l.text {
		return append(append(to, ' '), r.Text...)
	}
	missing := 0 // that must be written if something follows
	for i := range l.fields {
		f := &l.fields[i]
		if !r.Has(f.slot) {
			if f.name == "" {
				missing++
			}
			continue
		}
		for ; missing > 0 && f.name == ""; missing-- {
			to = append(to, " -"...)
		}
		to = append(to, ' ')
		if f.name != "" {
			to = append(append(to, f.name...), '=')
		}
		to = r.appendNumber(to, f, words)
	}
	return to
}

// appendNumber appends a number of a record as text has it.
func (r *Record) appendNumber(to []byte, f *field, words *Words) []byte {
	n := r.n[f.slot]
	switch f.sort {
	case coded:
		return Move(n).appendText(to, words)
	case sign:
		return append(to, "=<>"[n])
	case kind:
		return words.append(to, kindWords, int(n))
	case reason:
		return words.append(to, reasonWords, int(n))
	case place:
		return words.append(to, placeWords, int(n))
	}
	return strconv.AppendInt(to, n, 10)
}

// parseText reads a line. One that this version does not know becomes a record that says nothing but itself.
func (r *Record) parseText(line []byte, words *Words) error {
	word, rest, _ := bytes.Cut(line, []byte{' '})
	op := opOf(string(word))
	if op == 0 {
		return r.unknown(line)
	}
	r.Begin(op)
	l := &layouts[op]
	if l.text {
		r.Text = string(rest)
		return nil
	}
	plain := 0 // fields without a name that were seen
	for len(rest) > 0 {
		var part []byte
		part, rest, _ = bytes.Cut(rest, []byte{' '})
		f, text := l.find(part, &plain)
		if f == nil || len(text) == 1 && text[0] == '-' {
			continue // said by a later version, or not at all
		}
		n, ok := parseNumber(text, f.sort, words)
		if !ok {
			return fmt.Errorf("%.40q is not understood in %.60q", text, line)
		}
		r.Set(f.slot, n)
	}
	for i := range l.fields {
		if f := &l.fields[i]; f.bit == 0 && !r.Has(f.slot) {
			return fmt.Errorf("%.60q is too short", line)
		}
	}
	r.complete()
	return r.valid()
}

// find returns the field that a part of a line gives, and its text.
func (l *layout) find(part []byte, plain *int) (*field, []byte) {
	if name, text, ok := bytes.Cut(part, []byte{'='}); ok && len(name) > 0 {
		for i := range l.fields {
			if f := &l.fields[i]; f.name == string(name) {
				return f, text
			}
		}
		return nil, nil
	}
	seen := 0
	for i := range l.fields {
		if f := &l.fields[i]; f.name == "" {
			if seen == *plain {
				*plain++
				return f, part
			}
			seen++
		}
	}
	return nil, nil
}

func parseNumber(text []byte, s sort, words *Words) (n int64, ok bool) {
	code := 0
	switch s {
	case coded:
		m, ok := parseMove(text, words)
		return int64(m), ok
	case sign:
		i := strings.Index("=<>", string(text))
		return int64(i), i >= 0 && len(text) == 1
	case kind:
		code, ok = words.number(kindWords, text)
	case reason:
		code, ok = words.number(reasonWords, text)
	case place:
		code, ok = words.number(placeWords, text)
	default:
		return parseInt(text)
	}
	return int64(code), ok
}

// unknown keeps a line that this version does not know, or what stands there for a record of a later one.
func (r *Record) unknown(line []byte) error {
	if rest, ok := bytes.CutPrefix(line, []byte{'~'}); ok {
		tag, code, _ := bytes.Cut(rest, []byte{' '})
		n, isNumber := parseInt(tag)
		if text, err := hex.DecodeString(string(code)); err == nil && isNumber && n > int64(Line) && n < ops {
			r.Begin(Op(n)).Text = string(text)
			return nil
		}
	}
	r.Begin(Line).Text = string(line)
	return nil
}
