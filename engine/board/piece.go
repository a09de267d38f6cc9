package board

// Colour is a side of the game.
type Colour uint8

// The two sides.
const (
	White Colour = iota
	Black
)

// Opponent gives the other side.
func (c Colour) Opponent() Colour { return c ^ 1 }

// String gives "White" or "Black".
func (c Colour) String() string {
	if c == White {
		return "White"
	}
	return "Black"
}

// Kind is what a piece is, whatever its colour.
type PieceType uint8

// The kinds in ascending order of their usual value; NoKind says "none".
const (
	Pawn PieceType = iota
	Knight
	Bishop
	Rook
	Queen
	King
	NoPieceType
)

// Letter gives the English capital of the kind, 'P' to 'K', '-' for NoKind.
func (k PieceType) Letter() byte { return "PNBRQK-"[min(k, NoPieceType)] }

// String gives the kind's English name, "none" for NoKind.
func (k PieceType) String() string {
	return [...]string{"pawn", "knight", "bishop", "rook", "queen", "king", "none"}[min(k, NoPieceType)]
}

// Piece is a kind with a colour. NoPiece is the zero value.
//
// The number is the code by which the planes of a Position hold the piece: 1 for the men that do not slide (pawn,
// knight, king), 2 for bishop, queen and knight, 4 for rook, queen and king, 8 for Black.
type Piece uint8

// NoPiece stands on an empty square.
const NoPiece Piece = 0

// kindCodes holds the code of each kind in four bits, NoKind's (zero) included.
const kindCodes = 1<<(4*Pawn) | 3<<(4*Knight) | 2<<(4*Bishop) | 4<<(4*Rook) | 6<<(4*Queen) | 5<<(4*King)

// codeKinds is the inverse of kindCodes.
var codeKinds = [8]PieceType{NoPieceType, Pawn, Bishop, Knight, Rook, King, Queen, NoPieceType}

// NewPiece gives a kind its colour; NoKind gives NoPiece.
func NewPiece(c Colour, k PieceType) Piece {
	if k >= NoPieceType {
		return NoPiece
	}
	return Piece(k.code()) | Piece(c)<<3
}

// Colour gives the piece's side. NoPiece has none; the answer White then means nothing.
func (p Piece) Colour() Colour { return Colour(p >> 3 & 1) }

// Kind gives the piece without its colour, NoKind for NoPiece.
func (p Piece) Type() PieceType { return codeKinds[p&7] }

// Letter gives the letter of FEN: a capital for White, a small letter for Black, '.' for NoPiece.
func (p Piece) Letter() byte {
	switch {
	case p.Type() == NoPieceType:
		return '.'
	case p.Colour() == Black:
		return p.Type().Letter() + ('a' - 'A')
	}
	return p.Type().Letter()
}

// String names the piece, such as "White knight".
func (p Piece) String() string {
	if p.Type() == NoPieceType {
		return "none"
	}
	return p.Colour().String() + " " + p.Type().String()
}

// parsePiece reads a letter of FEN.
func parsePiece(letter byte) (Piece, bool) {
	for k := Pawn; k <= King; k++ {
		switch letter {
		case k.Letter():
			return NewPiece(White, k), true
		case k.Letter() + ('a' - 'A'):
			return NewPiece(Black, k), true
		}
	}
	return NoPiece, false
}

// code gives the kind's bits in the planes of a Position.
func (k PieceType) code() uint64 { return kindCodes >> (4 * uint(k) & 63) & 7 }
