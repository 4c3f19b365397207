package scaffold_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/scaffold"
	"vitrine/internal/testkit"
)

// library is one in TypeScript that nobody has built, whose folder holds its sources and what is installed.
const library = `
-- package.json --
{"name": "@acme/kit", "version": "1.2.0", "types": "./lib/index.d.ts", "main": "./lib/index.js",
	"homepage": "https://github.com/acme/kit#readme", "peerDependencies": {"react": "^18.0.0"}}
-- README.md --
# Acme Kit

![a picture](x.png)

Small **controls** for [dashboards](https://acme.example).
-- .gitignore --
node_modules
-- src/index.ts --
export * from './kit';
-- src/kit.tsx --
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export type Tone = 'calm' | 'loud';

/** Everything stands in one. */
export function KitProvider({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

/** Shows how much there is. See {@link Tag}. */
export function Meter({ value, tone }: { value: number; tone: Tone }) {
  return <meter value={value} className={tone} />;
}

/** A word about a thing. */
export function Tag({ look, ...rest }: ComponentPropsWithoutRef<'span'> & { look?: Tone }) {
  return <span className={look} {...rest} />;
}

export function Rule() {
  return <hr />;
}

export function Api({ client }: { client: { get(): string } }) {
  return <pre>{client.get()}</pre>;
}
`

// written puts files into a folder, with the types of React installed in it.
func written(t *testing.T, text string) string {
	t.Helper()
	folder := t.TempDir()
	testkit.Extract(t, folder, text)
	testkit.InstallReactTypes(t, folder)
	return folder
}

// needsProvider renders nothing without the provider of the library, as one that throws without a context.
func needsProvider(site, _ string) ([]diag.Problem, error) {
	if text, err := os.ReadFile(filepath.Join(site, "families/kit.tsx")); strings.Contains(string(text), "<KitProvider>") {
		return nil, nil
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return []diag.Problem{{Severity: diag.Warning, Kind: diag.LeftOutKind, Line: 3, What: "Tag needs a provider."}}, nil
}

// holds compares files below a folder with parts of their texts.
func holds(t *testing.T, folder string, wanted map[string][]string) {
	t.Helper()
	for name, parts := range wanted {
		text, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, part := range parts {
			if !strings.Contains(string(text), part) {
				t.Errorf("%s lacks %q:\n%s", name, part, text)
			}
		}
	}
}

func TestFirstDocumentation(t *testing.T) {
	folder := written(t, library)
	result, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Try: needsProvider})
	if err != nil {
		t.Fatal(err)
	}
	if result.Library != "@acme/kit" || !result.Installs || !slices.Contains(result.Files, "site/vitrine.yaml") {
		t.Errorf("%+v", result)
	}
	holds(t, folder, map[string][]string{
		"site/vitrine.yaml":     {`name: "Acme Kit"`, `packages: ["@acme/kit"]`, "docs.example.com"},
		"site/content/index.md": {"Small controls for dashboards."},
		"site/families/kit.tsx": {"<KitProvider>{children}</KitProvider>"},
		"site/nav/kit.yaml":     {"pathname: /kit/api"},
		"site/content/kit/tag/index.md": {"A word about a thing.", `{{"demo": "TagBasic.tsx"}}`,
			`{{"playground": "Tag", "props": {"children":"Tag"}}}`},
		"package.json": {`"docs": "vitrine dev"`, `"react": "^18.3.1"`, `"@types/react": "^18`},
		".gitignore":   {"node_modules\n"},
	})
	_, err = scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Try: needsProvider})
	var failure diag.Failure
	if !errors.As(err, &failure) || len(failure.Problems) != len(result.Files) {
		t.Errorf("a second time: %v", err)
	}
}

// TestDocumentedFilesAreWritten: the files that “Getting started” lists are those that are written, and no others.
func TestDocumentedFilesAreWritten(t *testing.T) {
	page, err := os.ReadFile("../../docs-site/content/guide/getting-started/index.md")
	if err != nil {
		t.Fatal(err)
	}
	folder := written(t, library)
	result, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Try: needsProvider})
	if err != nil {
		t.Fatal(err)
	}
	left := slices.Clone(result.Files)
	rows := regexp.MustCompile("(?m)^\\| `([^`]+)` \\|").FindAllStringSubmatch(string(page), -1)
	for _, row := range rows {
		// The page of a component is called after the one that the library has.
		name := strings.NewReplacer("NAME/button/", "kit/tag/", "NAME", "kit").Replace(row[1])
		if _, err := os.Stat(filepath.Join(folder, filepath.FromSlash(name))); err != nil {
			t.Errorf("%s is not written: %v", row[1], err)
		}
		left = slices.DeleteFunc(left, func(file string) bool {
			return file == name || strings.HasSuffix(name, "/") && strings.HasPrefix(file, name)
		})
	}
	if len(rows) < 9 || len(left) > 0 {
		t.Errorf("of %d rows, none is about %v", len(rows), left)
	}
}

