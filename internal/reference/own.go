package reference

import (
	"path"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// owned is who takes which declarations, and which components a file declares.
type owned struct {
	takers map[facts.Origin]map[string]bool // declaration to the components that take props of it
	files  map[string][]string              // file to the components in it, by the names that they are declared by
	names  map[string]map[string]string     // package to the components that it declares, by those names
	count  int                              // of all components
}

func ownership(packages []facts.Package) *owned {
	o := &owned{takers: map[facts.Origin]map[string]bool{}, files: map[string][]string{},
		names: map[string]map[string]string{}}
	for _, p := range packages {
		for _, c := range p.Components {
			home := packageOf(c.File)
			if o.names[home] == nil {
				o.names[home] = map[string]string{}
			}
			o.names[home][declaredName(c)] = c.Name
			o.files[c.File] = append(o.files[c.File], declaredName(c))
			o.count++
			for _, m := range c.Props {
				if o.takers[m.From] == nil {
					o.takers[m.From] = map[string]bool{}
				}
				o.takers[m.From][c.Name] = true
			}
		}
	}
	return o
}

// declaredName is what a component is called where it is declared: MenuItem for the part Menu.Item.
func declaredName(c facts.Component) string { return strings.ReplaceAll(c.Name, ".", "") }

// family is a component together with its parts.
func family(name string) string {
	name, _, _ = strings.Cut(name, ".")
	return name
}

// packageOf is the package that a file lies in.
func packageOf(file string) string {
	segments := strings.SplitN(file, "/", 3)
	if strings.HasPrefix(file, "@") && len(segments) > 1 {
		return segments[0] + "/" + segments[1]
	}
	return segments[0]
}

// learn notes which declarations a component documents as its own.
func (r *room) learn(c facts.Component) {
	own := r.ownProps(c)
	r.own[c.Name] = own
	for _, p := range c.Props {
		if !own[p.Name] || !r.declares(c, p.From) {
			continue
		}
		known, taken := r.owners[p.From]
		if !taken || closer(c.Name, known, p.From) {
			r.owners[p.From] = c.Name
		}
	}
}

// closer says whether a declaration belongs to component a rather than to b: it lies in the folder or bears the name.
func closer(a, b string, from facts.Origin) bool {
	score := func(name string) int {
		n := 0
		if strings.HasPrefix(from.Type, strings.ReplaceAll(name, ".", "")) {
			n += len(name)
		}
		if path.Base(path.Dir(from.File)) == name {
			n += 100
		}
		return n
	}
	return score(a) > score(b)
}

// ownProps are the props that a component documents as its own: those that its published propTypes check, and where it
// publishes none, those of declarations that are its own or that its type names. What is marked @ignore is no
// documentation, and neither is what propTypes check without a description.
func (r *room) ownProps(c facts.Component) map[string]bool {
	own := map[string]bool{}
	for _, p := range c.Props {
		switch {
		case p.Doc.Has("ignore"):
		case c.Published.Props == nil:
			own[p.Name] = r.declares(c, p.From) || r.takesAlone(c, p.From)
		case slices.Contains(c.Published.Props, p.Name):
			own[p.Name] = p.Doc.Text != "" || c.Published.Docs[p.Name] != ""
		}
	}
	if c.Published.Props == nil {
		r.takeNamed(c, own)
	}
	return own
}

// takeNamed adds what a component without propTypes takes by the names of types. If its package declares none of its
// props, its type is another name for the types of others.
func (r *room) takeNamed(c facts.Component, own map[string]bool) {
	home := packageOf(c.File)
	isOurs := func(p facts.Member) bool { return packageOf(p.From.File) == home }
	hasOwn := slices.ContainsFunc(c.Props, func(p facts.Member) bool { return own[p.Name] && isOurs(p) })
	from, shared := r.sharedByFew(c)
	for _, p := range c.Props {
		isNamed := !hasOwn && (p.From == from || !shared && r.onlyNamed(p.From)) || choosesElement(p) && isOurs(p)
		own[p.Name] = own[p.Name] || isNamed && !p.Doc.Has("ignore")
	}
}

// choosesElement reports whether a prop says which element or component is drawn: as, component. Each component that
// has one documents it, although a type that many share declares it.
func choosesElement(p facts.Member) bool {
	return p.Name == "as" || p.Type.Names("React.ElementType") || p.Type.Names("ElementType")
}

// onlyNamed reports whether the type of a component without props of its own is all that is known of a declaration:
// neither so many components take it that it is a system, nor has it pages elsewhere.
func (r *room) onlyNamed(from facts.Origin) bool {
	elsewhere := func(other string) bool { return within(from.File, other) && !slices.Contains(r.read, other) }
	return !r.takenByMany(from) && !slices.ContainsFunc(r.policy.Elsewhere, elsewhere)
}

// few are as many components as may share a declaration that is documented with each of them.
const few = 4

// sharedByFew is what a component without props of its own is about: the declaration in its package that the fewest
// others take, as where two buttons share their variants and sizes. One that bears a component's name is that one's.
func (r *room) sharedByFew(c facts.Component) (from facts.Origin, ok bool) {
	fewest := few + 1
	for _, p := range c.Props {
		takers := len(r.takers[p.From])
		if packageOf(p.From.File) == packageOf(c.File) && r.namedAfter(c, p.From) == "" && takers < fewest {
			from, fewest, ok = p.From, takers, true
		}
	}
	return from, ok
}

// declares reports whether a declaration is a component's own: by the name of the type, by the file or by the folder. A
// type of another package is the component's where it bears its very name, unless that package's own is documented.
func (r *room) declares(c facts.Component, from facts.Origin) bool {
	named := r.namedAfter(c, from)
	if home := packageOf(from.File); home != packageOf(c.File) {
		whole, isRoot := strings.CutSuffix(c.Name, ".Root")
		return named != "" && named == declaredName(c) && r.names[home][named] == "" || isRoot && from.Type == whole+"Props"
	}
	if named != "" {
		isRoots := r.names[packageOf(c.File)][named] == c.Name+".Root" // Button takes what Button.Root does
		return named == declaredName(c) || isRoots || len(r.files[from.File]) == 0 && ownFolder(c, from) ||
			from.File == c.File && !slices.Contains(r.files[from.File], named)
	}
	if from.File == c.File {
		// what a function writes where it takes its props has no name by which another component could take it
		return from.Type == "" || len(r.families(from.File)) == 1 || r.takesAlone(c, from)
	}
	return ownFolder(c, from) || strings.EqualFold(stem(from.File), declaredName(c))
}

// namedAfter is the component of the package that a type bears the name of, the longest of several: ButtonGroupProps
// are no props of Button.
func (r *room) namedAfter(c facts.Component, from facts.Origin) string {
	names := r.names[packageOf(c.File)]
	for end := len(from.Type); end > 0; end-- {
		isWord := end == len(from.Type) || from.Type[end] < 'a' || from.Type[end] > 'z'
		if isWord && names[from.Type[:end]] != "" {
			return from.Type[:end]
		}
	}
	return ""
}

// families are the components of a file, each with its parts.
func (r *room) families(file string) []string {
	var list []string
	for _, name := range r.files[file] {
		if !slices.ContainsFunc(list, func(other string) bool {
			return strings.HasPrefix(name, other) || strings.HasPrefix(other, name)
		}) {
			list = append(list, name)
		}
	}
	return list
}

// takesAlone says whether no other component takes props of a declaration in the component's own package.
func (r *room) takesAlone(c facts.Component, from facts.Origin) bool {
	if packageOf(from.File) != packageOf(c.File) {
		return false
	}
	for name := range r.takers[from] {
		if family(name) != family(c.Name) {
			return false
		}
	}
	return true
}

// ownFolder says whether a declaration lies beside the component's, in a folder that is the component's alone.
func ownFolder(c facts.Component, from facts.Origin) bool {
	dir := path.Dir(c.File)
	return strings.EqualFold(plain(path.Base(dir)), declaredName(c)) && path.Dir(from.File) == dir
}

// stem is the first part of a file's name, as avatar of avatar.props.d.ts.
func stem(file string) string {
	name, _, _ := strings.Cut(path.Base(file), ".")
	return plain(name)
}

// plain is a file's or a folder's name without what joins its words.
func plain(name string) string { return strings.NewReplacer("-", "", "_", "").Replace(name) }

// manyTakers is the share of a library's components from which on what they share is a system of the library.
const manyTakers = 0.3

// isSystem says whether a declaration of the library is shared by so many components that it is no component's.
func (r *room) isSystem(c facts.Component, from facts.Origin) bool {
	return r.takenByMany(from) && maker(from.File) == maker(c.File)
}

func (r *room) takenByMany(from facts.Origin) bool {
	taken := len(r.takers[from])
	return taken >= 5 && float64(taken) >= manyTakers*float64(r.count)
}

// maker is the scope of a file's package, or the package where it has none.
func maker(file string) string {
	first, _, _ := strings.Cut(file, "/")
	return first
}
