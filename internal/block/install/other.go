package install

import (
	"slices"
	"strings"
)

// programs are those of other package managers than npm.
var programs = []string{"yarn", "pnpm", "pnpx", "bun", "bunx"}

// Other is the first command in a line that is one of another package manager, and what npm has for it, "" where that
// is not known here.
func Other(line string) (command, npm string) {
	for line != "" {
		end, next := separator(line)
		_, words := assigned(strings.Fields(strings.TrimPrefix(strings.TrimSpace(line[:end]), "$ ")))
		if len(words) > 0 && slices.Contains(programs, words[0]) {
			return strings.Join(words, " "), inNPM(words)
		}
		line = line[next:]
	}
	return "", ""
}

// inNPM writes a command that adds or removes packages in the words of npm.
func inNPM(words []string) string {
	commands := map[string]string{"add": "install", "install": "install", "i": "install", "remove": "uninstall",
		"rm": "uninstall"}
	if len(words) == 1 {
		return map[string]string{"yarn": "npm install"}[words[0]]
	}
	name, known := commands[words[1]]
	if !known {
		return ""
	}
	list := []string{"npm", name}
	for _, word := range words[2:] {
		switch word {
		case "--dev", "-d":
			word = "-D"
		case "--exact":
			word = "-E"
		}
		list = append(list, word)
	}
	return strings.Join(list, " ")
}

// assigned divides words into the variables of the environment that a command begins with, and the command.
func assigned(words []string) (variables, command []string) {
	for i, word := range words {
		if name, _, found := strings.Cut(word, "="); !found || strings.ContainsAny(name, `-/."'`) {
			return words[:i], words[i:]
		}
	}
	return words, nil
}
