package vitrine

// Page is a finished page: everything its rendering needs, complete before the first component renders.
// It is immutable once the link stage has made it, and it is what crosses to Node as JSON.
type Page struct {
	// canonical path, always with a trailing slash: /acme-ui/button/
	Path        string       `json:"path"`
	Source      string       `json:"source"`             // file below the site folder, with forward slashes
	Language    string       `json:"language"`           // two letters; "en" where the path names none
	Title       string       `json:"title"`              // the H1, as plain text
	Headline    string       `json:"headline,omitempty"` // what readers see first, above it the title; "" for the title
	HeadTitle   string       `json:"headTitle"`          // the document title: "{Title} - {Product}"
	Description string       `json:"description"`        // plain text, 70 to 160 characters
	LeadHTML    string       `json:"leadHtml"`           // the lead paragraph under the H1; may hold inline code
	ProductID   string       `json:"productId"`          // "" where the path has none
	CategoryID  string       `json:"categoryId"`
	EditURL     string       `json:"editUrl"`     // "" where the site names no repository
	Canonical   string       `json:"canonical"`   // absolute URL
	Crumbs      []Link       `json:"crumbs"`      // ancestors in the navigation, outermost first; Href "" is a label
	HeaderLinks []HeaderLink `json:"headerLinks"` // the entries of the menu under the lead
	// how the component that the page is about is imported; null where it is about none, or about several
	Import   *Import   `json:"import,omitempty"`
	Sections []Section `json:"sections"` // the first has no heading; each further one starts with an H2
	Contents []Heading `json:"contents"` // H2s with their H3s
	Previous *Link     `json:"previous"` // null on the first page of a tree
	Next     *Link     `json:"next"`
	// library families that the page's demos need, in the order of first use
	Families   []string `json:"families"`
	NoIndex    bool     `json:"noIndex"`
	Plan       string   `json:"plan"` // pro, premium or "" (specification §2, "Page flags")
	Planned    bool     `json:"planned"`
	Unstable   bool     `json:"unstable"`
	NewFeature bool     `json:"newFeature"`
	Legacy     bool     `json:"legacy"`
	// the page in the site's languages, its own among them; empty for one language
	Languages []Translation `json:"languages"`
	Markdown  string        `json:"markdown"`           // address of the page as markdown, "" for none
	Fallback  bool          `json:"fallback,omitempty"` // nobody has translated it: its text is English
	RTL       bool          `json:"rtl,omitempty"`      // its text is written from right to left
	Frame     bool          `json:"frame"`              // one demo that fills the page, without the shell around it
	// pages about the same subject, this one among them; empty for a lone page
	Tabs []Tab `json:"tabs"`
	Post *Post `json:"post,omitempty"`
	Feed bool  `json:"feed"` // the site has a blog: its feeds are announced
	// address of the picture that link previews show, below the site; "" for none
	Card     string    `json:"card"`
	Verified *Verified `json:"verified,omitempty"` // null where nothing was tried
	Glance   *Glance   `json:"glance,omitempty"`   // null on all but homes of products that have a headline
}

// Glance is what the installed package of a product says of itself, on the home of the product.
type Glance struct {
	Package string `json:"package"`
	Version string `json:"version"`
	// the day on which the version came out, 2024-01-31 and January 31, 2024; "" where the package does not say it
	Released    string `json:"released,omitempty"`
	ReleasedDay string `json:"releasedDay,omitempty"`
	License     string `json:"license"`        // as the package names it, "" for none
	React       string `json:"react"`          // majors that it works with: "17, 18"; "" for none
	Entries     int    `json:"entries"`        // of its reference
	Href        string `json:"href,omitempty"` // of the page that lists them, "" for none
}

// Verified is what a browser saw to be true of a page, and has not changed since.
type Verified struct {
	Version string   `json:"version"` // of the product
	Claims  []string `json:"claims"`  // sentences of the page
	Keys    int      `json:"keys"`    // rows of its keyboard table
}

// Post is what a page of the blog is beside a page.
type Post struct {
	Path        string       `json:"path"`
	Title       string       `json:"title"`
	Description string       `json:"description"`
	Date        string       `json:"date"` // 2026-01-31
	Day         string       `json:"day"`  // January 31, 2026
	Authors     []PostAuthor `json:"authors"`
	Tags        []string     `json:"tags"`
	Minutes     int          `json:"minutes"` // it takes to read
	Card        string       `json:"card"`    // address of its large picture, "" for none
}

// PostAuthor is one who wrote a post.
type PostAuthor struct {
	Name string `json:"name"`
	URL  string `json:"url"` // "" for none
}

// Translation is a page in one of the site's languages.
type Translation struct {
	Language string `json:"language"` // two letters
	Href     string `json:"href"`     // the page in that language, or that language's first page
	Same     bool   `json:"same"`     // it is this page, not another one
}

// Section is what stands between two H2s. Its blocks are rendered in order.
type Section struct {
	ID     string  `json:"id"`               // id of the H2, "" for the first section
	Beside bool    `json:"beside,omitempty"` // it stands beside the others where there is room
	Blocks []Block `json:"blocks"`
}

// Heading is an entry of the page's table of contents.
type Heading struct {
	ID       string    `json:"id"`
	Level    int       `json:"level"`            // 2 or 3
	Text     string    `json:"text"`             // plain text
	HTML     string    `json:"html"`             // as shown in the contents: code tags and links removed
	Folded   bool      `json:"folded,omitempty"` // its children are shown when asked for
	Children []Heading `json:"children"`
}

// Link is a reference to a page with the words to show for it.
type Link struct {
	Title string `json:"title"`
	Href  string `json:"href"`
}

// Import is an import statement, with what it adds to a bundle.
type Import struct {
	Statement string `json:"statement"`      // import Button from '@acme/ui/Button';
	Size      string `json:"size,omitempty"` // 27.6 kB; "" where it is not measured
}

// HeaderLink is an entry of the menu under the lead. Kind chooses its icon.
type HeaderLink struct {
	Kind  string `json:"kind"` // source, issues, bundle, aria, design
	Label string `json:"label"`
	Href  string `json:"href"`
	Note  string `json:"note,omitempty"`
}
