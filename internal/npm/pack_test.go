package main

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// host is the platform that the test runs on.
func host(t *testing.T) platform {
	t.Helper()
	i := slices.IndexFunc(platforms, func(p platform) bool {
		return p.goOS == runtime.GOOS && p.goArch == runtime.GOARCH
	})
	if i < 0 {
		t.Fatalf("no package is made for %s/%s", runtime.GOOS, runtime.GOARCH)
	}
	return platforms[i]
}

// run runs a program in a folder, and returns what it says.
func run(t *testing.T, folder, program string, arguments ...string) string {
	t.Helper()
	command := exec.CommandContext(t.Context(), program, arguments...)
	command.Dir = folder
	said, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", program, strings.Join(arguments, " "), err, said)
	}
	return string(said)
}

func put(t *testing.T, folder string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		name = filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func read(t *testing.T, parts ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(parts...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// library is what a team has before it has documentation: sources, a README, and no word about Vitrine.
var library = map[string]string{
	"package.json": `{
    "name": "@acme/controls",
    "version": "2.1.0",
    "type": "module",
    "description": "Controls of Acme",
    "repository": "acme/controls",
    "exports": { ".": { "types": "./dist/index.d.ts", "import": "./dist/index.js" } },
    "scripts": { "docs": "echo ours" },
    "peerDependencies": { "react": ">=18" },
    "devDependencies": { "@types/react": "19.1.8" }
}
`,
	"README.md": "# Acme Controls\n\n[![npm](badge.svg)](x)\n\n" +
		"Switches and **buttons** for [React](https://react.dev).\n",
	"tsconfig.json": `{"compilerOptions": {"jsx": "react-jsx", "strict": true, "rootDir": "src", "outDir": "dist"}}`,
	"src/index.ts":  "export { Press, type PressProps } from './Press';\n" + "export { Gauge } from './Gauge';\n",
	"src/Press.tsx": `import type { ReactNode } from 'react';

export interface PressProps {
  /** What it does. */
  children: ReactNode;
  /** How loud it is. */
  tone: 'low' | 'high';
}

/** Starts something. */
export function Press({ children, tone }: PressProps) {
  return <button data-tone={tone}>{children}</button>;
}
`,
	"src/Gauge.tsx": `/** Shows a value. */
export function Gauge({ read }: { read: () => number }) {
  return <output>{read()}</output>;
}
`,
}

// TestWayOfAUser: from tarballs to a published site, in a folder that knows nothing of this checkout.
func TestWayOfAUser(t *testing.T) {
	this := host(t)
	folder := t.TempDir()
	binary := filepath.Join(folder, "binaries", this.folder(), this.program("vitrine"))
	run(t, "../..", "go", "build", "-o", binary, "./cmd/vitrine")
	made, err := Pack(Sources{Root: "../..", Binaries: filepath.Join(folder, "binaries")}, filepath.Join(folder, "npm"))
	if err != nil {
		t.Fatal(err)
	}
	if len(made) != 3 {
		t.Fatalf("made %v", made)
	}
	root := filepath.Join(folder, "library")
	put(t, root, library)
	from := func(name string) string { return filepath.Join(folder, "npm", name+"-0.1.0.tgz") }
	tools := filepath.Join(folder, "tools") // where npm create keeps what it runs
	run(t, folder, "npm", "install", "--prefix", tools, "--prefer-offline", "--no-audit", "--no-fund",
		from("create-vitrine"))
	t.Setenv("npm_config_prefer_offline", "true")
	said := run(t, root, "node", filepath.Join(tools, "node_modules", "create-vitrine", "bin", "create.js"),
		"--from", from("vitrine"), "--from", from("vitrine-"+this.name()))
	for _, part := range []string{"site/content/controls/press/demos/PressBasic.tsx", "npx vitrine dev",
		"keeps them: docs."} {
		if !strings.Contains(said, part) {
			t.Errorf("vitrine init does not say %q:\n%s", part, said)
		}
	}
	if manifest := read(t, root, "package.json"); !strings.Contains(manifest, `"docs": "echo ours"`) ||
		!strings.Contains(manifest, `"docs:build": "vitrine build --out site-dist"`) {
		t.Error(manifest)
	}
	run(t, root, "npm", "run", "docs:build")
	for file, parts := range map[string][]string{
		"index.html": {"Acme Controls", "Switches and buttons for React."},
		"controls/press/index.html": {`<button data-tone="low">Press</button>`, `id="playground-press"`,
			"github.com/acme/controls"},
		"controls/api/press/index.md": {"How loud it is.", "2.1.0"},
		"controls/api/index.html":     {"Shows a value.", "Starts something."},
	} {
		text := read(t, root, "site-dist", filepath.FromSlash(file))
		for _, part := range parts {
			if !strings.Contains(text, part) {
				t.Errorf("%s lacks %q", file, part)
			}
		}
	}
	tryOverview(t, root)
	again := exec.CommandContext(t.Context(), "npx", "--no-install", "vitrine", "init")
	again.Dir = root
	if said, err := again.CombinedOutput(); err == nil || !strings.Contains(string(said), "site/vitrine.yaml") ||
		!strings.Contains(string(said), "nothing was written") {
		t.Errorf("a second vitrine init: %v\n%s", err, said)
	}
}

// tryOverview looks at what the tool shows of a library that has no site.
func tryOverview(t *testing.T, root string) {
	t.Helper()
	kept := filepath.Join(t.TempDir(), "site")
	if err := os.Rename(filepath.Join(root, "site"), kept); err != nil {
		t.Fatal(err)
	}
	defer os.Rename(kept, filepath.Join(root, "site"))
	command := exec.CommandContext(t.Context(), "node", "node_modules/vitrine/bin/vitrine.js", "--addr", "127.0.0.1:0")
	command.Dir = root
	said, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	command.Stderr = os.Stderr
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		command.Process.Signal(os.Interrupt) // the launcher tells the program
		command.Wait()
	}()
	address := regexp.MustCompile(`http://127\.0\.0\.1:\d+`)
	lines := bufio.NewScanner(said)
	site := ""
	for site == "" && lines.Scan() {
		site = address.FindString(lines.Text())
	}
	go io.Copy(io.Discard, said)
	for page, part := range map[string]string{"/": "/controls/gauge/", "/controls/gauge/": "not shown here",
		"/controls/press/": `id="playground-press"`, "/controls/api/press/": "How loud it is."} {
		answer, err := http.Get(site + page)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || !strings.Contains(string(text), part) {
			t.Errorf("%s lacks %q: %v\n%s", page, part, err, text)
		}
	}
}

// TestMissingProgramIsExplained: neither a stack nor silence where npm left the program of the platform out.
func TestMissingProgramIsExplained(t *testing.T) {
	for name, want := range map[string]string{host(t).name(): "--omit=optional", "plan9-mips": "There is no program for"} {
		folder := t.TempDir()
		put(t, folder, map[string]string{"bin/vitrine.js": read(t, "launcher", "vitrine.js"),
			"package.json": `{"optionalDependencies": {"@vitrine/` + name + `": "0.1.0"}}`})
		said, err := exec.CommandContext(t.Context(), "node", filepath.Join(folder, "bin", "vitrine.js")).CombinedOutput()
		if err == nil || !strings.Contains(string(said), want) || strings.Contains(string(said), "    at ") {
			t.Errorf("%v\n%s", err, said)
		}
	}
}
