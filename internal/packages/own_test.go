package packages

import (
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/source"
	"vitrine/internal/testkit"
)

// borrowing is a library whose components take their props by aliases and mapped types, and two packages that it uses.
const borrowing = `
-- base/package.json --
{"name": "base", "version": "1.0.0", "types": "index.d.ts"}
-- base/index.d.ts --
interface Shared { disabled?: boolean }
export interface PickerProps<T> extends Shared { value?: T; format?: string; locale?: string }
export interface OverlayProps { open: boolean; onClose?: () => void }
export interface Sides { top: number; bottom: number }
-- recipes/package.json --
{"name": "recipes", "version": "1.0.0", "types": "index.d.ts"}
-- recipes/index.d.ts --
export type Values<V, E> = { [K in keyof V | keyof E]?: K extends keyof V ? keyof V[K] : never };
-- kit/package.json --
{"name": "kit", "version": "1.0.0", "types": "index.d.ts"}
-- kit/index.d.ts --
export { Picker } from './picker';
export { Modal } from './modal';
export { Button } from './button';
export { Card, Note, Panel, Stack } from './layout';
export { Heading, Text } from './text';
-- kit/picker.d.ts --
import * as React from 'react';
import type { PickerProps as BaseProps } from 'base';
export type PickerProps = Omit<BaseProps<Date>, 'locale'>;
export declare const Picker: React.FC<PickerProps>;
-- kit/modal.d.ts --
import * as React from 'react';
import type { OverlayProps } from 'base';
interface ModalProps extends OverlayProps {}
export declare const Modal: (props: ModalProps) => React.JSX.Element;
-- kit/button.d.ts --
import * as React from 'react';
import type { Values } from 'recipes';
declare const looks: { variant: { calm: string; loud: string }; size: { s: string; m: string } };
type Looks = Values<typeof looks, {}>;
interface ButtonRootProps extends React.ComponentProps<'button'>, Looks { wide?: boolean }
declare const ButtonRoot: (props: ButtonRootProps) => React.JSX.Element;
export declare const Button: typeof ButtonRoot & { Root: typeof ButtonRoot };
-- kit/layout.d.ts --
import * as React from 'react';
import type { Sides } from 'base';
type Space = { [K in keyof Sides as ` + "`margin${Capitalize<K>}`" + `]?: number };
interface StackProps extends Space { gap?: number }
export declare function Stack(props: StackProps): React.JSX.Element;
interface PanelProps extends Partial<Record<'narrow' | 'full', number>> { span?: number }
export declare function Panel(props: PanelProps): React.JSX.Element;
type CardLook = { [K in keyof Sides]?: 'thin' | 'thick' };
type CardProps = CardLook & { title: string };
export declare function Card(props: CardProps): React.JSX.Element;
export declare function Note(props: Omit<Sides, 'top'> & { text: string }): React.JSX.Element;
-- kit/polymorphic.d.ts --
import * as React from 'react';
export type Polymorphic<E extends React.ElementType, P> = P & { as?: E } &
  Omit<React.ComponentProps<E>, keyof P | 'as'>;
-- kit/text.d.ts --
import * as React from 'react';
import type { Polymorphic } from './polymorphic';
interface TextProps { dim?: boolean }
export declare function Text<E extends React.ElementType = 'p'>(props: Polymorphic<E, TextProps>): React.JSX.Element;
interface HeadingProps { level: 1 | 2 }
export declare function Heading<E extends React.ElementType = 'h2'>(
  props: Polymorphic<E, HeadingProps>,
): React.JSX.Element;
`

// TestRead_PropsByAliasesAndMappedTypes: what a library's own types name or map belongs to its components.
func TestRead_PropsByAliasesAndMappedTypes(t *testing.T) {
	folder := t.TempDir()
	testkit.Extract(t, filepath.Join(folder, "node_modules"), borrowing)
	testkit.InstallReactTypes(t, folder)
	found, err := Read(folder, "kit", nil, source.Config{})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, entry := range found.Components {
		var names []string
		for _, row := range entry.Props {
			names = append(names, row.Name)
		}
		slices.Sort(names)
		got[entry.Name] = strings.Join(names, " ")
	}
	want := map[string]string{
		"Picker": "disabled format value", // of the alias of another package's type
		"Modal":  "onClose open",
		"Button": "size variant wide", "Button.Root": "size variant wide", // of another package's mapped type
		"Stack": "gap marginBottom marginTop", // renamed keys
		"Panel": "full narrow span",           // of Record
		"Card":  "bottom title top",           // of a mapped type of the library with another package's keys
		"Note":  "text",                       // Omit passes on what stays another package's
		"Text":  "as dim", "Heading": "as level",
	}
	if !reflect.DeepEqual(got, want) {
		for _, name := range slices.Sorted(maps.Keys(got)) {
			t.Logf("%s: %s", name, got[name])
		}
		t.Errorf("own props, want %v", want)
	}
}
