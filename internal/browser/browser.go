// Package browser runs programs in a browser while a site is built, and is the only room that starts one.
//
// In: scripts as bytes, and an expression. Out: the value of the expression as JSON. Never here: what the scripts are
// for, and where their results are kept.
package browser

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"mime"
	"net"
	"net/http"
	"path"
	"slices"
	"sync"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Browser is one process, started when it is first asked. It is safe for concurrent use; each run has a page of its
// own.
type Browser struct {
	Executable
	Mouse bool          // pages learn that there is a pointer that hovers; a headless browser says that there is none
	limit time.Duration // of a run that has one subject

	mu      sync.Mutex
	session context.Context // nil as long as the process has not been started
	end     func()
}

// New is a browser that has not been started. Limit is how long a run may take, 0 for two minutes; see Page.Subjects.
func New(executable Executable, limit time.Duration) *Browser {
	if limit == 0 {
		limit = 2 * time.Minute
	}
	return &Browser{Executable: executable, limit: limit, end: func() {}}
}

// Name is what the browser says of itself; "" for none, and “missing” for one that is not installed.
func (b *Browser) Name() string {
	switch {
	case b == nil:
		return ""
	case b.IsMissing():
		return "missing"
	}
	return b.Version
}

// Close ends the process, and removes what it wrote.
func (b *Browser) Close() {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.end()
	b.session, b.end = nil, func() {}
}

// windowHeight is the height of the window in CSS pixels.
const windowHeight = 800

// subjectTime is how much longer a run may take for each subject after the first.
const subjectTime = 10 * time.Second

// Page is what a run begins with.
type Page struct {
	Subjects int    // how many components or demos the run draws, one after another; more of them may take longer
	Script   []byte // an ES module
	Style    []byte
	Hands    bool // the script may press keys and point: see inputName
	// a document of its own, to which the script is added; nil for a blank one
	HTML  []byte
	File  func(address string) (content []byte, ok bool) // what that document loads; nil for nothing
	Width int                                            // of the window in CSS pixels; 0 for 1280
}

// blank is the document that a run begins with. It has no icon, so that nobody asks for one.
const blank = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">` +
	`<link rel="stylesheet" href="/style.css"><title>Vitrine</title><body>` + element

// element runs the script.
const element = `<script type="module" src="/script.js"></script>`

// document is what a run begins with.
func (p Page) document() []byte {
	if p.HTML == nil {
		return []byte(blank)
	}
	if before, after, ok := bytes.Cut(p.HTML, []byte("</body>")); ok {
		return slices.Concat(before, []byte(element+"</body>"), after)
	}
	return append(slices.Clone(p.HTML), element...)
}

// Run loads a page with a script, and returns what an expression comes to there, as JSON; promises are waited for.
func (b *Browser) Run(ctx context.Context, page Page, expression string) ([]byte, error) {
	session, err := b.started()
	if err != nil {
		return nil, err
	}
	server, err := serve(page)
	if err != nil {
		return nil, err
	}
	defer server.Close()
	tab, closeTab := chromedp.NewContext(session)
	defer closeTab()
	// The browser closes with the context that it was first used with: the limit is for the run alone.
	if err := chromedp.Do(tab); err != nil {
		return nil, b.failed(err)
	}
	limit := b.limit + time.Duration(max(0, page.Subjects-1))*subjectTime
	limited, cancel := context.WithTimeoutCause(tab, limit, fmt.Errorf("took longer than %s", limit))
	defer cancel()
	defer context.AfterFunc(ctx, cancel)()
	steps := []chromedp.Action[chromedp.Void]{chromedp.Navigate(server.address)}
	if page.Hands {
		steps = append([]chromedp.Action[chromedp.Void]{hands()}, steps...)
	}
	if page.Width > 0 {
		steps = append([]chromedp.Action[chromedp.Void]{chromedp.EmulateViewport(int64(page.Width), windowHeight)},
			steps...)
	}
	if err := chromedp.Do(limited, steps...); err != nil {
		return nil, b.failed(explained(limited, err))
	}
	value, err := chromedp.Run(limited, chromedp.Evaluate[[]byte](expression, chromedp.EvalAwaitPromise))
	return value, b.failed(errors.Join(explained(limited, err), ctx.Err()))
}

// started starts the process, unless it runs.
func (b *Browser) started() (context.Context, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.session != nil && b.session.Err() == nil {
		return b.session, nil
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(b.Path),
		chromedp.WindowSize(1280, windowHeight), chromedp.Flag("mute-audio", true),
		// scripts read roles and names as the browser computes them
		chromedp.Flag("enable-blink-features", "ComputedAccessibilityInfo"))
	if b.Mouse {
		options = append(options, chromedp.Flag("blink-settings", "primaryHoverType=2,availableHoverTypes=2,"+
			"primaryPointerType=4,availablePointerTypes=4"))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	session, end := chromedp.NewContext(allocator)
	b.session, b.end = session, func() { end(); stop() }
	if err := chromedp.Do(session); err != nil {
		b.end()
		b.session, b.end = nil, func() {}
		return nil, b.failed(err)
	}
	return session, nil
}

// explained returns the cause of a run's end if its time was up.
func explained(ctx context.Context, err error) error {
	if errors.Is(err, context.DeadlineExceeded) {
		return context.Cause(ctx)
	}
	return err
}

// failed says which browser failed, and what a script threw.
func (b *Browser) failed(err error) error {
	var thrown *chromedp.ExceptionError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &thrown):
		return fmt.Errorf("a script failed in %s: %s", b.Version, text(thrown.ExceptionDetails))
	}
	return fmt.Errorf("%s: %w", b.Version, err)
}

// text is what an exception says.
func text(details *runtime.ExceptionDetails) string {
	if details.Exception != nil && details.Exception.Description != "" {
		return details.Exception.Description
	}
	return details.Text
}

// pageServer hands a page to the browser: a script needs an origin, for storage and for modules.
type pageServer struct {
	*http.Server
	address string
}

func serve(page Page) (*pageServer, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	files := map[string]struct {
		kind    string
		content []byte
	}{
		"/":          {"text/html; charset=utf-8", page.document()},
		"/script.js": {"text/javascript; charset=utf-8", page.Script},
		"/style.css": {"text/css; charset=utf-8", page.Style},
	}
	server := &http.Server{ReadHeaderTimeout: time.Minute,
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			file, ok := files[r.URL.Path]
			if !ok && page.File != nil {
				file.content, ok = page.File(r.URL.Path)
				file.kind = mime.TypeByExtension(path.Ext(r.URL.Path))
			}
			if !ok {
				http.NotFound(w, r)
				return
			}
			w.Header().Set("Content-Type", file.kind)
			w.Write(file.content) // a browser that has gone needs no answer
		})}
	go server.Serve(listener) // ends with Close
	return &pageServer{Server: server, address: "http://" + listener.Addr().String() + "/"}, nil
}
