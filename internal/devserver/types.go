package devserver

import (
	"encoding/json"
	"mime"
	"net/http"

	"vitrine/internal/diag"
)

// maxEdited is the length of the longest code that a page may ask about.
const maxEdited = 1 << 20

// types answers the editor of an open page: what the compiler says of a demo's code as it is edited there.
func (s *site) types(w http.ResponseWriter, r *http.Request) {
	// A stranger's page can't send this type without asking first, and is not answered then.
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind != "application/json" {
		http.Error(w, "The code is sent as JSON.", http.StatusUnsupportedMediaType)
		return
	}
	var asked struct{ Source, Code string }
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxEdited)).Decode(&asked); err != nil {
		http.Error(w, "The code can't be read: "+err.Error(), http.StatusBadRequest)
		return
	}
	s.mu.RLock()
	live := s.live
	s.mu.RUnlock()
	if live == nil {
		http.Error(w, "The site can't be read now.", http.StatusServiceUnavailable)
		return
	}
	problems, known := live.Types().Try(asked.Source, asked.Code)
	if !known {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(append([]diag.Problem{}, problems...))
}
