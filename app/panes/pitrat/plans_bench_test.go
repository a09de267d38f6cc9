package pitrat

import (
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/replay"
	"drevo/engine/tree"
)

// BenchmarkShow is what the window's goroutine pays when another node is chosen, with the plans of
// twenty thousand moves: less than 10 ms.
func BenchmarkShow(b *testing.B) {
	w := panetest.New(b, "pitrat", map[string]string{"win": "piece", "storage": "20"},
		"2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 1")
	p := New(w, w.Setup, &replay.Replay{}).(*Pane)
	w.Put(p)
	w.Think()
	w.Until(func() bool { return p.account != nil && !p.behind() && !p.slot.Busy() })
	p.choose(1)
	for part, name := range []string{"all", "here", "rounds"} {
		b.Run(name, func(b *testing.B) {
			p.tabs.SelectIndex(part)
			for i := 0; b.Loop(); i++ {
				w.Session.Select(tree.ID(i % w.Session.Tree().Len()))
				v := w.View()
				p.Show(v)
				p.planLayer()
				p.dangerLayer()
			}
		})
	}
}
