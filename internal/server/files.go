package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"strings"
	"time"
)

// files serves the folder. It opens the folder anew for each request, so that a build which replaces it is picked up
// at once and no request sees half of two.
type files struct{ root string }

// encodings are what a build writes beside each compressible file, best first.
var encodings = []struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

func (f *files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	root, err := os.OpenRoot(f.root)
	if err != nil {
		http.Error(w, "The site is not there at the moment.", http.StatusServiceUnavailable)
		return
	}
	defer root.Close()
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if hidden(name) {
		f.notFound(w, r, root)
		return
	}
	info, err := fs.Stat(root.FS(), orDot(name))
	switch {
	case err != nil:
		f.notFound(w, r, root)
	case info.IsDir() && !strings.HasSuffix(r.URL.Path, "/"):
		if _, err := fs.Stat(root.FS(), path.Join(orDot(name), "index.html")); err != nil {
			f.notFound(w, r, root)
			return
		}
		target := "/" + name + "/"
		if r.URL.RawQuery != "" {
			target += "?" + r.URL.RawQuery
		}
		http.Redirect(w, r, target, http.StatusMovedPermanently)
	case info.IsDir():
		f.file(w, r, root, path.Join(name, "index.html"), http.StatusOK)
	case strings.HasSuffix(r.URL.Path, "/"):
		f.notFound(w, r, root)
	default:
		f.file(w, r, root, name, http.StatusOK)
	}
}

func (f *files) notFound(w http.ResponseWriter, r *http.Request, root *os.Root) {
	f.file(w, r, root, "404.html", http.StatusNotFound)
}

// file answers with one file in the best encoding that the reader takes.
func (f *files) file(w http.ResponseWriter, r *http.Request, root *os.Root, name string, code int) {
	h := w.Header()
	h.Set("Vary", "Accept-Encoding")
	content, err := fs.ReadFile(root.FS(), name)
	if err != nil {
		http.Error(w, "404: there is nothing at this address.", http.StatusNotFound)
		return
	}
	for _, encoding := range encodings {
		if !accepts(r.Header.Get("Accept-Encoding"), encoding.name) {
			continue
		}
		if packed, err := fs.ReadFile(root.FS(), name+encoding.ending); err == nil {
			content = packed
			h.Set("Content-Encoding", encoding.name)
			break
		}
	}
	h.Set("Content-Type", contentType(name))
	if strings.HasPrefix(name, "assets/") {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	} else {
		h.Set("Cache-Control", "no-cache")
	}
	sum := sha256.Sum256(content)
	if code != http.StatusOK {
		w.WriteHeader(code)
		if r.Method != http.MethodHead {
			w.Write(content)
		}
		return
	}
	h.Set("ETag", `"`+hex.EncodeToString(sum[:12])+`"`)
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
}

// hidden says that a path is not for readers: dot files, and the encoded twins, which have no address of their own.
func hidden(name string) bool {
	for part := range strings.SplitSeq(name, "/") {
		if strings.HasPrefix(part, ".") {
			return true
		}
	}
	return strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz")
}

func orDot(name string) string {
	if name == "" {
		return "."
	}
	return name
}

// contentType is by name: what a build writes is known, and nothing is ever sniffed.
func contentType(name string) string {
	switch path.Ext(name) {
	case ".md", ".txt":
		return "text/plain; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	}
	if known := mime.TypeByExtension(path.Ext(name)); known != "" {
		return known
	}
	return "application/octet-stream"
}

// accepts reads an Accept-Encoding header: the coding is named, or "*" is, and its weight is not zero.
func accepts(header, coding string) bool {
	star := false
	for part := range strings.SplitSeq(header, ",") {
		name, parameters, _ := strings.Cut(part, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		zero := zeroWeight(parameters)
		if name == coding {
			return !zero
		}
		if name == "*" {
			star = !zero
		}
	}
	return star
}

func zeroWeight(parameters string) bool {
	_, value, ok := strings.Cut(strings.ReplaceAll(parameters, " ", ""), "q=")
	return ok && strings.Trim(value, "0.") == ""
}
