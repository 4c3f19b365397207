// Package prerender renders pages in long-lived Node processes, and is the only room that knows Node.
//
// In: documents as data, and the files that bundle made for Node. Out: the finished HTML of each page, and what
// rendering its demos brought to light. Never here: choosing what to render, reading the site, writing output.
package prerender

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"vitrine/internal/vitrine"
)

//go:embed worker.cjs
var requests []byte

//go:embed confine.cjs
var confinement []byte

//go:embed mdx.cjs
var mdxRequests []byte

//go:embed formula.cjs
var formulaRequests []byte

//go:embed exports.cjs
var exportsRequests []byte

// workerSource is what a process runs.
var workerSource = slices.Concat(requests, confinement, mdxRequests, formulaRequests, pluginRequests, exportsRequests)

// Options say how the processes run.
type Options struct {
	Node    string        // the Node executable, "node" for the one on the path
	Folder  string        // an existing folder for the worker's own file; packages need not be reachable from it
	Workers int           // processes; at least 1
	Limit   time.Duration // how long one page may take before its process is ended; 0 for 20 seconds
	// folders that the processes may read, Folder among them, and reach nothing else; nil where whoever wrote what they
	// run is trusted
	Readable  []string
	Dir       string // one of them, in which the processes work; "" for the folder of this program
	AllowWeak bool   // run them also where the system can't keep them from writing files, instead of an error
}

// Renderer keeps the processes. It is safe for concurrent use; Close ends the processes.
type Renderer struct {
	options  Options
	script   string
	confined *confined     // nil where nothing is
	free     chan struct{} // one for each process that does nothing, or is not started yet
	closing  sync.Once

	mu      sync.Mutex
	idle    []*worker // the last one was at work last: it remembers what is asked for again
	started int
}

// Started counts the processes that were started.
func (r *Renderer) Started() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.started
}

// New writes the worker's file and returns a renderer; processes start when they are first needed.
func New(options Options) (*Renderer, error) {
	if options.Node == "" {
		options.Node = "node"
	}
	path, err := exec.LookPath(options.Node)
	if err != nil {
		return nil,
			errors.New("Node is not installed: pages are rendered with it. Install Node 20 or newer and run again")
	}
	options.Node = path
	if options.Limit == 0 {
		options.Limit = 20 * time.Second
	}
	script := filepath.Join(options.Folder, "worker.cjs")
	// The processes of another build may read it just now: it is written where it is another one, or damaged.
	if before, err := os.ReadFile(script); err != nil || !bytes.Equal(before, workerSource) {
		if err := os.WriteFile(script, workerSource, 0o644); err != nil {
			return nil, err
		}
	}
	r := &Renderer{options: options, script: script, free: make(chan struct{}, options.Workers)}
	if options.Readable != nil {
		if r.confined, err = confine(options); err != nil {
			return nil, err
		}
	}
	for range options.Workers {
		r.free <- struct{}{}
	}
	return r, nil
}

// Close ends all processes and waits for them.
func (r *Renderer) Close() {
	r.closing.Do(func() {
		for range r.options.Workers {
			<-r.free
		}
		for _, w := range r.idle {
			w.stop()
		}
	})
}

// Policy are the hosts beyond its own that the site's pages may reach, by kind of resource.
type Policy struct {
	Connect []string `json:"connect"`
	Image   []string `json:"image"`
	Font    []string `json:"font"`
	Style   []string `json:"style"`
	Script  []string `json:"script"`
	Form    []string `json:"form"`
	Frame   []string `json:"frame"`
	Media   []string `json:"media"`
}

// Demos are the demos of one page, to render ahead of it.
type Demos struct {
	Server string // file of the server bundle
	File   string // file of the page's demos for Node
	Demos  []vitrine.Demo
	// names everything that a demo is made of, demo by demo: a process renders it once; nil where nobody asks again
	Keys []string
}

// Finding is what rendering one demo brought to light.
type Finding struct {
	Name    string   `json:"name"`
	HTML    string   `json:"html"`
	Pending string   `json:"pending"`
	IDs     []string `json:"ids"`
	Problem *Problem `json:"problem"`
}

// Problem says why a demo can't be published as it is. Kind is one of threw, empty, global, clock, console, refused,
// unsized, not-component, no-provider, unloadable, large, timeout, exit.
type Problem struct {
	Kind    string `json:"kind"`
	Message string `json:"message"`
	Stack   string `json:"stack"`
}

