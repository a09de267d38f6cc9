//go:build headless

package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
)

func main() {
	fmt.Println("Drevo without its window.")
	f, err := os.Create("drevo-window.png")
	if err == nil {
		err = png.Encode(f, image.NewRGBA(image.Rect(0, 0, 8, 8)))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
