package tsgo

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const hintedTypes = `/** What a button looks like. It may grow. */
export type Look = 'plain' | 'loud';
export interface PressProps {
  /** How loud it is, see [the guide](https://kit.example/). More text. */
  look?: Look;
  /** Called when it was pressed. */
  onPress: (times: number) => void;
}
/** Starts something. */
export declare function Press(props: PressProps): null;
/**
 * Demos:
 *
 * - [Press](https://kit.example)
 */
export declare function useTimes(options: { start: number }): [times: number, reset: () => void];
`

const hintedDemo = `import { Press, useTimes as times, type Look } from 'kit';
declare global { namespace JSX { interface IntrinsicElements { div: { id?: string } } interface Element {} } }
const look: Look = 'loud';
export default function Demo() {
  const [count] = times({ start: 1 });
  const broken = count.toFixed;
  return <div id="a"><Press look={look} onPress={(n) => n} /></div>;
}
`

func TestHints(t *testing.T) {
	folder := t.TempDir()
	modules := filepath.Join(folder, "node_modules", "kit")
	if err := os.MkdirAll(modules, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"index.d.ts": hintedTypes, "package.json": `{"types": "index.d.ts"}`} {
		if err := os.WriteFile(filepath.Join(modules, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.ToSlash(filepath.Join(folder, "demo.tsx"))
	program, err := LoadProgram(ProgramOptions{Folder: folder, Files: map[string]string{file: hintedDemo}})
	if err != nil {
		t.Fatal(err)
	}
	hints, err := program.Hints(file)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, h := range hints {
		word := hintedDemo[h.Start:]
		word = word[:strings.IndexAny(word, " :(;,)}]=.>/'")]
		got = append(got, word+" | "+h.Text+" | "+h.Doc)
	}
	all := strings.Join(got, "\n")
	for _, want := range []string{
		"Press | Press: (props: PressProps) => null | Starts something.",
		"times | times: (options: { start: number; }) => [times: number, reset: () => void] | ",
		"Look | type Look = 'plain' | 'loud' | What a button looks like.",
		"look | look: Look | ",
		"count | count: number | ",
		"start | start: number | ",
		"look | look?: Look | How loud it is, see the guide.",
		"onPress | onPress: (times: number) => void | Called when it was pressed.",
		"n | n: number | ",
	} {
		if !strings.Contains("\n"+all+"\n", "\n"+want+"\n") {
			t.Errorf("lacks %q", want)
		}
	}
	if strings.Count(all, "div | ") != 1 {
		t.Error("An element of the platform has a hint beyond its declaration.")
	}
	if t.Failed() {
		t.Log(all)
	}
}

func TestShortened(t *testing.T) {
	if got := shortened(strings.Repeat("ä", 300), maxText); len([]rune(got)) != maxText || !strings.HasSuffix(got, "…") {
		t.Errorf("%d letters", len([]rune(got)))
	}
}

// TestHintsHaveNoPaths: published files would differ from checkout to checkout and show folders of the machine.
func TestHintsHaveNoPaths(t *testing.T) {
	for given, want := range map[string]string{
		`React: typeof import("/a/node_modules/@types/react/index.d.ts")`:       `React: typeof import("react")`,
		`x: typeof import("/a/node_modules/b/node_modules/dayjs/index.d.ts").y`: `x: typeof import("dayjs").y`,
		`x: import("/a/node_modules/@types/acme__kit/index.d.ts").Kit`:          `x: import("@acme/kit").Kit`,
		`x: import("/a/node_modules/@acme/kit/lib/index.d.ts").Kit`:             `x: import("@acme/kit").Kit`,
		`rows: typeof import("/a/site/content/demos/rows.d.ts")`:                `rows: typeof import("./rows")`,
		`x: typeof import("kit")`:                                               `x: typeof import("kit")`,
	} {
		if got := withoutPaths(given); got != want {
			t.Errorf("%s: got %s, want %s", given, got, want)
		}
	}
}
