// Package museum has the exhibits behind the start page: each is a search whose result is worth a look, with two
// sentences about it, its source, and the lesson that explains it.
//
// An exhibit is a lesson without tasks (package lesson): a file in the folder exhibits, whose head says which position
// is searched, by whom and with which options, and whose line "show" says what of that is in front. Searches are
// deterministic, so [Exhibit.Link] is all that brings it back, in a window, a page or a message. Each number and each
// move that the sentences name stands in the file's checks too, and those are made again in the tests: what is not so
// any more is told with its line.
//
// To add an exhibit: a file, with the number where it is to stand.
package museum
