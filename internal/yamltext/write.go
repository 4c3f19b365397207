package yamltext

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// FromJSON writes the keys of a JSON object, in their order, as YAML with a line for each value. The YAML has the same
// values; an object that can't be written so is an error.
func FromJSON(object []byte) ([]byte, error) {
	d := json.NewDecoder(bytes.NewReader(object))
	d.UseNumber()
	w := writer{decoder: d}
	if start, err := d.Token(); err != nil || start != json.Delim('{') {
		return nil, errors.New("it is no JSON object")
	}
	if err := w.group(0); err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("there is text behind the JSON object")
	}
	var want map[string]any
	if err := json.Unmarshal(object, &want); err != nil {
		return nil, err
	}
	if got, err := Values(w.out.Bytes()); err != nil || !reflect.DeepEqual(got, want) {
		return nil, errors.New("YAML would have other values")
	}
	return w.out.Bytes(), nil
}

type writer struct {
	decoder *json.Decoder
	out     bytes.Buffer
}

// group writes the keys of an object whose opening brace is read. The first key is written where the line ends now.
func (w *writer) group(depth int) error {
	for first := true; w.decoder.More(); first = false {
		key, err := w.decoder.Token()
		if err != nil {
			return err
		}
		if !first {
			w.indent(depth)
		}
		w.out.WriteString(scalar(key) + ":")
		if err := w.value(depth, " "); err != nil {
			return err
		}
	}
	_, err := w.decoder.Token()
	return err
}

// value writes a value behind a key or a dash. What has lines of its own is one level deeper.
func (w *writer) value(depth int, space string) error {
	token, err := w.decoder.Token()
	if err != nil {
		return err
	}
	switch token {
	case json.Delim('{'), json.Delim('['):
		if !w.decoder.More() {
			end, err := w.decoder.Token()
			fmt.Fprintf(&w.out, "%s%v%v\n", space, token, end)
			return err
		}
	}
	switch token {
	case json.Delim('{'):
		if space != "" {
			w.out.WriteByte('\n')
			w.indent(depth + 1)
		}
		return w.group(depth + 1)
	case json.Delim('['):
		return w.list(depth, space)
	}
	w.out.WriteString(space + scalar(token) + "\n")
	return nil
}

// list writes the items of a list whose opening bracket is read.
func (w *writer) list(depth int, space string) error {
	for first := true; w.decoder.More(); first = false {
		if first && space != "" {
			w.out.WriteByte('\n')
		}
		if !first || space != "" {
			w.indent(depth + 1)
		}
		w.out.WriteString("- ")
		if err := w.value(depth+1, ""); err != nil {
			return err
		}
	}
	_, err := w.decoder.Token()
	return err
}

func (w *writer) indent(depth int) { w.out.WriteString(strings.Repeat("  ", depth)) }

// scalar is a text without quotes if it is read as the same text, in the quotes of JSON else; other values as in JSON.
func scalar(token json.Token) string {
	text, ok := token.(string)
	if !ok {
		value, _ := json.Marshal(token)
		return string(value)
	}
	plain := !strings.ContainsAny(text, "\n\t\"'#{}[]&*!|>%@`\\") && strings.TrimSpace(text) == text
	if plain {
		if read, err := Values([]byte("k: " + text)); err == nil && read["k"] == text {
			return text
		}
	}
	var quoted bytes.Buffer
	e := json.NewEncoder(&quoted)
	e.SetEscapeHTML(false)
	e.Encode(text) // a text has no error
	return strings.TrimSuffix(quoted.String(), "\n")
}
