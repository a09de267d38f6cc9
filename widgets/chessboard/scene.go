package chessboard

// A Scene is all that a board shows, as data: the men, what is marked, and the
// layers over it. It knows no rules of chess; whoever fills it does. Squares are
// numbered from a1 = 0, b1 = 1 to h8 = 63, and [None] stands for no square.
//
// Start from [NewScene], whose optional squares are None.
type Scene struct {
	Pieces      [64]byte // FEN letters; 0 or ' ' for an empty square
	WhiteToMove bool
	Last        [2]int // the last move's squares, from and to
	Check       int    // the king that is in check
	Selected    int    // the man picked up
	Targets     []Target
	Cursor      int // where the keyboard is
	Flipped     bool
	Coordinates bool
	Layers      []Layer
	Shapes      Shapes // what the user has drawn
	Palette     Palette
}

// NewScene returns an empty board with coordinates, in the default palette.
func NewScene() Scene {
	return Scene{
		WhiteToMove: true,
		Last:        [2]int{None, None},
		Check:       None,
		Selected:    None,
		Cursor:      None,
		Coordinates: true,
		Palette:     DefaultPalette(),
	}
}

// occupied reports whether a byte of a position is a man.
func occupied(piece byte) bool { return piece > ' ' }

// isWhite reports whether a man is White's.
func isWhite(piece byte) bool { return piece >= 'A' && piece <= 'Z' }

// A Target is a square to which the man picked up may move.
type Target struct {
	Square    int
	Capture   bool
	Promotion bool // the chooser is to be opened
}

// A Layer is a set of shapes that is switched on and off as one.
type Layer struct {
	Name         string // identifies the layer
	Hidden       bool
	Heat         []Heat
	Trajectories []Trajectory
	Arrows       []Arrow
	Marks        []Mark
	Numbers      []Number
	Badges       []Badge
	Moment       Moment // when the trajectories are shown
}

// A Role says what a shape means; the palette gives it its colour.
type Role int

const (
	RoleBest        Role = iota // the best move or line
	RoleAlternative             // other moves and lines
	RoleForced                  // the forced variation
	RoleThreat                  // what the other side would do
	RolePin                     // a man that can't leave its line
	RoleWeak                    // an undefended man
	RoleUser1                   // drawn by hand, no key held
	RoleUser2                   // with Shift or Control
	RoleUser3                   // with Alt
	RoleUser4                   // with both
	roleCount
)

// An Arrow leads from one square to another. Arrows that would lie on each
// other are moved apart, and those of a knight bend.
type Arrow struct {
	From, To int
	Width    float64 // from 0, thin, to 1
	Role     Role
	Label    string // a number or a score, a few characters
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
	MarkCircle MarkKind = iota // a translucent disc
	MarkCross                  // a saltire
	MarkRing                   // a circle's outline
	markKinds
)

// A Mark marks one square.
type Mark struct {
	Square int
	Kind   MarkKind
	Role   Role
}

// A Number is the number of one square, as of a code table that lies on the
// board. The man on the square is dimmed, so that both can be read.
type Number struct {
	Square int
	Text   string    // large in the middle: the one table's number, or the sum of two
	Small  [2]string // of two tables: from the start, lower left, and from the goal, upper right
	On     bool      // the square lies on a shortest way: it is lit
}

// A Badge is a small sign at the upper right corner of a man.
type Badge struct {
	Square int
	Text   string // one to three characters
	Kind   int    // the type of value, 1 to 4: captured, doomed, expected, stable
}

// Shapes are what a user draws with the right button.
type Shapes struct {
	Arrows []Arrow
	Marks  []Mark
}

// Empty reports whether nothing is drawn.
func (s Shapes) Empty() bool { return len(s.Arrows)+len(s.Marks) == 0 }
