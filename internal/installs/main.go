// Command installs resolves what the pages of sites tell readers to install: make install-commands.
//
// In: folders of sites, npm. Out: a file with each distinct set of packages, the versions that npm chose, and the day.
// Never here: installing anything. Its tests check the commands themselves, without a network.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

func main() {
	out := flag.String("out", "site/install-commands.json", "the `file` that is written")
	project := flag.String("project", "react@18 react-dom@18", "the `packages` that a reader's project has already")
	flag.Parse()
	if err := record(*out, *project, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "installs:", err)
		os.Exit(1)
	}
}

// record resolves the commands of sites, and writes a file if npm can resolve all of them.
func record(out, project string, sites []string) error {
	var commands []Command
	for _, site := range sites {
		found, err := ReadFolder(os.DirFS(filepath.Join(site, "content")))
		if err != nil {
			return err
		}
		commands = append(commands, found...)
	}
	sets := Sets(commands)
	if len(sets) == 0 {
		return fmt.Errorf("the pages of %v install nothing; name the folder of a site", sites)
	}
	results, err := Resolve(project, sets, func(done int, command string) {
		fmt.Printf("%d of %d: %s\n", done, len(sets), command)
	})
	if err != nil {
		return err
	}
	return Write(out, Record{Day: time.Now().UTC().Format(time.DateOnly), Project: project, Commands: results})
}
