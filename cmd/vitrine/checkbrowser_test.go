package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// TestCheck_TakesABrowser, or none: a site with many demos that only browsers draw is checked in less time without one.
func TestCheck_TakesABrowser(t *testing.T) {
	folder, site := testkit.Site(t, testkit.SmallSite)
	seed.Fill(t, filepath.Join(folder, "cache"))
	page := filepath.Join(site, "content/lib/react-one/index.md")
	text, err := os.ReadFile(page)
	if err == nil {
		text = bytes.Replace(text, []byte(`"Counter.tsx"`), []byte(`"Counter.tsx", "ssr": "none", "height": 80`), 1)
		err = os.WriteFile(page, text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	for browser, want := range map[string]struct {
		code int
		said string
	}{
		"none":       {exitDone, "Their places are empty before scripts run."},
		"/not/there": {exitUsage, "/not/there"},
	} {
		var out, errs bytes.Buffer
		code := run(t.Context(), []string{"check", "--site", site, "--cache", filepath.Join(folder, "cache"), "--browser",
			browser}, &out, &errs)
		if code != want.code || !strings.Contains(errs.String(), want.said) {
			t.Errorf("--browser %s ends with code %d: %s", browser, code, &errs)
		}
	}
}
