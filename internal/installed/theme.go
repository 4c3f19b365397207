package installed

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"time"
)

// themeScript calls the functions of packages that make a default theme, as the project itself does, and prints what
// they answer.
//
//go:embed theme.mjs
var themeScript string

// themeTime is how long Node may take to load the packages of a project.
const themeTime = 2 * time.Minute

// themesOf are the values of the default themes of packages, by package and path. Packages without one are left out.
func themesOf(ctx context.Context, folder string, names []string) (map[string]map[string]string, error) {
	ctx, cancel := context.WithTimeout(ctx, themeTime)
	defer cancel()
	arguments := append([]string{"--input-type=module", "--eval", themeScript, "--"}, names...)
	command := exec.CommandContext(ctx, "node", arguments...)
	command.Dir = folder
	var errs bytes.Buffer
	command.Stderr = &errs
	printed, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("reading the default theme of %s with node: %w\n%s", strings.Join(names, ", "), err,
			firstLines(errs.String()))
	}
	var themes map[string]map[string]string
	// Packages may print as they are loaded: the last line is ours.
	lines := bytes.Split(bytes.TrimSpace(printed), []byte("\n"))
	if err := json.Unmarshal(lines[len(lines)-1], &themes); err != nil {
		return nil, fmt.Errorf("reading the default theme of %s with node: %w", strings.Join(names, ", "), err)
	}
	return themes, nil
}

const fewLines = 4

func firstLines(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.Join(lines[:min(len(lines), fewLines)], "\n")
}
