package stylesheet

import (
	"slices"
	"strings"
)

// Local is a stylesheet whose classes and animations have names that nothing else has.
type Local struct {
	CSS     string
	Names   []string            // as its author wrote them, sorted
	Renamed map[string]string   // what they are called now
	With    map[string][]Borrow // what else elements of a class have, by its name as written
}

// Borrow is a class that another one is composed of.
type Borrow struct {
	Name string
	From string // module that has it; "" for the stylesheet itself, “global” for a name that stays as it is
}

// Localize names classes and animations anew, by their own names and an ending.
func Localize(css, ending string) Local {
	local := Local{Renamed: map[string]string{}, With: map[string][]Borrow{}}
	list := parse(css)
	local.steps(list, ending)
	list = local.renamed(list, ending)
	for name := range local.Renamed {
		if !strings.HasPrefix(name, "@") {
			local.Names = append(local.Names, name)
		}
	}
	slices.Sort(local.Names)
	var b strings.Builder
	write(&b, list)
	local.CSS = b.String()
	return local
}

// steps names the animations of a stylesheet, which may stand behind what uses them.
func (l *Local) steps(list []node, ending string) {
	for _, n := range list {
		if name, rest := n.atRule(); strings.HasSuffix(name, "keyframes") {
			l.Renamed["@"+rest] = rest + ending
		} else if groups[name] {
			l.steps(n.body, ending)
		}
	}
}

func (l *Local) renamed(list []node, ending string) []node {
	for i, n := range list {
		name, rest := n.atRule()
		switch {
		case strings.HasSuffix(name, "keyframes"):
			list[i].head = "@" + name + " " + l.Renamed["@"+rest]
		case name != "":
			l.renamed(n.body, ending)
		case n.block:
			head, classes := l.selector(n.head, ending)
			list[i].head, list[i].body = head, l.declarations(n.body, classes)
		}
	}
	return list
}

// selector names the classes of a selector anew, but for those in :global(), and lists what they were called.
func (l *Local) selector(selector, ending string) (head string, classes []string) {
	var b strings.Builder
	for at := 0; at < len(selector); {
		rest := selector[at:]
		switch {
		case strings.HasPrefix(rest, ":global(") || strings.HasPrefix(rest, ":local("):
			open := strings.IndexByte(rest, '(') + 1
			end := open + next(rest[open:], 0, ")")
			inner := rest[open:min(end, len(rest))]
			if strings.HasPrefix(rest, ":local(") {
				var more []string
				inner, more = l.selector(inner, ending)
				classes = append(classes, more...)
			}
			b.WriteString(inner)
			at += end + 1
		case rest[0] == '.':
			end := 1 + identifier(rest[1:])
			name := strings.ReplaceAll(rest[1:end], `\`, "")
			l.Renamed[name] = name + ending
			classes = append(classes, name)
			b.WriteString(rest[:end] + ending)
			at += end
		case rest[0] == '[':
			end := next(rest[1:], 0, "]") + 2
			b.WriteString(rest[:min(end, len(rest))])
			at += end
		case rest[0] == '\\' && len(rest) > 1:
			b.WriteString(rest[:2])
			at += 2
		default:
			b.WriteByte(rest[0])
			at++
		}
	}
	return b.String(), classes
}

// identifier is the length of the name that a text begins with.
func identifier(text string) int {
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\':
			i++
		case c >= 0x80 || c == '-' || c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z':
		default:
			return i
		}
	}
	return len(text)
}

// declarations takes out what classes are composed of, and names animations anew.
func (l *Local) declarations(list []node, classes []string) (kept []node) {
	for _, n := range list {
		property, value, _ := strings.Cut(n.head, ":")
		switch property = strings.TrimSpace(property); {
		case property == "composes":
			for _, class := range classes {
				l.With[class] = append(l.With[class], borrowed(value)...)
			}
			continue
		case strings.HasSuffix(property, "animation") || strings.HasSuffix(property, "animation-name"):
			n.head = property + ":" + l.animation(value)
		}
		kept = append(kept, n)
	}
	return kept
}

func (l *Local) animation(value string) string {
	var b strings.Builder
	for at := 0; at < len(value); {
		end := at + identifier(value[at:])
		if end == at {
			b.WriteByte(value[at])
			at++
			continue
		}
		word := value[at:end]
		if name, ok := l.Renamed["@"+word]; ok {
			word = name
		}
		b.WriteString(word)
		at = end
	}
	return b.String()
}

// borrowed reads the value of “composes”.
func borrowed(value string) (list []Borrow) {
	names, from, _ := strings.Cut(value, " from ")
	if from == "" { // the bundler prints no blank before a quote
		if at := strings.IndexAny(value, `"'`); at >= 0 {
			names, from = strings.TrimSuffix(strings.TrimSpace(value[:at]), " from"), value[at:]
		}
	}
	for _, name := range strings.Fields(names) {
		list = append(list, Borrow{name, strings.Trim(from, ` "'`)})
	}
	return list
}
