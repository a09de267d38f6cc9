package config

import (
	"maps"
	"reflect"
)

// Difference is how one map becomes another: the new values by their keys, nil for what goes. Made in what the file
// holds it leaves alone what another instance has changed there.
type Difference[V any] map[string]*V

// Differences returns how a map becomes another one.
func Differences[V any](from, to map[string]V) Difference[V] {
	d := Difference[V]{}
	for key := range from {
		if _, stays := to[key]; !stays {
			d[key] = nil
		}
	}
	for key, value := range to {
		if old, known := from[key]; !known || !reflect.DeepEqual(old, value) {
			d[key] = &value
		}
	}
	return d
}

// Into makes the difference in a map.
func (d Difference[V]) Into(all map[string]V) {
	for key, value := range d {
		if value == nil {
			delete(all, key)
		} else {
			all[key] = *value
		}
	}
}

// In returns a copy of a map with the difference.
func (d Difference[V]) In(all map[string]V) map[string]V {
	if all = maps.Clone(all); all == nil {
		all = map[string]V{}
	}
	d.Into(all)
	return all
}
