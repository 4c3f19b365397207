package tsgo

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// kit makes a package of declarations, beside the real types of React, and extracts it.
func kit(t *testing.T, archive string) facts.Package {
	t.Helper()
	made, err := extracted(t, archive)
	if err != nil {
		t.Fatal(err)
	}
	return made[0]
}

func extracted(t *testing.T, archive string) ([]facts.Package, error) {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for _, name := range []string{"@types/react", "@types/prop-types", "csstype"} {
		link := filepath.Join(folder, "node_modules", name)
		if err := os.MkdirAll(filepath.Dir(link), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(filepath.Join(root, "node_modules", name), link); err != nil {
			t.Fatal(err)
		}
	}
	files := []txtar.File{{Name: "package.json",
		Data: []byte(`{"name": "kit", "version": "1.2.3", "types": "index.d.ts"}`)}}
	for _, file := range append(files, txtar.Parse([]byte(archive)).Files...) {
		name := filepath.Join(folder, "node_modules/kit", file.Name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, file.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return Extract(ExtractOptions{Folder: folder, Packages: []string{"kit"}})
}

// only is the package's one component.
func only(t *testing.T, p facts.Package) facts.Component {
	t.Helper()
	if len(p.Components) != 1 {
		t.Fatalf("components: %+v", p.Components)
	}
	return p.Components[0]
}

// member is a prop with its type as text.
type member struct {
	facts.Member
	Type, Declared string
}

func prop(c facts.Component, name string) member {
	for _, m := range c.Props {
		if m.Name == name {
			return member{m, typetree.Print(m.Type), typetree.Print(m.Declared)}
		}
	}
	return member{}
}

// types are the printed types of some props.
func types(c facts.Component, names ...string) []string {
	var list []string
	for _, name := range names {
		list = append(list, prop(c, name).Type)
	}
	return list
}

const importReact = "import * as React from 'react';\n"

// The checker has its own ways; each case is one that misled an extraction of real packages.
func TestTraps(t *testing.T) {
	for _, trap := range []struct {
		name, archive string
		check         func(t *testing.T, p facts.Package)
	}{
		{"1: a later signature lacks what an earlier one has", "-- index.d.ts --\n" + importReact + `
interface Overloads {
  <C extends React.ElementType>(props: { component: C; tone?: 'a' }): React.JSX.Element | null;
  (props: { tone?: 'a'; mark: string }): React.JSX.Element | null;
}
export declare const Box: Overloads;
`, func(t *testing.T, p facts.Package) {
			c := only(t, p)
			if prop(c, "component").Name == "" || !prop(c, "component").Optional || !prop(c, "mark").Optional ||
				!strings.Contains(prop(c, "component").Type, "React.ElementType") {
				t.Errorf("%+v", c.Props)
			}
		}},
		{"2: a constructor type is a union of function and class", "-- index.d.ts --\n" + importReact + `
interface PaneProps { open: boolean; onOpen?: () => void }
export declare const Pane: React.JSXElementConstructor<PaneProps>;
export declare class Old extends React.Component<{ size: number }> {}
`, func(t *testing.T, p facts.Package) {
			if len(p.Components) != 2 {
				t.Fatalf("%+v", p.Components)
			}
			old, pane := p.Components[0], p.Components[1]
			if prop(pane, "open").Optional || !prop(pane, "onOpen").Optional || prop(old, "size").Type != "number" {
				t.Errorf("%+v\n%+v", pane.Props, old.Props)
			}
		}},
		{"3: a union has only what its arms share", "-- index.d.ts --\n" + importReact + `
type Props = { kind: 'link'; href: string } | { kind: 'button'; onPress?: () => void };
export declare function Action(props: Props): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			c := only(t, p)
			if prop(c, "kind").Optional || !prop(c, "href").Optional || prop(c, "onPress").Name == "" ||
				prop(c, "kind").Type != "'link' | 'button'" {
				t.Errorf("%+v", c.Props)
			}
		}},
		{"4: Omit over a generic union keeps nothing", "-- index.d.ts --\n" + importReact + `
export interface PopupOwnProps { /** Whether it shows. */ open?: boolean }
type Lossy<P, C extends React.ElementType> = Omit<P & React.ComponentPropsWithRef<C>, keyof any>;
export declare const Popup: <C extends React.ElementType = 'div'>(props: Lossy<PopupOwnProps, C>) => React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			if c := only(t, p); prop(c, "open").Doc.Text != "Whether it shows." || c.Ref != "HTMLDivElement" {
				t.Errorf("%+v %s", c.Props, c.Ref)
			}
		}},
		{"5: an intersection joins the comments of all its parts", "-- index.d.ts --\n" + importReact + `
interface A { /** First. */ size?: number }
interface B { /** Second. */ size?: number }
export declare function Dot(props: A & B): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			if doc := prop(only(t, p), "size").Doc.Text; doc != "First." {
				t.Errorf("%q", doc)
			}
		}},
		{"6: a mapped type that renames keys has no declarations", "-- index.d.ts --\n" + importReact + `
interface Slots {
  /**
   * The bar.
   * @default Bar
   */
  Toolbar: React.ElementType;
}
type Lower<T> = { [K in keyof T as Uncapitalize<K & string>]: T[K] };
export declare function Grid(props: { slots?: Partial<Lower<Slots>> }): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			c := only(t, p)
			if len(c.Slots) != 1 || c.Slots[0].Name != "toolbar" || c.Slots[0].Doc.Text != "The bar." {
				t.Errorf("%+v", c.Slots)
			}
		}},
		{"7: arms of a union are sorted", "-- index.d.ts --\n" + importReact + `
type Size = 'small' | 'medium' | 'large';
interface Overrides {}
type Open<T extends string, U> = keyof (Record<T, true> & U) & string;
interface Props { size?: Size; color?: Open<'inherit' | 'primary' | 'error', Overrides>; from?: Props2['size'] }
interface Props2 { size?: Size }
declare const shapes: readonly ['round', 'flat', 'bold'];
type Mixed = 'wide' | 'narrow' | (string & {});
interface Props { shape?: (typeof shapes)[number]; mixed?: Mixed; node?: React.ReactNode }
export declare function Chip(props: Props): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			c := only(t, p)
			if got := types(c, "size", "color", "from"); !reflect.DeepEqual(got, []string{"'small' | 'medium' | 'large'",
				"'inherit' | 'primary' | 'error'", "'small' | 'medium' | 'large'"}) {
				t.Errorf("%q", got)
			}
			if got := types(c, "shape", "mixed", "node"); !reflect.DeepEqual(got, []string{"'round' | 'flat' | 'bold'",
				"'wide' | 'narrow' | (string & {})", "React.ReactNode"}) {
				t.Errorf("%q", got)
			}
			if !strings.HasPrefix(prop(c, "color").Declared, "Open<") {
				t.Errorf("declared: %q", prop(c, "color").Declared)
			}
		}},
		{"8: printing cuts, or spells everything out", "-- index.d.ts --\n" + importReact + `
interface Props {
  owner?: React.ReactNode;
  slotProps?: { root?: React.HTMLAttributes<HTMLDivElement>; // the frame
    thumb?: React.ComponentPropsWithoutRef<'span'> };
  render?: (params: { value: number; label: string }, index: number) => React.ReactElement<any>;
}
export declare function Slider(props: Props): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			if got := types(only(t, p), "owner", "slotProps", "render"); !reflect.DeepEqual(got,
				[]string{"React.ReactNode",
					"{ root?: React.HTMLAttributes<HTMLDivElement>; thumb?: React.ComponentPropsWithoutRef<'span'> }",
					"(params: { value: number; label: string }, index: number) => React.ReactElement<any>"}) {
				t.Errorf("%q", got)
			}
		}},
		{"9: optional is not undefined", "-- index.d.ts --\n" + importReact + `
type Tag = React.ElementType;
export declare function Row(props: { a?: Tag; b?: string | undefined; c: string | undefined; d?: boolean | 'auto' }): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			c := only(t, p)
			if got := types(c, "a", "b", "c", "d"); !reflect.DeepEqual(got, []string{"Tag", "string", "string",
				"boolean | 'auto'"}) {
				t.Errorf("%q", got)
			}
			if !prop(c, "c").Nullable || prop(c, "c").Optional {
				t.Errorf("%+v", prop(c, "c"))
			}
		}},
		{"10: a named union dissolves in another", "-- index.d.ts --\n" + importReact + `
export declare function Cell(props: { content?: React.ReactNode | (() => React.ReactNode) }): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			if got := types(only(t, p), "content"); got[0] != "React.ReactNode | (() => React.ReactNode)" {
				t.Errorf("%q", got)
			}
		}},
		{"11: string & {} has the methods of strings", "-- index.d.ts --\n" + importReact + `
export declare function Field(props: { type?: 'text' | (string & {}) }): React.JSX.Element;
export declare function useText(name: string & {}): string;
`, func(t *testing.T, p facts.Package) {
			if got := types(only(t, p), "type"); got[0] != "'text' | (string & {})" {
				t.Errorf("%q", got)
			}
			if h := p.Hooks[0]; h.Object || len(h.Parameters) != 1 || h.Parameters[0].Name != "name" ||
				len(h.Returns) != 0 {
				t.Errorf("%+v", h)
			}
		}},
		{"12: the ref of a polymorphic component", "-- index.d.ts --\n" + importReact + `
export declare const Press: <C extends React.ElementType = 'button'>(props: { as?: C } & Omit<React.ComponentPropsWithoutRef<C>, 'as'>) => React.ReactElement;
export declare const Frame: React.ForwardRefExoticComponent<{ a?: string } & React.RefAttributes<HTMLFieldSetElement>>;
export declare function Plain(props: React.HTMLAttributes<HTMLOListElement> & { ref?: React.Ref<unknown> }): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			var refs []string
			for _, c := range p.Components {
				refs = append(refs, c.Name+" "+c.Ref)
			}
			if !reflect.DeepEqual(refs, []string{"Frame HTMLFieldSetElement", "Plain HTMLOListElement",
				"Press HTMLButtonElement"}) {
				t.Errorf("%q", refs)
			}
		}},
		{"13: tags keep what stands behind them", "-- index.d.ts --\n" + importReact +
			"interface Props {\n  /**\n   * Called on change.\n   *\n   * - with a list\n   *\n   * @param " +
			"{React.ChangeEvent} event The event.\n   *   Its second line.\n   * @param {string} value\n   * " +
			"@returns {boolean} Whether to go on.\n   * @deprecated since 5, use `onInput`\n   * @default () => " +
			"true\n   */\n  onChange?: (event: React.ChangeEvent, value: string) => boolean;\n}\nexport declare " +
			"function Input(props: Props): React.JSX.Element;\n", func(t *testing.T, p facts.Package) {
			m := prop(only(t, p), "onChange")
			want := facts.Doc{Text: "Called on change.\n\n- with a list",
				Tags: []facts.Tag{{Name: "param", Text: "{React.ChangeEvent} event The event.\n  Its second line."},
					{Name: "param", Text: "{string} value"},
					{Name: "returns", Text: "{boolean} Whether to go on."}, {Name: "deprecated", Text: "since 5, use `onInput`"},
					{Name: "default", Text: "() => true"}}}
			if !reflect.DeepEqual(m.Doc, want) {
				t.Errorf("%q", m.Doc)
			}
			if m.Signature == nil || len(m.Signature.Parameters) != 2 || typetree.Print(m.Signature.Returns) != "boolean" {
				t.Errorf("%+v", m.Signature)
			}
		}},
		{"14: not everything is in the root",
			"-- index.d.ts --\nexport { default as Tab } from './Tab';\n-- Tab/index.d.ts --\nexport { default } " +
				"from './Tab';\nexport * from './Tab';\n-- Tab/Tab.d.ts --\n" + importReact + "declare const Tab: " +
				"React.FC<{ value: string }>;\nexport default Tab;\n-- useTab/index.d.ts --\nexport declare " +
				"function useTab(parameters: { value: string }): { selected: boolean };\n", func(t *testing.T,
				p facts.Package) {
				c := only(t, p)
				if !reflect.DeepEqual(c.Imports, []facts.Import{{Module: "kit/Tab", Name: "default"}, {Module: "kit", Name: "Tab"}}) {
					t.Errorf("%+v", c.Imports)
				}
				if len(p.Hooks) != 1 || p.Hooks[0].Imports[0].Module != "kit/useTab" || !p.Hooks[0].Object ||
					p.Hooks[0].Returns[0].Name != "selected" {
					t.Errorf("%+v", p.Hooks)
				}
			}},
		{"15: a mapped type over new keys names the old ones in its values", "-- index.d.ts --\n" + importReact + `
interface Slots {
  /**
   * The bar.
   * @default Bar
   */
  Toolbar?: React.ElementType;
  /** Between rows. */
  Line: React.ComponentType<{ row: number }>;
}
type Old<T> = keyof T & string;
type Lower<T> = { [K in Uncapitalize<Old<T>>]?: Capitalize<K> extends keyof T ? T[Capitalize<K>] : never };
interface Events { /** A press. */ press: () => void; /** Another. */ other: string }
type Named = { [K in 'Other']: Events[Uncapitalize<K>] };
type Plain<E> = { [K in 'press']?: E[K & keyof E] };
export declare function Grid(props: {
  slots?: Partial<Lower<Slots> & { end: string }> & Named & Plain<Events>;
}): React.JSX.Element;
`, func(t *testing.T, p facts.Package) {
			c := only(t, p)
			got := map[string]string{}
			for _, m := range c.Slots {
				got[m.Name] = m.Doc.Text + "|" + typetree.Print(m.Type)
				for _, tag := range m.Doc.Tags {
					got[m.Name] += "|" + tag.Text
				}
			}
			if want := map[string]string{"toolbar": "The bar.|React.ElementType|Bar", "end": "|string",
				"line": "Between rows.|React.ComponentType<{ row: number }>", "press": "A press.|() => void",
				"Other": "Another.|string"}; !reflect.DeepEqual(got, want) {
				t.Errorf("%q", got)
			}
		}},
	} {
		t.Run(trap.name, func(t *testing.T) { trap.check(t, kit(t, trap.archive)) })
	}
}

func TestPublishedJavaScriptIsRead(t *testing.T) {
	c := only(t,
		kit(t,
			"-- index.d.ts --\nexport { default as Card } from './Card';\n-- Card/index.d.ts --\nexport { default } "+
				"from './Card';\nexport * from './cardClasses';\n-- Card/Card.d.ts --\n"+importReact+
				"import { CardClasses } from './cardClasses';\nexport interface CardProps { classes?: "+
				"Partial<CardClasses>; raised?: boolean; inner?: string }\nexport default function Card(props: "+
				"CardProps): React.JSX.Element;\n-- Card/cardClasses.d.ts --\nexport interface CardClasses { "+
				"/** The root. */ root: string }\n"+
				"-- Card/cardClasses.js --\nexport const cardClasses = generateUtilityClasses('KitCard', "+
				"['root']);\n-- Card/Card.js --\nconst Card = React.forwardRef(function Card(inProps, ref) {\n  "+
				"const props = useThemeProps({ props: inProps, name: 'KitCard' });\n});\nprocess.env.NODE_ENV "+
				"!== 'production' ? (Card.propTypes = {\n  /** Higher. */\n  raised: PropTypes.bool,\n  /** "+
				"@ignore */\n  inner: PropTypes.string,\n}) : void 0;\nexport default Card;\n"))
	want := facts.Runtime{Props: []string{"raised"}, Docs: map[string]string{"raised": "Higher."}, ThemeName: "KitCard"}
	if !reflect.DeepEqual(c.Published, want) {
		t.Errorf("%+v", c.Published)
	}
	if len(c.Classes) != 1 || c.Classes[0].Prefix != "KitCard" || c.Classes[0].Doc.Text != "The root." {
		t.Errorf("%+v", c.Classes)
	}
}

// TestForeignAttributesAreGrouped: neither dropped nor dumped.
func TestForeignAttributesAreGrouped(t *testing.T) {
	c := only(t,
		kit(t,
			"-- index.d.ts --\n"+importReact+"export declare function Press(props: { tone?: 'a' } & "+
				"React.ButtonHTMLAttributes<HTMLButtonElement>): React.JSX.Element;\n"))
	if len(c.Props) != 1 {
		t.Errorf("%+v", c.Props)
	}
	for _, group := range c.Foreign {
		if group.From.Type == "ButtonHTMLAttributes" && slices.Contains(group.Names, "formAction") &&
			slices.IsSorted(group.Names) {
			return
		}
	}
	t.Errorf("%+v", c.Foreign)
}

func TestExtractionIsTheSameEveryTime(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	var first []byte
	for _, checkers := range []int{1, 2} {
		made, err := Extract(ExtractOptions{Folder: root, Packages: []string{"@mui/base", "@mui/x-tree-view"},
			Checkers: checkers})
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(made)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = text
		} else if string(first) != string(text) {
			t.Error("differs with the number of checkers")
		}
	}
}

func TestMissingPackageIsNamed(t *testing.T) {
	_, err := Extract(ExtractOptions{Folder: t.TempDir(), Packages: []string{"@no/package"}})
	if err == nil || !strings.Contains(err.Error(), "@no/package") {
		t.Errorf("%v", err)
	}
}
