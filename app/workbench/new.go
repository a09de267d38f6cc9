package workbench

import (
	"context"

	"fyne.io/fyne/v2/container"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/panes"
	"drevo/app/panes/board"
	"drevo/app/panes/experiments"
	"drevo/app/panes/readouts"
	"drevo/app/panes/searches"
	"drevo/app/panes/tree"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/sound"
	"drevo/app/work"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// New returns a workbench that shows its first position. The error says what of the
// settings could not be used; the workbench is there all the same.
func New(start Start) (*Workbench, error) {
	ctx, cancel := context.WithCancel(context.Background())
	if start.Panes == nil {
		start.Panes = panes.All()
	}
	kept := start.Settings.Config()
	restored, err := restore(kept, start.FEN)
	w := &Workbench{
		session: restored, settings: start.Settings, desk: work.NewDesk(ctx, start.Post), start: start, ctx: ctx,
		cancel: cancel,
		unit:   present.Unit(kept.Scores).OrPoints(), picked: chessboard.None, newMenu: func() {},
	}
	w.repeating.node = nodeOf(kept)
	w.reading, w.booking = w.desk.Slot("Reading"), w.desk.Slot("Opening the book")
	w.watcher = newWatcher(start.Post, w.tick, w.finished)
	w.onlooker = newWatcher(start.Post, w.tick, w.thoughtEnded)
	w.shelf = books.NewShelf(start.OwnBook)
	w.table = &play.Table{Post: start.Post, OnMove: w.tableMoved, OnThinking: w.watchThinking, OnChange: w.tableChanged}
	w.contest = &play.Contest{Post: start.Post, OnChange: w.contestChanged}
	w.adviser = &opinion.Adviser{Post: start.Post, OnChange: func() { w.showAgain(pane.Opinion) }}
	w.sound = &sound.Player{Post: start.Post, OnFault: w.setFault}
	w.useTheme()
	w.update(func() {
		w.build(kept)
		w.wire()
		w.layTable()
		w.show()
	})
	return w, err
}

// build makes the panes and lays them out.
func (w *Workbench) build(kept config.Config) {
	w.hints = tooltip.NewLayer()
	w.hints.Post = w.start.Post
	w.toolbar = newToolbar(w.actions(), w.hints)
	w.tour = newTour(w.hints)
	w.research = experiments.New(w.ctx, w.start.Post)
	w.research.OnOpen = w.openCase
	h := host{w}
	w.tree = tree.New(h)
	w.readouts = readouts.New(h)
	past := searches.New(h)
	var tabs []*slot
	layers := w.tree.Layers()
	for _, entry := range w.start.Panes {
		s := &slot{Pane: entry.New(h), Entry: entry}
		tabs = append(tabs, s)
		layers = append(layers, s.Layers()...)
	}
	w.board = board.New(h, layers)
	w.slots = append([]*slot{fixed(w.board), fixed(past), fixed(w.tree), fixed(w.readouts)}, tabs...)
	explorer := container.NewBorder(past.Content(), nil, nil, nil, w.tree.Content())
	w.frame = newFrame(w.toolbar.content, w.tour.content, w.board.Content(), explorer, w.readouts.Content(), tabs)
	for key, on := range kept.Layers {
		w.board.Switch(pane.LayerKey(key), on)
	}
	w.board.SetFlipped(kept.Flipped)
	w.board.UsePalette(kept.Board)
}
