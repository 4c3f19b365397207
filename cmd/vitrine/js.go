package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
)

// outputLine is what js --json prints of a file, one object a line.
type outputLine struct {
	File     string         `json:"file"`
	JS       string         `json:"js"`
	Problems []diag.Problem `json:"problems"`
}

func runJS(ctx context.Context, arguments []string, out, errs io.Writer) error {
	asJSON := false
	files, arguments := leading(arguments)
	err := flags("js FILE…", "print the JavaScript of TypeScript files: the same code without its types.", errs,
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
	outputs, err := javaScriptOf(ctx, files)
	if err != nil {
		return err
	}
	lines := json.NewEncoder(out)
	lines.SetEscapeHTML(false)
	var all []diag.Problem
	for _, output := range outputs {
		all = append(all, output.Problems...)
		if asJSON {
			if err := lines.Encode(outputLine{output.File, output.JS, append([]diag.Problem{},
				output.Problems...)}); err != nil {
				return err
			}
		} else if len(output.Problems) == 0 {
			fmt.Fprint(out, output.JS)
		}
	}
	if len(all) == 0 {
		return nil
	}
	diag.Print(errs, all, isTerminal(errs))
	return diag.Failure{Problems: all}
}

func javaScriptOf(ctx context.Context, files []string) ([]compile.JavaScript, error) {
	sources := make([]compile.TypeScript, len(files))
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		sources[i] = compile.TypeScript{File: file, Text: text}
	}
	return compile.EraseTypes(ctx, projectOf(files[0]), sources)
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

// leading splits the arguments before the first flag from the rest.
func leading(arguments []string) (names, rest []string) {
	for i, argument := range arguments {
		if strings.HasPrefix(argument, "-") {
			return arguments[:i], arguments[i:]
		}
	}
	return arguments, nil
}
