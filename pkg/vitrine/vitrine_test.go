package vitrine_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/pkg/vitrine"
)

// releases is a block that shows a component of the site, or fails in either of its functions.
func releases(key string) vitrine.Block {
	return vitrine.NewBlock(vitrine.BlockKind[string]{
		Key: key,
		Parse: func(values map[string]any) (string, error) {
			version, ok := values[key].(string)
			if !ok {
				return "", vitrine.Problem{What: "This release has no version.", Why: "It has no name then.",
					Fix: "Write one."}
			}
			return version, nil
		},
		Render: func(page vitrine.Page, version string) (vitrine.Content, error) {
			switch version {
			case "0":
				return vitrine.Content{}, fmt.Errorf("No release 0 is known on %s.", page.Path)
			case "html":
				return vitrine.Content{HTML: "<p>Plain <!--b:0--></p>"}, nil
			case "none":
				return vitrine.Content{Component: "Missing"}, nil
			}
			return vitrine.Content{Component: "Note", Props: map[string]any{"version": version}}, nil
		},
		Anchors: func(version string) []string { return []string{"release-" + strings.ReplaceAll(version, ".", "-")} },
	})
}

// optionsOf are those of a site folder, with room for output and cache beside it.
func optionsOf(folder string) vitrine.Options {
	return vitrine.Options{Site: filepath.Join(folder, "site"), Out: filepath.Join(folder, "dist"),
		Cache: filepath.Join(folder, "cache"), Blocks: []vitrine.Block{releases("release")}}
}

func TestBuildWithOwnBlocksAndOutputs(t *testing.T) {
	folder := siteFolder(t, "site.txtar")
	options := optionsOf(folder)
	var pages []vitrine.PublishedPage
	options.Outputs = []vitrine.Output{vitrine.File("/data/pages.txt", func(site vitrine.Site) ([]byte, error) {
		pages = site.Pages
		return []byte(site.Name + " " + site.URL), nil
	})}
	stages := make(chan string, 1000)
	options.Progress = func(stage string, _, _ int) { stages <- stage }
	report, err := vitrine.Build(context.Background(), options)
	if err != nil {
		t.Fatal(err)
	}
	if report.Pages != 2 || report.Files == 0 || report.Took == 0 || len(stages) == 0 {
		t.Errorf("%+v after %d calls of Progress", report, len(stages))
	}
	if text := read(t, folder, "dist", "data", "pages.txt"); text != "Two pages https://docs.example" {
		t.Errorf("the own output is %q", text)
	}
	want := vitrine.PublishedPage{Page: vitrine.Page{File: "content/guide/index.md", Path: "/guide/", Language: "en",
		ProductID: "guide"}, Address: "/guide/", Title: "Guide", Description: pages[1].Description,
		Markdown: "/guide/index.md"}
	if len(pages) != 2 || pages[1] != want || !strings.HasPrefix(want.Description, "A page with a block ") {
		t.Errorf("the output sees %+v, want %+v", pages, want)
	}
	if page := read(t, folder, "dist", "guide", "index.html"); !strings.Contains(page, "Note on 1.2.0</aside>") {
		t.Error("the component is not on the page")
	}
	if text := read(t, folder, "dist", "guide", "index.md"); !strings.Contains(text, `{{"release": "1.2.0"}}`) {
		t.Errorf("a block without Markdown does not keep its source: %s", text)
	}

	t.Run("problems", func(t *testing.T) { problemsOfDirectives(t, folder, options) })
	t.Run("outputs", func(t *testing.T) { refusedOutputs(t, options) })
	t.Run("dev", func(t *testing.T) { devMode(t, folder, options) })
}

// problemsOfDirectives breaks a page in four ways, and sees one build tell all four.
func problemsOfDirectives(t *testing.T, folder string, options vitrine.Options) {
	guide := "---\ndescription: " + strings.Repeat("A page. ", 10) + "\n---\n\n# Guide\n\n"
	page := filepath.Join(folder, "site", "content", "guide", "index.md")
	before := read(t, page)
	defer write(t, page, before)
	write(t, page, guide+`{{"release": 1}}`+"\n\n"+`{{"release": "0"}}`+"\n\n"+`{{"release": "none"}}`+"\n\n"+
		`{{"release": "html"}}`+"\n")
	_, err := vitrine.Build(context.Background(), options)
	var failure vitrine.Failure
	if !errors.As(err, &failure) {
		t.Fatalf("the error is %v", err)
	}
	told := map[string]vitrine.Problem{}
	for _, p := range failure.Problems {
		told[p.What] = p
	}
	for _, want := range []vitrine.Problem{
		{Line: 7, Excerpt: `{{"release": 1}}`, What: "This release has no version.", Why: "It has no name then.",
			Fix: "Write one."},
		{Line: 9, Excerpt: `{{"release": "0"}}`, What: "No release 0 is known on /guide/.",
			Fix: `Mend the directive "release".`},
		{Line: 11, Excerpt: `{{"release": "none"}}`,
			What: `The site has no component "Missing", which the block "release" shows.`,
			Why:  "The page would have a hole there.", Fix: "Write components/Missing.tsx."},
	} {
		want.File = "content/guide/index.md"
		if told[want.What] != want {
			t.Errorf("missing %+v in %+v", want, failure.Problems)
		}
	}
	if text := err.Error(); !strings.HasPrefix(text, "content/") || !strings.HasSuffix(text, " more)") {
		t.Errorf("the error reads %q", text)
	}
	// The link of the home page is dead as well, without its anchor; the block of plain HTML is in order.
	if len(told) != 4 {
		t.Errorf("%d problems instead of 4: %v", len(told), told)
	}
	if text := read(t, folder, "dist", "guide", "index.html"); !strings.Contains(text, "1.2.0</aside>") {
		t.Error("what was published before is gone")
	}
}

