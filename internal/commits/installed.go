package commits

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// lockFile is that of npm, the one that names each package with its version.
const lockFile = "package-lock.json"

// Installed is the day, in UTC, of the commit up to a revision since which the lock file above a folder has a version
// of a package; "" where no commit has brought it, as where the lock file stands in no repository or in another one.
func Installed(folder string, at Revision, name, version string) (string, error) {
	lock := lockAbove(folder, strings.Count(at.Prefix, "/"))
	if lock == "" {
		return "", nil
	}
	entry := fmt.Sprintf(`"node_modules/%s": \{[[:space:]]+"version": "%s"`, regexp.QuoteMeta(name),
		regexp.QuoteMeta(version))
	out, err := git(context.Background(), lock, "log", "-1", "--format=%ct", "--pickaxe-regex", "-S", entry, at.Commit,
		"--", lockFile)
	if err != nil {
		return "", err
	}
	return dayOf(strings.TrimSpace(string(out))), nil
}

// lockAbove is the nearest folder, from a folder up to the top of its repository, with a lock file of npm; "" for none.
func lockAbove(folder string, levels int) string {
	for range levels + 1 {
		if _, err := os.Stat(filepath.Join(folder, lockFile)); err == nil {
			return folder
		}
		folder = filepath.Dir(folder)
	}
	return ""
}
