package command

import (
	"maps"
	"strings"

	"drevo/engine/search"
)

// findPreset finds what "paulchess" or "paulchess/modern" names; without a preset that is empty.
func findPreset(list search.List, text string) (search.Programme, search.Preset, error) {
	id, name, _ := strings.Cut(text, "/")
	programme, err := list.Find(id)
	if err != nil || name == "" {
		return programme, search.Preset{}, err
	}
	preset, err := search.FindPreset(programme, name)
	return programme, preset, err
}

// over returns the options of a preset by name with others over them, the last ones uppermost.
func over(programme search.Programme, preset search.Preset, sets ...settings) map[string]string {
	given := map[string]string{}
	maps.Copy(given, preset.Values)
	for _, set := range sets {
		maps.Copy(given, search.Named(programme, set))
	}
	return given
}
