package compile

import (
	"os"
	"path/filepath"
	"sync"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/testkit"
)

// project is the site of this repository with its reference.
type project struct {
	builder *Builder
	site    *site.Site // with its pages
	tree    *source.Tree
	refs    *reference.Index
	found   []diag.Problem // by reading the reference
}

// readProject reads it once for all tests, since that takes the types of all its packages.
var readProject = sync.OnceValues(func() (p project, err error) {
	folder, err := filepath.Abs("../../site")
	if err != nil {
		return p, err
	}
	p.builder, err = New(Options{Site: folder, Cache: filepath.Join("..", "..", ".cache", "test", "project"),
		Shared: shared})
	if err != nil {
		return p, err
	}
	testkit.AtEnd(func() error {
		p.builder.Close()
		return nil
	})
	if p.site, _, err = p.builder.Site(); err != nil {
		return p, err
	}
	problems := &diag.List{}
	p.tree = source.Load(os.DirFS(folder), problems)
	p.refs, p.found = p.builder.packages().AddReference(p.tree, false)
	return p, problems.Err()
})

func ourProject(t *testing.T) project {
	t.Helper()
	p, err := readProject()
	if err != nil {
		t.Fatal(err)
	}
	return p
}