// TestLibraryIsNotTakenForReact where React is not installed: the release of the library says nothing about it.
func TestLibraryIsNotTakenForReact(t *testing.T) {
	t.Chdir(written(t, library)) // as vitrine init runs
	if _, err := scaffold.Write(scaffold.Options{Folder: ".", Site: scaffold.DefaultSite}); err != nil {
		t.Fatal(err)
	}
	holds(t, ".", map[string][]string{"package.json": {`"react": "^18.3.1"`, `"react-dom": "^18.3.1"`}})
}

// TestOverviewShowsEveryComponent that can be shown, and says of the others what they lack. The library stays as it is.
func TestOverviewShowsEveryComponent(t *testing.T) {
	folder := written(t, library)
	before, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	o := scaffold.Options{Folder: folder, Site: ".cache/vitrine/overview"}
	for range 2 { // what was there is replaced
		if _, err := scaffold.Overview(o); err != nil {
			t.Fatal(err)
		}
	}
	holds(t, folder, map[string][]string{
		"package.json": {string(before)},
		o.Site + "/content/index.md": {"- [Meter](/kit/meter/)",
			"- [Tag](/kit/tag/): A word about a thing."},
		o.Site + "/content/kit/meter/index.md": {
			`{{"playground": "Meter", "props": {"tone":"calm","value":1}}}`},
		o.Site + "/content/kit/tag/index.md":           {`{{"playground": "Tag", "props": {"children":"Tag"}}}`},
		o.Site + "/content/kit/rule/index.md":          {`{{"demo": "RuleBasic.tsx"}}`},
		o.Site + "/content/kit/api-component/index.md": {"not shown here"},
		o.Site + "/nav/kit.yaml":                       {"pathname: /kit/api-component", "pathname: /kit/api\n"},
	})
	if _, err := os.Stat(filepath.Join(folder, "site")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a site was written: %v", err)
	}
}

func TestEmptyFolderBecomesALibrary(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "My Buttons")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"vitrine-0.1.0.tgz": "", // as npm leaves it, for who has installed from that
		"package.json": `{"devDependencies": {"vitrine": "file:vitrine-0.1.0.tgz"}}`} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	tried := func(string, string) ([]diag.Problem, error) { return nil, errors.New("nothing is installed") }
	result, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Try: tried})
	if err != nil {
		t.Fatal(err)
	}
	if result.Untried != nil {
		t.Errorf("a library that is yet to be written was rendered: %v", result.Untried)
	}
	holds(t, folder, map[string][]string{
		"package.json":   {`"vitrine": "file:vitrine-0.1.0.tgz"`, `"name": "my-buttons"`, `"exports": "./src/index.ts"`, `"react": "^19`, `"react-dom"`},
		"src/Button.tsx": {"export function Button("},
		"site/content/my-buttons/button/demos/ButtonBasic.tsx": {"import { Button } from 'my-buttons';",
			"<Button>Button</Button>"},
	})
}

// plates is an installed library with stylesheets.
const plates = `
-- node_modules/plates/package.json --
{"name": "plates", "version": "1.0.0", "types": "index.d.ts", "peerDependencies": {"react": "*"},
	"exports": {".": {"types": "./index.d.ts", "default": "./index.js"}, "./plates.css": "./plates.css",
	"./plates.layer.css": "./plates.layer.css", "./gone.css": "./gone.css"}}
-- node_modules/plates/index.d.ts --
import type { ReactNode } from 'react';
export declare function Plate(props: { children?: ReactNode }): ReactNode;
-- node_modules/plates/index.js --
export const Plate = () => null;
-- node_modules/plates/plates.css --
b { color: red }
-- node_modules/plates/plates.layer.css --
@layer plates { b { color: red } }
`

// TestStylesOfAnotherPackage: those that its own manifest exports are taken, not those of the project.
func TestStylesOfAnotherPackage(t *testing.T) {
	folder := written(t, "-- package.json --\n{\"name\": \"docs\", \"exports\": {\"./own.css\": \"./own.css\"}, "+
		"\"dependencies\": {\"plates\": \"1.0.0\"}}\n-- own.css --\nb { color: blue }\n"+plates)
	_, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Package: "plates"})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "site/families/plates.tsx"))
	if err != nil || !strings.Contains(string(text), "import 'plates/plates.css';") ||
		strings.Count(string(text), ".css'") != 1 {
		t.Errorf("%v\n%s", err, text)
	}
}

