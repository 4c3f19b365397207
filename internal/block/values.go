package block

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"vitrine/internal/diag"
)

// Decode reads a value of a directive, which its author wrote, into a struct or a list of some. It says what is wrong
// with the first key that is unknown or has a value of another type, and what to write instead.
func Decode(value, into any) (wrong, fix string) {
	text, err := json.Marshal(value)
	if err != nil {
		return "it is no JSON", ""
	}
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.DisallowUnknownFields()
	err = d.Decode(into)
	var other *json.UnmarshalTypeError
	if errors.As(err, &other) && other.Field == "" {
		return "it is of another type", ""
	}
	if other != nil {
		return fmt.Sprintf("%s is of another type", diag.Quote(other.Field)), ""
	}
	if err == nil {
		return "", ""
	}
	key := strings.Trim(strings.TrimPrefix(err.Error(), "json: unknown field "), `"`)
	known := keysOf(reflect.TypeOf(into))
	if fix = diag.DidYouMean(key, known); fix == "" {
		fix = "Write one of " + strings.Join(known, ", ") + "."
	}
	return "nothing reads its key " + diag.Quote(key), fix
}

// keysOf are the keys of a type and of those within it, in their order.
func keysOf(t reflect.Type) (keys []string) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		return keysOf(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			keys = append(keys, t.Field(i).Tag.Get("json"))
			keys = append(keys, keysOf(t.Field(i).Type)...)
		}
	}
	return keys
}

// Lone says which keys a directive has beside its own.
func Lone(values map[string]any, own string) (other string, lone bool) {
	for key := range values {
		if key != own && (other == "" || key < other) {
			other = key
		}
	}
	return other, other == ""
}
