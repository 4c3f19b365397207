package compile

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vitrine/internal/diag"
)

// aWhile is after every file of a test was written: the file system's clock tells their changes apart then.
const aWhile = time.Hour

// file writes a file beside the site.
func (w *workshop) file(name, text string) {
	w.t.Helper()
	if strings.HasPrefix(name, "node_modules/") {
		w.ownPackages()
	}
	file := filepath.Join(w.folder, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		w.t.Fatal(err)
	}
}

// ownPackages prepares a folder of packages next to the site. Keys name folders of packages by how near they are, so
// that what the cache has of the checkout's is of no use any more.
func (w *workshop) ownPackages() {
	w.t.Helper()
	if !w.seeded {
		return
	}
	w.seeded = false
	if err := os.RemoveAll(w.builder.options.Cache); err != nil {
		w.t.Fatal(err)
	}
	seedWithPackages.Fill(w.t, w.builder.options.Cache)
}

const linkedTypes = `import * as React from 'react';
export interface PlateProps {
  /** What is written on it. */
  text?: string;
}
export declare function Plate(props: PlateProps): React.JSX.Element;
`

// linkPlate gives the site a package that is a link to where it is written, another that is installed in place, and a
// demo of both.
func (w *workshop) linkPlate() {
	w.t.Helper()
	w.file("plate/package.json", `{"name":"plate","version":"1.0.0","main":"index.js","types":"index.d.ts"}`)
	w.file("plate/index.js", "import React from 'react';\nimport { tone } from './tone.js';\n"+
		"export const Plate = ({ text }) => React.createElement('b', { title: tone }, text, ' in brass');\n")
	w.file("plate/tone.js", "export const tone = 'high';\n")
	w.file("plate/index.d.ts", linkedTypes)
	w.file("node_modules/stand/package.json", `{"name":"stand","version":"1.0.0","main":"index.js","types":"index.d.ts"}`)
	w.file("node_modules/stand/index.js", "export const stand = 'on wood';\n")
	w.file("node_modules/stand/index.d.ts", "export declare const stand: string;\n")
	if err := os.Symlink("../plate", filepath.Join(w.folder, "node_modules/plate")); err != nil {
		w.t.Fatal(err)
	}
	w.write(one+"demos/Counter.tsx", "import * as React from 'react';\nimport { Plate } from 'plate';\n"+
		"import { stand } from 'stand';\n\nexport default function Counter() {\n  return (\n    <p>\n"+
		"      <Plate text=\"One\" /> {stand}\n    </p>\n  );\n}\n")
	w.change("vitrine.yaml", "families:", "references:\n  - {product: lib, path: /lib/api/, packages: [plate]}\nfamilies:")
	w.change("nav/lib.yaml", "- pathname: /lib/guide", "- pathname: /lib/api\n- pathname: /lib/guide")
}

// begin opens the builder anew, a while after all files were written.
func (w *workshop) begin() {
	w.t.Helper()
	w.reopen(func(string) {})
	w.builder.cache.Clock(func() time.Time { return time.Now().Add(aWhile) })
}

// TestCommentsOfPackages_StopNoBuild: what is wrong with the comments of a package is a warning.
func TestCommentsOfPackages_StopNoBuild(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.linkPlate()
	w.file("plate/index.d.ts", strings.Replace(linkedTypes, "export declare", "/**\n * A plate.\n *\n"+
		" * ![Logo](https://acme.example/logo.png)\n *\n * [Gone](/lib/gone/)\n */\nexport declare", 1))
	w.change("nav/lib.yaml", "- pathname: /lib/api\n", "") // generated pages that no tree shows
	w.begin()
	report := w.build()
	pictures := 0
	for _, p := range report.Problems {
		if strings.Contains(p.What, "navigation tree") {
			if !strings.HasPrefix(p.What, "The page") {
				t.Errorf("of no comment: %+v", p)
			}
			continue
		}
		if p.Severity != diag.Warning || p.Kind != diag.CommentsKind {
			t.Errorf("%+v", p)
		}
		if strings.HasPrefix(p.What, "In what the packages of") && strings.Contains(p.What, "picture") {
			pictures++
		}
	}
	if pictures == 0 || !strings.Contains(w.output("lib/api/plate/index.html"), "logo.png") {
		t.Errorf("%d pictures without a size: %+v", pictures, report.Problems)
	}
}

