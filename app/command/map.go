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
	"drevo/internal/phrase"
)

func attackMap(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("map", flag.ContinueOnError)
	fen := flags.String("fen", session.FirstPosition, "the position as a `FEN`")
	horizon := flags.Int("horizon", 3, "the longest trajectory: `N` half-moves, such as 4")
	denials := flags.Bool("denials", false, "print what denies each attack, and what that makes of it")
	form := formFlags(flags)
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
	return form.print(to, outcome.Outcome{Tables: []outcome.Table{attacks(m, judge, *horizon)}})
}

// attacks are the trajectories: the squares where a piece stops, up to where it arrives, and those that it passes
// over. With a judge they have what the denials make of them.
func attacks(m *trajectory.Map, judge *trajectory.Judge, horizon int) outcome.Table {
	t := outcome.New(fmt.Sprintf("Attacks within %d half-moves", horizon), outcome.Column{Key: "side", Name: "side"},
		outcome.Column{Name: "attack"}, outcome.Column{Key: "piece"}, outcome.Column{Key: "from"},
		outcome.Column{Key: "target"}, outcome.Column{Key: "path"}, outcome.Column{Key: "beta"},
		outcome.Column{Key: "halfMoves", Unit: "half-moves"}, outcome.Column{Key: "promotion"},
		outcome.Column{Key: "enPassant"}, outcome.Column{Key: "judged", Name: "judged"})
	for c := board.White; c <= board.Black; c++ {
		for way := range m.BySide(c) {
			var judged any
			if judge != nil {
				judged = judgement(judge.Attack(way))
			}
			t.Add(strings.ToLower(c.String()), way.String(), way.Piece.String(), way.From.String(), way.Target.String(),
				squareNames(way.Stops()), squareNames(way.Beta().Squares()), int(way.HalfMoves), ifSo(way.Promotion),
				ifSo(way.EnPassant), judged)
		}
	}
	return t
}

// judgement is what the denials make of an attack: F, which is 1 when it is irresistible, q, the number of stops
// with f = 0, what it wins in the end in Shannon's units, and the invisible value as the book writes it. People
// read those denials that cost something.
func judgement(a trajectory.Attack) outcome.Table {
	denials := outcome.New("", outcome.Column{Key: "kind"}, outcome.Column{Key: "way"}, outcome.Column{Key: "square"},
		outcome.Column{Key: "material", Unit: "units of Shannon"}, outcome.Column{Key: "works"})
	costly := outcome.New("", outcome.Column{Name: " "}, outcome.Column{Name: " "}, outcome.Column{Name: " "},
		outcome.Column{Name: " "})
	for d := range a.Denials() {
		denials.Add(d.Kind.String(), d.Way.String(), d.Square.String(), d.Material, d.Works)
		verdict := "stopped"
		if d.Works {
			verdict = "works"
		}
		if d.Costs {
			costly.Add(fmt.Sprintf("%s of %s", d.Kind, d.Square), d.Way.String(), phrase.Of("{material:%+d}", "material",
				d.Material), verdict)
		}
	}
	t := outcome.Record("")
	t.Field("f", "F", outcome.NoUnit, a.Real)
	t.Field("closed", "q", "stops", a.Closed())
	t.Field("object", "object", "units of Shannon", a.Value)
	t.Field("value", "value", "", a.Formula())
	t.Field("denials", "", "", denials)
	t.Field("", "", "", costly)
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
