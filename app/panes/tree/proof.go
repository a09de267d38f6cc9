package tree

import (
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/app/proving"
	"drevo/app/work"
	"drevo/engine/proof"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// prover shows only what proves the value of a node, and writes it into files.
type prover struct {
	*finder
	slot   *work.Slot
	of     *tree.Tree              // whose proof is shown, nil for none
	OnSave func(name, text string) // writes a text into a file that the user names
}

func newProver(f *finder) *prover {
	return &prover{finder: f, slot: f.host.Slot("Proving the value"), OnSave: func(string, string) {}}
}

// toggle shows what proves the value of the node alone, or all again.
func (p *prover) toggle() {
	switch {
	case p.source.Tree.Empty():
	case p.of == p.source.Tree && p.chosen == filterAsked:
		p.of = nil
		p.clearFilter()
	default:
		p.show(p.view.Node)
	}
}

// show shows what proves the value of a node alone, and says how much it is.
func (p *prover) show(id tree.ID) {
	p.prove(id, func(v proving.Proving) {
		nodes := proof.Nodes(v.Proofs...)
		if len(nodes) == 0 {
			p.host.Fault(v.Missing())
			return
		}
		p.of = p.source.Tree
		title := "proves " + v.Value(v.Tree.Node(id)) + " after " + v.Move(v.Tree.Node(id))
		p.ShowNodes(title, func(n tree.Node) bool { return nodes[n.ID] }, func(count int) {
			said := phrase.Of("{count} nodes prove the value, of {searched} that were searched.", "count", present.Whole(count),
				"searched", present.Whole(v.Searched()))
			p.host.Status(strings.TrimSpace(said + " " + v.Missing()))
		})
	})
}

// Prove shows what proves the value of a node alone.
func (p *prover) Prove(id tree.ID) { p.show(id) }

// prove proves the value of a node beside the window.
func (p *prover) prove(id tree.ID, found func(proving.Proving)) {
	t, nodes, release := p.source.Tree, p.source.Nodes, p.view.Search.Hold()
	type proved struct {
		proving.Proving
		err error
	}
	work.Run(p.slot, func(*work.Job) proved {
		defer release()
		v, err := proving.Of(nodes, id)
		return proved{v, err}
	}, func(v proved) {
		switch {
		case v.err != nil:
			p.host.Fault(v.err.Error())
		case t == p.source.Tree:
			found(v.Proving)
		}
	})
}

// savedPlies is how many half-moves of a proof are written into a file.
const savedPlies = 6

// save writes the proof of a node into a file: as a page, or else as a game.
func (p *prover) save(id tree.ID, page bool) {
	p.prove(id, func(v proving.Proving) {
		if len(v.Proofs) == 0 {
			p.host.Fault(v.Missing())
			return
		}
		var text strings.Builder
		name := "proof.html"
		err := error(nil)
		if page {
			err = v.WritePage(&text, savedPlies)
		} else {
			g, fault := v.Game(savedPlies)
			if err = fault; err == nil {
				name = "proof.pgn"
				text.WriteString(g.String())
			}
		}
		if err != nil {
			p.host.Fault(err.Error())
			return
		}
		p.OnSave(name, text.String())
	})
}

// items are what the menu of a row has of proofs.
func (p *prover) items(id tree.ID) *fyne.MenuItem {
	item := fyne.NewMenuItem("What proves it", nil)
	item.ChildMenu = fyne.NewMenu("", fyne.NewMenuItem("Show that alone", func() {
		p.host.Select(p.view.Place(id))
		p.show(id)
	}), fyne.NewMenuItem("Save as a page ...", func() { p.save(id, true) }),
		fyne.NewMenuItem("Save as a game ...", func() { p.save(id, false) }))
	item.Disabled = !p.source.Tree.Node(id).Closed
	return item
}
