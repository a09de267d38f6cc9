package board

// Colour is a side of the game.
type Colour uint8

// The two sides.
const (
	White Colour = iota
	Black
)

// Opponent returns the other side.
func (c Colour) Opponent() Colour { return c ^ 1 }

// String returns "White" or "Black".
func (c Colour) String() string {
	if c == White {
		return "White"
	}
	return "Black"
}

// PieceType is what a piece is, whatever its colour.
type PieceType uint8

// The types in ascending order of their usual value; NoPieceType says "none".
const (
	Pawn PieceType = iota
	Knight
	Bishop
	Rook
	Queen
	King
	NoPieceType
)

// Letter returns the English capital of the type, 'P' to 'K', '-' for NoPieceType.
func (k PieceType) Letter() byte { return "PNBRQK-"[min(k, NoPieceType)] }

// String returns the type's English name, "none" for NoPieceType.
func (k PieceType) String() string {
	return [...]string{"pawn", "knight", "bishop", "rook", "queen", "king", "none"}[min(k, NoPieceType)]
}

// Piece is a type with a colour. NoPiece is the zero value.
//
// The number is the code by which the planes of a Position hold the piece: 1 for the pieces that do
// not slide (pawn, knight, king), 2 for bishop, queen and knight, 4 for rook, queen and king, 8 for
// Black.
type Piece uint8

// NoPiece stands on an empty square.
const NoPiece Piece = 0

// typeCodes holds the code of each type in four bits, NoPieceType's (zero) included.
const typeCodes = 1<<(4*Pawn) | 3<<(4*Knight) | 2<<(4*Bishop) | 4<<(4*Rook) | 6<<(4*Queen) | 5<<(4*King)

// codeTypes is the inverse of typeCodes.
var codeTypes = [8]PieceType{NoPieceType, Pawn, Bishop, Knight, Rook, King, Queen, NoPieceType}

// NewPiece returns a piece of a colour and type, NoPiece for NoPieceType.
func NewPiece(c Colour, k PieceType) Piece {
	if k >= NoPieceType {
		return NoPiece
	}
	return Piece(k.code()) | Piece(c)<<3
}

// Colour returns the piece's side. NoPiece has none; the answer White then means nothing.
func (p Piece) Colour() Colour { return Colour(p >> 3 & 1) }

// Type returns the piece without its colour, NoPieceType for NoPiece.
func (p Piece) Type() PieceType { return codeTypes[p&7] }

// Letter returns the letter of FEN: a capital for White, a small letter for Black, '.' for NoPiece.
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

// ParsePiece reads a letter of FEN.
func ParsePiece(letter byte) (Piece, bool) {
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

// code returns the type's bits in the planes of a Position.
func (k PieceType) code() uint64 { return typeCodes >> (4 * uint(k) & 63) & 7 }
