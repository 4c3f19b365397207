// Package commits knows from version control when the files of a folder last changed, and what a tag holds.
//
// In: a folder in a working copy of git. Out: the day of each file's last commit; all files of a commit. Never here:
// what the files mean.
// Where history can't tell, nothing is said: outside of a repository, in a shallow clone, whose oldest commit seems to
// have made all files, and of files that differ from what is committed.
package commits

import (
	"bytes"
	"cmp"
	"context"
	"errors"
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
	out, err := git(context.Background(), folder, "rev-parse", "--is-shallow-repository", "--show-prefix", "HEAD",
		"HEAD:./")
	lines := strings.Split(string(out), "\n")
	if err != nil || len(lines) < 4 || lines[0] != "false" { // the last line is the folder itself, which is committed
		return at, false
	}
	return Revision{Commit: lines[2], Prefix: lines[1]}, true
}

// Days are the days, in UTC, of the last commits up to a revision that changed files of a folder, by their paths in the
// folder with forward slashes.
func Days(folder string, at Revision) (map[string]string, error) {
	out, err := git(context.Background(), folder, "-c", "core.quotePath=false", "log", "--format=@%ct", "--name-only",
		"--no-renames", "--relative", at.Commit, "--", ".")
	if err != nil {
		return nil, err
	}
	days := map[string]string{}
	day := ""
	for line := range strings.Lines(string(out)) {
		line = strings.TrimSuffix(line, "\n")
		if seconds, isCommit := strings.CutPrefix(line, "@"); isCommit {
			day = cmp.Or(dayOf(seconds), day)
		} else if line != "" {
			days[line] = max(days[line], day)
		}
	}
	return days, nil
}

// dayOf is the day in UTC of a time that git tells in seconds; "" for none.
func dayOf(seconds string) string {
	unix, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return ""
	}
	return time.Unix(unix, 0).UTC().Format(time.DateOnly)
}

// Edited are the files of a folder that differ from what is committed. Files that were never committed are not among
// them.
func Edited(folder string) ([]string, error) {
	out, err := git(context.Background(), folder, "diff", "--name-only", "--no-ext-diff", "--no-renames", "--relative",
		"-z", "HEAD", "--", ".")
	var files []string
	for name := range bytes.SplitSeq(out, []byte{0}) {
		if len(name) > 0 {
			files = append(files, string(name))
		}
	}
	return files, err
}

// At is the revision of a folder in the commit that a name of git leads to.
func At(ctx context.Context, folder, name string) (Revision, error) {
	out, err := git(ctx, folder, "rev-parse", "--show-prefix", "--verify", name+"^{commit}")
	if err != nil {
		return Revision{}, err
	}
	prefix, commit, _ := strings.Cut(strings.TrimSuffix(string(out), "\n"), "\n")
	return Revision{Commit: commit, Prefix: prefix}, nil
}

// Archive is a tar file of the whole repository that a folder stands in, as a commit has it.
func Archive(ctx context.Context, folder, commit string) ([]byte, error) {
	top, err := git(ctx, folder, "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	return git(ctx, strings.TrimSuffix(string(top), "\n"), "archive", "--format=tar", commit)
}

// Signs are files that change whenever what is committed does.
func Signs(folder string) []string {
	return files(context.Background(), folder, "HEAD", "logs/HEAD", "shallow")
}

// TagSigns are files that change when tags of these names do.
func TagSigns(ctx context.Context, folder string, tags []string) []string {
	if len(tags) == 0 {
		return nil
	}
	names := []string{"packed-refs"}
	for _, tag := range tags {
		names = append(names, "refs/tags/"+tag)
	}
	return files(ctx, folder, names...)
}

// files are those of git's own that exist, by their names in its folder.
func files(ctx context.Context, folder string, names ...string) (files []string) {
	arguments := []string{"rev-parse"}
	for _, name := range names {
		arguments = append(arguments, "--git-path", name)
	}
	out, err := git(ctx, folder, arguments...)
	if err != nil {
		return nil
	}
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
// the repository names. Its error is what git says.
func git(ctx context.Context, folder string, arguments ...string) ([]byte, error) {
	command := exec.CommandContext(ctx, "git", append([]string{"--no-optional-locks", "-c", "core.fsmonitor=false",
		"-C", folder}, arguments...)...)
	for _, variable := range os.Environ() {
		if !strings.HasPrefix(variable, "GIT_") {
			command.Env = append(command.Env, variable)
		}
	}
	command.Env = append(command.Env, "LC_ALL=C")
	out, err := command.Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) && len(failed.Stderr) > 0 {
		err = errors.New(strings.TrimSpace(string(failed.Stderr)))
	}
	return out, err
}
