package treeview

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/rows"
)

func TestHeaderSortsInThreeSteps(t *testing.T) {
	f := comb(4, 0) // keys of 1 to 4: 0, 3, 2, 1
	e := opened(t, f)
	head := fyne.NewPos(e.Place(1, 0).X+20, e.HeadHeight()/2)
	for _, want := range [][]ID{{0, 2, 3, 4, 1}, {0, 1, 4, 3, 2}, {0, 1, 2, 3, 4}} {
		tap(e, head, desktop.MouseButtonPrimary)
		wantShown(t, e, want...)
	}
	tap(e, fyne.NewPos(20, e.HeadHeight()/2), desktop.MouseButtonPrimary) // not sortable
	if column, _ := e.Sort(); column != -1 {
		t.Errorf("sorted by %d, want by none", column)
	}
}

// large is a theme with text of another size.
type large struct {
	fyne.Theme
	factor float32
}

func (l large) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameText || name == theme.SizeNameCaptionText {
		return l.factor * l.Theme.Size(name)
	}
	return l.Theme.Size(name)
}

// TestColumnsWidenWithTheText: in half as much room more, text that is half as large again is cut
// where it is cut at its usual size, and nowhere else; widths in settings stay the same.
func TestColumnsWidenWithTheText(t *testing.T) {
	cut := func(e *View) (texts []string) {
		for row := range e.Shown() {
			for column := range e.Columns() {
				if hint := (source{e}).Hint(row, fyne.NewPos(e.Place(column, 0).Middle().X, 5)); hint != "" {
					texts = append(texts, hint)
				}
			}
		}
		return texts
	}
	e := opened(t, wordy{comb(12, 3)})
	usual, widths, rows := cut(e), e.Arrangement(), len(e.Shown())
	if len(usual) == 0 {
		t.Fatal("nothing is cut at the usual size")
	}
	fyne.CurrentApp().Settings().SetTheme(large{test.Theme(), 1.5})
	size := e.Size()
	e.Resize(fyne.NewSize(size.Width*1.5, size.Height*1.5))
	e.Refresh()
	if got := cut(e); !slices.Equal(got, usual) {
		t.Errorf("large text is cut at %v, usual text at %v", got, usual)
	}
	if got := e.ColumnWidth(0); got < 1.45*160 {
		t.Errorf("the first column has %v", got)
	}
	if got := e.Arrangement(); !slices.Equal(got, widths) {
		t.Errorf("for the settings the widths are %v, before they were %v", got, widths)
	}
	if got := len(e.Shown()); got < rows-1 || got > rows+1 || e.Rows.Position().Y != e.HeadHeight() ||
		e.HeadHeight() < 50 {
		t.Errorf("%d rows of %d are in view, below a head of %v", got, rows, e.HeadHeight())
	}
}

// wordy is a forest with a text in every column, the first of which just fits.
type wordy struct{ *forest }

func (w wordy) Row(id ID) rows.Line {
	return rows.Line{Cells: []rows.Cell{{Text: "30... Nxd4", Badge: rows.Badge{Letter: "A"}},
		{Text: "too long for its column"}, {Text: "Kh8"}}}
}
