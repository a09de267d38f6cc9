package command

import (
	"strings"

	"drevo/internal/nearest"
)

// flagsAsCommands are flags that stand in the place of a command.
var flagsAsCommands = map[string]string{"-h": "help", "--h": "help", "-help": "help", "--help": "help", "-v": "version",
	"-version": "version", "--version": "version"}

// Known reports whether a word is the name of a command.
func Known(name string) bool {
	_, err := find(name)
	return err == nil
}

// find returns the command of a name, in letters of any size.
func find(name string) (command, error) {
	lower := strings.ToLower(name)
	if flag, ok := flagsAsCommands[lower]; ok {
		lower = flag
	}
	for _, c := range table() {
		if lower == c.name || lower == c.also {
			return c, nil
		}
	}
	return command{}, wrong("unknown command %.40q%s; drevo help lists them", name, Meant(name))
}

// Meant asks whether a misspelt word means a command, as " (did you mean analyse?)"; "" where none is near.
func Meant(word string) string { return nearest.Asked(word, commandNames()) }

func commandNames() (names []string) {
	for _, c := range commandCandidates() {
		names = append(names, c.word)
	}
	return names
}
