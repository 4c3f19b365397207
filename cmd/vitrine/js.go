package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"vitrine/internal/diag"
	"vitrine/internal/typecheck"
)

// javaScriptLine is what js --json prints of a file, one object a line.
type javaScriptLine struct {
	File     string         `json:"file"`
	JS       string         `json:"js"`
	Problems []diag.Problem `json:"problems"`
}

func runJS(ctx context.Context, arguments []string, out, errs io.Writer) error {
	asJSON := false
	files, err := namesAndFlags("js FILE…", "print the JavaScript of TypeScript files: the same code without its types.", errs,
		arguments, func(set *flag.FlagSet) {
			set.BoolVar(&asJSON, "json", false, "print one JSON object a file on a line: file, js, problems")
		})
	if err != nil {
		return err
	}
	if len(files) == 0 {
		fmt.Fprintln(errs, "vitrine js wants the names of files first, such as demos/BasicButtons.tsx.")
		return errUsage
	}
	scripts, err := javaScriptOf(ctx, files)
	if err != nil {
		return err
	}
	lines := json.NewEncoder(out)
	lines.SetEscapeHTML(false)
	var all []diag.Problem
	for _, script := range scripts {
		all = append(all, script.Problems...)
		if asJSON {
			if err := lines.Encode(javaScriptLine{script.File, script.JS, append([]diag.Problem{},
				script.Problems...)}); err != nil {
				return err
			}
		} else if len(script.Problems) == 0 {
			fmt.Fprint(out, script.JS)
		}
	}
	if len(all) == 0 {
		return nil
	}
	diag.Print(errs, all, isTerminal(errs))
	return diag.Failure{Problems: all}
}

func javaScriptOf(ctx context.Context, files []string) ([]typecheck.JavaScript, error) {
	sources := make([]typecheck.TypeScript, len(files))
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		sources[i] = typecheck.TypeScript{File: file, Text: text}
	}
	return typecheck.EraseTypes(ctx, projectOf(files[0]), sources)
}

// projectOf is the folder above a file that has packages; the working folder where none has.
func projectOf(file string) string {
	folder, err := filepath.Abs(filepath.Dir(file))
	for err == nil {
		if _, missing := os.Stat(filepath.Join(folder, "node_modules")); missing == nil {
			return folder
		}
		above := filepath.Dir(folder)
		if above == folder {
			break
		}
		folder = above
	}
	return "."
}
