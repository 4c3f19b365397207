package hosts

import (
	"bytes"
	"fmt"
	"html"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

// request is what a reader asks for.
type request struct{ path, accept string }

// answer is what a host says.
type answer struct {
	status int
	header http.Header
	body   []byte
}

func (a answer) location() string {
	address := a.header.Get("Location")
	if _, path, absolute := strings.Cut(address, "://"); absolute {
		_, path, _ = strings.Cut(path, "/")
		return "/" + path
	}
	return address
}

// host answers readers.
type host func(request) answer

func moved(status int, to string) answer {
	return answer{status: status, header: http.Header{"Location": {to}}}
}

func found(text []byte) answer {
	return answer{status: http.StatusOK, header: http.Header{}, body: text}
}

// lost is the answer for an address without a file.
func (f folder) lost() answer {
	return answer{status: http.StatusNotFound, header: http.Header{}, body: f["404.html"]}
}

// of is the file of an address: its own, or the index of its folder.
func (f folder) of(path string) ([]byte, bool) {
	text, ok := f[vitrine.OutputFile(path)]
	return text, ok
}

// question is a request with the name under which its difference is listed.
type question struct {
	kind string
	request
}

// questions are every published address, every redirect, and addresses that lead nowhere.
func (p *published) questions() []question {
	var list []question
	ask := func(kind, path string) { list = append(list, question{kind, request{path: p.base + path}}) }
	for _, name := range slices.Sorted(maps.Keys(p.files)) {
		address := vitrine.OutputAddress(name)
		if strings.HasPrefix(name, "_") || strings.HasPrefix(name, ".") || name == "vercel.json" ||
			vitrine.IsSearchAnswer(address) || bytes.Contains(p.files[name], []byte(`http-equiv="refresh"`)) {
			continue
		}
		switch {
		case strings.HasSuffix(address, "/"):
			ask("a page", address)
			ask("a page by its file", address+"index.html")
			if address != "/" {
				ask("a page without its slash", strings.TrimSuffix(address, "/"))
			}
		case strings.HasSuffix(address, ".html"):
			ask("a fragment of HTML", address)
		default:
			ask("a file", address)
		}
		if page, ok := vitrine.MarkdownPage(address); ok && page != "/" && page != "/v1/" && !strings.HasSuffix(page, "/404/") {
			ask("guessed markdown", vitrine.PlainMarkdownPath(page))
			list = append(list, question{"markdown by Accept", request{p.base + page, "text/markdown"}})
		}
	}
	for _, line := range p.files.lines("_redirects") {
		from, code := strings.Fields(line)[0], strings.Fields(line)[2]
		from = strings.TrimPrefix(from, p.base)
		stem, starred := strings.CutSuffix(from, "*")
		switch {
		case code == "200" || from == "/":
		case starred && strings.HasSuffix(stem, "/dropped/"):
			ask("an address below a folder that is gone", stem+"guide/")
			ask("an old address", stem)
		case starred:
			below := "guide/"
			if strings.HasSuffix(stem, "/en/") {
				below = "lib/guide/"
			}
			ask("an old address below a star", stem+below)
			ask("an old address below a star, without its slash", stem+strings.TrimSuffix(below, "/"))
		default:
			ask("an old address", from)
			ask("an old address without its slash", strings.TrimSuffix(from, "/"))
		}
	}
	for _, path := range []string{"/nowhere/", "/lib/nowhere/", "/assets/nowhere.js", "/lib/nowhere.md"} {
		ask("a lost address", path)
	}
	ask("a lost address without its slash", "/nowhere")
	if p.base != "" {
		list = append(list, question{"the root of the host", request{path: "/"}},
			question{"outside the base", request{path: "/lib/guide/"}})
	}
	return list
}

// leadsOn is a page that stands for a redirect.
var leadsOn = regexp.MustCompile(`<meta http-equiv="refresh" content="0; url=([^"]*)">`)

// way follows a host from an address to where it ends, as a browser would.
func way(h host, r request) (steps, end string, body []byte) {
	var codes []string
	for range 5 {
		a := h(r)
		codes = append(codes, fmt.Sprint(a.status))
		to := a.location()
		if leads := leadsOn.FindSubmatch(a.body); leads != nil {
			codes[len(codes)-1] += " that leads on"
			to = html.UnescapeString(string(leads[1]))
		}
		if to == "" {
			return strings.Join(codes, ", "), end, a.body
		}
		end = to
		r.path, _, _ = strings.Cut(to, "#")
	}
	return "a circle", end, nil
}

// differences are how a host answers other than we do, each kind of question once.
func (p *published) differences(t *testing.T, h host) map[string]bool {
	t.Helper()
	set, asked := map[string]bool{}, p.questions()
	if len(asked) < 40 {
		t.Fatalf("only %d questions: the site is nearly empty", len(asked))
	}
	for _, q := range asked {
		ours, end, body := way(p.ours, q.request)
		theirs, theirEnd, theirBody := way(h, q.request)
		if theirEnd != end {
			theirs += " at another address"
		}
		if !bytes.Equal(body, theirBody) {
			theirs += " with other content"
		}
		if ours != theirs {
			set[q.kind+": "+theirs+" instead of "+ours] = true
		}
	}
	page := h(request{path: p.base + "/lib/guide/"})
	for _, want := range vitrine.SecurityHeaders {
		if page.header.Get(want.Name) != want.Value {
			set["headers of safety: not sent"] = true
		}
	}
	for _, asset := range p.assets(t) {
		if got := h(request{path: p.base + asset}).header["Cache-Control"]; !slices.Equal(got, []string{vitrine.CacheForever}) {
			set["caching of assets for ever: not asked for"] = true
		}
	}
	return set
}

// assets are addresses of files whose names change with their content: one of the site, and one of its former version.
func (p *published) assets(t *testing.T) []string {
	t.Helper()
	var list []string
	names := slices.Sorted(maps.Keys(p.files))
	for _, folder := range []string{"assets/", "v1/assets/"} {
		at, _ := slices.BinarySearch(names, folder)
		if !strings.HasPrefix(names[at], folder) {
			t.Fatalf("the site has nothing in %s", folder)
		}
		list = append(list, "/"+names[at])
	}
	return list
}

// answersAsItsPageSays holds what a host answers, at the root and below a base, to the list on its page.
func answersAsItsPageSays(t *testing.T, page string, root, below *published, open func(*published) host) {
	t.Helper()
	atRoot, belowBase := root.differences(t, open(root)), below.differences(t, open(below))
	var got []string
	for line := range atRoot {
		if !belowBase[line] {
			line += " (without a base)"
		}
		got = append(got, "- "+line)
	}
	for line := range belowBase {
		if !atRoot[line] {
			got = append(got, "- "+line+" (with a base)")
		}
	}
	slices.Sort(got)
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "deploy", page))
	if err != nil {
		t.Fatal(err)
	}
	_, section, ok := strings.Cut(string(text), "\n## Answered differently\n")
	if !ok {
		t.Errorf("%s has no section “Answered differently”", page)
	}
	section, _, _ = strings.Cut(section, "\n## ")
	var told []string
	for line := range strings.Lines(section) {
		if strings.HasPrefix(line, "- ") {
			told = append(told, strings.TrimSpace(line))
		}
	}
	slices.Sort(told)
	if !slices.Equal(got, told) {
		t.Errorf("%s does not say how the host answers. It says\n%s\nthe host answers\n%s", page,
			strings.Join(told, "\n"), strings.Join(got, "\n"))
	}
}
