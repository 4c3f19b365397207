package devserver

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

func (s *site) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /@vitrine/client.js", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		io.WriteString(w, client)
	})
	mux.HandleFunc("GET /@vitrine/events", s.events)
	mux.HandleFunc("GET /@vitrine/page", s.page)
	mux.HandleFunc("GET /", s.file)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		select {
		case <-s.ready:
			mux.ServeHTTP(w, r)
		case <-r.Context().Done():
		}
	})
}

// view is what the author sees at one address.
type view struct {
	Version  int            `json:"version"`
	HTML     string         `json:"html"`     // the last good page, "" when there was none yet
	Problems []diag.Problem `json:"problems"` // why it is not the newest
	Failed   string         `json:"failed"`   // what went wrong outside of the site
	answer   compile.Answer
	missing  bool
}

// look at one address as it is now.
func (s *site) view(r *http.Request, address string) view {
	s.mu.RLock()
	v := view{Version: s.version, HTML: string(s.good[address])}
	live, failed := s.live, s.failed
	s.mu.RUnlock()
	if failed == nil {
		v.answer, failed = live.Get(r.Context(), address)
	}
	if v.missing = errors.Is(failed, fs.ErrNotExist); v.missing {
		return v
	}
	v.Problems, v.Failed = problemsOf(failed)
	if failed == nil {
		v.Problems = v.answer.Problems
	}
	v.Problems = diag.Under(s.options.Site, v.Problems)
	if v.answer.Page && len(v.answer.Content) > 0 {
		v.HTML = string(v.answer.Content)
		s.mu.Lock()
		s.good[address] = v.answer.Content
		s.mu.Unlock()
	}
	return v
}

// page answers the script of an open page.
func (s *site) page(w http.ResponseWriter, r *http.Request) {
	v := s.view(r, r.URL.Query().Get("path"))
	if v.missing {
		v.HTML = ""
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(v)
}

// file answers everything that the published site would.
func (s *site) file(w http.ResponseWriter, r *http.Request) {
	v := s.view(r, r.URL.Path)
	status := http.StatusOK
	if v.missing {
		if !strings.HasSuffix(r.URL.Path, "/") && path.Ext(r.URL.Path) == "" {
			http.Redirect(w, r, r.URL.Path+"/", http.StatusTemporaryRedirect)
			return
		}
		status = http.StatusNotFound
		v = s.view(r, vitrine.NotFoundPath)
	}
	if !v.answer.Page && len(v.answer.Content) > 0 {
		if strings.HasPrefix(r.URL.Path, "/assets/") {
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable") // names change with the content
		}
		w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(r.URL.Path)))
		w.Write(v.answer.Content)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	w.Write(withClient([]byte(v.HTML), v.Version))
}

// withClient adds the script that follows the edits.
func withClient(page []byte, version int) []byte {
	if len(page) == 0 {
		page = []byte(`<!doctype html><html lang="en"><title>Vitrine</title><body></body></html>`)
	}
	script := fmt.Appendf(nil, `<script src="/@vitrine/client.js" id="vitrine-client" data-version="%d"></script>`,
		version)
	end := bytes.LastIndex(page, []byte("</body>"))
	if end < 0 {
		end = len(page)
	}
	return append(append(append([]byte{}, page[:end]...), script...), page[end:]...)
}

// events tells an open page of each edit.
func (s *site) events(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	news := make(chan int, 1)
	s.mu.Lock()
	s.listeners[news] = true
	news <- s.version
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		delete(s.listeners, news)
		s.mu.Unlock()
	}()
	control := http.NewResponseController(w)
	for {
		select {
		case <-r.Context().Done():
			return
		case version := <-news:
			fmt.Fprintf(w, "data: %d\n\n", version)
			if control.Flush() != nil {
				return
			}
		}
	}
}
