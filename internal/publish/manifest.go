package publish

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

// marker stands in every published folder, so that a build never replaces a folder that is something else. It lists
// what was published: a later build takes over what has not changed instead of writing it again.
const marker = ".vitrine"

const markerTitle = "Made by vitrine build. A build may replace this folder.\n"

// manifest is what a published folder holds, by file name.
type manifest map[string]entry

// entry is one published file, with the traits by which a later build sees that nobody has touched it.
type entry struct {
	key      string // see output.key
	size     int64
	modified int64 // nanoseconds
}

// readManifest returns nil where the folder has none that can be used.
func readManifest(folder string) manifest {
	text, err := os.ReadFile(filepath.Join(folder, marker))
	if err != nil || !bytes.HasPrefix(text, []byte(markerTitle)) {
		return nil
	}
	m := manifest{}
	lines := bufio.NewScanner(bytes.NewReader(text[len(markerTitle):]))
	for lines.Scan() {
		fields := strings.SplitN(lines.Text(), "\t", 4)
		if len(fields) != 4 {
			return nil
		}
		size, _ := strconv.ParseInt(fields[1], 10, 64)
		modified, _ := strconv.ParseInt(fields[2], 10, 64)
		if !fs.ValidPath(fields[3]) {
			return nil
		}
		m[fields[3]] = entry{key: fields[0], size: size, modified: modified}
	}
	return m
}

func (m manifest) write(folder string) error {
	names := make([]string, 0, len(m))
	for name := range m {
		if !strings.ContainsAny(name, "\r\n") { // a line has one name; a file that is not listed is written again
			names = append(names, name)
		}
	}
	sort.Strings(names)
	var text bytes.Buffer
	text.WriteString(markerTitle)
	for _, name := range names {
		e := m[name]
		fmt.Fprintf(&text, "%s\t%d\t%d\t%s\n", e.key, e.size, e.modified, name)
	}
	return os.WriteFile(filepath.Join(folder, marker), text.Bytes(), 0o644)
}

// holds says whether the folder still has this output as it was published.
func (m manifest) holds(folder string, o output) bool {
	e, ok := m[o.name]
	if !ok || e.key != o.key {
		return false
	}
	return e.stands(filepath.Join(folder, filepath.FromSlash(o.name)))
}

// stands says whether nobody has touched a file since it was published.
func (e entry) stands(file string) bool {
	info, err := os.Lstat(file)
	return err == nil && info.Mode().IsRegular() && info.Size() == e.size && info.ModTime().UnixNano() == e.modified
}
