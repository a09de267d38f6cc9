package command

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// settings collects the -set flags.
type settings map[string]string

func (s settings) String() string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(s)) {
		list = append(list, name+"="+s[name])
	}
	return strings.Join(list, " ")
}

func (s settings) Set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok {
		return errors.New("want name=value")
	}
	if _, twice := s[name]; twice {
		return fmt.Errorf("%.40s is set twice", name)
	}
	s[name] = value
	return nil
}

// takes makes every further word with a value a setting: -set depth=3 zch=1.
func (s settings) takes(word string) bool { return strings.Contains(word, "=") }
