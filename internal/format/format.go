// Package format lets the project's formatter write code: a demo without its types looks as if somebody had written it
// so.
//
// In: texts with their names, the folder whose formatter and settings hold. Out: the same texts, formatted. Never here:
// choosing what is formatted, changing the author's files.
package format

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"vitrine/internal/temporary"
	"vitrine/internal/tool"
)

// File is one text.
type File struct {
	Name string // its ending says the language
	Text string
}

// Settings is the file that says how code looks; it lies in the project's folder.
const Settings = ".oxfmtrc.json"

// Version changes with the settings and the formatter that hold in a project's folder: where it is the same, so is what
// comes out.
func Version(project string) string {
	formatter, err := installed(project)
	if err != nil {
		return ""
	}
	settings, _ := os.ReadFile(settingsOf(formatter)) // without any, those of the formatter hold
	manifest, _ := os.ReadFile(filepath.Join(formatter, "package.json"))
	return string(settings) + "\n" + string(manifest)
}

// Files formats texts, all in one run of the formatter that is installed in a project's folder. What the formatter
// can't read comes back as it is.
func Files(ctx context.Context, project string, files []File) ([]File, error) {
	if len(files) == 0 {
		return nil, nil
	}
	formatter, err := installed(project)
	if err != nil {
		return nil, err
	}
	folder, err := temporary.Folder(temporary.Format)
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = filepath.Join(folder, fmt.Sprintf("%d%s", i, filepath.Ext(file.Name)))
		if err := os.WriteFile(names[i], []byte(file.Text), 0o600); err != nil {
			return nil, err
		}
	}
	if err := run(ctx, formatter, folder); err != nil {
		return nil, err
	}
	formatted := make([]File, len(files))
	for i, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		formatted[i] = File{Name: files[i].Name, Text: string(text)}
	}
	return formatted, nil
}

// ErrNotInstalled says that neither a project nor the tool has a formatter.
var ErrNotInstalled = errors.New("the formatter is not installed")

// installed is the folder of the formatter: that of the project, else the one that came with the tool.
func installed(project string) (string, error) {
	if formatter := tool.Package(project, "oxfmt"); formatter != "" {
		return formatter, nil
	}
	return "", ErrNotInstalled
}

// settingsOf are the settings beside the folder of packages that has the formatter.
func settingsOf(formatter string) string {
	return filepath.Join(filepath.Dir(filepath.Dir(formatter)), Settings)
}

func run(ctx context.Context, formatter, folder string) error {
	arguments := []string{filepath.Join(formatter, "bin", "oxfmt"), "--no-error-on-unmatched-pattern", "."}
	if settings := settingsOf(formatter); exists(settings) {
		arguments = append(arguments, "--config", settings)
	}
	command := exec.CommandContext(ctx, "node", arguments...)
	command.Dir = folder
	var said bytes.Buffer
	command.Stdout, command.Stderr = &said, &said
	err := command.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() <= 2 {
		return nil // it names the files that it can't read, and has left them alone
	}
	if err != nil {
		return fmt.Errorf("the formatter: %w\n%s", err, strings.TrimSpace(said.String()))
	}
	return nil
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
