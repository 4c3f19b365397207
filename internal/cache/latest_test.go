package cache

import (
	"errors"
	"testing"
)

// TestLatest: each version of a tool makes its own result; without a tool the last one holds.
func TestLatest(t *testing.T) {
	c := open(t, t.TempDir(), "salt")
	failed := errors.New("failed")
	for _, step := range []struct {
		version, makes, want string
		known                bool
		err                  error
	}{
		{"", "", "", false, nil},
		{"1", "one", "one", true, nil},
		{"1", "never", "one", true, nil},
		{"", "never", "one", true, nil},
		{"2", "", "", false, failed},
		{"", "never", "one", true, nil},
		{"2", "two", "two", true, nil},
		{"", "never", "two", true, nil},
	} {
		got, known, err := Latest(c, "drawing", "key", step.version,
			func() (string, []string, error) { return step.makes, nil, step.err })
		if got != step.want || known != step.known || !errors.Is(err, step.err) {
			t.Errorf("version %q that makes %q: %q, %v, %v", step.version, step.makes, got, known, err)
		}
	}
}
