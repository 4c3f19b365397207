package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"vitrine/internal/agents"
	"vitrine/internal/diag"
	"vitrine/internal/installed"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// mcpOrder is what an agent is answered from.
type mcpOrder struct {
	folder, site, docs string
	packages           nameList
}

type nameList []string

func (l *nameList) String() string { return strings.Join(*l, ",") }

func (l *nameList) Set(name string) error {
	*l = append(*l, name)
	return nil
}

func runMCP(ctx context.Context, arguments []string, _, errs io.Writer) error {
	o := mcpOrder{folder: ".", site: "site"}
	names, err := namesAndFlags("mcp", "answer coding agents over stdin and stdout, by the Model Context Protocol: facts of "+
		"the packages that are installed here, and checked code.", errs, arguments, func(set *flag.FlagSet) {
		set.StringVar(&o.folder, "folder", o.folder, "the `folder` of the project whose node_modules is read")
		set.Var(&o.packages, "package", "the `name` of a package to tell of, several times for several; without it those "+
			"of the project, of its workspace and of what these depend on that have types, and React among their peers")
		set.StringVar(&o.docs, "docs", "", "the `folder` or address of a published documentation of these packages")
		set.StringVar(&o.site, "site", o.site, "the site `folder`, for what types can't tell of its packages")
	})
	if err != nil {
		return err
	}
	if len(names) > 0 {
		fmt.Fprintf(errs, "vitrine mcp takes flags alone, not %q.\n", names[0])
		return errUsage
	}
	options, err := o.library()
	if err != nil {
		return err
	}
	return agents.Serve(ctx, options)
}

// library is what questions are answered from.
func (o mcpOrder) library() (options agents.Options, err error) {
	folder, err := filepath.Abs(o.folder)
	if err != nil {
		return options, err
	}
	docs, err := o.documentation()
	if err != nil {
		return options, err
	}
	config := source.Config{}
	if _, err := os.Stat(filepath.Join(o.site, "vitrine.yaml")); err == nil {
		config = source.LoadConfig(os.DirFS(o.site), &diag.List{})
	}
	project, err := installed.Open(installed.Options{Folder: folder, Packages: o.packages, Config: config, Docs: docs})
	if err != nil {
		return options, err
	}
	return agents.Options{Library: project, Checker: &installed.Checker{Project: project}}, nil
}

// documentation is the published site that is named; nil for none.
func (o mcpOrder) documentation() (agents.Library, error) {
	if o.docs == "" {
		return nil, nil
	}
	read := func(name string) ([]byte, error) { return fs.ReadFile(os.DirFS(o.docs), name) }
	if strings.HasPrefix(o.docs, "https://") || strings.HasPrefix(o.docs, "http://") {
		read = fetched(strings.TrimSuffix(o.docs, "/"))
	}
	docs := agents.NewPublished(read, nil)
	if _, err := docs.Index(); err != nil {
		return nil, fmt.Errorf("--docs %s: %w", o.docs, err)
	}
	return docs, nil
}

const (
	fetchTime = 20 * time.Second
	mostBytes = 32 << 20 // of a published file
)

// fetched reads the files of a site over the network.
func fetched(site string) func(name string) ([]byte, error) {
	client := &http.Client{Timeout: fetchTime}
	return func(name string) ([]byte, error) {
		address, err := url.JoinPath(site, vitrine.OutputAddress(name))
		if err != nil {
			return nil, err
		}
		response, err := client.Get(address)
		if err != nil {
			return nil, err
		}
		defer response.Body.Close()
		switch response.StatusCode {
		case http.StatusOK:
			return io.ReadAll(io.LimitReader(response.Body, mostBytes))
		case http.StatusNotFound:
			return nil, fs.ErrNotExist
		}
		return nil, fmt.Errorf("%s answers %s", address, response.Status)
	}
}
