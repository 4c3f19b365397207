package yamltext

import (
	"encoding/json"
	"testing"
)

func TestValues_AreThoseOfJSON(t *testing.T) {
	text := "a: 1\nb: -2.5\nc: true\nd:\ne: [x, {f: 'y'}]\ng:\n  - h: 2026-01-02\n    i: |\n      two\n      lines\nj: {}\n" +
		"0x10: 0x10\nk: .inf_\n"
	want := `{"0x10":16,"a":1,"b":-2.5,"c":true,"d":null,"e":["x",{"f":"y"}],` +
		`"g":[{"h":"2026-01-02","i":"two\nlines\n"}],"j":{},"k":".inf_"}`
	values, err := Values([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := json.Marshal(values); string(got) != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
}

func TestValues_NamesLinesOfFaults(t *testing.T) {
	for text, want := range map[string]Error{
		"a: 1\nb: c: d\n":           {2, "mapping value is not allowed in this context", ""},
		"a: 1\na: 2\n":              {2, `mapping key "a" already defined`, ""},
		"a: &x 1\n":                 {1, `"&" is not read here`, ""},
		"a: 1\nb: *x\n":             {2, `"*" is not read here`, ""},
		"a: .inf\n":                 {1, `".inf" is not read here`, ""},
		"a: !!str 1\n":              {1, `"!!str" is not read here`, ""},
		"b: {c: 1}\na:\n  <<: {}\n": {3, `"<<" is not read here`, ""},
		"- a\n":                     {1, "it has no keys", ""},
		"":                          {1, "it has no keys", ""},
		"a: 1\n---\nb: 1\n":         {1, "it holds more than one document", ""},
	} {
		_, err := Values([]byte(text))
		if err == nil || err.Line != want.Line || err.What != want.What || err.Fix == "" {
			t.Errorf("%q: got %+v, want %+v", text, err, want)
		}
	}
}

// FuzzValues: no text ends the run.
func FuzzValues(f *testing.F) {
	f.Add([]byte("a: 1\nb: [x, {c: 'y'}]\nd:\n  - e: |\n      f\n"))
	f.Fuzz(func(_ *testing.T, text []byte) {
		if len(text) < 4096 {
			Values(text)
		}
	})
}
