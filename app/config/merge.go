package config

import (
	"encoding/json"
	"maps"
	"reflect"
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

// merge returns theirs with all that is different in mine from the base that both come
// from. Keys that belong together come from one side.
func merge(base, mine, theirs map[string]any) map[string]any {
	merged := mergeObject(base, mine, theirs)
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

// mergeObject merges member by member, and objects in them in the same way.
func mergeObject(base, mine, theirs map[string]any) map[string]any {
	merged := maps.Clone(theirs)
	for key := range union(base, mine) {
		if reflect.DeepEqual(base[key], mine[key]) {
			continue
		}
		myObject, ok := mine[key].(map[string]any)
		theirObject, both := theirs[key].(map[string]any)
		if ok && both {
			baseObject, _ := base[key].(map[string]any)
			merged[key] = mergeObject(baseObject, myObject, theirObject)
			continue
		}
		put(merged, key, mine)
	}
	return merged
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
