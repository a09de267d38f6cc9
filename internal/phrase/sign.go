package phrase

import (
	"fmt"
	"reflect"
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
