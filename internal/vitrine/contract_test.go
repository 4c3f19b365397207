package vitrine_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"vitrine/internal/testkit"
	"vitrine/internal/vitrine"
)

const (
	contractFile  = "../../web/engine/contract/contract.gen.ts"
	messagesFile  = "../../web/engine/contract/messages.gen.ts"
	themeFile     = "../../web/engine/contract/theme.gen.ts"
	constantsFile = "../../web/engine/contract/constants.gen.ts"
)

const contractHeader = `// Generated from internal/vitrine. Do not edit: change the Go types, then run
//   go test ./internal/vitrine -run TestContract -update

`

// contractRoots are the values that cross to Node and to the browser; what they refer to follows by reflection.
var contractRoots = []any{vitrine.Document{}, vitrine.Hints{}, vitrine.EditingNames{}, vitrine.EditingPackages{},
	vitrine.EditingPackage{}, vitrine.EditingComponent{}}

// TestContract holds web/contract equal to the Go vocabulary, so that neither side can drift alone.
func TestContract(t *testing.T) {
	decls := readDeclarations(t)
	c := &contract{decls: decls, seen: map[reflect.Type]bool{}}
	for _, root := range contractRoots {
		c.add(reflect.TypeOf(root))
	}
	var got bytes.Buffer
	got.WriteString(contractHeader)
	sort.Strings(c.out)
	got.WriteString(strings.Join(c.out, "\n"))

	testkit.File(t, contractFile, got.String())
}

// TestEveryBlockKindHasData holds the union complete: a kind without a type would cross the border unnoticed.
func TestEveryBlockKindHasData(t *testing.T) {
	var kinds []string
	for _, data := range vitrine.BlockTypes {
		kinds = append(kinds, "'"+string(data.BlockKind())+"'")
	}
	slices.Sort(kinds)
	declared := readDeclarations(t).constants["BlockKind"]
	slices.Sort(declared)
	if !slices.Equal(kinds, declared) {
		t.Errorf("types: %v, kinds: %v", kinds, declared)
	}
}

// TestContractOfMessages holds the messages that the browser knows equal to those of translations.
func TestContractOfMessages(t *testing.T) {
	got := contractHeader
	for _, list := range []struct {
		name, about string
		messages    []string
	}{
		{"PageMessage", "Texts of pages, which are rendered ahead of time.", vitrine.PageMessages},
		{"ScriptMessage", "Texts of scripts.", vitrine.ScriptMessages},
	} {
		if !slices.IsSorted(list.messages) || len(slices.Compact(slices.Clone(list.messages))) != len(list.messages) {
			t.Errorf("the list of %ss is not in order, or has a message twice", list.name)
		}
		got += fmt.Sprintf("/** %s */\nexport type %s =", list.about, list.name)
		for _, message := range list.messages {
			got += "\n  | " + "'" + strings.ReplaceAll(message, "'", `\'`) + "'"
		}
		got += ";\n"
	}
	testkit.File(t, messagesFile, got)
}

// TestContractOfTheme holds the parts of a theme equal to those that TypeScript asks of it.
func TestContractOfTheme(t *testing.T) {
	got := contractHeader + "/** The parts of a theme, by name. */\nexport type ThemeComponent ="
	for _, part := range vitrine.ThemeParts {
		got += "\n  | '" + part.Name + "'"
	}
	testkit.File(t, themeFile, got+";\n")
}

