package packages

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// CheckVersions holds the displayed version of each product against the package that is installed (specification §3):
// what a page shows was made of that one, and a number typed by hand would lie one day.
func (r *Reader) CheckVersions(config source.Config) []diag.Problem {
	problems := slices.Concat(r.CheckReact(), r.CheckTypes(config), r.CheckFonts(config))
	for _, p := range config.Products {
		manifest, ok := assets.InstalledManifest(r.Site, p.Package)
		if !ok || p.Version == "" || manifest.Version == p.Version {
			continue
		}
		line, excerpt := r.lineOfVersion(p)
		problems = append(problems, diag.Problem{File: configFile, Line: line, Excerpt: excerpt,
			What: fmt.Sprintf("%s is shown as version %s, and %s %s is installed.", p.Label, p.Version, p.Package,
				manifest.Version),
			Why: "Everything on its pages is made of what is installed.",
			Fix: fmt.Sprintf("Write version: %s, or install the other one.", manifest.Version)})
	}
	return problems
}

// lineOfVersion is where the configuration says a product's version, 0 where it can't be told.
func (r *Reader) lineOfVersion(p source.Product) (line int, excerpt string) {
	inside := false
	return r.lineWhere(func(line string) bool {
		inside = inside || strings.Contains(line, "id: "+p.ID)
		return inside && strings.Contains(line, "version: "+p.Version)
	})
}

// lineWhere is the first line of the configuration that is one, 0 where none is.
func (r *Reader) lineWhere(is func(line string) bool) (line int, excerpt string) {
	text, err := os.ReadFile(filepath.Join(r.Site, configFile))
	if err != nil {
		return 0, ""
	}
	for i, l := range strings.Split(string(text), "\n") {
		if is(l) {
			return i + 1, l
		}
	}
	return 0, ""
}
