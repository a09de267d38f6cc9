package chessboard

// A Scene is all that a board shows, as data: the pieces, what is marked, and the
// layers over it. It knows no rules of chess; whoever fills it does. Squares are
// numbered from a1 = 0, b1 = 1 to h8 = 63, and [None] stands for no square.
//
// Start from [NewScene], whose optional squares are None.
type Scene struct {
	Pieces      [64]byte // FEN letters; 0 or ' ' for an empty square
	WhiteToMove bool
	Last        [2]int // the last move's squares, from and to
	Check       int    // the king that is in check
	Selected    int    // the piece picked up
	Targets     []Target
	Cursor      int // where the keyboard is
	Flipped     bool
	Layers      []Layer
	Shapes      Shapes // what the user has drawn
	Palette     Palette
	LeastText   float32 // the least letters of coordinates, numbers and signs, in units; 0: all that can be read

	chooser chooser
}

// NewScene returns an empty board in the default palette.
func NewScene() Scene {
	return Scene{
		WhiteToMove: true,
		Last:        [2]int{None, None},
		Check:       None,
		Selected:    None,
		Cursor:      None,
		Palette:     DefaultPalette(),
	}
}

// A Target is a square to which the piece picked up may move.
type Target struct {
	Square    int
	Capture   bool
	Promotion bool // the chooser is to be opened
}

// A chooser asks for the piece of a promotion: four pieces in a column from the promotion square towards the middle
// of the board, which is dimmed.
type chooser struct {
	open     bool
	from, to int
	white    bool
	hovered  int // which of the four, None for none
}

const promotions = "QNRB"

// piece returns one of the four.
func (c chooser) piece(i int) byte {
	if c.white {
		return promotions[i]
	}
	return promotions[i] + 'a' - 'A'
}

// square returns where one of the four stands.
func (c chooser) square(i int) int {
	if c.to >= 32 {
		i = -i
	}
	return c.to + 8*i
}

// at returns which of the four stands on a square, or None.
func (c chooser) at(square int) int {
	for i := range promotions {
		if c.square(i) == square {
			return i
		}
	}
	return None
}

// A LayerKey identifies a layer. It is never shown.
type LayerKey string

// A Layer is a set of shapes that belong together.
type Layer struct {
	Key      LayerKey
	Label    string // before the names of its heat in the legend; may be empty
	Empty    string // what the legend says after the label where it has neither arrows nor marks; may be empty
	Heat     []Heat
	Attacks  []Attacks
	Arrows   []Arrow
	Marks    []Mark
	Numbers  []Number
	Names    NumberNames // of its numbers, in the legend
	Overlays []Overlay
	Unlisted bool // its signs are not in the legend, but explained elsewhere
}

// An Arrow leads from one square to another. Arrows that would lie on each
// other are moved apart, and those of a knight bend.
type Arrow struct {
	From, To int
	Width    float64 // from 0, thin, to 1
	Role     Role
	Label    string // a number or a score, a few characters, on a square plate
	Time     bool   // the label is a half-move: its plate is round, as a stop's on a trajectory
	Dashed   bool
}

// A Heat is the value of an evaluation term on one square. The strongest value
// of its layer, of either sign, has the full colour.
type Heat struct {
	Square int
	Value  float64 // positive and negative have colours of their own
	Text   string  // printed in the corner of the square, may be empty
}

// A MarkKind is the shape of a Mark.
type MarkKind int

const (
	MarkRing  MarkKind = iota // a circle's outline
	MarkFrame                 // a square's
)

// A Mark marks one square.
type Mark struct {
	Square int
	Kind   MarkKind
	Role   Role
	Text   string // a few characters on a plate in the lower right corner; may be empty
}

// Attacks are how often a side attacks each square. White's tint the square, from the lower left,
// and stand on a disc in that corner; Black's come from the upper right, on a diamond. Where both are
// shown and attack a square, they share it.
type Attacks struct {
	Black  bool
	Counts [64]int
}

// A Number is the number of one square, as of a table that lies on the board. The
// piece on the square is dimmed, so that both can be read.
type Number struct {
	Square int
	Text   string    // large in the middle
	Small  [2]string // in the lower left and in the upper right corner
	Lit    bool      // the square is lit and framed, and its number larger
}

// NumberNames say in the legend what numbers mean. What has no name is not listed.
type NumberNames struct {
	Text  string
	Small [2]string
	Lit   string
}

// Shapes are what a user draws with the right button.
type Shapes struct {
	Arrows []Arrow
	Marks  []Mark
}

// Empty reports whether nothing is drawn.
func (s Shapes) Empty() bool { return len(s.Arrows)+len(s.Marks) == 0 }

// UserWidth is the width of arrows drawn by hand.
const UserWidth = 0.7

// toggled returns the shapes with one more that is drawn by hand: a mark on one square, an arrow between two. A
// shape drawn a second time is taken away, in another colour replaced.
func (s Shapes) toggled(from, to int, role Role) (now Shapes) {
	again := false
	for _, m := range s.Marks {
		if from == to && m.Square == to {
			again = again || m.Role == role
			continue
		}
		now.Marks = append(now.Marks, m)
	}
	for _, a := range s.Arrows {
		if a.From == from && a.To == to {
			again = again || a.Role == role
			continue
		}
		now.Arrows = append(now.Arrows, a)
	}
	switch {
	case again:
	case from == to:
		now.Marks = append(now.Marks, Mark{Square: to, Kind: MarkRing, Role: role})
	default:
		now.Arrows = append(now.Arrows, Arrow{From: from, To: to, Width: UserWidth, Role: role})
	}
	return now
}
