package command

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"drevo/app/ledger"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
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

// levels is the flag -record: keep the record, and with a number say so many levels of it.
type levels struct {
	on bool
	n  int
}

func (l *levels) String() string   { return strconv.Itoa(l.n) }
func (l *levels) IsBoolFlag() bool { return true }

func (l *levels) Set(text string) error {
	n, err := strconv.Atoi(text)
	if on, notBool := strconv.ParseBool(text); err != nil && notBool == nil {
		n, err, l.on = 0, nil, on
		return err
	}
	if err != nil || n < 0 {
		return errors.New("want a number of levels")
	}
	l.on, l.n = true, n
	return nil
}

// joinLevels makes one word of -record and a number after it.
func joinLevels(args []string) []string {
	var out []string
	for i := 0; i < len(args); i++ {
		if args[i] == "-record" || args[i] == "--record" {
			if i+1 < len(args) {
				if _, err := strconv.Atoi(args[i+1]); err == nil {
					out = append(out, args[i]+"="+args[i+1])
					i++
					continue
				}
			}
		}
		out = append(out, args[i])
	}
	return out
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

func analyse(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("analyse", flag.ContinueOnError)
	id := flags.String("programme", "itep", "")
	fen := flags.String("fen", session.FirstPosition, "")
	depth := flags.String("depth", "", "")
	limit := flags.Duration("time", 0, "")
	nodes := flags.Uint64("nodes", 0, "")
	asJSON := flags.Bool("json", false, "")
	techniques := flags.Bool("techniques", false, "")
	var record levels
	flags.Var(&record, "record", "")
	set := settings{}
	flags.Var(set, "set", "")
	if err := parse(flags, expandSets(joinLevels(args))); err != nil {
		return err
	}
	if isSet(flags, "time") && *limit <= 0 {
		return wrong("-time is a span of time above nothing, such as 10s, not %v", *limit)
	}
	programme, preset, err := findPreset(*id)
	if err != nil {
		return usageError{err}
	}
	if *depth != "" {
		set[programme.About().Depth] = *depth
	}
	values, err := search.Resolve(programme, over(preset, set))
	if err != nil {
		return usageError{err}
	}
	position, err := parseFEN(*fen)
	if err != nil {
		return err
	}
	s := session.StartSearch(ctx, session.NewGame(position), session.Options{
		Programme: programme, Values: values, Unrecorded: !record.on && !*asJSON && !*techniques,
		Limits: search.Limits{Time: *limit, Nodes: *nodes},
	})
	if !*asJSON {
		if err := present.Print(to.out, s); err != nil || !*techniques {
			return err
		}
		l, err := ledgerOf(ctx, s)
		if err != nil {
			return err
		}
		return l.Print(to.out)
	}
	a := analysed{}
	if a.Analysis, err = present.Analyse(s, record.n); err != nil {
		return err
	}
	if *techniques {
		l, err := ledgerOf(ctx, s)
		if err != nil {
			return err
		}
		a.Techniques = l.Entries()
	}
	return writeJSON(to, a)
}

// analysed is an analysis with what the techniques of the search did, if that was asked for.
type analysed struct {
	present.Analysis
	Techniques []ledger.Entry `json:"techniques,omitempty"`
}

// ledgerOf works out what the techniques of a search did that has ended.
func ledgerOf(ctx context.Context, s *session.Search) (ledger.Ledger, error) {
	explainer, _ := s.Programme.(search.Explainer)
	return ledger.Of(s.Tree(), tree.Root, explainer, func(int, int) bool { return ctx.Err() == nil })
}

func writeJSON(to streams, v any) error {
	encoder := json.NewEncoder(to.out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}
