package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/machine"
)

// usualMemory is how much memory the trees may take at first: a third of what the machine has, a ruling.
func usualMemory() int64 { return max(machine.Memory()/3/100_000_000*100_000_000, config.LeastMemory) }

// findAmounts chooses at the first start how much memory and disk the trees may take.
func findAmounts(settings *config.Store) {
	kept := settings.Config()
	if kept.Memory != 0 || kept.Disk != 0 || machine.Memory() == 0 {
		return
	}
	settings.Change(func(c *config.Config) { c.Memory, c.Disk = usualMemory(), usualDisk })
}

// amounts are those that can be chosen, in bytes.
var amounts = []int64{200_000_000, 500_000_000, 1_000_000_000, 2_000_000_000, 4_000_000_000, 8_000_000_000,
	16_000_000_000, 32_000_000_000, 64_000_000_000}

// memoryMenu offers how much memory the trees of all searches may take.
func (w *Workbench) memoryMenu() *fyne.MenuItem {
	return submenu("Memory for trees", w.amountItems(w.Session.Memory, machine.Memory(), w.SetMemory))
}

// diskMenu offers how much of the disk the trees of searches may take that the next start has again.
func (w *Workbench) diskMenu() *fyne.MenuItem {
	kept := w.Settings().Config().Disk
	set := func(bytes int64) {
		w.Settings().Change(func(c *config.Config) { c.Disk = bytes })
		w.Mark()
	}
	none := fyne.NewMenuItem("None", func() { set(-1) })
	none.Checked = kept <= 0
	return submenu("Trees kept for the next start", append([]*fyne.MenuItem{none}, w.amountItems(kept, 0, set)...))
}

// amountItems offer amounts up to the most, 0 for all of them; what is chosen is among them.
func (w *Workbench) amountItems(chosen, most int64, set func(int64)) (list []*fyne.MenuItem) {
	item := func(bytes int64) {
		m := fyne.NewMenuItem(amountText(bytes), func() { set(bytes) })
		m.Checked = bytes == chosen
		list = append(list, m)
	}
	before := int64(0)
	for _, bytes := range amounts {
		if chosen > before && chosen < bytes {
			item(chosen)
		}
		if most > 0 && bytes > most {
			break
		}
		item(bytes)
		before = bytes
	}
	return list
}

// amountText writes an amount of memory.
func amountText(bytes int64) string {
	if bytes < 1_000_000_000 {
		return fmt.Sprintf("%d MB", bytes/1_000_000)
	}
	return fmt.Sprintf("%.4g GB", float64(bytes)/1e9)
}
