package main

import (
	"cmp"
	"embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed launcher
var launchers embed.FS

// platform is one that there are programs for, by the names of Go and of Node.
type platform struct{ goOS, goArch, os, cpu string }

func (p platform) folder() string { return p.goOS + "-" + p.goArch }
func (p platform) name() string   { return p.os + "-" + p.cpu }

func (p platform) program(name string) string {
	if p.goOS == "windows" {
		return name + ".exe"
	}
	return name
}

var platforms = []platform{
	{"linux", "amd64", "linux", "x64"}, {"linux", "arm64", "linux", "arm64"},
	{"darwin", "amd64", "darwin", "x64"}, {"darwin", "arm64", "darwin", "arm64"},
	{"windows", "amd64", "win32", "x64"}, {"windows", "arm64", "win32", "arm64"},
}

// Needed are the packages that the engine takes from where it is installed: what browsers and Node run, and the
// formatter. Their versions are those that the engine is tested with.
var Needed = []string{"@emotion/cache", "@emotion/react", "@emotion/styled", "dom-accessibility-api", "lz-string",
	"oxfmt", "stylis", "stylis-plugin-rtl", "sucrase", "web-vitals"}

// Sources are what packages are made of.
type Sources struct{ Root, Binaries string }

// manifest is package.json as we write it.
type manifest struct {
	Name                 string            `json:"name"`
	Version              string            `json:"version"`
	Description          string            `json:"description"`
	License              string            `json:"license"`
	Repository           json.RawMessage   `json:"repository,omitempty"` // npm takes provenance from this repository alone
	Bin                  map[string]string `json:"bin,omitempty"`
	OS                   []string          `json:"os,omitempty"`
	CPU                  []string          `json:"cpu,omitempty"`
	Engines              map[string]string `json:"engines,omitempty"`
	Dependencies         map[string]string `json:"dependencies,omitempty"`
	OptionalDependencies map[string]string `json:"optionalDependencies,omitempty"`
	PeerDependencies     map[string]string `json:"peerDependencies,omitempty"`
	PreferUnplugged      bool              `json:"preferUnplugged,omitempty"`
}

// project is the part of the project's package.json that packages share.
type project struct {
	Version         string            `json:"version"`
	License         string            `json:"license"`
	Repository      json.RawMessage   `json:"repository"`
	Engines         map[string]string `json:"engines"`
	Dependencies    map[string]string `json:"dependencies"`
	DevDependencies map[string]string `json:"devDependencies"`
}

// Pack makes the tarballs: vitrine, create-vitrine, and one for each platform that has a program.
// It returns their names.
func Pack(from Sources, out string) (made []string, err error) {
	var p project
	text, err := os.ReadFile(filepath.Join(from.Root, "package.json"))
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &p); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return nil, err
	}
	launcher := manifest{Name: "vitrine", Version: p.Version, License: p.License, Repository: p.Repository,
		Engines: p.Engines, Description: "Documentation websites for React component libraries",
		Bin: map[string]string{"vitrine": "bin/vitrine.js"}, OptionalDependencies: map[string]string{},
		// one React for demos and what renders them; a release that is too old is told by the program, in words
		PeerDependencies: map[string]string{"react": ">=16.8.0", "react-dom": ">=16.8.0"}}
	if launcher.Dependencies, err = p.needed(); err != nil {
		return nil, err
	}
	for _, one := range platforms {
		if _, err := os.Stat(filepath.Join(from.Binaries, one.folder())); err != nil {
			continue
		}
		name, err := from.packPlatform(p, one, out)
		if err != nil {
			return made, err
		}
		made = append(made, name)
		launcher.OptionalDependencies["@vitrine/"+one.name()] = p.Version
	}
	if len(made) == 0 {
		return nil, fmt.Errorf("%s has no program for any platform: make cross compiles them", from.Binaries)
	}
	create := manifest{Name: "create-vitrine", Version: p.Version, License: p.License, Repository: p.Repository,
		Engines: p.Engines, Description: "Writes the first documentation of a React component library",
		Bin: map[string]string{"create-vitrine": "bin/create.js"}}
	for _, one := range []manifest{launcher, create} {
		name, err := from.packLauncher(one, out)
		if err != nil {
			return made, err
		}
		made = append(made, name)
	}
	slices.Sort(made)
	return made, nil
}

// needed are the versions of what the engine needs.
func (p project) needed() (map[string]string, error) {
	versions := map[string]string{}
	for _, name := range Needed {
		version := cmp.Or(p.Dependencies[name], p.DevDependencies[name])
		if version == "" {
			return nil, fmt.Errorf("package.json has no %s, which the engine needs", name)
		}
		versions[name] = version
	}
	return versions, nil
}

// packLauncher packs a package of JavaScript: the file that its manifest names.
func (s Sources) packLauncher(m manifest, out string) (string, error) {
	var contents []content
	for _, file := range m.Bin {
		text, err := launchers.ReadFile("launcher/" + filepath.Base(file))
		if err != nil {
			return "", err
		}
		contents = append(contents, content{file, text, true})
	}
	return s.pack(m, contents, out)
}

// packPlatform packs the programs of a platform.
func (s Sources) packPlatform(p project, one platform, out string) (string, error) {
	m := manifest{Name: "@vitrine/" + one.name(), Version: p.Version, License: p.License,
		Repository: p.Repository, Description: "The program of Vitrine for " + one.name(), OS: []string{one.os},
		CPU: []string{one.cpu}, PreferUnplugged: true}
	file := one.program("vitrine")
	text, err := os.ReadFile(filepath.Join(s.Binaries, one.folder(), file))
	if err != nil {
		return "", err
	}
	return s.pack(m, []content{{"bin/" + file, text, true}}, out)
}

// pack writes a tarball, and returns its name as npm forms it.
func (s Sources) pack(m manifest, contents []content, out string) (string, error) {
	license, err := os.ReadFile(filepath.Join(s.Root, "LICENSE"))
	if err != nil {
		return "", err
	}
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return "", err
	}
	contents = append(contents, content{"package.json", append(text, '\n'), false}, content{"LICENSE", license, false})
	slices.SortFunc(contents, func(a, b content) int { return strings.Compare(a.name, b.name) })
	name := strings.ReplaceAll(strings.TrimPrefix(m.Name, "@"), "/", "-") + "-" + m.Version + ".tgz"
	return name, write(filepath.Join(out, name), contents)
}
