package reference_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// TestEveryNameIsExplained holds the share of rows of the whole site whose type has a name that leads nowhere and does
// not open, and prints it beside the share that pages alone would leave.
func TestEveryNameIsExplained(t *testing.T) {
	packages, err := extracted()
	if err != nil {
		t.Fatal(err)
	}
	root, _ := filepath.Abs("../..")
	config := source.LoadConfig(os.DirFS(filepath.Join(root, "site")), &diag.List{})
	index := reference.Add(&source.Tree{Config: config}, reference.Options{
		Entries: reference.ReadAll(config.References, packages), Named: reference.NamedTypes(packages),
		Describe: func(text string, _ []string) string { return text }}, &diag.List{})
	rows, before, _ := index.Unexplained(func(to typetree.Link) bool { return to.Href == "" })
	_, after, names := index.Unexplained(nil)
	share := func(n int) float64 { return 100 * float64(n) / float64(rows) }
	t.Logf("%d rows; a name that nothing explains: %.2f %% by pages alone, %.2f %% with definitions", rows,
		share(before), share(after))
	if rows < 3000 || share(before) < 10 {
		t.Errorf("%d rows, %.2f %% before: this is not the site", rows, share(before))
	}
	if share(after) > 1 {
		t.Errorf("%.2f %% of rows show a name that nothing explains: %v", share(after), most(names))
	}
}

// most are the names that most rows have.
func most(names map[string]int) (list []string) {
	for name, count := range names {
		list = append(list, fmt.Sprintf("%4d %s", count, name))
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list[:min(30, len(list))]
}
