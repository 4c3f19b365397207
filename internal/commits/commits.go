// Package commits knows from version control when the files of a folder last changed.
//
// In: a folder in a working copy of git. Out: the day of each file's last commit. Never here: what the files mean.
// Where history can't tell, nothing is said: outside of a repository, in a shallow clone, whose oldest commit seems to
// have made all files, and of files that differ from what is committed.
package commits

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Revision is what a folder is at.
type Revision struct {
	Commit string
	Prefix string // path of the folder in its repository
}

// Head is the revision of a folder; false where no history can be asked.
func Head(folder string) (at Revision, ok bool) {
	out, err := git(folder, "rev-parse", "--is-shallow-repository", "--show-prefix", "HEAD", "HEAD:./")
	lines := strings.Split(string(out), "\n")
	if err != nil || len(lines) < 4 || lines[0] != "false" { // the last line is the folder itself, which is committed
		return at, false
	}
	return Revision{Commit: lines[2], Prefix: lines[1]}, true
}

// Days are the days, in UTC, of the last commits up to a revision that changed files of a folder, by their paths in the
// folder with forward slashes.
func Days(folder string, at Revision) (map[string]string, error) {
	out, err := git(folder, "-c", "core.quotePath=false", "log", "--format=@%ct", "--name-only", "--no-renames",
		"--relative", at.Commit, "--", ".")
	if err != nil {
		return nil, err
	}
	days := map[string]string{}
	day := ""
	for line := range strings.Lines(string(out)) {
		line = strings.TrimSuffix(line, "\n")
		if seconds, isCommit := strings.CutPrefix(line, "@"); isCommit {
			if unix, err := strconv.ParseInt(seconds, 10, 64); err == nil {
				day = time.Unix(unix, 0).UTC().Format(time.DateOnly)
			}
		} else if line != "" {
			days[line] = max(days[line], day)
		}
	}
	return days, nil
}

// Edited are the files of a folder that differ from what is committed. Files that were never committed are not among
// them.
func Edited(folder string) ([]string, error) {
	out, err := git(folder, "diff", "--name-only", "--no-ext-diff", "--no-renames", "--relative", "-z", "HEAD", "--", ".")
	var files []string
	for name := range bytes.SplitSeq(out, []byte{0}) {
		if len(name) > 0 {
			files = append(files, string(name))
		}
	}
	return files, err
}

// Signs are files that change whenever what is committed does.
func Signs(folder string) []string {
	out, err := git(folder, "rev-parse", "--git-path", "HEAD", "--git-path", "logs/HEAD", "--git-path", "shallow")
	if err != nil {
		return nil
	}
	var files []string
	for name := range strings.Lines(string(out)) {
		name = strings.TrimSuffix(name, "\n")
		if !filepath.IsAbs(name) {
			name = filepath.Join(folder, name)
		}
		if _, err := os.Stat(name); err == nil {
			files = append(files, name)
		}
	}
	return files
}

// git asks about the folder, whatever repository the environment names. It takes no locks and starts no programs that
// the repository names.
func git(folder string, arguments ...string) ([]byte, error) {
	command := exec.Command("git", append([]string{"--no-optional-locks", "-c", "core.fsmonitor=false", "-C", folder},
		arguments...)...)
	for _, variable := range os.Environ() {
		if !strings.HasPrefix(variable, "GIT_") {
			command.Env = append(command.Env, variable)
		}
	}
	command.Env = append(command.Env, "LC_ALL=C")
	return command.Output()
}
