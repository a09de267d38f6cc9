//go:build linux && e2e

package e2e

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestLessonsAreSolved is a learner at the window, with mouse and keyboard: opens lessons, gives a wrong answer to the
// first question of every task and right ones then, and turns the pages to the end. With DREVO_LONG all fourteen, or
// the one that DREVO_LESSON numbers; else the shortest.
func TestLessonsAreSolved(t *testing.T) {
	t.Parallel()
	w := start(t, 1440, 900, "DREVO_CONFIG="+t.TempDir()+"/drevo.json")
	w.wait("the start page", func(s state) bool { return s.text("dialog") != "" })
	w.Key("Escape")
	w.wait("the window", func(s state) bool { return s.text("dialog") == "" && !s.is("running") })
	w.openTab("ctrl+6", "lesson")
	lessons := []int{2}
	if os.Getenv("DREVO_LONG") != "" {
		lessons = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}
	}
	if n, err := strconv.Atoi(os.Getenv("DREVO_LESSON")); err == nil {
		lessons = []int{n - 1}
	}
	for _, row := range lessons {
		before := w.state().text("lesson")
		w.choose("lessons", row)
		s := w.wait("another lesson", func(s state) bool { return s.text("lesson") != before && s.number("lessonPages") > 0 })
		if s.is("lessonWantsMore") { // it says so, and the window began with the simple face
			w.Key("ctrl+shift+e")
			w.wait("everything", func(s state) bool { return !s.is("lessonWantsMore") && s.text("tab") == "lesson" })
		}
		w.learn()
		t.Log(w.state().text("lesson"), "is solved")
	}
	w.Quit()
}

// learn solves the lesson that was opened.
func (w *window) learn() {
	w.t.Helper()
	for page := 0; ; page++ {
		s := w.wait("the page", func(s state) bool {
			last := s.number("lessonPage") == s.number("lessonPages")-1
			return s.number("lessonPage") == float64(page) && !s.is("running") && (last || s.in("asked").text("act") != "")
		})
		for step := 0; s.in("asked").text("act") != "" && !s.in("asked").is("done"); step++ {
			if step == 0 && s.in("asked").text("act") != "set" { // where wrong is to leave all as it is
				w.answer(s, "wrong")
			}
			s = w.answer(s, "right")
		}
		if s.number("lessonPage") == s.number("lessonPages")-1 {
			return
		}
		w.press("lesson next")
	}
}

// answer gives an answer to the question at hand, and waits for what is said of it.
func (w *window) answer(s state, which string) state {
	w.t.Helper()
	asked := s.in("asked")
	what := fmt.Sprintf("a verdict on a %s answer (%s) on page %v of %s", which, asked.text("act"), s.number("lessonPage"),
		s.text("lesson"))
	if w.state().text("fen") != asked.text("fen") && asked.text("act") == "node" { // a wrong node stays where it is
		w.reach("lesson position")
	}
	w.wait("the position of the question", func(s state) bool { return s.text("fen") == asked.text("fen") })
	w.act(asked.text("act"), asked.in(which))
	said := map[string]string{"wrong": "Not that.", "right": "Right."}[which]
	return w.wait(what, func(s state) bool {
		now := s.in("asked")
		over := now.is("done") || now.number("step") > asked.number("step")
		return strings.HasPrefix(s.text("verdict"), said) && over == (which == "right")
	})
}

// act does on the board, in the tree and in the tab what an answer is.
func (w *window) act(kind string, a state) {
	w.t.Helper()
	for _, move := range a.list("moves") {
		before := w.state().text("fen")
		for _, square := range []string{move[:2], move[2:4]} {
			x, y := w.square(square)
			w.Click(x, y)
		}
		if kind == "node" {
			w.wait("the position after "+move, func(s state) bool { return s.text("fen") != before })
		}
	}
	if kind == "node" {
		w.toNode(a.numbers("path"))
	}
	for _, button := range a.numbers("buttons") {
		w.reach(fmt.Sprint("lesson choice ", button))
	}
	if text := a.text("number"); text != "" {
		w.bring("lesson number")
		w.enter("lesson number", text)
	}
	for i, row := range a.numbers("rows") {
		if row >= 0 {
			w.bring(fmt.Sprint("lesson option ", i))
			w.choose(fmt.Sprint("lesson option ", i), row)
		}
	}
	if slices.Contains([]string{"node", "sort", "set"}, kind) {
		w.reach("lesson answer")
	}
}

// toNode goes through the rows of the tree to a node that no move on the board leads to: a round, a pass.
func (w *window) toNode(path []int) {
	w.t.Helper()
	if int(w.state().number("node")) == path[len(path)-1] {
		return
	}
	if !w.state().is("searchOrder") { // in which each has a row of its own
		w.press("search order")
		w.wait("a row for every node", func(s state) bool { return s.is("searchOrder") })
	}
	w.press("close rows")
	w.root()
	w.wait("the root", func(s state) bool { return s.number("node") == 0 })
	for i, node := range path[1:] {
		if i > 0 {
			rows := w.state().number("rows")
			w.Key("Right")
			w.wait("the rows below", func(s state) bool { return s.number("rows") != rows })
		}
		w.toRow(node)
	}
	w.wait("the node", func(s state) bool { return int(s.number("node")) == path[len(path)-1] })
}

// toRow goes up and down the rows to a node. They have the order of the search, and so of the numbers.
func (w *window) toRow(node int) {
	w.t.Helper()
	for range 200 { // more rows than there are moves beside each other
		at := int(w.state().number("node"))
		key, beside := map[int]string{-1: "Down", 1: "Up"}[cmp.Compare(at, node)]
		if !beside {
			return
		}
		w.Key(key)
		w.wait("another row", func(s state) bool { return int(s.number("node")) != at })
	}
	w.t.Fatalf("there is no row of node %d", node)
}

// reach presses what may lie further down in the page.
func (w *window) reach(name string) {
	w.t.Helper()
	w.bring(name)
	w.press(name)
}

// bring scrolls the page until a part of it can be seen.
func (w *window) bring(name string) {
	w.t.Helper()
	w.Settle() // what was said of the answer before may have moved it
	for range 20 {
		_, y, _, height := w.area(name)
		left, top, width, room := w.area("lesson")
		switch {
		case y+height > top+room:
			w.Scroll(left+width/2, top+room/2, 1)
		case y < top:
			w.Scroll(left+width/2, top+room/2, -1)
		default:
			return
		}
		w.Settle()
	}
	w.t.Fatalf("%s does not come into sight", name)
}

// in is a state in another.
func (s state) in(name string) state { v, _ := s[name].(map[string]any); return v }

// numbers returns a list of numbers.
func (s state) numbers(name string) []int {
	var list []int
	values, _ := s[name].([]any)
	for _, v := range values {
		n, _ := strconv.Atoi(fmt.Sprint(v))
		list = append(list, n)
	}
	return list
}
