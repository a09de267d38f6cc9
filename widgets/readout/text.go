package readout

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2/lang"

	"drevo/widgets/number"
)

// noBreak joins what belongs together, so that wrapped hints keep it on one line.
const noBreak = "\u00a0"

// letters stand for the powers of a thousand.
var letters = [...]string{"", "k", "M", "G", "T"}

// Short writes a number that is not negative with three digits and the letter of its thousands:
// 1.25 M, 12.5 M, 125 M; below a thousand with at most two decimals. The point stands still as long
// as the digits before it don't change in number.
func Short(v float64) string {
	i := 0
	for math.Round(v) >= 1000 && i < len(letters)-1 {
		v /= 1000
		i++
	}
	if i == 0 && v == math.Trunc(v) {
		return strconv.FormatFloat(v, 'f', 0, 64)
	}
	text := strconv.FormatFloat(v, 'f', decimals(v), 64)
	if i > 0 {
		text += noBreak + letters[i]
	}
	return text
}

// axisText writes the end of a scale, which is a round number: 500 k, 2 M.
func axisText(v float64) string {
	i := 0
	for v >= 1000 && i < len(letters)-1 {
		v /= 1000
		i++
	}
	text := strconv.FormatFloat(v, 'f', -1, 64)
	if i > 0 {
		text += noBreak + letters[i]
	}
	return text
}

// decimals returns how many of them make three digits.
func decimals(v float64) int {
	switch {
	case v < 9.995:
		return 2
	case v < 99.95:
		return 1
	}
	return 0
}

// joinLines puts the texts that are not empty below one another.
func joinLines(texts ...string) string {
	var lines []string
	for _, text := range texts {
		if text != "" {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}

// The words that the widgets show, each through Fyne's translations.

func textRate(rate float64, unit string, ago time.Duration) string {
	text := Short(rate)
	if unit != "" {
		text += noBreak + unit
	}
	switch {
	case ago < 0: // unknown
		return text
	case ago == 0:
		return fmt.Sprintf(lang.L("%s now."), text)
	}
	return fmt.Sprintf(lang.L("%s, %s s ago."), text, strconv.FormatFloat(ago.Seconds(), 'f', 1, 64))
}

func textMean(mean, highest float64) string {
	return fmt.Sprintf(lang.L("Dashed: mean %s. Highest %s."), Short(mean), Short(highest))
}

func textShare(s Share, total int64) string {
	return fmt.Sprintf("%s: %s (%s)", s.Name, number.Grouped(s.Count), percent(s.Count, total, 1))
}

// percent writes a part of a whole; what is there is never written as nothing, and what lacks
// something never as all.
func percent(part, whole int64, decimals int) string {
	if whole <= 0 {
		return "0" + noBreak + "%"
	}
	v := 100 * float64(part) / float64(whole)
	step := math.Pow(10, -float64(decimals))
	switch {
	case part > 0 && v < step:
		return "<" + strconv.FormatFloat(step, 'f', decimals, 64) + noBreak + "%"
	case part < whole && v > 100-step:
		return ">" + strconv.FormatFloat(100-step, 'f', decimals, 64) + noBreak + "%"
	}
	return strconv.FormatFloat(v, 'f', decimals, 64) + noBreak + "%"
}
