package main

import (
	"bytes"
	"context"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"vitrine/internal/testkit"
)

// TestTimings: each stage of a build has its line, in their order, and what is measured for itself has cost something.
func TestTimings(t *testing.T) {
	folder, site := testkit.Site(t, testkit.SmallSite)
	var out, errs bytes.Buffer
	code := run(context.Background(), []string{"build", "--timings", "--site", site, "--out", filepath.Join(folder, "out"),
		"--cache", filepath.Join(folder, "cache")}, &out, &errs)
	if code != exitDone {
		t.Fatalf("exit code %d: %s", code, errs.String())
	}
	spent := map[string]float64{}
	var order []string
	for _, found := range regexp.MustCompile(`(?m)^  (\S.*\S) +(\d+\.\d+) s$`).FindAllStringSubmatch(out.String(), -1) {
		order = append(order, found[1])
		spent[found[1]], _ = strconv.ParseFloat(found[2], 64)
	}
	at := -1
	for _, name := range []string{"Reading the site", "Bundling the libraries (once a lock file)", "Rendering pages",
		"Making what stands beside the pages", "Publishing", "compression", "rendering in Node"} {
		found := -1
		for i, line := range order {
			if line == name {
				found = i
			}
		}
		if found <= at {
			t.Errorf("%q stands at %d, after %d", name, found, at)
		}
		at = found
	}
	for _, name := range []string{"Bundling the libraries (once a lock file)", "rendering in Node"} {
		if spent[name] <= 0 {
			t.Errorf("%s has cost %.2f s:\n%s", name, spent[name], out.String())
		}
	}
}
