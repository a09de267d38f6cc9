package explorer

import (
	"fmt"
	"image/color"
	"image/png"
	"math/rand/v2"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
)

type demo struct {
	*forest
	weights []uint64
}

func (d *demo) Weight(id ID) uint64 { return d.weights[id] }

var sans = []string{"e4", "Nbxd7+", "O-O-O", "Rxe6", "Qg4", "dxc4", "Ba3!", "Nh5+", "gxh5", "Qg5+", "f4", "b5"}

func (d *demo) depth(id ID) int {
	n := 0
	for ; id != 0; id = d.parents[id] {
		n++
	}
	return n
}
func (d *demo) Row(id ID) Row {
	k := int(d.keys[id])
	ply := d.depth(id)
	dots := "."
	if ply%2 == 0 {
		dots = "..."
	}
	w := d.weights[id]
	p := w
	if id != 0 {
		p = d.weights[d.parents[id]]
	}
	shapes := []paint.Mark{paint.Circle, paint.Square, paint.Diamond, paint.Hexagon, paint.Shield}
	v := float64(int(id*7919)%400-200) / 100
	return Row{Bold: k == 0, Dim: k == 7, Cells: []Cell{
		{Text: fmt.Sprintf("%d%s %s", 30+ply/2, dots, sans[int(id)%len(sans)])},
		{Text: []string{"capture", "check", "full", "quiet", "reply"}[k%5], Badge: Badge{shapes[k%5], string("CXFQR"[k%5]), Palette(k % 5)}},
		{Text: fmt.Sprintf("[%+.2f, %+.2f]", v-.4, v+.3), Tone: Faint},
		{Text: fmt.Sprintf("≤ %+.2f", v), Tone: []Tone{Plain, Good, Bad, Plain}[k%4]},
		{Text: fmt.Sprintf("%+.2f", v/2)},
		{Text: fmt.Sprintf("−%.2f", v/3)},
		{Text: fmt.Sprint(w), Bar: float32(w) / float32(p)},
		{Text: []string{"beta cut-off", "all searched", "not considered"}[k%3], Tone: []Tone{Alert, Plain, Faint}[k%3]},
		{Text: "30.Ba3 Qxa3 31.Nh5+ gxh5 32.Qg5+ Kf8 33.Qxf6+ Kg8 34.e7 Qc1+"},
	}}
}

func newDemo(n, reach int) *demo {
	rng := rand.New(rand.NewPCG(3, 4))
	d := &demo{forest: &forest{}}
	d.add(NoID, 0)
	for i := 1; i < n; i++ {
		p := rng.IntN(i)
		p = min(p, rng.IntN(i))
		d.add(ID(p), float64(rng.IntN(9)))
	}
	d.weights = make([]uint64, n)
	for i := n - 1; i >= 0; i-- {
		d.weights[i]++
		if i > 0 {
			d.weights[d.parents[i]] += d.weights[i]
		}
	}
	return d
}

func demoColumns() []Column {
	r := fyne.TextAlignTrailing
	return []Column{{Name: "Move", Width: 190}, {Name: "Class", Width: 100, Sortable: true}, {Name: "Window", Width: 120, Align: r}, {Name: "Value", Width: 80, Align: r, Sortable: true}, {Name: "Pseudo", Width: 64, Align: r, Sortable: true}, {Name: "Static", Width: 64, Align: r, Sortable: true}, {Name: "Nodes", Width: 80, Align: r, Sortable: true}, {Name: "Reason", Width: 120, Sortable: true}, {Name: "Forced variation", Width: 200}}
}

func TestPictures(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for name, v := range map[string]fyne.ThemeVariant{"dark": theme.VariantDark, "light": theme.VariantLight} {
			test.NewTempApp(t)
			fyne.CurrentApp().Settings().SetTheme(fixed{theme.DefaultTheme(), v})
			d := newDemo(20000, 20000)
			d.keys[0] = 0
			e := New(demoColumns())
			e.SetSource(d)
			ic := NewIcicle()
			ic.SetSource(d)
			ic.Colour = func(id ID) color.NRGBA { return Palette(int(d.keys[id]) % 5) }
			ic.Label = func(id ID) string { return d.Row(id).Cells[0].Text }
			b := NewBreadcrumb()
			e.ExpandAll(0, 60)
			var ids []ID
			for id := ID(19990); id != 0; id = d.parents[id] {
				ids = append([]ID{id}, ids...)
			}
			crumbs := []Crumb{{0, "Start"}}
			for _, id := range ids {
				crumbs = append(crumbs, Crumb{id, d.Row(id).Cells[0].Text})
			}
			b.SetPath(crumbs)
			w := test.NewTempWindow(t, container.NewBorder(container.NewVBox(b, container.NewGridWrap(fyne.NewSize(1100, 190), ic)), nil, nil, nil, e))
			c := w.Canvas().(test.WindowlessCanvas)
			c.SetScale(scale)
			w.Resize(fyne.NewSize(1100, 760))
			e.Expand(0)
			kid := d.kids[0][0]
			e.Expand(kid)
			e.Select(d.kids[kid][1])
			ic.Select(d.kids[d.kids[kid][0]][0])
			w.Canvas().Focus(e)
			e.hovered = 6
			e.SetSort(6, true)
			f, _ := os.Create(fmt.Sprintf("/tmp/pic-%s-%v.png", name, scale))
			png.Encode(f, w.Canvas().Capture())
			f.Close()
		}
	}
}

type fixed struct {
	fyne.Theme
	v fyne.ThemeVariant
}

func (f fixed) Color(n fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	return f.Theme.Color(n, f.v)
}
