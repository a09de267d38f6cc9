package readout

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"drevo/widgets/number"
)

// noBreak joins what belongs together, so that wrapped hints keep it on one line.
const noBreak = "\u00a0"

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
