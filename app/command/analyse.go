package command

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/search"
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

// expandSets lets one -set take several name=value words.
func expandSets(args []string) []string {
	var out []string
	inSet := false
	for _, arg := range args {
		isFlag := strings.HasPrefix(arg, "-")
		if inSet && !isFlag && len(out) > 0 && out[len(out)-1] != "-set" {
			out = append(out, "-set")
		}
		if isFlag {
			inSet = arg == "-set" || arg == "--set"
		}
		out = append(out, arg)
	}
	return out
}

func analyse(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("analyse", flag.ContinueOnError)
	id := flags.String("programme", "itep", "")
	fen := flags.String("fen", session.FirstPosition, "")
	depth := flags.String("depth", "", "")
	limit := flags.Duration("time", 0, "")
	nodes := flags.Uint64("nodes", 0, "")
	asJSON := flags.Bool("json", false, "")
	record := flags.Bool("record", false, "")
	set := settings{}
	flags.Var(set, "set", "")
	if err := parse(flags, expandSets(args)); err != nil {
		return err
	}
	if *limit < 0 {
		return wrong("-time is a span of time, such as 10s, not %v", *limit)
	}
	programme, err := engine.Find(*id)
	if err != nil {
		return usageError{err}
	}
	if *depth != "" {
		set[programme.About().Depth] = *depth
	}
	values, err := search.Resolve(programme, set)
	if err != nil {
		return usageError{err}
	}
	position, err := parseFEN(*fen)
	if err != nil {
		return err
	}
	s := session.StartSearch(ctx, session.NewGame(position), session.Options{
		Programme: programme, Values: values, Unrecorded: !*record,
		Limits: search.Limits{Time: *limit, Nodes: *nodes},
	})
	if !*asJSON {
		return present.Print(to.out, s)
	}
	a, err := present.Analyse(s)
	if err != nil {
		return err
	}
	return writeJSON(to, a)
}

func writeJSON(to streams, v any) error {
	encoder := json.NewEncoder(to.out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}
