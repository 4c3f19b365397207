package server

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/net/html"
)

// answerTemplate is what a theme renders, in short.
const answerTemplate = `<!doctype html><script>let around = [[1]]; // kept</script><!-- kept --><main>⟦begin⟧` +
	`<form><input name="q" value="⟦.Query⟧"/></form>⟦if .Query⟧` +
	`<a href="?q=⟦.Query⟧&amp;product=acme">Acme ⟦index .ByProduct ` + "`acme`" + `⟧</a>` +
	`<p>⟦if .Meant⟧Nothing for “⟦.Query⟧”. ⟦.Meant⟧?⟦else⟧⟦.Total⟧ of ⟦.All⟧⟦end⟧</p>` +
	`⟦range .Groups⟧⟦if eq .Name ` + "`props`" + `⟧<h2>Props ⟦.Count⟧</h2>⟦range .Hits⟧<a href="⟦.Address⟧" ` +
	`class="hit">⟦range .Title⟧⟦if .Met⟧<mark>⟦.Text⟧</mark>⟦else⟧⟦.Text⟧⟦end⟧⟦end⟧ ⟦.Type⟧ ⟦.Members⟧⟦.Default⟧</a>` +
	`⟦end⟧⟦if .More⟧<a href="?q=⟦$.Query⟧&amp;kind=props">All ⟦.Count⟧</a>⟦end⟧⟦end⟧` +
	`⟦if eq .Name ` + "`pages`" + `⟧⟦range .Hits⟧<a href="⟦.Address⟧"⟦if .Child⟧ class="child"⟦end⟧⟦if .Section⟧ title="section"⟦end⟧` +
	`⟦if .Placed⟧ data-placed⟦end⟧>` +
	`⟦range .Title⟧⟦.Text⟧⟦end⟧</a>⟦end⟧⟦end⟧⟦end⟧` +
	`⟦if .Previous⟧<p>before: ⟦.Previous⟧</p>⟦end⟧⟦if .Next⟧<p>after: ⟦.Next⟧</p>⟦end⟧⟦end⟧⟦finish⟧</main>`

// fixedSearch answers every query with the same hits.
type fixedSearch struct {
	result SearchResult
	err    error
}

func (f fixedSearch) Find(SearchQuery) (SearchResult, error) { return f.result, f.err }

func searchSite() fstest.MapFS {
	return fstest.MapFS{
		"index.html":            {Data: []byte("home")},
		"search/index.html":     {Data: []byte("needs scripts")},
		"search/answer.html":    {Data: []byte(answerTemplate)},
		"de/search/index.html":  {Data: []byte("braucht Skripte")},
		"de/search/answer.html": {Data: []byte(strings.ReplaceAll(answerTemplate, "Nothing for", "Nichts für"))},
		"search.json":           {Data: []byte("en")},
		"de/search.json":        {Data: []byte("de")},
	}
}

// searching is a server over a site with one answer, which names the index that it was read from.
func searching(t testing.TB, result SearchResult) http.Handler {
	t.Helper()
	open := func(language string, read func(string) ([]byte, error)) (Searcher, error) {
		index, err := read(path.Join(language, "search.json"))
		own := result
		if own.Meant == "index" {
			own.Meant = string(index)
		}
		return fixedSearch{result: own}, err
	}
	return handlerOf(t, Options{Embedded: searchSite(), Search: open})
}

func ask(handler http.Handler, address string) *httptest.ResponseRecorder {
	recorder := httptest.NewRecorder()
	handler.ServeHTTP(recorder, httptest.NewRequest("GET", address, nil))
	return recorder
}

