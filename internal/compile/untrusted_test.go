package compile

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/internal/diag"
	"vitrine/internal/publish"
)

// stranger is the same site as if a stranger had sent it. Who asks for it closes it.
func (w *workshop) stranger() *Builder {
	w.t.Helper()
	b, err := New(Options{Site: filepath.Join(w.folder, "site"), Out: filepath.Join(w.folder, "theirs"),
		Cache: filepath.Join(w.folder, "shared"), Untrusted: true})
	if err != nil {
		w.t.Fatal(err)
	}
	return b
}

// problems of a build that must not succeed.
func (w *workshop) refusals() []diag.Problem {
	w.t.Helper()
	b := w.stranger()
	defer b.Close()
	_, err := b.Build(w.t.Context())
	var failed diag.Failure
	if !errors.As(err, &failed) {
		w.t.Fatalf("the build ended with %v", err)
	}
	if _, err := os.Stat(filepath.Join(w.folder, "theirs")); err == nil {
		w.t.Error("something was published")
	}
	return failed.Problems
}

// TestAnHonestSiteIsBuiltTheSame: within walls every byte is what an ordinary build publishes, and nothing is kept.
func TestAnHonestSiteIsBuiltTheSame(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.furnish()
	w.change("families/plain.tsx", "export default", "export { };\nexport default")
	ordinary, _, err := w.builder.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	b := w.stranger()
	theirs, report, err := b.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if got, want := slices.Sorted(maps.Keys(theirs)), slices.Sorted(maps.Keys(ordinary)); !slices.Equal(got, want) {
		t.Fatalf("files\n%v\nwant\n%v", got, want)
	}
	for name := range ordinary {
		if got, want := contentOf(t, theirs[name]), contentOf(t, ordinary[name]); !bytes.Equal(got, want) {
			t.Errorf("%s differs", name)
		}
	}
	if len(theirs) < 40 {
		t.Errorf("only %d files were compared", len(theirs))
	}
	var said []string
	for _, p := range report.Problems {
		if p.Severity == diag.Warning && p.File == "" {
			said = append(said, p.What)
		}
	}
	if open := b.renderer.Open(); !slices.Equal(said, open) {
		t.Errorf("the system leaves open %q, and that is said as %q", open, said)
	}
	if _, err := os.Stat(filepath.Join(w.folder, "shared")); err == nil {
		t.Error("work was kept in the shared cache")
	}
	work := b.options.Cache
	if _, err := os.Stat(work); err != nil {
		t.Error(err)
	}
	b.Close()
	if _, err := os.Stat(filepath.Dir(work)); err == nil {
		t.Error("the work is left behind")
	}
}

