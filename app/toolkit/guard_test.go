package toolkit

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/goregular"
)

func TestGuard(t *testing.T) {
	folder := t.TempDir()
	font, none := filepath.Join(folder, "go.ttf"), filepath.Join(folder, "none.ttf")
	for path, data := range map[string][]byte{font: goregular.TTF, none: []byte("no font")} {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		name, value string
		used        bool
	}{
		{"FYNE_FONT", font, true}, {"FYNE_FONT", none, false}, {"FYNE_FONT", filepath.Join(folder, "absent.ttf"), false},
		{"FYNE_FONT", folder, false},
		{"FYNE_FONT_MONOSPACE", none, false}, {"FYNE_FONT_SYMBOL", none, false},
		{"FYNE_SCALE", "1.5", true}, {"FYNE_SCALE", "auto", true}, {"FYNE_SCALE", "NaN", false}, {"FYNE_SCALE", "1e30",
			false}, {"FYNE_SCALE", "-1", false}, {"FYNE_SCALE", "0", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Setenv(test.name, test.value)
			said := strings.Join(Guard(), "; ")
			if (os.Getenv(test.name) == test.value) != test.used || (said == "") != test.used {
				t.Errorf("%s: said %q, then it is %q", test.value, said, os.Getenv(test.name))
			}
		})
	}
}
