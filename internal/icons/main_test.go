package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// icon is the program's own.
const icon = "../../Icon.png"

// TestTheme: each folder has a picture of the size that it is named by.
func TestTheme(t *testing.T) {
	folder := t.TempDir()
	if err := run([]string{icon, folder, "x"}); err != nil {
		t.Fatal(err)
	}
	for name, size := range map[string]int{"16x16": 16, "48x48": 48, "512x512": 512} {
		file, err := os.Open(filepath.Join(folder, name, "apps", "x.png"))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		if c, err := png.DecodeConfig(file); err != nil || c.Width != size || c.Height != size {
			t.Errorf("%s has %dx%d, %v", name, c.Width, c.Height, err)
		}
	}
}

// TestICO reads the entries of the file, and the picture that each leads to.
func TestICO(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.ico")
	if err := run([]string{icon, path}); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if n := int(binary.LittleEndian.Uint16(data[4:])); n != len(icoSizes) {
		t.Fatalf("it has %d pictures", n)
	}
	for i, size := range icoSizes {
		entry := data[6+16*i:]
		long, at := binary.LittleEndian.Uint32(entry[8:]), binary.LittleEndian.Uint32(entry[12:])
		c, err := png.DecodeConfig(bytes.NewReader(data[at : at+long]))
		if err != nil || c.Width != size || int(entry[0]) != size%256 {
			t.Errorf("picture %d has %d pixels, its entry %d, %v", i, c.Width, entry[0], err)
		}
	}
}

func TestWrongUse(t *testing.T) {
	for _, args := range [][]string{nil, {icon}, {"missing.png", t.TempDir()}, {"main.go", t.TempDir()}} {
		if err := run(args); err == nil {
			t.Errorf("%q is taken", args)
		}
	}
}
