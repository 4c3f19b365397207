package installed

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/agents"
	"vitrine/internal/vitrine"
)

// Pages that stand for what packages themselves tell where no documentation is at hand.
const (
	readMePage = "readme/"
	errorsPage = "errors/"
	themePage  = "theme/"
)

// known is what is read of packages when somebody first asks.
type known struct {
	errors map[string]func() map[string]string // by package
	themes func() (map[string]map[string]string, error)
}

func newKnown(p *Project) known {
	k := known{errors: map[string]func() map[string]string{}}
	var names []string
	for _, one := range p.packages {
		if len(one.icons) == 0 {
			names = append(names, one.name)
			k.errors[one.name] = sync.OnceValue(func() map[string]string { return errorsIn(one) })
		}
	}
	k.themes = sync.OnceValues(func() (map[string]map[string]string, error) {
		return themesOf(context.Background(), p.Folder, names)
	})
	return k
}

// ownPages are the pages of a package: what it says of itself, its errors, its theme.
func ownPages(one installedPackage, product string) []vitrine.FactsPage {
	at := iconsFolder + one.name + "/"
	pages := []vitrine.FactsPage{
		{Path: at + errorsPage, Title: "Errors of " + one.name, Product: product, Shows: vitrine.FactsErrors},
		{Path: at + themePage, Title: "Default theme of " + one.name, Product: product, Shows: vitrine.FactsTheme},
	}
	if readMe(one) != "" {
		pages = append(pages, vitrine.FactsPage{Path: at + readMePage, Title: one.name, Product: product})
	}
	return pages
}

// readMe is the file in which a package says what it is, "" for none.
func readMe(one installedPackage) string {
	for _, name := range []string{"README.md", "readme.md", "Readme.md"} {
		file := filepath.Join(one.folder, name)
		if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() && info.Size() <= longestFile {
			return file
		}
	}
	return ""
}

// own takes the address of such a page apart.
func (p *Project) own(path string) (one installedPackage, page string, ok bool) {
	for _, one := range p.packages {
		if page, ok := strings.CutPrefix(path, iconsFolder+one.name+"/"); ok {
			return one, page, true
		}
	}
	return installedPackage{}, "", false
}

// ownValues are the errors or the theme of a package.
func (p *Project) ownValues(page vitrine.FactsPage) (vitrine.PageFacts, error) {
	facts := vitrine.PageFacts{Kind: page.Shows, Product: page.Product, Page: page.Path}
	one, _, _ := p.own(page.Path)
	if page.Shows == vitrine.FactsErrors {
		facts.Values = p.known.errors[one.name]()
		return facts, nil
	}
	themes, err := p.known.themes()
	facts.Values = themes[one.name]
	return facts, err
}

// ownText is the text of such a page.
func (p *Project) ownText(page vitrine.FactsPage) (string, error) {
	one, name, ok := p.own(page.Path)
	if ok && (name == errorsPage || name == themePage) {
		return p.listOf(page)
	}
	if !ok || name != readMePage {
		return "", p.noDocs()
	}
	text, err := os.ReadFile(readMe(one))
	if err != nil {
		return "", fmt.Errorf("%w: %s has no readable text", agents.ErrNothing, one.name)
	}
	if !strings.HasPrefix(strings.TrimSpace(string(text)), "# ") {
		return "# " + one.name + "\n\n" + string(text), nil
	}
	return strings.TrimSpace(string(text)) + "\n", nil
}

// listOf is a page of values as text.
func (p *Project) listOf(page vitrine.FactsPage) (string, error) {
	facts, err := p.ownValues(page)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	out.WriteString("# " + page.Title + "\n\n")
	for _, key := range slices.Sorted(maps.Keys(facts.Values)) {
		fmt.Fprintf(&out, "- %s: %s\n", key, facts.Values[key])
	}
	if len(facts.Values) == 0 {
		out.WriteString("The installed package has none that could be read.\n")
	}
	return out.String(), nil
}

// noDocumentation says that something is not in installed packages.
type noDocumentation string

func (e noDocumentation) Error() string { return string(e) }

// Is says that nothing is published.
func (noDocumentation) Is(target error) bool { return target == agents.ErrNothing }

// noDocs says what is missing, how to get it, and where the packages say that they are documented.
func (p *Project) noDocs() error {
	var homes []string
	for _, one := range p.packages {
		if m, err := readManifest(one.folder); err == nil && strings.HasPrefix(m.Homepage, "http") {
			homes = append(homes, one.name+": "+m.Homepage)
		}
	}
	text := "no documentation is at hand, only the installed packages (component, check_code, error, theme and icon " +
		"answer from them). Start vitrine mcp with --docs and the folder or the address of a published site"
	if len(homes) > 0 {
		text += ". The packages name as their homes: " + strings.Join(homes, ", ")
	}
	return noDocumentation(text)
}
