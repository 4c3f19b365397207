package vitrine_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"os"
	"strings"
	"time"

	"vitrine/pkg/vitrine"
)

func ExampleBuild() {
	_, err := vitrine.Build(context.Background(), vitrine.Options{Site: "site"})
	var failure vitrine.Failure
	if errors.As(err, &failure) {
		for _, p := range failure.Problems {
			fmt.Println(p.File, p.Line, p.What, p.Fix)
		}
		return
	}
	fmt.Println(err)
	// Output: vitrine: Options.Out names no folder: name the one to publish into
}

func ExampleBuildAll() {
	outcomes, err := vitrine.BuildAll(context.Background(), vitrine.Options{Site: "docs", Out: "dist"},
		vitrine.Options{Site: "handbook"})
	fmt.Println(len(outcomes), err)
	// Output: 0 vitrine: Options.Out names no folder: name the one to publish into
}

func ExampleDev() {
	ctx, stop := context.WithTimeout(context.Background(), time.Hour)
	defer stop()
	err := vitrine.Dev(ctx, vitrine.Options{Log: os.Stdout}, "127.0.0.1:8080")
	fmt.Println(err)
	// Output: vitrine: Options.Site names no folder: name the one with vitrine.yaml
}

func ExampleNewBlock() {
	kind := vitrine.BlockKind[string]{
		Key: "release",
		Parse: func(values map[string]any) (string, error) {
			version, ok := values["release"].(string)
			if !ok {
				return "", vitrine.Problem{What: "This release has no version.", Fix: `Write {{"release": "1.2.0"}}.`}
			}
			return version, nil
		},
		Render: func(_ vitrine.Page, version string) (vitrine.Content, error) {
			return vitrine.Content{HTML: "<p>Release " + html.EscapeString(version) + "</p>"}, nil
		},
	}
	options := vitrine.Options{Site: "site", Out: "dist", Blocks: []vitrine.Block{vitrine.NewBlock(kind)}}
	fmt.Println(len(options.Blocks))
	_, err := kind.Parse(map[string]any{"release": 1.2})
	fmt.Println(err)
	// Output:
	// 1
	// This release has no version.
}

func ExampleFile() {
	titles := vitrine.File("/data/titles.json", func(site vitrine.Site) ([]byte, error) {
		list := map[string]string{}
		for _, page := range site.Pages {
			list[page.Address] = page.Title
		}
		return json.Marshal(list)
	})
	site := vitrine.Site{Pages: []vitrine.PublishedPage{{Address: "/guide/", Title: "Guide"}}}
	content, err := titles.Content(context.Background(), site, "/data/titles.json")
	fmt.Println(string(content), err)
	// Output: {"/guide/":"Guide"} <nil>
}

// summaries is an output of many files: a text beside each page.
type summaries struct{}

func (summaries) Match(address string) bool { return strings.HasSuffix(address, "/summary.txt") }

func (summaries) List(site vitrine.Site) ([]string, error) {
	var list []string
	for _, page := range site.Pages {
		list = append(list, page.Address+"summary.txt")
	}
	return list, nil
}

func (summaries) Content(_ context.Context, site vitrine.Site, address string) ([]byte, error) {
	for _, page := range site.Pages {
		if page.Address+"summary.txt" == address {
			return []byte(page.Title + ": " + page.Description), nil
		}
	}
	return nil, fmt.Errorf("no page has the summary %s", address)
}

func ExampleOutput() {
	var output vitrine.Output = summaries{}
	site := vitrine.Site{Pages: []vitrine.PublishedPage{{Address: "/guide/", Title: "Guide", Description: "A page."}}}
	list, _ := output.List(site)
	content, _ := output.Content(context.Background(), site, list[0])
	fmt.Println(list[0], string(content))
	// Output: /guide/summary.txt Guide: A page.
}
