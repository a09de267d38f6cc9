package config

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
)

// parse reads a file as far as it is whole. The error names what is not: the content
// then holds the rest.
func parse(data []byte) (Config, error) {
	var c Config
	s := salvage{}
	for _, part := range []any{&c, &c.Former} {
		s.object(bytes.TrimPrefix(data, mark), reflect.ValueOf(part).Elem(), "")
	}
	s.faults = slices.Compact(s.faults) // one that is cut off was said twice
	c.bound()
	newer := c.Version > Version
	c.Version = min(c.Version, Version)
	switch {
	case newer:
		return c, errNewer
	case len(s.faults) > 0:
		return c, fmt.Errorf("is damaged (%s)", strings.Join(s.faults[:min(len(s.faults), 3)], ", "))
	}
	return c, nil
}

// mark is that of byte order, which some editors put at the beginning.
var mark = []byte("\ufeff")

// errNewer says that a file was written by a newer program.
var errNewer = errors.New("is of a newer version of the program")

// salvage reads JSON into structs, maps, slices and plain values, and passes over what
// does not fit.
type salvage struct {
	faults []string // where something is wrong
}

// value reads one value, which may be cut off.
func (s *salvage) value(data []byte, into reflect.Value, name string) {
	switch into.Kind() {
	case reflect.Struct, reflect.Map:
		s.object(data, into, name)
	case reflect.Slice:
		s.list(data, into, name)
	default:
		if bytes.Equal(data, []byte("null")) || json.Unmarshal(data, into.Addr().Interface()) != nil {
			into.SetZero()
			s.faults = append(s.faults, name)
		}
	}
}

// object reads the members of an object up to where it is cut off. Unknown members of a
// struct are not its business.
func (s *salvage) object(data []byte, into reflect.Value, name string) {
	fields := fieldsOf(into)
	err := walk(data, '{', func(key string, data []byte) {
		place := strings.TrimPrefix(fmt.Sprintf("%s.%.40s", name, key), ".")
		if into.Kind() == reflect.Struct {
			if field, ok := fields[key]; ok {
				s.value(data, field, place)
			}
			return
		}
		if into.IsNil() {
			into.Set(reflect.MakeMap(into.Type()))
		}
		element, faults := reflect.New(into.Type().Elem()).Elem(), len(s.faults)
		s.value(data, element, place)
		if len(s.faults) == faults || !element.IsZero() {
			into.SetMapIndex(reflect.ValueOf(key), element)
		}
	})
	switch {
	case err != nil:
		s.faults = append(s.faults, strings.TrimPrefix(name+": "+err.Error(), ": "))
	case into.Kind() == reflect.Map && into.IsNil(): // one without members
		into.Set(reflect.MakeMap(into.Type()))
	}
}

// list reads the elements of a list up to the first that is not whole.
func (s *salvage) list(data []byte, into reflect.Value, name string) {
	faults := len(s.faults)
	err := walk(data, '[', func(_ string, data []byte) {
		element := reflect.New(into.Type().Elem()).Elem()
		if len(s.faults) == faults {
			s.value(data, element, name)
		}
		if len(s.faults) == faults {
			into.Set(reflect.Append(into, element))
		}
	})
	if err != nil {
		s.faults = append(s.faults, name+": "+err.Error())
	}
}

// fieldsOf returns the fields of a struct by their names in the file.
func fieldsOf(v reflect.Value) map[string]reflect.Value {
	fields := map[string]reflect.Value{}
	if v.Kind() == reflect.Struct {
		for i := range v.NumField() {
			if name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ","); name != "-" {
				fields[name] = v.Field(i)
			}
		}
	}
	return fields
}

// walk visits the members of an object or the elements of a list, the last one even when
// it is cut off.
func walk(data []byte, open json.Delim, visit func(key string, data []byte)) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	if token, err := decoder.Token(); err != nil || token != open {
		return errors.New("no " + map[json.Delim]string{'{': "object", '[': "list"}[open])
	}
	for decoder.More() {
		key := ""
		if open == '{' {
			token, err := decoder.Token()
			if err != nil {
				return errors.New("cut off")
			}
			key, _ = token.(string)
		}
		at := decoder.InputOffset()
		var raw json.RawMessage
		if err := decoder.Decode(&raw); err != nil {
			visit(key, bytes.TrimLeft(data[at:], ":, \t\r\n"))
			return errors.New("cut off")
		}
		visit(key, raw)
	}
	if _, err := decoder.Token(); err != nil {
		return errors.New("cut off")
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows")
	}
	return nil
}