func contentOf(t *testing.T, file publish.File) []byte {
	t.Helper()
	content, err := file.Content()
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// hostile is a demo, and the problem that it must be.
type hostile struct {
	text, problem string
	line          int
	more          map[string]string // files beside it
}

// up leads from a page's demos to beside the site.
const up = "../../../../../secret"

// demoOf is a demo that shows what some code makes.
func demoOf(before, made string) string {
	return fmt.Sprintf("%s\nexport default function One() {\n  return <b>{String(%s)}</b>;\n}\n", before, made)
}

// secrets puts files beside the site, and returns their path without ending.
func (w *workshop) secrets() string {
	w.t.Helper()
	for ending, text := range map[string]string{".txt": "hush-hush", ".json": `{"a": "hush-hush"}`,
		".ts": "export type Secret = 'hush-hush';\nexport default 1;\n", ".css": "a { color: red }\n",
		".js.map": `{"version":3,"sources":["hush-hush"],"mappings":"AAAA"}`} {
		if err := os.WriteFile(filepath.Join(w.folder, "secret"+ending), []byte(text), 0o644); err != nil {
			w.t.Fatal(err)
		}
	}
	return filepath.Join(w.folder, "secret")
}

// refused builds a site with hostile demos, each on a page of its own, and looks for their problems.
func (w *workshop) refused(demos map[string]hostile) {
	w.t.Helper()
	links := "- /lib/guide\n- /lib/react-one\n"
	for name, demo := range demos {
		w.write("content/lib/"+name+"/index.md", frontMatter+"# Page "+name+"\n\n{{\"demo\": \"One.tsx\"}}\n")
		w.write("content/lib/"+name+"/demos/One.tsx", demo.text)
		for file, text := range demo.more {
			w.write("content/lib/"+name+"/demos/"+file, text)
		}
		links += "- /lib/" + name + "\n"
	}
	w.write("nav/lib.yaml", links)
	found := w.refusals()
	for name, demo := range demos {
		at := slices.IndexFunc(found, func(p diag.Problem) bool {
			return strings.HasPrefix(p.File, "content/lib/"+name+"/demos/") && strings.Contains(p.What, demo.problem)
		})
		if at < 0 {
			w.t.Errorf("%s: no problem says %q", name, demo.problem)
		} else if p := found[at]; p.Line != demo.line || p.Why == "" || p.Fix == "" {
			w.t.Errorf("%s: %+v, want line %d", name, p, demo.line)
		}
	}
	for _, p := range found {
		if strings.Contains(fmt.Sprint(p), "hush-hush") {
			w.t.Errorf("a problem tells the secret: %+v", p)
		}
		if w.t.Failed() {
			w.t.Logf("%s: %s", p.Place(), p.What)
		}
	}
}

// TestNoImportLeadsOut tries to read what is not the site's by the bundler and the compiler.
func TestNoImportLeadsOut(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	secret := w.secrets()
	leads := `The import "` + up
	w.refused(map[string]hostile{
		"text":     {demoOf("import a from '"+up+".txt';", "a"), leads + `.txt" leads nowhere`, 1, nil},
		"json":     {demoOf("// @ts-ignore\nimport a from '"+up+".json';", "a.a"), `The import "` + up + `.json" leads out`, 2, nil},
		"absolute": {demoOf("// @ts-ignore\nimport a from '/etc/passwd?raw';", "a"), `"/etc/passwd?raw"`, 2, nil},
		"module":   {demoOf("import a from '"+secret+"';", "a"), `leads out of the site`, 1, nil},
		"types":    {demoOf("import type { Secret } from '"+up+"';\nconst a: Secret = 1;", "a"), leads + `" leads nowhere`, 1, nil},
		"reference": {demoOf("/// <reference types=\"a\" path='"+up+".ts' />", "1"),
			`The reference to "` + up + `.ts" leads out`, 1, nil},
		"lazy":    {demoOf("const a = () => import('"+up+".json');", "a"), leads + `.json" leads nowhere`, 1, nil},
		"pattern": {demoOf("// @ts-nocheck", "require('../../../../../' + globalThis.x + '.json')"), "An import leads out of the site and its packages", 3, nil},
		"map": {demoOf("import { a } from './a';", "a"), "names a source map", 2,
			map[string]string{"a.ts": "export const a = 1;\n//# sourceMappingURL=" + up + ".js.map\n"}},
		"url": {demoOf("import './a.css';", "1"), `"` + up + `.txt" leads out of the site`, 1,
			map[string]string{"a.css": ".a { background: url(" + up + ".txt); }\n"}},
		"style": {demoOf("import '"+up+".css';", "1"), `The import "` + up + `.css" leads out`, 1, nil},
		"project": {demoOf("import a from 'aliased';", "a"), `"aliased"`, 1, map[string]string{
			"tsconfig.json": `{"extends": "` + up + `.json", "compilerOptions": {"paths": {"aliased": ["` + up + `.ts"]}}}`}},
	})
}

// TestNoDemoReachesOut tries to read, run and reach what is not the site's while demos are rendered.
func TestNoDemoReachesOut(t *testing.T) {
	t.Setenv("VITRINE_TEST_SECRET", "hush-hush")
	left := filepath.Join(t.TempDir(), "vitrine-untrusted-1") // by a killed build
	t.Setenv("TMPDIR", filepath.Dir(left))
	if err := errors.Join(os.Mkdir(left, 0o755), os.Chtimes(left, time.Time{}, time.Unix(1, 0))); err != nil {
		t.Fatal(err)
	}
	w := newWorkshop(t)
	secret := w.secrets()
	reached := make(chan string, 10)
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		reached <- r.URL.Path
	}))
	defer server.Close()
	node := "// @ts-nocheck\nconst node = globalThis.process?.mainModule.require ?? (() => ({}));\n"
	w.refused(map[string]hostile{
		"reading": {demoOf(node, "node('fs').readFileSync?.('"+secret+".txt', 'utf8')"),
			"It may not read " + secret + ".txt, outside", 5, nil},
		"caught": {demoOf(node+"let a = '';\ntry { a = node('fs').readFileSync('"+secret+".txt', 'utf8') } catch {}", "a"),
			"It may not read " + secret + ".txt, outside", 4, nil},
		"program": {demoOf(node, "node('child_process').execSync?.('cat "+secret+".txt')"), "It may not start other programs", 5, nil},
		"thread":  {demoOf(node, "new (node('worker_threads').Worker ?? Object)('1', { eval: true })"), "It may not start threads", 5, nil},
		"fetch":   {demoOf("", "fetch('"+server.URL+"/fetch')"), "It may not reach the network", 3, nil},
		"flags": {demoOf(node, "node('v8').setFlagsFromString?.('--redirect-code-traces-to="+secret+".pth')"),
			"It may not set flags of V8", 5, nil},
		"trace":  {demoOf(node, "node('trace_events').createTracing?.({ categories: ['node'] }).enable()"), "It may not write trace files", 5, nil},
		"signal": {demoOf(node, "globalThis.process?._kill(process.ppid, 0)"), "It may not send signals to processes", 5, nil},
		"secret": {demoOf(node, "Object.values(globalThis.process.env).join() && node('fs').readdirSync('/')"), "It may not read /", 5, nil},
	})
	if temporary, err := os.ReadDir(filepath.Dir(left)); err != nil || len(temporary) > 0 {
		t.Errorf("temporary files are left: %v %v", temporary, err)
	}
	if _, err := os.Stat(secret + ".pth"); err == nil {
		t.Error("a file was written")
	}
	select {
	case path := <-reached:
		t.Errorf("the network was reached: %s", path)
	default:
	}
}

