package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

const (
	operations    = "../../docs/operations.md"
	settingsBegin = "<!-- settings: written by go test ./cmd/vitrined -update -->\n"
	settingsEnd   = "<!-- end of settings -->\n"
)

// TestTheTableOfSettingsIsTrue: the page for operators names every flag with its variable, default and meaning.
func TestTheTableOfSettingsIsTrue(t *testing.T) {
	text, err := os.ReadFile(operations)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, begins := strings.Cut(string(text), settingsBegin)
	written, after, ends := strings.Cut(rest, settingsEnd)
	if !begins || !ends {
		t.Fatalf("%s needs the lines %q and %q", operations, settingsBegin, settingsEnd)
	}
	want := settingsTable()
	if written == want {
		return
	}
	if !testkit.Updating() {
		t.Fatalf(
			"the table of %s is not what the program takes; refresh with -update\n--- the page\n%s\n--- the "+
				"program\n%s", operations, written, want)
	}
	if err := os.WriteFile(operations, []byte(before+settingsBegin+want+settingsEnd+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

func settingsTable() string {
	set := flag.NewFlagSet("vitrined", flag.ContinueOnError)
	new(settings).define(set, false)
	var table strings.Builder
	table.WriteString("| flag | variable | default | meaning |\n|---|---|---|---|\n")
	set.VisitAll(func(f *flag.Flag) {
		kind, meaning := flag.UnquoteUsage(f)
		if kind != "" {
			kind = " " + kind
		}
		value := ""
		if f.DefValue != "" {
			value = "`" + f.DefValue + "`"
		}
		fmt.Fprintf(&table, "| `-%s%s` | `%s` | %s | %s |\n", f.Name, kind, environment(f.Name), value, meaning)
	})
	return table.String()
}
