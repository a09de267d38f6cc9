package workspace

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"drevo/app/link"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Target is what a link asks of a workspace, read with its programmes and by the rules of chess.
type Target struct {
	Link link.State

	start   *board.Position // of its game, nil: the game in hand stays
	of      Contender       // who thinks
	thinks  bool            // somebody does
	line    []board.Move    // from the root of the tree to the node
	compare []board.Move    // two moves at the node
}

// ReadLink says what a link asks for, and changes nothing. The error names what of it there is not here.
func (r *Searcher) ReadLink(s link.State) (Target, error) {
	t := Target{Link: s}
	root := r.Session.Position()
	if s.FEN != "" {
		p, err := board.ParseFEN(s.FEN)
		if err != nil {
			return Target{}, fmt.Errorf("the position of the link: %w", err)
		}
		if root != p {
			t.start = &p
		}
		root = p
	}
	t.thinks = s.Thinks()
	if err := root.Playable(); t.thinks && err != nil {
		return Target{}, fmt.Errorf("the position of the link: %w", err)
	}
	err := t.readContender(r.setup)
	if err == nil {
		t.line, err = readLine(root, s.Node.Moves)
	}
	if err == nil && len(s.Compare) > 0 {
		t.compare, err = readBoth(root.After(t.line...), s.Compare)
	}
	if err != nil {
		return Target{}, err
	}
	return t, nil
}

// readContender finds who thinks, and with what: for a link without a programme the one that is chosen, as it is.
func (t *Target) readContender(s *Setup) error {
	given := maps.Clone(t.Link.Set)
	id, player, _ := strings.Cut(t.Link.Programme, "/")
	if id == "" {
		t.of = Contender{Programme: s.Session.Programme, Values: s.Session.Values}
		id, given = t.of.Programme.About().ID, t.of.Values.Map()
		maps.Copy(given, search.Named(t.of.Programme, t.Link.Set))
	}
	programme, err := s.Programmes.Find(id)
	preset := search.Preset{}
	if err == nil && player != "" {
		preset, err = search.FindPreset(programme, player)
	}
	if err != nil {
		return fmt.Errorf("the programme of the link: %w", err)
	}
	all := map[string]string{}
	maps.Copy(all, search.Named(programme, preset.Values))
	maps.Copy(all, search.Named(programme, given))
	values, err := search.Resolve(programme, all)
	if err != nil {
		return fmt.Errorf("the options of the link: %w", err)
	}
	t.of = Contender{Player: Player{ID: PlayerOf(programme, values), Name: programme.About().Name}, Programme: programme,
		Values: values}
	return nil
}

// readLine reads moves in UCI or SAN.
func readLine(p board.Position, words []string) (line []board.Move, err error) {
	for _, word := range words {
		m, err := p.ParseUCI(word)
		if word == board.Pass.UCI() {
			m, err = board.Pass, nil
		}
		if err != nil {
			m, err = p.ParseSAN(word)
		}
		if err != nil {
			return nil, fmt.Errorf("the moves of the link: %w", err)
		}
		line, p = append(line, m), p.After(m) // of a pass, too
	}
	return line, nil
}

// readBoth reads two moves of one position.
func readBoth(p board.Position, words []string) (both []board.Move, err error) {
	for _, word := range words {
		m, err := readLine(p, []string{word})
		if err != nil {
			return nil, err
		}
		both = append(both, m...)
	}
	return both, nil
}

// Prepare brings the game of a link into hand, and the programme with its options where a link has them.
func (r *Searcher) Prepare(t Target) {
	if t.start != nil {
		r.game.SetGame("opening the link", session.NewGame(*t.start))
	}
	if t.thinks {
		r.setup.Do("options of link", func() {
			r.setup.putProgramme(t.of.Programme, search.Preset{})
			r.setup.SetValues("options of the link", t.of.Values.Map())
		})
	}
}

// OpenLink brings what a link asks for into hand: its game and its set-up, each as a step that undo takes back, and
// the search. One that is kept and was the same is shown again. Reached is told, on the window's goroutine, when the
// search has ended, unless the user has gone elsewhere; without a search at once, with nil.
func (r *Searcher) OpenLink(t Target, reached func(*session.Search)) {
	if t.start != nil {
		r.game.SetGame("opening the link", session.NewGame(*t.start))
	}
	if !t.thinks {
		reached(nil)
		return
	}
	r.setup.Do("options of the link", func() {
		r.setup.putProgramme(t.of.Programme, search.Preset{})
		r.setup.SetValues("options of the link", t.of.Values.Map())
	})
	s := r.Session.Known()
	if s == nil || s.Unasked {
		r.ThinkAs(r.Session.Game, t.of.Programme, t.of.Values)
		s = r.Session.Search()
	}
	ended := r.watcher.End(s)
	go func() {
		<-ended
		r.post(func() {
			if r.Session.Has(s) {
				reached(s)
			}
		})
	}()
}

