package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestFormat(t *testing.T) {
	folder := t.TempDir()
	page := filepath.Join(folder, "index.md")
	title := strings.Repeat("a long title ", 9) + "ends"
	long, formatted := `{{"demo": "A.tsx", "title": "`+title+`"}}`+"\n", "{{\ndemo: A.tsx\ntitle: "+title+"\n}}\n"
	if err := os.WriteFile(page, []byte(long), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		line      string
		code      int
		out, text string
	}{
		{"format --check " + folder, exitProblems, page + "\n", long},
		{"format " + folder, exitDone, page + "\n", formatted},
		{"format --check " + page, exitDone, "", formatted},
		{"format", exitUsage, "", formatted},
	} {
		var out, errs bytes.Buffer
		code := run(context.Background(), strings.Fields(step.line), &out, &errs)
		text, _ := os.ReadFile(page)
		if code != step.code || out.String() != step.out || string(text) != step.text {
			t.Errorf("%s: %d, %q, %q\n%s", step.line, code, out.String(), errs.String(), text)
		}
	}
}

// TestOwnPagesAreFormatted: changes to our own pages can be reviewed.
func TestOwnPagesAreFormatted(t *testing.T) {
	var out, errs bytes.Buffer
	command := []string{"format", "--check", "../../site/content", "../../docs-site/content"}
	if code := run(context.Background(), command, &out, &errs); code != exitDone {
		t.Errorf("exit code %d: %s", code, errs.String())
	}
}