func TestAnswerFillsTheTemplate(t *testing.T) {
	handler := searching(t, SearchResult{Total: 3, ByProduct: map[string]int{"acme": 3, "other": 2},
		Counts: map[string]int{"prop": 9, "page": 1}, Met: []string{"lim", "limit"}, Hits: []SearchHit{
			{Address: "/kit/press/#limit", Kind: "section", Title: "Limit"},
			{Address: "/api/press/#prop-limitTags", Kind: "prop", Title: "limitTags", Type: "Array<string> +3",
				Default: `"a"`},
			{Address: "/kit/press/", Kind: "page", Title: "Press"}}})
	answer := ask(handler, "/search/?q=lim+tags")
	body := answer.Body.String()
	for _, want := range []string{
		`<script>let around = [[1]]; // kept</script><!-- kept -->`,
		`<input name="q" value="lim tags"/>`, `href="?q=lim%20tags&amp;product=acme">Acme 3<`, `<p>3 of 5</p>`,
		`<h2>Props 9</h2><a href="/api/press/#prop-limitTags" class="hit"><mark>limit</mark>Tags Array&lt;string&gt; ` +
			`&#43;3&#34;a&#34;</a><a href="?q=lim%20tags&amp;kind=props">All 9</a>`,
		`<a href="/kit/press/">Press</a><a href="/kit/press/#limit" class="child" title="section" data-placed>Limit</a>`} {
		if !strings.Contains(body, want) {
			t.Errorf("the answer lacks %s:\n%s", want, body)
		}
	}
	if answer.Code != 200 || answer.Header().Get("Cache-Control") != "no-cache" ||
		answer.Header().Get("Content-Type") != "text/html; charset=utf-8" ||
		answer.Header().Get("X-Robots-Tag") != "noindex" || answer.Header().Get("Content-Security-Policy") == "" {
		t.Error(answer.Code, answer.Header())
	}
	if begin := ask(handler, "/search/").Body.String(); !strings.Contains(begin, `value=""`) || strings.Contains(begin, "of") {
		t.Error("without a query:", begin)
	}
}

// manyProps remembers what it is asked, and has as many props as it is asked for.
type manyProps struct{ asked []SearchQuery }

func (a *manyProps) Find(q SearchQuery) (SearchResult, error) {
	a.asked = append(a.asked, q)
	found := SearchResult{Total: 120, Counts: map[string]int{"prop": 110, "slot": 10, "page": 2}}
	for i := range min(q.Limit, 120) {
		address := fmt.Sprintf("/api/press/#prop-%d", i+1)
		found.Hits = append(found.Hits, SearchHit{Address: address, Kind: "prop", Title: fmt.Sprint("row ", i+1)})
	}
	return found, nil
}

// TestAnswerInPages: groups stand beside each other with their first hits; one alone is shown page by page, and no
// address asks for more than there may be.
func TestAnswerInPages(t *testing.T) {
	index := &manyProps{}
	open := func(string, func(string) ([]byte, error)) (Searcher, error) { return index, nil }
	handler := handlerOf(t, Options{Embedded: searchSite(), Search: open})
	for _, c := range []struct {
		address, first, last, before, after string
		limit, hits                         int
	}{
		{"/search/?q=a", "1", "4", "", "", 80, 4},
		{"/search/?q=a&page=3", "1", "4", "", "", 80, 4},
		{"/search/?q=a&kind=nonsense", "1", "4", "", "", 80, 4},
		{"/search/?q=a&kind=props", "1", "50", "", "2", 50, 50},
		{"/search/?q=a&kind=props&page=2", "51", "100", "1", "3", 100, 50},
		{"/search/?q=a&kind=props&page=3", "101", "120", "2", "", 150, 20},
		{"/search/?q=a&kind=props&page=4", "", "", "3", "", 200, 0},
		{"/search/?q=a&kind=props&page=99999999999999999999", "1", "50", "", "2", 50, 50},
		{"/search/?q=a&kind=props&page=999", "", "", "19", "", 1000, 0},
		{"/search/?q=a&kind=props&page=-5", "1", "50", "", "2", 50, 50},
	} {
		index.asked = nil
		body := ask(handler, c.address).Body.String()
		rows := regexp.MustCompile(`>row (\d+)`).FindAllStringSubmatch(body, -1)
		if len(rows) != c.hits || c.hits > 0 && (rows[0][1] != c.first || rows[c.hits-1][1] != c.last) {
			t.Errorf("%s: %d rows: %s", c.address, len(rows), body)
		}
		for place, want := range map[string]string{"before": c.before, "after": c.after} {
			if strings.Contains(body, "<p>"+place) != (want != "") || want != "" &&
				!strings.Contains(body, "<p>"+place+": "+want+"<") {
				t.Errorf("%s: %s is not %q: %s", c.address, place, want, body)
			}
		}
		if len(index.asked) != 1 || index.asked[0].Limit != c.limit {
			t.Errorf("%s: %+v", c.address, index.asked)
		}
		if one := strings.Contains(c.address, "kind=props"); one != slices.Equal(index.asked[0].Kinds,
			[]string{"event", "prop", "slot"}) {
			t.Errorf("%s: kinds %v", c.address, index.asked[0].Kinds)
		}
	}
}

