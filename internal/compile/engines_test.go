package compile

import (
	"encoding/json"
	"encoding/xml"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"vitrine/internal/vitrine"
)

// element is an element of a page: its name, attributes and text.
type element struct {
	name, text string
	attributes map[string]string
}

// elements are all elements of a published page as a browser reads it.
func (w *workshop) elements(file string) (list []element) {
	w.t.Helper()
	document, err := html.Parse(strings.NewReader(w.output(file)))
	if err != nil {
		w.t.Fatal(err)
	}
	for node := range document.Descendants() {
		if node.Type != html.ElementNode {
			continue
		}
		e := element{name: node.Data, attributes: map[string]string{}}
		for _, attribute := range node.Attr {
			e.attributes[attribute.Key] = attribute.Val
		}
		if node.FirstChild != nil && node.FirstChild.Type == html.TextNode {
			e.text = node.FirstChild.Data
		}
		list = append(list, e)
	}
	return list
}

// meta are the contents of a page's meta elements.
func (w *workshop) meta(file string) map[string]string {
	found := map[string]string{}
	for _, e := range w.elements(file) {
		if e.name == "meta" {
			found[e.attributes["name"]+e.attributes["property"]] = e.attributes["content"]
		}
	}
	return found
}

// graph is the structured data of a page, by type.
func (w *workshop) graph(file string) map[string]map[string]any {
	w.t.Helper()
	found := map[string]map[string]any{}
	for _, e := range w.elements(file) {
		if e.name != "script" || e.attributes["type"] != "application/ld+json" {
			continue
		}
		var data struct {
			Context string           `json:"@context"`
			Graph   []map[string]any `json:"@graph"`
		}
		if err := json.Unmarshal([]byte(e.text), &data); err != nil || data.Context != "https://schema.org" {
			w.t.Fatalf("%s: %v: %.200s", file, err, e.text)
		}
		for _, thing := range data.Graph {
			found[thing["@type"].(string)] = thing
		}
	}
	return found
}

func TestWhatSearchEnginesRead(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.furnish()
	w.change("content/lib/guide/index.md", "# Guide", "# Guide & `</script>` \"more\"")
	w.build()
	const file = "lib/guide/index.html"
	graph := w.graph(file)
	article := graph["TechArticle"]
	if article["headline"] != `Guide & </script> "more"` || article["description"] != w.meta(file)["description"] ||
		article["mainEntityOfPage"] != "https://vitrine.example/lib/guide/" || article["inLanguage"] != "en" {
		t.Errorf("article %v", article)
	}
	if trail := w.graph("lib/framed/index.html")["BreadcrumbList"]; len(trail["itemListElement"].([]any)) != 3 {
		t.Errorf("trail %v", trail)
	}
	if lost := w.graph("404.html"); len(lost) > 0 {
		t.Errorf("the page of errors says %v", lost)
	}
	if list := w.graph("lib/more/index.html"); list["TechArticle"] != nil || list["BreadcrumbList"] == nil {
		t.Errorf("an overview says %v", list)
	}
	meta := w.meta(file)
	if meta["og:image:width"] != "1200" || meta["og:image:height"] != "630" || meta["og:image:alt"] != meta["og:title"] ||
		meta["og:title"] == "" {
		t.Errorf("the picture of a link preview: %v", meta)
	}
	for _, generated := range []string{"lib/more/index.html", "lib/framed/demos/Wide/index.html"} {
		length := len([]rune(w.meta(generated)["description"]))
		if length < vitrine.MinDescription || length > vitrine.MaxDescription {
			t.Errorf("%s describes itself in %d characters: %q", generated, length, w.meta(generated)["description"])
		}
	}
	for _, feed := range []string{"application/rss+xml", "application/atom+xml"} {
		if !slices.ContainsFunc(w.elements(file), func(e element) bool {
			return e.name == "link" && e.attributes["type"] == feed && e.attributes["title"] != ""
		}) {
			t.Errorf("the page announces no %s", feed)
		}
	}
}

