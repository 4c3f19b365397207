package hosts

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"vitrine/internal/compile"
	"vitrine/internal/publish"
	"vitrine/internal/server"
	"vitrine/internal/testkit"
)

// folder is what a build published, by paths.
type folder map[string][]byte

// published is the small site in one of its places.
type published struct {
	base  string
	files folder
	ours  host
}

// place says where the small site is built for.
type place struct {
	base  string // "" or as in "/docs"
	pages bool   // redirects are pages as well
}

const redirectsOfSite = `/old/: [/lib/guide/]
/former/: ['/lib/guide/#more']
/renamed/: [/lib/later/, /lib/guide/]
/earlier/*: [/lib/*]
/dropped/*: [/lib/guide/]
`

var (
	building sync.Mutex
	built    = map[place]*published{}
)

// build makes the small site for a place, once for all tests. Tests that need it run in make test-nightly.
func build(t *testing.T, at place) *published {
	t.Helper()
	testkit.Nightly(t)
	building.Lock()
	defer building.Unlock()
	if built[at] == nil {
		furnished(t)
	}
	return built[at]
}

// furnished builds the site of internal/compile with redirects, another language, a page of errors and a former
// version, in all places.
func furnished(t *testing.T) {
	t.Helper()
	home, site := testkit.Site(t, "internal/compile/testdata/site")
	write := func(name, text string) {
		file := filepath.Join(site, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	config, err := os.ReadFile(filepath.Join(site, "vitrine.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	write("redirects.yaml", redirectsOfSite)
	write("content/404/index.md", "---\ndescription: Not found.\n---\n\n# Not found\n\nWords.\n")
	write("content/lib/guide/index-de.md", "---\ndescription: Eine Seite.\n---\n\n# Anleitung\n")
	builder, err := compile.New(compile.Options{Site: site, Out: filepath.Join(home, "out"),
		Cache: filepath.Join(home, "cache"), Limit: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	defer builder.Close()
	write("vitrine.yaml", strings.Replace(string(config), "products:", "languages: [en, de]\nproducts:", 1))
	testkit.Git(t, home, "init", "--quiet")
	testkit.Release(t, home, "v1", "site")
	for _, at := range []place{{}, {pages: true}, {"/docs", true}, {"/docs", false}} {
		keys := "languages: [en, de]\nversion: '2'\nversions: [{label: '1', path: /v1/, tag: v1}]\n"
		if at.base != "" {
			keys += "base: " + at.base + "/\n"
		}
		if at.pages {
			keys += "redirectPages: true\n"
		}
		write("vitrine.yaml", strings.Replace(string(config), "products:", keys+"products:", 1))
		files, _, err := builder.Files(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		built[at] = newPublished(t, at.base, files)
	}
}

func newPublished(t *testing.T, base string, files publish.Files) *published {
	t.Helper()
	p := &published{base: base, files: folder{}}
	embedded := fstest.MapFS{}
	for name, file := range files {
		text, err := file.Content()
		if err != nil {
			t.Fatal(err)
		}
		p.files[name] = text
		embedded[name] = &fstest.MapFile{Data: text}
	}
	handler, err := server.New(server.Options{Embedded: embedded})
	if err != nil {
		t.Fatal(err)
	}
	p.ours = func(r request) answer {
		asked := httptest.NewRequest(http.MethodGet, r.path, nil)
		if r.accept != "" {
			asked.Header.Set("Accept", r.accept)
		}
		recorder := httptest.NewRecorder()
		handler.ServeHTTP(recorder, asked)
		return answer{recorder.Code, recorder.Header(), recorder.Body.Bytes()}
	}
	return p
}

// write puts the files into a folder of the disk.
func (f folder) write(t *testing.T, to string) {
	t.Helper()
	for name, text := range f {
		file := filepath.Join(to, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// below are the same files in a folder for the base, as hosts serve it that know none.
func (p *published) below() folder {
	files := folder{}
	for name, text := range p.files {
		files[strings.TrimPrefix(p.base+"/"+name, "/")] = text
	}
	return files
}

// lines are the lines of a text file that are not empty.
func (f folder) lines(name string) []string {
	var list []string
	for line := range bytes.Lines(f[name]) {
		if text := strings.TrimRight(string(line), "\n"); text != "" {
			list = append(list, text)
		}
	}
	return list
}
