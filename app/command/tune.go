package command

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/paulchess"
	"drevo/engine/paulchess/tuned"
	"drevo/engine/search"
	"drevo/engine/tuning"
)

// tune plays games of PaulChess against itself, or finds weights for the evaluation of its preset
// modern by such games. The weights in the program are what the commands in docs/tuning.md give.
func tune(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	games := flags.Int("games", 0, "play `N` games, such as 100, and print their quiet positions; without it none")
	nodes := flags.Uint64("nodes", 1500, "at most `N` nodes for a move of a game, such as 3000")
	seed := flags.Uint64("seed", 2009, "play other games for each number `N`, such as 7")
	evaluation := flags.String("evaluation", "1.0", "play with the evaluation `1.0|tuned`: 1.0 owes nothing to "+
		"tuning")
	from := flags.String("from", "", "find weights by this `FILE` of positions, such as games.txt; without it games "+
		"are played")
	steps := flags.Int("steps", 150, "search for weights in `N` steps, such as 500")
	if err := parse(flags, args); err != nil {
		return err
	}
	switch {
	case (*games > 0) == (*from != ""):
		return wrong("either -games says how many are to be played, or -from names a file of what was played")
	case *games > 0:
		return playGames(ctx, tuning.Games{Seed: *seed, Count: *games, Nodes: *nodes}, *evaluation, to)
	}
	return fitWeights(ctx, *from, *steps, to)
}

// playGames prints the quiet positions of games, each with the result of its game for White. The search is
// Modern's. With the evaluation of 1.0 what is learnt from them does not depend on what was learnt before; with the
// tuned one the games are better, and a second round of tuning learns from the first.
func playGames(ctx context.Context, games tuning.Games, evaluation string, to streams) error {
	p := paulchess.New()
	modern, err := search.FindPreset(p, "modern")
	if err != nil {
		return err
	}
	set := maps.Clone(modern.Values)
	set["evaluation"], set["depth"] = evaluation, "60"
	values, err := search.Resolve(p, set)
	if err != nil {
		return err
	}
	games.Programme, games.Values, games.PerPawn = p, values, int(p.Scale().PerPawn)
	return games.Play(ctx, func(_ int, s tuning.Sample) error {
		_, err := fmt.Fprintf(to.out, "%s %g\n", s.Position.FEN(), s.Result)
		return err
	})
}

// fitWeights prints the weights that foretell the results of a file best, as the source of a table.
func fitWeights(ctx context.Context, path string, steps int, to streams) error {
	examples, err := readExamples(path)
	if err != nil {
		return err
	}
	first, fixed := tuned.StartValues()
	scale := tuning.BestScale(examples, first)
	fmt.Fprintf(to.err, "%d positions, scale %.1f, loss "+
		"%.6f\n", len(examples), scale, tuning.Loss(examples, first, scale))
	options := tuning.Options{Scale: scale, Steps: steps, Rate: 3, Hold: 1e-6, Fixed: fixed}
	weights, err := tuning.Fit(ctx, examples, first, options, func(step int, loss float64) {
		if step%50 == 0 {
			fmt.Fprintf(to.err, "step %d, loss %.6f\n", step, loss)
		}
	})
	if err != nil {
		return err
	}
	return tuned.WriteValues(to.out, weights)
}

// readExamples reads what playGames printed.
func readExamples(path string) ([]tuning.Example, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return examplesOf(file)
}

func examplesOf(r io.Reader) (examples []tuning.Example, err error) {
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		e, err := exampleOf(lines.Text())
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		examples = append(examples, e)
	}
	switch {
	case lines.Err() != nil:
		return nil, lines.Err()
	case len(examples) == 0:
		return nil, fmt.Errorf("there are no positions in the file")
	}
	return examples, nil
}

// exampleOf reads a line: a FEN and White's result.
func exampleOf(line string) (e tuning.Example, err error) {
	fen, result, _ := cutLast(line)
	if e.Result, err = strconv.ParseFloat(result, 64); err != nil || e.Result < 0 || e.Result > 1 {
		return e, fmt.Errorf("a line ends with White's result from 0 to 1, not %.20q", result)
	}
	p, err := board.ParseFEN(fen)
	if err != nil {
		return e, err
	}
	for _, f := range tuned.Features(&p) {
		if f.Middle != 0 {
			e.Counts = append(e.Counts, tuning.Count{Weight: f.Index, Times: f.Middle})
		}
		if f.End != 0 {
			e.Counts = append(e.Counts, tuning.Count{Weight: tuned.FeatureCount + f.Index, Times: f.End})
		}
	}
	return e, nil
}

// cutLast cuts a line before its last word.
func cutLast(line string) (before, last string, found bool) {
	i := strings.LastIndexByte(line, ' ')
	if i < 0 {
		return "", line, false
	}
	return line[:i], line[i+1:], true
}
