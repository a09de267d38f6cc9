package command

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"drevo/app/outcome"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

func attackMap(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("map", flag.ContinueOnError)
	fen := flags.String("fen", session.FirstPosition, "the position")
	horizon := flags.Int("horizon", 3, "half-moves of a trajectory")
	denials := flags.Bool("denials", false, "print what denies each attack")
	asJSON := flags.Bool("json", false, "print JSON")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *horizon < trajectory.MinHorizon || *horizon > trajectory.MaxHorizon {
		return wrong("-horizon is a whole number from %d to %d half-moves", trajectory.MinHorizon, trajectory.MaxHorizon)
	}
	p, err := to.position(*fen)
	if err != nil {
		return err
	}
	m := trajectory.Build(&p, *horizon)
	var judge *trajectory.Judge
	if *denials {
		judge = trajectory.NewJudge(&p, *horizon)
	}
	if *asJSON {
		return writeJSON(to, attacks(m, judge))
	}
	for c := board.White; c <= board.Black; c++ {
		fmt.Fprintf(to.out, "%s, within %d half-moves\n", c, *horizon)
		for t := range m.BySide(c) {
			fmt.Fprintf(to.out, "  %s\n", t)
			if judge != nil {
				printDenials(to, judge.Attack(t))
			}
		}
	}
	return nil
}

// printDenials writes an attack's F, its invisible value, and the denials that would cost it
// something.
func printDenials(to streams, a trajectory.Attack) {
	fmt.Fprintf(to.out, "    F = %d, q = %d, object %d: %s\n", a.Real, a.Closed(), a.Value, a.Formula())
	for d := range a.Denials() {
		if !d.Costs {
			continue
		}
		verdict := "stopped"
		if d.Works {
			verdict = "works"
		}
		fmt.Fprintf(to.out, "      %s of %s: %s, %+d, %s\n", d.Kind, d.Square, d.Way, d.Material, verdict)
	}
}

// attacks are the trajectories for programs: the squares where a piece stops, up to where it arrives, and those
// that it passes over. With a judge they have what the denials make of them.
func attacks(m *trajectory.Map, judge *trajectory.Judge) outcome.Table {
	list := outcome.New("", outcome.Keys("side", "piece", "from", "target", "path", "beta", "halfMoves", "promotion",
		"enPassant", "judged")...)
	for i := range m.Trajectories {
		t := &m.Trajectories[i]
		var judged any
		if judge != nil {
			judged = judgement(judge.Attack(t))
		}
		list.Add(strings.ToLower(t.Side.String()), t.Piece.String(), t.From.String(), t.Target.String(),
			squareNames(t.Stops()), squareNames(t.Beta().Squares()), int(t.HalfMoves), ifSo(t.Promotion), ifSo(t.EnPassant),
			judged)
	}
	return list
}

// judgement is what the denials make of an attack: F, which is 1 when it is irresistible, q, the number of stops
// with f = 0, what it wins in the end in Shannon's units, and the invisible value as the book writes it.
func judgement(a trajectory.Attack) outcome.Table {
	denials := outcome.New("", outcome.Keys("kind", "way", "square", "material", "works")...)
	for d := range a.Denials() {
		denials.Add(d.Kind.String(), d.Way.String(), d.Square.String(), d.Material, d.Works)
	}
	t := outcome.New("", outcome.Keys("f", "closed", "object", "value", "denials")...)
	t.Upright = true
	t.Add(a.Real, a.Closed(), a.Value, a.Formula(), denials)
	return t
}

// ifSo is true, or nothing.
func ifSo(is bool) any {
	if is {
		return true
	}
	return nil
}

func squareNames(squares []board.Square) []string {
	names := make([]string, 0, len(squares))
	for _, s := range squares {
		names = append(names, s.String())
	}
	return names
}