// addresses is an output that lists what a test wants.
type addresses struct {
	list []string
	err  error
}

func (a addresses) Match(address string) bool { return !strings.HasPrefix(address, "/unmatched") }

func (a addresses) List(vitrine.Site) ([]string, error) { return a.list, nil }

func (a addresses) Content(context.Context, vitrine.Site, string) ([]byte, error) {
	return []byte("own"), a.err
}

func refusedOutputs(t *testing.T, options vitrine.Options) {
	for address, want := range map[string]string{
		"data.txt":        "does not begin with a slash",
		"/data/":          "is that of a page",
		"/a/../../b.txt":  "is no plain path",
		"/assets/x.js":    "browsers keep files forever",
		"/unmatched.txt":  "its Match is false for it",
		"/sitemap.xml":    "two outputs publish /sitemap.xml",
		"/sw.js":          "two outputs publish /sw.js",
		"/data/pages.txt": "two outputs publish /data/pages.txt",
	} {
		options := options
		options.Outputs = append([]vitrine.Output{addresses{list: []string{address}}}, options.Outputs...)
		if _, err := vitrine.Build(context.Background(), options); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", address, err, want)
		}
	}
	options.Outputs = []vitrine.Output{addresses{[]string{"/data.txt"}, vitrine.Problem{What: "No data.",
		Fix: "Add some."}}}
	_, err := vitrine.Build(context.Background(), options)
	var failure vitrine.Failure
	if !errors.As(err, &failure) || failure.Problems[0].What != "No data." || failure.Problems[0].Fix != "Add some." {
		t.Errorf("a problem of an output becomes %v", err)
	}
}

// devMode asks dev mode for the same files.
func devMode(t *testing.T, folder string, options vitrine.Options) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	log, lines := io.Pipe()
	options.Log = lines
	ended := make(chan error, 1)
	go func() { ended <- vitrine.Dev(ctx, options, "127.0.0.1:0") }()
	reader := bufio.NewReader(log)
	line, err := reader.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	go io.Copy(io.Discard, reader)
	_, origin, _ := strings.Cut(line, "Dev mode: ")
	origin, _, _ = strings.Cut(origin, "/ ")
	everyFile(t, origin, options.Out)
	for address, want := range map[string]string{
		"/data/pages.txt": read(t, folder, "dist", "data", "pages.txt"),
		"/guide/":         "Note on 1.2.0</aside>",
	} {
		if text := get(t, origin+address); !strings.Contains(text, want) {
			t.Errorf("%s lacks %s:\n%.2000s", address, want, text)
		}
	}
	stop()
	endsWithContext(t, ended)
}

// everyFile asks dev mode for all that was published, pages last: it must not depend on what was looked at before.
func everyFile(t *testing.T, origin, out string) {
	var scripts int
	err := filepath.WalkDir(out, func(file string, entry fs.DirEntry, err error) error {
		below, _ := filepath.Rel(out, file)
		if hidden := strings.HasPrefix(below, ".") && below != "."; err != nil || entry.IsDir() || hidden ||
			slices.Contains([]string{".br", ".gz", ".html"}, filepath.Ext(file)) {
			return err
		}
		if strings.HasPrefix(filepath.Base(below), "note-") {
			scripts++
		}
		response, err := http.Get(origin + "/" + filepath.ToSlash(below))
		if err != nil {
			return err
		}
		defer response.Body.Close()
		if response.StatusCode != http.StatusOK {
			t.Errorf("dev mode answers %s with %s", below, response.Status)
		}
		return nil
	})
	if err != nil || scripts == 0 {
		t.Errorf("%d scripts of components: %v", scripts, err)
	}
}

func endsWithContext(t *testing.T, ended <-chan error) {
	t.Helper()
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("dev mode ends with %v", err)
		}
	case <-time.After(time.Minute):
		t.Error("dev mode does not end with its context")
	}
}

