// Package locale gives the window's toolkit a language that it can read: English, which is
// the program's. In others Fyne complains on standard error about each text that it can't
// translate, and without one about that, before main: a command without a window must not
// say a word there.
//
// Only what names the language of messages is set. The encoding of the keyboard's input
// stays the user's own.
//
// Packages are initialised in the order of their paths as far as their imports allow,
// and this one has no imports but os: it comes before Fyne's.
package locale

import "os"

// plain names no language, so that LANGUAGE does, but an encoding.
const plain = "C.UTF-8"

func init() {
	for name, value := range settings(os.Getenv) {
		os.Setenv(name, value)
	}
}

// settings returns the variables to be set, by name. LANGUAGE is looked at unless the first
// of the others that is set says that there is no language at all.
func settings(get func(string) string) map[string]string {
	set := map[string]string{"LANGUAGE": "en"}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		switch get(name) {
		case "":
			continue
		case "C", "POSIX":
			if name == "LANG" {
				name = "LC_MESSAGES"
			}
			set[name] = plain
		}
		return set
	}
	set["LC_MESSAGES"] = plain
	return set
}
