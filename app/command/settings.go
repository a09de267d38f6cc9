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

// expandSets lets one -set, -set1 or -set2 take several name=value words.
func expandSets(args []string) []string {
	var out []string
	set := "" // the flag that further words belong to
	for _, arg := range args {
		isFlag := strings.HasPrefix(arg, "-")
		if set != "" && !isFlag && out[len(out)-1] != set {
			out = append(out, set)
		}
		if isFlag {
			set = ""
			if name := strings.TrimLeft(arg, "-"); name == "set" || name == "set1" || name == "set2" {
				set = arg
			}
		}
		out = append(out, arg)
	}
	return out
}
