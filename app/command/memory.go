package command

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// parseMemory reads an amount of memory, as in 800MB or 4GB; 0 for an empty text.
func parseMemory(text string) (int64, error) {
	if text == "" {
		return 0, nil
	}
	upper := strings.ToUpper(text)
	for _, unit := range []struct {
		name  string
		bytes float64
	}{{"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}} {
		if number, ok := strings.CutSuffix(upper, unit.name); ok {
			n, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
			if err == nil && n > 0 && n*unit.bytes < math.MaxInt64 {
				return int64(n * unit.bytes), nil
			}
		}
	}
	return 0, fmt.Errorf("%.20q is no amount of memory, such as 800MB or 4GB", text)
}
