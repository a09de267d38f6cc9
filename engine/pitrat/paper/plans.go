package paper

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"drevo/engine/pitrat/plan"
)

//go:embed plans.tsv
var planText string

// Plan is a plan as the paper prints it.
type Plan struct {
	Name       string    // "P1" to "P72", the names of its exposition, not of a search
	Section    string    // where it is printed first
	Page       string    // of that, "293 or 294" where the text that we had shows no break near it
	Statements plan.Plan //
	Position   string    // the name of the position
	Moves      []string  // from there to the node where it is executed, in short notation
	AnyReply   bool      // it is executed after every reply to these
	Unknown    bool      // where it is executed is not known, for the position could not be recovered
	Opponent   bool      // made as if the opponent of the side to move could play first
	Rule       string    // by which it is made, with the section
	Parent     string    // the plan that it comes from
}

// columns is how many columns a row of plans.tsv has at least.
const columns = 9

// Plans returns the 72 plans that the paper prints, in its order.
var Plans = sync.OnceValue(func() (list []Plan) {
	for line := range strings.Lines(planText) {
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || len(f) < columns {
			continue
		}
		statements, err := plan.Parse(f[3])
		if err != nil {
			continue
		}
		p := Plan{Name: f[0], Section: f[1], Page: f[2], Statements: statements, Position: f[4],
			AnyReply: strings.HasSuffix(f[5], "*"), Unknown: f[5] == "?", Opponent: f[6] == "o", Rule: f[7], Parent: f[8]}
		p.Moves = strings.Fields(strings.TrimSuffix(f[5], "*"))
		list = append(list, p)
	}
	return list
})

// Of returns the plans that are printed of a position.
func Of(position string) (list []Plan) {
	for _, p := range Plans() {
		if p.Position == position {
			list = append(list, p)
		}
	}
	return list
}

// Place says where a plan is printed.
func (p *Plan) Place() string { return p.Section + ", p. " + p.Page }

// Is reports whether statements are those of a printed plan: whatever the star of the last capture, of which the
// paper prints both forms, and in whichever order a double attack captures.
func (p *Plan) Is(statements plan.Plan) bool {
	a, b := bare(p.Statements), bare(statements)
	return a.Equal(b) || a.Equal(exchanged(b))
}

// bare is a plan with a star at its last capture.
func bare(p plan.Plan) plan.Plan {
	p = slices.Clone(p)
	if n := len(p); n > 0 && p[n-1].Kind == plan.Move {
		p[n-1].Star = true
	}
	return p
}

// exchanged is a plan with its last two captures, by one man, in the other order.
func exchanged(p plan.Plan) plan.Plan {
	if n := len(p); n > 1 && p[n-1].Captures() && p[n-2].Captures() && p[n-1].Square == p[n-2].Square {
		p[n-1], p[n-2] = p[n-2], p[n-1]
	}
	return p
}
