package search

import (
	"slices"

	"drevo/engine/tree"
)

// As returns the option as that of a technique, with reasons that it brings.
func (o Option) As(t tree.Technique, reasons ...tree.ReasonInfo) Option {
	o.Technique, o.Reasons = t, reasons
	return o
}

// unseen is said of a technique that leaves no mark in a record, or none that tells what it saved.
const unseen = " What it saves or costs is not in the record: the ablation shows it."

// Techniques returns the techniques that options switch. A technique is said once, where its option is:
// it has the option's sentence if it has none, and beside the reasons that it names those that the option
// brings.
func Techniques(options []Option) (list []tree.Technique) {
	for _, o := range options {
		t := o.Technique
		if t.Name == "" {
			continue
		}
		t.Switch, t.Off, t.Reasons = o.Name, o.off(), slices.Clone(t.Reasons)
		for _, r := range o.Reasons {
			t.Reasons = append(t.Reasons, r.Reason)
		}
		if t.Sentence == "" {
			t.Sentence = o.Sentence
		}
		if len(t.Repeats) > 0 || len(t.Reasons) == 0 && len(t.Places) == 0 {
			t.Sentence += unseen
		}
		list = append(list, t)
	}
	return list
}

// Reasons returns the reasons that options bring.
func Reasons(options []Option) (list []tree.ReasonInfo) {
	for _, o := range options {
		for _, r := range o.Reasons {
			if r.Source == "" {
				r.Source = o.Source
			}
			list = append(list, r)
		}
	}
	return list
}

// SwitchedOff returns the value that does without the technique which an option with the given value
// stands for; ok is false for an option that is no switch, or is off.
func (o Option) SwitchedOff(value string) (off string, ok bool) {
	off = o.off()
	return off, off != "" && value != off
}

// off returns the value that does without a technique; empty where none does.
func (o Option) off() string {
	if o.Type == Bool {
		return "false"
	}
	return o.Off
}
