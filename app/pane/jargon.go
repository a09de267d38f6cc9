package pane

import (
	"fyne.io/fyne/v2"

	"drevo/app/glossary"
	"drevo/app/present"
	"drevo/widgets/draw"
)

// Jargon finds the words of the glossary in what is said of a search, so that they can be dotted where they stand: the
// pointer shows their sentence, a click what there is about them ([Host.Word]). The zero Jargon is ready.
type Jargon struct {
	of    string // the programme whose words are known
	spots *glossary.Spotter
	words map[string]glossary.Word
}

// Links are the words in a text about the search of a view; none where there is no search.
func (j *Jargon) Links(v View, text string) (links []draw.Link) {
	if v.Search == nil {
		return nil
	}
	if id := v.Search.Programme.About().ID; j.spots == nil || j.of != id {
		j.of, j.spots, j.words = id, glossary.NewSpotter(v.Search.Programme), map[string]glossary.Word{}
	}
	for _, s := range j.spots.Spots(text) {
		hint := s.Word.Name + ": " + s.Word.Sentence
		if s.Word.Source != "" {
			hint = present.Sourced(hint, s.Word.Source)
		}
		j.words[s.Word.Name] = s.Word
		links = append(links, draw.Link{From: s.From, To: s.To, Key: s.Word.Name, Hint: hint})
	}
	return links
}

// Open offers what there is about a word that was found.
func (j *Jargon) Open(host Host, name string, at fyne.Position) {
	if word, ok := j.words[name]; ok {
		host.Word(word, at)
	}
}
