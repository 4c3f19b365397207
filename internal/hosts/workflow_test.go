package hosts

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

// workflow is what is read of a file for GitHub Actions.
type workflow struct {
	Name string
	On   any
	Jobs map[string]struct {
		Steps []struct{ Uses, Run string }
	}
}

var (
	pinned = regexp.MustCompile(`^[\w-]+/[\w-]+@[0-9a-f]{40}$`)
	made   = regexp.MustCompile(`\bmake ([a-z-]+)`)
	tool   = regexp.MustCompile(`\b(?:bin/|npx )vitrine ([a-z]+)((?: --[a-z-]+(?: [\w./]+)?)*)`)
	flags  = regexp.MustCompile(`--([a-z-]+)`)
)

// TestWorkflows: they can be read, name actions by commits, and ask for targets and flags that there are.
func TestWorkflows(t *testing.T) {
	makefile := source(t, "Makefile")
	files, err := filepath.Glob("../../deploy/github/*.yml")
	if err != nil || len(files) != 3 {
		t.Fatalf("%d workflows: %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var w workflow
		if err := yaml.Unmarshal(text, &w); err != nil || w.On == nil || len(w.Jobs) == 0 {
			t.Errorf("%s can't be read: %v", file, err)
		}
		for _, job := range w.Jobs {
			for _, step := range job.Steps {
				if step.Uses == "" == (step.Run == "") {
					t.Errorf("%s: a step neither uses nor runs, or does both: %v", file, step)
				}
				if step.Uses != "" && !pinned.MatchString(step.Uses) {
					t.Errorf("%s: %s is not named by a commit", file, step.Uses)
				}
			}
		}
		commands(t, file, string(text), makefile)
	}
	commands(t, "netlify.toml", source(t, "deploy/netlify/netlify.toml"), makefile)
}

// commands holds what a file runs to the targets and flags that there are.
func commands(t *testing.T, file, text, makefile string) {
	t.Helper()
	known := source(t, "cmd/vitrine/*.go")
	for _, target := range made.FindAllStringSubmatch(text, -1) {
		if !strings.Contains(makefile, "\n"+target[1]+":") {
			t.Errorf("%s: make has no target %s", file, target[1])
		}
	}
	calls := tool.FindAllStringSubmatch(text, -1)
	if len(calls) == 0 {
		t.Errorf("%s builds nothing", file)
	}
	for _, call := range calls {
		if !strings.Contains(known, `"`+call[1]+`"`) {
			t.Errorf("%s: vitrine has no command %s", file, call[1])
		}
		for _, flag := range flags.FindAllStringSubmatch(call[2], -1) {
			if !strings.Contains(known, `"`+flag[1]+`"`) {
				t.Errorf("%s: vitrine has no flag --%s", file, flag[1])
			}
		}
	}
}

// source is the text of all files of a pattern.
func source(t *testing.T, pattern string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v", pattern, err)
	}
	var all strings.Builder
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return all.String()
}
