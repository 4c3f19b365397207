package tsgo

import (
	"reflect"
	"testing"
)

// TestPropsOfAnyName: what an element takes beyond the listed props, always or once it says what it draws.
func TestPropsOfAnyName(t *testing.T) {
	p := kit(t, "-- index.d.ts --\n"+importReact+
		"export declare function Exact(props: { a?: string }): React.JSX.Element;\n"+
		"export declare function Loose(props: { a?: string; [name: string]: unknown }): React.JSX.Element;\n"+
		"export declare function Any(props: any): React.JSX.Element;\n"+
		"export declare const Drawn: {\n"+
		"  <C extends React.ElementType>(props: { as: C; [name: string]: unknown }): React.JSX.Element;\n"+
		"  (props: { a?: string }): React.JSX.Element;\n};\n")
	type open struct {
		always bool
		with   []string
	}
	want := map[string]open{"Any": {always: true}, "Drawn": {with: []string{"as"}}, "Exact": {}, "Loose": {always: true}}
	got := map[string]open{}
	for _, c := range p.Components {
		got[c.Name] = open{c.Anything, c.AnythingWith}
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

// TestDefaultOfUndefined: it says nothing of what a prop without a type takes.
func TestDefaultOfUndefined(t *testing.T) {
	c := only(t, kit(t, "-- index.d.ts --\nexport { Badge } from './Badge';\n"+
		"-- Badge.tsx --\nimport * as React from 'react';\nexport function Badge({ icon = undefined, size = 'm' }) {\n"+
		"  return <b title={size}>{icon}</b>;\n}\n"))
	if icon, size := prop(c, "icon"), prop(c, "size"); icon.Type != "any" || size.Type != "string" {
		t.Errorf("icon takes %q, size %q, want any and string", icon.Type, size.Type)
	}
}
