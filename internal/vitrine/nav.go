package vitrine

import "strings"

// NavEntry is one entry of a product's navigation tree (specification §3, "Navigation page entry").
// An entry with Children and no Subheader is a group; with a Subheader it is a label; else it is a page.
type NavEntry struct {
	Pathname   string            `json:"pathname"` // without trailing slash, as authors write it; https:// is external
	Title      string            `json:"title"`    // resolved: explicit, translated or derived (specification §2)
	Subheader  string            `json:"subheader,omitempty"`
	Icon       string            `json:"icon,omitempty"`
	Plan       string            `json:"plan,omitempty"` // pro, premium
	Planned    bool              `json:"planned,omitempty"`
	Unstable   bool              `json:"unstable,omitempty"`
	NewFeature bool              `json:"newFeature,omitempty"`
	Legacy     bool              `json:"legacy,omitempty"`
	LinkProps  map[string]string `json:"linkProps,omitempty"`
	// what its page says of itself; only where pages are listed
	Description string `json:"description,omitempty"`
	Group       bool   `json:"group,omitempty"` // a group, also where its children are left out
	// "" for a subheader; address with trailing slash; for a group its overview
	Href     string     `json:"href"`
	Active   bool       `json:"active,omitempty"` // the page shown
	Open     bool       `json:"open,omitempty"`   // on the way to the page shown, or a subheader
	Children []NavEntry `json:"children,omitempty"`
}

// Navigation is what one page carries of its product's tree: the top groups, with children only in the open branch.
type Navigation struct {
	Product string     `json:"product"` // product id
	Label   string     `json:"label"`
	Entries []NavEntry `json:"entries"`
	Tree    string     `json:"tree"` // address of the whole tree as HTML, "" where the page carries all of it
}

// SubheaderID is the id of a subheader's heading where its pages are listed.
func SubheaderID(subheader string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(subheader), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}), "-")
}
