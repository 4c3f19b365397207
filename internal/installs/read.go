package main

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Command is one command that installs or runs packages of the registry, or another place that names such packages.
type Command struct {
	File     string   // below the folder that was read
	Line     int      // from 1
	Manager  string   // npm, pnpm, yarn or bun; "" for a value that each of them is given
	Runs     bool     // the package is run without being installed: npx
	Packages []string // as written: @acme/ui@5
	Block    int      // the tabs that contain it, from 1 in each file; 0 outside of tabs
	Fence    int      // the fence that contains it, from 1 in each file; 0 outside of fences
}

var (
	// The word before a command: the beginning of a line or of code, a prompt, a key of a workflow, another command.
	before     = "(?:^|[`;|]|&&|\\$|run:)\\s*"
	installing = regexp.MustCompile(before + "(npm|pnpm|yarn|bun)\\s+(?:global\\s+)?(?:install|i|add)\\s+([^`;|&#]+)")
	running    = regexp.MustCompile(before + "(npx|pnpx|bunx|pnpm\\s+dlx|yarn\\s+dlx)\\s+([^`;|&#]+)")
	alias      = regexp.MustCompile(`"npm:([^"\s]+)"`)
	directive  = regexp.MustCompile(`(?:^\s*install|"install"):\s*"([^"]+)"`)
	fence      = regexp.MustCompile("^\\s*(`{3,}|~{3,})")
	tabsOpen   = regexp.MustCompile(`^\s*<(?:codeblock|Tabs|CodeGroup)\b`)
	tabsClose  = regexp.MustCompile(`^\s*</(?:codeblock|Tabs|CodeGroup)>`)
	packaged   = regexp.MustCompile(`^(?:@[\w.-]+/)?\w[\w.-]*(?:@\S+)?$`)
)

// ReadFolder returns the commands of all pages below a folder, in the order of their files.
func ReadFolder(folder fs.FS) (commands []Command, err error) {
	err = fs.WalkDir(folder, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !slices.Contains([]string{".md", ".mdx"}, path.Ext(file)) {
			return err
		}
		text, err := fs.ReadFile(folder, file)
		commands = append(commands, ReadPage(file, string(text))...)
		return err
	})
	return commands, err
}

// ReadPage returns the commands in the text of a page: in fences, in inline code and in directives.
func ReadPage(file, text string) (commands []Command) {
	at := Command{File: file}
	blocks, fences, closing := 0, 0, ""
	for i, line := range strings.Split(text, "\n") {
		at.Line = i + 1
		mark := fence.FindStringSubmatch(line)
		switch {
		case mark != nil && closing == "":
			fences++
			at.Fence, closing = fences, mark[1]
		case mark != nil && strings.TrimSpace(line) == closing:
			at.Fence, closing = 0, ""
		case tabsOpen.MatchString(line):
			blocks++
			at.Block = blocks
		case tabsClose.MatchString(line):
			at.Block = 0
		default:
			commands = append(commands, at.onLine(line)...)
		}
	}
	return commands
}

// onLine returns the commands of one line, with the place of c.
func (c Command) onLine(line string) (found []Command) {
	line = strings.TrimLeft(strings.TrimSpace(line), "+- ")
	add := func(manager string, runs bool, packages []string) {
		if len(packages) > 0 {
			c.Manager, c.Runs, c.Packages = manager, runs, packages
			found = append(found, c)
		}
	}
	for _, m := range installing.FindAllStringSubmatch(line, -1) {
		add(m[1], false, packagesOf(m[2]))
	}
	for _, m := range running.FindAllStringSubmatch(line, -1) {
		if packages := packagesOf(m[2]); len(packages) > 0 {
			add("", true, packages[:1])
		}
	}
	for _, m := range alias.FindAllStringSubmatch(line, -1) {
		add("", false, packagesOf(m[1]))
	}
	if m := directive.FindStringSubmatch(line); m != nil && c.Fence == 0 {
		add("", false, packagesOf(m[1]))
	}
	return found
}

// packagesOf returns the packages among the arguments of a command. Flags, files and placeholders are left out.
func packagesOf(arguments string) (packages []string) {
	for _, word := range strings.Fields(arguments) {
		if word = strings.Trim(word, `"'`); packaged.MatchString(word) && path.Ext(word) != ".tgz" {
			packages = append(packages, word)
		}
	}
	return packages
}

// split returns the name of a package and what the command writes as its version, "" for none.
func split(spec string) (name, version string) {
	if at := strings.LastIndex(spec, "@"); at > 0 {
		return spec[:at], spec[at+1:]
	}
	return spec, ""
}
