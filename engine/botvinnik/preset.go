package botvinnik

import (
	"fmt"
	"maps"
	"strings"

	"drevo/engine/search"
	"drevo/internal/phrase"
)

// Names of the two presets that are whole: the book's own rules, and what of our additions earns its
// place, which are the defaults.
const (
	presetPractical = "practical"
	presetBook      = "book"
)

// practical has every option as it is.
func practical() map[string]string {
	values := map[string]string{}
	for _, o := range options {
		values[o.Name] = o.Default
	}
	return values
}

// but returns the practical values with some others.
func but(others map[string]string) map[string]string {
	values := practical()
	maps.Copy(values, others)
	return values
}

// Presets returns the named sets of options, each whole.
func (Programme) Presets() []search.Preset {
	return []search.Preset{
		{Name: presetPractical, Values: practical(),
			Sentence: "The book's method with what of our additions earns its place: a table, an order of moves, narrow " +
				"bounds, and an effort that is spent."},
		{Name: presetBook, Sentence: "The book's own rules: hope as formulas 9 and 10 are printed, the horizon grows until " +
			"the first gain, no table, order and narrow bounds of ours.",
			Values: but(map[string]string{optionHope: hopeBook, optionUntil: untilGain, optionTable: "false",
				optionOrder: "false", optionScout: "false", optionVerify: "false", optionNearer: "false", optionTrial: "false"})},
		{Name: "deep", Sentence: "Horizon 3 and lines of up to 15 half-moves, whatever that takes.",
			Values: but(map[string]string{optionHorizon: "3", optionEffort: "0"})},
		{Name: "desperate", Sentence: "Horizon 3 with our rule for the line 1...Qxa3 of chapter IV: checks by a side that " +
			"is lost count half.",
			Values: but(map[string]string{optionHorizon: "3", optionHalfPlyChecks: "true", optionScout: "false",
				optionVerify: "false", optionNearer: "false", optionTrial: "false"})},
		{Name: "plain", Sentence: "The moves of the map and nothing else.",
			Values: but(map[string]string{optionHorizon: "3", optionHope: hopeOff, optionTable: "false", optionOrder: "false",
				optionScout: "false", optionUncover: "false", optionDoomed: "false", optionVerify: "false", optionNearer: "false",
				optionTrial: "false"})},
		{Name: "pioneer", Sentence: "For endings of kings and pawns, after what is told of the programme Pioneer of 1977: " +
			"one calculation of ten half-moves with the farthest horizon, zones and the rule of the square, so that the tree " +
			"stays small.",
			Values: but(map[string]string{optionHorizon: "11", optionBegin: "11", optionRounds: "false", optionLength: "10",
				optionZones: "true", optionAverted: "true", optionScout: "false", optionVerify: "false", optionNearer: "false",
				optionTrial: "false"})},
		{Name: "passive", Sentence: "The style that only closes what the opponent attacks.",
			Values: but(map[string]string{optionOwn: "0", optionEnemy: "3"})},
		{Name: "sharp", Sentence: "The style that opens own attacks and cares little for the opponent's.",
			Values: but(map[string]string{optionOwn: "3", optionEnemy: "1"})},
	}
}

// presetOf names the preset that some values are, or says how they differ from the practical one.
func presetOf(values search.Values) string {
	for _, preset := range (Programme{}).Presets() {
		if different(values, preset.Values) == "" {
			return fmt.Sprintf("preset %s", preset.Name)
		}
	}
	return phrase.Of("preset {preset} but {options}", "preset", presetPractical,
		"options", different(values, practical()))
}

// different lists the options that differ from those of a whole preset.
func different(values search.Values, preset map[string]string) string {
	var list []string
	for _, o := range options {
		if values.Text(o.Name) != preset[o.Name] {
			list = append(list, fmt.Sprintf("%s=%s", o.Name, values.Text(o.Name)))
		}
	}
	return strings.Join(list, " ")
}
