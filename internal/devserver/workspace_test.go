package devserver

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// plates writes a library that nobody has installed or built beside a site, with more files of the site.
func plates(t *testing.T, more map[string]string) func(site string) {
	files := map[string]string{
		"../package.json":                 `{"name": "acme", "private": true, "workspaces": ["libraries/*"]}`,
		"../libraries/plate/package.json": `{"name": "plate", "version": "1.0.0", "exports": "./dist/index.js"}`,
		"../libraries/plate/src/index.ts": "export { Plate } from './Plate';\n",
		"../libraries/plate/src/Plate.tsx": "/** A plate. */\nexport function Plate({ text }: { text: string }) {\n" +
			"  return <b>{text} in brass</b>;\n}\n",
		"vitrine.yaml": "name: Plates\nurl: https://vitrine.example\nproducts:\n  - {id: lib, label: Library, " +
			"home: /lib/guide/, nav: lib}\nreferences:\n  - {product: lib, path: /lib/api/, packages: [plate]}\n",
		"nav/lib.yaml": "- pathname: /lib/guide\n- pathname: /lib/react-one\n- pathname: /lib/api\n",
		"content/lib/react-one/demos/Counter.tsx": "import { Plate } from 'plate';\n\n" +
			"export default function Counter() {\n  return <Plate text=\"One\" />;\n}\n",
	}
	maps.Copy(files, more)
	return func(site string) {
		for name, text := range files {
			file := filepath.Join(site, name)
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func shows(text string) func(view) bool {
	return func(v view) bool { return len(v.Problems) == 0 && strings.Contains(v.HTML, text) }
}

// TestAnEditOfAnOwnSourceIsShown: each save of a library that is written beside its documentation repaints the open
// demo, and its reference.
func TestAnEditOfAnOwnSourceIsShown(t *testing.T) {
	t.Parallel()
	d := newDesk(t, plates(t, nil))
	const page, api, source = "/lib/react-one/", "/lib/api/plate/", "../libraries/plate/src/Plate.tsx"
	d.until(page, shows("in brass"))
	d.edit(source, "in brass", "in steel")
	d.until(page, shows("in steel"))
	d.until(api, shows("A plate."))
	d.edit(source, "A plate.", "A plate on a door.")
	d.until(api, shows("A plate on a door."))
	d.edit(source, "text: string", "text: number")
	told := d.until(page, func(v view) bool { return len(v.Problems) > 0 })
	if p := told.Problems[0]; !strings.HasSuffix(p.File, "demos/Counter.tsx") {
		t.Errorf("told %+v", told.Problems)
	}
}

// TestReferenceFollowsTheLibraryOfAProvider: where the provider of a family imports the library, its sources are also
// what the assets of all pages are made of.
func TestReferenceFollowsTheLibraryOfAProvider(t *testing.T) {
	t.Parallel()
	d := newDesk(t, plates(t, map[string]string{
		"vitrine.yaml": "name: Plates\nurl: https://vitrine.example\nproducts:\n  - {id: lib, label: Library, " +
			"home: /lib/guide/, nav: lib, family: lib}\nfamilies:\n  - {id: lib, provider: families/lib.tsx}\n" +
			"references:\n  - {product: lib, path: /lib/api/, packages: [plate]}\n",
		"families/lib.tsx": "import type { ReactNode } from 'react';\nimport { Plate } from 'plate';\n\n" +
			"const Provider = ({ children }: { children: ReactNode }) => <div title={Plate.name}>{children}</div>;\n" +
			"export default { key: 'plates', Provider };\n",
	}))
	const api, source = "/lib/api/plate/", "../libraries/plate/src/Plate.tsx"
	d.until("/lib/react-one/", shows("in brass"))
	d.until(api, shows("A plate."))
	d.edit(source, "A plate.", "A plate on a door.")
	d.until(api, shows("A plate on a door."))
	d.edit(source, "A plate on a door.", "A plate on a wall.")
	d.until(api, shows("A plate on a wall."))
}
