package game

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/engine/board"
)

// mostRecord is how many bytes the line of a position may have.
const mostRecord = 64 << 10

// Record is a position with operations: a line of EPD (section 16.2 of the standard), or a FEN.
type Record struct {
	Position   board.Position
	Operations []Operation
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
// EPD leaves out get what its operations hmvc and fmvn say, or the least that they can be.
func ParseEPD(line string) (Record, error) {
	if len(line) > mostRecord {
		return Record{}, fmt.Errorf("a line of %d bytes is no position", len(line))
	}
	fen, rest := splitEPD(line)
	var r Record
	var err error
	if r.Operations, err = parseOperations(rest); err != nil {
		return Record{}, err
	}
	fields := strings.Fields(fen)
	if len(fields) == 4 {
		fields = append(fields, counter(r.Get("hmvc"), 0))
	}
	if len(fields) == 5 {
		clock, _ := strconv.Atoi(fields[4]) // what is no number ParseFEN refuses
		fields = append(fields, counter(r.Get("fmvn"), (clock+1)/2+1))
	}
	r.Position, err = board.ParseFEN(strings.Join(fields, " "))
	return r, err
}

// String writes the record as a line of EPD: four fields, then the operations, the counters among
// them.
func (r *Record) String() string {
	fields := strings.Fields(r.Position.FEN())
	var line strings.Builder
	line.WriteString(strings.Join(fields[:4], " "))
	operations := r.Operations
	for i, opcode := range []string{"hmvc", "fmvn"} {
		if r.Get(opcode) == "" {
			operations = append(operations, Operation{opcode, fields[4+i]})
		}
	}
	for _, o := range operations {
		fmt.Fprintf(&line, " %s", o.Opcode)
		if o.Operands != "" {
			line.WriteString(" " + o.written())
		}
		line.WriteByte(';')
	}
	return line.String()
}

// written returns the operands as they stand in a line: texts in quotes.
func (o Operation) written() string {
	if o.Opcode == "id" || isComment(o.Opcode) || strings.ContainsAny(o.Operands, `;"\`) {
		return `"` + escapeTag.Replace(o.Operands) + `"`
	}
	return o.Operands
}

// isComment reports whether an opcode is one of the comments c0 to c9.
func isComment(opcode string) bool {
	return len(opcode) == 2 && opcode[0] == 'c' && opcode[1] >= '0' && opcode[1] <= '9'
}

// counter returns the operand of a counter, or the least that it can be.
func counter(operand string, least int) string {
	if isNumber(operand) {
		return operand
	}
	return strconv.Itoa(least)
}

// splitEPD takes the FEN off a line, with clocks if they are there, and returns what follows.
func splitEPD(line string) (fen, rest string) {
	fields := strings.Fields(line)
	n := min(len(fields), 4)
	for n < len(fields) && n < 6 && isNumber(fields[n]) {
		n++
	}
	return strings.Join(fields[:n], " "), strings.Join(fields[n:], " ")
}

func isNumber(field string) bool {
	return field != "" && strings.Trim(field, "0123456789") == ""
}

// parseOperations reads the operations of an EPD.
func parseOperations(text string) (operations []Operation, err error) {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		var operation string
		operation, text = cutOperation(text)
		opcode, operands, _ := strings.Cut(operation, " ")
		if opcode == "" {
			continue
		}
		if c := opcode[0] | 0x20; c < 'a' || c > 'z' {
			return nil, fmt.Errorf("%.40q behind a position is no operation of an EPD", operation)
		}
		operands = strings.TrimSpace(operands)
		if strings.HasPrefix(operands, `"`) {
			operands = unescapeTag.Replace(strings.TrimSuffix(operands[1:], `"`))
		}
		operations = append(operations, Operation{opcode, operands})
	}
	return operations, nil
}

// cutOperation cuts a text at its first semicolon that is not in quotes.
func cutOperation(text string) (operation, rest string) {
	quoted := false
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\\':
			i++
		case text[i] == '"':
			quoted = !quoted
		case text[i] == ';' && !quoted:
			return text[:i], text[i+1:]
		}
	}
	return text, ""
}
