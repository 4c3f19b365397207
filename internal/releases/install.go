package releases

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"
)

// installer puts one release into a folder, with dependencies of its date.
type installer struct {
	folder string // where the client runs when it installs nothing

	mu        sync.Mutex
	manifests map[string]manifest
}

func (in *installer) manifest(ctx context.Context, name, version string) (manifest, error) {
	in.mu.Lock()
	defer in.mu.Unlock()
	key := name + "@" + version
	if known, ok := in.manifests[key]; ok {
		return known, nil
	}
	found, err := manifestsFrom(ctx, in.folder, name, version)
	if err != nil {
		return manifest{}, err
	}
	if in.manifests == nil {
		in.manifests = map[string]manifest{}
	}
	for _, m := range found {
		in.manifests[m.Name+"@"+m.Version] = m
	}
	known, ok := in.manifests[key]
	if !ok {
		return known, fmt.Errorf("the registry has no %s", key)
	}
	return known, nil
}

// project is a package.json that installs one release. What the release allows is taken in its oldest version, which is
// the one of its date: a later one might declare props that the release did not have. Packages of its scope are looked
// through, since they are released together.
func (in *installer) project(ctx context.Context, m manifest, spec string) ([]byte, error) {
	wanted := map[string]string{m.Name: spec}
	for peer, allowed := range m.Peers {
		wanted[peer] = closest(allowed)
	}
	if _, ok := wanted["@types/react"]; !ok && m.Peers["react"] != "" {
		wanted["@types/react"] = closest(m.Peers["react"]) // its versions are those of what it describes
	}
	pinned := map[string]string{}
	queue := []manifest{m}
	for len(queue) > 0 {
		m, queue = queue[0], queue[1:]
		for name, allowed := range m.Dependencies {
			version := oldest(allowed)
			if wanted[name] != "" || pinned[name] != "" || version == "" {
				continue
			}
			pinned[name] = version
			if scope, _, ok := strings.Cut(name, "/"); ok && strings.HasPrefix(m.Name, scope+"/") {
				next, err := in.manifest(ctx, name, version)
				if err != nil {
					return nil, err
				}
				queue = append(queue, next)
			}
		}
	}
	return json.Marshal(map[string]any{"private": true, "dependencies": wanted, "overrides": pinned})
}

var (
	plainRange = regexp.MustCompile(`^[~^]?(\d+\.\d+\.\d+(?:-[\w.-]+)?)$`)
	openRange  = regexp.MustCompile(`^>=\s*(\d+\.\d+\.\d+(?:-[\w.-]+)?)$`)
)

// oldest is the oldest version that a range of the usual form allows, "" for other ranges.
func oldest(allowed string) string {
	if m := plainRange.FindStringSubmatch(strings.TrimSpace(allowed)); m != nil {
		return m[1]
	}
	return ""
}

// closest is a range of peers without majors that nobody knew when it was written.
func closest(allowed string) string {
	if m := openRange.FindStringSubmatch(strings.TrimSpace(allowed)); m != nil {
		return "^" + m[1]
	}
	return allowed
}

// install makes the project in an empty folder. A date holds the packages back that were published after it.
func (in *installer) install(ctx context.Context, folder string, m manifest, spec string, before time.Time) error {
	text, err := in.project(ctx, m, spec)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "package.json"), text, 0o644); err != nil {
		return err
	}
	arguments := []string{"install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock",
		"--prefer-offline"}
	if !before.IsZero() {
		arguments = append(arguments, "--before="+before.UTC().Format(time.RFC3339))
	}
	_, err = npm(ctx, folder, arguments...)
	return err
}
