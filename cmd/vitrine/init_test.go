package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/testkit"
)

// providers is a library that exports a provider without which nothing can be rendered, one that does nothing, and one
// that throws.
const providers = `
-- package.json --
{"name": "kit", "version": "1.0.0", "type": "module", "exports": "./src/index.tsx"}
-- src/index.tsx --
import * as React from 'react';

const Theme = React.createContext<{ name: string } | undefined>(undefined);

interface Props {
  children: React.ReactNode;
}

export const BareProvider = ({ children }: Props) => <>{children}</>;

export const BrokenProvider = (props: Props): React.ReactNode => {
  throw new Error('no environment for ' + Object.keys(props));
};

export const KitProvider = ({ children }: Props) => <Theme.Provider value={{ name: 'kit' }}>{children}</Theme.Provider>;

/** Starts an action. */
export function Button({ children }: Props & { tone?: 'calm' | 'loud' }) {
  return <button className={React.useContext(Theme)!.name}>{children}</button>;
}

const Level = React.createContext<{ value: number } | undefined>(undefined);

/** An entry of a list that the library does not export. */
export function Entry({ children }: Props) {
  return <li value={React.useContext(Level)!.value}>{children}</li>;
}

/** A word. */
export function Tag({ children }: Props) {
  return <span className={React.useContext(Theme)!.name}>{children}</span>;
}
`

// TestInit_ChoosesTheProviderByRendering, and what it writes builds.
func TestInit_ChoosesTheProviderByRendering(t *testing.T) {
	folder := testkit.Folder(t)
	for _, file := range txtar.Parse([]byte(providers)).Files {
		name := filepath.Join(folder, filepath.FromSlash(file.Name))
		err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, file.Data, 0o644))
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(folder)
	var out, errs bytes.Buffer
	if code := run(t.Context(), []string{"init"}, &out, &errs); code != exitDone ||
		!strings.Contains(out.String(), "Demos are within KitProvider") ||
		!strings.Contains(out.String(), "Entry has no page: ") ||
		!strings.Contains(out.String(), "kit/button/index.md") {
		t.Errorf("code %d\n%s\n%s", code, &out, &errs)
	}
	if family, err := os.ReadFile("site/families/kit.tsx"); !strings.Contains(string(family), "<KitProvider>") {
		t.Errorf("%s %v", family, err)
	}
	errs.Reset()
	code := run(t.Context(), []string{"build", "--browser", "none", "--out", "out"}, &out, &errs)
	if code != exitDone {
		t.Errorf("the build ends with code %d\n%s", code, &errs)
	}
	page, err := os.ReadFile("out/kit/button/index.html")
	if err != nil || !strings.Contains(string(page), `<button class="kit">Button</button>`) {
		t.Errorf("%s %v", page, err)
	}
}
