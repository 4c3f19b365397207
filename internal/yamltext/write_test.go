package yamltext

import "testing"

func TestFromJSON_KeepsValuesAndTheirOrder(t *testing.T) {
	for object, want := range map[string]string{
		`{"wall": [{"demo": "A.tsx", "rows": 2}, {"demo": "B.tsx", "note": "One: \"two\""}], "themed": true}`: `wall:
  - demo: A.tsx
    rows: 2
  - demo: B.tsx
    note: "One: \"two\""
themed: true
`,
		`{"b": "", "a": null, "n": -1.5, "list": [], "group": {}, "deep": {"x": {"y": [1, [2, 3]]}}}`: `b: ""
a: null
n: -1.5
list: []
group: {}
deep:
  x:
    y:
      - 1
      - - 2
        - 3
`,
		`{"t": ["true", "1.0", "~", "- a", "a # b", " a", "null", "a, b", "3 kB", "2026-01-02", "/a/", "{x}", "a\nb"]}`: `t:
  - "true"
  - "1.0"
  - "~"
  - "- a"
  - "a # b"
  - " a"
  - "null"
  - a, b
  - 3 kB
  - 2026-01-02
  - /a/
  - "{x}"
  - "a\nb"
`,
	} {
		if got, err := FromJSON([]byte(object)); err != nil || string(got) != want {
			t.Errorf("%s\n%s%v, want\n%s", object, got, err, want)
		}
	}
}

func TestFromJSON_WantsAnObject(t *testing.T) {
	for _, text := range []string{`[1]`, `{"a": 1} 2`, `{"a"`, `{"a": 1, "a": 2}`} {
		if got, err := FromJSON([]byte(text)); err == nil {
			t.Errorf("%s becomes %s", text, got)
		}
	}
}

// FuzzFromJSON: whatever becomes YAML has the same values, or FromJSON would have failed; it must not end the run.
func FuzzFromJSON(f *testing.F) {
	f.Add([]byte(`{"wall": [{"demo": "A.tsx"}], "a": {"b": []}}`))
	f.Fuzz(func(t *testing.T, object []byte) {
		if len(object) < 4096 {
			FromJSON(object)
		}
	})
}
