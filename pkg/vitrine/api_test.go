package vitrine_test

import (
	"go/ast"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestExportedTypesArePublic: nothing that another module can name or read leads to a type that it can't import.
func TestExportedTypesArePublic(t *testing.T) {
	for _, object := range exported(t, "vitrine/pkg/vitrine") {
		for _, leak := range leaks(object) {
			t.Errorf("%s leads to %s, which other modules can't import", object.Name(), leak)
		}
	}
	leaking := 0
	for _, object := range exported(t, "vitrine/internal/compile") {
		leaking += len(leaks(object))
	}
	if leaking == 0 {
		t.Error("no leak is found where there are many: the test sees nothing")
	}
}

// exported are the exported objects of a package, read from what the compiler has written.
func exported(t *testing.T, path string) []types.Object {
	t.Helper()
	open := func(path string) (io.ReadCloser, error) {
		file, err := exec.Command("go", "list", "-export", "-f", "{{.Export}}", path).Output()
		if err != nil {
			return nil, err
		}
		return os.Open(strings.TrimSpace(string(file)))
	}
	p, err := importer.ForCompiler(token.NewFileSet(), "gc", open).Import(path)
	if err != nil {
		t.Fatal(err)
	}
	var objects []types.Object
	for _, name := range p.Scope().Names() {
		if ast.IsExported(name) {
			objects = append(objects, p.Scope().Lookup(name))
		}
	}
	if len(objects) == 0 {
		t.Fatalf("%s exports nothing", path)
	}
	return objects
}

// leaks are the internal types that an exported object leads to.
func leaks(object types.Object) []string {
	w := walk{from: object.Pkg(), seen: map[types.Type]bool{}}
	w.visit(object.Type())
	return w.leaks
}

type walk struct {
	from  *types.Package
	seen  map[types.Type]bool
	leaks []string
}

func (w *walk) visit(t types.Type) {
	if t == nil || w.seen[t] {
		return
	}
	w.seen[t] = true
	switch t := t.(type) {
	case *types.Named:
		w.named(t)
	case *types.Alias:
		w.visit(types.Unalias(t))
	case *types.Signature:
		w.each(t.Params().Len(), func(i int) types.Type { return t.Params().At(i).Type() })
		w.each(t.Results().Len(), func(i int) types.Type { return t.Results().At(i).Type() })
		w.each(t.TypeParams().Len(), func(i int) types.Type { return t.TypeParams().At(i).Constraint() })
	case *types.Struct:
		w.each(t.NumFields(), func(i int) types.Type {
			if field := t.Field(i); field.Exported() || field.Embedded() {
				return field.Type()
			}
			return nil
		})
	case *types.Interface: // a method that is not exported keeps other modules from implementing it
		w.each(t.NumMethods(), func(i int) types.Type { return t.Method(i).Type() })
	case *types.Map:
		w.visit(t.Key())
		w.visit(t.Elem())
	case interface{ Elem() types.Type }: // pointers, slices, arrays, channels
		w.visit(t.Elem())
	}
}

// named looks into the package's own types only: what is public elsewhere is public.
func (w *walk) named(t *types.Named) {
	w.each(t.TypeArgs().Len(), t.TypeArgs().At)
	from := t.Obj().Pkg()
	switch {
	case from == nil:
	case from.Path() == w.from.Path():
		w.visit(t.Underlying())
		w.each(t.NumMethods(), func(i int) types.Type {
			if t.Method(i).Exported() {
				return t.Method(i).Type()
			}
			return nil
		})
	case strings.Contains("/"+from.Path()+"/", "/internal/"):
		w.leaks = append(w.leaks, t.String())
	}
}

func (w *walk) each(n int, at func(i int) types.Type) {
	for i := range n {
		w.visit(at(i))
	}
}
