package assets

import (
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/cache"
)

// themeModule is the default theme.
const themeModule = "vitrine/theme-default"

// serverEntry is the code of the server bundle: the renderer with the site's theme, which is the default one with what
// the site replaces. A complete theme takes nothing of ours along.
func (m *Maker) serverEntry() string {
	var imports, parts strings.Builder
	fmt.Fprintf(&imports, "export * from %q;\nimport { createRenderer } from %q;\n", serverModule, serverModule)
	theme := m.Config.Theme
	if !theme.Complete() {
		fmt.Fprintf(&imports, "import { theme } from %q;\n", themeModule)
		parts.WriteString("...theme, ")
	}
	for i, name := range slices.Sorted(maps.Keys(theme.Components)) {
		fmt.Fprintf(&imports, "import T%d from %q;\n", i, m.path(theme.Components[name]))
		fmt.Fprintf(&parts, "%s: T%d, ", name, i)
	}
	return fmt.Sprintf("%sexport const { renderPage, renderNavigation, renderComponent } = createRenderer({ %s});\n",
		&imports, &parts)
}

// stylesEntry is the code of the stylesheet that all pages load.
func (m *Maker) stylesEntry() string {
	if own := m.Config.Theme.Styles; own != "" {
		return fmt.Sprintf("@import %q;", m.path(own))
	}
	styles := fmt.Sprintf("@import %q;", stylesModule)
	if !m.Config.Brand.IsZero() || m.Config.Former {
		styles += fmt.Sprintf("@import %q;", brandModule)
	}
	return styles
}

// themeSources are the content hashes of all files of the site's theme.
func (m *Maker) themeSources() (map[string]string, error) {
	sums := map[string]string{}
	if m.Config.Theme.Folder == "" {
		return sums, nil
	}
	err := filepath.WalkDir(m.path(m.Config.Theme.Folder), func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := readRegular(file)
		sums[m.Steps.Place().Name(file)] = cache.Sum(text)
		return err
	})
	return sums, err
}
