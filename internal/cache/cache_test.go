package cache

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func open(t *testing.T, folder, salt string) *Cache {
	t.Helper()
	c, err := Open(folder, salt)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestStepRunsOnce(t *testing.T) {
	folder := t.TempDir()
	runs := 0
	step := func(c *Cache, key string) string {
		made, err := c.Step("letters", key, func() ([]byte, error) { runs++; return []byte("made of " + key), nil })
		if err != nil {
			t.Fatal(err)
		}
		return string(made)
	}
	first := open(t, folder, "engine")
	step(first, "a")
	if got := step(first, "a"); got != "made of a" || runs != 1 {
		t.Errorf("%q after %d runs", got, runs)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	second := open(t, folder, "engine")
	defer second.Close()
	if got := step(second, "a"); got != "made of a" || runs != 1 {
		t.Errorf("in a later run: %q after %d runs", got, runs)
	}
	if n, kinds := second.Executed(); n != 0 || len(kinds) != 0 {
		t.Errorf("%d steps counted: %v", n, kinds)
	}
	step(second, "b")
	if n, kinds := second.Executed(); n != 1 || kinds["letters"] != 1 {
		t.Errorf("%d steps counted: %v", n, kinds)
	}
	other := open(t, folder, "another engine")
	defer other.Close()
	if step(other, "a"); runs != 3 {
		t.Errorf("%d runs: an engine took another's work for its own", runs)
	}
}

func TestFailedStepLeavesNothing(t *testing.T) {
	c := open(t, t.TempDir(), "")
	defer c.Close()
	if _, err := c.Step("k", "a", func() ([]byte, error) { return nil, errors.New("no") }); err == nil {
		t.Fatal("the error is gone")
	}
	if _, ok := c.Get("k", "a"); ok {
		t.Error("something was kept")
	}
}

// A process that ends in the middle of writing, or a disk that lies, costs the steps concerned and nothing else.
func TestDamage(t *testing.T) {
	for _, test := range []struct {
		name   string
		damage func(content []byte) []byte
		whole  bool // whether the first record survives
	}{
		{"cut in the second record", func(b []byte) []byte { return b[:len(b)-3] }, true},
		{"a changed byte in the first", func(b []byte) []byte { b[len(mark)+headSize] ^= 1; return b }, false},
		{"another file", func([]byte) []byte { return []byte("something else entirely") }, false},
		{"empty", func([]byte) []byte { return nil }, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := t.TempDir()
			c := open(t, folder, "")
			c.Put("k", "first", []byte("one"))
			c.Put("k", "second", []byte("two"))
			c.Close()
			names, _ := filepath.Glob(filepath.Join(folder, "*"))
			if len(names) != 1 {
				t.Fatalf("files %v", names)
			}
			content, _ := os.ReadFile(names[0])
			if err := os.WriteFile(names[0], test.damage(content), 0o644); err != nil {
				t.Fatal(err)
			}
			c = open(t, folder, "")
			defer c.Close()
			if first, ok := c.Get("k", "first"); ok != test.whole || ok && string(first) != "one" {
				t.Errorf("first %q %v", first, ok)
			}
			if err := c.Put("k", "second", []byte("again")); err != nil {
				t.Fatal(err)
			}
			if second, ok := c.Get("k", "second"); !ok || string(second) != "again" {
				t.Errorf("second %q %v", second, ok)
			}
		})
	}
}

func TestManySegmentsBecomeOne(t *testing.T) {
	folder := t.TempDir()
	for i := range manySegments + 1 {
		c := open(t, folder, "")
		c.Put("k", string(rune('a'+i)), []byte{byte(i)})
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if names, _ := filepath.Glob(filepath.Join(folder, "*")); len(names) != 1 {
		t.Errorf("%d files", len(names))
	}
	c := open(t, folder, "")
	defer c.Close()
	for i := range manySegments + 1 {
		if made, ok := c.Get("k", string(rune('a'+i))); !ok || made[0] != byte(i) {
			t.Errorf("entry %d is gone", i)
		}
	}
}

func TestTwoProcessesAtOnce(t *testing.T) {
	folder := t.TempDir()
	one, two := open(t, folder, ""), open(t, folder, "")
	one.Put("k", "a", []byte("one"))
	two.Put("k", "b", []byte("two"))
	one.Close()
	two.Close()
	c := open(t, folder, "")
	defer c.Close()
	for key, want := range map[string]string{"a": "one", "b": "two"} {
		if got, _ := c.Get("k", key); string(got) != want {
			t.Errorf("%s is %q", key, got)
		}
	}
}

// TestEveryFlippedBit: whatever bit of a segment flips, a value is what it was, or is made again with all of its parts.
func TestEveryFlippedBit(t *testing.T) {
	type record struct {
		Name string
		Code Part
		More []Part
		None Part
	}
	folder := t.TempDir()
	build := func() (runs int, read string) {
		c := open(t, folder, "engine")
		defer c.Close()
		run := func() (r record, err error) {
			runs++
			r.Name = "page"
			if r.Code, err = c.KeepPart("code", "a", []byte("let a")); err == nil {
				var css Part
				css, err = c.KeepPart("css", "b", []byte("a { b }"))
				r.More = []Part{css}
			}
			return r, err
		}
		for range 2 { // a damaged part is found when it is read; the next try makes it again
			value, err := Value(c, "page", "key", run)
			if err != nil {
				t.Fatal(err)
			}
			read = value.Name
			for _, part := range append(value.More, value.Code) {
				content, err := c.Content(part)
				if err != nil && !errors.Is(err, ErrDamaged) {
					t.Fatal(err)
				}
				read += " " + string(content)
			}
		}
		return runs, read
	}
	const want = "page a { b } let a"
	if runs, read := build(); runs != 1 || read != want {
		t.Fatal(runs, read)
	}
	if runs, read := build(); runs != 0 || read != want {
		t.Fatal(runs, read)
	}
	names, _ := filepath.Glob(filepath.Join(folder, "*"))
	good, _ := os.ReadFile(names[0])
	for bit := range len(good) * 8 {
		bad := append([]byte{}, good...)
		bad[bit/8] ^= 1 << (bit % 8)
		others, _ := filepath.Glob(filepath.Join(folder, "*"))
		for _, name := range others {
			os.Remove(name)
		}
		if err := os.WriteFile(names[0], bad, 0o644); err != nil {
			t.Fatal(err)
		}
		if runs, read := build(); runs > 1 || read != want {
			t.Fatalf("bit %d: %d runs read %q", bit, runs, read)
		}
		if runs, read := build(); runs != 0 || read != want {
			t.Fatalf("bit %d, later: %d runs read %q", bit, runs, read)
		}
	}
}

// TestLookupLeavesTheValueOfARecordWithoutItsParts: a step that runs instead would append to half of what was kept.
func TestLookupLeavesTheValueOfARecordWithoutItsParts(t *testing.T) {
	c, err := Open(t.TempDir(), "engine")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	type record struct {
		Names []string
		Part  Part
	}
	if err := c.Keep("kind", "key", record{[]string{"one"}, Part{Kind: "gone", Key: "gone"}}); err != nil {
		t.Fatal(err)
	}
	var found record
	if c.Lookup("kind", "key", &found) || found.Names != nil {
		t.Errorf("found %+v", found)
	}
}
