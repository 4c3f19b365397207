package server

import (
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"vitrine/internal/vitrine"
)

// onlyReading refuses everything but GET and HEAD: a static site takes no orders.
func onlyReading(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			refuse(w, "This address can only be read.", http.StatusMethodNotAllowed)
			return
		}
		next.ServeHTTP(w, r)
	})
}

var notStored = []string{"no-store"}

// refuse answers with an error, which no cache may keep.
func refuse(w http.ResponseWriter, text string, code int) {
	w.Header()["Cache-Control"] = notStored
	http.Error(w, text, code)
}

// mounted answers some paths, and all below them, by other handlers.
func mounted(next http.Handler, mounts map[string]http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if handler := mounts[r.URL.Path]; handler != nil {
			handler.ServeHTTP(w, r)
			return
		}
		if len(r.URL.Path) > 1 && r.URL.Path[1] == '-' { // the one place where things are that are no files
			for path, handler := range mounts {
				if r.URL.Path == path || strings.HasPrefix(r.URL.Path, path+"/") {
					handler.ServeHTTP(w, r)
					return
				}
			}
		}
		next.ServeHTTP(w, r)
	})
}

var (
	strictPolicy   = []string{vitrine.StrictPolicy}
	strictSecurity = []string{"max-age=63072000; includeSubDomains"}
)

// always are the headers of every answer, in the form in which they are set without an allocation.
var always = func() (made struct {
	names  []string
	values [][]string
}) {
	for _, h := range vitrine.SecurityHeaders {
		made.names = append(made.names, http.CanonicalHeaderKey(h.Name))
		made.values = append(made.values, []string{h.Value})
	}
	return made
}()

var closing = []string{"close"}

// secured sets the headers that every answer carries. A connection ends with a request whose body comes in pieces:
// where two lengths were named, a proxy in front may have believed the other one, and would take what follows for the
// answer to somebody else (RFC 9112, section 6.1).
func secured(next http.Handler, overTLS bool) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		if len(r.TransferEncoding) > 0 && r.ProtoMajor == 1 {
			h["Connection"] = closing
		}
		secure(h, overTLS)
		next.ServeHTTP(w, r)
	})
}

func secure(h http.Header, overTLS bool) {
	for i, name := range always.names {
		h[name] = always.values[i]
	}
	if overTLS {
		h["Strict-Transport-Security"] = strictSecurity
	}
}

// observed writes a line a request and counts it. Lines name no reader: no address, no query, no name below a mount.
func observed(next http.Handler, options *Options) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		started := clock()
		seen := statuses.Get().(*status)
		*seen = status{ResponseWriter: w}
		defer func() {
			if seen.code == 0 {
				seen.code = http.StatusOK
			}
			options.report(r.Method, r.URL.Path, seen.code, seen.bytes, time.Duration(clock()-started))
			seen.ResponseWriter = nil
			statuses.Put(seen)
		}()
		next.ServeHTTP(seen, r)
	})
}

func (o *Options) report(method, path string, status int, bytes int64, took time.Duration) {
	if o.Log != nil {
		o.Log.Info("request", "method", method, "path", shown(path), "status", status, "bytes", bytes, "took", took)
	}
	if o.Observe != nil {
		o.Observe(status, bytes, took)
	}
}

// shown is a path as the log has it. What stands below a mounted handler may name a reader.
func shown(path string) string {
	if rest, mounted := strings.CutPrefix(path, "/-/"); mounted {
		if name, _, below := strings.Cut(rest, "/"); below {
			return "/-/" + name + "/…"
		}
	}
	return path
}

// statuses are used again and again: a request that is answered from memory allocates nothing of ours.
var statuses = sync.Pool{New: func() any { return &status{} }}

// status remembers the code of an answer and its length.
type status struct {
	http.ResponseWriter
	code  int
	bytes int64
}

func (s *status) WriteHeader(code int) {
	if s.code == 0 || s.code < 200 {
		s.code = code
	}
	s.ResponseWriter.WriteHeader(code)
}

func (s *status) Write(content []byte) (int, error) {
	n, err := s.ResponseWriter.Write(content)
	s.bytes += int64(n)
	return n, err
}

// ReadFrom lets the system send a large file by itself.
func (s *status) ReadFrom(from io.Reader) (int64, error) {
	n, err := io.Copy(s.ResponseWriter, from)
	s.bytes += n
	return n, err
}

// Unwrap lets http.ResponseController reach the connection.
func (s *status) Unwrap() http.ResponseWriter { return s.ResponseWriter }