// TestWhatBelongsToNoPageStaysInside are links, providers and generators.
func TestWhatBelongsToNoPageStaysInside(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	secret := w.secrets()
	site := filepath.Join(w.folder, "site")
	for name, to := range map[string]string{"public/a.txt": "../../secret.txt", "families/away": "/etc",
		"node_modules/evil": "../..", "content/lib/guide/inside.svg": "index.md", "content/gone": "nowhere"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(site, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(to, filepath.Join(site, name)); err != nil {
			t.Fatal(err)
		}
	}
	var places []string
	for _, p := range w.refusals() {
		if p.Severity == diag.Error {
			places = append(places, p.File)
			if !strings.Contains(p.What, "symbolic link leads out") {
				t.Errorf("%+v", p)
			}
		}
	}
	if got := strings.Join(places, " "); got != "content/gone families/away node_modules/evil public/a.txt" {
		t.Errorf("links at %s", got)
	}
	for _, name := range []string{"public", "families/away", "node_modules", "content/lib/guide/inside.svg", "content/gone"} {
		os.RemoveAll(filepath.Join(site, name))
	}

	w.write("families/plain.tsx", "import a from '../../secret.txt';\nexport default { a };\n")
	found := w.refusals()
	if p := found[len(found)-1]; p.File != "families/plain.tsx" || p.Line != 1 || !strings.Contains(p.What, "leads out") {
		t.Errorf("the provider: %+v", found)
	}

	w = newWorkshop(t)
	w.furnish()
	w.write("generators/numbers.ts", "import { readFileSync } from 'node:fs';\n"+
		"export default async () => ({ files: {}, data: readFileSync('"+secret+".txt', 'utf8') });\n")
	b := w.stranger()
	defer b.Close()
	if _, err := b.Build(t.Context()); err == nil || !strings.Contains(fmt.Sprint(err), "It may not read "+secret) {
		t.Errorf("the generator: %v", err)
	}
}

// TestPostCSSOfAnUntrustedSite: the configuration runs, also where the folder of packages is a symbolic link.
func TestPostCSSOfAnUntrustedSite(t *testing.T) {
	t.Parallel()
	w := styled(t)
	packages := filepath.Join(w.folder, "node_modules")
	if err := os.Rename(packages, filepath.Join(w.folder, "store")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("store", packages); err != nil {
		t.Fatal(err)
	}
	w.write("postcss.config.mjs", `import fs from 'node:fs';
const style = fs.readFileSync(new URL('../node_modules/acme/button.css', import.meta.url), 'utf8');
const color = style.includes('blue') ? 'teal' : 'red';
export default {
  plugins: [{ postcssPlugin: 'paint', Declaration: { paint: (it) => { it.prop = 'color'; it.value = color; } } }],
};
`)
	w.write("families/theme.module.css", `.frame { paint: none } .inner { composes: frame }`)
	b := w.stranger()
	defer b.Close()
	files, _, err := b.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range files {
		if strings.HasPrefix(name, "assets/plain-") && strings.HasSuffix(name, ".css") &&
			bytes.Contains(contentOf(t, file), []byte("color:teal")) {
			return
		}
	}
	t.Error("PostCSS had no part in the stylesheets")
}
