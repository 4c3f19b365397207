package cache

import (
	"bytes"
	"fmt"
	"testing"
)

// TestWhatIsForgotten: only a run that asked for all that a build needs knows what nobody needs.
func TestWhatIsForgotten(t *testing.T) {
	const records, size = 40, 1000
	type value struct{ HTML Part }
	key := func(i int) string { return fmt.Sprint("page ", i) }
	for name, test := range map[string]struct {
		whole   bool
		asked   int // of the records; as many remain where anything is forgotten
		forgets bool
	}{
		"a build that needs a half":     {true, records / 2, true},
		"a build that needs most":       {true, records - 2, false},
		"a build that was known before": {false, 1, false},
		"dev mode, a few pages":         {false, 3, false},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			first := open(t, folder, "")
			for i := range records {
				part, err := first.KeepPart("html", key(i), bytes.Repeat([]byte{byte(i)}, size))
				if err != nil {
					t.Fatal(err)
				}
				if err := first.Keep("page", key(i), value{part}); err != nil {
					t.Fatal(err)
				}
			}
			first.Close()
			second := open(t, folder, "")
			second.store.much = size
			for i := range test.asked { // what stands in the published folder is not read
				var v value
				if !second.Lookup("page", key(i), &v) {
					t.Fatalf("%s is not there", key(i))
				}
			}
			if err := second.Put("page", "new", []byte("new")); err != nil {
				t.Fatal(err)
			}
			if test.whole {
				second.Whole()
			}
			if err := second.Close(); err != nil {
				t.Fatal(err)
			}
			left, want := 0, records
			if test.forgets {
				want = test.asked
			}
			third := open(t, folder, "")
			defer third.Close()
			for i := range records {
				var v value
				if third.Lookup("page", key(i), &v) {
					content, err := third.Content(v.HTML)
					if err != nil || !bytes.Equal(content, bytes.Repeat([]byte{byte(i)}, size)) {
						t.Errorf("%s: %v", key(i), err)
					}
					left++
				}
			}
			if left != want {
				t.Errorf("%d records are left, want %d", left, want)
			}
		})
	}
}
