package workbench

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/strip"
	"drevo/engine/board"
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
	"drevo/widgets/prose"
	"drevo/widgets/tooltip"
)

// duo is two boards side by side for a projector: the position at hand with what one programme plays there, and another.
// The answers stay hidden until they are asked for, one after the other.
type duo struct {
	twins [2]*twin
	strip *strip.Strip
	view  pane.View
}

// twin is one of the boards, with its programme.
type twin struct {
	content fyne.CanvasObject
	choice  *tooltip.Select
	answer  *tooltip.Button
	board   *chessboard.Board
	says    *prose.View
	told    bool // the answer is shown
}

// longestLine is how many moves of a line are drawn and written.
const longestLine = 5

func newDuo(hints *tooltip.Layer, s *strip.Strip) *duo {
	d := &duo{strip: s}
	for i := range d.twins {
		t := &twin{board: chessboard.NewBoard(), says: prose.New()}
		t.board.SetLeastText(draw.PresentedText)
		t.choice = tooltip.NewSelect(hints, nil, "The programme whose answer stands on this board.", func(string) {
			t.told = false
			d.fill()
		})
		t.answer = tooltip.NewTextButton(hints, "Answer", theme.VisibilityIcon(), "Show what it plays, or hide that. Page "+
			"Down shows one answer after the other.", func() {
			t.told = !t.told
			d.fill()
		})
		t.content = container.NewBorder(container.NewBorder(nil, nil, nil, t.answer, t.choice),
			container.New(level{d}, t.says), nil, nil, t.board)
		d.twins[i] = t
	}
	return d
}

// show is about another view; a new position hides the answers.
func (d *duo) show(v pane.View) {
	if v.Position != d.view.Position {
		d.hide()
	}
	d.view = v
	d.fill()
}

func (d *duo) hide() {
	for _, t := range d.twins {
		t.told = false
	}
}

// choose puts programmes on the boards, by their IDs or names; where none is named the first and the second.
func (d *duo) choose(names []string) {
	d.fill()
	plays := d.strip.Plays()
	for i, t := range d.twins {
		at := -1
		if i < len(names) {
			at = indexOf(plays, names[i])
		}
		if at >= 0 || t.choice.SelectedIndex() < 0 {
			t.choice.SetSelectedIndex(max(at, min(i, len(plays)-1)))
		}
	}
}

// has reports whether there is a programme of a name.
func (d *duo) has(name string) bool { return indexOf(d.strip.Plays(), name) >= 0 }

// indexOf finds a programme by its ID, or by its name; -1 for none.
func indexOf(plays []strip.Play, name string) int {
	return slices.IndexFunc(plays, func(p strip.Play) bool { return p.ID == name || strings.EqualFold(p.Name, name) })
}

// turn shows the next answer, or with -1 hides the last one. It reports whether there was one.
func (d *duo) turn(by int) bool {
	order := []*twin{d.twins[0], d.twins[1]}
	if by < 0 {
		slices.Reverse(order)
	}
	for _, t := range order {
		if t.told != (by > 0) {
			t.told = by > 0
			d.fill()
			return true
		}
	}
	return false
}

// fill puts on the boards what is known.
func (d *duo) fill() {
	if d.view.Game == nil {
		return
	}
	plays := d.strip.Plays()
	var names []string
	for _, p := range plays {
		names = append(names, p.Name)
	}
	for _, t := range d.twins {
		t.choice.Options = names
		t.choice.Refresh()
		t.fill(d.view, plays)
	}
	for _, t := range d.twins { // one's words may give the other less room
		t.content.Refresh()
	}
}

// level gives the words below both boards the height of the longer ones, so that the boards are of one size.
type level struct{ *duo }

// MinSize implements fyne.Layout.
func (l level) MinSize(says []fyne.CanvasObject) fyne.Size {
	least := says[0].MinSize()
	for _, t := range l.twins {
		if t != nil { // while they are made
			least.Height = max(least.Height, t.says.MinSize().Height)
		}
	}
	return least
}

// Layout implements fyne.Layout.
func (level) Layout(says []fyne.CanvasObject, size fyne.Size) { says[0].Resize(size) }

func (t *twin) fill(v pane.View, plays []strip.Play) {
	last := [2]int{chessboard.None, chessboard.None}
	if m := v.Game.LastMove(); m != board.NoMove {
		last = [2]int{int(m.From()), int(m.To())}
	}
	p := v.Position
	t.board.SetPosition(pane.Pieces(&p), last, chessboard.None, p.Turn() == board.White)
	var layer chessboard.Layer
	text := "?"
	if at := t.choice.SelectedIndex(); t.told && at >= 0 && at < len(plays) {
		text = plays[at].Move()
		if a := plays[at].Answer; a != nil && a.Move != board.NoMove && a.Position == p {
			line := a.Line[:min(len(a.Line), longestLine)]
			text = present.Line(p, line)
			for i, m := range line {
				layer.Arrows = append(layer.Arrows, chessboard.Arrow{From: int(m.From()), To: int(m.To()),
					Width: 1 - float64(i)/longestLine, Role: chessboard.RoleBest, Dashed: i%2 == 1})
			}
		}
	}
	t.board.SetLayers([]chessboard.Layer{layer})
	t.says.Set(prose.Text(draw.Style{Size: theme.SizeNameHeadingText, Bold: true}, text))
}
