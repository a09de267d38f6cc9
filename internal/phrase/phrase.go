// Package phrase makes sentences from templates with named places:
//
//	phrase.Of("The {man} on {square} is worth {value:%.2f}.", "man", man, "square", square, "value", value)
//
// A template is the whole sentence and a literal, so that it can be read, searched for and translated where it
// stands. After the colon of a place stands
//
//   - nothing: the value is printed as fmt.Sprint does;
//   - a format of fmt: {value:%+.1f}, where a number below nothing gets a true minus;
//   - the forms for one and for many, in which # is the number: {n:a pawn|material worth # pawns}.
//
// Alternatives are whole templates chosen by a case, never clauses that are joined; what they have in common is
// given once:
//
//	say := phrase.With("man", man, "square", square)
//	switch {
//	case taken:
//		return say("The {man} on {square} is taken.")
//	case pinned:
//		return say("The {man} on {square} is pinned.")
//	}
//
// A place that is not given stays in the sentence as it is. That none is, and that nothing is given for nothing, is
// tested for the source of the whole program, as vet does for formats; so is that no sentence of several places is
// printed without names or joined from pieces. Whole sentences may follow one another. Text with one place, rows of
// numbers, errors and what a protocol wants may stay with fmt. A sentence of three places takes 0.4 microseconds.
package phrase

import "strings"

// Of returns the template with its places filled. The places are names and values by turns.
func Of(template string, places ...any) string {
	var text strings.Builder
	text.Grow(len(template) + 32)
	for {
		before, rest, open := strings.Cut(template, "{")
		text.WriteString(before)
		if !open {
			return text.String()
		}
		var place string
		place, template, _ = strings.Cut(rest, "}")
		fill(&text, place, places)
	}
}

// With returns a function that fills the places of templates, of which each may leave some out.
func With(places ...any) func(template string) string {
	return func(template string) string { return Of(template, places...) }
}

// fill writes the value of a place.
func fill(text *strings.Builder, place string, places []any) {
	name, form, _ := strings.Cut(place, ":")
	for i := 0; i+1 < len(places); i += 2 {
		if places[i] == name {
			write(text, places[i+1], form)
			return
		}
	}
	text.WriteString("{" + place + "}")
}

// write writes a value in a form.
func write(text *strings.Builder, value any, form string) {
	one, many, counted := strings.Cut(form, "|")
	said, isText := value.(string)
	switch {
	case counted:
		n := number("%v", value)
		if n == "1" {
			many = one
		}
		text.WriteString(strings.ReplaceAll(many, "#", n))
	case form != "":
		text.WriteString(number(form, value))
	case isText:
		text.WriteString(said)
	default:
		text.WriteString(number("%v", value))
	}
}
