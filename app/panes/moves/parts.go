package moves

import "fyne.io/fyne/v2"

// fewest is how many lines the list has at least where the small tree is seen.
const fewest = 5

// parts puts the small tree and its title below the list; they are not there without a move, or where they would leave
// the list less than fewest lines. The tree is the largest that the first moves leave room for, and the list has all
// moves where they fit above it.
type parts struct{ *Pane }

func (p parts) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	list, title, small := objects[0], objects[1], objects[2]
	high := title.MinSize().Height
	room := size.Height - high
	none := len(p.moves) == 0 || room-p.least() < p.list.HeightOf(fewest)
	title.(*fyne.Container).Hidden, p.small.Hidden = none, none
	if none {
		p.fold(size.Height)
		list.Resize(size)
		return
	}
	p.plant(room - p.list.HeightOf(p.count(p.first())))
	p.fold(room - p.small.MinSize().Height)
	tall := p.small.MinSize().Height
	above := max(min(room-tall, p.list.WholeHeight()), 0)
	list.Resize(fyne.NewSize(size.Width, above))
	title.Move(fyne.NewPos(0, above))
	title.Resize(fyne.NewSize(size.Width, high))
	small.Move(fyne.NewPos(0, above+high))
	small.Resize(fyne.NewSize(size.Width, tall))
}

func (p parts) MinSize(objects []fyne.CanvasObject) fyne.Size {
	list, title, small := objects[0].MinSize(), objects[1].MinSize(), objects[2].MinSize()
	return fyne.NewSize(max(list.Width, title.Width, small.Width), list.Height+title.Height+p.least())
}

// least is the height of the smallest of the small trees.
func (p parts) least() float32 {
	return p.small.HeightOf(firstMoves(p.view.Nodes, p.moves, sizes[len(sizes)-1]))
}

// first is how many moves stand above the fold at least.
func (p parts) first() int {
	if p.all || len(p.moves) <= firstShown+fewMore {
		return len(p.moves)
	}
	return firstShown
}

// count is how many lines the list has with so many moves above the fold.
func (p parts) count(shown int) int {
	lines := shown
	if shown < len(p.moves) {
		lines++ // the fold
	}
	for i := range p.moves {
		if played := i >= shown && p.moves[i].Move == p.played; played || i < shown && p.heading(i) != "" {
			lines++
		}
	}
	return lines
}

// plant shows the largest small tree that fits into a height, or the smallest.
func (p parts) plant(room float32) {
	for i, w := range sizes {
		nodes := firstMoves(p.view.Nodes, p.moves, w)
		if i == len(sizes)-1 || p.small.HeightOf(nodes) <= room {
			p.small.Set(nodes)
			return
		}
	}
}

// fold folds the list, unless all moves fit into a height.
func (p parts) fold(room float32) {
	shown := len(p.moves)
	if p.list.HeightOf(p.count(shown)) > room {
		shown = p.first()
	}
	if shown != p.shown {
		p.shown = shown
		p.write()
	}
}
