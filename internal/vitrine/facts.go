package vitrine

// Facts are what programs read of a site: short, without markup, one file for each entry of the reference, one for each
// page that shows values, and an index of them all.

// Kinds of values that a page may show.
const (
	FactsErrors = "errors" // messages by their codes
	FactsTheme  = "theme"  // values by their paths
	FactsIcons  = "icons"  // names
)

// FactsIndex is what a site has facts of.
type FactsIndex struct {
	Name     string         `json:"name"`
	URL      string         `json:"url"`
	Products []FactsProduct `json:"products"`
	Entries  []FactsEntry   `json:"entries"`
	Pages    []FactsPage    `json:"pages"`
}

// FactsProduct is a documented library.
type FactsProduct struct {
	ID      string `json:"id"`
	Label   string `json:"label"`
	Version string `json:"version,omitempty"`
	Home    string `json:"home"`
	Package string `json:"package,omitempty"`
}

// FactsEntry is an entry of the reference.
type FactsEntry struct {
	Name    string `json:"name"`
	Kind    string `json:"kind"`
	Product string `json:"product"`
	Page    string `json:"page"` // its address, with the fragment of its place
	Facts   string `json:"facts"`
}

// FactsPage is a page with markdown.
type FactsPage struct {
	Path    string `json:"path"`
	Title   string `json:"title"`
	Product string `json:"product,omitempty"`
	Shows   string `json:"shows,omitempty"` // kind of the values whose facts stand beside the page
}

// Facts are those of one entry. Types are TypeScript, texts are markdown.
type Facts struct {
	Name       string      `json:"name"`
	Kind       string      `json:"kind"`
	Product    string      `json:"product,omitempty"`
	Package    string      `json:"package"`
	Version    string      `json:"version"`
	Page       string      `json:"page,omitempty"`
	Shown      []string    `json:"shown,omitempty"` // pages that teach it
	Imports    []string    `json:"imports,omitempty"`
	Text       string      `json:"text,omitempty"`
	Deprecated string      `json:"deprecated,omitempty"`
	Ref        string      `json:"ref,omitempty"`
	Theme      string      `json:"theme,omitempty"` // key of its default props in a theme
	Parent     string      `json:"parent,omitempty"`
	Props      []Fact      `json:"props,omitempty"`
	Inherited  []FactGroup `json:"inherited,omitempty"`
	Slots      []Fact      `json:"slots,omitempty"`
	Classes    []Fact      `json:"classes,omitempty"`
	Parameters []Fact      `json:"parameters,omitempty"`
	Returns    []Fact      `json:"returns,omitempty"`
	ReturnType string      `json:"returnType,omitempty"`
	Members    []Fact      `json:"members,omitempty"`
}

// Fact is a prop, a slot, a class and the like.
type Fact struct {
	Name string `json:"name"`
	Type string `json:"type,omitempty"`
	// what the type takes: texts that it names, and boolean, string, number, function, other
	Values     []string `json:"values,omitempty"`
	Takes      []string `json:"takes,omitempty"`
	Default    string   `json:"default,omitempty"`
	Required   bool     `json:"required,omitempty"`
	Text       string   `json:"text,omitempty"`
	Deprecated string   `json:"deprecated,omitempty"`
	Since      string   `json:"since,omitempty"`
	Class      string   `json:"class,omitempty"` // generated name of a class, without dot
	File       string   `json:"file,omitempty"`  // of the declaration
}

// FactGroup are props that come from elsewhere. Names are those of which no more is said; Count is of all, and larger
// where the platform has names that are not listed.
type FactGroup struct {
	From  string   `json:"from"`
	Kind  string   `json:"kind"`
	Count int      `json:"count"`
	Props []Fact   `json:"props,omitempty"`
	Names []string `json:"names,omitempty"`
}

// PageFacts are the values that a page shows.
type PageFacts struct {
	Kind    string            `json:"kind"`
	Product string            `json:"product,omitempty"`
	Page    string            `json:"page"`
	Values  map[string]string `json:"values,omitempty"`
	Import  string            `json:"import,omitempty"` // of an icon, with {name} in it
	Names   []string          `json:"names,omitempty"`
	Endings []string          `json:"endings,omitempty"` // of the names of icons in other styles
}

const factsFile = "facts.json"

// FactsPath is the address of the index of facts.
const FactsPath = "/" + factsFile

// FactsOf is the address of the facts of an entry, or of a page, by the path of its folder.
func FactsOf(path string) string { return path + factsFile }

// FactsFolder is the folder whose facts an address is.
func FactsFolder(address string) (path string, ok bool) {
	n := len(address) - len(factsFile)
	if n < 2 || address[n:] != factsFile || address[n-1] != '/' {
		return "", false
	}
	return address[:n], true
}
