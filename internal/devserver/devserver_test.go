package devserver

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"vitrine/internal/build"
	"vitrine/internal/testkit"
)

// author starts the writing mode over a copy of the small site, inside the checkout where its packages are found.
func author(t *testing.T) (address, site string) {
	t.Helper()
	folder, site := testkit.Site(t, "internal/build/testdata/site")
	builder, err := build.New(build.Options{Site: site, Cache: filepath.Join(folder, "cache")})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	reading, writing := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- Run(ctx, Options{Builder: builder, Site: site, Address: "127.0.0.1:0", Out: writing})
		writing.Close()
	}()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		builder.Close()
	})
	lines := bufio.NewScanner(reading)
	for lines.Scan() {
		if found := regexp.MustCompile(`http://[^/]+`).FindString(lines.Text()); found != "" {
			address = found
		}
		if strings.HasPrefix(lines.Text(), "Built") {
			break
		}
	}
	go io.Copy(io.Discard, reading)
	return address, site
}

func get(t *testing.T, url string) (int, string) {
	t.Helper()
	answer, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

func TestWritingMode(t *testing.T) {
	address, site := author(t)
	guide := filepath.Join(site, "content/lib/guide/index.md")
	if code, page := get(t, address+"/lib/guide/"); code != 200 || !strings.Contains(page, "Words, and") || !strings.Contains(page, "/@vitrine/client.js") {
		t.Fatalf("%d %.300s", code, page)
	}
	if code, _ := get(t, address+"/nowhere/"); code != 404 {
		t.Errorf("a page that is not there answers %d", code)
	}
	ctx, stop := context.WithTimeout(context.Background(), 30*time.Second)
	defer stop()
	request, _ := http.NewRequestWithContext(ctx, "GET", address+"/@vitrine/events", nil)
	events, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer events.Body.Close()
	news := bufio.NewScanner(events.Body)
	next := func() string {
		for news.Scan() {
			if data, ok := strings.CutPrefix(news.Text(), "data: "); ok {
				return data
			}
		}
		t.Fatal("the events ended")
		return ""
	}
	text, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	os.WriteFile(guide, []byte(strings.Replace(string(text), "Words", "[dead](/nowhere/) words", 1)), 0o644)
	if told := next(); !strings.Contains(told, "/nowhere/") || !strings.Contains(told, `"line":7`) {
		t.Errorf("told %s", told)
	}
	if _, page := get(t, address+"/lib/guide/"); !strings.Contains(page, "Words, and") {
		t.Error("the last good page is gone")
	}
	os.WriteFile(guide, []byte(strings.Replace(string(text), "Words", "Better words", 1)), 0o644)
	for told := next(); strings.Contains(told, "/nowhere/"); told = next() {
	}
	if _, page := get(t, address+"/lib/guide/"); !strings.Contains(page, "Better words") {
		t.Error("the new page is not there")
	}
}
