package verify

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/cache"
	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/format"
	"vitrine/internal/testkit"
)

// publication is a copy of the small site with what was published of it.
type publication struct {
	t       *testing.T
	folder  string
	options compile.Options
}

var seed = &testkit.Seed{Build: func(site, out, cache string) error {
	return build(context.Background(), compile.Options{Site: site, Out: out, Cache: cache})
}}

func TestMain(m *testing.M) { testkit.Run(m) }

func build(ctx context.Context, options compile.Options) error {
	builder, err := compile.New(options)
	if err != nil {
		return err
	}
	defer builder.Close()
	_, err = builder.Build(ctx)
	return err
}

func published(t *testing.T) *publication {
	t.Helper()
	folder, site := testkit.Site(t, testkit.SmallSite)
	p := &publication{t: t, folder: folder, options: compile.Options{Site: site, Out: filepath.Join(folder, "out"),
		Cache: filepath.Join(folder, "cache")}}
	seed.Fill(t, p.options.Cache)
	p.build()
	return p
}

func (p *publication) build() {
	p.t.Helper()
	if err := build(p.t.Context(), p.options); err != nil {
		p.t.Fatal(err)
	}
}

// lie puts a whole record of other content in the place of one, and publishes what comes of it.
func (p *publication) lie(kind, key string, content []byte) {
	p.t.Helper()
	steps, err := cache.OpenWork(p.options.Site, p.options.Cache)
	if err != nil {
		p.t.Fatal(err)
	}
	if _, known := steps.Get(kind, key); !known {
		p.t.Fatalf("no step %s was kept", kind)
	}
	if err := errors.Join(steps.Put(kind, key, content), steps.Close(), os.RemoveAll(p.options.Out)); err != nil {
		p.t.Fatal(err)
	}
	p.build()
}

// differing are the problems by the file below the published folder.
func (p *publication) differing() map[string]diag.Problem {
	p.t.Helper()
	_, err := Run(p.t.Context(), p.options)
	var failure diag.Failure
	if err != nil && !errors.As(err, &failure) {
		p.t.Fatal(err)
	}
	found := map[string]diag.Problem{}
	for _, problem := range failure.Problems {
		name, err := filepath.Rel(p.options.Out, problem.File)
		if err != nil || found[name].File != "" {
			p.t.Errorf("%+v", problem)
		}
		found[name] = problem
	}
	return found
}

func TestAnHonestCachePasses(t *testing.T) {
	t.Parallel()
	p := published(t)
	if found := p.differing(); len(found) > 0 {
		t.Errorf("%+v", found)
	}
	t.Run("files that somebody changed, removed and added", func(t *testing.T) {
		file := func(name string) string { return filepath.Join(p.options.Out, name) }
		text, err := os.ReadFile(file("lib/guide/index.html"))
		if err != nil {
			t.Fatal(err)
		}
		text = []byte(strings.Replace(string(text), "</html>", "</html>\n<!-- mine -->", 1))
		err = errors.Join(os.WriteFile(file("lib/guide/index.html"), text, 0o644), os.Remove(file("robots.txt")),
			os.WriteFile(file("letter.txt"), nil, 0o644))
		if err != nil {
			t.Fatal(err)
		}
		found := p.differing()
		if len(found) != 3 || found["letter.txt"].What == "" || found["robots.txt"].What == "" ||
			!strings.Contains(found["lib/guide/index.html"].Why, "“page html”") {
			t.Errorf("%+v", found)
		}
	})
}

func TestALyingCacheIsFound(t *testing.T) {
	t.Parallel()
	p := published(t)
	demo, err := os.ReadFile(filepath.Join(p.options.Site, "content/lib/react-one/demos/Counter.tsx"))
	if err != nil {
		t.Fatal(err)
	}
	record, err := json.Marshal(map[string]string{"JS": "export default 'a lie';\n"})
	if err != nil {
		t.Fatal(err)
	}
	p.lie("javascript", javaScriptKey(t, p.options.Site, demo), record)
	found := p.differing()
	page := found["lib/react-one/index.html"]
	if !strings.Contains(page.Why, "“page html”") || page.Line == 0 || !strings.Contains(page.What, "at byte ") {
		t.Errorf("the page: %+v", page)
	}
	if lied := found["lib/react-one/demos/Counter.js.html"]; len(found) == 0 || found["index.html"].File != "" {
		t.Errorf("%+v, and of the rest %+v", lied, found)
	}
}

func TestALyingCompressionIsFound(t *testing.T) {
	t.Parallel()
	p := published(t)
	page, err := os.ReadFile(filepath.Join(p.options.Out, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	p.lie("brotli", cache.Sum(page)+" brotli 5", []byte("no brotli"))
	found := p.differing()
	if lied := found["index.html.br"]; len(found) != 1 || !strings.Contains(lied.Why, "“brotli”") || lied.Line != 0 &&
		lied.Excerpt == "" {
		t.Errorf("%+v", found)
	}
}

// javaScriptKey is the key under which the JavaScript of a demo is kept.
func javaScriptKey(t *testing.T, site string, demo []byte) string {
	t.Helper()
	version := format.Version(filepath.Dir(site))
	if version == "" {
		t.Fatal("the formatter is not installed")
	}
	return cache.Key("javascript", cache.Sum([]byte(version)), cache.Sum(demo))
}
