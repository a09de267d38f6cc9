package game

import (
	"slices"
	"strings"

	"drevo/engine/board"
)

// Text returns what is written behind a move for people: its comments without the commands in them.
func (n *Node) Text() string { return textOf(n.Comments) }

// Preface returns what is written before a move for people.
func (n *Node) Preface() string { return textOf(n.Before) }

func textOf(comments []string) string {
	var texts []string
	for _, comment := range comments {
		if text, _ := Commands(comment); text != "" {
			texts = append(texts, text)
		}
	}
	return strings.Join(texts, " ")
}

// SetText replaces what is written behind a move for people. The commands stay.
func (n *Node) SetText(text string) { n.setComment(text, n.commands()) }

// SetCommand replaces a command of a node, or adds it; an empty value takes it away.
func (n *Node) SetCommand(name, value string) {
	commands := slices.DeleteFunc(n.commands(), func(c Command) bool { return c.Name == name })
	if value != "" {
		commands = append(commands, Command{name, value})
	}
	n.setComment(n.Text(), commands)
}

// commands lists the commands in the comments of a node.
func (n *Node) commands() (list []Command) {
	for _, comment := range n.Comments {
		_, commands := Commands(comment)
		list = append(list, commands...)
	}
	return list
}

// setComment makes one comment of commands and a text, none where both are empty. Brackets that would
// begin a command in the text lose their sign.
func (n *Node) setComment(text string, commands []Command) {
	var words []string
	for _, c := range commands {
		words = append(words, strings.TrimSpace("[%"+c.Name+" "+c.Value)+"]")
	}
	if text = strings.TrimSpace(lineEnds.Replace(strings.ReplaceAll(text, "[%", "["))); text != "" {
		words = append(words, text)
	}
	n.Comments = nil
	if len(words) > 0 {
		n.Comments = []string{strings.Join(words, " ")}
	}
}

// SetMarks replaces what is drawn on the board after the move.
func (n *Node) SetMarks(squares, arrows []Mark) {
	n.SetCommand("csl", marksText(squares, func(m Mark) string { return m.From.String() }))
	n.SetCommand("cal", marksText(arrows, func(m Mark) string { return m.From.String() + m.To.String() }))
}

func marksText(marks []Mark, place func(Mark) string) string {
	var words []string
	for _, m := range marks {
		words = append(words, string(m.Colour)+place(m))
	}
	return strings.Join(words, ",")
}

// MakeMain makes the line that n belongs to the main line of the game, up to n.
func (n *Node) MakeMain() {
	for !n.IsMain() {
		n.Promote()
	}
}

// AddLine adds legal moves behind n, as far as they are not there yet, and returns the last one.
func (n *Node) AddLine(moves []board.Move) *Node {
	for _, move := range moves {
		n = n.Add(move)
	}
	return n
}

// IsJudgement reports whether a glyph judges the move, as ! and ? do; of these a move has one at most.
func (n NAG) IsJudgement() bool { return n >= 1 && n <= 9 }

// IsAssessment reports whether a glyph judges the position, as = and ± do; of these a move has one at
// most.
func (n NAG) IsAssessment() bool { return n >= 10 && n <= 21 }

// ToggleNAG gives a move a glyph in place of another one of its sort, or takes it away.
func (n *Node) ToggleNAG(nag NAG) {
	had := slices.Contains(n.NAGs, nag)
	n.NAGs = slices.DeleteFunc(slices.Clone(n.NAGs), func(old NAG) bool {
		return old == nag || old.IsJudgement() && nag.IsJudgement() || old.IsAssessment() && nag.IsAssessment()
	})
	if !had {
		n.NAGs = append(n.NAGs, nag)
	}
}

// Sign is a glyph and what it says.
type Sign struct {
	NAG  NAG
	Name string
}

// Signs lists the glyphs that people choose from.
func Signs() []Sign {
	return []Sign{
		{1, "good move"}, {2, "mistake"}, {3, "brilliant move"}, {4, "blunder"}, {5, "interesting move"}, {6, "dubious move"},
		{7, "only move"}, {10, "equal"}, {13, "unclear"}, {14, "White is slightly better"}, {15, "Black is slightly better"},
		{16, "White is better"}, {17, "Black is better"}, {18, "White is winning"}, {19, "Black is winning"},
		{22, "zugzwang"}, {32, "advantage in development"}, {36, "initiative"}, {40, "attack"}, {132, "counterplay"},
	}
}
