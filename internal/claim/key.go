package claim

import (
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Try is one thing to try in a browser, with all that its outcome may depend on as a key.
type Try struct {
	Key   string
	Label string         // the sentence, or keys and result of a row
	Claim int            // its place in the file of claims; -1 for a row
	Row   *source.KeyRow // nil for a claim
}

// Tries are all claims and rows of a page. Package is that of the product which the page documents.
func Tries(page source.Page, claims []Claim, lock *Lock, product string) []Try {
	if len(claims)+len(page.Keyboard) == 0 {
		return nil
	}
	installed := lock.Digest(modules(page, product))
	var tries []Try
	for i, c := range claims {
		key := cache.Key("claim", bare(c.Sentence), c.Demo, string(page.Claims.Text), files(page, c.Demo), installed)
		tries = append(tries, Try{Key: key[:keyLength], Label: c.Sentence, Claim: i})
	}
	for i, row := range page.Keyboard {
		text, _ := json.Marshal(row) // texts alone
		key := cache.Key("row", bare(row.Result), string(text), files(page, row.Demo), installed)
		label := strings.Join(row.Keys, ", ") + ": " + row.Result
		tries = append(tries, Try{Key: key[:keyLength], Label: label, Claim: -1, Row: &page.Keyboard[i]})
	}
	return tries
}

// keyLength is how much of a sum tells the claims of a page apart.
const keyLength = 20

// modules are the packages that the demos and claims of a page import, and that of its product.
func modules(page source.Page, product string) []string {
	names := []string{"react", "react-dom"}
	if product != "" {
		names = append(names, product)
	}
	for _, file := range append(slices.Clone(page.Demos), page.Claims) {
		if isCode(file.Name) {
			for _, module := range imports(file) {
				if !strings.HasPrefix(module, ".") && !strings.HasPrefix(module, "vitrine/") {
					names = append(names, packageOf(module))
				}
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func isCode(name string) bool { return slices.Contains([]string{".ts", ".tsx"}, path.Ext(name)) }

func packageOf(module string) string {
	parts := strings.SplitN(module, "/", 3)
	if strings.HasPrefix(module, "@") && len(parts) > 1 {
		return parts[0] + "/" + parts[1]
	}
	return parts[0]
}

func imports(file source.Demo) (names []string) {
	parsed, _ := typescript.Parse(file.Path, file.Text)
	for _, i := range parsed.Imports() {
		names = append(names, i.Module)
	}
	return names
}

// files are the sums of a demo's files and of those beside it that they import, by name.
func files(page source.Page, name string) map[string]string {
	sums := map[string]string{}
	var visit func(file source.Demo)
	visit = func(file source.Demo) {
		if sums[file.Name] != "" {
			return
		}
		sums[file.Name] = cache.Sum(file.Text)
		if !isCode(file.Name) {
			return
		}
		for _, module := range imports(file) {
			if !strings.HasPrefix(module, ".") {
				continue
			}
			target := path.Join(path.Dir(file.Name), module)
			for _, other := range page.Demos {
				if other.Name == target || other.Name == target+".ts" || other.Name == target+".tsx" {
					visit(other)
				}
			}
		}
	}
	for _, file := range demo.Find(name, Demos(page)) {
		visit(source.Demo(file))
	}
	return sums
}

// Demos are the files of a page's demos folder as the demo stage has them.
func Demos(page source.Page) []demo.File {
	list := make([]demo.File, len(page.Demos))
	for i, d := range page.Demos {
		list[i] = demo.File(d)
	}
	return list
}

// demoProblem is what is wrong with the demo that something is tried with.
func demoProblem(page source.Page, name, file string, line int, excerpt string) []diag.Problem {
	if len(demo.Find(name, Demos(page))) > 0 {
		return nil
	}
	known := demo.Names(Demos(page))
	fix := diag.DidYouMean(name, known)
	if fix == "" {
		fix = "Name a demo of the page: " + strings.Join(known, ", ") + "."
	}
	return []diag.Problem{{File: file, Line: line, Excerpt: excerpt,
		What: fmt.Sprintf("The page has no demo %s.", diag.Quote(name)), Why: "There is nothing to try it with.", Fix: fix}}
}
