package install

import (
	"slices"
	"strings"
)

// Managers are the package managers, in the order of their tabs.
var Managers = []string{"npm", "yarn", "pnpm", "bun"}

// Translate writes a line of a shell in the words of a package manager. It is false for a command of npm that the
// others don't have, which stays.
func Translate(line, manager string) (text string, known bool) {
	var out strings.Builder
	known = true
	for line != "" {
		end, next := separator(line)
		one, ok := command(line[:end], manager)
		out.WriteString(one + line[end:next])
		line, known = line[next:], known && ok
	}
	return out.String(), known
}

// separator finds what stands between the first command of a line and the next one, with the blanks around it.
func separator(line string) (start, end int) {
	quote := byte(0)
	for i := range len(line) {
		switch c := line[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '#' && strings.TrimSpace(line[:i]) == "":
			return len(line), len(line)
		case strings.IndexByte(";|", c) >= 0 || strings.HasPrefix(line[i:], "&&"):
			start = len(strings.TrimRight(line[:i], " \t"))
			return start, len(line) - len(strings.TrimLeft(line[i:], ";|& \t"))
		}
	}
	return len(line), len(line)
}

// command is one command. Whatever is not of npm is the same everywhere.
func command(text, manager string) (string, bool) {
	trimmed := strings.TrimLeft(text, " \t")
	before := text[:len(text)-len(trimmed)]
	if rest, prompt := strings.CutPrefix(trimmed, "$ "); prompt {
		trimmed = rest
	}
	variables, words := assigned(strings.Fields(trimmed))
	if len(variables) > 0 && len(words) > 0 {
		before += strings.Join(variables, " ") + " "
		trimmed = strings.Join(words, " ")
	}
	if len(words) > 0 && words[0] == "npx" {
		words = append([]string{"npm", "exec"}, words[1:]...)
	}
	if len(words) == 0 || words[0] != "npm" {
		return before + trimmed, true
	}
	if len(words) == 1 {
		return text, false
	}
	name := words[1]
	if long, ok := shorts[name]; ok && !(name == "init" && onlyFlags(words[2:])) {
		name = long
	}
	write, known := writers[name]
	if !known {
		return text, false
	}
	if manager == "npm" {
		return before + trimmed, true
	}
	return before + strings.Join(write(manager, words[2:]), " "), true
}

// shorts are other names of commands.
var shorts = map[string]string{"i": "install", "add": "install", "un": "uninstall", "remove": "uninstall",
	"rm": "uninstall", "r": "uninstall", "t": "test", "run-script": "run", "init": "create", "x": "exec", "up": "update",
	"upgrade": "update", "clean-install": "ci"}

// writers are the commands of npm that the others have.
var writers = map[string]func(manager string, rest []string) []string{
	"install": install, "uninstall": uninstall, "ci": frozen, "run": run, "start": script("start"), "test": script("test"),
	"exec": execute, "create": create, "update": update, "init": begin,
}

// flags are those of npm install, as others write them; "" for one that they don't need.
var flags = map[string]map[string]string{
	"-D": {"yarn": "--dev", "pnpm": "-D", "bun": "--dev"}, "-E": {"yarn": "--exact", "pnpm": "-E", "bun": "--exact"},
	"-O": {"yarn": "--optional", "pnpm": "-O", "bun": "--optional"}, "-S": {},
	"-P": {}, "--save-peer": {"yarn": "--peer", "pnpm": "--save-peer", "bun": "--peer"},
}

// longFlags are flags by their long names.
var longFlags = map[string]string{"--save-dev": "-D", "--save-exact": "-E", "--save-optional": "-O", "--save": "-S",
	"--save-prod": "-P"}

// arguments are those of a command of npm in the words of another one.
func arguments(manager string, rest []string) (list []string, global, named bool) {
	for _, word := range rest {
		if short, ok := longFlags[word]; ok {
			word = short
		}
		if others, ok := flags[word]; ok {
			word = others[manager]
		}
		switch {
		case word == "-g" || word == "--global":
			global = true
		case word != "":
			named = named || !strings.HasPrefix(word, "-")
			list = append(list, word)
		}
	}
	return list, global, named
}

func install(manager string, rest []string) []string {
	list, global, named := arguments(manager, rest)
	switch {
	case !named:
		return append([]string{manager, "install"}, list...)
	case global && manager == "yarn":
		return append([]string{"yarn", "global", "add"}, list...)
	case global:
		return append([]string{manager, "add", "-g"}, list...)
	}
	return append([]string{manager, "add"}, list...)
}

func uninstall(manager string, rest []string) []string {
	list, global, _ := arguments(manager, rest)
	list = slices.DeleteFunc(list, func(word string) bool { return strings.HasPrefix(word, "-") })
	switch {
	case global && manager == "yarn":
		return append([]string{"yarn", "global", "remove"}, list...)
	case global:
		return append([]string{manager, "remove", "-g"}, list...)
	}
	return append([]string{manager, "remove"}, list...)
}

func frozen(manager string, _ []string) []string {
	return []string{manager, "install", "--frozen-lockfile"}
}

// withoutDashes leaves out the dashes behind which npm passes arguments on.
func withoutDashes(rest []string) []string {
	if at := slices.Index(rest, "--"); at >= 0 {
		return slices.Delete(slices.Clone(rest), at, at+1)
	}
	return rest
}

func run(manager string, rest []string) []string {
	return append([]string{manager, "run"}, withoutDashes(rest)...)
}

func script(name string) func(manager string, rest []string) []string {
	return func(manager string, rest []string) []string {
		if manager == "bun" { // its own test runner has the name
			return append([]string{"bun", "run", name}, withoutDashes(rest)...)
		}
		return append([]string{manager, name}, withoutDashes(rest)...)
	}
}

func execute(manager string, rest []string) []string {
	rest = slices.DeleteFunc(withoutDashes(rest), func(word string) bool { return word == "-y" || word == "--yes" })
	if manager == "bun" {
		return append([]string{"bunx"}, rest...)
	}
	return append([]string{manager, "dlx"}, rest...)
}

func create(manager string, rest []string) []string {
	rest = slices.Clone(withoutDashes(rest))
	if manager == "yarn" && len(rest) > 0 { // its first version takes no tag there
		rest[0] = strings.TrimSuffix(rest[0], "@latest")
	}
	return append([]string{manager, "create"}, rest...)
}

// begin makes a manifest. That of pnpm asks nothing, and has no flag for it.
func begin(manager string, rest []string) []string {
	if manager == "pnpm" {
		rest = nil
	}
	return append([]string{manager, "init"}, rest...)
}

func onlyFlags(words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool { return !strings.HasPrefix(word, "-") })
}

func update(manager string, rest []string) []string {
	if manager == "yarn" {
		return append([]string{"yarn", "upgrade"}, rest...)
	}
	return append([]string{manager, "update"}, rest...)
}
