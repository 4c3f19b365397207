package releases

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// registry is a small one on this machine, for a client that must not ask another.
type registry struct {
	packages map[string]map[string]packed // by name and version
	mu       sync.Mutex
	asked    []string // tarballs, in order
	dated    bool     // dates are those of publication
}

type packed struct {
	manifest map[string]any
	files    map[string]string
}

func (r *registry) publish(name, version string, manifest map[string]any, files map[string]string) {
	full := map[string]any{"name": name, "version": version, "types": "index.d.ts"}
	maps.Copy(full, manifest)
	if r.packages == nil {
		r.packages = map[string]map[string]packed{}
	}
	if r.packages[name] == nil {
		r.packages[name] = map[string]packed{}
	}
	r.packages[name][version] = packed{full, files}
}

// start serves the registry, and makes it that of the client.
func (r *registry) start(t *testing.T) {
	t.Helper()
	server := httptest.NewServer(r)
	t.Cleanup(server.Close)
	t.Setenv("npm_config_registry", server.URL+"/")
	t.Setenv("npm_config_cache", t.TempDir())
	t.Setenv("npm_config_userconfig", t.TempDir()+"/npmrc")
}

func (r *registry) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	path, err := url.PathUnescape(strings.TrimPrefix(request.URL.EscapedPath(), "/"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if name, file, ok := strings.Cut(path, "/-/"); ok {
		r.mu.Lock()
		r.asked = append(r.asked, name+"@"+file)
		r.mu.Unlock()
		version := strings.TrimSuffix(file, ".tgz")
		if _, err := w.Write(tarballOf(r.packages[name][version])); err != nil {
			panic(err)
		}
		return
	}
	releases, ok := r.packages[path]
	if !ok {
		http.NotFound(w, request)
		return
	}
	order := slices.SortedFunc(maps.Keys(releases), compareVersions)
	versions, times := map[string]any{}, map[string]string{}
	for i, version := range order {
		manifest := maps.Clone(releases[version].manifest)
		manifest["dist"] = map[string]string{"tarball": fmt.Sprintf("http://%s/%s/-/%s.tgz", request.Host, path, version)}
		versions[version] = manifest
		day := i
		if !r.dated {
			day = len(order) - i // as a mirror has them that took the newest in first
		}
		times[version] = time.Date(2020, 1, 1+day, 0, 0, 0, 0, time.UTC).Format(time.RFC3339)
	}
	if err := json.NewEncoder(w).Encode(map[string]any{"name": path, "versions": versions, "time": times,
		"dist-tags": map[string]string{"latest": order[len(order)-1]}}); err != nil {
		panic(err)
	}
}

// tarballOf packs as npm pack does.
func tarballOf(p packed) []byte {
	text, err := json.Marshal(p.manifest)
	if err != nil {
		panic(err)
	}
	files := maps.Clone(p.files)
	if files == nil {
		files = map[string]string{}
	}
	files["package.json"] = string(text)
	var out bytes.Buffer
	zipped := gzip.NewWriter(&out)
	archive := tar.NewWriter(zipped)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := archive.WriteHeader(&tar.Header{Name: "package/" + name, Mode: 0o644,
			Size: int64(len(files[name]))}); err != nil {
			panic(err)
		}
		if _, err := archive.Write([]byte(files[name])); err != nil {
			panic(err)
		}
	}
	if err := archive.Close(); err != nil {
		panic(err)
	}
	if err := zipped.Close(); err != nil {
		panic(err)
	}
	return out.Bytes()
}
