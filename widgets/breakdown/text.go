package breakdown

import (
	"fmt"

	"fyne.io/fyne/v2/lang"

	"drevo/internal/phrase"
	"drevo/widgets/number"
)

// The words that the widget shows, each through Fyne's translations.

func textHideZero(n int) string { return fmt.Sprintf("%s (%d)", lang.L("Hide zero"), n) }

func textEmpty() string {
	return lang.L("No evaluation yet. Select a position or a node of the tree to see here what each term of its " +
		"evaluation gives.")
}

func textAllZero(n int) string {
	return fmt.Sprintf(lang.L("All %d terms are zero here. Untick “Hide zero” to see them."), n)
}

// textCaption names unit, or the total in other words, point of view and who is to move.
func textCaption(unit, note string, whiteToMove bool) string {
	view, mover := lang.L("seen from White"), lang.L("White to move")
	if !whiteToMove {
		mover = lang.L("Black to move")
	}
	if note != "" {
		unit = note
	}
	if unit == "" {
		return fmt.Sprintf("%s · %s", view, mover)
	}
	return fmt.Sprintf("%s, %s · %s", unit, view, mover)
}

func textCounted(white, black int) string {
	return phrase.Of(lang.L("Counted: White {white}, Black {black}."), "white", white, "black", black)
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
	say := phrase.With("least", number.Short(r.Min), "most", number.Short(r.Max))
	if r.Whole {
		return say(lang.L("a whole number from {least} to {most}"))
	}
	return say(lang.L("a number from {least} to {most}"))
}

func textWrongWeight(text string, r Range) string {
	return phrase.Of(lang.L("“{text}” is not {range}"), "text", text, "range", textRange(r))
}

func textMissingWeight(r Range) string {
	return fmt.Sprintf(lang.L("missing: %s"), textRange(r))
}

// textTrouble makes a sentence of what is wrong with a weight.
func textTrouble(err error) string { return fmt.Sprintf(lang.L("Weight: %v."), err) }

// Hints of the columns.

func hintWeight(scale string) string {
	if scale == "" {
		return lang.L("Weight: what the counted thing is multiplied with.")
	}
	return fmt.Sprintf(lang.L("Weight: what the counted thing is multiplied with, in %s."), scale)
}

// hintBar says what a bar of each scale is worth.
func hintBar(scales number.Scales, full number.Amount) string {
	text := lang.L("What the term adds to the evaluation: to the right for White, to the left for Black.")
	for i, value := range full {
		scale := scales.At(i)
		say := phrase.With("group", scale.Name, "value", number.Format(value, scale.Decimals), "unit", scale.Unit)
		if len(full) > 1 {
			text += " " + say(lang.L("{group}: a full half is {value} {unit}."))
		} else {
			text += " " + phrase.Of(lang.L("A full half is {value} {unit}."), "value", number.Format(value, scale.Decimals),
				"unit", scale.Unit)
		}
	}
	return text
}
