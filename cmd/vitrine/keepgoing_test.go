package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// TestKeepGoingHasACodeOfItsOwn, which neither a site without problems nor a mistyped flag has.
func TestKeepGoingHasACodeOfItsOwn(t *testing.T) {
	folder, site := testkit.Site(t, testkit.SmallSite)
	seed.Fill(t, filepath.Join(folder, "cache"))
	build := func(flags ...string) (code int, out, errs string) {
		var told, complained bytes.Buffer
		code = run(context.Background(), append([]string{"build", "--site", site, "--out", filepath.Join(folder, "out"),
			"--cache", filepath.Join(folder, "cache"), "--browser", "none"}, flags...), &told, &complained)
		return code, told.String(), complained.String()
	}
	demo := filepath.Join(site, "content/lib/react-one/demos/Counter.tsx")
	if err := os.WriteFile(demo, []byte("export default function Counter() {\n  return <b>{missing}</b>;\n}\n"),
		0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, _ := build(); code != exitProblems {
		t.Errorf("a build with problems ends with code %d", code)
	}
	for range 2 { // made, and known
		code, out, errs := build("--keep-going")
		if code != exitPartial || !strings.Contains(out, "Published 2 pages") ||
			!strings.Contains(errs, "the pages with problems were left out") || !strings.Contains(errs, "Counter.tsx:2") {
			t.Errorf("code %d, told %q and %q", code, out, errs)
		}
	}
	if code, _, _ := build("--keep-goin"); code != exitUsage {
		t.Errorf("a mistyped flag ends with code %d", code)
	}
}
