package vitrine

// Demo is one live example as a page shows it: its address on the page, how it is framed, its source.
type Demo struct {
	Name    string      `json:"name"`    // unique on the page: BasicButtons, UnstyledButton-css
	Figure  int         `json:"figure"`  // number on the page, from 1
	Title   string      `json:"title"`   // what the caption says; from the directive, else from the name
	Family  string      `json:"family"`  // library family whose provider wraps it
	Options DemoOptions `json:"options"` // the directive's options, defaults filled in
	Styling string      `json:"styling"` // system, tailwind or css; "" for a demo with one styling
	// TypeScript, and JavaScript where it differs: what the reader sees and copies
	Sources []DemoSource `json:"sources"`
	Edit    string       `json:"edit"`   // where its source stands in the repository, "" for nowhere
	Report  string       `json:"report"` // where a crash of it is reported, "" for nowhere
	// "" or why the demo is masked until hydrated: "mode", "direction", "mode direction"
	Pending string `json:"pending"`
	// its HTML is a still of what a browser drew: it is covered by that until it lives
	Still bool   `json:"still,omitempty"`
	Frame string `json:"frame"` // address of the demo's own page, "" for none
	// rendered ahead of time; filled in by prerender, never by a stage
	HTML     string `json:"html"`
	Variants []Demo `json:"variants,omitempty"` // the same demo in other stylings
}

// DemoOptions are the options of a {{"demo": …}} directive.
type DemoOptions struct {
	Background  string    `json:"bg"` // outlined, true, inline, gradient, playground
	HideToolbar bool      `json:"hideToolbar"`
	CodeOpen    *bool     `json:"defaultCodeOpen"` // nil: preview or closed; false: closed; true: full source open
	Hydrate     Hydration `json:"hydrate"`
	SSR         string    `json:"ssr"` // "" or "none": the component renders nothing ahead of time
	// CSS pixels kept for a demo with SSR "none", or of its frame; 0 for what it needs
	Height    int  `json:"height"`
	Iframe    bool `json:"iframe"`   // a page of its own, shown in a frame
	MaxWidth  int  `json:"maxWidth"` // CSS pixels of the frame; 0 for what there is
	ReadOnly  bool `json:"disableLiveEdit"`
	NoSandbox bool `json:"hideEditButton"`
	Themed    bool `json:"themed,omitempty"` // its direction may be another than that of the page
}

// RenderNone says that a component renders nothing ahead of time.
const RenderNone = "none"

// Hydration says when an island comes to life.
type Hydration string

const (
	HydrateVisible     Hydration = "visible"     // near the viewport, or touched
	HydrateInteraction Hydration = "interaction" // pointer, focus or touch
	HydrateIdle        Hydration = "idle"        // after load, when the browser has nothing else to do
	HydrateNever       Hydration = "never"       // it is a picture
)

// DemoSource is the source of a demo in one language.
type DemoSource struct {
	Language string `json:"language"` // tsx, js
	File     string `json:"file"`     // BasicButtons.tsx
	Href     string `json:"href"`     // address of the text
	Text     string `json:"-"`        // never sent: the browser asks for it
	// highlighted HTML of the snippet that stands for it, "" for none
	Preview string `json:"preview"`
	HTML    string `json:"html"` // highlighted HTML of all of it, only where the page shows it from the start
	Lines   int    `json:"lines"`
}
