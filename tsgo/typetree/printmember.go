package typetree

// function writes a signature; arrow is what stands before the returned type.
func (p *printer) function(f *Function, arrow string) {
	if f.New != "" {
		p.write(f.New + " ")
	}
	if len(f.TypeParameters) > 0 {
		p.write("<")
		for i, one := range f.TypeParameters {
			if i > 0 {
				p.write(", ")
			}
			p.typeParameter(one)
		}
		p.write(">")
	}
	p.write("(")
	for i, one := range f.Parameters {
		if i > 0 {
			p.write(", ")
		}
		if one.Rest {
			p.write("...")
		}
		p.write(one.Name + question(one.Optional))
		p.annotation(one.Type)
	}
	p.write(")")
	if f.Returns != nil {
		p.write(arrow)
		p.whole(f.Returns)
	}
}

func (p *printer) annotation(t *Type) {
	if t != nil {
		p.write(": ")
		p.whole(t)
	}
}

func (p *printer) typeParameter(one TypeParameter) {
	p.write(one.Name)
	if one.Constraint != nil {
		p.write(" extends ")
		p.whole(one.Constraint)
	}
	if one.Default != nil {
		p.write(" = ")
		p.whole(one.Default)
	}
}

func (p *printer) object(t *Type) {
	if len(t.Members) == 0 {
		p.write("{}")
		return
	}
	p.write("{ ")
	for i, m := range t.Members {
		if i > 0 {
			p.write("; ")
		}
		p.member(m)
	}
	p.close(t)
}

func (p *printer) close(t *Type) {
	if t.Closed {
		p.write(";")
	}
	p.write(" }")
}

func (p *printer) member(m Member) {
	if m.Readonly {
		p.write("readonly ")
	}
	if m.Accessor != "" {
		p.write(m.Accessor + " ")
	}
	if m.Key != nil {
		p.write("[" + m.Key.Name)
		p.annotation(m.Key.Type)
		p.write("]")
	}
	p.write(m.Name + question(m.Optional))
	if m.Function != nil {
		p.function(m.Function, ": ")
		return
	}
	p.annotation(m.Type)
}

func (p *printer) mapped(t *Type) {
	m := t.Mapping
	p.write("{ ")
	if m.Readonly != "" {
		p.write(m.Readonly + " ")
	}
	p.write("[" + m.Parameter + " in ")
	p.whole(m.In)
	if m.As != nil {
		p.write(" as ")
		p.whole(m.As)
	}
	p.write("]" + m.Optional)
	p.annotation(m.Type)
	p.close(t)
}
