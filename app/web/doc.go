// Package web is what a page of a browser has in place of files, processes and a clipboard. It is there in the build for
// a browser alone (GOOS=js); what the window needs of it stands in one file there, beside its twin for a desktop
// (workbench/browser_js.go, desktop.go).
//
// The page itself lies in the folder page, which `make web` copies: page.js starts the program and offers what is called
// here; files.js is a file system in memory, of which what lies below the home folder is kept in the browser's storage
// (IndexedDB). So the rest of the program reads and writes files as anywhere: settings, the journal, opened games.
// painting.js draws of each picture what differs from the one before.
package web
