package typetree

import "strings"

// Print is a type as TypeScript on one line, "" for none. Nothing else prints types.
func Print(t *Type) string {
	p := printer{}
	p.whole(t)
	return p.out.String()
}

// PrintFunction is a signature as the type of a function.
func PrintFunction(f *Function) string { return Print(&Type{Kind: Func, Function: f}) }

// printer writes types. Its functions, where set, say how text and names become markup.
type printer struct {
	out  strings.Builder
	text func(text string) string
	name func(t *Type) string
}

func (p *printer) write(text string) {
	if p.text != nil {
		text = p.text(text)
	}
	p.out.WriteString(text)
}

// How tightly kinds bind, from the loosest to the tightest.
const (
	loose = iota // functions and conditional types
	unions
	intersections
	operators
	postfix
	tight
)

func binding(t *Type) int {
	switch t.Kind {
	case Func, Conditional, Predicate:
		return loose
	case Union:
		if len(t.Of) > 1 {
			return unions
		}
	case Intersect:
		if len(t.Of) > 1 {
			return intersections
		}
	case Operator, Infer:
		return operators
	case Array, Indexed:
		return postfix
	}
	return tight
}

func (p *printer) whole(t *Type) { p.part(t, loose) }

// part writes a type where only types that bind at least so tightly stand without parentheses.
func (p *printer) part(t *Type, atLeast int) {
	if t == nil {
		return
	}
	if t.Parens || binding(t) < atLeast {
		p.write("(")
		defer p.write(")")
	}
	switch t.Kind {
	case Keyword, Literal:
		p.write(t.Text)
	case Reference, Parameter:
		p.reference(t)
	case Query:
		p.write("typeof ")
		p.reference(t)
	case Template:
		p.template(t)
	case Union:
		p.joined(t.Of, " | ", intersections)
	case Intersect:
		p.joined(t.Of, " & ", operators)
	case Array:
		p.part(t.Of[0], postfix)
		p.write("[]")
	case Indexed:
		p.part(t.Of[0], postfix)
		p.write("[")
		p.whole(t.Of[1])
		p.write("]")
	case Operator:
		p.write(t.Text + " ")
		p.part(t.Of[0], operators)
	default:
		p.compound(t)
	}
}

// compound writes the kinds that hold more than types.
func (p *printer) compound(t *Type) {
	switch t.Kind {
	case Tuple:
		p.tuple(t.Elements)
	case Func:
		p.function(t.Function, " => ")
	case Object:
		p.object(t)
	case Mapped:
		p.mapped(t)
	case Conditional:
		p.part(t.Of[0], unions)
		p.write(" extends ")
		p.part(t.Of[1], unions)
		p.write(" ? ")
		p.whole(t.Of[2])
		p.write(" : ")
		p.whole(t.Of[3])
	case Infer:
		p.write("infer " + t.Text)
		if len(t.Of) > 0 {
			p.write(" extends ")
			p.part(t.Of[0], unions)
		}
	case Predicate:
		p.write(t.Text)
		if len(t.Of) > 0 {
			p.write(" is ")
			p.whole(t.Of[0])
		}
	}
}

func (p *printer) reference(t *Type) {
	if p.name != nil {
		p.out.WriteString(p.name(t))
	} else {
		p.write(t.Text)
	}
	p.arguments(t.Of)
}

func (p *printer) arguments(types []*Type) {
	if len(types) > 0 {
		p.write("<")
		if p.text != nil { // markup may be broken here rather than within a word
			p.out.WriteString("<wbr>")
		}
		p.joined(types, ", ", loose)
		p.write(">")
	}
}

func (p *printer) joined(types []*Type, separator string, atLeast int) {
	if len(types) == 1 && atLeast > loose {
		atLeast = loose
	}
	for i, t := range types {
		if i > 0 {
			p.write(separator)
		}
		p.part(t, atLeast)
	}
}

func (p *printer) template(t *Type) {
	p.write("`" + t.Texts[0])
	for i, part := range t.Of {
		p.write("${")
		p.whole(part)
		p.write("}" + t.Texts[i+1])
	}
	p.write("`")
}

func (p *printer) tuple(elements []Element) {
	p.write("[")
	for i, e := range elements {
		if i > 0 {
			p.write(", ")
		}
		if e.Rest {
			p.write("...")
		}
		switch {
		case e.Name != "":
			p.write(e.Name + question(e.Optional) + ": ")
			p.whole(e.Type)
		case e.Optional:
			p.part(e.Type, postfix)
			p.write("?")
		default:
			p.whole(e.Type)
		}
	}
	p.write("]")
}

func question(optional bool) string {
	if optional {
		return "?"
	}
	return ""
}
