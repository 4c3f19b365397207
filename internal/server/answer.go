package server

import (
	"bytes"
	"html/template"
	"io/fs"
	"net/http"
	"net/url"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"vitrine/internal/vitrine"
)

// A search without scripts is answered in a page that the theme rendered when the site was built. Its place for the
// answer is a template between two marks; what is around it is sent as it stands. Everything of a query or of the index
// is escaped by where it goes.
const (
	openBrace, closeBrace = "⟦", "⟧"
	templateBegin         = openBrace + "begin" + closeBrace
	templateEnd           = openBrace + "finish" + closeBrace
)

// Limits of a search: letters of a query, hits of all groups, hits on a page of one group, and such pages.
const longestQuery, answerHits, pageHits, mostPages = 200, 80, 50, 20

// searchRequest is what an address asks for.
type searchRequest struct {
	text, only string
	kind       string // name of a group, "" for all
	page       int    // of a group, from 1
}

// readRequest takes what is understood of an address, and leaves out the rest.
func readRequest(values url.Values) searchRequest {
	asked := searchRequest{text: shortened(values.Get("q")), only: shortened(values.Get("product")), page: 1}
	if kind := values.Get("kind"); len(kindsOf(kind)) > 0 {
		asked.kind = kind
	}
	if page, err := strconv.Atoi(values.Get("page")); err == nil && asked.kind != "" {
		asked.page = min(max(page, 1), mostPages)
	}
	return asked
}

// query is the question to the index.
func (r searchRequest) query() SearchQuery {
	if r.kind == "" {
		return SearchQuery{Text: r.text, Only: r.only, Limit: answerHits}
	}
	return SearchQuery{Text: r.text, Only: r.only, Kinds: kindsOf(r.kind), Limit: r.page * pageHits}
}

// kindsOf are the kinds of hits that stand in a group.
func kindsOf(group string) []string {
	var kinds []string
	for kind, name := range groupOf {
		if name == group {
			kinds = append(kinds, kind)
		}
	}
	slices.Sort(kinds)
	return kinds
}

// searches answers what is searched in one state of the folder, by language.
type searches struct {
	mu     sync.Mutex
	byRoot map[string]*answerer
}

// answerer is the template and the index of one language. It is nil inside where either is missing.
type answerer struct {
	before, after []byte
	middle        *template.Template
	searcher      Searcher
	base          vitrine.Base // of the pages that are found
	policy        []string
}

// busy bounds how many searches are under way: each may take a processor for a while.
var busy = make(chan struct{}, max(2, runtime.GOMAXPROCS(0)))

// answerSearch answers the search as a page. It is false where the site has none that a server can fill in.
func (s *site) answerSearch(snap *snapshot, w http.ResponseWriter, r *http.Request) bool {
	root, is := vitrine.AnswersSearch(r.URL.Path)
	if !is || s.options.Search == nil {
		return false
	}
	a := snap.answerer(strings.TrimPrefix(root, "/"), s.options.Search)
	if a == nil {
		return false
	}
	asked := readRequest(r.URL.Query())
	var found SearchResult
	if asked.text != "" {
		select {
		case busy <- struct{}{}:
			defer func() { <-busy }()
		case <-r.Context().Done():
			return true // nobody waits any more
		}
		var err error
		if found, err = a.searcher.Find(asked.query()); err != nil {
			refuse(w, "The search does not work at the moment.", http.StatusServiceUnavailable)
			return true
		}
	}
	for i, hit := range found.Hits {
		if isPath(hit.Address) {
			found.Hits[i].Address = a.base.Below(hit.Address)
		}
	}
	a.send(w, r, answerOf(asked, found))
	return true
}

// send writes the page around an answer.
func (a *answerer) send(w http.ResponseWriter, r *http.Request, filled answer) {
	var page bytes.Buffer
	page.Write(a.before)
	if err := a.middle.Execute(&page, filled); err != nil {
		refuse(w, "The search does not work at the moment.", http.StatusServiceUnavailable)
		return
	}
	page.Write(a.after)
	h := w.Header()
	h["Content-Type"], h["Cache-Control"] = []string{vitrine.HTMLType}, []string{vitrine.CacheAsk}
	h["X-Robots-Tag"] = []string{"noindex"}
	if a.policy != nil {
		h["Content-Security-Policy"] = a.policy
	}
	h["Content-Length"] = []string{strconv.Itoa(page.Len())}
	w.WriteHeader(http.StatusOK)
	if r.Method != http.MethodHead {
		_, _ = w.Write(page.Bytes())
	}
}

// shortened is a value of a query in one line that is not too long.
func shortened(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, ""))
	text = strings.Join(strings.Fields(text), " ")
	if runes := []rune(text); len(runes) > longestQuery {
		return string(runes[:longestQuery])
	}
	return text
}

// answerer reads the template and the index below a folder, once. It is nil where the site has none of them.
func (s *snapshot) answerer(root string, open OpenSearcher) *answerer {
	s.searches.mu.Lock()
	defer s.searches.mu.Unlock()
	if a, known := s.searches.byRoot[root]; known {
		return a
	}
	text, err := fs.ReadFile(s.fsys, root+strings.TrimPrefix(vitrine.SearchAnswerPath(""), "/"))
	if err != nil {
		return nil // not remembered: there are as many such addresses as somebody cares to ask for
	}
	a := newAnswerer(text)
	if a != nil {
		version, language := s.versionOf(root)
		a.base = s.base + vitrine.Base(strings.TrimSuffix("/"+version, "/"))
		read := func(name string) ([]byte, error) { return fs.ReadFile(s.fsys, version+name) }
		if a.searcher, err = open(strings.TrimSuffix(language, "/"), read); err != nil {
			a = nil
		}
	}
	if s.searches.byRoot == nil {
		s.searches.byRoot = map[string]*answerer{}
	}
	s.searches.byRoot[root] = a
	return a
}

// newAnswerer takes a page with a template in it apart. It is nil where there is none that can be filled in.
func newAnswerer(page []byte) *answerer {
	before, rest, found := bytes.Cut(page, []byte(templateBegin))
	middle, after, closed := bytes.Cut(rest, []byte(templateEnd))
	if !found || !closed {
		return nil
	}
	parsed, err := template.New("search").Delims(openBrace, closeBrace).Parse(string(middle))
	if err != nil {
		return nil
	}
	a := &answerer{before: before, middle: parsed, after: after}
	if vitrine.WantsStrictPolicy(vitrine.HTMLType, page) {
		a.policy = strictPolicy
	}
	if parsed.Execute(&bytes.Buffer{}, answerOf(searchRequest{text: "a", page: 1}, SearchResult{})) != nil {
		return nil // it asks for what there is not
	}
	return a
}
