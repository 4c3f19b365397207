package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"sync/atomic"
	"testing"

	"golang.org/x/sys/unix"

	"vitrine/internal/testkit"
)

// TestReplacingTheFolderDropsNoRequest puts fifty new sites in the folder's place, each as a build does: both folders
// change places in one step, and the old one is deleted at once.
func TestReplacingTheFolderDropsNoRequest(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	p := start(t, "-root", site, "-quiet")
	readers := make([]*reader, 8)
	done := make(chan struct{})
	var wait sync.WaitGroup
	for i := range readers {
		readers[i] = &reader{client: newClient(t), address: "http://" + p.address, coding: []string{"", "gzip",
			"br"}[i%3]}
		wait.Go(func() { readers[i].read(t, done) })
	}
	for i := range 50 {
		version := fmt.Sprint("v", i)
		fresh := filepath.Join(t.TempDir(), "fresh")
		writeSite(t, fresh, version)
		if err := unix.Renameat2(unix.AT_FDCWD, fresh, unix.AT_FDCWD, site, unix.RENAME_EXCHANGE); err != nil {
			t.Fatalf("the file system of %s can't exchange folders: %v", site, err)
		}
		if err := os.RemoveAll(fresh); err != nil {
			t.Fatal(err)
		}
		for _, r := range readers {
			testkit.Eventually(t, "every reader sees "+version, func() bool {
				return r.seen.Load() == version ||
					t.Failed()
			})
		}
	}
	close(done)
	wait.Wait()
	pages := 0
	for _, r := range readers {
		pages += r.pages
	}
	t.Logf("%d pages were read", pages)
}

// TestAFolderThatIsMissingForAMoment is what two renames leave on file systems that can't exchange folders.
func TestAFolderThatIsMissingForAMoment(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	p := start(t, "-root", site, "-quiet")
	p.get(t, "/")
	if err := os.Rename(site, site+"-old"); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/", "/guide/", "/assets/app-one.js"} {
		if answer, _ := p.get(t, path); answer.StatusCode != 200 {
			t.Errorf("%s between two renames: %d", path, answer.StatusCode)
		}
	}
	writeSite(t, site, "two")
	testkit.Eventually(t, "the new folder is served", func() bool {
		_, body := p.get(t, "/")
		return version.FindString(
			body) == "Version two"
	})
	if answer, _ := p.get(t, "/assets/app-one.css"); answer.StatusCode != 200 {
		t.Errorf("a page of before asks for its styles: %d", answer.StatusCode)
	}
}

// TestALinkThatIsSwitched is how releases from elsewhere take each other's place.
func TestALinkThatIsSwitched(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	site, next := filepath.Join(folder, "site"), filepath.Join(folder, "next")
	for _, version := range []string{"one", "two"} {
		writeSite(t, filepath.Join(folder, version), version)
	}
	if err := os.Symlink("one", site); err != nil {
		t.Fatal(err)
	}
	p := start(t, "-root", site, "-quiet")
	p.get(t, "/")
	if err := os.Symlink("two", next); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(next, site); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, "the new release is served", func() bool {
		_, body := p.get(t,
			"/")
		return version.FindString(body) == "Version two"
	})
	if answer, _ := p.get(t, "/assets/app-one.css"); answer.StatusCode != 200 {
		t.Errorf("what no page of before names, of the folder that is still there: %d", answer.StatusCode)
	}
}

// reader loads a page and what it asks for, over and over.
type reader struct {
	client  *http.Client
	address string
	coding  string
	pages   int
	seen    atomic.Value // the version of the last page that was loaded whole
}

var (
	version = regexp.MustCompile(`Version (\w+)`)
	asset   = regexp.MustCompile(`/assets/app-(\w+)\.js`)
)

func (r *reader) read(t *testing.T, done <-chan struct{}) {
	for {
		select {
		case <-done:
			return
		default:
		}
		page := r.get(t, "/")
		named, loads := version.FindStringSubmatch(page), asset.FindStringSubmatch(page)
		if named == nil || loads == nil || named[1] != loads[1] {
			t.Errorf("no page of one version: %q", page)
			return
		}
		if script := r.get(t, loads[0]); script != "let version = '"+named[1]+"'" {
			t.Errorf("the page of %s got %q", named[1], script)
			return
		}
		r.pages++
		r.seen.Store(named[1])
	}
}

// get is a body, "" after anything that is not right.
func (r *reader) get(t *testing.T, path string) string {
	request, _ := http.NewRequest("GET", r.address+path, nil)
	request.Header.Set("Accept-Encoding", r.coding)
	answer, err := r.client.Do(request)
	if err != nil {
		t.Error(err)
		return ""
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != 200 {
		t.Errorf("%s: %d %v", path, answer.StatusCode, err)
	}
	return string(body)
}
