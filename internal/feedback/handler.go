package feedback

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Path is where submissions are sent: POST there, GET of the answers of a reader below it.
const Path = "/-/feedback"

// maxBody is the most bytes of a submission.
const maxBody = 32 << 10

// timeout is how long a submission may wait for the database.
const timeout = 10 * time.Second

// Options say who may submit, and how much.
type Options struct {
	Store   *Store
	Limit   Limit
	Origins []string                         // of other hosts whose pages may submit, such as https://docs.example
	Proxies []netip.Prefix                   // whose word is taken for the address of a reader
	Exists  func(page, language string) bool // whether the site has a page; nil takes any
	Log     *slog.Logger                     // of what went wrong; nil for none
	// called for each submission with created, repeated, refused, limited, full or failed
	Stored func(outcome string)
}

// Handler answers below Path.
func Handler(options Options) http.Handler {
	h := &handler{options}
	mux := http.NewServeMux()
	mux.HandleFunc("POST "+Path, h.post)
	mux.HandleFunc("OPTIONS "+Path, h.preflight)
	mux.HandleFunc("GET "+Path+"/{reader}", h.get)
	mux.HandleFunc("OPTIONS "+Path+"/{reader}", h.preflight)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		if !h.allowed(w, r) {
			h.refuse(w, http.StatusForbidden, "Pages of this origin may not send feedback here.")
			return
		}
		if _, pattern := mux.Handler(r); pattern == "" {
			w.Header().Set("Allow", "GET, POST, OPTIONS")
			h.refuse(w, http.StatusMethodNotAllowed, "Send feedback with POST.")
			return
		}
		mux.ServeHTTP(w, r)
	})
}

type handler struct{ Options }

// allowed lets pages of the same host submit, and those of configured origins, which are told so.
func (h *handler) allowed(w http.ResponseWriter, r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	w.Header().Add("Vary", "Origin")
	if parsed, err := url.Parse(origin); err == nil && parsed.Host == r.Host {
		return true
	}
	if !slices.Contains(h.Origins, origin) {
		return false
	}
	w.Header().Set("Access-Control-Allow-Origin", origin)
	return true
}

func (h *handler) preflight(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Access-Control-Allow-Methods", "GET, POST")
	w.Header().Set("Access-Control-Allow-Headers", "Content-Type")
	w.Header().Set("Access-Control-Max-Age", "86400")
	w.WriteHeader(http.StatusNoContent)
}

func (h *handler) post(w http.ResponseWriter, r *http.Request) {
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind != "application/json" {
		h.refuse(w, http.StatusUnsupportedMediaType, "Send feedback as application/json.")
		return
	}
	var item Item
	decoder := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody))
	err := decoder.Decode(&item)
	if err == nil {
		_, err = decoder.Token()
		if err == nil {
			err = errors.New("there is more than one value")
		} else if err == io.EOF {
			err = nil
		}
	}
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		h.refuse(w, http.StatusRequestEntityTooLarge, "Feedback has at most 32 kB.")
		return
	case err != nil:
		h.refuse(w, http.StatusBadRequest, "This is not a JSON object of feedback.")
		return
	}
	item.Comment = strings.ReplaceAll(item.Comment, "\x00", "") // no text of PostgreSQL has it
	wrong := item.check()
	if len(wrong) == 0 && h.Exists != nil && !h.Exists(item.Page, item.Language) {
		wrong = append(wrong, FieldError{"page", "must be a page of this site"})
	}
	if len(wrong) > 0 {
		h.refuse(w, http.StatusUnprocessableEntity, "Some fields are wrong.", wrong...)
		return
	}
	h.save(w, r, item)
}

func (h *handler) save(w http.ResponseWriter, r *http.Request, item Item) {
	// Not the reader's own context: whoever hangs up may have sent all of it.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), timeout)
	defer cancel()
	stored, created, err := h.Store.Save(ctx, item, h.sender(r), h.Limit)
	switch {
	case errors.Is(err, ErrTooMany):
		w.Header().Set("Retry-After", strconv.Itoa(int(h.Limit.Window/time.Second)))
		h.outcome("limited")
		h.answer(w, http.StatusTooManyRequests,
			failure{Error: "This address has sent a lot of feedback. Please try again later."})
	case errors.Is(err, ErrFull):
		h.outcome("full")
		h.answer(w, http.StatusInsufficientStorage, failure{Error: "No more feedback is stored at the moment."})
	case err != nil:
		h.failed(w, "storing feedback", err)
	case created:
		h.outcome("created")
		h.answer(w, http.StatusCreated, stored)
	default:
		h.outcome("repeated")
		h.answer(w, http.StatusOK, stored)
	}
}

func (h *handler) get(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), timeout)
	defer cancel()
	answers, err := h.Store.ByReader(ctx, r.PathValue("reader"))
	if err != nil {
		h.failed(w, "reading feedback", err)
		return
	}
	h.answer(w, http.StatusOK, answers)
}

// failure is every answer that is not what was asked for.
type failure struct {
	Error  string       `json:"error"`
	Fields []FieldError `json:"fields,omitempty"`
}

func (h *handler) refuse(w http.ResponseWriter, code int, message string, fields ...FieldError) {
	h.outcome("refused")
	h.answer(w, code, failure{Error: message, Fields: fields})
}

func (h *handler) failed(w http.ResponseWriter, doing string, err error) {
	h.outcome("failed")
	if h.Log != nil {
		h.Log.Error("feedback", "doing", doing, "error", err)
	}
	w.Header().Set("Retry-After", "30")
	h.answer(w, http.StatusServiceUnavailable,
		failure{Error: "Feedback can't be stored at the moment. Please try again later."})
}

func (h *handler) outcome(name string) {
	if h.Stored != nil {
		h.Stored(name)
	}
}

func (h *handler) answer(w http.ResponseWriter, code int, value any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	json.NewEncoder(w).Encode(value)
}
