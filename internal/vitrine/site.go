package vitrine

// Site is what every page of the site has in common. It comes from vitrine.yaml.
type Site struct {
	Name       string `json:"name"`
	URL        string `json:"url"`            // origin of the published site with its base, without trailing slash
	Base       string `json:"base,omitempty"` // path before all addresses, as in "/docs"
	Repository string `json:"repository"`     // "" for none
	// Path of the page that says how accessible the site is; "" for none.
	Accessibility string    `json:"accessibility,omitempty"`
	Products      []Product `json:"products"` // in the order of the product selector
	Families      []Family  `json:"families"`
	Stylings      []Styling `json:"stylings"` // in the order of their folders
	Brand         *Brand    `json:"brand,omitempty"`
	Versions      *Versions `json:"versions,omitempty"` // nil for a site of one version
}

// Versions is what pages know of other releases when they are made; the rest comes from VersionsPath.
type Versions struct {
	Label  string `json:"label"`            // of this one
	Newest string `json:"newest,omitempty"` // where links of a former one lead to the newest: NewestPlace
	Others []Link `json:"others,omitempty"` // homes of those that are known
}

// NewestPlace stands in pages of former versions for the address of the same page in the newest; publishing puts it in.
const NewestPlace = "#newest-version"

// Brand is what pages show of the site's own sign and links; colors and fonts stand in its stylesheet.
type Brand struct {
	Logo         Logo         `json:"logo"`
	Favicon      string       `json:"favicon,omitempty"` // "" for /favicon.svg
	TouchIcon    string       `json:"touchIcon,omitempty"`
	Links        []Link       `json:"links,omitempty"` // in the header
	Footer       []Link       `json:"footer,omitempty"`
	Announcement Announcement `json:"announcement"`
}

// Logo is the sign in the header; Light is "" for ours.
type Logo struct {
	Light string `json:"light"`
	Dark  string `json:"dark,omitempty"` // "" for the same
	Alt   string `json:"alt"`
	Width int    `json:"width"` // in the header, where it is 24 pixels high
}

// Announcement is a line above the header; Text is "" for none.
type Announcement struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	Href string `json:"href,omitempty"`
}

// Styling is one of the stylings in which a demo may be written.
type Styling struct {
	ID    string `json:"id"`    // of the folder: system, tailwind, css
	Label string `json:"label"` // in English
}

// Product is one documented library as readers choose it in the header.
type Product struct {
	ID       string    `json:"id"`
	Label    string    `json:"label"`
	Category string    `json:"category"` // core, x or ""
	Home     string    `json:"home"`     // path of its first page
	Version  string    `json:"version"`  // displayed version (specification §3)
	Family   string    `json:"family"`   // family of its demos; "" if it has none
	Versions []Version `json:"versions"` // the version menu (specification §2); empty for a lone version
}

// Version is one entry of a product's version menu.
type Version struct {
	Label   string `json:"label"`
	Href    string `json:"href"`    // "" for the current one
	Current bool   `json:"current"` // the version that this site documents
}

// Family is a library whose components need one provider: the wrapper that gives demos their theme.
type Family struct {
	ID         string `json:"id"`
	Stylesheet string `json:"stylesheet"` // URL of the static stylesheet with its variables; filled in by build
}

// Assets are the addresses of what a page loads. Script sizes are counted by the byte budgets.
type Assets struct {
	Styles []string `json:"styles"` // stylesheets, in order
	Shell  string   `json:"shell"`  // the site's own small script
	Demos  string   `json:"demos"`  // the page's demos, "" without any
	Layers []string `json:"layers"` // library layers the demos import, lowest first
	RTL    string   `json:"rtl"`    // what demos load to mirror their styles, for readers of right-to-left pages
	Boot   string   `json:"boot"`   // text of the inline script that sets attributes before first paint
	Icons  string   `json:"icons"`  // SVG symbols, inlined once a page
	Tools  string   `json:"tools"`  // what the toolbars of demos do, loaded at their first use
	// what measures, numbers and reads figures, loaded at the first touch of one
	Instruments string  `json:"instruments"`
	Playground  string  `json:"playground"` // what the controls of playgrounds do, loaded at the first touch of one
	Editor      string  `json:"editor"`     // the editor of demos, loaded when a reader enters the code
	Compiler    string  `json:"compiler"`   // what makes edited code run, loaded with the first edit
	Search      string  `json:"search"`     // the script of the search dialog, loaded when a reader is about to search
	Index       string  `json:"index"`      // what can be found in the language of the page
	Finder      string  `json:"finder"`     // the search as a page, in the language of the page
	Extras      []Extra `json:"extras"`     // scripts that the site's configuration asks for
}

// Extra is a script of its own that a page carries where the configuration asks for it: it ships nothing to other
// sites.
type Extra struct {
	ID   string            `json:"id"`   // of the script's element
	Src  string            `json:"src"`  // its address
	Data map[string]string `json:"data"` // what it needs to know, as data attributes of the element
	When ExtraTime         `json:"when"`
}

// Document is the whole input of one page's rendering.
type Document struct {
	Site       Site       `json:"site"`
	Page       Page       `json:"page"`
	Navigation Navigation `json:"navigation"`
	Assets     Assets     `json:"assets"`

	Messages map[string]string `json:"messages,omitempty"` // texts of the engine in the language of the page; none in English
}

// ExtraTime says when an extra script runs.
type ExtraTime string

const (
	ExtraFirst   ExtraTime = "first"   // before the script of every page
	ExtraParsed  ExtraTime = "parsed"  // when the whole page is there
	ExtraAnytime ExtraTime = "anytime" // as soon as it has arrived, which may be before the page has
)