func (p *Problem) Error() string { return p.Message }

// Style is a block of rules that the demos of a family need before any script runs.
type Style struct {
	Key string `json:"key"` // of the family's style cache, "" for none
	IDs string `json:"ids"` // names that the cache counts as inserted
	CSS string `json:"css"`
	// by which React knows a stylesheet that it would put into the head
	Href       string `json:"href,omitempty"`
	Precedence string `json:"precedence,omitempty"`
	Kept       string `json:"kept,omitempty"` // hash of an element in a demo that the rules were taken from
}

// Sheet is a stylesheet that rendering demos of a family made: an element of theirs, or rules of a runtime.
type Sheet struct {
	Family     string   `json:"family"`
	Demos      []string `json:"demos"`
	CSS        string   `json:"css"`
	Href       string   `json:"href"`
	Precedence string   `json:"precedence"`
	Media      string   `json:"media"` // what it is for, "" for everything
	Kept       bool     `json:"kept"`  // its element stays in the demo, for no medium
	// key and name by which the runtime finds global styles that are there already; "" for other sheets
	Global string `json:"global,omitempty"`
}

// RenderedDemos are a page's demos with their styles.
type RenderedDemos struct {
	Demos    []Finding `json:"demos"`
	Critical []Style   `json:"critical"`
	Sheets   []Sheet   `json:"sheets,omitempty"` // to be confined
	// families whose providers collect the rules of their demos
	Collected []string `json:"collected,omitempty"`
	Rendered  int      `json:"rendered,omitempty"` // how many demos were, the others being remembered
}

// Demos renders the demos of one page. One that fails is a Finding with a Problem; an error means that the engine or
// its bundle is at fault.
func (r *Renderer) Demos(demos Demos) (RenderedDemos, error) {
	request := map[string]any{"kind": "demos", "server": demos.Server, "file": demos.File, "demos": demos.Demos,
		"keys": demos.Keys}
	var result RenderedDemos
	err := r.ask(request, &result)
	var stopped *stoppedError
	if errors.As(err, &stopped) && stopped.demo != "" {
		return RenderedDemos{Demos: []Finding{{Name: stopped.demo, Problem: stopped.problem()}}}, nil
	}
	return result, err
}

// Page is one page to render; its demos carry their HTML already.
type Page struct {
	Server   string // file of the server bundle
	Document vitrine.Document
	Policy   Policy
	Critical []Style
}

// Page renders one page. An error is a fault of the engine or of its bundle.
func (r *Renderer) Page(page Page) (string, error) {
	request := map[string]any{
		"kind": "page", "server": page.Server,
		"input": map[string]any{"document": page.Document, "policy": page.Policy, "critical": append([]Style{},
			page.Critical...)},
	}
	html, err := r.answer(request)
	return string(html), err
}

// Navigation renders the whole tree of a product.
func (r *Renderer) Navigation(server string, navigation vitrine.Navigation) (string, error) {
	html, err := r.answer(map[string]any{"kind": "navigation", "server": server, "navigation": navigation})
	return string(html), err
}

// Component is one component of the site, to render ahead of time.
type Component struct {
	Server string // file of the server bundle
	File   string // file of the site's components for Node
	Name   string
	Props  map[string]any
}

// Component renders a component. What is wrong with the component itself is a *Problem.
func (r *Renderer) Component(c Component) (string, error) {
	var result struct {
		HTML    string   `json:"html"`
		Problem *Problem `json:"problem"`
	}
	err := r.ask(map[string]any{"kind": "component", "server": c.Server, "file": c.File, "name": c.Name,
		"props": c.Props}, &result)
	var stopped *stoppedError
	switch {
	case errors.As(err, &stopped) && stopped.demo != "":
		return "", stopped.problem()
	case err == nil && result.Problem != nil:
		return "", result.Problem
	}
	return result.HTML, err
}

// Generated is what a site's own program made of what is installed.
type Generated struct {
	Files map[string]string `json:"files"` // by name
	Data  json.RawMessage   `json:"data"`
	Found json.RawMessage   `json:"found,omitempty"` // what readers can find in it
}

