package command

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// attack is a trajectory as JSON.
type attack struct {
	Side      string   `json:"side"`
	Piece     string   `json:"piece"`
	From      string   `json:"from"`
	Target    string   `json:"target"`
	Path      []string `json:"path"` // alpha-squares in order, up to where the piece arrives
	Beta      []string `json:"beta"` // squares passed over
	HalfMoves int      `json:"halfMoves"`
	Promotion bool     `json:"promotion,omitempty"`
	EnPassant bool     `json:"enPassant,omitempty"`
	Judged    *judged  `json:"judged,omitempty"` // with -denials
}

// judged is what the denials make of an attack, as JSON.
type judged struct {
	F       int      `json:"f"`      // 1 when the attack is irresistible
	Closed  int      `json:"closed"` // q, the number of stops with f = 0
	Object  int      `json:"object"` // what it wins in the end, in Shannon's units
	Value   string   `json:"value"`  // the invisible value as the book writes it
	Denials []denial `json:"denials"`
}

// denial is one way to deny an attack, as JSON.
type denial struct {
	Kind     string `json:"kind"`
	Way      string `json:"way"`
	Square   string `json:"square"`
	Material int    `json:"material"` // what the exchange there brings the attacker
	Works    bool   `json:"works"`
}

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
	p, err := parseFEN(*fen)
	if err != nil {
		return err
	}
	m := trajectory.Build(&p, *horizon)
	var judge *trajectory.Judge
	if *denials {
		judge = trajectory.NewJudge(&p, *horizon)
	}
	if *asJSON {
		list := make([]attack, 0, len(m.Trajectories))
		for i := range m.Trajectories {
			list = append(list, describeAttack(&m.Trajectories[i], judge))
		}
		return writeJSON(to, list)
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

// describeAttack turns a trajectory into JSON, judged if there is a judge.
func describeAttack(t *trajectory.Trajectory, judge *trajectory.Judge) attack {
	described := attack{
		Side: strings.ToLower(t.Side.String()), Piece: t.Piece.String(), From: t.From.String(), Target: t.Target.String(),
		Path: squareNames(t.Stops()), Beta: squareNames(t.Beta().Squares()),
		HalfMoves: int(t.HalfMoves), Promotion: t.Promotion, EnPassant: t.EnPassant,
	}
	if judge == nil {
		return described
	}
	a := judge.Attack(t)
	described.Judged = &judged{F: a.Real, Closed: a.Closed(), Object: a.Value, Value: a.Formula(), Denials: []denial{}}
	for d := range a.Denials() {
		described.Judged.Denials = append(described.Judged.Denials, denial{
			Kind: d.Kind.String(), Way: d.Way.String(), Square: d.Square.String(), Material: d.Material, Works: d.Works,
		})
	}
	return described
}

func squareNames(squares []board.Square) []string {
	names := make([]string, 0, len(squares))
	for _, s := range squares {
		names = append(names, s.String())
	}
	return names
}
