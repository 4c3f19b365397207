package source

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"vitrine/internal/diag"
	"vitrine/internal/testkit"
	"vitrine/internal/vitrine"
)

// TestLoad holds the cases of testdata; see the README there.
func TestLoad(t *testing.T) {
	testkit.Archives(t, "testdata/*.txtar", func(_ *testing.T, archive *txtar.Archive) *txtar.Archive {
		site, place := fstest.MapFS{}, Deployment{}
		for _, f := range archive.Files {
			switch {
			case f.Name == "deployment":
				fmt.Sscan(string(f.Data), &place.Name, &place.Release)
			case !strings.HasPrefix(f.Name, testkit.Wanted):
				site[f.Name] = &fstest.MapFile{Data: f.Data}
			}
		}
		return testkit.Renewed(archive, loadReport(place, site))
	})
}

func loadReport(place Deployment, site fstest.MapFS) map[string]string {
	var problems diag.List
	tree := LoadFor(place, site, &problems)
	var report, dump bytes.Buffer
	diag.Print(&report, problems.Problems(), false)
	dumpTree(&dump, tree)
	return map[string]string{"want/problems": report.String(), "want/tree": dump.String()}
}

func dumpTree(w *bytes.Buffer, tree *Tree) {
	fmt.Fprintf(w, "config %s\n", compact(tree.Config))
	for _, nav := range tree.Nav {
		fmt.Fprintf(w, "nav %s\n", nav.Name)
		dumpItems(w, nav.Items, "  ")
	}
	for _, p := range tree.Pages {
		fmt.Fprintf(w, "page %s %s %s broken=%t body at line %d: %q\n", p.Path, p.Language, p.File, p.Broken,
			p.BodyLine, p.Body)
		fmt.Fprintf(w, "  matter %s\n", compact(p.Matter))
		fmt.Fprintf(w, "  lines %s\n", compact(p.Lines))
		for _, d := range p.Demos {
			fmt.Fprintf(w, "  demo %s %q\n", d.Name, d.Text)
		}
	}
	for _, f := range tree.Files {
		fmt.Fprintf(w, "file %s %s\n", f.URL, f.Path)
	}
}

func dumpItems(w *bytes.Buffer, items []vitrine.NavItem, indent string) {
	for _, item := range items {
		children := item.Children
		item.Children, item.Excerpt, item.File = nil, "", ""
		fmt.Fprintf(w, "%s%s\n", indent, compact(item))
		dumpItems(w, children, indent+"  ")
	}
}

// compact is a value as JSON without its empty members.
func compact(value any) string {
	text, _ := json.Marshal(value)
	var tree any
	json.Unmarshal(text, &tree)
	text, _ = json.Marshal(prune(tree))
	return string(text)
}

func prune(value any) any {
	switch v := value.(type) {
	case map[string]any:
		for key, member := range v {
			if member = prune(member); member == nil {
				delete(v, key)
			} else {
				v[key] = member
			}
		}
		if len(v) == 0 {
			return nil
		}
	case []any:
		for i := range v {
			v[i] = prune(v[i])
		}
		if len(v) == 0 {
			return nil
		}
	case string:
		if v == "" {
			return nil
		}
	case bool:
		if !v {
			return nil
		}
	case float64:
		if v == 0 {
			return nil
		}
	}
	return value
}
