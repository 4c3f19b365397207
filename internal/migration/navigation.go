package migration

import (
	"cmp"
	"math"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// entry is one of the navigation.
type entry struct {
	title    string
	page     *page
	href     string // elsewhere
	address  string // of the overview, "" for any
	children []entry
}

// product is the id of the site's one product.
const product = "docs"

// navigation writes the tree. Pages that are in none are hidden there.
func (p *project) navigation(entries []entry) {
	t := treeWriter{taken: map[string]bool{}}
	for address := range p.byAddress {
		t.taken[address] = true
	}
	t.listed = map[*page]bool{}
	t.entries(p.unique(entries, map[*page]bool{}), "")
	for _, one := range p.pages {
		if !t.listed[one] && one.address != "/" && one.post == nil {
			t.line("", "- pathname: "+quoteAddress(pathname(one.address)))
			t.line("", "  inSideNav: false")
			p.decide(one.file, 1, "The page is in no sidebar; it is published, and hidden in the navigation.",
				"Give it a place in nav/"+product+".yaml, and remove inSideNav.")
		}
	}
	p.files["nav/"+product+".yaml"] = []byte(strings.Join(t.lines, "\n") + "\n")
}

// unique leaves out pages that were listed before, and groups that are empty.
func (p *project) unique(entries []entry, seen map[*page]bool) (left []entry) {
	for _, e := range entries {
		if e.page != nil && seen[e.page] {
			e.page = nil
		}
		if e.page != nil {
			seen[e.page] = true
		}
		e.children = p.unique(e.children, seen)
		if e.page != nil && e.page.address == "/" && len(e.children) == 0 {
			continue // the first page stands above the tree
		}
		if e.page != nil || e.href != "" || len(e.children) > 0 {
			left = append(left, e)
		}
	}
	return left
}

// treeWriter writes the tree as YAML.
type treeWriter struct {
	lines  []string
	taken  map[string]bool // addresses
	listed map[*page]bool
}

func (t *treeWriter) line(indent, text string) { t.lines = append(t.lines, indent+text) }

func pathname(address string) string {
	if address == "/" {
		return address
	}
	return strings.TrimSuffix(address, "/")
}

func (t *treeWriter) entries(entries []entry, indent string) {
	for _, e := range entries {
		title := e.title
		switch {
		case e.page != nil && e.page.address != "/":
			t.listed[e.page] = true
			t.line(indent, "- pathname: "+quoteAddress(pathname(e.page.address)))
			title = cmp.Or(title, e.page.label, e.page.title)
		case e.href != "":
			t.line(indent, "- pathname: "+quote(e.href))
		default:
			t.line(indent, "- pathname: "+quoteAddress(t.group(e)))
		}
		if title != "" {
			t.line(indent, "  title: "+quote(title))
		}
		if len(e.children) > 0 {
			t.line(indent, "  children:")
			if e.page != nil && e.page.address != "/" { // the page of a group has a place in it
				t.line(indent, "    - pathname: "+quoteAddress(pathname(e.page.address)))
				if own := cmp.Or(e.page.label, e.page.title); own != title {
					t.line(indent, "      title: "+quote(own))
				}
			}
			t.entries(e.children, indent+"    ")
		}
	}
}

// group is the address of a group's overview: the folder of its pages, where that is free.
func (t *treeWriter) group(e entry) string {
	folder := ""
	for _, c := range e.children {
		if c.page != nil {
			folder = path.Dir(pathname(c.page.address))
			break
		}
	}
	wanted := []string{pathname(e.address), folder, path.Join("/", folder, hyphenated(e.title))}
	for i := 2; ; i++ {
		for _, one := range wanted {
			if strings.Trim(one, "/.") != "" && !t.taken[one+"/"] {
				t.taken[one+"/"] = true
				return one
			}
		}
		wanted = []string{path.Join("/", folder, hyphenated(e.title)+"-"+strconv.Itoa(i))}
	}
}

var foreign = regexp.MustCompile(`[^a-z0-9]+`)

// hyphenated is a title as part of an address.
func hyphenated(title string) string {
	return cmp.Or(strings.Trim(foreign.ReplaceAllString(strings.ToLower(title), "-"), "-"), "group")
}

func quoteAddress(address string) string {
	if strings.ContainsAny(address, ": #'\"{}[],&*?|<>=!%@`") {
		return quote(address)
	}
	return address
}

// place is an entry with the place that its author gave it.
type place struct {
	entry
	order float64
	name  string
}

// unplaced stand behind those with an order.
const unplaced = math.MaxFloat64

// ordered are entries by their order, then by their names.
func ordered(places []place) (entries []entry) {
	slices.SortStableFunc(places, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.order, b.order), strings.Compare(a.name, b.name))
	})
	for _, one := range places {
		entries = append(entries, one.entry)
	}
	return entries
}