// TestContractOfConstants carries the constants of the product over the border.
func TestContractOfConstants(t *testing.T) {
	parsed, err := parser.ParseFile(token.NewFileSet(), "constant.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	got := contractHeader + "// Times are milliseconds and lengths CSS pixels, where nothing else is said.\n\n"
	for _, decl := range parsed.Decls {
		for _, spec := range decl.(*ast.GenDecl).Specs {
			constant := spec.(*ast.ValueSpec)
			name := constant.Names[0].Name
			about := strings.TrimPrefix(strings.TrimPrefix(strings.Join(strings.Fields(constant.Doc.Text()), " "), name+" "), "is ")
			about = strings.ToUpper(about[:1]) + about[1:]
			got += fmt.Sprintf("/** %s */\nexport const %s = %s;\n", about, strings.ToLower(name[:1])+name[1:], constant.Values[0].(*ast.BasicLit).Value)
		}
	}
	testkit.File(t, constantsFile, got)
}

// contract collects one TypeScript declaration for each Go type that is reached.
type contract struct {
	decls declarations
	seen  map[reflect.Type]bool
	out   []string
}

func (c *contract) add(t reflect.Type) {
	if c.seen[t] {
		return
	}
	c.seen[t] = true
	if t == reflect.TypeFor[vitrine.Block]() {
		c.addBlocks(t)
		return
	}
	switch t.Kind() {
	case reflect.Struct:
		c.addStruct(t)
	case reflect.String:
		c.addUnion(t)
	default:
		panic(fmt.Sprintf("contract: no rule for the named type %s of kind %s", t, t.Kind()))
	}
}

// addBlocks makes a union of all kinds of blocks, so that TypeScript knows the data by the kind.
func (c *contract) addBlocks(t reflect.Type) {
	union := docComment(c.decls.types[t.Name()], "") + "export type Block ="
	for _, data := range vitrine.BlockTypes {
		of := reflect.TypeOf(data)
		if of.Kind() == reflect.Pointer {
			of = of.Elem()
		}
		c.add(of)
		union += fmt.Sprintf("\n  | { kind: '%s'; data: %s }", data.BlockKind(), of.Name())
	}
	c.out = append(c.out, union+";\n")
	c.add(reflect.TypeFor[vitrine.BlockKind]())
}

func (c *contract) addStruct(t reflect.Type) {
	var b strings.Builder
	name := t.Name()
	b.WriteString(docComment(c.decls.types[name], ""))
	fmt.Fprintf(&b, "export interface %s {\n", t.Name())
	for i := range t.NumField() {
		f := t.Field(i)
		key, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if key == "-" || !f.IsExported() {
			continue
		}
		if key == "" {
			panic(fmt.Sprintf("contract: %s.%s has no json tag", name, f.Name))
		}
		optional := ""
		if strings.Contains(options, "omitempty") {
			optional = "?"
		}
		b.WriteString(docComment(c.decls.fields[name+"."+f.Name], "  "))
		fmt.Fprintf(&b, "  %s%s: %s;\n", key, optional, c.typeOf(f.Type, optional != ""))
	}
	b.WriteString("}\n")
	c.out = append(c.out, b.String())
}

func (c *contract) addUnion(t reflect.Type) {
	values := c.decls.constants[t.Name()]
	if len(values) == 0 {
		panic(fmt.Sprintf("contract: %s has no constants", t))
	}
	c.out = append(c.out, fmt.Sprintf("%sexport type %s = %s;\n", docComment(c.decls.types[t.Name()], ""), t.Name(),
		strings.Join(values, " | ")))
}

// typeOf names a Go type in TypeScript. encoding/json writes a nil slice or pointer as null, except where omitempty
// leaves it out.
func (c *contract) typeOf(t reflect.Type, omitted bool) string {
	null := " | null"
	if omitted {
		null = ""
	}
	switch t.Kind() {
	case reflect.Pointer:
		return c.typeOf(t.Elem(), false) + null
	case reflect.Slice:
		element := c.typeOf(t.Elem(), false)
		if strings.Contains(element, " ") {
			element = "(" + element + ")"
		}
		return element + "[]" + null
	case reflect.Map:
		return fmt.Sprintf("Record<%s, %s>%s", c.typeOf(t.Key(), false), c.typeOf(t.Elem(), false), null)
	case reflect.Struct:
		c.add(t)
		return t.Name()
	case reflect.Bool:
		return "boolean"
	case reflect.String:
		if t.PkgPath() != "" {
			c.add(t)
			return t.Name()
		}
		return "string"
	case reflect.Int, reflect.Int64, reflect.Float64:
		return "number"
	case reflect.Interface:
		return "string | number | boolean" + null
	}
	panic(fmt.Sprintf("contract: no rule for %s", t))
}

func docComment(text, indent string) string {
	text = strings.ReplaceAll(strings.Join(strings.Fields(text), " "), "*/", "* /")
	if text == "" {
		return ""
	}
	return indent + "/** " + text + " */\n"
}

// declarations hold what reflection can't see: comments and the constants of string types.
type declarations struct {
	types     map[string]string
	fields    map[string]string
	constants map[string][]string
}

func readDeclarations(t *testing.T) declarations {
	t.Helper()
	d := declarations{types: map[string]string{}, fields: map[string]string{}, constants: map[string][]string{}}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range parsed.Decls {
			if general, ok := decl.(*ast.GenDecl); ok {
				d.read(general)
			}
		}
	}
	return d
}

func (d *declarations) read(general *ast.GenDecl) {
	for _, spec := range general.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			d.types[spec.Name.Name] = general.Doc.Text()
			if body, ok := spec.Type.(*ast.StructType); ok {
				d.readFields(spec.Name.Name, body)
			}
		case *ast.ValueSpec:
			d.readConstant(spec)
		}
	}
}

func (d *declarations) readFields(owner string, body *ast.StructType) {
	for _, field := range body.Fields.List {
		text := field.Doc.Text()
		if text == "" {
			text = field.Comment.Text()
		}
		for _, name := range field.Names {
			d.fields[owner+"."+name.Name] = text
		}
	}
}

func (d *declarations) readConstant(spec *ast.ValueSpec) {
	named, ok := spec.Type.(*ast.Ident)
	if !ok {
		return
	}
	for _, value := range spec.Values {
		if literal, ok := value.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			text, err := strconv.Unquote(literal.Value)
			if err != nil {
				panic(err)
			}
			d.constants[named.Name] = append(d.constants[named.Name], "'"+text+"'")
		}
	}
}
