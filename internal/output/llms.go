package output

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// LLMsTokens is the most that one map may cost who reads it. A token is four bytes, a part of one counts whole.
const (
	LLMsTokens    = 4000
	bytesPerToken = 4
)

// llms are maps of the site for programs that read: one of all products, one for each of them.
type llms struct{}

func (llms) Match(address string) bool { return path.Base(address) == path.Base(vitrine.LLMsPath) }

func (llms) List(s *Source) ([]string, error) {
	return byProduct(s, vitrine.LLMsPath, vitrine.LLMsOf), nil
}

func (llms) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	product, ok := productAt(s, address, vitrine.LLMsPath, vitrine.LLMsOf)
	if !ok {
		return publish.File{}, fs.ErrNotExist
	}
	return publish.InMemory([]byte(newMap(s, product).fitting())), nil
}

// fitting is the map with the longest descriptions for which there is room: those of guides are kept longer, since the
// title of a page about components says what it is about.
func (m *siteMap) fitting() string {
	text := m.text(lengths{whole, whole})
	for _, most := range []lengths{{150, 150}, {80, 80}, {150, 0}, {80, 0}, {50, 0}, {35, 0}, {}} {
		if tokens(text) > LLMsTokens {
			text = m.text(most)
		}
	}
	for tokens(text) > LLMsTokens && len(m.pages) > 0 { // more pages than a map can name
		m.pages = m.pages[:len(m.pages)*9/10]
		m.cut = true
		text = m.text(lengths{})
	}
	return text
}

// lengths are how many letters descriptions may have.
type lengths struct{ guides, components int }

func tokens(text string) int { return (len(text) + bytesPerToken - 1) / bytesPerToken }

// byProduct are the addresses of a file of the whole site and of one for each product.
func byProduct(s *Source, all string, of func(home string) string) []string {
	list := []string{all}
	for _, product := range s.Site.Config.Products {
		list = append(list, of(product.Home))
	}
	return list
}

// productAt is the product whose file an address is; that of the whole site has none.
func productAt(s *Source, address, all string, of func(home string) string) (source.Product, bool) {
	if address == all {
		return source.Product{}, true
	}
	for _, product := range s.Site.Config.Products {
		if of(product.Home) == address {
			return product, true
		}
	}
	return source.Product{}, false
}

// whole says that descriptions are not cut.
const whole = -1

// siteMap is what a map names.
type siteMap struct {
	*Source
	product source.Product // none for the whole site
	about   string
	pages   []llmsPage
	names   []string // last parts of the addresses of entries of the reference
	api     string   // the folder below which they stand
	cut     bool     // not all pages are named
}

// llmsPage is a line of it.
type llmsPage struct {
	product, title, path, description string
	components                        bool // it describes components or hooks
}

func newMap(s *Source, product source.Product) *siteMap {
	m := &siteMap{Source: s, product: product, about: s.Site.Config.Description}
	for _, p := range llmsPages(s.Site) {
		of := site.ProductNamed(s.Site.Config, p.product)
		if p.product == product.ID || product.ID == "" && (of.ID == "" || of.Home == vitrine.HomePath) {
			m.pages = append(m.pages, p)
		}
		if product.ID != "" && p.path == product.Home {
			m.about = p.description
		}
	}
	for _, entry := range s.Site.FactsList() {
		if entry.Product == product.ID {
			folder, _ := vitrine.FactsFolder(entry.Facts)
			m.api = cmp.Or(m.api, vitrine.ParentPath(folder))
			if vitrine.ParentPath(folder) == m.api {
				m.names = append(m.names, path.Base(folder))
			}
		}
	}
	return m
}

// text writes the map, with descriptions of so many letters at most.
func (m *siteMap) text(most lengths) string {
	config := m.Site.Config
	var out strings.Builder
	fmt.Fprintf(&out, "# %s\n", cmp.Or(strings.TrimSpace(m.product.Label+" "+m.product.Version), config.Name))
	if m.about != "" {
		fmt.Fprintf(&out, "\n> %s\n", m.about)
	}
	m.rules(&out)
	title := "Pages"
	if m.product.ID == "" {
		title = "More"
		out.WriteString("\n## Products\n\n")
		for _, p := range config.Products {
			fmt.Fprintf(&out, "- [%s](%s%s)\n", strings.TrimSpace(p.Label+" "+p.Version), config.URL,
				vitrine.LLMsOf(p.Home))
		}
	}
	if len(m.pages) > 0 {
		fmt.Fprintf(&out, "\n## %s\n\n", title)
	}
	for _, p := range m.pages {
		length := most.guides
		if p.components {
			length = most.components
		}
		fmt.Fprintf(&out, "- [%s](%s%s)%s\n", p.title, config.URL, vitrine.MarkdownPath(p.path),
			shortened(p.description, length))
	}
	if m.cut {
		fmt.Fprintf(&out, "- [All pages](%s%s)\n", config.URL, vitrine.SitemapPath)
	}
	m.optional(&out)
	return out.String()
}

