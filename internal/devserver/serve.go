package devserver

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
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
		w.Header().Set("Content-Type", vitrine.ContentType("client.js"))
		io.WriteString(w, client)
	})
	mux.HandleFunc("GET /@vitrine/events", s.events)
	mux.HandleFunc("GET /@vitrine/page", s.page)
	mux.HandleFunc("POST /@vitrine/types", s.types)
	mux.HandleFunc("GET /", s.based(s.file))
	return secured(s.hosts.only(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-s.ready:
			mux.ServeHTTP(w, r)
		case <-r.Context().Done():
		}
	})))
}

// secured sets the headers that readers of the published site get, so that what they forbid fails while it is written.
func secured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for _, header := range vitrine.SecurityHeaders {
			w.Header().Set(header.Name, header.Value)
		}
		w.Header().Set("Cache-Control", "no-store")
		next.ServeHTTP(w, r)
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
func (s *site) view(ctx context.Context, address string) view {
	s.mu.RLock()
	v := view{Version: s.version, HTML: string(s.good[address])}
	live, failed := s.live, s.failed
	s.mu.RUnlock()
	if failed == nil {
		v.answer, failed = live.Get(ctx, address)
	}
	if v.missing = errors.Is(failed, fs.ErrNotExist); v.missing {
		return v
	}
	v.Problems, v.Failed = problemsOf(failed)
	if failed == nil {
		v.Problems = v.answer.Problems
		s.reportDemos(live, v.Problems)
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
	address, below := s.base(r.Context()).Within(r.URL.Query().Get("path"))
	if !below {
		address = vitrine.NotFoundPath
	}
	v := s.view(r.Context(), address)
	if v.missing {
		v.HTML = ""
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(v)
}

// file answers everything that the published site would.
func (s *site) file(w http.ResponseWriter, r *http.Request) {
	if s.markdown(w, r) {
		return
	}
	v := s.view(r.Context(), r.URL.Path)
	status := http.StatusOK
	if v.missing {
		if !strings.HasSuffix(r.URL.Path, "/") && path.Ext(r.URL.Path) == "" {
			http.Redirect(w, r, r.URL.Path+"/", http.StatusTemporaryRedirect)
			return
		}
		status = http.StatusNotFound
		v = s.view(r.Context(), vitrine.NotFoundPath)
	}
	if !v.answer.Page && len(v.answer.Content) > 0 {
		s.send(w, r.URL.Path, v.answer.Content)
		return
	}
	w.Header().Set("Content-Type", vitrine.HTMLType)
	w.WriteHeader(status)
	w.Write(withClient([]byte(v.HTML), v.Version))
}

// markdown answers a page's guessed address, /lib/button.md, and who prefers markdown at its own, as our server does.
func (s *site) markdown(w http.ResponseWriter, r *http.Request) bool {
	page, guessed := strings.CutSuffix(r.URL.Path, ".md")
	if guessed {
		page += "/"
	}
	guessed = guessed && !strings.HasSuffix(r.URL.Path, "/index.md")
	asked := strings.HasSuffix(r.URL.Path, "/") && vitrine.PrefersMarkdown(r.Header["Accept"])
	if !guessed && !asked {
		return false
	}
	address := vitrine.MarkdownPath(page)
	v := s.view(r.Context(), address)
	if len(v.answer.Content) == 0 {
		return false
	}
	if asked {
		w.Header().Set("Content-Location", address)
		w.Header().Set("Vary", "Accept")
	}
	s.send(w, address, v.answer.Content)
	return true
}

// send answers with a file that is no page.
func (s *site) send(w http.ResponseWriter, address string, content []byte) {
	if _, named := vitrine.AssetName(address); named {
		w.Header().Set("Cache-Control", vitrine.CacheForever)
	}
	kind := vitrine.ContentType(vitrine.OutputFile(address))
	if vitrine.WantsStrictPolicy(kind, content) {
		w.Header().Set("Content-Security-Policy", vitrine.StrictPolicy)
	}
	w.Header().Set("Content-Type", kind)
	w.Write(content)
}

// blank is shown where no page was good yet; all that it runs is our script.
const blank = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" ` +
	`content="default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'">` +
	`<title>Vitrine</title></head><body></body></html>`

// withClient adds the script that follows the edits.
func withClient(page []byte, version int) []byte {
	if len(page) == 0 {
		page = []byte(blank)
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
		case <-s.ended:
			return
		case version := <-news:
			fmt.Fprintf(w, "data: %d\n\n", version)
			if control.Flush() != nil {
				return
			}
		}
	}
}
