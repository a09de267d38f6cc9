package open

import (
	"fmt"
	"strconv"
	"strings"

	"drevo/engine/board"
)

// mostLine is how many bytes the line of a position may have.
const mostLine = 64 << 10

// positions reads a position a line: FEN, or EPD with operations behind it.
func (c *collector) positions(text string) {
	number, done := 0, 0
	single := !strings.Contains(strings.TrimSpace(text), "\n")
	for line := range strings.Lines(text) {
		if !c.at(done) {
			return
		}
		number++
		done += len(line)
		if line = strings.TrimSpace(line); line == "" || isRemark(line) {
			continue
		}
		item, err := position(line)
		switch {
		case err == nil:
			c.items = append(c.items, item)
		case single:
			c.leave(err)
		default:
			c.leave(fmt.Errorf("line %d: %w", number, err))
		}
	}
}

// position reads one line. Counters that an EPD leaves out get what its operations say,
// or the least that they can be.
func position(line string) (Item, error) {
	if len(line) > mostLine {
		return Item{}, fmt.Errorf("a line of %d bytes is no position", len(line))
	}
	fen, rest := splitEPD(line)
	operations, err := parseOperations(rest)
	if err != nil {
		return Item{}, err
	}
	fields := strings.Fields(fen)
	if len(fields) == 4 {
		fields = append(fields, counter(operations["hmvc"], 0))
	}
	if len(fields) == 5 {
		clock, _ := strconv.Atoi(fields[4]) // what is no number ParseFEN refuses
		fields = append(fields, counter(operations["fmvn"], (clock+1)/2+1))
	}
	p, err := board.ParseFEN(strings.Join(fields, " "))
	if err != nil {
		return Item{}, err
	}
	return Item{Name: clip(operations["id"]), Start: p}, nil
}

// counter returns the operand of a counter, or the least that it can be.
func counter(operand string, least int) string {
	if isNumber(operand) {
		return operand
	}
	return strconv.Itoa(least)
}

// splitEPD takes the FEN off a line, with clocks if they are there, and returns what
// follows.
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

// parseOperations reads the operations of an EPD: operands by opcode, quotes taken off.
func parseOperations(text string) (map[string]string, error) {
	operations := map[string]string{}
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		var operation string
		operation, text = cutOperation(text)
		opcode, operand, _ := strings.Cut(operation, " ")
		if opcode != "" && !isLetter(opcode[0]) {
			return nil, fmt.Errorf("%.40q behind a position is no operation of an EPD", operation)
		}
		operand = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(operand), `"`), `"`)
		operations[opcode] = strings.ReplaceAll(operand, `\"`, `"`)
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

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