// shortened is the description of a page with a colon before it, whole words of it.
func shortened(text string, length int) string {
	if text == "" || length == 0 {
		return ""
	}
	if length > 0 && len(text) > length {
		text = text[:max(0, strings.LastIndexAny(text[:length], " "))]
		text = strings.TrimRight(text, ",;: ") + " …"
	}
	return ": " + text
}

// rules say how to read the site at the least cost.
func (m *siteMap) rules(out *strings.Builder) {
	url := m.Site.Config.URL
	out.WriteString("\n## Rules of use\n\n")
	if m.product.Version != "" {
		fmt.Fprintf(out, "- All of this holds for %s %s. Compare with the version that is installed before you rely on "+
			"it.\n", cmp.Or(m.product.Package, m.product.Label), m.product.Version)
	}
	out.WriteString("- Links lead to markdown; links in it do as well. Without `index.md` an address is the page for " +
		"people.\n")
	if len(m.names) > 0 || m.product.ID == "" {
		out.WriteString("- Take names, types and defaults of props from facts, never from memory: " +
			"`facts.json` in the folder of an entry of the reference.\n")
	}
	out.WriteString("- Demos are whole files that compile as they stand: copy one and change it.\n")
	fmt.Fprintf(out, "- A server with the Model Context Protocol answers single questions at %s%s, where this site is "+
		"served by its own server.\n", url, vitrine.MCPPath)
}

// optional is what a reader with little room leaves out.
func (m *siteMap) optional(out *strings.Builder) {
	url := m.Site.Config.URL
	out.WriteString("\n## Optional\n\n")
	full := vitrine.LLMsFullPath
	if m.product.ID != "" {
		full = vitrine.LLMsFullOf(m.product.Home)
	}
	fmt.Fprintf(out, "- [Everything in one file](%s%s)\n", url, full)
	if m.product.ID == "" {
		fmt.Fprintf(out, "- [Index of all facts](%s%s)\n", url, vitrine.FactsPath)
	}
	if len(m.names) == 0 {
		return
	}
	if address, ok := m.Site.MarkdownOf(m.api); ok {
		fmt.Fprintf(out, "- [Reference](%s%s)\n", url, address)
	}
	fmt.Fprintf(out, "- Facts: %s%s, where NAME is one of ", url, vitrine.FactsOf(m.api+"NAME/"))
	out.WriteString(strings.Join(m.names, ", ") + "\n")
}

// llmsPages are the pages with markdown that somebody wrote, in their order.
func llmsPages(s *site.Site) []llmsPage {
	var list []llmsPage
	for i, p := range s.Tree.Pages {
		if s.HasMarkdown(p) && !p.Generated {
			_, product := site.ProductOf(s.Config, p.Path)
			list = append(list, llmsPage{product, s.Title(i), p.Path, p.Matter.Description,
				len(p.Matter.Components)+len(p.Matter.Hooks) > 0})
		}
	}
	return list
}

// llmsFull are all texts in one file: those of the site, and those of each product.
type llmsFull struct{}

func (llmsFull) Match(address string) bool {
	return path.Base(address) == path.Base(vitrine.LLMsFullPath)
}

func (llmsFull) List(s *Source) ([]string, error) {
	return byProduct(s, vitrine.LLMsFullPath, vitrine.LLMsFullOf), nil
}

func (llmsFull) Content(ctx context.Context, s *Source, address string) (publish.File, error) {
	product, ok := productAt(s, address, vitrine.LLMsFullPath, vitrine.LLMsFullOf)
	if !ok {
		return publish.File{}, fs.ErrNotExist
	}
	all, err := s.Pages.All()
	if err != nil {
		return publish.File{}, err
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b Page) int { return strings.Compare(a.About().Path, b.About().Path) })
	var out strings.Builder
	for _, p := range all {
		about := p.About()
		if about.Markdown == "" || product.ID != "" && about.ProductID != product.ID {
			continue
		}
		text, err := p.Markdown(ctx)
		if err != nil {
			return publish.File{}, err
		}
		fmt.Fprintf(&out, "<!-- %s%s -->\n\n%s\n", s.Site.Config.URL, about.Path,
			s.Site.WithMarkdownLinks(string(text)))
	}
	return publish.InMemory([]byte(out.String())), nil
}
