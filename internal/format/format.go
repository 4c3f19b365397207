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
	project, err := installed(project)
	if err != nil {
		return ""
	}
	settings, _ := os.ReadFile(filepath.Join(project, Settings)) // without any, those of the formatter hold
	manifest, _ := os.ReadFile(filepath.Join(project, "node_modules", "oxfmt", "package.json"))
	return string(settings) + "\n" + string(manifest)
}

// Files formats texts, all in one run of the formatter that is installed in a project's folder. What the formatter
// can't read comes back as it is.
func Files(ctx context.Context, project string, files []File) ([]File, error) {
	if len(files) == 0 {
		return nil, nil
	}
	project, err := installed(project)
	if err != nil {
		return nil, err
	}
	program := filepath.Join(project, "node_modules", ".bin", "oxfmt")
	folder, err := os.MkdirTemp("", "vitrine-format-")
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
	if err := run(ctx, program, filepath.Join(project, Settings), folder); err != nil {
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

// installed is the nearest folder, from a folder upwards, that has the formatter.
func installed(folder string) (string, error) {
	folder, err := filepath.Abs(folder)
	for err == nil {
		if _, missing := os.Stat(filepath.Join(folder, "node_modules", ".bin", "oxfmt")); missing == nil {
			return folder, nil
		}
		if folder == filepath.Dir(folder) {
			return "", errors.New("the formatter is not installed: run npm ci in the project's folder")
		}
		folder = filepath.Dir(folder)
	}
	return "", err
}

func run(ctx context.Context, program, settings, folder string) error {
	arguments := []string{"--no-error-on-unmatched-pattern", "."}
	if _, err := os.Stat(settings); err == nil {
		arguments = append([]string{"--config", settings}, arguments...)
	}
	command := exec.CommandContext(ctx, program, arguments...)
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
