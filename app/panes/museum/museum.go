// Package museum is the museum, as the content of a dialog: a list of exhibits, and beside it the chosen one with its
// board, its sentences, its source and its lesson.
package museum

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/link"
	"drevo/app/museum"
	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
	"drevo/widgets/prose"
	"drevo/widgets/rows"
)

// Museum is the list with the exhibit that is chosen.
type Museum struct {
	OnShow   func(link.State)
	OnLesson func(name string)

	programmes search.List
	exhibits   []museum.Exhibit
	chosen     int
	list       *rows.Table
	board      *chessboard.Board
	text       *prose.View
	show       *widget.Button
	lesson     *widget.Button
	content    fyne.CanvasObject
}

// The widths of the list and of the board.
const (
	listWidth  = 330
	boardWidth = 300
)

// New returns the museum.
func New(programmes search.List, exhibits []museum.Exhibit, palette string) *Museum {
	m := &Museum{OnShow: func(link.State) {}, OnLesson: func(string) {}, programmes: programmes, exhibits: exhibits,
		board: chessboard.NewBoard(), text: prose.New()}
	m.board.ViewOnly = true
	m.board.SetPalette(paletteOf(palette))
	m.list = rows.NewTable([]rows.Column{{Name: "Exhibit", Width: 120, Share: 1, Wrap: true}})
	m.list.Headless = true
	m.list.Rows.OnSelect = m.choose
	m.list.OnOpen = func(int) { m.open() }
	m.show = widget.NewButton("Show it", m.open)
	m.show.Importance = widget.HighImportance
	m.lesson = widget.NewButton("Its lesson", func() { m.OnLesson(exhibits[m.chosen].Lesson.Lesson) })
	zoom := draw.Zoom()
	middle := container.NewVBox(pane.FixedHeight(m.board, boardWidth*zoom), container.NewGridWithColumns(2, m.show,
		m.lesson))
	right := container.NewBorder(nil, nil, pane.FixedWidth(middle, boardWidth*zoom), nil,
		container.NewPadded(container.NewVScroll(m.text)))
	m.content = container.NewBorder(nil, nil, pane.FixedWidth(m.list, listWidth*zoom), nil, container.NewPadded(right))
	m.list.SetLines(len(exhibits), m.line, 0)
	m.choose(0)
	return m
}

// paletteOf is the palette of a key, the first one for none.
func paletteOf(key string) chessboard.Palette {
	all := chessboard.Palettes()
	for _, p := range all {
		if p.Key == key {
			return p
		}
	}
	return all[0]
}

// Content is what stands in the dialog.
func (m *Museum) Content() fyne.CanvasObject { return m.content }

// Focus gives the keys to the list.
func (m *Museum) Focus(c fyne.Canvas) { m.list.Focus(c) }

func (m *Museum) line(at int) rows.Line {
	return rows.Line{Cells: []rows.Cell{{Text: fmt.Sprintf("%d. %s", at+1, m.exhibits[at].Title)}}}
}

// choose shows what is said of an exhibit.
func (m *Museum) choose(at int) {
	if at < 0 || at >= len(m.exhibits) {
		return
	}
	m.chosen = at
	e := m.exhibits[at]
	p := e.Position
	m.board.SetPosition(pane.Pieces(&p), [2]int{chessboard.None, chessboard.None}, chessboard.None,
		p.Turn() == board.White)
	who := e.Programme
	if programme, preset, err := m.programmes.Player(e.Programme); err == nil {
		if who = programme.About().Name; preset.Name != "" {
			who += ", " + preset.Name
		}
	}
	m.text.Set(prose.Text(prose.Large, e.Title), prose.Text(prose.Plain, e.Sentences()),
		prose.Text(prose.Small, who+", "+p.Turn().String()+" to move."), prose.Text(prose.Small, e.Source))
}

func (m *Museum) open() { m.OnShow(m.exhibits[m.chosen].Link()) }
