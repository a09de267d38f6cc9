package chessboard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// A LegendView shows a legend: each sign with its name, side by side and in as
// many rows as the width asks for. An empty legend takes no room.
type LegendView struct {
	widget.BaseWidget
	entries []LegendEntry
	objects []fyne.CanvasObject // a sample and a name for each entry
	height  float32             // of all rows at the present width

	// OnHeight is called when the rows need another height, which the layout around them must give.
	OnHeight func()
}

// NewLegendView returns a view of a legend, such as that of [Scene.Legend].
func NewLegendView(entries []LegendEntry) *LegendView {
	v := &LegendView{}
	v.ExtendBaseWidget(v)
	v.SetEntries(entries)
	return v
}

// SetEntries shows another legend.
func (v *LegendView) SetEntries(entries []LegendEntry) {
	before := v.height
	v.entries = entries
	v.Refresh()
	if v.height != before && v.OnHeight != nil {
		v.OnHeight()
	}
}

// Entries returns what is shown.
func (v *LegendView) Entries() []LegendEntry { return v.entries }

// arrange flows the entries into rows and sets the height.
func (v *LegendView) arrange(width float32) {
	pad := theme.Padding()
	flow := draw.Flow{Right: width, Height: sampleHeight() + pad, Gap: 3 * pad}
	for i := 0; i < len(v.objects); i += 2 {
		sample, name := v.entries[i/2].size(), v.objects[i+1].MinSize()
		at := flow.Place(sample.Width + pad + name.Width)
		v.objects[i].Move(fyne.NewPos(at.X, at.Y))
		v.objects[i].Resize(sample)
		v.objects[i+1].Move(fyne.NewPos(at.X+sample.Width+pad, at.Y+(sample.Height-name.Height)/2))
		v.objects[i+1].Resize(name)
	}
	v.height = max(float32(flow.Lines())*(sampleHeight()+pad)-pad, 0)
}

// sampleHeight is a little more than that of a line of text.
func sampleHeight() float32 {
	return fyne.MeasureText("M", theme.CaptionTextSize(), fyne.TextStyle{}).Height * 1.25
}

// size is that of a sample.
func (e LegendEntry) size() fyne.Size {
	height := sampleHeight()
	if e.Narrow {
		return fyne.NewSquareSize(height)
	}
	return fyne.NewSize(height*2, height)
}

// MinSize is as wide as the widest entry and as high as the rows at the width that the view has.
func (v *LegendView) MinSize() fyne.Size {
	v.ExtendBaseWidget(v)
	widest := float32(0)
	for i := 0; i < len(v.objects); i += 2 {
		name := v.objects[i+1].MinSize()
		widest = max(widest, v.entries[i/2].size().Width+theme.Padding()+name.Width)
	}
	return fyne.NewSize(widest, v.height)
}

// CreateRenderer is called by Fyne.
func (v *LegendView) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	return legendRenderer{v}
}

type legendRenderer struct{ *LegendView }

func (r legendRenderer) Destroy()                     {}
func (r legendRenderer) Layout(size fyne.Size)        { r.arrange(size.Width) }
func (r legendRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Refresh makes samples and names anew, as another legend and a change of theme need.
func (r legendRenderer) Refresh() {
	r.objects = nil
	for _, e := range r.entries {
		name := canvas.NewText(e.Name, theme.Color(theme.ColorNameForeground))
		name.TextSize = theme.CaptionTextSize()
		r.objects = append(r.objects, canvas.NewRaster(e.Sample), name)
	}
	r.arrange(r.Size().Width)
	canvas.Refresh(r.LegendView)
}
