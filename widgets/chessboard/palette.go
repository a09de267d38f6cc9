package chessboard

import "image/color"

// A Palette is the colours of a board. The colours of overlays are those of Okabe and Ito, which people with any of
// the common kinds of colour blindness tell apart; where one is too pale for a line it is darkened. What the user
// draws has colours that nothing else has.
type Palette struct {
	Key, Name           string
	Light, Dark         color.NRGBA // squares
	OnLight, OnDark     color.NRGBA // coordinates on them
	Last, Selected      color.NRGBA // laid over a square
	Target, Hover       color.NRGBA
	Check               color.NRGBA // glow in the middle, fading out
	Cursor              color.NRGBA
	Positive, Negative  color.NRGBA // heat at its strongest
	Cold, ColdDark      color.NRGBA // light and dark squares under heat, neutral
	Own, Enemy          color.NRGBA // trajectories and attacks of White, of Black
	Denial, Counter     color.NRGBA // denials, and denials of those
	Paper               color.NRGBA // the ground of signs
	Lit, LitFrame       color.NRGBA // squares reached, and those on a shortest way
	Start, Goal         color.NRGBA // the numbers of two code tables
	Casing              color.NRGBA // thin edge around lines
	Plate, PlateText    color.NRGBA // behind and of numbers
	Roles               [roleCount]color.NRGBA
	Dim                 color.NRGBA // over the board while a promotion is chosen
	ChooserBack, Choice color.NRGBA // the chooser, and its piece under the pointer
}

// A Role says what a shape means; the palette gives it its colour.
type Role int

const (
	RoleBest        Role = iota // the best move or line
	RoleAlternative             // other moves and lines
	RoleForced                  // the forced variation
	RoleWhite                   // a threat of White's, in the colour of its trajectories
	RoleBlack                   // a threat of Black's
	RolePin                     // a piece that can't leave its line
	RoleHanging                 // a piece that is attacked and lost
	RoleUser1                   // drawn by hand, no key held
	RoleUser2                   // with Shift or Control
	RoleUser3                   // with Alt
	RoleUser4                   // with both
	roleCount
)

// Palettes returns all palettes, the default first.
func Palettes() []Palette {
	return []Palette{DefaultPalette(), WoodPalette(), HighContrastPalette(), NightPalette()}
}

// WoodPalette is maple and walnut.
func WoodPalette() Palette {
	p := overlayColours()
	p.Key, p.Name = "wood", "Wood"
	p.Light, p.Dark = rgb(0xf0dcb9), rgb(0xb98e69)
	p.OnLight, p.OnDark = rgb(0xa67a54), rgb(0xf3e2c6)
	p.Last = rgba(0xdccb30, 0x80)
	return p
}

// DefaultPalette is a cool and quiet slate, on which overlays stand out best.
func DefaultPalette() Palette {
	p := overlayColours()
	p.Key, p.Name = "slate", "Slate"
	p.Light, p.Dark = rgb(0xe3e7ea), rgb(0x93a5b1)
	p.OnLight, p.OnDark = rgb(0x768a98), rgb(0xeef2f4)
	p.Last = rgba(0xc3cc2e, 0x78)
	return p
}

// HighContrastPalette is for weak eyes, bright rooms and projectors.
func HighContrastPalette() Palette {
	p := overlayColours()
	p.Key, p.Name = "high-contrast", "High contrast"
	p.Light, p.Dark = rgb(0xffffff), rgb(0x8c8c8c)
	p.OnLight, p.OnDark = rgb(0x000000), rgb(0x000000)
	p.Last = rgba(0xf0e442, 0xb0)
	p.Selected = rgba(0x009e73, 0xc0)
	p.Target = rgba(0x003c2b, 0xd0)
	p.Casing = rgba(0xffffff, 0xff)
	for i := range p.Roles {
		p.Roles[i].A = 0xff
	}
	return p
}

// NightPalette is for dark rooms and dark themes: its squares do not glare, and its overlays are bright on them.
func NightPalette() Palette {
	p := overlayColours()
	p.Key, p.Name = "night", "Night"
	p.Light, p.Dark = rgb(0x7d8a95), rgb(0x4b5863)
	p.OnLight, p.OnDark = rgb(0x333e47), rgb(0xa5b1ba)
	p.Last = rgba(0xb9b34a, 0x70)
	p.Own, p.Enemy = rgb(0x8fd0ff), rgb(0xffa566)
	p.Roles[RoleWhite], p.Roles[RoleBlack] = Faded(p.Own, 0.9), Faded(p.Enemy, 0.9)
	p.Roles[RolePin] = rgba(0xd08ac8, 0xe0)
	p.Roles[RoleUser1], p.Roles[RoleUser2] = rgba(0xc3a6ff, 0xc8), rgba(0xff7d9c, 0xc8)
	p.Roles[RoleUser3], p.Roles[RoleUser4] = rgba(0xf4f1ea, 0xc8), rgba(0xc8d26e, 0xc8)
	p.Denial, p.Counter = rgb(0xffa3e0), rgb(0x7be8c4)
	p.Paper, p.Casing = rgb(0x14202a), rgba(0x0d151c, 0xa0)
	p.PlateText, p.Plate = rgb(0xf4f1ea), rgba(0x14202a, 0xe0)
	p.Start, p.Goal = rgb(0xa9dcff), rgb(0xffbd8f)
	p.Lit, p.LitFrame = rgba(0x8a6a00, 0xc0), rgb(0xffcf4a)
	p.Cold, p.ColdDark = rgb(0x8b9095), rgb(0x5c6165)
	return p
}

