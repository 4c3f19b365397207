// Package stylesheet rewrites stylesheets, so that pages can hold those of strangers: rules that hold in one element
// only, and class names that nothing else has.
//
// In: text that the bundler has read and printed again, without nested rules and comments. Out: text. Never here:
// files, imports, what a stylesheet is for.
package stylesheet

import "strings"

// node is a statement, a declaration, or a block with what stands before it.
type node struct {
	head  string
	body  []node
	block bool
}

// parse takes a stylesheet apart.
func parse(css string) []node {
	list, _ := parseBlock(css, 0)
	return list
}

// parseBlock reads nodes up to the end of their block, and returns the place behind it.
func parseBlock(css string, at int) (list []node, end int) {
	for at < len(css) {
		stop := next(css, at, ";{}")
		head := strings.TrimSpace(css[at:stop])
		switch {
		case stop == len(css) || css[stop] == '}':
			if head != "" {
				list = append(list, node{head: head})
			}
			return list, stop + 1
		case css[stop] == ';':
			if head != "" {
				list = append(list, node{head: head})
			}
			at = stop + 1
		case isCustomProperty(head): // braces belong to its value
			stop = closing(css, stop)
			stop = min(next(css, stop, ";}"), len(css))
			list = append(list, node{head: strings.TrimSpace(css[at:stop])})
			at = stop
		default:
			n := node{head: head, block: true}
			n.body, at = parseBlock(css, stop+1)
			list = append(list, n)
		}
	}
	return list, at
}

func isCustomProperty(head string) bool {
	return strings.HasPrefix(head, "--") && strings.Contains(head, ":")
}

// closing is the place behind the brace that closes the one at a place.
func closing(css string, at int) int {
	for depth := 0; at < len(css); at++ {
		at = next(css, at, "{}")
		switch {
		case at == len(css):
			return at
		case css[at] == '{':
			depth++
		default:
			depth--
		}
		if depth == 0 {
			return at + 1
		}
	}
	return at
}

// next is the place of the first of some characters that stands in no string, comment, bracket or escape; the end of
// the text where there is none.
func next(css string, at int, wanted string) int {
	depth := 0
	for ; at < len(css); at++ {
		c := css[at]
		if depth == 0 && strings.IndexByte(wanted, c) >= 0 {
			return at
		}
		switch {
		case c == '\\':
			at++
		case c == '"' || c == '\'':
			at = quoted(css, at)
		case c == '/' && strings.HasPrefix(css[at:], "/*"):
			if end := strings.Index(css[at+2:], "*/"); end >= 0 {
				at += end + 3
			} else {
				return len(css)
			}
		case strings.HasPrefix(css[at:], "url(") && !strings.HasPrefix(strings.TrimLeft(css[at+4:], " "), `"`):
			if end := strings.IndexByte(css[at:], ')'); end >= 0 {
				at += end
			}
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth = max(0, depth-1)
		}
	}
	return len(css)
}

// quoted is the place of the quote that ends the string at a place.
func quoted(css string, at int) int {
	for i := at + 1; i < len(css); i++ {
		switch css[i] {
		case '\\':
			i++
		case css[at]:
			return i
		}
	}
	return len(css) - 1
}

// split divides a list at each of some characters that stand in no bracket or string.
func split(text, separator string) (parts []string) {
	for at := 0; ; {
		end := next(text, at, separator)
		parts = append(parts, strings.TrimSpace(text[at:end]))
		if end >= len(text) {
			return parts
		}
		at = end + 1
	}
}

// write writes nodes as a stylesheet.
func write(b *strings.Builder, list []node) {
	for _, n := range list {
		b.WriteString(n.head)
		if !n.block {
			b.WriteString(";")
			continue
		}
		b.WriteString("{")
		write(b, n.body)
		b.WriteString("}\n")
	}
}

// atRule is the name of an at-rule, "" for any other node, and what stands behind it.
func (n node) atRule() (name, rest string) {
	if !strings.HasPrefix(n.head, "@") {
		return "", n.head
	}
	end := strings.IndexFunc(n.head[1:], func(r rune) bool { return r == ' ' || r == '(' || r == '"' })
	if end < 0 {
		return n.head[1:], ""
	}
	return n.head[1 : end+1], strings.TrimSpace(n.head[end+1:])
}