// Generate runs such a program, given the folder of the project, in whose node_modules the packages are. What is wrong
// with the program itself is a *Problem.
func (r *Renderer) Generate(file, project string) (Generated, error) {
	var result Generated
	err := r.ask(map[string]any{"kind": "generate", "file": file, "project": project}, &result)
	var failed *failedError
	var stopped *stoppedError
	switch {
	case errors.As(err, &failed):
		err = &Problem{Kind: "threw", Message: failed.Error(), Stack: failed.Stack}
	case errors.As(err, &stopped):
		err = stopped.problem()
	}
	return result, err
}

// Exports are the names that the CommonJS module has which a file loads; none where only asking for one would tell. An
// error says why it can't be loaded.
func (r *Renderer) Exports(file string) (names []string, err error) {
	return names, r.said(map[string]any{"kind": "exports", "file": file}, &names)
}

// Sandbox renders the page that edited demos run in, around its script.
func (r *Renderer) Sandbox(server, script string) (string, error) {
	var result struct {
		HTML string `json:"html"`
	}
	err := r.ask(map[string]any{"kind": "sandbox", "server": server, "script": script}, &result)
	return result.HTML, err
}

// Tailwind returns the rules for the classes that some sources use, as the Tailwind that is installed in a project's
// folder makes them.
func (r *Renderer) Tailwind(project string, sources []string) (string, error) {
	var result struct {
		CSS string `json:"css"`
	}
	err := r.ask(map[string]any{"kind": "tailwind", "project": project, "sources": sources}, &result)
	return result.CSS, err
}

// compiled is a stylesheet that a package of the project made, and the files that it read.
type compiled struct {
	CSS   string   `json:"css"`
	Files []string `json:"files"`
}

// Sass returns what the Sass that is installed above a file makes of its text, and the files that it read.
func (r *Renderer) Sass(file, text string) (css string, files []string, err error) {
	return r.compiled(map[string]any{"kind": "sass", "file": file, "text": text})
}

// PostCSS returns what a project's plugins, as a file of its own sets them up, make of a stylesheet, and the files that
// they read.
func (r *Renderer) PostCSS(config, file, text string) (css string, files []string, err error) {
	return r.compiled(map[string]any{"kind": "postcss", "config": config, "file": file, "text": text})
}

// compiled sends a request for a stylesheet. Where the text is at fault, the error says so in a sentence.
func (r *Renderer) compiled(request any) (string, []string, error) {
	var result compiled
	err := r.said(request, &result)
	return result.CSS, result.Files, err
}

// MDX returns what the compiler of MDX that is installed in a project's folder reads in a text, as JSON.
func (r *Renderer) MDX(project, text string) ([]byte, error) {
	return r.answer(map[string]any{"kind": "mdx", "project": project, "text": text})
}

// Formula returns what the KaTeX that is installed in a project's folder makes of a formula, as JSON.
func (r *Renderer) Formula(project, text string, display bool) ([]byte, error) {
	return r.answer(map[string]any{"kind": "formula", "project": project, "text": text, "display": display})
}

// FamilyStylesheet returns the static stylesheet of the family whose provider was bundled into file.
func (r *Renderer) FamilyStylesheet(server, file string) (string, error) {
	var result struct {
		CSS string `json:"css"`
	}
	err := r.ask(map[string]any{"kind": "family", "server": server, "file": file}, &result)
	return result.CSS, err
}

// ask sends a request whose answer is JSON.
func (r *Renderer) ask(request, result any) error {
	done, err := r.answer(request)
	if err != nil {
		return err
	}
	return json.Unmarshal(done, result)
}

// answer sends a request to an idle process and waits for the answer.
func (r *Renderer) answer(request any) ([]byte, error) {
	<-r.free
	defer func() { r.free <- struct{}{} }()
	w, err := r.warmest()
	if err != nil {
		return nil, err
	}
	done, err := w.exchange(request, r.options.Limit)
	var failed *failedError
	ended := err != nil && !errors.As(err, &failed)
	if w.loaded(request) > mostServers || ended {
		w.stop()
		return done, err
	}
	r.mu.Lock()
	r.idle = append(r.idle, w)
	r.mu.Unlock()
	return done, err
}

// warmest is the idle process that was at work last, or a new one.
func (r *Renderer) warmest() (*worker, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	last := len(r.idle) - 1
	if last < 0 {
		r.started++
		return r.start()
	}
	w := r.idle[last]
	r.idle = r.idle[:last]
	return w, nil
}
