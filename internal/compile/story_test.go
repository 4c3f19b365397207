package compile

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// storyLibrary has stories beside its components, with a preview file, and a site that shows them.
const storyLibrary = `
-- package.json --
{"name": "@acme/ui", "version": "2.1.0", "sideEffects": false, "exports": {
  ".": {"types": "./dist/index.d.ts", "import": "./dist/index.js"}}}
-- tsconfig.json --
{"compilerOptions": {"outDir": "dist", "rootDir": "src"}}
-- src/index.ts --
export { Button, type ButtonProps } from './Button/Button';
-- src/Button/Button.tsx --
import * as React from 'react';

export interface ButtonProps {
  /** How much it wants to be seen. */
  variant?: 'primary' | 'plain';
  /** How many. */
  count?: number;
  children?: React.ReactNode;
  onClick?: () => void;
}

/** Starts an action. */
export function Button({ variant = 'plain', count, children, onClick }: ButtonProps) {
  return <button title={variant} onClick={onClick}>{children}{count}</button>;
}
-- src/Button/Button.stories.tsx --
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import { Button } from './Button';

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  argTypes: { count: { control: false }, variant: { options: ['primary'] } },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const WithCount: Story = {
  name: 'Counted',
  args: { ...Primary.args, count: 3 },
  decorators: [(Story, { args, name }) => <p data-name={name}><Story /> of {String(args.count)}</p>],
};

export const Pair: Story = {
  render: (args) => (
    <div>
      <Button {...args} />
      <b>{args.children}</b>
    </div>
  ),
};

export const Hidden: Story = { tags: ['!dev'], args: { children: 'Hidden' } };
-- site/vitrine.yaml --
name: Acme
url: https://vitrine.example
strict: true
products:
  - {id: lib, label: Library, home: /lib/guide/, package: '@acme/ui', version: 2.1.0, nav: lib}
references:
  - {product: lib, path: /lib/api/, packages: ['@acme/ui']}
-- site/nav/lib.yaml --
- pathname: /lib/guide
- pathname: /lib/react-one
- pathname: /lib/button
- pathname: /lib/api
-- site/content/lib/react-one/demos/Counter.tsx --
export default function Counter() {
  return <p>counter</p>;
}
-- site/content/lib/button/index.md --
---
title: Button
description: A page that shows stories of a component that is written beside the site.
components: Button
---

# Button

{{"playground": "Button"}}

{{"story": "Button.stories.tsx"}}
`

func (w *workshop) writeStories() {
	w.t.Helper()
	for _, file := range txtar.Parse([]byte(storyLibrary)).Files {
		w.file(file.Name, string(file.Data))
	}
	w.begin()
}

// TestStories_MayHavePagesInMDX: what a story imports for its page in Storybook is left out.
func TestStories_MayHavePagesInMDX(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.writeStories()
	w.file("src/Button/Button.docs.mdx", "import { Meta } from '@storybook/blocks';\n\n<Meta title=\"Button\" />\n\n# Button\n")
	w.edit("src/Button/Button.stories.tsx", "import { Button } from './Button';", "import { Button } from './Button';\n"+
		"import page from './Button.docs.mdx';")
	w.edit("src/Button/Button.stories.tsx", "  component: Button,", "  component: Button,\n  parameters: { docs: { page } },")
	w.begin()
	w.build()
	expectParts(t, "the page", w.output(storyPage), `<button title="primary">Save</button>`)
}

const storyPage, storyModule = "lib/button/index.html", "src/Button/Button.stories.tsx"

