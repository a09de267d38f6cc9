package draw

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
)

// signs are what this program writes and the font of Fyne's labels, NotoSans, lacks. Fyne's monospace font has them.
const signs = "−≤≥∞√≈∓∧⨀⇆□▸"

// Signs is Fyne's monospace font with the signs alone. A theme that gives it as the font of texts lets Fyne's labels
// take the signs from it and all else from Fyne's own font, whatever fonts the system has: in a container, on a
// server or under Wine there are none, and a number would lose its minus. Faces draws with the letters' font.
var Signs = sync.OnceValue(func() fyne.Resource {
	whole := theme.DefaultTextMonospaceFont()
	data, err := only(whole.Content(), []rune(signs))
	if err != nil {
		fyne.LogError("font of signs", err)
		return theme.DefaultTextFont()
	}
	return fyne.NewStaticResource("Signs.ttf", data)
})

// letters returns the font of a theme's letters.
func letters(th fyne.Theme, style fyne.TextStyle) fyne.Resource {
	if own := th.Font(style); own != Signs() {
		return own
	}
	return theme.DefaultTheme().Font(style)
}

// only returns a font that has no other characters than those given: all of its tables but a cmap of its own.
func only(whole []byte, characters []rune) ([]byte, error) {
	loader, err := opentype.NewLoader(bytes.NewReader(whole))
	if err != nil {
		return nil, err
	}
	face, err := font.ParseTTF(bytes.NewReader(whole))
	if err != nil {
		return nil, err
	}
	cmap, err := segmented(face, characters)
	if err != nil {
		return nil, err
	}
	var tables []opentype.Table
	for _, tag := range loader.Tables() {
		content, err := loader.RawTable(tag)
		if err != nil {
			return nil, err
		}
		if tag == opentype.MustNewTag("cmap") {
			content = cmap
		}
		tables = append(tables, opentype.Table{Tag: tag, Content: content})
	}
	slices.SortFunc(tables, func(a, b opentype.Table) int { return int(int64(a.Tag) - int64(b.Tag)) })
	return opentype.WriteTTF(tables), nil
}

// segmented returns a cmap table of format 12, segmented coverage, with a segment a character.
func segmented(face *font.Face, characters []rune) ([]byte, error) {
	const head, segment = 16, 12
	order := binary.BigEndian
	// Version 0 with one table, for Windows (3) and all of Unicode (10), which begins after these 12 bytes.
	cmap := []byte{0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12}
	cmap = append(cmap, 0, 12, 0, 0)
	cmap = order.AppendUint32(cmap, uint32(head+segment*len(characters)))
	cmap = order.AppendUint32(cmap, 0) // no language
	cmap = order.AppendUint32(cmap, uint32(len(characters)))
	for _, r := range slices.Sorted(slices.Values(characters)) {
		glyph, ok := face.NominalGlyph(r)
		if !ok {
			return nil, fmt.Errorf("the font has no %q", r)
		}
		for _, value := range []uint32{uint32(r), uint32(r), uint32(glyph)} {
			cmap = order.AppendUint32(cmap, value)
		}
	}
	return cmap, nil
}