// TestAnswerOrder: the group of the best hit stands first, and a page has its first sections below it.
func TestAnswerOrder(t *testing.T) {
	hits := []SearchHit{{Address: "/api/press/#limit", Kind: "prop", Title: "limit"},
		{Address: "/kit/press/", Kind: "page", Title: "Press"}}
	for _, id := range []string{"one", "two", "three", "four"} {
		hits = append(hits, SearchHit{Address: "/kit/press/#" + id, Kind: "section", Title: id})
	}
	body := ask(searching(t, SearchResult{Hits: hits, Total: 6}), "/search/?q=press").Body.String()
	prop, page := strings.Index(body, "#limit"), strings.Index(body, `"/kit/press/"`)
	if prop < 0 || page < prop || !strings.Contains(body, "three") || strings.Contains(body, "four") {
		t.Error(body)
	}
}

// TestAnswerByLanguage: every language has its own template and its own index.
func TestAnswerByLanguage(t *testing.T) {
	handler := searching(t, SearchResult{Meant: "index"})
	for address, want := range map[string]string{"/search/?q=a": "Nothing for “a”. en?", "/de/search/?q=a": "Nichts für “a”. de?"} {
		if body := ask(handler, address).Body.String(); !strings.Contains(body, want) {
			t.Errorf("%s: %s", address, body)
		}
	}
}

// TestAnswerWithoutTemplate: where a site has no template, or one that can't be filled in, its page stands as it is.
func TestAnswerWithoutTemplate(t *testing.T) {
	open := func(string, func(string) ([]byte, error)) (Searcher, error) { return fixedSearch{}, nil }
	refused := func(string, func(string) ([]byte, error)) (Searcher, error) { return nil, errors.New("no index") }
	for name, c := range map[string]struct {
		template string
		open     OpenSearcher
	}{
		"none": {"", open}, "no marks": {"<p>⟦.Query⟧</p>", open}, "broken": {"⟦begin⟧⟦if⟧⟦finish⟧", open},
		"asks for more": {"⟦begin⟧⟦.Secret⟧⟦finish⟧", open}, "no index": {answerTemplate, refused},
		"no searcher": {answerTemplate, nil},
	} {
		site := searchSite()
		site["search/answer.html"] = &fstest.MapFile{Data: []byte(c.template)}
		if c.template == "" {
			delete(site, "search/answer.html")
		}
		answer := ask(handlerOf(t, Options{Embedded: site, Search: c.open}), "/search/?q=a")
		if answer.Code != 200 || answer.Body.String() != "needs scripts" {
			t.Errorf("%s: %d %s", name, answer.Code, answer.Body)
		}
	}
	handler := searching(t, SearchResult{})
	if answer := ask(handler, "/search/answer.html"); answer.Code != 404 {
		t.Error("readers get the template itself:", answer.Body)
	}
	if answer := ask(handler, "/elsewhere/search/?q=a"); answer.Code != 404 {
		t.Error(answer.Code)
	}
	broken := func(string, func(string) ([]byte, error)) (Searcher, error) {
		return fixedSearch{err: errors.New("broken")}, nil
	}
	failing := handlerOf(t, Options{Embedded: searchSite(), Search: broken})
	if answer := ask(failing, "/search/?q=a"); answer.Code != 503 || strings.Contains(answer.Body.String(), "broken") {
		t.Error(answer.Code, answer.Body)
	}
}

