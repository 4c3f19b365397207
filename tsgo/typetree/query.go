package typetree

import "strings"

// Word is a type that is a keyword.
func Word(text string) *Type { return &Type{Kind: Keyword, Text: text} }

// UnionOf joins types; a single one stays as it is.
func UnionOf(types []*Type) *Type {
	if len(types) == 1 {
		return types[0]
	}
	return &Type{Kind: Union, Of: types}
}

// Is says whether a type is a keyword.
func (t *Type) Is(keyword string) bool { return t != nil && t.Kind == Keyword && t.Text == keyword }

// Names says whether a type is a reference to a name.
func (t *Type) Names(name string) bool { return t != nil && t.Kind == Reference && t.Text == name }

// Alternatives are the members of a union; of any other type it is the type itself.
func (t *Type) Alternatives() []*Type {
	switch {
	case t == nil:
		return nil
	case t.Kind == Union && !t.Parens:
		return t.Of
	}
	return []*Type{t}
}

// Without is a union without the members that are a keyword.
func (t *Type) Without(keyword string) *Type {
	if t == nil || t.Kind != Union {
		return t
	}
	var left []*Type
	for _, one := range t.Of {
		if !one.Is(keyword) {
			left = append(left, one)
		}
	}
	if len(left) == len(t.Of) || len(left) == 0 {
		return t
	}
	copied := Type{Kind: Union, Of: left, Parens: t.Parens, Differs: t.Differs}
	if len(left) == 1 {
		copied = *left[0]
		copied.Differs = t.Differs
	}
	return &copied
}

// LastName is the last part of a dotted name.
func (t *Type) LastName() string { return t.Text[strings.LastIndexByte(t.Text, '.')+1:] }

// FirstName is the first part of a dotted name.
func (t *Type) FirstName() string {
	first, _, _ := strings.Cut(t.Text, ".")
	return first
}

// Walk visits a type and all its parts in the order of the text until visit says false, which leaves out the parts of
// that type.
func (t *Type) Walk(visit func(*Type) bool) {
	if t == nil || !visit(t) {
		return
	}
	for _, part := range t.Of {
		part.Walk(visit)
	}
	t.Function.walk(visit)
	for _, m := range t.Members {
		if m.Key != nil {
			m.Key.Type.Walk(visit)
		}
		m.Type.Walk(visit)
		m.Function.walk(visit)
	}
	for _, e := range t.Elements {
		e.Type.Walk(visit)
	}
	if m := t.Mapping; m != nil {
		m.In.Walk(visit)
		m.As.Walk(visit)
		m.Type.Walk(visit)
	}
}

func (f *Function) walk(visit func(*Type) bool) {
	if f == nil {
		return
	}
	for _, p := range f.TypeParameters {
		p.Constraint.Walk(visit)
		p.Default.Walk(visit)
	}
	for _, p := range f.Parameters {
		p.Type.Walk(visit)
	}
	f.Returns.Walk(visit)
}

// Find is the first part of a type that is wanted, nil for none.
func (t *Type) Find(wanted func(*Type) bool) (found *Type) {
	t.Walk(func(part *Type) bool {
		if found == nil && wanted(part) {
			found = part
		}
		return found == nil
	})
	return found
}

// HasFunction says whether a function is written out somewhere in a type.
func (t *Type) HasFunction() bool {
	return t.Find(func(part *Type) bool { return part.Kind == Func }) != nil
}
