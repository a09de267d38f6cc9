// Command drevo is a workbench that shows how a chess program thinks.
package main

import (
	"os"

	"drevo/app"
)

func main() { os.Exit(app.Run(os.Args[1:], os.Stdout, os.Stderr)) }
