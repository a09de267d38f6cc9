// Package http stands in the place of net/http where the program is built for a page (.ci/web). Fyne refers to it for
// pictures that are fetched by their addresses, which Drevo never asks of it: the page fetches what a link names by
// itself (page.js). The true one brings TLS along, more than a megabyte over the wire that no browser runs.
package http

import (
	"errors"
	"io"
)

// What Fyne compares a status with.
const (
	StatusOK       = 200
	StatusIMUsed   = 226
	StatusNotFound = 404
)

// Response is what nobody gets.
type Response struct {
	Status     string
	StatusCode int
	Body       io.ReadCloser
}

var errPage = errors.New("the page fetches nothing by an address in a text")

// Get fetches nothing.
func Get(string) (*Response, error) { return nil, errPage }

// Head fetches nothing.
func Head(string) (*Response, error) { return nil, errPage }

// DetectContentType is asked for the icon of the program alone.
func DetectContentType([]byte) string { return "image/png" }
