package workflows

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

// workflow is what is read of a file for GitHub Actions.
type workflow struct {
	On          any
	Permissions map[string]string
	Jobs        map[string]job
}

// job is one job of a workflow: steps, or another workflow that it calls.
type job struct {
	Uses      string
	Timeout   int `yaml:"timeout-minutes"`
	Container struct{ Image string }
	Steps     []step
}

// step is an action or a command.
type step struct {
	Uses, Run string
	With      struct{ Path string }
}

// commands are the commands of all steps, a line each at least.
func (w workflow) commands() string {
	var all strings.Builder
	for _, job := range w.Jobs {
		for _, step := range job.Steps {
			all.WriteString(step.Run + "\n")
		}
	}
	return all.String()
}

var (
	pinnedAction = regexp.MustCompile(`^[\w-]+(?:/[\w-]+)+@[0-9a-f]{40}$`)
	pinnedImage  = regexp.MustCompile(`^\w+:\d+\.\d+\.\d+(?:-\w+)?$`)
	makeTarget   = regexp.MustCompile(`\bmake ([a-z-]+)`)
	toolCall     = regexp.MustCompile(`\b(?:bin/|npx )vitrine ([a-z]+)((?: --[a-z-]+(?: [\w./]+)?)*)`)
	flagName     = regexp.MustCompile(`--([a-z-]+)`)
	ownFile      = regexp.MustCompile(`(?:^|\s)(\.?/?(?:deploy|\.ci)/[\w./-]+)`)
)

// TestWorkflows_ForSites: workflows that sites copy can be read, pin their actions, and call what exists.
func TestWorkflows_ForSites(t *testing.T) {
	for file, w := range read(t, "deploy/github/*.yml", 3) {
		isPinned(t, file, w)
		exist(t, file, w.commands())
		if !toolCall.MatchString(w.commands()) {
			t.Errorf("%s does not call vitrine", file)
		}
	}
	exist(t, "netlify.toml", source(t, "deploy/netlify/netlify.toml"))
}

// TestWorkflows_OfThisRepository: our own workflows call what exists, have few permissions, and end.
func TestWorkflows_OfThisRepository(t *testing.T) {
	own := read(t, ".github/workflows/*.yml", 3)
	for file, w := range own {
		isPinned(t, file, w)
		exist(t, file, w.commands())
		if len(w.Permissions) != 1 || w.Permissions["contents"] != "read" {
			t.Errorf("%s: the permissions of the workflow are %v, not contents: read; a job may ask for more", file,
				w.Permissions)
		}
		for name, job := range w.Jobs {
			if job.Uses == "" && job.Timeout == 0 {
				t.Errorf("%s: the job %s has no timeout-minutes", file, name)
			}
		}
	}
	for file, command := range map[string]string{"ci.yml": ".ci/run", "nightly.yml": "make test-nightly",
		"release.yml": "make dist"} {
		if !slices.Contains(strings.Split(own[file].commands(), "\n"), command) {
			t.Errorf("%s does not run %s", file, command)
		}
	}
}

// TestWorkflows_RestoreNoResults: the caches of our workflows hold downloads and what Go compiled. A result of an
// earlier run, such as the cache of builds, would hide what the commit breaks.
func TestWorkflows_RestoreNoResults(t *testing.T) {
	allowed := []string{"/go/pkg/mod", "~/.cache/go-build"}
	for file, w := range read(t, ".github/workflows/*.yml", 3) {
		for _, job := range w.Jobs {
			for _, step := range job.Steps {
				if !strings.HasPrefix(step.Uses, "actions/cache") {
					continue
				}
				for _, path := range strings.Fields(step.With.Path) {
					if !slices.Contains(allowed, path) {
						t.Errorf("%s restores %s; allowed: %v", file, path, allowed)
					}
				}
			}
		}
	}
}

// read reads the workflows of a pattern, by the names of their files.
func read(t *testing.T, pattern string, count int) map[string]workflow {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", pattern))
	if err != nil || len(files) != count {
		t.Fatalf("%s: %d workflows, not %d: %v", pattern, len(files), count, err)
	}
	all := map[string]workflow{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var w workflow
		if err := yaml.Unmarshal(text, &w); err != nil || w.On == nil || len(w.Jobs) == 0 {
			t.Errorf("%s can't be read: %v", file, err)
		}
		all[filepath.Base(file)] = w
	}
	return all
}

// isPinned fails unless each action is named by a commit, each image by its whole version, and each step either uses
// an action or runs a command.
func isPinned(t *testing.T, file string, w workflow) {
	t.Helper()
	for name, job := range w.Jobs {
		if job.Container.Image != "" && !pinnedImage.MatchString(job.Container.Image) {
			t.Errorf("%s: the image %s has no whole version", file, job.Container.Image)
		}
		if job.Uses != "" {
			if _, err := os.Stat(filepath.Join("..", "..", job.Uses)); err != nil {
				t.Errorf("%s: the job %s calls a workflow that does not exist: %v", file, name, err)
			}
		}
		for _, step := range job.Steps {
			if step.Uses == "" == (step.Run == "") {
				t.Errorf("%s: a step of %s neither uses nor runs, or does both: %v", file, name, step)
			}
			if step.Uses != "" && !pinnedAction.MatchString(step.Uses) {
				t.Errorf("%s: %s is not named by a commit", file, step.Uses)
			}
		}
	}
}

// exist fails for each target of make, file of ours, and command or flag of the tool that does not exist.
func exist(t *testing.T, file, commands string) {
	t.Helper()
	makefile, known := source(t, "Makefile"), source(t, "cmd/vitrine/*.go")
	for _, target := range makeTarget.FindAllStringSubmatch(commands, -1) {
		if !strings.Contains(makefile, "\n"+target[1]+":") {
			t.Errorf("%s: make has no target %s", file, target[1])
		}
	}
	for _, path := range ownFile.FindAllStringSubmatch(commands, -1) {
		if _, err := os.Stat(filepath.Join("..", "..", path[1])); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	for _, call := range toolCall.FindAllStringSubmatch(commands, -1) {
		if !strings.Contains(known, `"`+call[1]+`"`) {
			t.Errorf("%s: vitrine has no command %s", file, call[1])
		}
		for _, flag := range flagName.FindAllStringSubmatch(call[2], -1) {
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
