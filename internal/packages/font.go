package packages

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/bundle"
	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// CheckFonts tells of stylesheets of fonts that no installed package has, all of them at once.
func (r *Reader) CheckFonts(config source.Config) (problems []diag.Problem) {
	named := []string{}
	if config.Fonts.Installed() {
		named = append(named, config.Fonts.Icons)
	}
	for _, list := range [][]string{config.Brand.Text, config.Brand.Code} {
		named = append(named, list...)
	}
	for _, sheet := range named {
		name, file := bundle.PackageOf(sheet)
		folder := assets.PackageFolder(r.Site, name)
		line, excerpt := r.lineWhere(func(line string) bool { return strings.Contains(line, sheet) })
		problem := diag.Problem{File: configFile, Line: line, Excerpt: excerpt,
			Why: "Text would be set in a font of the reader's system."}
		if folder == "" {
			problem.What = fmt.Sprintf("The font %s is of the package %s, which is not installed.", diag.Quote(sheet), name)
			problem.Fix = "Install it: npm install " + name
		} else if _, err := os.Stat(filepath.Join(folder, filepath.FromSlash(file))); err != nil {
			problem.What = fmt.Sprintf("The package %s has no file %s.", name, diag.Quote(file))
			problem.Fix = "Name one of its stylesheets with @font-face rules."
		} else {
			continue
		}
		problems = append(problems, problem)
	}
	return problems
}
