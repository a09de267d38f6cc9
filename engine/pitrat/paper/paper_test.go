package paper

import (
	"regexp"
	"strings"
	"testing"

	"drevo/engine/pitrat/plan"
)

// Every line of the two tables is read: what is damaged would be missing.
func TestTablesAreRead(t *testing.T) {
	rows := func(text, sign string) (n int) {
		for line := range strings.Lines(text) {
			if !strings.HasPrefix(line, "#") && strings.Contains(line, sign) {
				n++
			}
		}
		return n
	}
	if got := len(Positions()); got != rows(positionText, "id ") || got < 16 {
		t.Errorf("%d positions of %d", got, rows(positionText, "id "))
	}
	if got := len(Plans()); got != 72 || rows(planText, "\t") != 72 {
		t.Errorf("%d plans of %d, the paper prints 72", got, rows(planText, "\t"))
	}
	for _, p := range Positions() {
		if NameOf(&p.Position) != p.Name {
			t.Errorf("%s is known as %q", p.Name, NameOf(&p.Position))
		}
	}
}

// Every plan has a place in the paper, in the order of its pages, and a position that is there unless it is lost.
func TestPlacesOfPlans(t *testing.T) {
	section, pages := regexp.MustCompile(`^\d(\.\d){1,2}$`), regexp.MustCompile(`^\d{3}( or \d{3})?$`)
	page, known := "275", map[string]bool{}
	for _, p := range Positions() {
		known[p.Name] = true
	}
	for _, p := range Plans() {
		if !section.MatchString(p.Section) || !pages.MatchString(p.Page) || p.Page < page || p.Page > "321" {
			t.Errorf("%s is printed in %q, page %q", p.Name, p.Section, p.Page)
		}
		page = p.Page[:3]
		if known[p.Position] == p.Unknown {
			t.Errorf("%s: the position %s is there: %v", p.Name, p.Position, known[p.Position])
		}
	}
}

// A plan is a printed one whatever the star of its last capture, and in whichever order it takes two men.
func TestPlanIsThePrintedOne(t *testing.T) {
	parse := func(text string) plan.Plan {
		p, err := plan.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	p16 := Plan{Statements: parse("d5 F -> V* e6 F -> V* b6e6 e6e1* e6a2*")}
	for text, want := range map[string]bool{
		"d5 F -> V* e6 F -> V* b6e6 e6e1* e6a2*": true, "d5 F -> V* e6 F -> V* b6e6 e6a2* e6e1*": true,
		"d5 F -> V* e6 F -> V* b6e6 e6e1* e6a2": true, "d5 F -> V* b6e6 e6e1* e6a2*": false,
		"d5 F -> V e6 F -> V* b6e6 e6e1* e6a2*": false,
	} {
		if got := p16.Is(parse(text)); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
