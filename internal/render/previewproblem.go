package render

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/prerender"
)

var (
	// previewPlace is the line of a stack that is in the preview file of stories.
	previewPlace = regexp.MustCompile(`^\s*at .*[/\\]\.storybook[/\\]preview\.[cm]?[jt]sx?:(\d+):\d+\)?$`)
	// previewImport is how the module that composes a story imports that file.
	previewImport = regexp.MustCompile(`(?m)^import \* as preview from "([^"]+)";$`)
)

// previewProblem is an error that the preview file throws when the module of a story loads it, at the line of that
// file: one problem for all stories. It is false for any other error.
func (r *Renderer) previewProblem(module string, problem *prerender.Problem) (found diag.Problem, ok bool) {
	_, stack, _ := strings.Cut(problem.Stack, problem.Message)
	first, _, _ := strings.Cut(strings.TrimLeft(stack, "\n"), "\n")
	place := previewPlace.FindStringSubmatch(first)
	if place == nil {
		return found, false
	}
	composed, err := os.ReadFile(filepath.Join(r.Folder, filepath.FromSlash(module)))
	imported := previewImport.FindSubmatch(composed)
	if err != nil || imported == nil {
		return found, false
	}
	found = diag.Problem{File: path.Join(path.Dir(module), string(imported[1])),
		What: "The preview of the stories can't run before there is a browser: " + problem.Message,
		Why:  "Its stories are not in the page before scripts have run.",
		Fix:  "Ask for it in a decorator or an effect, or only where typeof window !== 'undefined'."}
	found.Line, _ = strconv.Atoi(place[1])
	if text, err := os.ReadFile(filepath.Join(r.Folder, filepath.FromSlash(found.File))); err == nil {
		found.Excerpt = diag.Excerpt(text, found.Line)
	}
	return found, true
}
