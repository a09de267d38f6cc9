package command

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/engine/uci"
)

// contestant reads "paulchess", "paulchess/modern", or the name or path of an engine, with its options.
func (o *matchOptions) contestant(list search.List, text string, own settings) (match.Contestant, error) {
	programme, preset, err := list.Player(text)
	if err != nil {
		c, none := engineOf(text)
		if none != nil {
			return match.Contestant{}, fmt.Errorf("%w, and no engine: %w", err, none)
		}
		c.Options, c.Name = own, oneName(c.Name, own.String())
		return match.Contestant{Name: c.Name, New: func() (match.Player, error) {
			return uci.NewPlayer(context.Background(),
				c)
		}}, nil
	}
	given := over(programme, preset, o.set, own)
	if about := programme.About(); about.NoGames != "" {
		return match.Contestant{}, fmt.Errorf("%s plays no games: %s", about.Name, about.NoGames)
	}
	values, err := search.Resolve(programme, given)
	if err != nil {
		return match.Contestant{}, err
	}
	name := oneName(programme.About().Name, preset.Name, o.set.String(), own.String())
	return match.Entrant(programme, values, match.ProgrammeOptions{Name: name, Ponder: o.ponder, AsSet: o.asSet,
		Overhead: 10 * time.Millisecond}), nil
}

// engineOf finds an engine from elsewhere: one of those that are known, or any program.
func engineOf(text string) (uci.Command, error) {
	for _, c := range uci.Known() {
		if strings.EqualFold(text, c.Name) || text == filepath.Base(c.Path) {
			return c, nil
		}
	}
	path, err := exec.LookPath(text)
	return uci.Command{Name: filepath.Base(text), Path: path}, err
}

// oneName makes a name of words, some of which may be empty.
func oneName(words ...string) string {
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}
