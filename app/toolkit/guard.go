// Package toolkit takes from the environment what would end Fyne with a stack trace.
package toolkit

import (
	"fmt"
	"os"
	"strconv"

	"golang.org/x/image/font/sfnt"

	"drevo/internal/phrase"
)

// The scales with which a window can still be drawn.
const (
	leastScale = 0.2
	mostScale  = 10
)

// checks lists the variables by which a user can choose something that is none.
var checks = []struct {
	name  string
	check func(value string) error
}{
	{"FYNE_FONT", checkFont}, {"FYNE_FONT_MONOSPACE", checkFont}, {"FYNE_FONT_SYMBOL", checkFont}, {"FYNE_SCALE",
		checkScale},
}

// Guard takes variables away whose values Fyne can't use, and returns a sentence for each. It
// is called before Fyne starts.
func Guard() (said []string) {
	for _, c := range checks {
		value := os.Getenv(c.name)
		if value == "" {
			continue
		}
		if err := c.check(value); err != nil {
			os.Unsetenv(c.name)
			said = append(said, phrase.Of("{name} is not used: {fault}", "name", c.name, "fault", err))
		}
	}
	return said
}

// checkFont asks that a file is a font.
func checkFont(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if _, err := sfnt.Parse(data); err != nil {
		return fmt.Errorf("%.40q is no font", path)
	}
	return nil
}

// checkScale asks that a scale is a number, or Fyne's word for its own.
func checkScale(text string) error {
	if text == "auto" {
		return nil
	}
	scale, err := strconv.ParseFloat(text, 32)
	if err != nil || !(scale >= leastScale && scale <= mostScale) {
		return fmt.Errorf("%.40q is no scale from %v to %v", text, leastScale, mostScale)
	}
	return nil
}
