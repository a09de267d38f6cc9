package config

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
)

// asTree returns settings as the file has them: objects, lists and plain values.
func asTree(c Config) map[string]any {
	data, err := json.Marshal(c)
	if err != nil {
		return map[string]any{} // never: the sizes are bounded numbers
	}
	return treeOf(data)
}

// treeOf reads an object, with members that Config doesn't know.
func treeOf(data []byte) map[string]any {
	var tree map[string]any
	if json.Unmarshal(data, &tree) != nil || tree == nil {
		return map[string]any{}
	}
	return tree
}

// asConfig returns a tree as settings.
func asConfig(tree map[string]any) Config {
	data, _ := json.Marshal(tree) // of what was JSON before
	c, _ := parse(data)
	return c
}

// merge returns theirs with all that is different in mine from the base that both come from: member by
// member, objects in them in the same way, sets element by element. Keys that belong together come from one
// side.
func merge(base, mine, theirs map[string]any) map[string]any {
	merged := mergeMembers(base, mine, theirs)
	for _, group := range together {
		for _, key := range group {
			if !reflect.DeepEqual(base[key], mine[key]) {
				for _, key := range group {
					put(merged, key, mine)
				}
				break
			}
		}
	}
	return merged
}

func mergeMembers(base, mine, theirs map[string]any) map[string]any {
	merged := maps.Clone(theirs)
	for key := range union(base, mine) {
		if reflect.DeepEqual(base[key], mine[key]) {
			continue
		}
		if slices.Contains(sets, key) {
			delete(merged, key)
			if set := mergeSet(listOf(base[key]), listOf(mine[key]), listOf(theirs[key])); len(set) > 0 {
				merged[key] = set
			}
			continue
		}
		myObject, ok := mine[key].(map[string]any)
		theirObject, both := theirs[key].(map[string]any)
		if ok && both {
			baseObject, _ := base[key].(map[string]any)
			merged[key] = merge(baseObject, myObject, theirObject)
			continue
		}
		put(merged, key, mine)
	}
	return merged
}

// mergeSet returns my elements, without those that they have taken away and with those that they have added.
func mergeSet(base, mine, theirs []any) (merged []any) {
	has := func(list []any, e any) bool {
		return slices.ContainsFunc(list, func(other any) bool { return reflect.DeepEqual(e, other) })
	}
	for _, e := range mine {
		if has(theirs, e) || !has(base, e) {
			merged = append(merged, e)
		}
	}
	for _, e := range theirs {
		if !has(base, e) && !has(mine, e) {
			merged = append(merged, e)
		}
	}
	return merged
}

// listOf is a value as a list, none for what is none.
func listOf(value any) []any {
	list, _ := value.([]any)
	return list
}

// put gives a member the value that it has in from, or takes it away.
func put(into map[string]any, key string, from map[string]any) {
	if value, ok := from[key]; ok {
		into[key] = value
	} else {
		delete(into, key)
	}
}

// union returns the keys of both.
func union(a, b map[string]any) map[string]any {
	keys := maps.Clone(a)
	if keys == nil {
		keys = map[string]any{}
	}
	maps.Copy(keys, b)
	return keys
}
