// Command reachable exits with 0 when a window can be shown here; else it prints why not, in one
// sentence, and exits with 1.
package main

import (
	"fmt"
	"os"

	"drevo/app/display"
)

func main() {
	if err := display.Err(); err != nil {
		fmt.Printf("No window can be opened: %v.\n", err)
		os.Exit(1)
	}
}
