package assets

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/notices"
	"vitrine/internal/tool"
)

// Licenses are the notices of the packages that a site is bundled of, and of those that they depend on.
func (m *Maker) Licenses() ([]byte, error) {
	text, _, err := cache.Traced(m.Steps, "licenses", cache.Key("licenses 4", m.Lock, m.bundled()), m.collectLicenses)
	return []byte(text), err
}

// collectLicenses is the step that gathers them. Inputs are the files that it read.
func (m *Maker) collectLicenses() (text string, inputs []string, err error) {
	project, _ := Project(m.Site)
	found := map[string]notice{}
	if err := collectNotices(project, project, found); err != nil {
		return "", nil, err
	}
	places := []string{m.Site, tool.Folder()}
	for _, name := range m.bundled() {
		for _, from := range places {
			if folder := PackageFolder(from, name); folder != "" && m.sources().Modules(name) == nil {
				if err := collectNotices(folder, project, found); err != nil {
					return "", nil, err
				}
				break
			}
		}
	}
	var names []string
	for name, n := range found {
		names = append(names, name)
		inputs = append(inputs, n.files...)
	}
	sort.Strings(names)
	var out strings.Builder
	out.WriteString(
		"The scripts of this site contain parts of the following packages, and of packages that these depend on.\n")
	for _, name := range names {
		n := found[name]
		fmt.Fprintf(&out, "\n%s\n%s (%s)\n\n%s\n", strings.Repeat("-", 80), name, n.license, n.text)
	}
	bundler, _ := notices.Of("github.com/evanw/esbuild") // its helpers stand in the scripts
	fmt.Fprintf(&out, "\n%s\nesbuild (MIT)\n\n%s", strings.Repeat("-", 80), bundler)
	return out.String(), append(inputs, filepath.Join(project, "package.json")), nil
}

// bundled are packages that stand in scripts whatever the project says that it depends on: a library's own repository
// has them for development alone, and those of the engine come with the tool.
func (m *Maker) bundled() []string {
	names := []string{"react", "react-dom", "@emotion/cache", "@emotion/react", "@emotion/styled", "stylis",
		"stylis-plugin-rtl", "sucrase", "lz-string", "dom-accessibility-api", "web-vitals"}
	for _, product := range m.Config.Products {
		if product.Package != "" {
			names = append(names, product.Package)
		}
	}
	for _, reference := range m.Config.References {
		names = append(names, reference.Packages...)
	}
	return names
}

type notice struct {
	license, text string
	files         []string // that say so
}

// manifestFile is what a package says of itself.
type manifestFile struct {
	Name         string            `json:"name"`
	Version      string            `json:"version"`
	License      any               `json:"license"`
	Dependencies map[string]string `json:"dependencies"`
}

// collectNotices walks from a package to those that it depends on.
func collectNotices(folder, project string, found map[string]notice) error {
	text, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		return err
	}
	var m manifestFile
	if err := json.Unmarshal(text, &m); err != nil {
		return fmt.Errorf("%s: %w", filepath.Join(folder, "package.json"), err)
	}
	if folder != project {
		name := m.Name + " " + m.Version
		if _, known := found[name]; known {
			return nil
		}
		license, _ := m.License.(string)
		if license == "" {
			license = "no license named"
		}
		text, file := noticeOf(folder)
		found[name] = notice{license, text, []string{filepath.Join(folder, "package.json"), file}}
	}
	for name := range m.Dependencies {
		if below, ok := installed(folder, project, name); ok { // types and the like may not be
			if err := collectNotices(below, project, found); err != nil {
				return err
			}
		}
	}
	return nil
}

// installed finds a package as Node does: from the folder of who asks, upwards.
func installed(from, project, name string) (string, bool) {
	if !fs.ValidPath(name) { // it would lead out of node_modules
		return "", false
	}
	for dir := from; ; dir = filepath.Dir(dir) {
		candidate := filepath.Join(dir, "node_modules", filepath.FromSlash(name))
		if _, err := os.Stat(filepath.Join(candidate, "package.json")); err == nil {
			return candidate, true
		}
		if dir == project || dir == filepath.Dir(dir) {
			return "", false
		}
	}
}

var noticeFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice)(\.(md|txt|mit|markdown))?$`)

// noticeOf is the license of a package, with the file that has it.
func noticeOf(folder string) (text, file string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return "", folder
	}
	for _, entry := range entries {
		if entry.Type().IsRegular() && noticeFile.MatchString(entry.Name()) {
			file := filepath.Join(folder, entry.Name())
			if text, err := os.ReadFile(file); err == nil {
				return strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")), file
			}
		}
	}
	return "The package has no file with its license.", folder
}
