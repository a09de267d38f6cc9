package breakdown

import (
	"fmt"

	"fyne.io/fyne/v2/lang"

	"drevo/widgets/number"
)

// The words that the widget shows, each through Fyne's translations.

func textTerm() string   { return lang.L("Term") }
func textWhite() string  { return lang.L("White") }
func textBlack() string  { return lang.L("Black") }
func textNet() string    { return lang.L("Net") }
func textWeight() string { return lang.L("Weight") }
func textCount() string  { return lang.L("Count") }
func textTotal() string  { return lang.L("Total") }

func textHideZero(n int) string { return fmt.Sprintf("%s (%d)", lang.L("Hide zero"), n) }
func textBySize() string        { return lang.L("Largest first") }

func textEmpty() string {
	return lang.L("No evaluation yet. Select a position or a node of the tree to see here what each term of its evaluation gives.")
}

func textAllZero(n int) string {
	return fmt.Sprintf(lang.L("All %d terms are zero here. Untick “Hide zero” to see them."), n)
}

// textCaption names unit, point of view and who is to move.
func textCaption(scale string, whiteToMove bool) string {
	view, mover := lang.L("seen from White"), lang.L("White to move")
	if !whiteToMove {
		mover = lang.L("Black to move")
	}
	if scale == "" {
		return fmt.Sprintf("%s · %s", view, mover)
	}
	return fmt.Sprintf("%s, %s · %s", scale, view, mover)
}

func textCounted(white, black int) string {
	return fmt.Sprintf(lang.L("Counted: White %d, Black %d."), white, black)
}

func textGroup(members int) string {
	return fmt.Sprintf(lang.L("Sum of %d terms, those hidden included."), members)
}

func textEditWeight(fixed bool) string {
	if fixed {
		return lang.L("This weight is fixed.")
	}
	return lang.L("Click the weight, or press Return, to change it.")
}

// textRange says what a weight may be.
func textRange(r Range) string {
	kind := lang.L("a number from %s to %s")
	if r.Whole {
		kind = lang.L("a whole number from %s to %s")
	}
	return fmt.Sprintf(kind, number.Short(r.Min), number.Short(r.Max))
}

func textWrongWeight(text string, r Range) string {
	return fmt.Sprintf(lang.L("“%s” is not %s"), text, textRange(r))
}

func textMissingWeight(r Range) string {
	return fmt.Sprintf(lang.L("missing: %s"), textRange(r))
}

// textTrouble makes a sentence of what is wrong with a weight.
func textTrouble(err error) string { return fmt.Sprintf(lang.L("Weight: %v."), err) }

// Hints of the columns.

func hintBar(scale string) string {
	return fmt.Sprintf(lang.L("What the term adds to the evaluation: to the right for White, to the left for Black. A full half is %s."), scale)
}
func hintWhite() string  { return lang.L("What the term gives White for White's own pieces.") }
func hintBlack() string  { return lang.L("What the term gives Black for Black's own pieces.") }
func hintNet() string    { return lang.L("What the term adds to the evaluation, seen from White.") }
func hintWeight() string { return lang.L("What the counted thing is multiplied with.") }
func hintCount() string  { return lang.L("How many things were counted for White and for Black.") }
