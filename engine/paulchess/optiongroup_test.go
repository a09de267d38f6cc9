package paulchess

import "testing"

// TestEveryOptionHasItsGroup, and no group names an option that there is not, or one that another has.
func TestEveryOptionHasItsGroup(t *testing.T) {
	groups := map[string]string{}
	for _, g := range optionGroups {
		for _, name := range g.Options {
			if groups[name] != "" {
				t.Errorf("%s is in %q and in %q", name, groups[name], g.Name)
			}
			groups[name] = g.Name
		}
	}
	for _, o := range (Programme{}).Options() {
		if o.Group == "" || o.Group != groups[o.Name] {
			t.Errorf("%s is in %q", o.Name, o.Group)
		}
		delete(groups, o.Name)
	}
	if len(groups) > 0 {
		t.Errorf("there are no %v", groups)
	}
}
