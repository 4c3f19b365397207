package tsgo

import (
	"context"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/diagnostics"
	"github.com/microsoft/typescript-go/internal/scanner"
)

// Errors are what is wrong in a file: its syntax, or its types when the syntax is right. Declarations have none.
func (p *compilation) Errors(ctx context.Context, file *ast.SourceFile) []*ast.Diagnostic {
	if found := slices.Concat(file.Diagnostics(), file.JSDiagnostics()); len(found) > 0 {
		return sorted(found)
	}
	isCode := file.ScriptKind == core.ScriptKindTS || file.ScriptKind == core.ScriptKindTSX
	if file.IsDeclarationFile || !isCode {
		return nil
	}
	var found []*ast.Diagnostic
	p.WithChecker(file, func(c *checker.Checker) { // which binds the file
		found = slices.Concat(file.BindDiagnostics(), c.GetDiagnostics(ctx, file))
	})
	// A checker that outlives its program keeps by name what it said of earlier texts.
	found = slices.DeleteFunc(found, func(d *ast.Diagnostic) bool { return d.File() != nil && d.File() != file })
	if entry := p.loaded[file.Path()]; entry != nil {
		found = append(found, entry.problems...)
	}
	found = slices.DeleteFunc(silenced(file, found), (*ast.Diagnostic).SkippedOnNoEmit)
	return sorted(found)
}

// silenced leaves out what authors do not want to hear, by @ts-ignore and @ts-expect-error, and adds expectations that
// nothing met.
func silenced(file *ast.SourceFile, found []*ast.Diagnostic) []*ast.Diagnostic {
	if len(file.CommentDirectives) == 0 {
		return found
	}
	directives := map[int]*ast.CommentDirective{}
	for i := range file.CommentDirectives {
		directive := file.CommentDirectives[i]
		directives[scanner.GetECMALineOfPosition(file, directive.Loc.Pos())] = &directive
	}
	lines := linesOf(file)
	var left []*ast.Diagnostic
	for _, d := range found {
		if line, ok := directiveAbove(lines, directives, scanner.GetECMALineOfPosition(file, d.Pos())); ok {
			directives[line].Kind = ast.CommentDirectiveKindIgnore // met
			continue
		}
		left = append(left, d)
	}
	for _, directive := range directives {
		if directive.Kind == ast.CommentDirectiveKindExpectError {
			left = append(left, ast.NewDiagnostic(file, directive.Loc, diagnostics.Unused_ts_expect_error_directive))
		}
	}
	return left
}

func linesOf(file *ast.SourceFile) []string {
	starts := scanner.GetECMALineStarts(file)
	lines := make([]string, len(starts))
	for i, start := range starts {
		end := len(file.Text())
		if i+1 < len(starts) {
			end = int(starts[i+1])
		}
		lines[i] = file.Text()[start:end]
	}
	return lines
}

// directiveAbove is the line of the directive that a line obeys: comments and empty lines may stand between.
func directiveAbove(lines []string, directives map[int]*ast.CommentDirective, line int) (int, bool) {
	for line--; line >= 0; line-- {
		if directives[line] != nil {
			return line, true
		}
		if text := strings.TrimSpace(lines[line]); text != "" && !strings.HasPrefix(text, "//") {
			break
		}
	}
	return 0, false
}

func sorted(found []*ast.Diagnostic) []*ast.Diagnostic {
	found = slices.Clone(found)
	slices.SortFunc(found, ast.CompareDiagnostics)
	return slices.CompactFunc(found, ast.EqualDiagnosticsNoRelatedInfo)
}
