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

// TestCheck_OfPages finds what is wrong with the text, demos and types of the pages that are named, and of no other.
func TestCheck_OfPages(t *testing.T) {
	folder, site := testkit.Site(t, testkit.SmallSite)
	seed.Fill(t, filepath.Join(folder, "cache"))
	change := func(name, old, now string) {
		t.Helper()
		file := filepath.Join(site, "content/lib", name)
		text, err := os.ReadFile(file)
		if err == nil && !bytes.Contains(text, []byte(old)) {
			t.Fatalf("%s lacks %q", name, old)
		}
		if err = os.WriteFile(file, bytes.Replace(text, []byte(old), []byte(now), 1), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	change("guide/index.md", "# Guide", "# Guide\n\n[Nowhere](/lib/nowhere/)")
	change("react-one/demos/Counter.tsx", "useState(0)", "useState<string>(0)")
	for page, want := range map[string]struct {
		code int
		says []string
		not  string
	}{
		"/lib/guide/":     {exitProblems, []string{"/lib/nowhere/"}, "Counter.tsx"},
		"/lib/react-one/": {exitProblems, []string{"Counter.tsx", "not assignable"}, "/lib/nowhere/"},
		"/":               {exitDone, []string{"Nothing stops the publication of /."}, "Counter.tsx"},
		"/lib/gone/":      {exitFailed, []string{"no page has the address “/lib/gone/”"}, "Counter.tsx"},
	} {
		var out bytes.Buffer
		code := run(t.Context(), []string{"check", page, "--site", site, "--cache", filepath.Join(folder, "cache"),
			"--browser", "none"}, &out, &out)
		for _, text := range want.says {
			if code != want.code || !strings.Contains(out.String(), text) || strings.Contains(out.String(), want.not) {
				t.Errorf("%s ends with code %d: %s", page, code, &out)
			}
		}
	}
}
