package vitrine

// Demo is one live example as a page shows it: its address on the page, how it is framed, its source.
type Demo struct {
	Name    string      `json:"name"`    // unique on the page and its element id: BasicButtons
	Figure  int         `json:"figure"`  // number on the page, from 1
	Title   string      `json:"title"`   // what the caption says; from the directive, else from the name
	Family  string      `json:"family"`  // library family whose provider wraps it
	Options DemoOptions `json:"options"` // the directive's options, defaults filled in
	Source  DemoSource  `json:"source"`  // what the reader sees and copies
	Pending string      `json:"pending"` // "" or why the demo is masked until hydrated: "mode", "direction", "mode direction"
	Frame   string      `json:"frame"`   // address of the demo's own page, "" for a demo in its page
	HTML    string      `json:"html"`    // rendered ahead of time; filled in by prerender, never by a stage
}

// DemoOptions are the options of a {{"demo": …}} directive (catalogue 4.8).
type DemoOptions struct {
	Background  string    `json:"bg"` // outlined, true, inline, gradient, playground
	HideToolbar bool      `json:"hideToolbar"`
	CodeOpen    *bool     `json:"defaultCodeOpen"` // nil: preview or closed; false: closed; true: full source open
	Hydrate     Hydration `json:"hydrate"`
	SSR         string    `json:"ssr"`      // "" or "none": the component renders nothing ahead of time
	Height      int       `json:"height"`   // CSS pixels kept for a demo with SSR "none", or of its frame; 0 for what it needs
	Iframe      bool      `json:"iframe"`   // a page of its own, shown in a frame
	MaxWidth    int       `json:"maxWidth"` // CSS pixels of the frame; 0 for what there is
	ReadOnly    bool      `json:"disableLiveEdit"`
	NoSandbox   bool      `json:"hideEditButton"`
}

// Hydration says when an island comes to life.
type Hydration string

const (
	HydrateVisible     Hydration = "visible"     // near the viewport, or touched
	HydrateInteraction Hydration = "interaction" // pointer, focus or touch
	HydrateIdle        Hydration = "idle"        // after load, when the browser has nothing else to do
)

// DemoSource is the TypeScript source of a demo, as text and as highlighted HTML.
type DemoSource struct {
	File  string `json:"file"` // BasicButtons.tsx
	Text  string `json:"-"`    // never sent: the browser reads it from the HTML
	HTML  string `json:"html"` // one span of class "ln" a line (see internal/highlight)
	Lines int    `json:"lines"`
}
