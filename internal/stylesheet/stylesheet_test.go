package stylesheet

import (
	"strings"
	"testing"
)

const inside = `:where(#g *)`

func TestConfine(t *testing.T) {
	dark := `:where([data-mode="dark"] *):where(:not([data-mode="dark"] [data-mode="light"] *))`
	for _, c := range []struct{ name, css, want string }{
		{"a class", `.a{color:red}`, `.a` + inside + `{color:red;}`},
		{"everything", `*,::after{margin:0}`, `*` + inside + `,` + inside + `::after{margin:0;}`},
		{"what stands above may be outside", `.dark .a>.b:hover::before{top:0}`,
			`.dark .a>.b:hover` + inside + `::before{top:0;}`},
		{"the root", `:root,:host{--a:1;font:x;margin:0}`,
			`:where(#g):nth-child(n){--a:1;font:x;}:where(#g):nth-child(n){--a:1;font:x;}`},
		{"the body", `body{color:red;background:blue}`, `:where(#g){color:red;}`},
		{"a body that is nothing but a box", `body{margin:0}`, ``},
		{"a root in some state", `:root.big{--a:1}`, `:root.big :where(#g):nth-child(n){--a:1;}`},
		{"below the body", `body.open .a{top:0}`, `body.open .a` + inside + `{top:0;}`},
		{"a function around the root", `:where(html,.a){color:red}`, `.a` + inside + `{color:red;}:where(#g){color:red;}`},
		{"the body of the root", `html>body{color:red}`, `html :where(#g){color:red;}`},
		{"a group", `@media print{.a{top:0}}`, `@media print{.a` + inside + `{top:0;}}`},
		{"the system's mode", `@media (prefers-color-scheme:dark){.a{top:0}}`, `.a` + inside + dark + `{top:0;}`},
		{"the system's mode on paper", `@media print and (prefers-color-scheme: dark){.a{top:0}}`,
			`@media print{.a` + inside + dark + `{top:0;}}`},
		{"the system's mode as the bundler prints it", `@media (min-width:600px)and (prefers-color-scheme:dark){.a{top:0}}`,
			`@media (min-width:600px){.a` + inside + dark + `{top:0;}}`},
		{"two conditions beside the system's mode",
			`@media screen and (prefers-color-scheme:dark)and (min-width:600px)and (hover){.a{top:0}}`,
			`@media screen and (min-width:600px) and (hover){.a` + inside + dark + `{top:0;}}`},
		{"layers", `@layer base,more;@layer base{.a{top:0}}`,
			`@layer base,more;@layer base{.a` + inside + `{top:0;}}`},
		{"steps", `@keyframes a{from{top:0}50%{top:1px}}`, `@keyframes a{from{top:0;}50%{top:1px;}}`},
		{"the page on paper", `@page{margin:0}`, ``},
		{"braces in strings", `.a[b="}{,"]{content:"{;}"}`, `.a[b="}{,"]` + inside + `{content:"{;}";}`},
		{"braces in custom properties", `.a{--b:{x:y;z};top:0}`, `.a` + inside + `{--b:{x:y;z};top:0;}`},
		{"escapes", `.md\:a\,b:hover{top:0}`, `.md\:a\,b:hover` + inside + `{top:0;}`},
		{"the library's dark mode", `[data-x=dark] .a{top:0}`, `[data-x=dark] .a` + inside +
			`{top:0;}:where(:root)[data-mode] .a` + inside + dark + `{top:0;}`},
		{"the root in dark mode", `:root[data-x=dark]{--a:1}`, `:where(#g)` + dark + `:nth-child(n){--a:1;}`},
		{"something in dark mode", `[data-x=dark]{--a:1}`, `[data-x=dark]` + inside + `{--a:1;}` +
			`:where(#g)` + dark + `:nth-child(n){--a:1;}`},
		{"the library's dark mode, of no weight", `:where([data-x=dark]) .a{top:0}`, `:where([data-x=dark]) .a` + inside +
			`{top:0;}:where(:root[data-mode]) .a` + inside + dark + `{top:0;}`},
		{"several names of the dark mode", `:is([data-x=dark],.night) .a{top:0}`, `:is([data-x=dark],.night) .a` + inside +
			`{top:0;}:where(:root)[data-mode] .a` + inside + dark + `{top:0;}`},
		{"a variant of utilities", `.a:where([data-x=dark],[data-x=dark] *){top:0}`,
			`.a:where([data-x=dark],[data-x=dark] *)` + inside + `{top:0;}.a` + inside + dark + `{top:0;}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := Confine(c.css, Ground{Element: "#g", Modes: Modes{Dark: "[data-x=dark]"}})
			if got = strings.ReplaceAll(got, "\n", ""); got != c.want {
				t.Errorf("\n got %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestConfineWhateverTheMode(t *testing.T) {
	for _, c := range []struct{ light, want string }{
		{"[data-x=light]", "[data-x] .a" + inside + ",:where(:root)[data-mode] .a" + inside + "{top:0;}"},
		{".light", "[data-x] .a" + inside + "{top:0;}"},
	} {
		got := Confine(`[data-x] .a{top:0}`, Ground{Element: "#g", Modes: Modes{Light: c.light, Dark: "[data-x=dark]"}})
		if got = strings.ReplaceAll(got, "\n", ""); got != c.want {
			t.Errorf("\n got %s\nwant %s", got, c.want)
		}
	}
}

func TestConfinePortals(t *testing.T) {
	got := Confine(`:root{--a:1}.a::before{top:0}`, Ground{Element: "#g", Portal: "#p"})
	want := ":where(#g):nth-child(n),:where(#p):nth-child(n){--a:1;}\n" +
		".a:where(#g *,#p,#p *)::before{top:0;}\n"
	if got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
}

func TestLocalize(t *testing.T) {
	got := Localize(`.big{composes:base other;composes:far from "./far.module.css";animation:turn 1s,fade 2s}`+
		`@media print{.big:hover .in\:ner,:global(.out){top:0}}`+
		`@keyframes turn{to{rotate:1turn}}a[href=".x"]{color:red}`, "-1")
	want := ".big-1{animation:turn-1 1s,fade 2s;}\n@media print{.big-1:hover .in\\:ner-1,.out{top:0;}\n}\n" +
		"@keyframes turn-1{to{rotate:1turn;}\n}\na[href=\".x\"]{color:red;}\n"
	if got.CSS != want {
		t.Errorf("\n got %s\nwant %s", got.CSS, want)
	}
	if strings.Join(got.Names, " ") != "big in:ner" {
		t.Error(got.Names)
	}
	if with := got.With["big"]; len(with) != 3 || with[2] != (Borrow{"far", "./far.module.css"}) ||
		with[1] != (Borrow{"other", ""}) {
		t.Error(with)
	}
}

func TestConfineToAWholeDocument(t *testing.T) {
	dark := `:where([data-mode="dark"],[data-mode="dark"] *)`
	got := Confine(`body{margin:0}.a{top:0}[data-x=dark]{--a:1}[data-x=dark] .a{top:1px}`+
		`@layer base{@media (prefers-color-scheme:dark){body{color:red}}}`,
		Ground{Element: "#g", Whole: true, Modes: Modes{Dark: "[data-x=dark]"}})
	want := `body{margin:0;}.a{top:0;}[data-x=dark]{--a:1;}:where(html)[data-mode=dark]{--a:1;}` +
		`[data-x=dark] .a{top:1px;}:where(:root)[data-mode] .a` + dark + `{top:1px;}` +
		`@layer base{body` + dark + `{color:red;}}`
	if got = strings.ReplaceAll(got, "\n", ""); got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
}

func TestConfineToADocumentWithBoxesOfItsOwn(t *testing.T) {
	got := Confine(`body{margin:0}html{color:red;margin:0}:root[data-x=dark]{--a:1;background:red}.a{top:0}`+
		`@media (prefers-color-scheme:dark){:root{--a:1}}`,
		Ground{Element: "#g", Whole: true, Boxed: true, Modes: Modes{Dark: "[data-x=dark]"}})
	want := `html{color:red;}:root[data-x=dark]{--a:1;}:where(html)[data-mode=dark]{--a:1;}.a{top:0;}` +
		`:root:where([data-mode="dark"],[data-mode="dark"] *){--a:1;}`
	if got = strings.ReplaceAll(got, "\n", ""); got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
}
