package main

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

var (
	documentedCommand = regexp.MustCompile("(?:\\bnpx |\\bbin/|`|(?m:^) *)vitrine ([a-z]+)\\b([^`\n#|]*)")
	documentedFlag    = regexp.MustCompile(`(?:^|\s)--([a-z][a-z-]*)`)
	documentedTarget  = regexp.MustCompile("(?:`|(?m:^) *)make ([a-z-]+)(?:[` \n]|$)")
)

// TestDocumentedCommands: what README and the documentation tell readers to run is there, with each of its flags:
// commands of the tool, and targets of make.
func TestDocumentedCommands(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	help := map[string]string{}
	seen, targets := 0, 0
	for name, text := range documentation(t) {
		for _, found := range documentedCommand.FindAllStringSubmatch(text, -1) {
			command, flags := found[1], documentedFlag.FindAllStringSubmatch(found[2], -1)
			seen++
			if commands[command] == nil {
				t.Errorf("%s: there is no command %q", name, command)
				continue
			}
			if _, asked := help[command]; !asked && len(flags) > 0 {
				var out, errs bytes.Buffer
				run(context.Background(), []string{command, "--help"}, &out, &errs)
				help[command] = out.String() + errs.String()
			}
			for _, flag := range flags {
				if !regexp.MustCompile(`(?m)^ +-` + flag[1] + `\b`).MatchString(help[command]) {
					t.Errorf("%s: vitrine %s has no flag --%s", name, command, flag[1])
				}
			}
		}
		for _, found := range documentedTarget.FindAllStringSubmatch(text, -1) {
			targets++
			if !regexp.MustCompile(`(?m)^` + found[1] + `:`).Match(makefile) {
				t.Errorf("%s: make has no target %q", name, found[1])
			}
		}
	}
	if seen < 60 || targets < 10 {
		t.Errorf("%d commands and %d targets were found", seen, targets)
	}
}

// documentation are README and all pages, by their names.
func documentation(t *testing.T) map[string]string {
	t.Helper()
	root, texts := os.DirFS("../.."), map[string]string{}
	for _, place := range []string{"README.md", "CONTRIBUTING.md", "docs", "docs-site/content"} {
		err := fs.WalkDir(root, place, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || path.Ext(name) != ".md" {
				return err
			}
			text, err := fs.ReadFile(root, name)
			texts[name] = strings.ReplaceAll(string(text), "\\\n", " ")
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return texts
}
