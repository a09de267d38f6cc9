package trajectory

import (
	"strings"
	"testing"

	"drevo/engine/board"
)

// Every erratum is what the map, the rules of chess, or the judge say.
func TestErrata1938(t *testing.T) {
	p := parse(t, "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30")
	var after board.Position
	move, err := p.ParseSAN("Ba3")
	if err != nil {
		t.Fatal(err)
	}
	p.Make(move, &after)
	kinds := map[string]int{}
	for _, e := range Errata1938() {
		words := strings.Fields(e.What)
		kind := words[1]
		if words[0] == "F" {
			kind = "F"
		}
		kinds[kind]++
		switch kind {
		case "way":
			if !onMap(p, words[2]) {
				t.Errorf("%s is not on the map", e.What)
			}
		case "reply":
			if _, err := after.ParseSAN(strings.TrimPrefix(words[2], "1...")); err == nil {
				t.Errorf("%s is legal", e.What)
			}
		case "F":
			m, j := Build(p, 2), NewJudge(p, 2)
			judged := false
			for i := range m.Trajectories {
				if m.Trajectories[i].String() == words[2]+" (2)" {
					judged = true
					if real := j.Attack(&m.Trajectories[i]).Real; real != 0 {
						t.Errorf("%s is %d", e.What, real)
					}
				}
			}
			if !judged {
				t.Errorf("%s: no such attack", e.What)
			}
		}
	}
	if kinds["way"] != 4 || kinds["reply"] != 2 || kinds["F"] != 2 {
		t.Errorf("errata by kind: %v", kinds)
	}
}

// onMap reports whether a way is on the map of three half-moves.
func onMap(p *board.Position, way string) bool {
	m := Build(p, 3)
	for i := range m.Trajectories {
		if text, _, _ := strings.Cut(m.Trajectories[i].String(), " "); text == way {
			return true
		}
	}
	return false
}
