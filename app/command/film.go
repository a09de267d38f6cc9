//go:build ((!darwin || cgo) && !nopictures) || ci

package command

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"os"
	"slices"
	"strconv"
	"strings"

	"drevo/app/link"
	"drevo/app/workbench"
)

// scene is a state of a film, and how long it stands, in hundredths of a second.
type scene struct {
	state link.State
	stays int
}

// drawFilm returns the GIF of the states of a script, and what it is.
func (f *pictureFlags) drawFilm(ctx context.Context, of workbench.PictureOf, cut image.Rectangle) (data []byte,
	said string, err error) {
	text, err := os.ReadFile(f.script)
	if err != nil {
		return nil, "", err
	}
	scenes, err := parseScript(f.script, string(text))
	if err != nil {
		return nil, "", err
	}
	var states []link.State
	for _, s := range scenes {
		states = append(states, s.state)
	}
	pictures, err := workbench.Film(ctx, of, states)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", f.script, err)
	}
	film, total := &gif.GIF{}, 0
	var frames []*image.RGBA
	for _, p := range pictures {
		frames = append(frames, part(p, cut))
	}
	colours := paletteOf(frames)
	for i, frame := range frames {
		box := frame.Bounds()
		if i > 0 {
			box = changed(frames[i-1], frame)
		}
		film.Image = append(film.Image, paletted(frame, box, colours))
		film.Delay = append(film.Delay, scenes[i].stays)
		total += scenes[i].stays
	}
	var b bytes.Buffer
	err = gif.EncodeAll(&b, film)
	said = fmt.Sprintf("%d states in %.1f seconds, %dx%d, %s", len(frames), float64(total)/100, cut.Dx(), cut.Dy(),
		of.Show.Theme)
	return b.Bytes(), said, err
}

// parseScript reads the states of a film: in each line the seconds for which one stands and its link, or # and a
// remark.
func parseScript(name, text string) (scenes []scene, err error) {
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		seconds, address, _ := strings.Cut(line, " ")
		stays, err := strconv.ParseFloat(seconds, 64)
		if err != nil || stays <= 0 || stays > 60 {
			return nil, fmt.Errorf("%s:%d: %.20q is no number of seconds up to 60", name, i+1, seconds)
		}
		state, err := link.Parse(strings.TrimSpace(address))
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
		scenes = append(scenes, scene{state, int(100 * stays)})
	}
	if len(scenes) == 0 {
		return nil, fmt.Errorf("%s has no state: a line is seconds and a link, as 2.5 drevo:programme=itep", name)
	}
	return scenes, nil
}

// mostColours is how many a GIF has.
const mostColours = 256

// paletteOf are the colours that pictures have most often, those alike taken together. The same pictures have the same.
func paletteOf(frames []*image.RGBA) color.Palette {
	counts := map[color.RGBA]int{}
	for _, frame := range frames {
		for at := 0; at < len(frame.Pix); at += 4 {
			counts[alike(frame.Pix[at:])]++
		}
	}
	var list []color.RGBA
	for c := range counts {
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b color.RGBA) int {
		if d := counts[b] - counts[a]; d != 0 {
			return d
		}
		return slices.Compare([]uint8{a.R, a.G, a.B}, []uint8{b.R, b.G, b.B})
	})
	var colours color.Palette
	for _, c := range list[:min(mostColours, len(list))] {
		colours = append(colours, c)
	}
	return colours
}

// alike is a colour without its last bits, which nobody sees.
func alike(pix []uint8) color.RGBA {
	round := func(v uint8) uint8 { return v&^7 | v>>5 }
	return color.RGBA{round(pix[0]), round(pix[1]), round(pix[2]), 0xff}
}

// paletted is a part of a picture in a few colours.
func paletted(frame *image.RGBA, box image.Rectangle, colours color.Palette) *image.Paletted {
	p := image.NewPaletted(box, colours)
	known := map[color.RGBA]uint8{}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			c := frame.RGBAAt(x, y)
			index, ok := known[c]
			if !ok {
				index = uint8(colours.Index(c))
				known[c] = index
			}
			p.SetColorIndex(x, y, index)
		}
	}
	return p
}

// changed is the smallest part in which a picture differs from the one before; one pixel where it does not.
func changed(before, now *image.RGBA) image.Rectangle {
	box := image.Rectangle{}
	for y := range now.Rect.Dy() {
		for x := range now.Rect.Dx() {
			if now.RGBAAt(x, y) != before.RGBAAt(x, y) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return box
}
