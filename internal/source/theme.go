package source

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// themeStyles is the stylesheet of a theme folder.
const themeStyles = "theme.css"

// Theme is a site's own theme: components that stand in the place of ours, by name.
type Theme struct {
	Folder     string            // below the site folder, "" for none
	Components map[string]string // file below the site folder, by the name of the part that it replaces
	Styles     string            // stylesheet that stands in the place of ours, "" for ours
}

// Complete says that the theme takes nothing of ours.
func (t Theme) Complete() bool {
	return t.Styles != "" && len(t.Components) == len(vitrine.ThemeParts)
}

// readTheme finds what a theme folder replaces. A file whose name begins with a small letter is a module of the others.
func readTheme(fsys fs.FS, folder string, problems *diag.List) Theme {
	theme := Theme{Folder: folder, Components: map[string]string{}}
	names := themePartNames()
	entries, _ := fs.ReadDir(fsys, folder) // the rule of the key has said that it is a folder
	for _, entry := range entries {
		file := path.Join(folder, entry.Name())
		name, isComponent := strings.CutSuffix(entry.Name(), ".tsx")
		switch {
		case entry.Name() == themeStyles:
			theme.Styles = file
		case entry.IsDir() || !isComponent || name == "" || name[0] < 'A' || name[0] > 'Z':
		case slices.Contains(names, name):
			theme.Components[name] = file
		default:
			fix := "Choose one of " + strings.Join(names, ", ") + ". A module of other components begins with a small letter."
			if near := diag.DidYouMean(name, names); near != "" {
				fix = near
			}
			problems.Add(diag.Problem{File: file,
				What: fmt.Sprintf("A theme has no component %s.", diag.Quote(name)),
				Why:  "The file would replace nothing.", Fix: fix})
		}
	}
	return theme
}

func themePartNames() []string {
	names := make([]string, 0, len(vitrine.ThemeParts))
	for _, part := range vitrine.ThemeParts {
		names = append(names, part.Name)
	}
	return names
}

// isThemeFolder wants a folder below the site.
func (s configSchema) isThemeFolder(value string) (wrong, fix string) {
	if fs.ValidPath(value) && value != "." {
		if info, err := fs.Stat(s.fsys, value); err == nil && info.IsDir() {
			return "", ""
		}
	}
	return "names the folder " + diag.Quote(value) + ", which does not exist.",
		"Make the folder below the site folder, and write its path without leading slash: theme"
}
