package arch

import (
	"bytes"
	"fmt"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/mod/modfile"
)

// TestTypesOfTheCompilerStayInside checks that neither tsgo nor internal/typescript exposes a type of the TypeScript
// compiler, and that importers of the latter are compiled without these types. A package that reads the syntax tree, be
// it through an unexported field or through the body of an inlined function, compiles hundreds of generic methods
// again, which takes ten CPU seconds.
func TestTypesOfTheCompilerStayInside(t *testing.T) {
	const inside, room, module = compiler + "internal/", house + "internal/typescript", compiler + "vitrine"
	importers := []string{room, module}
	for path, p := range list(t, "./internal/...", "./cmd/...", "./pkg/...") {
		if slices.Contains(p.Imports, room) {
			importers = append(importers, path)
		}
	}
	archives := compiled(t, importers)
	var ways []string
	for path, file := range archives {
		archive, code := readArchive(t, file)
		if path == room || path == module {
			ways = append(ways, waysTo(t, path, archive, inside)...)
		}
		if path != module && bytes.Contains(code, []byte(inside)) {
			t.Errorf("%s compiles methods of the TypeScript compiler again", path)
		}
	}
	for _, way := range ways {
		t.Errorf("a type of the compiler is exposed: %s; put an interface in between", way)
	}
	if t.Failed() && len(ways) == 0 {
		t.Errorf("no exported type leads there, so an inlined function of %s or %s must", room, module)
	}
}

// compiled returns the archives of packages, by the paths of the packages. It compiles those that are not cached.
func compiled(t *testing.T, packages []string) map[string]string {
	t.Helper()
	arguments := append([]string{"list", "-export", "-f", "{{.ImportPath}} {{.Export}}"}, packages...)
	command := exec.Command("go", arguments...)
	command.Dir = "../.."
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	archives := map[string]string{}
	for line := range strings.Lines(string(out)) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		archives[path] = file
	}
	return archives
}

// readArchive returns a compiled package, and the part of it that is machine code. Before that comes what importers
// are compiled with, which names all packages that the package links.
func readArchive(t *testing.T, file string) (archive, code []byte) {
	t.Helper()
	archive, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	// "!<arch>\n", then for each entry a header of 60 bytes, of which 10 before the last two are the entry's size
	const size, sizeEnd, header = 8 + 48, 8 + 58, 8 + 60
	if len(archive) < header || !bytes.HasPrefix(archive[8:], []byte("__.PKGDEF")) {
		t.Fatalf("%s is no archive of a package", file)
	}
	exported, err := strconv.Atoi(strings.TrimSpace(string(archive[size:sizeEnd])))
	if err != nil || header+exported > len(archive) {
		t.Fatalf("%s: the size %q is wrong", file, archive[size:sizeEnd])
	}
	return archive, archive[header+exported:]
}

// waysTo returns how the exported declarations of a package lead to types of packages below a path, one way for each
// declaration that does.
func waysTo(t *testing.T, path string, archive []byte, inside string) (ways []string) {
	t.Helper()
	open := func(string) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(archive)), nil }
	p, err := importer.ForCompiler(token.NewFileSet(), "gc", open).Import(path)
	if err != nil {
		t.Fatal(err)
	}
	search := typeSearch{inside: inside, ways: map[types.Type]string{}}
	for _, name := range p.Scope().Names() {
		if object := p.Scope().Lookup(name); object.Exported() {
			if way := search.from(object.Type()); way != "" {
				ways = append(ways, name+way)
			}
		}
	}
	return ways
}

// typeSearch finds ways to the types of packages below a path. Each type is visited once.
type typeSearch struct {
	inside string
	ways   map[types.Type]string
}

// from returns the way from a type as text, "" where there is none.
func (s *typeSearch) from(t types.Type) string {
	t = types.Unalias(t)
	if _, visited := s.ways[t]; !visited {
		s.ways[t] = "" // while the search is in it
		s.ways[t] = s.fromParts(t)
	}
	return s.ways[t]
}

func (s *typeSearch) fromParts(t types.Type) string {
	switch t := t.(type) {
	case *types.Named:
		return s.fromNamed(t)
	case *types.Struct:
		for field := range t.Fields() {
			if way := s.from(field.Type()); way != "" {
				return "." + field.Name() + way
			}
		}
	case *types.Interface:
		for method := range t.Methods() {
			if way := s.from(method.Type()); way != "" {
				return "." + method.Name() + "()" + way
			}
		}
	case *types.Signature:
		for _, tuple := range []*types.Tuple{t.Params(), t.Results()} {
			for variable := range tuple.Variables() {
				if way := s.from(variable.Type()); way != "" {
					return way
				}
			}
		}
	case *types.Map:
		return s.from(t.Key()) + s.from(t.Elem())
	case interface{ Elem() types.Type }: // pointers, slices, arrays, channels
		return s.from(t.Elem())
	}
	return ""
}

// fromNamed names the type on the way, since readers look for its declaration.
func (s *typeSearch) fromNamed(t *types.Named) string {
	name := t.Obj().Name()
	if p := t.Obj().Pkg(); p != nil {
		if strings.HasPrefix(p.Path(), s.inside) {
			return fmt.Sprintf(" → %s.%s", p.Path(), name)
		}
		name = p.Name() + "." + name
	}
	for argument := range t.TypeArgs().Types() {
		if way := s.from(argument); way != "" {
			return fmt.Sprintf(" → %s[…]%s", name, way)
		}
	}
	if way := s.from(t.Underlying()); way != "" {
		return fmt.Sprintf(" → %s%s", name, way)
	}
	for method := range t.Methods() {
		if way := s.from(method.Type()); way != "" {
			return fmt.Sprintf(" → %s.%s()%s", name, method.Name(), way)
		}
	}
	return ""
}

// TestNestedModuleRequiresTheSameVersions checks that tsgo and the engine build with the same versions of what both
// require. Otherwise the tests of tsgo compile the whole TypeScript compiler a second time.
func TestNestedModuleRequiresTheSameVersions(t *testing.T) {
	versions := func(folder string) map[string]string {
		text, err := os.ReadFile(filepath.Join(folder, "go.mod"))
		if err != nil {
			t.Fatal(err)
		}
		parsed, err := modfile.Parse("go.mod", text, nil)
		if err != nil {
			t.Fatal(err)
		}
		found := map[string]string{}
		for _, required := range parsed.Require {
			found[required.Mod.Path] = required.Mod.Version
		}
		return found
	}
	engine := versions("../..")
	for path, version := range versions("../../tsgo") {
		if want := engine[path]; want != "" && version != want {
			t.Errorf("tsgo requires %s %s, the engine %s: run `go -C tsgo get %[1]s@%[3]s`", path, version, want)
		}
	}
}
