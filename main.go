// Command drevo is a workbench that shows how a chess program thinks.
package main

import (
	_ "embed"
	"os"

	"drevo/app"
	"drevo/engine"
)

//go:embed Icon.png
var icon []byte

func main() { os.Exit(app.Run(engine.Programmes(), os.Args[1:], icon, os.Stdout, os.Stderr)) }
