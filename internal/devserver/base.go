package devserver

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"vitrine/internal/vitrine"
)

// base is the path below which the site stands. It is asked for each time: the configuration may be edited.
func (s *site) base(ctx context.Context) vitrine.Base {
	s.mu.RLock()
	live := s.live
	s.mu.RUnlock()
	answer, err := live.Get(ctx, vitrine.BasePath)
	if err != nil {
		return ""
	}
	return vitrine.Base(strings.TrimSuffix(strings.TrimSpace(string(answer.Content)), "/"))
}

// based answers below the base, as the published site will be; the root leads there.
func (s *site) based(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		base := s.base(r.Context())
		if base == "" {
			next(w, r)
			return
		}
		within, ok := base.Within(r.URL.Path)
		if !ok && (r.URL.Path == vitrine.HomePath || r.URL.Path == string(base)) {
			http.Redirect(w, r, base.Root(), http.StatusTemporaryRedirect)
			return
		} else if !ok {
			within = vitrine.NotFoundPath
		}
		moved := *r
		moved.URL = &url.URL{Path: within, RawQuery: r.URL.RawQuery}
		next(&belowBase{ResponseWriter: w, base: base, missing: !ok}, &moved)
	}
}

// belowBase puts the base before the addresses in the headers of an answer.
type belowBase struct {
	http.ResponseWriter
	base    vitrine.Base
	missing bool // what was asked for is not below the base
	written bool
}

func (w *belowBase) WriteHeader(status int) {
	w.written = true
	for _, name := range []string{"Location", "Content-Location"} {
		if address := w.Header().Get(name); address != "" {
			w.Header().Set(name, w.base.Below(address))
		}
	}
	if w.missing {
		status = http.StatusNotFound
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *belowBase) Write(content []byte) (int, error) {
	if !w.written {
		w.WriteHeader(http.StatusOK)
	}
	return w.ResponseWriter.Write(content)
}