// GoToLinked goes to the node that a link asks for, in the tree of a search. It returns the node and reports whether
// the tree has it; where it has not, the position of its moves is shown, of which the workspace says why.
func (r *Searcher) GoToLinked(t Target, of *session.Search) (at session.At, ok bool) {
	moves := slices.Concat(of.Moves, t.line)
	id, ok := nodeOf(of.Tree(), t.line, t.Link.Node.Stage)
	if !ok {
		r.game.Walk(func(g *session.Game) { g.GoTo(moves) })
		return session.At{}, false
	}
	if of != r.Session.Search() {
		r.Session.Show(of)
	}
	r.Session.Select(id)
	r.Changed()
	return session.At{Search: of, Node: id}, true
}

// Sides are the two moves that a link compares at a node.
func (t Target) Sides(at session.At) (first, second session.Side, ok bool) {
	if len(t.compare) != 2 {
		return first, second, false
	}
	side := func(m board.Move) session.Side {
		if id, ok := at.Search.Tree().Find(at.Node, m); ok {
			return session.At{Search: at.Search, Node: id}.Side()
		}
		return session.Side{At: at, Move: m}
	}
	return side(t.compare[0]), side(t.compare[1]), true
}

// nodeOf is the node that a line leads to, in the outermost stage of a number, or for 0 in the last that has it.
func nodeOf(t *tree.Tree, line []board.Move, stage int) (tree.ID, bool) {
	if t.Empty() {
		return tree.Root, false
	}
	from := tree.Root
	if stage > 0 {
		stages := t.Children(tree.Root, nil)
		at := slices.IndexFunc(stages, func(id tree.ID) bool { return stageOf(t, id) == stage })
		if at < 0 {
			return tree.Root, false
		}
		from = stages[at]
	}
	return below(t, from, line)
}

// below is the node that a line leads to from another, tests left out: of several the one that was made last.
func below(t *tree.Tree, id tree.ID, line []board.Move) (tree.ID, bool) {
	if len(line) == 0 {
		return id, true
	}
	for _, child := range slices.Backward(t.Children(id, nil)) {
		n, found, ok := t.Node(child), tree.Root, false
		switch {
		case n.Type.Test():
		case n.Type.Stage():
			found, ok = below(t, child, line)
		case n.Move == line[0]:
			found, ok = below(t, child, line[1:])
		}
		if ok {
			return found, true
		}
	}
	return id, false
}

// stageOf is the number of a stage, 0 for other nodes.
func stageOf(t *tree.Tree, id tree.ID) int {
	if n := t.Node(id); n.Type.Stage() && !n.Type.Test() {
		return int(n.Move)
	}
	return 0
}

// LinkHere is the link to what is in hand: the root of the tree that is shown, who grew it, and the node; or where there
// is none the position, with who would think about it.
func (r *Searcher) LinkHere() link.State {
	p := r.Session.Position()
	programme, values := r.Session.Programme, r.Session.Values
	s := link.State{}
	of, moves := r.Session.Search(), r.Session.Game.Moves()
	if of != nil && !of.Traced() && len(moves) >= len(of.Moves) && slices.Equal(moves[:len(of.Moves)], of.Moves) {
		p, programme, values = of.Position, of.Programme, of.Values
		s.Node.Moves = session.UCI(moves[len(of.Moves):])
		s.Node.Stage = r.stageHere(of)
	}
	s.FEN, s.Programme = p.FEN(), PlayerOf(programme, values)
	s.Set = ownOptions(programme, values, s.Programme)
	return s
}

// stageHere is the number of the stage that the current node is in, 0 where its moves alone lead to it.
func (r *Searcher) stageHere(of *session.Search) int {
	id, inTree := r.Session.Node()
	if !inTree {
		return 0
	}
	if found, ok := of.Node(r.Session.Game.Moves()); ok && found == id {
		return 0
	}
	for _, on := range of.Tree().Path(id) {
		if number := stageOf(of.Tree(), on); number > 0 {
			return number
		}
	}
	return 0
}

// ownOptions are the values of the options in which they differ from those of a player.
func ownOptions(programme search.Programme, values search.Values, player string) map[string]string {
	usual, err := search.Resolve(programme, nil)
	if _, name, ok := strings.Cut(player, "/"); ok {
		preset, wrong := search.FindPreset(programme, name)
		if wrong == nil {
			usual, wrong = search.Resolve(programme, preset.Values)
		}
		err = errors.Join(err, wrong)
	}
	if err != nil { // of what the program has itself
		return values.Map()
	}
	own := values.Map()
	for name, value := range usual.Map() {
		if own[name] == value {
			delete(own, name)
		}
	}
	if len(own) == 0 {
		return nil
	}
	return own
}
