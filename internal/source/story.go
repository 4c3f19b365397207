package source

// Story is a story of a component's module that a page shows.
type Story struct {
	Of      string // as the directive names it: Button.stories.tsx#Primary
	File    string // its module, seen from the site folder
	Text    []byte // of the module
	Export  string
	ID      string // on the page, and of what the code exports
	Name    string // that readers see
	Title   string // of the module, "" for none
	Preview string // module of the preview, seen from the site folder; "" for none
	// files, there or not, that decide which preview it is; absolute
	Consulted []string

	Imports []string // statements of the code that readers see
	Code    string   // the rest of it
	Whole   bool     // the code alone is what the page shows
}

// Preset is what the stories of a component say of its playground.
type Preset struct {
	Component string
	Props     map[string]any    // that it begins with
	Hidden    []string          // props without a control
	Options   map[string][]any  // what a control offers, by the prop
	Texts     map[string]string // what a prop is for
}
