package uci_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/uci"
)

// printed is what an engine prints of a position, as far as it is read.
var printed = map[string]string{
	"explain": strings.Join([]string{"info explain static 35",
		"info explain term king_safety white 12 black 10 squares e4 f3 z9",
		"info explain term tempo total 5", "explainok"}, "\n"),
	"eval": strings.Join([]string{"|    Term    |    White    |    Black    |    Total    |",
		"|            |   MG    EG  |   MG    EG  |   MG    EG  |",
		"|   Material |  ----  ---- |  ----  ---- | -0.72 -0.30 |", "|   Mobility |  0.15  0.25 |  0.10  0.20 |  0.05  " +
			"0.05 |",
		"|      Total |  ----  ---- |  ----  ---- |  0.56  0.73 |", "+-------+-------+",
		"|   r   |       |       |       |   k   |       |       |       |",
		"| -3.90 |       |       |       |       |       |       |       |",
		"|       |   P   |       |       |       |       |       |       |",
		"|       | +0.77 |       |       |       |       |       |       |",
		"Final evaluation       -1.51 (white side) [with scaled NNUE, hybrid, ...]"}, "\n"),
}

// An engine is asked by the line of the protocol, else by what it prints for its author; one that has neither says so.
func TestExplain(t *testing.T) {
	p := board.Start()
	for manner, want := range map[string]string{
		"explain": "0.35 [{king safety [0.12] [0.1] [0.02] [e4 f3]} {tempo [] [] [0.05] []}] []",
		"eval": "-1.51 [{Material [] [] [-0.72 -0.3] []} {Mobility [0.15 0.25] [0.1 0.2] [0.05 0.05] []}] " +
			"[{black Ra8 [] [] [-3.9] [a8]} {white Pb7 [] [] [0.77] [b7]}]",
		"good": "",
	} {
		e, err := startFake(t, manner)
		if err != nil {
			t.Fatal(err)
		}
		x, err := e.Explain(t.Context(), &p)
		if want == "" {
			if !errors.Is(err, uci.ErrUnexplained) {
				t.Errorf("%s: %v", manner, err)
			}
			continue
		}
		for _, t := range x.Terms {
			for _, list := range [][]float64{t.White, t.Black, t.Total} {
				for i := range list {
					list[i] = math.Round(1000*list[i]) / 1000
				}
			}
		}
		if got := fmt.Sprint(x.Static, " ", x.Terms, " ", x.Pieces); err != nil || !x.Known || got != want {
			t.Errorf("%s: %v\n%s, want\n%s", manner, err, got, want)
		}
	}
}

// The programmes explain themselves as engines: their terms add up to the static value, which is that of the programme.
func TestProgrammesExplain(t *testing.T) {
	p, err := board.ParseFEN("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"kaissa", "paulchess"} {
		t.Setenv(envServe, id)
		e, err := uci.Start(t.Context(), uci.Command{Path: binary})
		if err != nil {
			t.Fatal(err)
		}
		x, err := e.Explain(t.Context(), &p)
		e.Close()
		sum := 0.0
		for _, term := range x.Terms {
			sum += term.Total[0]
		}
		values, _ := search.Resolve(programme(id), nil)
		value := programme(id).(search.Evaluator).Evaluate(&p, values)
		want := programme(id).Scale().Pawns(int32(value.Total))
		if err != nil || len(x.Terms) < 3 || math.Abs(x.Static-want) > 1e-9 || math.Abs(sum-want) > 1e-6 {
			t.Errorf("%s: %v, static %v, want %v, sum of %d terms %v", id, err, x.Static, want, len(x.Terms), sum)
		}
	}
}
