package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Record is what npm chose for every command on one day.
type Record struct {
	Day      string     `json:"day"`     // 2026-01-31, UTC
	Project  string     `json:"project"` // what the project had before
	Commands []Resolved `json:"commands"`
}

// Resolved is a set of packages with the versions that npm chose.
type Resolved struct {
	Command  string            `json:"command"`  // npm install with all packages of the set
	Versions map[string]string `json:"versions"` // by the name of the package
}

// Sets returns the distinct sets of packages that commands of npm name, in alphabetical order. The commands of a fence
// are one set. A set that contains a package without a version is left out: it has never been published.
func Sets(commands []Command) (sets []string) {
	type place struct {
		file  string
		fence int
	}
	fences := map[place][]string{}
	for _, c := range commands {
		switch {
		case c.Manager == "npm" && c.Fence > 0:
			at := place{c.File, c.Fence}
			fences[at] = append(fences[at], c.Packages...)
		case c.Manager == "npm" || c.Manager == "":
			sets = append(sets, listed(c.Packages))
		}
	}
	for _, packages := range fences {
		sets = append(sets, listed(packages))
	}
	slices.Sort(sets)
	return slices.DeleteFunc(slices.Compact(sets), func(set string) bool {
		return slices.ContainsFunc(strings.Fields(set), func(spec string) bool {
			_, version := split(spec)
			return version == ""
		})
	})
}

// Resolve asks npm for the versions of each set, in a new project that depends on some packages already.
func Resolve(project string, sets []string, progress func(done int, command string)) (results []Resolved, err error) {
	manifest, err := manifestOf(project)
	if err != nil {
		return nil, err
	}
	for i, set := range sets {
		folder, err := os.MkdirTemp("", "installs-*")
		if err != nil {
			return nil, err
		}
		one, err := resolve(folder, manifest, strings.Fields(set))
		if removed := os.RemoveAll(folder); err == nil {
			err = removed
		}
		if err != nil {
			return nil, err
		}
		results = append(results, one)
		progress(i+1, one.Command)
	}
	return results, nil
}

// manifestOf is the package.json of a project that depends on packages.
func manifestOf(packages string) ([]byte, error) {
	dependencies := map[string]string{}
	for _, spec := range strings.Fields(packages) {
		name, version := split(spec)
		dependencies[name] = version
	}
	return json.Marshal(map[string]any{"private": true, "dependencies": dependencies})
}

func resolve(folder string, manifest []byte, packages []string) (Resolved, error) {
	result := Resolved{Command: "npm install " + strings.Join(packages, " "), Versions: map[string]string{}}
	if err := os.WriteFile(filepath.Join(folder, "package.json"), manifest, 0o644); err != nil {
		return result, err
	}
	arguments := []string{"install", "--dry-run", "--json", "--loglevel=error", "--no-audit", "--no-fund"}
	command := exec.Command("npm", append(arguments, packages...)...)
	command.Dir = folder
	var out, errs bytes.Buffer
	command.Stdout, command.Stderr = &out, &errs
	if err := command.Run(); err != nil {
		return result, fmt.Errorf("npm can't resolve “%s”: %w\n%s", result.Command, err, strings.TrimSpace(errs.String()))
	}
	said, err := readReport(out.Bytes())
	if err != nil {
		return result, fmt.Errorf("%s: %w", result.Command, err)
	}
	for _, spec := range packages {
		name, _ := split(spec)
		if result.Versions[name], err = said.versionOf(name); err != nil {
			return result, fmt.Errorf("%s: %w", result.Command, err)
		}
	}
	return result, nil
}

// report is what npm says that it would install.
type report struct {
	Add []struct{ Name, Version, Path string }
}

// readReport reads npm's output. In front of the JSON are lines that begin with “add”.
func readReport(out []byte) (said report, err error) {
	if err := json.Unmarshal(out[max(bytes.IndexByte(out, '{'), 0):], &said); err != nil {
		return said, fmt.Errorf("npm's report can't be read: %w", err)
	}
	return said, nil
}

// versionOf is the version of a package that the project itself asks for. Copies inside of other packages have the same
// name and a longer path.
func (r report) versionOf(name string) (string, error) {
	for _, added := range r.Add {
		where := filepath.ToSlash(added.Path)
		if added.Name == name && strings.Count(where, "/node_modules/") == 1 {
			return added.Version, nil
		}
	}
	return "", fmt.Errorf("npm's report names no version of %s", name)
}

// Write puts a record into a file, formatted like all JSON of the repository.
func Write(file string, record Record) error {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(record); err != nil {
		return err
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}