// TestStyleOfAManifest: the stylesheet that "style" names is taken if a pattern exports it.
func TestStyleOfAManifest(t *testing.T) {
	for exports, isTaken := range map[string]bool{`"./*": "./*"`: true, `"./parts/*": "./parts/*"`: false} {
		text := strings.Replace(plates, `"./plates.css": "./plates.css"`, exports, 1)
		text = strings.NewReplacer(`"./plates.layer.css": "./plates.layer.css", `, "",
			`"version"`, `"style": "./plates.css", "version"`).Replace(text)
		folder := written(t, "-- package.json --\n{\"name\": \"docs\", \"dependencies\": {\"plates\": \"1.0.0\"}}\n"+text)
		o := scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Package: "plates"}
		if _, err := scaffold.Write(o); err != nil {
			t.Fatal(err)
		}
		family, err := os.ReadFile(filepath.Join(folder, "site/families/plates.tsx"))
		if got := err == nil && strings.Contains(string(family), "import 'plates/plates.css';"); got != isTaken {
			t.Errorf("exports %s: %t, %v %s", exports, got, err, family)
		}
	}
}

func TestPackageThatIsNotInstalled(t *testing.T) {
	folder := written(t, "-- package.json --\n{\"name\": \"docs\"}\n")
	_, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite, Package: "plates"})
	if said := problemsOf(err); !strings.Contains(said, "is not installed") || !strings.Contains(said, "npm install plates") {
		t.Error(said, err)
	}
}

func TestWhatIsNoLibraryIsToldSo(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"no name": {"-- package.json --\n{\"main\": \"index.js\"}\n",
			"has no name. Give it one: \"name\": \"my-library\". To document another package, name it: " +
				"vitrine init --package @acme/ui,"},
		"no component": {"-- package.json --\n{\"name\": \"sums\"}\n-- src/index.ts --\nexport const two = 2;\n",
			"exports no component. Are the types of React installed? npm install --save-dev @types/react. " +
				"To document another package, name it: vitrine init --package @acme/ui,"},
		"a project that uses a library": {"-- package.json --\n{\"name\": \"docs\", \"main\": \"server.js\", " +
			"\"dependencies\": {\"plates\": \"1.0.0\"}}\n" + plates, "is not installed in"},
		"its message": {"-- package.json --\n{\"name\": \"docs\", \"main\": \"server.js\", " +
			"\"dependencies\": {\"plates\": \"1.0.0\"}}\n" + plates, "vitrine init --package plates,"},
		"the root of a workspace": {"-- package.json --\n{\"name\": \"root\", \"workspaces\": [\"packages/*\"]}\n" +
			"-- packages/ui/package.json --\n{\"name\": \"@my/ui\", \"peerDependencies\": {\"react\": \"*\"}}\n",
			"vitrine init --package @my/ui,"},
		"built files alone": {"-- package.json --\n{\"name\": \"built\", \"main\": \"dist/index.js\"}\n" +
			"-- dist/index.js --\nexports.two = 2;\n", "vitrine init --package @acme/ui,"},
		"no JSON": {"-- package.json --\n{name\n", "package.json can't be read"},
	} {
		folder := written(t, test.text)
		_, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite})
		if err == nil || !strings.Contains(err.Error()+problemsOf(err), test.want) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := os.Stat(filepath.Join(folder, "site")); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s: something was written", name)
		}
	}
}

// problemsOf are the first sentences of an error's problems.
func problemsOf(err error) (said string) {
	var failure diag.Failure
	if errors.As(err, &failure) {
		for _, problem := range failure.Problems {
			said += problem.What + " " + problem.Fix
		}
	}
	return said
}

// TestStoriesAreTheFirstDemos: what a library has written for Storybook is shown, and no demo is made up beside it.
func TestStoriesAreTheFirstDemos(t *testing.T) {
	const module = `import { Tag } from './kit';
export default { component: Tag, args: { children: 'New' } };
export const Plain = {};
export const Secret = { tags: ['!dev'] };
export const Loud = { args: { look: 'loud' } };
`
	folder := written(t, library+"-- src/tag/Tag.stories.tsx --\n"+strings.Replace(module, "./kit", "../kit", 1))
	result, err := scaffold.Write(scaffold.Options{Folder: folder, Site: scaffold.DefaultSite})
	if err != nil {
		t.Fatal(err)
	}
	holds(t, folder, map[string][]string{"site/content/kit/tag/index.md": {"## Basic use\n\n" +
		`{{"story": "tag/Tag.stories.tsx#Plain"}}` + "\n\n" + `{{"story": "tag/Tag.stories.tsx#Loud"}}` +
		"\n\n## Try every prop\n\n" + `{{"playground": "Tag"}}`}})
	if slices.Contains(result.Files, "site/content/kit/tag/demos/TagBasic.tsx") {
		t.Error("a demo was made up")
	}
}
