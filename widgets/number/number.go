// Package number writes numbers as people read them, with one minus sign everywhere, and reads what they type.
package number

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"drevo/internal/phrase"
)

// Format writes v with the given count of decimals. What rounds to nothing is written without a
// sign.
func Format(v float64, decimals int) string {
	s := strconv.FormatFloat(v, 'f', decimals, 64)
	if strings.Trim(s, "-0.") == "" {
		return strings.TrimPrefix(s, "-")
	}
	return strings.Replace(s, "-", phrase.Minus, 1)
}

// Signed writes v as Format does, with a plus sign before what is above nothing.
func Signed(v float64, decimals int) string {
	s := Format(v, decimals)
	if v > 0 && strings.Trim(s, "0.") != "" {
		return "+" + s
	}
	return s
}

// Grouped writes a count in groups of three digits, 1 234 567, that no line break parts.
func Grouped(n int64) string {
	s := strconv.FormatInt(n, 10)
	digits := strings.TrimPrefix(s, "-")
	var b strings.Builder
	if len(digits) < len(s) {
		b.WriteString(phrase.Minus)
	}
	for i, digit := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteRune('\u00a0')
		}
		b.WriteRune(digit)
	}
	return b.String()
}

// Short writes v with no more decimals than it needs, at most four: 1, 0.5, 0.3333.
func Short(v float64) string { return Format(v, Decimals(v)) }

// Decimals returns the number of decimals that v needs, at most four.
func Decimals(v float64) int {
	s := strconv.FormatFloat(math.Abs(v), 'f', 4, 64)
	_, part, _ := strings.Cut(strings.TrimRight(s, "0"), ".")
	return len(part)
}

// Parse reads what a person types for a number: any minus sign, a comma for the point, blanks
// around it. The error is a sentence fit to be shown.
func Parse(s string) (float64, error) {
	text := strings.TrimSpace(s)
	if text == "" {
		return 0, fmt.Errorf("a number is missing")
	}
	text = strings.NewReplacer(phrase.Minus, "-", "–", "-", ",", ".").Replace(text)
	v, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
		return 0, fmt.Errorf("“%s” is not a number", strings.TrimSpace(s))
	}
	return v, nil
}
