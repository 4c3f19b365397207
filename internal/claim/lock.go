package claim

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/cache"
)

// Lock is the lock file above a site.
type Lock struct {
	packages map[string]locked // of npm, by place
	sum      string            // of another lock file, which is one whole
}

// locked is a package as the lock file of npm has it.
type locked struct {
	Version              string            `json:"version"`
	Integrity            string            `json:"integrity"`
	Dependencies         map[string]string `json:"dependencies"`
	PeerDependencies     map[string]string `json:"peerDependencies"`
	OptionalDependencies map[string]string `json:"optionalDependencies"`
}

// ReadLock reads the lock file that governs a site. What can't be read is one with nothing in it.
func ReadLock(site string) *Lock {
	for dir := site; ; dir = filepath.Dir(dir) {
		if text, err := os.ReadFile(filepath.Join(dir, "package-lock.json")); err == nil {
			var file struct{ Packages map[string]locked }
			if json.Unmarshal(text, &file) == nil && file.Packages != nil {
				return &Lock{packages: file.Packages}
			}
			return &Lock{sum: cache.Sum(text)}
		}
		for _, name := range []string{"pnpm-lock.yaml", "yarn.lock"} {
			if text, err := os.ReadFile(filepath.Join(dir, name)); err == nil {
				return &Lock{sum: cache.Sum(text)}
			}
		}
		if dir == filepath.Dir(dir) {
			return &Lock{}
		}
	}
}

// Digest sums up some packages with all that they need. Others may change: a newer formatter takes away no seal.
func (l *Lock) Digest(names []string) string {
	if l.packages == nil {
		return l.sum
	}
	seen := map[string]bool{}
	var visit func(from, name string)
	visit = func(from, name string) {
		place := l.place(from, name)
		if place == "" || seen[place] {
			return
		}
		seen[place] = true
		p := l.packages[place]
		for _, needs := range []map[string]string{p.Dependencies, p.PeerDependencies, p.OptionalDependencies} {
			for other := range needs {
				visit(place, other)
			}
		}
	}
	for _, name := range names {
		visit("", name)
	}
	var lines []string
	for place := range seen {
		lines = append(lines, place+" "+l.packages[place].Version+" "+l.packages[place].Integrity)
	}
	slices.Sort(lines)
	return cache.Key(lines)
}

const modulesFolder = "node_modules/"

// place is where a package finds another one, from its own folder upwards; "" where it is not installed.
func (l *Lock) place(from, name string) string {
	for {
		place := modulesFolder + name
		if from != "" {
			place = from + "/" + place
		}
		if _, ok := l.packages[place]; ok {
			return place
		}
		if from == "" {
			return ""
		}
		above := strings.LastIndex(from, modulesFolder)
		from = strings.TrimSuffix(from[:max(above, 0)], "/")
	}
}

// Version is that of an installed package, "" for none.
func (l *Lock) Version(name string) string { return l.packages[modulesFolder+name].Version }
