//go:build !js

package web

import (
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
)

// packings are the forms in which a file may lie beside itself, the smallest first.
var packings = []struct{ encoding, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// types are those of files that systems know under other names, or not at all.
var types = map[string]string{".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
	".js": "text/javascript; charset=utf-8", ".gz": "application/gzip"}

// policy is what the page may do: run its own program, fetch what a link names, be part of other pages.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
	"img-src 'self' data: blob:; media-src blob:; connect-src *"

// Offer offers the files of a folder, the page as [make web] builds it. A file that lies there packed, as drevo.wasm.br,
// goes to browsers that can unpack it as it is.
func Offer(folder fs.FS) http.Handler {
	plain := http.FileServerFS(folder)
	return http.HandlerFunc(func(to http.ResponseWriter, asked *http.Request) {
		name := strings.TrimPrefix(path.Clean(asked.URL.Path), "/")
		if name == "" {
			name = "index.html"
		}
		head := to.Header()
		head.Set("Cache-Control", "no-cache") // it is asked each time whether there is a newer one
		head.Set("X-Content-Type-Options", "nosniff")
		head.Set("Content-Security-Policy", policy)
		for _, p := range packings {
			if _, err := fs.Stat(folder, name+p.ending); err != nil || !accepts(asked, p.encoding) {
				continue
			}
			head.Set("Content-Type", typeOf(name))
			head.Set("Content-Encoding", p.encoding)
			head.Set("Vary", "Accept-Encoding")
			http.ServeFileFS(to, asked, folder, name+p.ending)
			return
		}
		if known, ok := types[path.Ext(name)]; ok {
			head.Set("Content-Type", known)
		}
		plain.ServeHTTP(to, asked)
	})
}

// typeOf is the type of a file by its name.
func typeOf(name string) string {
	if known, ok := types[path.Ext(name)]; ok {
		return known
	}
	return mime.TypeByExtension(path.Ext(name))
}

// accepts reports whether a browser can unpack an encoding.
func accepts(asked *http.Request, encoding string) bool {
	for part := range strings.SplitSeq(asked.Header.Get("Accept-Encoding"), ",") {
		name, quality, _ := strings.Cut(strings.TrimSpace(part), ";")
		if name == encoding && strings.TrimSpace(quality) != "q=0" {
			return true
		}
	}
	return false
}
