package trajectories

import (
	"image"
	"strings"
	"testing"

	"drevo/widgets/chessboard"
)

// everySign has each sign of trajectories, moments and badges.
func everySign() (chessboard.Scene, *Overlay) {
	pieces, all := capablanca()
	all[0].Denials[0].Selected = true
	all[2].StopF = []int{0, 1}
	o := &Overlay{Trajectories: all, Moment: Moment{On: true, HalfMoves: 1}}
	s := sceneOf(pieces, o)
	s.Layers = append(s.Layers, badged().Layers...)
	return s, o
}

func names(s chessboard.Scene) []string {
	var list []string
	for _, e := range s.Legend() {
		list = append(list, e.Name)
	}
	return list
}

func TestLegend(t *testing.T) {
	s, o := everySign()
	want := "White's trajectory, Would be lost here, Can stop here, Target, way closed, " +
		"Denied by control, Denial of a denial, The target goes away, Denial that does not work, Passes over, " +
		"Denied by a blockade, Black's trajectory, Would be lost here, Can stop here, Threatens to take here, " +
		"Where the piece is by then, Still to come, Captured, Doomed, Expected to fall, Stable"
	if got := strings.Join(names(s), ", "); got != want {
		t.Errorf("legend: %s\nwant:   %s", got, want)
	}
	o.Moment = Moment{}
	for i := range o.Trajectories {
		o.Trajectories[i].Selected = false
	}
	for _, name := range names(s) {
		if strings.Contains(name, "Deni") || strings.Contains(name, "then") || strings.Contains(name, "goes away") {
			t.Errorf("%q is explained but not drawn", name)
		}
	}
}

// Every sample shows something, and no two are alike.
func TestSamples(t *testing.T) {
	s, _ := everySign()
	for _, palette := range chessboard.Palettes() {
		s.Palette = palette
		seen := map[string]string{}
		for _, e := range s.Legend() {
			img := e.Sample(48, 24).(*image.RGBA)
			colours := map[any]bool{}
			for x := range 48 {
				colours[img.RGBAAt(x, 12)] = true
			}
			if len(colours) < 3 {
				t.Errorf("%s: the sample is empty", e.Name)
			}
			if other, ok := seen[string(img.Pix)]; ok {
				t.Errorf("%s has the sample of %s", e.Name, other)
			}
			seen[string(img.Pix)] = e.Name
		}
	}
}
