package workbench

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
	"drevo/engine/search"
	"drevo/widgets/breakdown"
	"drevo/widgets/tooltip"
)

// weightsPane chooses among the sets of weights of a programme's evaluation: the authentic
// one, which never changes, and named copies of it. A changed weight goes into the chosen
// copy, or into a new one.
type weightsPane struct {
	choice  *widget.Select
	name    *widget.Entry
	remove  *tooltip.Button
	note    *widget.Label
	content *fyne.Container

	option  search.Option     // of the type Weights; its zero value where there is none
	sets    map[string]string // by name, as the option has them
	text    string            // of the weights in force
	current string            // name of the set in force

	OnUse  func(text string)
	OnKeep func(sets map[string]string)
	OnSay  func(text string)
}

func newWeightsPane(hints *tooltip.Layer) *weightsPane {
	p := &weightsPane{name: widget.NewEntry(), note: note("")}
	p.choice = widget.NewSelect(nil, nil)
	p.name.SetPlaceHolder("Save the weights as ...")
	p.name.OnSubmitted = p.saveAs
	p.remove = tooltip.NewButton(hints, theme.DeleteIcon(), "Forget this set of weights; the authentic one stays", p.removeCurrent)
	p.content = container.NewBorder(nil, p.note, fixedWidth(p.choice, 140), p.remove, p.name)
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
func (p *weightsPane) show(programme search.Programme, values search.Values, sets map[string]string) {
	option, ok := weightsOption(programme)
	p.option, p.content.Hidden = option, !ok
	if !ok {
		return
	}
	p.note.SetText(fmt.Sprintf("A click on a weight edits it, in a copy of the set. Weights go from −%d to %d, in 1/%g %s.", option.Set.MaxWeight, option.Set.MaxWeight, option.Set.Unit, option.Set.Label))
	p.sets, p.text = maps.Clone(sets), values.Text(option.Name)
	if p.sets == nil {
		p.sets = map[string]string{}
	}
	p.current = p.nameOf(p.text)
	names := append([]string{textAuthentic}, slices.Sorted(maps.Keys(p.sets))...)
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
func (p *weightsPane) nameOf(text string) string {
	if own, ok := p.sets[p.current]; ok && own == text {
		return p.current
	}
	if text == "" {
		return textAuthentic
	}
	for _, name := range slices.Sorted(maps.Keys(p.sets)) {
		if p.sets[name] == text {
			return name
		}
	}
	return textUnsaved
}

// use puts a set in force.
func (p *weightsPane) use(name string) {
	p.current = name
	p.OnUse(p.sets[name]) // the authentic one is written as nothing
}

// edit changes one weight, in the programme's units. The error is a sentence, and nothing has
// changed then.
func (p *weightsPane) edit(term string, weight float64) error {
	set, err := p.option.Set.Edit(p.text)
	if err != nil {
		return err
	}
	i := set.Index(term)
	if i < 0 || weight != math.Trunc(weight) || math.Abs(weight) > math.MaxInt32 {
		return fmt.Errorf("the weight of %s is a whole number, at most %d either way, not %s", term, p.option.Set.MaxWeight, fmt.Sprintf("%g", weight))
	}
	edited := set.Copy(p.current)
	edited.Terms[i].Weight = int32(weight)
	text := edited.Edits(p.option.Set)
	if _, err := p.option.Set.Edit(text); err != nil {
		return err
	}
	if _, own := p.sets[p.current]; !own {
		p.current = p.fresh()
	}
	p.keep(p.current, text)
	return nil
}

// fresh is a name that no set has.
func (p *weightsPane) fresh() string {
	for n := 1; ; n++ {
		name := fmt.Sprintf("own set %d", n)
		if _, taken := p.sets[name]; !taken {
			return name
		}
	}
}

// saveAs keeps the weights in force under a name that no set has.
func (p *weightsPane) saveAs(name string) {
	name = strings.TrimSpace(name)
	_, taken := p.sets[name]
	switch {
	case name == "":
		return
	case taken || name == textAuthentic || name == textUnsaved:
		p.OnSay(fmt.Sprintf("There is a set %q already; choose another name.", name))
		return
	}
	p.name.SetText("")
	p.current = name
	p.keep(name, p.text)
}

// keep stores a set and puts it in force.
func (p *weightsPane) keep(name, text string) {
	p.sets[name] = text
	p.OnKeep(maps.Clone(p.sets))
	p.OnUse(text)
}

// removeCurrent forgets the set in force; the authentic one takes its place.
func (p *weightsPane) removeCurrent() {
	name, text := p.current, p.text
	delete(p.sets, name)
	p.OnKeep(maps.Clone(p.sets))
	p.use(textAuthentic)
	p.OnSay(fmt.Sprintf("Forgot %s (%s).", name, text))
}

// wireWeights connects the weights to the session and the settings.
func (w *Workbench) wireWeights() {
	p := w.terms.weights
	p.OnSay = func(text string) { w.say(text); w.report() }
	p.OnKeep = func(sets map[string]string) {
		w.saver.change(func(c *config.Config) {
			all := maps.Clone(c.Weights)
			if all == nil {
				all = map[string]map[string]string{}
			}
			all[w.session.Programme.About().ID] = sets
			c.Weights = all
		})
	}
	p.OnUse = func(text string) {
		w.setOption(p.option.Name, text)
		w.say(fmt.Sprintf("Weights: %s. The next search uses them.", p.current))
		w.showPlace()
	}
}

// showWeights offers the sets of the programme in hand, and lets its weights be edited if it
// has any.
func (w *Workbench) showWeights() {
	programme := w.session.Programme
	w.terms.weights.show(programme, w.session.Values, w.saver.current().Weights[programme.About().ID])
	w.terms.table.OnWeight = nil
	if !w.terms.weights.content.Hidden {
		w.terms.table.OnWeight = w.editWeight
	}
}

// editWeight changes the weight of a term.
func (w *Workbench) editWeight(row breakdown.Row, weight float64) {
	if err := w.terms.weights.edit(row.ID, weight); err != nil {
		w.say(err.Error())
	}
	w.report()
}