func get(t *testing.T, address string) string {
	t.Helper()
	response, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestWrongOptions: each is refused before any work, with the way out.
func TestWrongOptions(t *testing.T) {
	complete := func(change func(*vitrine.Options)) vitrine.Options {
		options := vitrine.Options{Site: "site", Out: "dist"}
		change(&options)
		return options
	}
	blocks := func(list ...vitrine.Block) vitrine.Options {
		return complete(func(o *vitrine.Options) { o.Blocks = list })
	}
	for want, options := range map[string]vitrine.Options{
		"Options.Site names no folder":             complete(func(o *vitrine.Options) { o.Site = "" }),
		"Options.Out names no folder":              complete(func(o *vitrine.Options) { o.Out = "" }),
		"a block has no key":                       blocks(releases("")),
		"lacks Parse or Render":                    blocks(vitrine.NewBlock(vitrine.BlockKind[int]{Key: "x"})),
		`two kinds of blocks have the key "demo"`:  blocks(releases("demo")),
		`two kinds of blocks have the key "twice"`: blocks(releases("twice"), releases("twice")),
	} {
		if _, err := vitrine.Build(context.Background(), options); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error is %v, want %s", err, want)
		}
	}
	if err := vitrine.Dev(context.Background(), vitrine.Options{}, "127.0.0.1:0"); err == nil {
		t.Error("dev mode starts without a site")
	}
	untrusted := complete(func(o *vitrine.Options) { o.Untrusted = true })
	if err := vitrine.Dev(context.Background(), untrusted, "127.0.0.1:0"); err == nil ||
		!strings.Contains(err.Error(), "Options.Untrusted is for Build") {
		t.Errorf("dev mode of a stranger's site ends with %v", err)
	}
}

func TestErrorsOfProblems(t *testing.T) {
	problem := vitrine.Problem{File: "a.md", Line: 3, What: "Wrong."}
	warning := vitrine.Problem{Severity: vitrine.Warning, What: "Odd."}
	for want, err := range map[string]error{
		"Wrong.":                      vitrine.Problem{What: "Wrong."},
		"a.md:3: Wrong.":              vitrine.Failure{Problems: []vitrine.Problem{warning, problem}},
		"a.md:3: Wrong. (and 1 more)": vitrine.Failure{Problems: []vitrine.Problem{problem, {File: "b.md"}}},
	} {
		if err.Error() != want {
			t.Errorf("%q, want %q", err, want)
		}
	}
}

// TestBuildAll: several sites share what they can, and one with a problem keeps no other from being published.
func TestBuildAll(t *testing.T) {
	folder := siteFolder(t, "site.txtar")
	for _, name := range []string{"second", "third"} {
		if err := os.CopyFS(filepath.Join(folder, name), os.DirFS(filepath.Join(folder, "site"))); err != nil {
			t.Fatal(err)
		}
	}
	write(t, filepath.Join(folder, "second", "content", "guide", "index.md"), "---\ndescription: A page with a dead link.\n---\n\n"+
		"# Guide\n\n## Release {#release-1-2-0}\n\n[Nowhere](/nowhere/)\n")
	write(t, filepath.Join(folder, "third", "content", "index.md"), "---\ndescription: The third of three sites.\n---\n\n# Third\n")
	var all []vitrine.Options
	for _, name := range []string{"site", "second", "third"} {
		options := optionsOf(folder)
		options.Site, options.Out, options.Cache = filepath.Join(folder, name), filepath.Join(folder, "dist", name), ""
		options.Browser = "none"
		all = append(all, options)
	}
	outcomes, err := vitrine.BuildAll(context.Background(), all...)
	if err != nil || len(outcomes) != 3 {
		t.Fatalf("%+v, %v", outcomes, err)
	}
	var failure vitrine.Failure
	if !errors.As(outcomes[1].Err, &failure) || outcomes[1].Site != all[1].Site ||
		!strings.Contains(failure.Error(), "/nowhere/") {
		t.Errorf("of the site with a problem came %+v", outcomes[1])
	}
	for i, title := range map[int]string{0: "Two pages", 2: "Third"} {
		if page := read(t, all[i].Out, "index.html"); outcomes[i].Err != nil || !strings.Contains(page, title+"</h1>") {
			t.Errorf("%s: %v, and its page lacks %q", all[i].Site, outcomes[i].Err, title)
		}
	}
	if first, third := outcomes[0].Report.Steps, outcomes[2].Report.Steps; third == 0 || third*2 > first {
		t.Errorf("the first site takes %d steps, and the last one still %d", first, third)
	}
	if _, err := os.Stat(filepath.Join(all[1].Out, "index.html")); err == nil {
		t.Error("the site with a problem is published")
	}
	t.Run("a folder in another one is refused", func(t *testing.T) {
		_, err := vitrine.BuildAll(t.Context(), vitrine.Options{Site: "docs", Out: "dist"},
			vitrine.Options{Site: "handbook", Out: "dist/handbook"})
		if err == nil || !strings.Contains(err.Error(), "into dist and dist/handbook, and one would replace the other") {
			t.Errorf("%v", err)
		}
	})
	t.Run("a context that has ended builds none", func(t *testing.T) {
		ended, end := context.WithCancel(context.Background())
		end()
		outcomes, err := vitrine.BuildAll(ended, all...)
		if err != nil || !errors.Is(outcomes[0].Err, context.Canceled) ||
			!errors.Is(outcomes[2].Err, context.Canceled) {
			t.Errorf("%+v, %v", outcomes, err)
		}
	})
}
