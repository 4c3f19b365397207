package vitrine

// NavItem is one entry of a navigation tree as an author declares it in nav/*.yaml (specification §3, "Navigation
// page entry"), with its place. The nav stage makes a NavEntry of it; it never reaches the browser.
type NavItem struct {
	// without trailing slash; https:// is external; "" only for a subheader. A group's need not be a page
	Pathname   string
	Title      string // "" is derived (specification §2)
	Subheader  string // a label above its children instead of a link
	Icon       string
	Plan       string // "", pro, premium
	Planned    bool
	Unstable   bool
	NewFeature bool
	Legacy     bool
	LinkProps  map[string]string // attributes of the link: data-*, target, rel
	InSideNav  bool              // false hides the entry; its page stays
	Ordered    bool              // false takes previous and next from its page
	Children   []NavItem

	File    string // below the site folder
	Line    int    // from 1
	Column  int    // from 1, in characters
	Excerpt string // the line of the pathname or subheader, as it stands
}
