package game

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"drevo/engine/board"
)

// mostRecord is how many bytes the line of a position may have.
const mostRecord = 64 << 10

// Record is a position with operations: a line of EPD (section 16.2 of the standard), or a FEN.
type Record struct {
	Position   board.Position
	Operations []Operation
	Mended     []string // sentences: what was passed over or put in to read it, and what is odd about the position
}

// Operation is what an EPD says about a position: bm Rd8#; id "one";
type Operation struct {
	Opcode   string
	Operands string // as written, the quotes of a single text taken off
}

// Get returns the operands of an operation, empty if there is none.
func (r *Record) Get(opcode string) string {
	for _, o := range r.Operations {
		if o.Opcode == opcode {
			return o.Operands
		}
	}
	return ""
}

// ParseEPD reads a position of four to six fields, and the operations behind it. Counters that an
// EPD leaves out get what its operations hmvc and fmvn say, or the least that they can be. Of several
// operations of a name [Record.Get] gives the first. Operations that can't be read cost themselves alone, and
// the position is read as [board.ReadFEN] does.
func ParseEPD(line string) (Record, error) {
	if len(line) > mostRecord {
		return Record{}, fmt.Errorf("a line of more than %d bytes is no position", mostRecord)
	}
	fen, rest := splitEPD(line)
	var r Record
	var fault error
	if r.Operations, fault = parseOperations(rest); fault != nil {
		r.Mended = append(r.Mended, fault.Error()+", and was passed over.")
	}
	fields := strings.Fields(fen)
	if len(fields) == 4 {
		fields = append(fields, counter(r.Get("hmvc"), 0))
	}
	if len(fields) == 5 {
		clock, _ := strconv.Atoi(fields[4]) // what is no number is refused below
		fields = append(fields, counter(r.Get("fmvn"), (clock+1)/2+1))
	}
	position, mended, err := board.ReadFEN(strings.Join(fields, " "))
	r.Position, r.Mended = position, append(r.Mended, mended...)
	return r, err
}

// counter returns the operand of a counter, or the least that it can be.
func counter(operand string, least int) string {
	if isNumber(operand) {
		return operand
	}
	return strconv.Itoa(least)
}

// splitEPD takes the FEN off a line, with clocks if they are there, and returns what follows as it stands.
func splitEPD(line string) (fen, rest string) {
	var fields []string
	for rest = line; len(fields) < 6; {
		field, after := cutField(rest)
		if field == "" || len(fields) >= 4 && !isNumber(field) {
			break
		}
		fields, rest = append(fields, field), after
	}
	return strings.Join(fields, " "), rest
}

// cutField cuts a text behind its first word.
func cutField(text string) (field, rest string) {
	text = strings.TrimLeftFunc(text, unicode.IsSpace)
	if i := strings.IndexFunc(text, unicode.IsSpace); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

func isNumber(field string) bool {
	return field != "" && strings.Trim(field, "0123456789") == ""
}

// parseOperations reads the operations of an EPD.
func parseOperations(text string) (operations []Operation, err error) {
	if i := strings.IndexFunc(text, isUnprintable); i >= 0 {
		r, _ := utf8.DecodeRuneInString(text[i:])
		return nil, fmt.Errorf("%q behind a position can't be printed", r)
	}
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		operation, rest, closed := cutOperation(text)
		text = rest
		opcode, operands := cutField(operation)
		if opcode == "" {
			continue
		}
		if c := opcode[0] | 0x20; c < 'a' || c > 'z' || strings.ContainsAny(opcode, `"\`) {
			return nil, fmt.Errorf("%.40q behind a position is no operation of an EPD", operation)
		}
		if !closed {
			return nil, fmt.Errorf("the quotation in %.40q is not closed", operation)
		}
		operands = strings.TrimSpace(operands)
		if strings.HasPrefix(operands, `"`) {
			operands = unescapeTag.Replace(strings.TrimSuffix(operands[1:], `"`))
		}
		operations = append(operations, Operation{opcode, operands})
	}
	return operations, nil
}

// isUnprintable reports whether a letter of a line is one that no text has.
func isUnprintable(r rune) bool { return unicode.IsControl(r) && r != '\t' }

// cutOperation cuts a text at its first semicolon that is not in quotes. It reports whether all quotes
// are closed.
func cutOperation(text string) (operation, rest string, closed bool) {
	quoted := false
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\\' && quoted:
			i++
		case text[i] == '"':
			quoted = !quoted
		case text[i] == ';' && !quoted:
			return text[:i], text[i+1:], true
		}
	}
	return text, "", !quoted
}
