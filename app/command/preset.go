package command

import (
	"maps"

	"drevo/engine/search"
)

// over returns the options of a preset by name with others over them, the last ones uppermost.
func over(programme search.Programme, preset search.Preset, sets ...settings) map[string]string {
	given := map[string]string{}
	maps.Copy(given, preset.Values)
	for _, set := range sets {
		maps.Copy(given, search.Named(programme, set))
	}
	return given
}
