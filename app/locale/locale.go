// Package locale gives the window's toolkit a language that it can read. Without one, or
// with the plain "C", Fyne complains on standard error when the program starts, before
// main: a command without a window must not say a word there.
//
// Packages are initialised in the order of their paths as far as their imports allow,
// and this one has no imports but os and strings: it comes before Fyne's.
package locale

import (
	"os"
	"strings"
)

// plain is used where the environment names no language.
const plain = "en_US.UTF-8"

func init() {
	if !named(os.Getenv) {
		os.Setenv("LC_ALL", plain)
	}
}

// named reports whether the environment names a language, by the first of its variables
// that is set.
func named(get func(string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := get(name); value != "" {
			return value != "C" && value != "POSIX" && !strings.HasPrefix(value, "C.")
		}
	}
	return false
}
