package main

import (
	"strings"
	"testing"
)

// TestLicensesArePrinted: the program names what it is linked of, and nothing else.
func TestLicensesArePrinted(t *testing.T) {
	t.Parallel()
	code, out, errs := run(t, "licenses")
	if code != 0 || errs != "" {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	for _, want := range []string{"\nstd go", "The Go Authors", "\nmodernc.org/sqlite v", "\ngithub.com/jackc/pgx/v5 v"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing", want)
		}
	}
	for _, no := range []string{"No notice", "esbuild", "typescript-go"} {
		if strings.Contains(out, no) {
			t.Errorf("%q stands in it", no)
		}
	}
}
