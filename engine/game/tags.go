package game

import (
	"slices"
	"strings"
)

// Tag is a fact about a game: [White "Botvinnik, M."].
type Tag struct{ Name, Value string }

// Tags are the facts about a game, in the order in which they were written.
type Tags []Tag

// roster is the standard's seven tag roster, which an exported game begins with (section 8.1.1).
var roster = []string{"Event", "Site", "Date", "Round", "White", "Black", "Result"}

// Get returns the value of a tag, empty if there is none.
func (t Tags) Get(name string) string {
	for _, tag := range t {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}

// Set changes the value of a tag, or adds it.
func (t *Tags) Set(name, value string) {
	for i := range *t {
		if (*t)[i].Name == name {
			(*t)[i].Value = value
			return
		}
	}
	*t = append(*t, Tag{name, value})
}

// Delete removes a tag.
func (t *Tags) Delete(name string) {
	*t = slices.DeleteFunc(*t, func(tag Tag) bool { return tag.Name == name })
}

// sorted returns the tags as the export format wants them: the roster first, then the others in
// their order.
func (t Tags) sorted() Tags {
	sorted := slices.Clone(t)
	slices.SortStableFunc(sorted, func(a, b Tag) int { return rank(a.Name) - rank(b.Name) })
	return sorted
}

func rank(name string) int {
	if i := slices.Index(roster, name); i >= 0 {
		return i
	}
	return len(roster)
}

// escapeTag and unescapeTag put and take the backslash before quotes and backslashes.
var (
	escapeTag   = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ")
	unescapeTag = strings.NewReplacer(`\\`, `\`, `\"`, `"`)
)

// entities are what pages of the web have in place of signs. A value that shall read so is written with
// the first of them in place of its "&".
var (
	unescapeEntity = strings.NewReplacer("&amp;", "&", "&quot;", `"`, "&#34;", `"`, "&#39;", "'", "&apos;", "'", "&lt;",
		"<", "&gt;", ">")
	escapeEntity = strings.NewReplacer("&amp;", "&amp;amp;", "&quot;", "&amp;quot;", "&#34;", "&amp;#34;", "&#39;",
		"&amp;#39;",
		"&apos;", "&amp;apos;", "&lt;", "&amp;lt;", "&gt;", "&amp;gt;")
)

// cutTag reads the tag that a text begins with, [Name "value"], which stands on one line. It returns
// how long it is, 0 if it is not closed on its line.
func cutTag(text string) (tag Tag, length int) {
	quoted := false
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\n' || c == '\r':
			return Tag{}, 0
		case c == '\\' && quoted && i+1 < len(text) && text[i+1] != '\n' && text[i+1] != '\r':
			i++
		case c == '"':
			quoted = !quoted
		case c == ']' && !quoted:
			return readTag(text[1:i]), i + 1
		}
	}
	return Tag{}, 0
}

// readTag reads what stands in a tag's brackets.
func readTag(inside string) Tag {
	inside = strings.TrimSpace(inside)
	name, value := inside, ""
	if i := strings.IndexAny(inside, " \""); i >= 0 {
		name, value = inside[:i], strings.TrimSpace(inside[i:])
	}
	for _, quote := range []string{`"`, "&quot;"} {
		if inner, ok := strings.CutPrefix(value, quote); ok {
			value = strings.TrimSuffix(inner, quote)
			break
		}
	}
	if strings.IndexByte(value, '\\') >= 0 {
		value = unescapeTag.Replace(value)
	}
	if strings.IndexByte(value, '&') >= 0 {
		value = unescapeEntity.Replace(value)
	}
	return Tag{name, value}
}
