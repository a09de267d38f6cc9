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
	Path      []string `json:"path"` // alpha-squares in order, the last one is where the piece arrives
	Beta      []string `json:"beta"` // squares passed over
	HalfMoves int      `json:"halfMoves"`
	Promotion bool     `json:"promotion,omitempty"`
	EnPassant bool     `json:"enPassant,omitempty"`
}

func attackMap(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("map", flag.ContinueOnError)
	fen := flags.String("fen", session.FirstPosition, "")
	horizon := flags.Int("horizon", 3, "")
	asJSON := flags.Bool("json", false, "")
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
	if *asJSON {
		list := make([]attack, 0, len(m.Trajectories))
		for i := range m.Trajectories {
			list = append(list, describeAttack(&m.Trajectories[i]))
		}
		return writeJSON(to, list)
	}
	for c := board.White; c <= board.Black; c++ {
		fmt.Fprintf(to.out, "%s, within %d half-moves\n", c, *horizon)
		for t := range m.BySide(c) {
			fmt.Fprintf(to.out, "  %s\n", t)
		}
	}
	return nil
}

func describeAttack(t *trajectory.Trajectory) attack {
	return attack{
		Side: strings.ToLower(t.Side.String()), Piece: t.Piece.String(), From: t.From.String(), Target: t.Target.String(),
		Path: squareNames(t.Stops()), Beta: squareNames(t.Beta().Squares()),
		HalfMoves: int(t.HalfMoves), Promotion: t.Promotion, EnPassant: t.EnPassant,
	}
}

func squareNames(squares []board.Square) []string {
	names := make([]string, 0, len(squares))
	for _, s := range squares {
		names = append(names, s.String())
	}
	return names
}
