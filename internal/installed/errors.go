package installed

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// Builds of libraries keep a message for development, and a code in its place for production:
//
//	process.env.NODE_ENV !== "production" ? `No ${name} here.` : formatMessage(7, name)
//
// So the sources themselves say what a code means.
var (
	developmentMessage = regexp.MustCompile(`NODE_ENV\s*!==?\s*["']production["']\s*\?\s*`)
	productionCode     = regexp.MustCompile(`^\s*:\s*[\w$.,()\s]{1,80}?\(\s*(\d+)\s*[,)]`)
)

// Limits of what is read of a package: files, and bytes of one.
const mostFiles, longestFile = 20_000, 1 << 20

// errorsIn are the messages of a package and of those that it depends on, by their codes.
func errorsIn(one installedPackage) map[string]string {
	messages := map[string]string{}
	folders := []string{one.folder}
	if m, err := readManifest(one.folder); err == nil {
		for name := range m.Dependencies {
			if folder := folderOf(one.folder, name); folder != "" {
				folders = append(folders, folder)
			}
		}
	}
	files := mostFiles
	for _, folder := range folders {
		_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil // what can't be read has no messages
			case entry.IsDir() && entry.Name() == "node_modules" && path != folder:
				return fs.SkipDir
			case entry.IsDir() || !strings.HasSuffix(path, ".js") && !strings.HasSuffix(path, ".mjs"):
				return nil
			}
			if files--; files < 0 {
				return fs.SkipAll
			}
			if info, err := entry.Info(); err != nil || info.Size() > longestFile {
				return nil
			}
			text, _ := os.ReadFile(path) // nothing: it has no messages
			messagesIn(string(text), messages)
			return nil
		})
	}
	return messages
}

// messagesIn adds the messages of a module.
func messagesIn(text string, messages map[string]string) {
	for _, found := range developmentMessage.FindAllStringIndex(text, -1) {
		message, rest, ok := literal(text[found[1]:])
		for ok {
			more, joined := strings.CutPrefix(strings.TrimLeft(rest, " \n\t"), "+")
			if !joined {
				break
			}
			var next string
			next, rest, ok = literal(strings.TrimLeft(more, " \n\t"))
			message += next
		}
		if code := productionCode.FindStringSubmatch(rest); ok && code != nil && messages[code[1]] == "" {
			messages[code[1]] = strings.Join(strings.Fields(message), " ")
		}
	}
}

// literal reads the string that a text begins with. What a template fills in becomes three dots.
func literal(text string) (value, rest string, ok bool) {
	if text == "" || !strings.ContainsRune("\"'`", rune(text[0])) {
		return "", text, false
	}
	var out strings.Builder
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == text[0]:
			return out.String(), text[i+1:], true
		case c == '\\' && i+1 < len(text):
			i++
			if text[i] == 'n' || text[i] == 't' {
				out.WriteByte(' ')
			} else {
				out.WriteByte(text[i])
			}
		case c == '$' && text[0] == '`' && strings.HasPrefix(text[i+1:], "{"):
			length := expression(text[i+2:])
			if length < 0 {
				return "", text, false
			}
			i += 1 + length
			out.WriteString("…")
		default:
			out.WriteByte(c)
		}
	}
	return "", text, false
}

// expression is how long a text is up to the brace that closes it, with that brace; -1 where none does.
func expression(text string) int {
	depth := 1
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i + 1
			}
		case '"', '\'', '`':
			_, rest, ok := literal(text[i:])
			if !ok {
				return -1
			}
			i = len(text) - len(rest) - 1
		}
	}
	return -1
}
