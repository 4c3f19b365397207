package nav

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/diag"
	"vitrine/internal/testkit"
	"vitrine/internal/vitrine"
)

// TestLink holds the cases of testdata; see the README there.
func TestLink(t *testing.T) {
	testkit.Archives(t, "testdata/*.txtar", func(t *testing.T, archive *txtar.Archive) *txtar.Archive {
		in, questions := readCase(t, archive)
		result := Link(in)
		var answers, problems bytes.Buffer
		for _, question := range questions {
			fmt.Fprintf(&answers, "%s\n", question)
			answer(t, &answers, result, strings.Fields(question))
		}
		diag.Print(&problems, result.Problems, false)
		return testkit.Renewed(archive, map[string]string{"want/answers": answers.String(),
			"want/problems": problems.String()})
	})
}

func readCase(t *testing.T, archive *txtar.Archive) (in Input, questions []string) {
	t.Helper()
	for _, f := range archive.Files {
		lines := strings.Split(strings.TrimRight(string(f.Data), "\n"), "\n")
		if lines[0] == "" {
			continue
		}
		kind, name, _ := strings.Cut(f.Name, "/")
		switch kind {
		case "trees":
			rest := lines
			in.Trees = append(in.Trees, Tree{Name: name, Items: readItems(t, "nav/"+name+".yaml", lines, &rest, 0)})
		case "products":
			for _, line := range lines {
				parts := strings.SplitN(line, " ", 3)
				in.Products = append(in.Products, Product{ID: parts[0], Tree: strings.Trim(parts[1], "-"),
					Label: parts[2]})
				if parts[1] != "-" {
					in.Products[len(in.Products)-1].Tree = parts[1]
				}
			}
		case "pages":
			for _, line := range lines {
				path, badge, _ := strings.Cut(line, " ")
				in.Pages = append(in.Pages, Page{Path: path, File: "content" + path + "index.md",
					Ordered: badge != "unordered", NoIndex: badge == "noindex"})
			}
		case "titles":
			in.Titles = map[string]string{}
			for _, line := range lines {
				key, title, _ := strings.Cut(line, ": ")
				in.Titles[key] = title
			}
		case "language":
			in.Language = lines[0]
		case "ask":
			questions = lines
		case "want":
		default:
			t.Fatalf("unknown section %s", f.Name)
		}
	}
	return in, questions
}

var itemLine = regexp.MustCompile(`^( *)(?:: ([^"]+?)|(\S+?))((?: title="[^"]*"| planned| hidden| unordered)*)$`)

// readItems reads the lines of one depth, and those below them, from the front of rest.
func readItems(t *testing.T, file string, all []string, rest *[]string, depth int) []vitrine.NavItem {
	t.Helper()
	var items []vitrine.NavItem
	for len(*rest) > 0 {
		line := (*rest)[0]
		m := itemLine.FindStringSubmatch(line)
		if m == nil {
			t.Fatalf("%s: can't read %q", file, line)
		}
		if len(m[1]) < depth {
			break
		}
		item := vitrine.NavItem{
			Subheader: m[2], Pathname: m[3], Planned: strings.Contains(m[4], " planned"),
			InSideNav: !strings.Contains(m[4], " hidden"),
			Ordered:   !strings.Contains(m[4], " unordered"), File: file, Line: len(all) - len(*rest) + 1,
			Column: depth +
				1, Excerpt: line,
		}
		if _, title, found := strings.Cut(m[4], `title="`); found {
			item.Title, _, _ = strings.Cut(title, `"`)
		}
		*rest = (*rest)[1:]
		item.Children = readItems(t, file, all, rest, depth+2)
		items = append(items, item)
	}
	return items
}

func answer(t *testing.T, w *bytes.Buffer, r *Result, question []string) {
	t.Helper()
	switch question[0] {
	case "view":
		product, path := question[1], question[2]
		writeNavigation(w, r.View(strings.Trim(product, "-"), path))
	case "full":
		writeNavigation(w, r.Full(question[1]))
	case "neighbors":
		previous, next := r.Neighbors(question[1])
		writeLink(w, "previous", previous)
		writeLink(w, "next", next)
	case "overviews":
		for _, o := range r.Overviews() {
			fmt.Fprintf(w, "  %s %q in %s\n", o.Path, o.Title, o.Tree)
			for _, crumb := range o.Crumbs {
				fmt.Fprintf(w, "  - %s\n", crumb.Title)
			}
			writeEntries(w, o.Entries, "    ")
		}
	case "crumbs":
		for _, crumb := range r.Crumbs(question[1]) {
			writeLink(w, "-", &crumb)
		}
	default:
		t.Fatalf("unknown question %v", question)
	}
}

func writeNavigation(w *bytes.Buffer, n vitrine.Navigation) {
	fmt.Fprintf(w, "  product %q label %q\n", n.Product, n.Label)
	writeEntries(w, n.Entries, "    ")
}

func writeEntries(w *bytes.Buffer, entries []vitrine.NavEntry, indent string) {
	for _, e := range entries {
		fmt.Fprintf(w, "%s%s", indent, e.Title)
		for _, badge := range []struct {
			word string
			set  bool
		}{{"group", e.Group}, {"subheader", e.Subheader != ""}, {"open", e.Open}, {"active", e.Active},
			{"planned", e.Planned}} {
			if badge.set {
				fmt.Fprintf(w, " [%s]", badge.word)
			}
		}
		fmt.Fprintf(w, " → %s\n", e.Href)
		writeEntries(w, e.Children, indent+"  ")
	}
}

func writeLink(w *bytes.Buffer, name string, link *vitrine.Link) {
	if link == nil {
		fmt.Fprintf(w, "  %s none\n", name)
		return
	}
	fmt.Fprintf(w, "  %s %s → %s\n", name, link.Title, link.Href)
}

func TestFirstPagesNeedNoEntry(t *testing.T) {
	in := Input{Trees: []Tree{{Name: "lib"}}, Products: []Product{{ID: "lib", Label: "Library", Home: "/lib/",
		Tree: "lib"}, {ID: "kit", Label: "Kit", Home: "/kit/guide/", Tree: "lib"}}}
	for _, path := range []string{"/", "/about/", "/lib/", "/kit/", "/lib/guide/"} {
		in.Pages = append(in.Pages, Page{Path: path, File: "content" + path + "index.md"})
	}
	var missing []string
	for _, p := range Link(in).Problems {
		missing = append(missing, p.File)
	}
	if got := strings.Join(missing, " "); got != "content/kit/index.md content/lib/guide/index.md" {
		t.Errorf("pages that want an entry: %s", got)
	}
}
