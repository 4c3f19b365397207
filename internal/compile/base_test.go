package compile

import (
	"bytes"
	"html"
	"net/http"
	"net/http/httptest"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"vitrine/internal/publish"
	"vitrine/internal/search"
	"vitrine/internal/server"
	"vitrine/internal/vitrine"
)

// rootAndBelow are the furnished site at the root of its host, and the same site below a path.
func rootAndBelow(t *testing.T, base string) (root, below publish.Files, w *workshop) {
	t.Helper()
	w = newWorkshop(t)
	w.furnish()
	w.write("content/lib/guide/more.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
	var err error
	if root, _, err = w.builder.Files(t.Context()); err != nil {
		t.Fatal(err)
	}
	w.change("vitrine.yaml", "products:", "base: "+base+"\nproducts:")
	if below, _, err = w.builder.Files(t.Context()); err != nil {
		t.Fatal(err)
	}
	return root, below, w
}

// What differs besides addresses: names by content, and the hashes of inline parts.
var (
	named  = regexp.MustCompile(`-[a-zA-Z0-9]{8}\.(js|css)|card-[a-f0-9]{12}|Release [0-9a-f]{16}`)
	hashed = regexp.MustCompile(`sha256-[A-Za-z0-9+/=]+`)
)

// plain is a text without what names its content.
func plain(text []byte) string {
	return hashed.ReplaceAllString(named.ReplaceAllString(string(text), "-NAME.$1"), "sha256-HASH")
}

// byPlainName are the contents of files by names without hashes; files whose names are the same then are sorted.
func byPlainName(t *testing.T, files publish.Files, without func(text string) string) map[string][]string {
	t.Helper()
	contents := map[string][]string{}
	for name, file := range files {
		text, err := file.Content()
		if err != nil {
			t.Fatal(err)
		}
		contents[plain([]byte(name))] = append(contents[plain([]byte(name))], plain([]byte(without(string(text)))))
	}
	for _, list := range contents {
		slices.Sort(list)
	}
	return contents
}

// A site below a base is the same site: taking the base out of its files leaves those of the root.
func TestBaseChangesAddressesAlone(t *testing.T) {
	t.Parallel()
	root, below, _ := rootAndBelow(t, "/under-it/")
	delete(below, strings.TrimPrefix(vitrine.BasePath, "/"))
	want := byPlainName(t, root, func(text string) string { return text })
	got := byPlainName(t, below, func(text string) string {
		text = strings.Replace(text, "/ /under-it/ 302\n/under-it/* /:splat 200\n", "", 1) // rules of hosts for the base
		text = strings.Replace(text, ".slice(9)", ".slice(0)", 1)                          // how scripts take it off
		return strings.ReplaceAll(text, "/under-it", "")
	})
	for name := range want {
		if got[name] == nil {
			t.Errorf("the site below a base lacks %s", name)
		}
	}
	for name, texts := range got {
		switch {
		case want[name] == nil:
			t.Errorf("only the site below a base has %s", name)
		case name == "vercel.json": // has rules for the base, as _redirects
		case len(texts) != len(want[name]):
			t.Errorf("%d files are called %s, at the root %d", len(texts), name, len(want[name]))
		default:
			for i := range texts {
				if texts[i] != want[name][i] {
					t.Errorf("%s%s", name, firstDifference([]byte(texts[i]), []byte(want[name][i])))
				}
			}
		}
	}
}

// TestBaseInWhatProgramsRead: whole addresses of the site, and links of markdown, begin with the base: in feeds, maps,
// texts and facts. The index of the search has none, and hits have it once.
func TestBaseInWhatProgramsRead(t *testing.T) {
	t.Parallel()
	root, below, _ := rootAndBelow(t, "/docs/")
	inMarkdown := regexp.MustCompile(`\]\((/[^/\s][^\s)]*|https://vitrine\.example/[^\s)]*)`)
	hosted := regexp.MustCompile(`https://vitrine\.example(/docs[/"])?`)
	whole := func(text string) int { return len(hosted.FindAllString(text, -1)) }
	kinds := map[string]int{}
	for name, file := range below {
		ending := path.Ext(name)
		if !slices.Contains([]string{".xml", ".txt", ".md", ".json"}, ending) || strings.HasPrefix(name, "assets/") {
			continue
		}
		before, err := root[name].Content()
		if err != nil {
			t.Fatal(err)
		}
		after, err := file.Content()
		if err != nil {
			t.Fatal(err)
		}
		text := string(after)
		for _, address := range hosted.FindAllStringSubmatch(text, -1) {
			if address[1] == "" {
				t.Errorf("%s has an address of the host that is not below the base: %s", name, address[0])
			}
		}
		if whole(text) != whole(string(before)) {
			t.Errorf("%s has %d addresses of the host, at the root %d", name, whole(text), whole(string(before)))
		}
		kinds[path.Base(name)] += whole(text)
		links := inMarkdown.FindAllStringSubmatch(text, -1)
		for _, link := range links {
			if ending != ".json" && !strings.HasPrefix(link[1], "https://vitrine.example/docs/") {
				t.Errorf("%s has a link that is not absolute, or not below the base: %s", name, link[1])
			}
		}
		if n := len(inMarkdown.FindAllString(string(before), -1)); n != len(links) {
			t.Errorf("%s has %d links, at the root %d", name, len(links), n)
		}
		kinds[ending] += len(links)
	}
	for _, kind := range []string{"rss.xml", "atom.xml", "sitemap.xml", "robots.txt", "llms.txt", "llms-full.txt", ".md", ".txt"} {
		if kinds[kind] == 0 {
			t.Errorf("nothing was found in %s: %v", kind, kinds)
		}
	}
	hitsBelowBase(t, below)
}

// hitsBelowBase asks a server of files below /docs/ for an answer, whose hits lead there. The index has no base.
func hitsBelowBase(t *testing.T, files publish.Files) {
	t.Helper()
	folder := fstest.MapFS{}
	for name, file := range files {
		text, err := file.Content()
		if err != nil {
			t.Fatal(err)
		}
		folder[name] = &fstest.MapFile{Data: text}
	}
	index, err := search.Open(folder.ReadFile)
	if err != nil {
		t.Fatal(err)
	}
	found, err := index.Find(search.Query{Text: "steps"})
	if err != nil || len(found.Hits) == 0 {
		t.Fatalf("%+v %v", found, err)
	}
	open := func(string, func(string) ([]byte, error)) (server.Searcher, error) { return answering(found.Hits), nil }
	site, err := server.New(server.Options{Embedded: folder, Search: open})
	if err != nil {
		t.Fatal(err)
	}
	answer := httptest.NewRecorder()
	site.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/docs/search/?q=steps", nil))
	for _, hit := range found.Hits {
		page, _, _ := strings.Cut(hit.Address, "#")
		if folder[vitrine.OutputFile(page)] == nil {
			t.Errorf("the index has a page at %s, which the site has not", hit.Address)
		}
		if !strings.Contains(answer.Body.String(), `href="/docs`+hit.Address+`"`) {
			t.Errorf("the answer has no link to /docs%s: %s", hit.Address, answer.Body)
		}
	}
}

// answering finds the same for every query.
type answering []search.Hit

func (a answering) Find(server.SearchQuery) (result server.SearchResult, err error) {
	for _, hit := range a {
		one := server.SearchHit{Address: hit.Address, Kind: string(hit.Kind), Title: hit.Title}
		result.Hits = append(result.Hits, one)
	}
	result.Total = len(a)
	result.Counts = map[string]int{"page": len(a)}
	return result, nil
}

// addressIn are addresses in the attributes of pages, and what scripts and stylesheets name.
var (
	addressIn = regexp.MustCompile(`\s(?:href|src|action|data-(?:href|code|list|search|index|tree|pages))="([^"]*)"`)
	assetIn   = regexp.MustCompile("[\"'`(](/[a-z]*/?assets/[\\w./-]+\\.\\w+)")
)

// Whatever pages of a site below a base ask for is below it, and is there; the base is a product's id as well.
func TestNothingIsAskedForOutsideOfTheBase(t *testing.T) {
	t.Parallel()
	_, below, w := rootAndBelow(t, "/lib/")
	folder := fstest.MapFS{}
	for name, file := range below {
		text, err := file.Content()
		if err != nil {
			t.Fatal(err)
		}
		folder[name] = &fstest.MapFile{Data: text}
	}
	site, err := server.New(server.Options{Embedded: folder})
	if err != nil {
		t.Fatal(err)
	}
	get := func(address string) *httptest.ResponseRecorder {
		answer := httptest.NewRecorder()
		site.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, address, nil))
		return answer
	}
	seen, todo := map[string]bool{}, []string{"/lib/"}
	for name := range below {
		if address := vitrine.OutputAddress(name); strings.HasSuffix(address, "/") {
			todo = append(todo, "/lib"+address)
		}
	}
	for len(todo) > 0 {
		address := todo[0]
		todo = todo[1:]
		if seen[address] {
			continue
		}
		seen[address] = true
		answer := get(address)
		if answer.Code != http.StatusOK && !isUnpublished(address) {
			t.Errorf("%s: status %d", address, answer.Code)
		}
		body := answer.Body.Bytes()
		kind := answer.Header().Get("Content-Type")
		found := assetIn.FindAllSubmatch(body, -1)
		if strings.HasPrefix(kind, "text/html") {
			found = append(found, addressIn.FindAllSubmatch(body, -1)...)
		} else if !strings.Contains(kind, "javascript") && !strings.Contains(kind, "css") {
			continue
		}
		for _, at := range found {
			target, _, _ := strings.Cut(html.UnescapeString(string(at[1])), "#")
			target, _, _ = strings.Cut(target, "?")
			if !strings.HasPrefix(target, "/") || strings.Contains(target, "/-/") || strings.Contains(target, "{") {
				continue
			}
			if !strings.HasPrefix(target, "/lib/") {
				t.Errorf("%s leads out of the base: %s", address, at[1])
				continue
			}
			todo = append(todo, target)
		}
	}
	if len(seen) < 30 {
		t.Errorf("%d addresses were found; the crawl saw nearly nothing", len(seen))
	}
	for address, want := range map[string]string{"/": "/lib/", "/lib": "/lib/", "/lib/old/": "/lib/lib/guide/",
		"/lib/lib/guide": "/lib/lib/guide/"} {
		if answer := get(address); answer.Header().Get("Location") != want {
			t.Errorf("%s: status %d to %q, want %s", address, answer.Code, answer.Header().Get("Location"), want)
		}
	}
	for _, address := range []string{"/lib/guide/", "/old/", "/assets/", "/search/", "/lib/.base"} {
		if answer := get(address); answer.Code != http.StatusNotFound {
			t.Errorf("%s: status %d outside of the base", address, answer.Code)
		}
	}
	devModeBelowBase(t, w, below)
}

// isUnpublished says whether the furnished site leads to an address that it lacks at the root as well.
func isUnpublished(address string) bool {
	return address == "/lib/blog/" || address == "/lib/favicon.svg"
}

// devModeBelowBase holds dev mode to the files of the build, below a base as well.
func devModeBelowBase(t *testing.T, w *workshop, files publish.Files) {
	t.Helper()
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"lib/guide/index.html", ".base", "_redirects", "nav/lib.html", "lib/guide/index.md"} {
		want, err := files[name].Content()
		if err != nil {
			t.Fatal(err)
		}
		for _, extra := range extras {
			want = extra.ReplaceAll(want, nil)
		}
		answer, err := live.Get(t.Context(), vitrine.OutputAddress(name))
		if err != nil || !bytes.Equal(answer.Content, want) {
			t.Errorf("%s: %v%s", name, err, firstDifference(answer.Content, want))
		}
	}
}
