package why

import (
	"fmt"

	"fyne.io/fyne/v2/lang"

	"drevo/internal/phrase"
)

// The words that the panel shows, each through Fyne's translations.

// textHeading returns the heading of a part.
func textHeading(s Part) string {
	return [parts]string{
		lang.L("Where the value comes from"),
		lang.L("One move against another"),
		lang.L("The leaf's evaluation"),
		lang.L("The moves"),
		lang.L("The other moves"),
		lang.L("Reasons"),
	}[s]
}

// hintHeading says what a part shows.
func hintHeading(s Part) string {
	return [parts]string{
		lang.L("The nodes along which the root's value came up, from the root to the leaf where it was made."),
		lang.L("Two moves of one position, line by line and then term by term at the ends of the lines, seen from White. " +
			"The second is the one that you choose in the tree or play on the board."),
		lang.L("The terms that make up the leaf's value, the largest first, seen from White."),
		lang.L("What the search did with each move: the value or bound that it gave it, and the nodes that this took."),
		lang.L("The legal moves at this node that the programme did not look at, only tested, or examined in another stage " +
			"only, and by which rule; where a game of changing functions weighed them, with what each changes. A click plays " +
			"one."),
		lang.L("How often each rule ended, cut, left out or extended something in this tree."),
	}[s]
}

// textAlone says what a line is that stands alone.
func textAlone() string {
	return lang.L("The line that a search of the position after this move expects, to where the value of that search " +
		"comes from.")
}

// hintTaken says what a move takes, and how the sides stand by their pieces after it, a line; nothing where neither is
// told.
func hintTaken(taken, pieces string) string {
	switch {
	case pieces != "":
		return "\n" + phrase.Of(lang.L("{taken}; the pieces, in pawns for White: {pieces}"), "taken", taken, "pieces", pieces)
	case taken != "":
		return "\n" + taken
	}
	return ""
}

func textEmpty() string {
	return lang.L("Nothing to explain yet. Let a programme think about the position; then this tab shows where the " +
		"value of its move comes from.")
}

func textSteps(n int) string {
	return phrase.Of(lang.L("{n:1 half-move|# half-moves}"), "n", n)
}

func textMoreMoves(n int) string { return fmt.Sprintf(lang.L("%d more moves"), n) }

func textMovesOf(n int) string { return fmt.Sprintf(lang.L("%d moves"), n) }

func textMore(n int) string { return fmt.Sprintf(lang.L("%d smaller terms"), n) }

func textWindow(w string) string { return fmt.Sprintf(lang.L("Searched in the window %s."), w) }

// hintEqual says what the row of equal terms is.
func hintEqual(value string) string {
	return fmt.Sprintf(lang.L("Equal in both: the terms that are the same in both evaluations come to %s together."),
		value)
}

// hintDifference says how a term differs.
func hintDifference(c *Comparison, d Difference) string {
	scale := c.Scales.At(d.Scale)
	text := phrase.Of(lang.L("{term}: {value} after {move}, {second} after {other}."), "term", d.Name,
		"value", scale.Signed(d.First), "move", c.First.Name,
		"second", scale.Signed(d.Second), "other", c.Second.Name)
	if d.Hint != "" {
		text += "\n" + d.Hint
	}
	return text
}

func textNeeded(bound string) string { return fmt.Sprintf(lang.L("needed %s"), bound) }

// hintValue says in words what a value means: the caller's, if there are some.
func hintValue(value string, bound Bound, meaning string) string {
	if meaning != "" {
		return meaning
	}
	switch bound {
	case AtLeast:
		return fmt.Sprintf(lang.L("Value at least %s: it was cut before it was known exactly."), value)
	case AtMost:
		return fmt.Sprintf(lang.L("Value at most %s: nothing better than the lower bound was found."), value)
	}
	return fmt.Sprintf(lang.L("Value %s, exact."), value)
}

// sign is written before a value that is only a bound.
func sign(bound Bound) string { return [...]string{"", "≥", "≤"}[bound] }
