package search_test

import (
	"context"
	"fmt"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// A programme thinks about a position, and its tree says what it found.
func Example() {
	programme, err := engine.Programmes().Find("itep")
	if err != nil {
		fmt.Println(err)
		return
	}
	values, err := search.Resolve(programme, map[string]string{"depth": "3"})
	if err != nil {
		fmt.Println(err)
		return
	}
	position, _ := board.ParseFEN("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")
	recorder := tree.NewRecorder(search.Header(programme, values, position), 0)
	task := search.Task{Position: position, Values: values, Recorder: recorder}
	result, err := programme.Search(context.Background(), task)
	if err != nil {
		fmt.Println(err)
		return
	}
	t := recorder.Tree()
	end := t.Node(t.Provenance(tree.Root).Leaf)
	words := t.Header().Vocabulary
	fmt.Println(position.SAN(result.Move), words.Reason(end.Reason).Name)
	// Output: Rd8# checkmate
}
