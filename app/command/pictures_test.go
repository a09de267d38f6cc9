package command_test

import (
	"bytes"
	"image"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// TestPicturesOfTheDocuments draws the pictures of docs/pictures/list.txt again and holds them against those that are
// there; with -update, as in "make pictures", it writes them. But for "make test-long" the three of one move are enough,
// which take a second.
func TestPicturesOfTheDocuments(t *testing.T) {
	needs.RacedElsewhere(t)
	all := *update || os.Getenv("DREVO_LONG") != ""
	t.Chdir("../../docs/pictures")
	list, err := os.ReadFile("list.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(list)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		words := commandWords(line)
		name, out := words[0], words[0]
		if !all && !strings.HasPrefix(name, "ba3-") {
			continue
		}
		if !*update {
			out = filepath.Join(t.TempDir(), name)
		}
		args := append([]string{"snapshot", "-still", "-out", out}, words[1:]...)
		if code, _, said := run(args...); code != command.Done {
			t.Errorf("%s: exit code %d, %s", name, code, said)
			continue
		}
		there, here := frames(t, name), frames(t, out)
		if len(there) != len(here) {
			t.Errorf("%s has %d frames, want %d", name, len(there), len(here))
			continue
		}
		for i := range here {
			if n, all := differing(there[i], here[i]); 1000*n > all {
				t.Errorf("%s, frame %d: %d of %d pixels are others now; look at it, then make pictures", name, i+1, n, all)
			}
		}
	}
	files, err := filepath.Glob("*")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !strings.Contains(string(list), file) {
			t.Errorf("docs/pictures/%s is not in docs/pictures/list.txt", file)
		}
	}
}

// frames reads a picture, or those of a film.
func frames(t *testing.T, path string) (list []image.Image) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if strings.HasSuffix(path, ".gif") {
		film, err := gif.DecodeAll(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		for _, frame := range film.Image {
			list = append(list, frame)
		}
		return list
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return []image.Image{picture}
}

// differing counts the pixels in which two pictures differ so that it can be seen: a processor that multiplies and adds
// in one step rounds otherwise.
func differing(a, b image.Image) (n, all int) {
	box := a.Bounds()
	all = box.Dx() * box.Dy()
	if box != b.Bounds() {
		return all, all
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			r, g, c, _ := a.At(x, y).RGBA()
			r2, g2, c2, _ := b.At(x, y).RGBA()
			for _, d := range []int{int(r) - int(r2), int(g) - int(g2), int(c) - int(c2)} {
				if d > 0x1000 || d < -0x1000 {
					n++
					break
				}
			}
		}
	}
	return n, all
}
