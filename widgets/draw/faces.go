package draw

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// maxFaces bounds a Faces cache; zooming through many sizes empties it.
const maxFaces = 24

// Faces keeps the faces of one widget, so that a frame finds its atlas instead of making it. The
// zero value is ready to use; it is for one goroutine.
type Faces struct {
	made    map[faceKey]*Face
	scripts map[fyne.TextStyle]*scripts
}

type faceKey struct {
	font  string
	style fyne.TextStyle
	size  float32
}

// Of returns the face of a theme's font at a size in pixels per em. What the theme's font lacks
// (NotoSans has no ≤, ≥ or −) comes from the monospace and symbol fonts, and a theme's font that
// can't be read is replaced by Fyne's own.
func (c *Faces) Of(th fyne.Theme, style fyne.TextStyle, size float32) *Face {
	resource := letters(th, style)
	key := faceKey{style: style, size: size}
	if resource != nil {
		key.font = resource.Name()
	}
	if f := c.made[key]; f != nil {
		return f
	}
	if c.made == nil || len(c.made) >= maxFaces {
		c.made = map[faceKey]*Face{}
	}
	fallback := []fyne.Resource{theme.DefaultTextMonospaceFont(), theme.DefaultSymbolFont()}
	f, err := NewFace(size, append([]fyne.Resource{resource}, fallback...)...)
	if err != nil {
		fyne.LogError("theme font", err)
		f, err = NewFace(size, append([]fyne.Resource{theme.DefaultTextFont()}, fallback...)...)
	}
	if err != nil { // no font at all: text takes no room and draws nothing
		fyne.LogError("bundled font", err)
		f = &Face{other: map[rune]*letter{}}
	}
	f.bold = style.Bold
	f.scripts = func() *scripts { return c.scriptsOf(resource, style) }
	c.made[key] = f
	return f
}

// scriptsOf returns the fonts of other scripts in a style, which are looked for when the first text needs them.
func (c *Faces) scriptsOf(own fyne.Resource, style fyne.TextStyle) *scripts {
	if c.scripts == nil {
		c.scripts = map[fyne.TextStyle]*scripts{}
	}
	s := c.scripts[style]
	if s == nil {
		s = newScripts(own, style)
		c.scripts[style] = s
	}
	return s
}
