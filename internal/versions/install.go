package versions

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const lockFile = "package-lock.json"

// install gives a checkout its packages: those that its lock file asks for, with others in their place. A revision that
// has no lock file finds what is installed above it, or brings its packages along.
func install(ctx context.Context, checkout, prefix string, packages map[string]string) error {
	project, ok := projectOf(checkout, prefix)
	switch {
	case !ok && len(packages) > 0:
		return fmt.Errorf("the revision has no %s, so its packages can't be exchanged", lockFile)
	case !ok:
		return nil
	case len(packages) == 0:
		return npm(ctx, project, "ci")
	}
	arguments := []string{"install", "--save-exact"} // the lock file follows: steps of a build are kept by it
	for _, name := range slices.Sorted(maps.Keys(packages)) {
		arguments = append(arguments, name+"@"+packages[name])
	}
	return npm(ctx, project, arguments...)
}

// projectOf is the folder of a checkout, from the site's upwards, whose packages are installed.
func projectOf(checkout, prefix string) (folder string, ok bool) {
	for at := filepath.FromSlash(prefix); ; at = filepath.Dir(at) {
		folder = filepath.Join(checkout, at)
		if _, err := os.Stat(filepath.Join(folder, lockFile)); err == nil {
			return folder, true
		}
		if folder == filepath.Clean(checkout) {
			return "", false
		}
	}
}

func npm(ctx context.Context, folder string, arguments ...string) error {
	arguments = append(arguments, "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error")
	command := exec.CommandContext(ctx, "npm", arguments...)
	command.Dir = folder
	command.Env = append(os.Environ(), "npm_config_update_notifier=false")
	var said bytes.Buffer
	command.Stdout, command.Stderr = &said, &said
	if err := command.Run(); err != nil {
		return fmt.Errorf("npm %s: %w: %s", arguments[0], err, strings.TrimSpace(said.String()))
	}
	return nil
}
