// Package app is the workbench, here as the page of a browser: there are no commands and no files but those that the
// page has, see package web.
package app

import (
	"io"

	_ "drevo/app/locale" // before Fyne is initialised
	"drevo/engine/search"
)

// Run opens the window, which is the page, and returns when it can't go on.
func Run(programmes search.List, args []string, icon []byte, _, err io.Writer) int {
	code, fault := openWindow(programmes, args, "", icon, err)
	if fault != nil {
		io.WriteString(err, "drevo: "+fault.Error()+"\n")
		return 1
	}
	return code
}
