package block

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
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

// ListKind is a directive whose value is a list, and which has no other key.
type ListKind struct {
	Name    string // of the directive, which is the plural of what it lists
	Missing string // what readers would lack without it
	Form    string // how it is written
}

// ReadList reads the list of a directive. What is wrong with it is reported.
func ReadList[T any](kind ListKind, c markdown.Construct, report markdown.Report) (list []T, ok bool) {
	if other := beside(c.Values, kind.Name); other != "" {
		report(strings.ToUpper(kind.Name[:1])+kind.Name[1:]+" have no key "+diag.Quote(other)+" beside them.",
			"Nothing would come of it.", kind.Form)
		return nil, false
	}
	if wrong, fix := Decode(c.Values[kind.Name], &list); wrong != "" {
		report("These "+kind.Name+" can't be read: "+wrong+".", kind.Missing, cmp.Or(fix, kind.Form))
		return nil, false
	}
	if len(list) == 0 {
		report("There are no "+kind.Name+" in this list.", "There would be nothing to show.", kind.Form)
	}
	return list, len(list) > 0
}

// beside is the first key that a directive has beside its own, "" for none.
func beside(values map[string]any, own string) string {
	for _, key := range slices.Sorted(maps.Keys(values)) {
		if key != own {
			return key
		}
	}
	return ""
}