// hostile are texts that would be more than text where they are not escaped.
var hostile = []string{`"><script>alert(1)</script>`, `' onmouseover='alert(1)`, `</main><img src=x onerror=alert(1)>`,
	`⟦.Query⟧⟦finish⟧`, `javascript:alert(1)`, "a\x00b\x80<b>", `&lt;b&gt;`, strings.Repeat("<", 5000)}

// TestAnswerEscapes: neither a query nor an index becomes markup, whatever they hold.
func TestAnswerEscapes(t *testing.T) {
	for _, text := range hostile {
		text := strings.ToValidUTF8(text, "") // an index is JSON, which has nothing else
		handler := searching(t, SearchResult{Meant: text, Met: []string{"a", "<", text}, Hits: []SearchHit{
			{Address: "/a/" + text, Kind: "prop", Title: text, Type: text, Default: text, Product: text},
			{Address: text, Kind: "prop", Title: "leads elsewhere"}, {Address: "//evil.example/", Kind: "page"},
			{Address: `/\evil.example/`, Kind: "page"}}})
		holds(t, ask(handler, "/search/?"+url.Values{"q": {text}, "product": {text}}.Encode()).Body.String(), text)
	}
}

func FuzzAnswer(f *testing.F) {
	for _, text := range hostile {
		f.Add(text)
	}
	handler := searching(f, SearchResult{Total: 1, Met: []string{"a"},
		Hits: []SearchHit{{Address: "/a/", Kind: "prop", Title: "a<b>"}}})
	f.Fuzz(func(t *testing.T, text string) {
		answer := ask(handler, "/search/?"+url.Values{"q": {text}}.Encode())
		if answer.Code != 200 {
			t.Fatal(answer.Code)
		}
		holds(t, answer.Body.String(), text)
	})
}

// holds reads an answer as markup: it has the elements and attributes of the template and no others, and its links stay
// on the site.
func holds(t *testing.T, page, text string) {
	t.Helper()
	_, body, _ := strings.Cut(page, "<main>")
	body, after, _ := strings.Cut(body, "</main>")
	if after != "" || len(body) > 200_000 {
		t.Fatalf("%.80q: the page has %d bytes, and ends with %q", text, len(body), after)
	}
	known := map[string]string{"form": "", "input": "name value", "a": "href class", "p": "", "h2": "", "mark": ""}
	tokens := html.NewTokenizer(strings.NewReader(body))
	for kind := tokens.Next(); kind != html.ErrorToken; kind = tokens.Next() {
		if kind != html.StartTagToken && kind != html.SelfClosingTagToken {
			continue
		}
		element := tokens.Token()
		attributes, expected := known[element.Data]
		for _, a := range element.Attr {
			inside := a.Key != "href" || strings.HasPrefix(a.Val, "?") || strings.HasPrefix(a.Val, "/a/")
			expected = expected && inside && strings.Contains(attributes, a.Key)
		}
		if !expected {
			t.Fatalf("%q became an element or leads away: %v", text, element)
		}
	}
	if err := tokens.Err(); err != io.EOF {
		t.Fatalf("%q: %v", text, err)
	}
}

// TestMarked: words that begin with a term are marked as far as the term goes.
func TestMarked(t *testing.T) {
	for _, c := range []struct{ text, met, want string }{
		{"Text Field", "text", "[Text] Field"}, {"TextField", "field", "Text[Field]"},
		{"Button Grouping", "gr", "Button [Gr]ouping"}, {"Disabled", "disabl", "[Disabled]"}, {"limitTags", "limit tag", "[limitTags]"},
		{"<b>", "b", "<[b]>"}, {"Sizes", "button", "Sizes"}, {"", "a", ""},
	} {
		var got strings.Builder
		for _, part := range marked(c.text, strings.Fields(c.met)) {
			if part.Met {
				got.WriteString("[" + part.Text + "]")
			} else {
				got.WriteString(part.Text)
			}
		}
		if got.String() != c.want {
			t.Errorf("%s for %s: %s", c.text, c.met, got.String())
		}
	}
}
