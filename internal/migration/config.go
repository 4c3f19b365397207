package migration

import (
	"fmt"
	"path"
	"regexp"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/typescript"
)

// config is a module or a JSON file that configures the other tool. It is read, never run: nothing has to be installed
// for that, and each value has a line.
type config struct {
	project *project
	file    string
	text    string
	parsed  *typescript.File
}

// setting is a value in it.
type setting struct {
	of    *config
	value typescript.StoryValue
	text  string // that value is a part of
	shift int    // how far that begins before the file
}

// config reads the first of some files that is there; nil for none.
func (p *project) config(names ...string) *config {
	for _, name := range names {
		if c := p.modules[name]; c != nil {
			return c
		}
		if text := p.text(name); text != nil {
			code := string(text)
			if path.Ext(name) == ".json" {
				code = "export default " + code
			}
			c := &config{project: p, file: name, text: code}
			c.parsed, _ = typescript.Parse("config.tsx", []byte(code)) // what can't be read is missing
			p.modules[name] = c
			return c
		}
	}
	return nil
}

var commonJS = regexp.MustCompile(`(?m)^module\.exports\s*=\s*`)

// exported is what the module is: its default export, or what CommonJS calls that.
func (c *config) exported() setting {
	if c == nil {
		return setting{}
	}
	if at := commonJS.FindStringIndex(c.text); at != nil {
		return c.part(at[1], len(c.text)).resolved()
	}
	return setting{of: c, value: c.parsed.Stories().Meta, text: c.text}.resolved()
}

// named is what a name of the module stands for.
func (c *config) named(name string) setting {
	return setting{of: c, value: c.parsed.ValueOf(name), text: c.text}
}

const exporting = "export default "

// part is the expression at a place of the file.
func (c *config) part(start, end int) setting {
	text := exporting + c.text[start:end]
	parsed, _ := typescript.Parse("config.tsx", []byte(text))
	return setting{of: c, value: parsed.Stories().Meta, text: text, shift: start - len(exporting)}
}

var (
	callee    = regexp.MustCompile(`^[\w$.]+\(\s*(?:\w+\s*,\s*)?`)
	returning = regexp.MustCompile(`\breturn\s+`)
)

// resolved follows names, calls such as defineConfig({…}), and what functions return.
func (s setting) resolved() setting {
	for range 8 {
		v := s.value
		switch v.Kind {
		case typescript.NameValue:
			next := s.of.named(v.Text)
			if next.value.Kind == "" {
				return s
			}
			s = next
		case typescript.FunctionValue:
			start, end := v.BodyStart, v.BodyEnd
			if v.IsBlock {
				all := returning.FindAllStringIndex(s.text[start:end], -1)
				if all == nil {
					return s
				}
				start += all[len(all)-1][1]
			}
			s = s.of.part(start+s.shift, end+s.shift)
		case typescript.CodeValue:
			found := callee.FindStringIndex(s.text[v.Start:v.End])
			if found == nil {
				return s
			}
			s = s.of.part(v.Start+found[1]+s.shift, v.End+s.shift)
		default:
			return s
		}
	}
	return s
}

// called is the name of the function that the value is a call of.
func (s setting) called() string {
	if s.value.Kind != typescript.CodeValue {
		return ""
	}
	name, _, _ := strings.Cut(s.code(), "(")
	return strings.TrimSpace(name)
}

// code is the value as it is written.
func (s setting) code() string {
	if s.value.Kind == "" {
		return ""
	}
	return s.text[s.value.Start:s.value.End]
}

// line is where the value stands.
func (s setting) line() int {
	at := min(max(s.value.Start+s.shift, 0), len(s.of.text))
	return strings.Count(s.of.text[:at], "\n") + 1
}

// member is a value of an object, with names followed.
func (s setting) member(names ...string) setting {
	for _, name := range names {
		found := setting{}
		for _, m := range s.value.Members {
			if m.Name == name {
				found = setting{of: s.of, value: m.Value, text: s.text, shift: s.shift}
			}
		}
		s = found.followed()
	}
	return s
}

// followed is the value that a name stands for.
func (s setting) followed() setting {
	if s.value.Kind == typescript.NameValue || s.value.Kind == typescript.FunctionValue {
		return s.resolved()
	}
	return s
}

// members are the names and values of an object.
func (s setting) members() (names []string, values []setting) {
	for _, m := range s.value.Members {
		names = append(names, m.Name)
		values = append(values, setting{of: s.of, value: m.Value, text: s.text, shift: s.shift}.followed())
	}
	return names, values
}

// items are the values of a list.
func (s setting) items() (items []setting) {
	for _, v := range s.value.Items {
		items = append(items, setting{of: s.of, value: v, text: s.text, shift: s.shift}.followed())
	}
	return items
}

// string is a text, "" for anything else.
func (s setting) string() string {
	if s.value.Kind == typescript.TextValue {
		return s.value.Text
	}
	return ""
}

// unread tells of a value that nothing reads.
func (s setting) unread(what, fix string) {
	code, _, _ := strings.Cut(s.code(), "\n")
	s.of.project.decide(s.of.file, s.line(), fmt.Sprintf("%s: %s.", what, diag.Quote(code)), fix)
}
