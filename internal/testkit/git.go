package testkit

import (
	"os"
	"os/exec"
	"testing"
)

// Git runs git in a folder, as an author whom no configuration of the machine changes.
func Git(t *testing.T, folder string, arguments ...string) {
	t.Helper()
	Need(t, "git")
	command := exec.Command("git", append([]string{"-c", "user.name=Author", "-c", "user.email=author@vitrine.example",
		"-c", "protocol.file.allow=always"}, arguments...)...)
	command.Dir = folder
	command.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1")
	if said, err := command.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", arguments, err, said)
	}
}

// Release commits files of a repository, also ones that it is told to ignore, and tags them.
func Release(t *testing.T, folder, tag string, files ...string) {
	t.Helper()
	Git(t, folder, append([]string{"add", "--force", "--"}, files...)...)
	Git(t, folder, "commit", "--quiet", "--message", "Release "+tag)
	Git(t, folder, "tag", tag)
}
