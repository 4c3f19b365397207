// Package releases reads what packages of npm declared in each of their releases.
//
// In: names and versions of packages, a cache folder, the npm client with its own configuration. Out: facts of
// releases, kept by version and by what read them; the history made of them. Never here: judging differences, pages.
package releases

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/semver"

	"vitrine/internal/history"
)

// Published is a release as the registry lists it.
type Published struct {
	Version string
	Time    time.Time // zero where the registry does not say it
}

// npm runs the client in a folder and returns what it prints.
func npm(ctx context.Context, folder string, arguments ...string) ([]byte, error) {
	command := exec.CommandContext(ctx, "npm", append(arguments, "--loglevel=error")...)
	command.Dir = folder
	command.Env = append(os.Environ(), "npm_config_update_notifier=false")
	var said bytes.Buffer
	command.Stderr = &said
	printed, err := command.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return nil, fmt.Errorf("the npm client is not installed: %w", err)
	}
	if err != nil {
		return nil, fmt.Errorf("npm %s: %s", strings.Join(arguments, " "), complaint(said.String()+string(printed)))
	}
	return printed, nil
}

// complaint is what npm says went wrong, without where its log lies.
func complaint(said string) string {
	var lines []string
	for line := range strings.SplitSeq(said, "\n") {
		line = strings.TrimSpace(strings.TrimPrefix(line, "npm error"))
		if line != "" && !strings.HasPrefix(line, "A complete log") && !strings.HasPrefix(line, "npm warn") &&
			!slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines[:min(len(lines), 6)], "; ")
}

// versions are the releases of a package in the order of their versions.
func versions(ctx context.Context, folder, name string) ([]Published, error) {
	text, err := npm(ctx, folder, "view", name, "name", "versions", "time", "--json")
	if err != nil {
		return nil, err
	}
	var answer struct {
		Versions json.RawMessage `json:"versions"` // a lone one is no list
		Time     map[string]string
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return nil, fmt.Errorf("npm view %s: %w", name, err)
	}
	var list []string
	if json.Unmarshal(answer.Versions, &list) != nil {
		list = make([]string, 1)
		if err := json.Unmarshal(answer.Versions, &list[0]); err != nil {
			return nil, fmt.Errorf("npm view %s: its versions can't be read: %w", name, err)
		}
	}
	var found []Published
	for _, version := range list {
		one := Published{Version: version}
		if at, err := time.Parse(time.RFC3339, answer.Time[version]); err == nil {
			one.Time = at
		}
		found = append(found, one)
	}
	slices.SortFunc(found, func(a, b Published) int { return compareVersions(a.Version, b.Version) })
	return found, nil
}

// compareVersions goes by the order of semantic versions.
func compareVersions(a, b string) int { return semver.Compare("v"+a, "v"+b) }

// isDated says whether the dates of releases are those on which they were published: a mirror may know only when it
// took them in, and then patches of one minor release stand in no order.
func isDated(list []Published) bool {
	for i, one := range list {
		if one.Time.IsZero() {
			return false
		}
		if i > 0 && minorOf(one.Version) == minorOf(list[i-1].Version) && one.Time.Before(list[i-1].Time) {
			return false
		}
	}
	return true
}

// minorOf is the minor release that a version belongs to; prereleases of one are a line of their own.
func minorOf(version string) string {
	line := history.Minor(version)
	if tag, _, _ := strings.Cut(semver.Prerelease("v"+version), "."); tag != "" {
		line += tag
	}
	return line
}

// manifest is what a release's package.json says of others.
type manifest struct {
	Name         string            `json:"name"`
	Version      string            `json:"version"`
	Dependencies map[string]string `json:"dependencies"`
	Peers        map[string]string `json:"peerDependencies"`
}

// manifestsFrom are those of a release and of all later ones: the client reads them all in any case.
func manifestsFrom(ctx context.Context, folder, name, version string) ([]manifest, error) {
	core, _, _ := strings.Cut(version, "-")
	text, err := npm(ctx, folder, "view", name+"@>="+core+"-0", "name", "version", "dependencies", "peerDependencies",
		"--json")
	if err != nil {
		return nil, err
	}
	var found []manifest
	if json.Unmarshal(text, &found) == nil {
		return found, nil
	}
	found = make([]manifest, 1) // a lone one is no list
	if err := json.Unmarshal(text, &found[0]); err != nil {
		return nil, fmt.Errorf("npm view %s@%s: %w", name, version, err)
	}
	return found, nil
}
