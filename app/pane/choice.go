package pane

import "drevo/widgets/tooltip"

// Choice is a choice among things that are known by their keys; people read the names.
type Choice struct {
	*tooltip.Select
	keys []string
}

// NewChoice returns a choice without anything to choose from. Chosen is told the key of what is chosen.
func NewChoice(hints *tooltip.Layer, hint string, chosen func(key string)) *Choice {
	c := &Choice{}
	c.Select = tooltip.NewSelect(hints, nil, hint, func(string) { chosen(c.keys[c.SelectedIndex()]) })
	return c
}

// Clear takes away all that there was to choose from.
func (c *Choice) Clear() { c.keys, c.Options = nil, nil }

// Offer adds what can be chosen.
func (c *Choice) Offer(key, name string) {
	c.keys, c.Options = append(c.keys, key), append(c.Options, name)
}

// Choose chooses what has a key; nothing where there is no such thing.
func (c *Choice) Choose(key string) {
	for i, k := range c.keys {
		if k == key {
			c.SetSelectedIndex(i)
		}
	}
}
