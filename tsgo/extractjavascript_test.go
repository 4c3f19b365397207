package tsgo

import (
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// javaScript is a package whose only file is JavaScript.
func javaScript(t *testing.T, files string) facts.Package {
	return kit(t, "-- package.json.unused --\n-- index.js --\nimport React, { forwardRef, memo } from 'react';\n"+
		"import PropTypes from 'prop-types';\n"+files)
}

// told are the props of a component as text: title!: string = 'x'.
func told(t *testing.T, p facts.Package, name string) string {
	t.Helper()
	for _, c := range p.Components {
		if c.Name != name {
			continue
		}
		var list []string
		for _, m := range c.Props {
			text := m.Name
			if !m.Optional {
				text += "!"
			}
			text += ": " + typetree.Print(m.Type)
			if value, ok := m.Doc.Tag("default"); ok {
				text += " = " + value
			}
			list = append(list, text)
		}
		if !c.Untyped {
			list = append(list, "typed")
		}
		if c.Anything {
			list = append(list, "...")
		}
		return strings.Join(list, "; ")
	}
	t.Errorf("%s is not found among %d components", name, len(p.Components))
	return ""
}

// TestJavaScriptWithoutTypes: components are found, and what nobody declares is any.
func TestJavaScriptWithoutTypes(t *testing.T) {
	for _, test := range []struct{ name, code, want string }{
		{"Plain", "export function Plain({ tone = 'calm', label, children, ...rest }) { return <b {...rest}>{label}</b>; }",
			"tone: any = 'calm'; label: any; children: React.ReactNode; ..."},
		{"Taken", "export const Taken = (props) => {\n  const { size = 2 } = props;\n  return <b>{size}{props.unit}</b>;\n};",
			"size: any = 2; unit: any"},
		{"Legacy", "export class Legacy extends React.Component {\n  static defaultProps = { count: 3 };\n" +
			"  render() { const { unit } = this.props; return <b>{this.props.count}{unit}</b>; }\n}",
			"count: any = 3; unit: any"},
		{"Wrapped", "const Inner = (props, ref) => <b ref={ref}>{props.text}</b>;\n" +
			"const Wrapped = memo(forwardRef(Inner));\nWrapped.propTypes = { text: PropTypes.node };\nexport { Wrapped };",
			"text: React.ReactNode"},
		{"Told", "export function Told({ title, raised = false }) { return <b>{title}</b>; }\nTold.propTypes = {\n" +
			"  title: PropTypes.string.isRequired,\n  size: PropTypes.oneOf(['small', 'large', 3, null]),\n" +
			"  raised: PropTypes.bool,\n  onPick: PropTypes.func,\n  rows: PropTypes.arrayOf(PropTypes.shape({ id: " +
			"PropTypes.number.isRequired, 'a-b': PropTypes.any })),\n  when: PropTypes.instanceOf(Date),\n" +
			"  value: PropTypes.oneOfType([PropTypes.string, PropTypes.number]),\n  own: check,\n" +
			"  /** @ignore */\n  inner: PropTypes.any,\n};",
			"title!: string; size: 'small' | 'large' | 3 | null; raised: boolean = false; onPick: (...args: any[]) => any; " +
				"rows: { id: number; 'a-b'?: any }[]; when: Date; value: string | number; own: any"},
		{"Commented", "/** @param {{ word: string, count?: number }} props */\n" +
			"export function Commented({ word, count = 1 }) { return <b>{word}</b>; }",
			"word!: string; count: number = 1; typed"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := told(t, javaScript(t, test.code+"\n"), test.name); got != test.want {
				t.Errorf("%s\nwant %s", got, test.want)
			}
		})
	}
	p := javaScript(t, "export const version = '1';\nexport function format(n) { return n + 'px'; }\n"+
		"export function Nothing(n) { return n.size; }\nexport function useCount(start = 0) { return [start]; }\n")
	if len(p.Components) != 0 || len(p.Hooks) != 1 {
		t.Errorf("%d components and %d hooks", len(p.Components), len(p.Hooks))
	}
}

// TestCommonJSWithoutTypes reads what a file assigns.
func TestCommonJSWithoutTypes(t *testing.T) {
	p := kit(t, "-- index.js --\nconst React = require('react');\nexports.Note = require('./Note');\n"+
		"exports.Badge = function Badge(props) { return React.createElement('b', null, props.count); };\n"+
		"-- Note.js --\nconst React = require('react');\nconst PropTypes = require('prop-types');\n"+
		"class Note extends React.Component { render() { return React.createElement('p', null, this.props.text); } }\n"+
		"Note.propTypes = { text: PropTypes.string.isRequired };\nmodule.exports = Note;\n")
	for name, want := range map[string]string{"Note": "text!: string", "Badge": "count: any"} {
		if got := told(t, p, name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}
