package phrase

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Minus is the sign before every negative number that people read: the true minus of mathematics, as wide and
// as high as the plus. [Of] writes it for the numbers in places, and widgets/number for those of tables.
const Minus = "−"

// number writes a value by a format of fmt. The sign of a number below nothing is a true minus.
func number(form string, value any) string {
	text := fmt.Sprintf(form, value)
	if !strings.Contains(text, "-") || !negative(value) {
		return text
	}
	return strings.Replace(text, "-", Minus, 1)
}

// negative reports whether a value is a number below nothing.
func negative(value any) bool {
	switch v := reflect.ValueOf(value); {
	case v.CanInt():
		return v.Int() < 0
	case v.CanFloat():
		return v.Float() < 0
	}
	return false
}

// Whole prints a count in groups of three digits, which stay on one line: "1 234 567".
func Whole(n int64) string {
	digits := strconv.FormatInt(n, 10)
	var text strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 && digits[i-1] != '-' {
			text.WriteRune('\u00a0')
		}
		text.WriteRune(d)
	}
	return text.String()
}

// Small writes a count of up to ten as a word: "three"; a larger one as [Whole] does.
func Small(n int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
	if n < len(words) {
		return words[n]
	}
	return Whole(int64(n))
}
