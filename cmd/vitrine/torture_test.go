package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

func TestMain(m *testing.M) {
	testkit.Program(main)
	testkit.Run(m)
}

var seed = &testkit.Seed{Build: func(site, out, cache string) error {
	var errs bytes.Buffer
	if code := run(context.Background(), []string{"build", "--browser", "none", "--site", site, "--out", out, "--cache",
		cache}, io.Discard, &errs); code != exitDone {
		return fmt.Errorf("exit code %d: %s", code, errs.String())
	}
	return nil
}}

var tried = regexp.MustCompile(`(\d+) × (.+)`)

// TestTorture is the short form: every attack on the engine's small site, in all of its forms.
func TestTorture(t *testing.T) {
	testkit.Nightly(t)
	t.Setenv(testkit.ProgramVariable, "1") // attacks kill and starve the tool
	folder, site := testkit.Site(t, testkit.SmallSite)
	var out, errs bytes.Buffer
	code := run(context.Background(), []string{"torture", "--site", site, "--duration", "10s", "--seed", "1"}, &out,
		&errs)
	if code != exitDone {
		t.Errorf("exit code %d\n%s\n%s", code, out.String(), errs.String())
	}
	counts := map[string]int{}
	for _, found := range tried.FindAllStringSubmatch(out.String(), -1) {
		counts[strings.TrimSpace(found[2])], _ = strconv.Atoi(found[1])
	}
	for form, atLeast := range map[string]int{
		"with a warm cache": 1, "while publishing": 1, "with an empty cache": 1,
		"flipped bits": 1, "cut segments": 1, "deleted segments": 1, "flipped bits in files for Node": 1,
		"files that may not grow, while building": 1, "files that may not grow, while publishing": 1,
		"paths that lead outside": 40, "percent signs and separators": 40, "links that lead outside": 40,
		"ranges and conditions": 40, "huge headers": 40, "one request within another": 40, "methods and versions": 40,
		"garbage": 40, "publications under readers": 4,
	} {
		if counts[form] < atLeast {
			t.Errorf("%s: tried %d times, want %d\n%s", form, counts[form], atLeast, out.String())
		}
	}
	// A full disk needs the right to make one: where that is not given, the table says so.
	for _, form := range []string{"a full disk under the output", "a full disk under the cache"} {
		if counts[form] < 1 && !strings.Contains(out.String(), form+": not possible here") {
			t.Errorf("%s was left out in silence\n%s", form, out.String())
		}
	}
	if entries, _ := os.ReadDir(filepath.Join(folder, ".cache")); len(entries) > 0 {
		t.Errorf("it leaves %v", entries)
	}
}

func TestTortureRefusesWhatItDoesNotKnow(t *testing.T) {
	var out, errs bytes.Buffer
	code := run(context.Background(), []string{"torture", "--attacks", "kill,flood"}, &out, &errs)
	if code != exitUsage || !strings.Contains(errs.String(), `no attack "flood"`) {
		t.Errorf("exit code %d: %s", code, errs.String())
	}
}
