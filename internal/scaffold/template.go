package scaffold

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"text/template"
)

//go:embed templates
var templates embed.FS

var parsed = template.Must(template.New("").Funcs(template.FuncMap{"quote": quote}).ParseFS(templates,
	"templates/*.tmpl", "templates/starter/*.tmpl", "templates/overview/*.tmpl", "templates/trial/*.tmpl"))

// quote writes a text as YAML and JSON both read it.
func quote(text string) (string, error) {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(text)
	return strings.TrimSpace(b.String()), err
}

// words are what templates say.
type words struct {
	Name, ID, Label, URL, Repository string
	Site, Key                        string
	Intro                            string
	Start                            string // what the first page is called in the navigation
	About, StartAbout                string // for search engines
	NoURL                            bool
	Styles                           []string
	Provider                         *component
	Pages                            []shown // of components
}

// HasFamily reports whether demos need anything around them.
func (w words) HasFamily() bool { return len(w.Styles) > 0 || w.Provider != nil }

// Shown is the component that stands for all of them, nil for none.
func (w words) Shown() *shown {
	if len(w.Pages) == 0 {
		return nil
	}
	return &w.Pages[0]
}

// shown is a component that has a page.
type shown struct {
	component
	ID          string // of the product
	Slug        string // last part of the page's address
	Description string // for search engines
	// those of the library's stories that show it, as directives name them: their demos are none to be made up
	Stories []string
}

// Demo is the name of the component's demo.
func (s shown) Demo() string { return s.Name + "Basic" }

// pageOf says what the page about a component says.
func (p *project) pageOf(c component) shown {
	return shown{component: c, ID: p.id, Slug: c.slug(), Stories: p.stories[c.Name], Description: about(
		"The component %s with a live demo that you can edit, and with a control for every prop of it.", c.Name)}
}

// site are the files of the site folder.
func site(o Options, p *project) ([]file, error) {
	w := p.words(o)
	wanted := append(w.files(), [2]string{"start.md", "content/" + p.id + "/index.md"},
		[2]string{"home.md", "content/index.md"})
	if p.shown != nil {
		w.Pages = []shown{p.pageOf(*p.shown)}
	}
	files, err := filled(wanted, w)
	for _, page := range w.Pages {
		folder := "content" + p.componentPage()
		wanted := [][2]string{{"component.md", folder + "index.md"}}
		if len(page.Stories) == 0 {
			wanted = append(wanted, [2]string{"demo.tsx", folder + "demos/" + page.Demo() + ".tsx"})
		}
		own, err := filled(wanted, page)
		if err != nil {
			return nil, err
		}
		files = append(files, own...)
	}
	return under(o.Site, files), err
}

// under are files below a folder.
func under(folder string, files []file) []file {
	for i := range files {
		files[i].name = below(folder, files[i].name)
	}
	return files
}

// words are what any site says of the library.
func (p *project) words(o Options) words {
	w := words{Name: p.name, ID: p.id, Label: p.label, URL: p.url, Repository: p.repository, Site: o.Site,
		Intro: p.intro, Start: "Get started",
		Key: "demo-" + lettersOf(p.id), Styles: p.styles, Provider: p.provider,
		About: about("Components of %s for React, with live demos that you can edit and a reference of every prop.", p.label,
			p.name),
		StartAbout: about("Install %s, import a component, and show it in your application. It takes a few lines of code.",
			p.name)}
	if w.URL == "" {
		w.URL, w.NoURL = "https://docs.example.com", true
	}
	return w
}

// files are those that every site has, by their templates.
func (w words) files() [][2]string {
	wanted := [][2]string{{"vitrine.yaml", "vitrine.yaml"}, {"nav.yaml", "nav/" + w.ID + ".yaml"},
		{"favicon.svg", "public/favicon.svg"}}
	if w.HasFamily() {
		wanted = append(wanted, [2]string{"family.tsx", "families/" + w.ID + ".tsx"})
	}
	return wanted
}

// starter is a library of one component, for an empty folder.
func starter(p *project) ([]file, error) {
	return filled([][2]string{{"index.ts", "src/index.ts"}, {"Button.tsx", "src/Button.tsx"},
		{"tsconfig.json", "tsconfig.json"}}, words{Name: p.name})
}

// filled are templates by their names, each with the file that it becomes.
func filled(wanted [][2]string, data any) (files []file, err error) {
	for _, one := range wanted {
		var b strings.Builder
		if err := parsed.ExecuteTemplate(&b, one[0]+".tmpl", data); err != nil {
			return nil, err
		}
		files = append(files, file{one[1], b.String()})
	}
	return files, nil
}

// longestAbout is how much search engines show of a description.
const longestAbout = 160

// about is a sentence with the first of the names with which it is short enough.
func about(sentence string, names ...string) string {
	for _, name := range append(names, "the library") {
		if text := fmt.Sprintf(sentence, name); len([]rune(text)) <= longestAbout {
			return text
		}
	}
	return fmt.Sprintf(sentence, "the library")
}

// lettersOf are the lower-case letters and hyphens of an id, as prefixes of class names want them.
func lettersOf(id string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r == '-' {
			return r
		}
		return -1
	}, id), "-")
}
