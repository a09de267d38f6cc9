package moves

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/rows"
)

// parts puts the small tree and its title below the list. The tree is the largest that the first moves leave room for,
// and the list has all moves where they fit above it. Where there is no room for both the list stands alone, with a
// button that puts the tree in its place.
type parts struct{ *Pane }

func (p parts) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	list, title, small, turn := objects[0], objects[1], objects[2], objects[3]
	high := title.MinSize().Height
	first, both := p.firstIn(fyne.NewSize(size.Width, size.Height-high))
	alone := !both && p.flipped
	list.(*rows.Table).Hidden = alone
	title.(*fyne.Container).Hidden, p.small.Hidden = !both, !both && !alone
	p.showTurn(!both && len(p.moves) > 0)
	turn.Resize(turn.MinSize())
	turn.Move(fyne.NewPos(size.Width-turn.MinSize().Width, 0))
	switch {
	case alone:
		top := turn.MinSize().Height
		p.plant(fyne.NewSize(size.Width, size.Height-top))
		small.Move(fyne.NewPos(0, top))
		small.Resize(fyne.NewSize(size.Width, size.Height-top))
		return
	case !both:
		list.Resize(size) // at which reasons have their lines
		p.fold(size.Height, first)
		return
	}
	room := size.Height - high
	list.Resize(fyne.NewSize(size.Width, list.Size().Height))
	p.plant(fyne.NewSize(size.Width, room-p.list.HeightOf(p.count(first))))
	p.fold(room-p.small.MinSize().Height, first)
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
	return fyne.NewSize(max(list.Width, title.Width, small.Width), list.Height+title.Height+p.least().Height)
}

// least is the size of the smallest of the small trees.
func (p parts) least() fyne.Size {
	return p.small.Least(p.firstMoves(sizes[smallest]))
}

// shares are how list and small tree share a low room, the best first: how many moves stand above the fold, beside a
// tree of this size at least.
var shares = []struct{ first, tree int }{{firstShown, threeHalfMoves}, {fewShown, threeHalfMoves}, {fewShown, smallest}}

// fewest is how many lines a longer list has at least beside the small tree.
const fewest = 5

// firstIn is how many moves stand above the fold at least in a room for list and small tree, and whether it is one for
// both.
func (p parts) firstIn(room fyne.Size) (first int, both bool) {
	for _, share := range shares {
		first, lines := share.first, p.count(share.first)
		if p.all || len(p.moves) <= first+fewMore {
			first = len(p.moves)
			lines = min(p.count(first), fewest)
		}
		least := p.small.Least(p.firstMoves(sizes[share.tree]))
		if len(p.moves) > 0 && p.list.HeightOf(lines)+least.Height <= room.Height && least.Width <= room.Width {
			return first, true
		}
	}
	return firstShown, false
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

// plant shows the largest small tree that fits into a room, or the smallest.
func (p parts) plant(room fyne.Size) {
	for i, w := range sizes {
		nodes := p.firstMoves(w)
		if least := p.small.Least(nodes); i == len(sizes)-1 || least.Height <= room.Height && least.Width <= room.Width {
			p.small.Set(nodes)
			return
		}
	}
}

// fold folds the list after its first moves, or after all that fit into a height where those are twice as many or more;
// after fewer where reasons take more lines than one.
func (p parts) fold(room float32, first int) {
	shown := len(p.moves)
	for shown > first && p.list.HeightOf(p.count(shown)) > room {
		shown--
	}
	if shown < 2*first && shown < len(p.moves) {
		shown = first
	}
	p.foldAfter(shown)
	for shown > fewShown && p.list.WholeHeight() > room && !p.all {
		shown--
		p.foldAfter(shown)
	}
}

func (p parts) foldAfter(shown int) {
	if shown != p.shown {
		p.shown = shown
		p.write()
	}
}
