// Package start is the page that a first start shows over its position: four ways in, and the museum behind them. It is
// the content of a dialog, as the list of games is.
package start

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/library"
	"drevo/app/link"
	"drevo/app/pane"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/internal/phrase"
	"drevo/widgets/card"
	"drevo/widgets/chessboard"
)

// Ways are what the page leads to.
type Ways struct {
	First   func()           // the first position, with Botvinnik's tree
	Game    func()           // a game of the user's own
	Step    func(link.State) // a search that is gone through step by step
	Lessons func()
	Museum  func()
}

// stepped is the search of the third card: in the match with Stanford ITEP mates in two moves.
const (
	stepped     = "r1bqk3/pp1p2R1/2pQ4/4Prp1/8/2P5/P1P3P1/R1B1KB2 w Qq - 0 18"
	steppedFile = "itep_stanford_1966.pgn"
)

// Step is the search of the third card.
func Step() link.State { return link.State{FEN: stepped, Programme: "itep", Pane: "scheme"} }

// lessonPosition is that of the first lesson.
const lessonPosition = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"

// Page is the page.
type Page struct {
	Cards   []*card.Card
	Museum  *widget.Button
	content fyne.CanvasObject
}

// New returns the page; palette is the key of the colours of boards.
func New(palette string, lessonsDone, lessons int, ways Ways) *Page {
	_, look, _ := library.First() // a file that came with the program, which the first start reads first
	done := ""
	if lessonsDone > 0 {
		done = phrase.Of(" {done} of {all} are done.", "done", lessonsDone, "all", lessons)
	}
	position := workspace.FirstGame().Position()
	p := &Page{Cards: []*card.Card{
		card.New(picture(position.FEN(), palette), "Botvinnik – Capablanca, 1938", look, ways.First),
		card.New(picture(pawnsGame, palette), "Analyse my game", "Open a file of games or positions, or drop it on the "+
			"window; Ctrl+Shift+V takes what was copied. Any position can be thought about, by any of the programmes.",
			ways.Game),
		card.New(picture(stepped, palette), "A search of 1966, step by step", library.LookAt(steppedFile)+
			" Here it mates: go through its search node by node.", func() { ways.Step(Step()) }),
		card.New(picture(lessonPosition, palette), "Lessons", "Each is ten minutes: some text, and tasks that the tree of "+
			"a real search answers."+done, ways.Lessons),
	}}
	p.Museum = widget.NewButtonWithIcon("The museum: twenty searches worth a look", theme.NavigateNextIcon(), ways.Museum)
	lead := widget.NewLabel("Drevo rebuilds historic chess programs from their papers, records every node that they " +
		"visit, and shows why they chose their moves. Where do you want to begin?")
	lead.Wrapping = fyne.TextWrapWord
	foot := container.NewBorder(nil, nil, nil, p.Museum, pane.Note("Escape closes this page, Help > Start page brings "+
		"it back."))
	var cards []fyne.CanvasObject
	for _, c := range p.Cards {
		cards = append(cards, container.NewPadded(container.New(least{}, c)))
	}
	p.content = container.NewBorder(lead, foot, nil, nil, container.NewGridWithColumns(2, cards...))
	return p
}

// Content is what stands in the dialog.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// pawnsGame is a position on the second card: any game begins so.
const pawnsGame = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"

// pictureSide is that of the boards on the cards, in letters' heights.
const pictureSide = 9

// picture draws a position. It can't be clicked: the card can.
func picture(fen, palette string) fyne.CanvasObject {
	scene := chessboard.NewScene()
	if p, err := board.ParseFEN(fen); err == nil {
		scene.Pieces = pane.Pieces(&p)
	}
	for _, p := range chessboard.Palettes() {
		if p.Key == palette {
			scene.Palette = p
		}
	}
	raster := canvas.NewRaster(func(w, h int) image.Image { return scene.Image(min(w, h)) })
	raster.SetMinSize(fyne.NewSquareSize(pictureSide * theme.TextSize()))
	return raster
}

// least gives a card room for its text, which wraps, at every size of letters.
type least struct{}

// Layout is Fyne's hook.
func (least) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// MinSize is Fyne's hook.
func (least) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(33*theme.TextSize(), 13*theme.TextSize())
}