// TestStoriesAreDemos: a page shows the stories of a module as it is, in their order, each with the code that a reader
// would write.
func TestStoriesAreDemos(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.writeStories()
	w.build()
	html := w.output(storyPage)
	expectParts(t, "the page", html, `<button title="primary">Save</button>`, `id="ButtonPrimary"`, `id="ButtonWithCount"`,
		`<p data-name="Counted"><button title="primary">Save<!-- -->3</button>`, ">Counted<", "<b>Save</b>")
	if strings.Contains(html, "Hidden") {
		t.Error("a story is shown that its tags hide")
	}
	expectParts(t, "the markdown", w.output("lib/button/index.md"), "Primary (ButtonPrimary.tsx):", `import { Button } from '@acme/ui';

export default function ButtonPrimary() {
  return <Button variant="primary" onClick={() => {}}>Save</Button>;
}`, `  return (
    <div>
      <Button onClick={() => {}}>Save</Button>
      <b>{'Save'}</b>
    </div>
  );`)
	expectParts(t, "the playground", html, `"name":"variant","kind":"choice","values":["primary"]`, `"initial":"Save"`)
	if strings.Contains(html, `"name":"count","kind"`) {
		t.Error("there is a control that the stories switch off")
	}
	t.Run("nothing changed: no step", func(t *testing.T) {
		if again := w.build(); again.Steps != 0 {
			t.Errorf("%d steps: %v", again.Steps, again.Kinds)
		}
	})
	t.Run("an edit of the stories", func(t *testing.T) {
		w.edit(storyModule, "children: 'Save'", "children: 'Send'")
		w.build()
		expectParts(t, "the page", w.output(storyPage), `<button title="primary">Send</button>`)
	})
	t.Run("a preview file", func(t *testing.T) {
		w.file(".storybook/preview.tsx", `export default {
  args: { count: 7 },
  globalTypes: { tone: { defaultValue: 'dark' } },
  parameters: { frame: { pad: 1, edge: 'thin' } },
  decorators: [(Story, { globals, parameters: { frame } }) =>
    <section data-tone={globals.tone} data-frame={frame.pad + frame.edge}>{Story()}</section>],
};
`)
		w.edit(storyModule, "variant: 'primary' } };", "variant: 'primary' }, parameters: { frame: { pad: 3 } } };")
		w.edit(storyModule, "name: 'Counted',", "name: 'Counted', parameters: { frame: { edge: 'thick' } },")
		w.build()
		expectParts(t, "the page", w.output(storyPage),
			`<section data-tone="dark" data-frame="3thin"><button title="primary">Send<!-- -->7`,
			`<section data-tone="dark" data-frame="1thick"><p data-name="Counted">`,
			`<section data-tone="dark" data-frame="1thin"><div>`)
	})
}

// TestStoriesThatCannotBeShown: whatever is wrong with what a page names is told where it stands.
// TestLive_RepaintsEditedStories: an edit of a module of stories changes what its page shows, and no text of the page.
func TestLive_RepaintsEditedStories(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.writeStories()
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	shows := func(want string) {
		t.Helper()
		answer, err := live.Get(t.Context(), "/lib/button/")
		if err != nil || !strings.Contains(string(answer.Content), want) {
			t.Errorf("%v %+v: no %s in %.2000s", err, answer.Problems, want, answer.Content)
		}
	}
	for range 2 { // the second time, what the story is made of is known and looked at
		shows(`<button title="primary">Save</button>`)
	}
	w.change("../src/Button/Button.stories.tsx", "children: 'Save'", "children: 'Keep'")
	if err := live.Edited([]string{filepath.Join(w.folder, "src/Button/Button.stories.tsx")}); err != nil {
		t.Fatal(err)
	}
	shows(`<button title="primary">Keep</button>`)
}

func TestStoriesThatCannotBeShown(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.writeStories()
	const directive = `{{"story": "Button.stories.tsx"}}`
	for _, c := range []struct{ named, what, fix string }{
		{"Buton.stories.tsx", "no module of stories “Buton.stories.tsx”", "Button.stories.tsx"},
		{"Button.stories.tsx#Primry", "has no story “Primry”", "Primary"},
	} {
		w.change("content/lib/button/index.md", directive, `{{"story": "`+c.named+`"}}`)
		w.refuses(c.what, c.fix)
		w.change("content/lib/button/index.md", `{{"story": "`+c.named+`"}}`, directive)
	}
	w.edit(storyModule, "{ variant: 'primary' } };", "{ variant: 'primry' } };")
	w.refuses("'\"primry\"' is not assignable", storyModule)
	w.edit(storyModule, "'primry'", "'primary'")
	w.edit(storyModule, "export default meta;", "")
	w.refuses("no default export", "export default {")
}
