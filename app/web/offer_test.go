//go:build !js

package web

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"
)

// TestOfferSendsWhatIsPacked to who can unpack it, under the type of what is in it.
func TestOfferSendsWhatIsPacked(t *testing.T) {
	files := fstest.MapFS{}
	for name, text := range map[string]string{"index.html": "page", "index.html.br": "packed page", "drevo.wasm": "program",
		"drevo.wasm.gz": "gzip", "drevo.wasm.br": "brotli", "icon-256.png": "\x89PNG", "manifest.webmanifest": "{}"} {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	server := httptest.NewServer(Offer(files))
	defer server.Close()
	for _, c := range []struct{ path, accept, body, encoding, kind string }{
		{"/", "gzip, br", "packed page", "br", "text/html; charset=utf-8"},
		{"/", "", "page", "", "text/html; charset=utf-8"},
		{"/drevo.wasm", "gzip, deflate, br, zstd", "brotli", "br", "application/wasm"},
		{"/drevo.wasm", "gzip;q=0.5, br;q=0", "gzip", "gzip", "application/wasm"},
		{"/drevo.wasm", "identity", "program", "", "application/wasm"},
		{"/drevo.wasm.gz", "gzip, br", "gzip", "", "application/gzip"},
		{"/manifest.webmanifest", "br", "{}", "", "application/manifest+json"},
		{"/../../etc/passwd", "br", "404 page not found\n", "", "text/plain; charset=utf-8"},
	} {
		asked := httptest.NewRequest(http.MethodGet, c.path, nil)
		asked.Header.Set("Accept-Encoding", c.accept)
		got := httptest.NewRecorder()
		server.Config.Handler.ServeHTTP(got, asked)
		if got.Body.String() != c.body || got.Header().Get("Content-Encoding") != c.encoding ||
			got.Header().Get("Content-Type") != c.kind {
			t.Errorf("%s for %q: %q, %v", c.path, c.accept, got.Body, got.Header())
		}
	}
}
