package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"vitrine/internal/testkit"
)

// servedBuild is a “build --serve” that can be held where it prints a certain text.
type servedBuild struct {
	t          *testing.T
	folder     string // of the site, its cache and the output folder
	site, out  string
	holdAt     string        // "" holds nothing
	held, goOn chan struct{} // closed when the build is held, and to let it go on
	stop       func()

	mu    sync.Mutex
	news  *sync.Cond // something was printed, or the build has ended
	said  bytes.Buffer
	code  int
	ended bool
}

// Write implements io.Writer: the build prints here, and waits here while it is held.
func (b *servedBuild) Write(text []byte) (int, error) {
	b.mu.Lock()
	b.said.Write(text)
	b.news.Broadcast()
	b.mu.Unlock()
	if b.holdAt != "" && strings.Contains(string(text), b.holdAt) {
		close(b.held)
		<-b.goOn
	}
	return len(text), nil
}

// serveBuild begins to build a site in a folder.
func serveBuild(t *testing.T, folder, holdAt string) *servedBuild {
	t.Helper()
	b := &servedBuild{t: t, folder: folder, site: filepath.Join(folder, "site"), out: filepath.Join(folder, "out"),
		holdAt: holdAt, held: make(chan struct{}), goOn: make(chan struct{})}
	b.news = sync.NewCond(&b.mu)
	ctx, stop := context.WithCancel(context.Background())
	b.stop = stop
	t.Cleanup(stop)
	go func() {
		code := run(ctx, []string{"build", "--site", b.site, "--out", b.out, "--cache", filepath.Join(folder, "cache"),
			"--browser", "none", "--serve", "127.0.0.1:0"}, b, b)
		b.mu.Lock()
		defer b.mu.Unlock()
		b.code, b.ended = code, true
		b.news.Broadcast()
	}()
	return b
}

// printed waits until a text was printed.
func (b *servedBuild) printed(pattern *regexp.Regexp) string {
	b.t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	for {
		if found := pattern.FindString(b.said.String()); found != "" {
			return found
		}
		if b.ended {
			b.t.Fatalf("the build ended with code %d before it printed %s:\n%s", b.code, pattern, &b.said)
		}
		b.news.Wait()
	}
}

// end stops the build and returns its exit code, and all that it printed.
func (b *servedBuild) end() (code int, said string) {
	b.stop()
	b.mu.Lock()
	defer b.mu.Unlock()
	for !b.ended {
		b.news.Wait()
	}
	return b.code, b.said.String()
}

var (
	servedAddress = regexp.MustCompile(`http://[^/]+`)
	servedFolder  = regexp.MustCompile(`(?m)^Serving .+\n`)
)

func (b *servedBuild) get(path string) (status int, body string, err error) {
	answer, err := http.Get(b.printed(servedAddress) + path)
	if err != nil {
		return 0, "", err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	return answer.StatusCode, string(text), err
}

// ask asks without pause for what each build of the small site has, until done is closed. No request may fail.
func (b *servedBuild) ask(done chan struct{}) *sync.WaitGroup {
	var readers sync.WaitGroup
	for _, path := range []string{"/", "/lib/guide/", "/search/core.json"} {
		readers.Go(func() {
			for {
				if status, body, err := b.get(path); err != nil || status != http.StatusOK || body == "" {
					b.t.Errorf("%s was answered with %d: %v", path, status, err)
				}
				select {
				case <-done:
					return
				default:
				}
			}
		})
	}
	return &readers
}

// TestBuildServesPagesBeforeItIsDone: while the build is held before it publishes, pages are made on demand. After it,
// the published files are answered, and no request in between fails. Another build finds the folder up to date, and
// serves it at once.
func TestBuildServesPagesBeforeItIsDone(t *testing.T) {
	folder, _ := testkit.Site(t, "internal/compile/testdata/site")
	b := serveBuild(t, folder, stages["publish"])
	<-b.held
	status, page, err := b.get("/lib/react-one/")
	if err != nil || status != http.StatusOK || !strings.Contains(page, "/@vitrine/client.js") {
		t.Errorf("on demand, a page is answered with %d, %v and %.200s", status, err, page)
	}
	if _, err := os.Stat(b.out); err == nil {
		t.Error("the site was published before a page was asked for")
	}
	done := make(chan struct{})
	readers := b.ask(done)
	close(b.goOn)
	b.printed(servedFolder)
	close(done)
	readers.Wait()
	b.answersWhatWasPublished()
	if code, said := b.end(); code != exitDone || !strings.Contains(said, "Ready: http://") {
		t.Errorf("exit code %d\n%s", code, said)
	}
	again := serveBuild(t, folder, "")
	again.printed(servedFolder)
	again.answersWhatWasPublished()
	if code, said := again.end(); code != exitDone || strings.Contains(said, "Ready:") ||
		!strings.Contains(said, " 0 steps executed") {
		t.Errorf("a site that is up to date: exit code %d\n%s", code, said)
	}
}

func (b *servedBuild) answersWhatWasPublished() {
	b.t.Helper()
	for _, name := range []string{"index.html", "lib/react-one/index.html", "search/core.json"} {
		want, err := os.ReadFile(filepath.Join(b.out, name))
		if err != nil {
			b.t.Fatal(err)
		}
		status, got, err := b.get("/" + strings.TrimSuffix(name, "index.html"))
		if err != nil || status != http.StatusOK || got != string(want) {
			b.t.Errorf("%s is not answered as it was published: %d %v %.100s", name, status, err, got)
		}
	}
}

// TestBuildThatFailsServesOnDemand: the problem is printed, its page shows it, other pages are answered, and the exit
// code is that of the build.
func TestBuildThatFailsServesOnDemand(t *testing.T) {
	folder, site := testkit.Site(t, "internal/compile/testdata/site")
	page := filepath.Join(site, "content/lib/guide/index.md")
	text := "---\ndescription: A page.\n---\n\n# Guide\n\nSee [nowhere](/lib/no/).\n"
	if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	b := serveBuild(t, folder, "")
	b.printed(regexp.MustCompile(`Nothing was published\. http://.+\n`))
	b.printed(regexp.MustCompile(`content/lib/guide/index\.md:7`))
	status, body, err := b.get("/lib/react-one/")
	if err != nil || status != http.StatusOK || !strings.Contains(body, "<h1") {
		t.Errorf("a page without problems is answered with %d, %v and %.200s", status, err, body)
	}
	var view struct{ Problems []struct{ File string } }
	_, body, err = b.get("/@vitrine/page?path=/lib/guide/")
	if err != nil || json.Unmarshal([]byte(body), &view) != nil || len(view.Problems) != 1 {
		t.Errorf("the page with a problem shows %v %.200s", err, body)
	}
	if code, said := b.end(); code != exitProblems {
		t.Errorf("exit code %d\n%s", code, said)
	}
	if _, err := os.Stat(b.out); err == nil {
		t.Error("a site with problems was published")
	}
}
