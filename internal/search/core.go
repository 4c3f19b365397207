package search

import (
	"slices"
	"strings"
)

// core is the file that is fetched first.
type core struct {
	Products []Product   `json:"products"`
	Groups   []string    `json:"groups"`
	Paths    paths       `json:"paths"`
	Suffix   string      `json:"suffix,omitempty"` // of titles that are a name and nothing else
	Titles   lines       `json:"titles"`           // "" for what the path says; of the reference, for name and suffix
	Names    lines       `json:"names"`            // with commas; a star for what the path says
	Of       []int       `json:"of"`               // index of the product, -1 for none
	In       []int       `json:"in"`               // index of the group, -1 for none
	Kinds    string      `json:"kinds"`            // a character a page: see kindMark
	Count    int         `json:"count"`            // records
	Words    hashes      `json:"words"`            // the parts of the vocabulary
	Terms    hashes      `json:"terms"`            // the postings
	Records  hashes      `json:"records"`          // what hits show
	Crowded  [2][]string `json:"crowded"`          // beginnings of terms and subjects of pages that one shard can't hold
	Aside    string      `json:"aside,omitempty"`
}

func (b *builder) core() core {
	c := core{Products: b.index.Products, Groups: []string{}, Of: []int{}, In: []int{}}
	if c.Products == nil {
		c.Products = []Product{}
	}
	c.Count = len(b.index.Pages)
	for _, page := range b.index.Pages {
		c.Paths = append(c.Paths, page.Path)
		c.name(page)
		c.Of = append(c.Of, slices.IndexFunc(c.Products, func(p Product) bool { return p.ID == page.Product }))
		c.In = append(c.In, groupIndex(&c.Groups, page.Group))
		c.Kinds += kindMark(page)
		c.Count += len(page.Records)
	}
	return c
}

// apiSuffix is that of a page of the reference whose title is a name and one more word.
func apiSuffix(page Page) string {
	if page.Kind != APIKind || len(page.Names) == 0 {
		return ""
	}
	suffix, _ := strings.CutPrefix(page.Title, page.Names[0])
	return suffix
}

// name writes the title and the names of a page without what its path says already.
func (c *core) name(page Page) {
	title, names := page.Title, strings.Join(page.Names, ",")
	suffix := apiSuffix(page)
	if c.Suffix == "" && strings.HasPrefix(suffix, " ") {
		c.Suffix = suffix
	}
	if suffix != "" && suffix == c.Suffix || page.Kind != APIKind && title == titled(page.Path) {
		title = ""
	}
	if names != "" && names == spelled(page.Path) {
		names = spelledMark
	}
	c.Titles, c.Names = append(c.Titles, title), append(c.Names, names)
}

// spelledMark stands for the name that the path says.
const spelledMark = "*"

// unfold fills in the titles and names that were left out.
func (c *core) unfold() {
	for i, names := range c.Names {
		if names == spelledMark {
			c.Names[i] = spelled(c.Paths[i])
		}
		if c.Titles[i] != "" {
			continue
		}
		c.Titles[i] = titled(c.Paths[i])
		if kind, _ := kindMarked(c.Kinds[i]); kind == APIKind {
			first, _, _ := strings.Cut(c.Names[i], ",")
			c.Titles[i] = first + c.Suffix
		}
	}
}

func groupIndex(groups *[]string, name string) int {
	if name == "" {
		return -1
	}
	i := slices.Index(*groups, name)
	if i < 0 {
		i = len(*groups)
		*groups = append(*groups, name)
	}
	return i
}
