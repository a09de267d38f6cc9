// Command icons scales the program's icon to the sizes that desktops ask for: a PNG each in the folders of the hicolor
// theme, or one ICO file for Windows.
//
//	icons Icon.png build/root/usr/share/icons/hicolor chess.drevo
//	icons Icon.png build/drevo.ico
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"golang.org/x/image/draw"
)

// The sizes in pixels: those of the theme, and those that an ICO file can hold.
var (
	themeSizes = []int{16, 22, 24, 32, 48, 64, 128, 256, 512}
	icoSizes   = []int{16, 32, 48, 256}
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "icons:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 || len(args) > 3 {
		return fmt.Errorf("want an image, and a folder with a name or an ICO file")
	}
	file, err := os.Open(args[0])
	if err != nil {
		return err
	}
	defer file.Close()
	icon, err := png.Decode(file)
	if err != nil {
		return fmt.Errorf("reading %s: %w", args[0], err)
	}
	if len(args) == 3 {
		return theme(icon, args[1], args[2])
	}
	data, err := ico(icon)
	if err != nil {
		return err
	}
	return os.WriteFile(args[1], data, 0o644)
}

// theme writes a PNG of each size into the folders of a theme.
func theme(icon image.Image, folder, name string) error {
	for _, size := range themeSizes {
		path := filepath.Join(folder, fmt.Sprintf("%dx%d", size, size), "apps", name+".png")
		data, err := scaled(icon, size)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// scaled is the icon in so many pixels a side, as PNG.
func scaled(icon image.Image, size int) ([]byte, error) {
	small := image.NewNRGBA(image.Rect(0, 0, size, size))
	draw.CatmullRom.Scale(small, small.Bounds(), icon, icon.Bounds(), draw.Src, nil)
	var data bytes.Buffer
	err := png.Encode(&data, small)
	return data.Bytes(), err
}

// ico is the icon as an ICO file: a head, an entry of sixteen bytes for each picture, and the pictures as PNG.
func ico(icon image.Image) ([]byte, error) {
	const head, entry = 6, 16
	data := binary.LittleEndian.AppendUint16(nil, 0)
	data = binary.LittleEndian.AppendUint16(data, 1) // icons
	data = binary.LittleEndian.AppendUint16(data, uint16(len(icoSizes)))
	var pictures []byte
	for _, size := range icoSizes {
		picture, err := scaled(icon, size)
		if err != nil {
			return nil, err
		}
		side := byte(size)                    // 256 is written as 0
		data = append(data, side, side, 0, 0) // no palette
		data = append(data, 1, 0, 32, 0)      // one plane of 32 bits
		data = binary.LittleEndian.AppendUint32(data, uint32(len(picture)))
		at := head + entry*len(icoSizes) + len(pictures)
		data = binary.LittleEndian.AppendUint32(data, uint32(at))
		pictures = append(pictures, picture...)
	}
	return append(data, pictures...), nil
}
