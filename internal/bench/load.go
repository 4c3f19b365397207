package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// loadResult is what one run of wrk counted.
type loadResult struct {
	requests int64
	rate     float64 // requests a second
	p99      time.Duration
	used     time.Duration // of the processors, by the load itself
}

// requestScript makes wrk ask for one path after another, each thread from a place of its own.
func requestScript(paths []string) string {
	var list strings.Builder
	for _, path := range paths {
		fmt.Fprintf(&list, "  %q,\n", path)
	}
	return "local paths = {\n" + list.String() + `}
wrk.headers["Accept-Encoding"] = "gzip"
local threads = 0
local requests = {}
function setup(thread)
  thread:set("place", threads * 7)
  threads = threads + 1
end
function init()
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path) end
end
function request()
  place = place % #requests + 1
  return requests[place]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("counted %d %d %d %d\n", summary.requests, summary.duration, latency:percentile(99), e.status + e.connect + e.read + e.write + e.timeout))
end
`
}

// load asks a server for as much as it can give, for a while.
func load(address, script string, during time.Duration) (loadResult, error) {
	command := exec.Command("wrk", "-t", fmt.Sprint(threads), "-c", fmt.Sprint(connections), "-d", during.String(),
		"--timeout", "30s", "-s", script, address)
	output, err := command.CombinedOutput()
	if err != nil {
		return loadResult{}, fmt.Errorf("wrk: %w\n%s", err, output)
	}
	_, counted, found := strings.Cut(string(output), "counted ")
	var requests, microseconds, p99, wrong int64
	if _, err := fmt.Sscan(counted, &requests, &microseconds, &p99, &wrong); err != nil || !found {
		return loadResult{}, fmt.Errorf("wrk counted nothing:\n%s", output)
	}
	if wrong > 0 {
		return loadResult{}, fmt.Errorf("%d of %d requests failed:\n%s", wrong, requests, output)
	}
	return loadResult{requests: requests, rate: float64(requests) / (float64(microseconds) / 1e6),
		p99:  time.Duration(p99) * time.Microsecond,
		used: command.ProcessState.UserTime() + command.ProcessState.SystemTime()}, nil
}

// pagesServed is how many pages of the site are asked for, each with what it loads.
const pagesServed = 60

var loadedByPage = regexp.MustCompile(`/assets/[\w./-]+\.(?:js|css)\b`)

// servedSite packs by gzip what a build leaves for releases, and says what to ask for.
func servedSite(to string) ([]string, error) {
	var pages []string
	err := filepath.WalkDir(to, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if entry.Name() == "index.html" {
			below, _ := filepath.Rel(to, filepath.Dir(path))
			pages = append(pages, strings.TrimSuffix("/"+filepath.ToSlash(below), ".")+"/")
		}
		if slices.Contains([]string{".html", ".js", ".css", ".json", ".svg"}, filepath.Ext(path)) {
			return pack(path)
		}
		return nil
	})
	if err != nil || len(pages) == 0 {
		return nil, fmt.Errorf("%s has no pages to serve: run make build (%v)", to, err)
	}
	var paths []string
	for i := 0; i < len(pages); i += max(1, len(pages)/pagesServed) {
		page := strings.ReplaceAll(pages[i], "//", "/")
		html, err := os.ReadFile(filepath.Join(to, filepath.FromSlash(page), "index.html"))
		if err != nil {
			return nil, err
		}
		loads := loadedByPage.FindAllString(string(html), -1)
		slices.Sort(loads)
		paths = append(append(paths, page), slices.Compact(loads)...)
	}
	return paths, nil
}

// pack writes the gzip variant of a file that has none.
func pack(path string) error {
	if _, err := os.Stat(path + ".gz"); err == nil {
		return nil
	}
	content, err := os.ReadFile(path)
	if err != nil || len(content) < 256 {
		return err
	}
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.DefaultCompression)
	w.Write(content)
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(path+".gz", packed.Bytes(), 0o644)
}
