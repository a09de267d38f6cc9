package terms

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/workspace"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
)

// weights chooses among the sets of weights of a programme's evaluation: the authentic
// one, which never changes, and named copies of it. A changed weight goes into the chosen
// copy, or into a new one.
type weights struct {
	choice  *tooltip.Select
	name    *tooltip.Entry
	remove  *tooltip.Button
	note    *widget.Label
	content *fyne.Container

	option  search.Option     // of the type Weights; its zero value where there is none
	sets    map[string]string // by name, as the option has them
	text    string            // of the weights in force
	current string            // name of the set in force

	host      pane.Host
	setup     *workspace.Setup
	programme string // its ID
}

// The names of sets that no copy can have.
const (
	authentic = "authentic"
	unsaved   = "edited"
)

func newWeights(host pane.Host, setup *workspace.Setup) *weights {
	p := &weights{note: pane.Note(""), host: host, setup: setup}
	p.choice = tooltip.NewSelect(host.Hints(), nil, "The weights of the evaluation: those of the source, or a named "+
		"copy of yours. The next search uses them.", nil)
	p.name = tooltip.NewEntry(host.Hints(), "Save the weights as ...", "Type a name and press Enter: the weights in "+
		"force are kept under it.")
	p.name.OnSubmitted = p.saveAs
	p.remove = tooltip.NewButton(host.Hints(), theme.DeleteIcon(), "Forget this set of weights; the authentic one stays",
		p.removeCurrent)
	p.content = container.NewBorder(nil, p.note, pane.FixedWidth(p.choice, 140), p.remove, p.name)
	return p
}

// weightsOption finds the option that holds a programme's weights.
func weightsOption(programme search.Programme) (search.Option, bool) {
	options := programme.Options()
	i := slices.IndexFunc(options, func(o search.Option) bool { return o.Type == search.Weights })
	if i < 0 {
		return search.Option{}, false
	}
	return options[i], true
}

// show offers the sets of a programme; without weights to be edited the pane is hidden.
func (p *weights) show(v pane.View) {
	option, ok := weightsOption(v.Programme)
	p.option, p.content.Hidden = option, !ok
	if !ok {
		return
	}
	p.programme = v.Programme.About().ID
	p.note.SetText(phrase.Of("A click on a weight edits it, in a copy of the set. Those that can be edited go from "+
		"−{most} to {most}, in {unit}; a hint says which are fixed.", "most", option.Set.MaxWeight,
		"unit", weightUnit(formatOf(v))))
	p.sets, p.text = maps.Clone(p.host.Settings().Config().Weights[p.programme]), v.Values.Text(option.Name)
	if p.sets == nil {
		p.sets = map[string]string{}
	}
	p.current = p.nameOf(p.text)
	names := append([]string{authentic}, slices.Sorted(maps.Keys(p.sets))...)
	if !slices.Contains(names, p.current) {
		names = append(names, p.current)
	}
	p.choice.OnChanged = nil
	p.choice.SetOptions(names)
	p.choice.SetSelected(p.current)
	p.choice.OnChanged = p.use
	p.remove.Disable()
	if _, own := p.sets[p.current]; own {
		p.remove.Enable()
	}
}

// nameOf is the name of the set with the given weights; the one that was chosen comes first.
func (p *weights) nameOf(text string) string {
	if own, ok := p.sets[p.current]; ok && own == text {
		return p.current
	}
	if text == "" {
		return authentic
	}
	for _, name := range slices.Sorted(maps.Keys(p.sets)) {
		if p.sets[name] == text {
			return name
		}
	}
	return unsaved
}

// use puts a set in force.
func (p *weights) use(name string) {
	p.current = name
	p.setup.Do("weights "+name, func() { p.inForce(p.sets[name]) }) // the authentic one is written as nothing
}

// inForce lets the next search use the weights of a set.
func (p *weights) inForce(text string) {
	p.setup.Set(p.option.Name, text)
	p.host.Status(fmt.Sprintf("Weights: %s. The next search uses them.", p.current))
}

// fits reports whether the weights are those of the set that a value was found with: a programme may
// have a second evaluation, whose weights are an option like others.
func (p *weights) fits(set *eval.Set) bool {
	return p.content.Hidden || len(set.Terms) > 0 && p.option.Set.Index(set.Terms[0].ID) >= 0
}

// editable reports whether the programme has weights to be edited.
func (p *weights) editable() bool { return !p.content.Hidden }

// edit changes one weight, in the programme's units. The error is a sentence, and nothing has
// changed then.
func (p *weights) edit(term string, weight float64) error {
	set, err := p.option.Set.Edit(p.text)
	if err != nil {
		return err
	}
	i := set.Index(term)
	if i < 0 || weight != math.Trunc(weight) || math.Abs(weight) > math.MaxInt32 {
		return fmt.Errorf("the weight of %s is a whole number, at most %d either way, not %s", term, p.option.Set.MaxWeight,
			fmt.Sprintf("%g", weight))
	}
	edited := set.Copy(p.current)
	edited.Terms[i].Weight = int32(weight)
	text := edited.Edits(p.option.Set)
	if _, err := p.option.Set.Edit(text); err != nil {
		return err
	}
	p.setup.Do("weight of "+edited.Terms[i].Name, func() {
		if _, own := p.sets[p.current]; !own {
			p.current = p.fresh()
		}
		p.keep(p.current, text)
	})
	return nil
}

// fresh is a name that no set has.
func (p *weights) fresh() string {
	for n := 1; ; n++ {
		name := fmt.Sprintf("own set %d", n)
		if _, taken := p.sets[name]; !taken {
			return name
		}
	}
}

// saveAs keeps the weights in force under a name that no set has.
func (p *weights) saveAs(name string) {
	name = strings.TrimSpace(name)
	_, taken := p.sets[name]
	switch {
	case name == "":
		return
	case taken || name == authentic || name == unsaved:
		p.host.Fault(fmt.Sprintf("There is a set %q already; choose another name.", name))
		return
	}
	p.name.SetText("")
	p.current = name
	p.setup.Do("saving weights as "+name, func() { p.keep(name, p.text) })
}

// keep stores a set and puts it in force.
func (p *weights) keep(name, text string) {
	p.sets[name] = text
	programme := p.programme
	p.host.Settings().Change(func(c *config.Config) {
		c.EditWeights(programme, func(sets map[string]string) { sets[name] = text })
	})
	p.inForce(text)
}

// removeCurrent forgets the set in force; the authentic one takes its place.
func (p *weights) removeCurrent() {
	name, text, programme := p.current, p.text, p.programme
	p.setup.Do("forgetting the weights "+name, func() {
		delete(p.sets, name)
		p.host.Settings().Change(func(c *config.Config) {
			c.EditWeights(programme, func(sets map[string]string) { delete(sets, name) })
		})
		p.use(authentic)
	})
	p.host.Status(phrase.Of("Forgot {name} ({weights}). Undo (Ctrl+Z) brings it back.", "name", name, "weights", text))
}
