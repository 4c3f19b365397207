package tsgo

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// imported are the components of a package with their imports: Menu.Item: kit Menu.Item, kit MenuItem.
func imported(p facts.Package) []string {
	var list []string
	for _, c := range p.Components {
		var from []string
		for _, i := range c.Imports {
			name := i.Name
			if i.Part != "" {
				name += "." + i.Part
			}
			from = append(from, i.Module+" "+name)
		}
		list = append(list, c.Name+": "+strings.Join(from, ", "))
	}
	return list
}

func expectImported(t *testing.T, p facts.Package, want ...string) {
	t.Helper()
	if got := imported(p); !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestTypeExportsAreNoValues: what comes by “export type” can't be imported, whatever it stands for.
func TestTypeExportsAreNoValues(t *testing.T) {
	p := kit(t, "-- index.d.ts --\nexport * as Menu from './parts';\nexport type * from './item';\n"+
		"export type { Menu as Old } from './item';\n"+
		"-- parts.d.ts --\nexport { MenuItem as Item } from './item';\nexport { createMenu } from './item';\n"+
		"-- item.d.ts --\n"+importReact+"export declare function MenuItem(props: { value: string }): "+
		"React.JSX.Element;\nexport declare function createMenu(): void;\nexport declare const Menu: "+
		"React.FC<{}>;\n")
	expectImported(t, p, "Menu.Item: kit Menu.Item")
}

// TestFolderOfTheRootModule: a folder whose index is the root module has the same exports once more, and pages name
// none of its own.
func TestFolderOfTheRootModule(t *testing.T) {
	p := kit(t, "-- package.json --\n"+`{"name": "kit", "version": "1.2.3", "main": "lib/index.js",
		"module": "./es/index.js", "typings": "es/index.d.ts"}`+"\n"+
		"-- es/index.d.ts --\nexport { Button } from './button';\n"+
		"-- es/button.d.ts --\n"+importReact+"export declare function Button(props: {}): React.JSX.Element;\n"+
		"-- next/index.d.ts --\nexport { Button } from '../es/button';\n")
	expectImported(t, p, "Button: kit/next Button, kit Button")
}

// TestPartsOfNamespaces: a function that two namespaces show is a part of both, and a flat export of it is the part
// that bears its name.
func TestPartsOfNamespaces(t *testing.T) {
	p := kit(t, "-- index.d.ts --\nexport * as Menu from './menu';\nexport * as ContextMenu from './context';\n"+
		"export { MenuItem } from './menu-item';\n"+
		"-- menu.d.ts --\nexport { MenuItem as Item } from './menu-item';\n"+
		"-- context.d.ts --\nexport { MenuItem as Item } from './menu-item';\n"+
		"-- menu-item.d.ts --\n"+importReact+"export interface MenuItemProps { value: string }\nexport declare "+
		"function MenuItem(props: MenuItemProps): React.JSX.Element;\n")
	expectImported(t, p, "ContextMenu.Item: kit ContextMenu.Item", "Menu.Item: kit Menu.Item, kit MenuItem")
}

// TestStaticMembers: parts are members that can stand in JSX, of functions, of what Object.assign joins, of objects.
func TestStaticMembers(t *testing.T) {
	p := kit(t, "-- index.d.ts --\n"+importReact+`
interface ItemProps { active?: boolean }
export declare const List: React.FC<{ dense?: boolean }> & { Item: typeof ListItem; Divider: () => null; Size: 3 };
export declare const ListItem: React.FC<ItemProps>;
export declare function Tabs(props: { value: string }): React.JSX.Element;
export declare namespace Tabs { var Panel: React.FC<{ value: string }>; var displayName: string; var Self: typeof Tabs }
export declare const Steps: { Root: React.FC<{ step: number }>; useSteps: () => void };
export declare const Theme: React.Context<string>;
export declare class Store { Item: React.FC<{}>; }
`)
	expectImported(t, p, "List: kit List", "List.Divider: kit List.Divider", "List.Item: kit List.Item, kit ListItem",
		"Steps.Root: kit Steps.Root", "Tabs: kit Tabs", "Tabs.Panel: kit Tabs.Panel")
}

// TestWhatStandsInJSX follows the compiler: what a function returns decides, and what it takes.
func TestWhatStandsInJSX(t *testing.T) {
	p := kit(t, "-- index.d.ts --\n"+importReact+`
export declare function Any(props: { a: string }): any;
export declare function Node(props: { a: string }): React.ReactNode;
export declare function Nothing(): null;
export declare function Later(props: { a: string }): Promise<React.JSX.Element>;
export declare function Either(props: { a: string }): React.ReactNode | Promise<React.ReactNode>;
export declare function Lost(props: { a: string }): string | Promise<() => void>;
export declare const Memo: React.MemoExoticComponent<(props: { a: string }) => React.JSX.Element>;
export declare const Slot: React.FC<{ a: string }> | React.ComponentClass<{ a: string }>;
export declare const Two: ((props: { a: string }) => React.JSX.Element) & (<T>(props: { a: T; b: T }) => React.JSX.Element);
export declare function Format(text: string): string;
export declare function Sum(a: object, b: object, c: object): null;
export declare function Fail(props: {}): never;
export declare function Run(props: {}): void;
export declare class Shape { area: number }
export declare const Untyped: any;
`)
	expectImported(t, p, "Any: kit Any", "Either: kit Either", "Later: kit Later", "Memo: kit Memo", "Node: kit Node",
		"Nothing: kit Nothing", "Slot: kit Slot", "Two: kit Two")
}

// TestRequiredAsTheCompilerSays: what accepts null or a node has to be given all the same; what defaultProps fill in
// has not.
func TestRequiredAsTheCompilerSays(t *testing.T) {
	p := kit(t, "-- index.d.ts --\n"+importReact+`
export declare class Field extends React.Component<{ label: React.ReactNode; value: any; none: null; size: number }> {
  static defaultProps: { size: number };
}
export declare const Scope: React.Provider<{ a: string }>;
`)
	var got []string
	for _, c := range p.Components {
		for _, m := range c.Props {
			got = append(got, fmt.Sprintf("%s.%s %v", c.Name, m.Name, !m.Optional))
		}
	}
	want := []string{"Field.label true", "Field.value true", "Field.none true", "Field.size false", "Scope.value true"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestReturnedObjects: a hook's object is spelled out where it may be absent, and where several are returned.
func TestReturnedObjects(t *testing.T) {
	p := kit(t, "-- index.d.ts --\n"+`
interface State { /** Whether it is wrong. */ error: boolean }
export declare function useField(): State | undefined;
export declare function useBoth(): { kind: 'a'; a: string } | { kind: 'b' };
export declare function usePair(): [string, () => void];
`)
	var got []string
	for _, h := range p.Hooks {
		for _, m := range h.Returns {
			got = append(got, fmt.Sprintf("%s.%s %v %s", h.Name, m.Name, m.Optional, m.Doc.Text))
		}
	}
	want := []string{"useBoth.kind false ", "useBoth.a true ", "useField.error false Whether it is wrong."}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestDeclarationsByTheirObject: types that are made of a constant belong to it by its name.
func TestDeclarationsByTheirObject(t *testing.T) {
	c := only(t, kit(t, "-- index.d.ts --\n"+importReact+`import { marginDefs } from './margin';
type Values<T> = { [K in keyof T]?: string };
export declare function Box(props: Values<typeof marginDefs>): React.JSX.Element;
-- margin.d.ts --
export declare const marginDefs: { /** All sides. */ m: { type: 'string' }; mx: { type: 'string' } };
`))
	want := facts.Origin{Package: "kit", File: "kit/margin.d.ts", Type: "marginDefs"}
	if m := prop(c, "m"); m.From != want || m.Doc.Text != "All sides." {
		t.Errorf("%+v", m)
	}
}

// TestPromisesThatNobodyKeeps: what the JavaScript beside a declaration does not export can't be imported.
func TestPromisesThatNobodyKeeps(t *testing.T) {
	p := kit(t, "-- index.d.ts --\nexport * from './Card';\nexport * from './Inner';\n"+
		"-- types.d.ts --\nexport type Size = 1;\n-- types.js --\n'use client';\n"+
		"-- index.js --\nexport * from './types';\nexport * from './Card.js';\nexport { Inner } from './Inner';\n"+
		"-- Inner/index.d.ts --\n"+importReact+"export declare const Inner: React.FC<{}>;\nexport declare const "+
		"Innermost: React.FC<{}>;\n-- Inner/index.js --\nexport const Inner = 1;\nexport const Innermost = 2;\n"+
		"-- Card.d.ts --\n"+importReact+
		"export declare const CardRoot: React.FC<{}>;\nexport declare const Card: React.FC<{}>;\ndeclare const Head: "+
		"React.FC<{}>;\nexport { Head as CardHead };\nexport declare function useCard(): void;\n"+
		"-- Card.js --\nconst a = () => null, b = () => null;\nexport { a as CardHead };\nexport const Card = b;\n"+
		"-- Old/index.d.ts --\n"+importReact+"export declare const Old: React.FC<{}>;\n"+
		"-- Old/index.js --\nexports.Older = () => null;\n")
	expectImported(t, p, "Card: kit Card", "CardHead: kit CardHead", "Inner: kit/Inner Inner, kit Inner",
		"Innermost: kit/Inner Innermost", "Old: kit/Old Old")
	if len(p.Hooks) != 0 {
		t.Errorf("%+v", p.Hooks)
	}
}

func TestPackageWithoutTypesIsNamed(t *testing.T) {
	_, err := extracted(t, "-- index.js --\nexport const a = () => null;\n")
	if err == nil || !strings.Contains(err.Error(), "the package kit has no types") {
		t.Errorf("%v", err)
	}
}
