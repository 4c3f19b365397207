package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHistoryOfWhatIsNotInstalled: the command names every package that it can't do, and leaves the file as it was.
func TestHistoryOfWhatIsNotInstalled(t *testing.T) {
	site := filepath.Join(t.TempDir(), "site")
	kept := filepath.Join(site, "history/acme.json")
	for name, text := range map[string]string{
		"vitrine.yaml": "name: A\nurl: https://a.example\nproducts:\n  - {id: acme, label: Acme, category: core, home: /acme/}\n" +
			"references:\n  - {product: acme, path: /acme/api/, packages: [one, two], history: [" +
			"{package: one, from: 1.0.0}, {package: two, from: 1.0.0}]}\n",
		"history/acme.json": "{\"packages\": []}\n",
	} {
		file := filepath.Join(site, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs bytes.Buffer
	code := run(context.Background(), []string{"history", "--site", site}, &out, &errs)
	for _, name := range []string{"one", "two"} {
		if !strings.Contains(errs.String(), "The history of "+name+" can't be made: it is not installed.") {
			t.Errorf("it does not name %s: %s", name, errs.String())
		}
	}
	text, err := os.ReadFile(kept)
	if code != exitProblems || err != nil || string(text) != "{\"packages\": []}\n" {
		t.Errorf("exit code %d, kept %q, %v", code, text, err)
	}
}
