package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCommands(t *testing.T) {
	good := filepath.Join(t.TempDir(), "site")
	if err := os.MkdirAll(good, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(good, "vitrine.yaml"), []byte("name: A\nurl: https://a.example\n"),
		0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, line string
		code       int
		out, errs  string
	}{
		{"help", "--help", exitDone, "vitrine build", ""},
		{"nothing", "", exitDone, "vitrine build", ""},
		{"nothing to show", "--addr 127.0.0.1:0", exitUsage, "", "neither a site nor a package.json"},
		{"unknown flag of no command", "--adr x", exitUsage, "", "adr"},
		{"unknown command", "bild", exitUsage, "", `no command "bild"`},
		{"unknown flag", "build --releas", exitUsage, "", "releas"},
		{"stray argument", "check everything", exitUsage, "", "everything"},
		{"an agent without packages", "mcp --folder " + good, exitFailed, "", "npm ci"},
		{"an agent's package that is missing", "mcp --package @acme/none", exitFailed, "", "is not installed"},
		{"an agent's documentation that is missing", "mcp --docs " + good, exitFailed, "", "no facts for programs"},
		{"an agent with a stray argument", "mcp @acme/ui", exitUsage, "", "takes flags alone"},
		{"a command's help", "build --help", exitDone, "", "the output folder"},
		{"a site without packages", "build --site " + good, exitFailed, "", "lock file"},
		{"inspect", "inspect /zh/material-ui/react-button/#x --json --site ../../site", exitDone,
			`{"language":"zh","as":"/material-ui/react-button/#x","server":"/material-ui/react-button/","route":"/material-ui/react-button","productId":"material-ui","categoryId":"core","title":"Button"}`, ""},
		{"inspect without a path", "inspect --json --site " + good, exitUsage, "", "wants a path"},
		{"a part of no server", "build --shard 1/2 --site " + good, exitUsage, "", "--cache-url"},
		{"a part that is none", "build --shard 3/2 --cache-url http://127.0.0.1:1", exitUsage, "", "such as 3/8"},
		{"a part of a stranger", "build --shard 1/2 --untrusted --cache-url http://127.0.0.1:1", exitUsage, "",
			"--untrusted keeps no work"},
		{"a part that is not sent", "build --shard 1/1 --cache-read-only --cache-url http://127.0.0.1:1", exitUsage, "",
			"--cache-read-only"},
		{"a part to verify", "build --shard 1/2 --verify --cache-url http://127.0.0.1:1", exitUsage, "", "--verify"},
		{"licenses", "licenses", exitDone, "The Go Authors", ""},
		{"inspect a broken site", "inspect / --site nowhere", exitProblems, "", "vitrine.yaml"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			code := run(context.Background(), strings.Fields(test.line), &out, &errs)
			if code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if !strings.Contains(out.String(), test.out) || !strings.Contains(errs.String(), test.errs) {
				t.Errorf("out %q, errs %q", out.String(), errs.String())
			}
		})
	}
}
