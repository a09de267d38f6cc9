package game

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"drevo/engine/board"
)

// Command is an instruction to a program inside a comment: [%clk 0:12:03].
type Command struct{ Name, Value string }

// Commands takes a comment apart: what is meant for people, and the commands in it.
func Commands(comment string) (text string, commands []Command) {
	for {
		head, rest, ok := strings.Cut(comment, "[%")
		inside, tail, closed := strings.Cut(rest, "]")
		if !ok || !closed {
			return strings.TrimSpace(text + comment), commands
		}
		name, value, _ := strings.Cut(inside, " ")
		commands = append(commands, Command{name, strings.TrimSpace(value)})
		text, comment = text+head, strings.TrimPrefix(tail, " ")
	}
}

// command returns the value of the last command of a name in the comments of a node.
func (n *Node) command(name string) (value string, ok bool) {
	for _, comment := range n.Comments {
		_, commands := Commands(comment)
		for _, c := range commands {
			if c.Name == name {
				value, ok = c.Value, true
			}
		}
	}
	return value, ok
}

// Clock returns the time that the mover had left after the move, from [%clk 1:23:45].
func (n *Node) Clock() (time.Duration, bool) {
	value, ok := n.command("clk")
	if !ok {
		return 0, false
	}
	left, err := parseClock(value)
	return left, err == nil
}

// parseClock reads hours, minutes and seconds; the seconds may have a fraction.
func parseClock(text string) (time.Duration, error) {
	parts := strings.Split(text, ":")
	if len(parts) > 3 {
		return 0, fmt.Errorf("%.40q is no time of a clock", text)
	}
	total := 0.0
	for _, part := range parts {
		n, err := strconv.ParseFloat(part, 64)
		if err != nil || n < 0 || n > 1e6 {
			return 0, fmt.Errorf("%.40q is no time of a clock", text)
		}
		total = total*60 + n
	}
	return time.Duration(total * float64(time.Second)).Round(time.Millisecond), nil
}

// Eval returns the evaluation of [%eval 0.35] or [%eval #-3] as it is written: in pawns or as moves
// to mate, from White's side.
func (n *Node) Eval() (string, bool) { return n.command("eval") }

// Mark is a square or an arrow that somebody drew: [%csl Re4], [%cal Gd2d4].
type Mark struct {
	Colour   byte // R, G, Y or B: red, green, yellow, blue
	From, To board.Square
}

// Squares and Arrows return what is drawn on the board after the move; of a square, From and To are
// the same. What can't be read is left out.
func (n *Node) Squares() []Mark { return n.marks("csl", 1) }
func (n *Node) Arrows() []Mark  { return n.marks("cal", 2) }

// marks reads the marks of a command, each a colour and a number of squares.
func (n *Node) marks(name string, squares int) (marks []Mark) {
	value, _ := n.command(name)
	for _, word := range strings.Split(value, ",") {
		if word = strings.TrimSpace(word); len(word) != 1+2*squares {
			continue
		}
		from, err := board.ParseSquare(word[1:3])
		to, err2 := board.ParseSquare(word[len(word)-2:])
		if err == nil && err2 == nil {
			marks = append(marks, Mark{word[0], from, to})
		}
	}
	return marks
}
