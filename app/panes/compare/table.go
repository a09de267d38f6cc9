package compare

import (
	"drevo/app/comparison"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/internal/phrase"
	"drevo/widgets/runtable"
)

// tableOf makes the table of the entries, values in the given unit.
func tableOf(entries []*entry, unit present.Unit) runtable.Data {
	var data runtable.Data
	names, set := label(entries), ended(entries, unit)
	table, row := set.Table(), 0
	for i, e := range entries {
		if e.row == nil {
			data.Rows = append(data.Rows, waiting(names[i], e))
			continue
		}
		data.Rows = append(data.Rows, rowOf(table, row))
		data.Unit = present.Format{Scale: e.Programme.Scale(), Unit: unit}.UnitName()
		row++
	}
	return data
}

// ended are the entries that have ended, as rows that can be compared.
func ended(entries []*entry, unit present.Unit) comparison.Set {
	set := comparison.Set{Unit: unit, Ablation: len(entries) > 1 && entries[1].base != nil}
	for _, e := range entries {
		if e.row != nil {
			set.Rows = append(set.Rows, *e.row)
		}
	}
	return set
}

// label gives the entries names that tell them apart.
func label(entries []*entry) []string {
	var runs []comparison.Run
	for _, e := range entries {
		runs = append(runs, e.Run)
	}
	names, _ := comparison.Names(runs)
	for i, e := range entries {
		if e.base != nil {
			names[i] = e.Without(e.base.Run)
		}
		if e.row != nil {
			e.row.Label = names[i]
		}
	}
	return names
}

// waiting is the row of an entry that has not ended.
func waiting(name string, e *entry) runtable.Row {
	how := "waiting"
	if e.search != nil {
		how = present.Short(float64(e.search.Counts().Nodes)) + " nodes …"
	}
	return runtable.Row{Name: runtable.Cell{Text: name, Hint: e.Name() + "."}, Move: runtable.Cell{Text: how},
		PartsAt: -1, Waiting: true}
}

// rowOf makes a row of one of the table.
func rowOf(table outcome.Table, at int) runtable.Row {
	cell := func(key string) runtable.Cell {
		c := table.Cell(at, key)
		return runtable.Cell{Text: c.String(), Hint: c.Hint}
	}
	row := runtable.Row{Name: cell(comparison.KeyName), Move: cell(comparison.KeyMove), Value: cell(comparison.KeyValue),
		Nodes: cell(comparison.KeyNodes), Boards: cell(comparison.KeyBoards), Time: cell(comparison.KeyTime),
		Line: table.Cell(at, comparison.KeyLine).Value.([]string), LineHint: cell(comparison.KeyLine).Hint,
		Changed: table.Cell(at, comparison.KeyChanged).Value.(bool),
		PartsAt: table.Cell(at, comparison.KeyPartsAt).Value.(int) - 1}
	row.Name.Hint += " Return or a second click opens its tree."
	return row
}

// partingText says where a row parts from what it is compared with.
func partingText(entries []*entry, at int, unit present.Unit) string {
	set, row := ended(entries, unit), 0
	for _, e := range entries[:at] {
		if e.row != nil {
			row++
		}
	}
	sentence := set.Part(row).Sentence
	if sentence == "" {
		return ""
	}
	return phrase.Of("{run} against {other}: {sentence}", "run", set.Rows[row].Label, "other", set.Against(row).Label,
		"sentence", sentence)
}