// overlayColours returns a palette with everything but the squares.
func overlayColours() Palette {
	return Palette{
		Selected: rgba(0x1c7a55, 0x80), Target: rgba(0x14553a, 0x88), Hover: rgba(0x1c7a55, 0x78),
		Check: rgba(0xe02010, 0xff), Cursor: rgba(0x0072b2, 0xff),
		Positive: rgba(0x0072b2, 0xd8), Negative: rgba(0xd55e00, 0xd8),
		Cold: rgb(0xf4f4f2), ColdDark: rgb(0xd2d4d6),
		Own: rgba(0x0067a3, 0xff), Enemy: rgba(0xd04a00, 0xff),
		Denial: rgba(0x99246f, 0xff), Counter: rgba(0x00694f, 0xff), Paper: rgb(0xffffff),
		Lit: rgba(0xffd75e, 0xd0), LitFrame: rgba(0xc98a00, 0xff),
		Start: rgba(0x005488, 0xff), Goal: rgba(0xa63a00, 0xff),
		Casing: rgba(0xffffff, 0x90),
		Plate:  rgba(0xfffdf8, 0xe0), PlateText: rgb(0x1d1b19),
		Roles: [roleCount]color.NRGBA{
			RoleBest:        rgba(0x008a64, 0xd8),
			RoleAlternative: rgba(0x6fae97, 0xe0),
			RoleForced:      rgba(0xe69f00, 0xe0),
			RoleWhite:       rgba(0x0067a3, 0xe0),
			RoleBlack:       rgba(0xd04a00, 0xe0),
			RolePin:         rgba(0xb35a8b, 0xe0),
			RoleHanging:     rgba(0xf0e442, 0xf0),
			RoleUser1:       rgba(0x6b3fc4, 0xb8),
			RoleUser2:       rgba(0xc2123f, 0xb8),
			RoleUser3:       rgba(0x30343a, 0xb8),
			RoleUser4:       rgba(0x7a5600, 0xc0),
		},
		Dim: rgba(0x161512, 0xb0), ChooserBack: rgb(0xb9b4ab), Choice: rgb(0xe69f00),
	}
}

// known returns a role that the palette has: an unknown one is that of the best move.
func (r Role) known() Role {
	if r < 0 || r >= roleCount {
		return RoleBest
	}
	return r
}

// role returns a role's colour.
func (p *Palette) role(r Role) color.NRGBA { return p.Roles[r.known()] }

// Side returns the colour of White's trajectories, plans and attacks, or of Black's.
func (p *Palette) Side(black bool) color.NRGBA {
	if black {
		return p.Enemy
	}
	return p.Own
}

// square returns the colour of a square.
func (p *Palette) square(square int) color.NRGBA {
	if isDark(square) {
		return p.Dark
	}
	return p.Light
}

// isDark reports whether a square is one of the dark ones.
func isDark(square int) bool { return (square&7+square>>3)&1 == 0 }

// on returns the colour of coordinates on a square.
func (p *Palette) on(square int) color.NRGBA {
	if isDark(square) {
		return p.OnDark
	}
	return p.OnLight
}

// cold returns the colour of a square under heat.
func (p *Palette) cold(square int) color.NRGBA {
	if isDark(square) {
		return p.ColdDark
	}
	return p.Cold
}

func rgb(v uint32) color.NRGBA { return rgba(v, 0xff) }

func rgba(v uint32, alpha uint8) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: alpha}
}

// Faded returns a colour with its opacity multiplied by k.
func Faded(c color.NRGBA, k float64) color.NRGBA {
	c.A = uint8(float64(c.A)*k + 0.5)
	return c
}

// TextOn returns black or white, whichever is read better on a colour.
func TextOn(c color.NRGBA) color.NRGBA {
	if brightness(c) > 150 {
		return rgb(0x141210)
	}
	return rgb(0xffffff)
}

// casing returns the colour of the thin edge around a line: the palette's, dark
// around colours that are as bright as the board.
func (p *Palette) casing(c color.NRGBA) color.NRGBA {
	if brightness(c) > 190 {
		return rgba(0x141210, p.Casing.A)
	}
	return p.Casing
}

// brightness is how bright a colour looks, from 0 to 255.
func brightness(c color.NRGBA) int {
	return (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000
}