// TestLanguagesOfAPage: every page of a set names the same set, itself among it, and the address for all others; each
// has its own canonical address. The sitemap says the same.
func TestLanguagesOfAPage(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.furnish()
	w.write("content/index-de.md", "---\ndescription: Start.\n---\n\n# Start\n")
	w.build()
	const origin = "https://vitrine.example"
	named := func(file string) (canonical string, alternates map[string]string) {
		alternates = map[string]string{}
		for _, e := range w.elements(file) {
			switch {
			case e.name != "link":
			case e.attributes["rel"] == "canonical":
				canonical = e.attributes["href"]
			case e.attributes["hreflang"] != "" && e.attributes["rel"] == "alternate":
				alternates[e.attributes["hreflang"]] = e.attributes["href"]
			}
		}
		return canonical, alternates
	}
	var sitemap struct {
		Pages []struct {
			Location string `xml:"loc"`
			Links    []struct {
				Language string `xml:"hreflang,attr"`
				Address  string `xml:"href,attr"`
			} `xml:"link"`
		} `xml:"url"`
	}
	if err := xml.Unmarshal([]byte(w.output("sitemap.xml")), &sitemap); err != nil {
		t.Fatal(err)
	}
	listed := map[string]map[string]string{}
	for _, page := range sitemap.Pages {
		listed[page.Location] = map[string]string{}
		for _, link := range page.Links {
			listed[page.Location][link.Language] = link.Address
		}
	}
	for _, set := range []map[string]string{
		{"en": "/", "de": "/de/", "x-default": "/"},
		{"en": "/lib/guide/", "de": "/de/lib/guide/", "x-default": "/lib/guide/"},
		{"en": "/lib/react-one/", "x-default": "/lib/react-one/"},
	} {
		want := map[string]string{}
		for language, address := range set {
			want[language] = origin + address
		}
		for _, address := range set {
			canonical, alternates := named(vitrine.OutputFile(address))
			if canonical != origin+address || !maps.Equal(alternates, want) {
				t.Errorf("%s: canonical %s, alternates %v, want %v", address, canonical, alternates, want)
			}
			if !maps.Equal(listed[origin+address], want) {
				t.Errorf("%s in the sitemap: %v, want %v", address, listed[origin+address], want)
			}
		}
	}
}

// TestDaysInTheSitemap: what is committed has its day, what is edited has none, and a shallow clone says nothing. An
// overview has the day of the pages that it lists.
func TestDaysInTheSitemap(t *testing.T) {
	w := newWorkshop(t)
	w.write("nav/lib.yaml", "- /lib/guide\n- pathname: /lib/more\n  children: [/lib/react-one]\n")
	folder := filepath.Join(w.folder, "site")
	git := func(day string, arguments ...string) {
		t.Helper()
		t.Setenv("GIT_COMMITTER_DATE", day+"T12:00:00Z")
		w.git(append([]string{"-C", "site"}, arguments...)...)
	}
	days := func() (list string) {
		t.Helper()
		w.build()
		var sitemap struct {
			Pages []struct {
				Location string `xml:"loc"`
				Changed  string `xml:"lastmod"`
			} `xml:"url"`
		}
		if err := xml.Unmarshal([]byte(w.output("sitemap.xml")), &sitemap); err != nil {
			t.Fatal(err)
		}
		for _, page := range sitemap.Pages {
			list += strings.TrimPrefix(page.Location, "https://vitrine.example") + " " + page.Changed + "\n"
		}
		return list
	}
	expect := func(what, guide, react, home string) {
		t.Helper()
		if got := days(); got != "/ "+home+"\n/lib/guide/ "+guide+"\n/lib/react-one/ "+react+"\n"+
			"/lib/more/ "+react+"\n" {
			t.Errorf("%s:\n%s", what, got)
		}
	}
	expect("no repository", "", "", "")
	git("2024-01-01", "init", "--quiet")
	git("2024-01-01", "add", ".")
	git("2024-01-01", "commit", "--quiet", "--message", "Begin")
	w.change(one+"demos/Counter.tsx", "Pressed", "Counted")
	expect("an edited demo", "2024-01-01", "", "2024-01-01")
	git("2024-02-02", "commit", "--quiet", "--all", "--message", "Count")
	expect("a committed demo", "2024-01-01", "2024-02-02", "2024-01-01")
	if again := w.build(); again.Steps != 0 {
		t.Errorf("nothing changed, and %d steps: %v", again.Steps, again.Kinds)
	}
	head, err := os.ReadFile(filepath.Join(folder, ".git", "refs", "heads", strings.TrimSpace(branchOf(t, folder))))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, ".git", "shallow"), head, 0o644); err != nil {
		t.Fatal(err)
	}
	w.change(home, "# ", "# The ")
	expect("a shallow clone", "", "", "")
}

func branchOf(t *testing.T, folder string) string {
	t.Helper()
	head, err := os.ReadFile(filepath.Join(folder, ".git", "HEAD"))
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimPrefix(string(head), "ref: refs/heads/")
}
