// Package vitrine is the door to Vitrine for Go programs: build a site, serve it while it is being written, add blocks
// and files of your own.
//
// A site is a folder with a vitrine.yaml, pages below content/ and navigation below nav/; its npm packages are
// installed in that folder or in one above it, with a lock file, and Node is on the PATH. Build publishes it into a
// folder for any static host. Dev serves it and follows every edit. What a site needs beyond the engine is handed over
// in Options: a Block is a kind of directive in the text of pages, an Output is one or more published files.
//
// Paths of files are those of the operating system in Options, and below the site folder with forward slashes
// everywhere else. Addresses begin with a slash and stand below the host of the site; those of pages end with one.
// Lines and columns count from 1. Functions of this package may be called from many goroutines, but two builds into
// one folder, or with one cache folder, must not run at the same time.
package vitrine

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// Options say what is built, and how.
type Options struct {
	// Site is the site folder; it is required.
	Site string
	// Out is the folder that Build publishes into; Build requires it. It is replaced as a whole, and Build refuses a
	// folder that it did not fill itself.
	Out string
	// Cache is the folder that keeps finished work from one build to the next; "" for .cache/vitrine beside the site.
	Cache string
	// Deployment names the place where the site will stand: what vitrine.NAME.yaml says takes the place of what
	// vitrine.yaml says. "" is for no place in particular.
	Deployment string
	// Release compresses as hard as it goes, which takes longer. With a Deployment, the site must have an address where
	// readers can be.
	Release bool
	// Development takes the development builds of the documented packages, which warn in the console.
	Development bool
	// Experiments includes the pages below /experiments/, which are tests of the documentation itself.
	Experiments bool
	// Untrusted is for sites of strangers: a build reads the site folder and the installed packages alone, runs demos
	// without other files, environment and network, and keeps no work. Where the system can't keep the site's code from
	// writing files, the build fails; a network or processes that it can't cut off are warnings. On Linux, the build
	// starts the running program again, which becomes Node before its main function; initializers of its packages run.
	// Dev refuses it.
	Untrusted bool
	// AllowWeakSandbox makes a warning of the failure of an untrusted build whose code could write files.
	AllowWeakSandbox bool
	// Browser names the browser of the Chromium family in which a build tries what packages export: a path, or a
	// name on the PATH. "" takes the first one that is installed, and "none" takes none. Dev starts none, nor do
	// builds of strangers' sites.
	Browser string
	// Progress is called as a build goes on: with the name of the stage, such as "read", "render" or "publish", and how
	// many of its steps are done; total is 0 where they are not counted. It may be called from many goroutines.
	Progress func(stage string, done, total int)
	// Log takes what Dev tells the author in lines of text: its address, problems after each edit. Nil is for nobody.
	Log io.Writer
	// Hosts are names under which Dev answers, beside those of this machine itself and the host of its address. Others
	// are refused, so that a stranger's page can't read the site by giving its own name this machine's address.
	Hosts []string
	// Blocks are kinds of blocks beyond those of the engine.
	Blocks []Block
	// Outputs are published files beyond those of the engine.
	Outputs []Output
}

// Report says what a build did.
type Report struct {
	Pages    int           // that authors wrote or packages declare; without those of single demos and of lists
	Demos    int           // on all pages
	Files    int           // published, before compression
	Steps    int           // executed; 0 when nothing had changed since the last build
	Pending  []string      // demos that can't be shown before they run, each with the reason
	Warnings []Problem     // which keep nothing from being published
	Took     time.Duration // from start to end
}

// Outcome is what came of one of several sites.
type Outcome struct {
	Site   string // as Options name it
	Report Report
	Err    error // as Build returns it; nil where the site was published
}

// Severity says what a problem means for a build.
type Severity int

const (
	Error   Severity = iota // nothing is published
	Warning                 // the build goes on
)

// Problem is one thing that is wrong, in the words of the person who has to mend it. A Block or an Output returns one
// as its error to say what is wrong, why it matters, and how to mend it. It is an error then, whatever its severity.
// The place of a block's problem is that of its directive.
type Problem struct {
	Severity Severity
	File     string // below the site folder; "" where no file is at fault
	Line     int    // 0 where no line is at fault
	Column   int    // in characters; 0 for the whole line
	Excerpt  string // the offending line or lines, as they stand
	What     string // one sentence: what is wrong with which thing
	Why      string // why it matters; may be empty where What says it
	Fix      string // what to do
}

// Error is the place, if there is one, and What.
func (p Problem) Error() string {
	var place strings.Builder
	if p.File != "" {
		place.WriteString(p.File + ":")
		for _, number := range []int{p.Line, p.Column} {
			if number > 0 {
				fmt.Fprintf(&place, "%d:", number)
			}
		}
		place.WriteByte(' ')
	}
	return place.String() + p.What
}

// Failure is the error of a build whose sources are at fault: all of its problems, warnings included, by file and line.
type Failure struct{ Problems []Problem }

// Error is the first problem that stops the build, and how many more there are.
func (f Failure) Error() string {
	var first string
	more := -1
	for _, p := range f.Problems {
		if p.Severity != Error {
			continue
		}
		if more++; more == 0 {
			first = p.Error()
		}
	}
	if more > 0 {
		return fmt.Sprintf("%s (and %d more)", first, more)
	}
	return first
}