// TestLinkedPackageIsWatched: whatever was bundled or read for types is looked at, wherever it lies.
func TestLinkedPackageIsWatched(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.linkPlate()
	w.begin()
	w.build()
	const page, api = "lib/react-one/index.html", "lib/api/plate/index.html"
	if html := w.output(page); !strings.Contains(html, "in brass") || !strings.Contains(html, "on wood") {
		t.Fatalf("the demo is not shown: %s", html)
	}
	if !strings.Contains(w.output(api), "What is written on it") {
		t.Error("the reference lacks the prop")
	}
	unchanged := func(read int) {
		t.Helper()
		before := w.builder.cache.FilesRead()
		if again := w.build(); again.Steps != 0 {
			t.Errorf("%d steps: %v", again.Steps, again.Kinds)
		}
		if n := w.builder.cache.FilesRead() - before; n != read {
			t.Errorf("%d files were read, want %d", n, read)
		}
	}
	edit := func(name, old, new string) {
		t.Helper()
		file := filepath.Join(w.folder, filepath.FromSlash(name))
		text, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(text), old) {
			t.Fatalf("%s has no %q: %v", name, old, err)
		}
		w.file(name, strings.Replace(string(text), old, new, 1))
	}
	unchanged(0)

	t.Run("code of a linked package", func(t *testing.T) {
		edit("plate/index.js", "in brass", "in steel")
		report := w.build()
		if !strings.Contains(w.output(page), "in steel") {
			t.Error("the page shows the old code")
		}
		if report.Kinds["library"] != 0 || report.Kinds["bundle"] != 1 || report.Kinds["demos"] != 1 {
			t.Errorf("steps %v, want one bundle", report.Kinds)
		}
		unchanged(0)
	})
	t.Run("a module that it imports, of the same length", func(t *testing.T) {
		edit("plate/tone.js", "high", "deep")
		w.build()
		if !strings.Contains(w.output(page), `title="deep"`) {
			t.Error("the page shows the old code")
		}
	})
	t.Run("types of a linked package", func(t *testing.T) {
		edit("plate/index.d.ts", "What is written on it", "The words on it")
		report := w.build()
		if !strings.Contains(w.output(api), "The words on it") {
			t.Error("the reference shows the old types")
		}
		if report.Kinds["reference"] != 1 || report.Kinds["types"] != 1 || report.Kinds["bundle"] != 0 {
			t.Errorf("steps %v, want the types to be read", report.Kinds)
		}
	})
	t.Run("a file of an installed package, edited in place", func(t *testing.T) {
		edit("node_modules/stand/index.js", "on wood", "on iron")
		w.build()
		if !strings.Contains(w.output(page), "on iron") {
			t.Error("the page shows the old code")
		}
	})
	t.Run("a manifest that leads to another file", func(t *testing.T) {
		w.file("node_modules/stand/other.js", "export const stand = 'on glass';\n")
		edit("node_modules/stand/package.json", `"main":"index.js"`, `"main":"other.js"`)
		w.build()
		if !strings.Contains(w.output(page), "on glass") {
			t.Error("the page shows the old code")
		}
	})
	t.Run("a touch is one look at the content", func(t *testing.T) {
		now := time.Now()
		if err := os.Chtimes(filepath.Join(w.folder, "plate/index.js"), now, now); err != nil {
			t.Fatal(err)
		}
		unchanged(1)
		unchanged(0)
	})
	t.Run("types that no longer fit the demo", func(t *testing.T) {
		edit("plate/index.d.ts", "text?: string", "text?: number")
		_, err := w.builder.Build(t.Context())
		if problems := failureOf(t, err); len(problems) != 1 || problems[0].File != one+"demos/Counter.tsx" {
			t.Errorf("%+v", problems)
		}
		edit("plate/index.d.ts", "text?: number", "text?: string")
		w.build()
	})
	t.Run("a link that leads elsewhere", func(t *testing.T) {
		if err := os.CopyFS(filepath.Join(w.folder, "plate2"), os.DirFS(filepath.Join(w.folder, "plate"))); err != nil {
			t.Fatal(err)
		}
		edit("plate2/index.js", "in steel", "in silver")
		link := filepath.Join(w.folder, "node_modules/plate")
		if err := os.Remove(link); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink("../plate2", link); err != nil {
			t.Fatal(err)
		}
		w.begin()
		w.build()
		if !strings.Contains(w.output(page), "in silver") {
			t.Error("the page shows the old code")
		}
	})
}
