// Command vitrine is the author's tool: it builds a documentation site from a folder of pages and demos.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"vitrine/internal/diag"
	"vitrine/internal/notices"
	"vitrine/internal/prerender"
)

// Exit codes that scripts can trust.
const (
	exitDone     = 0
	exitProblems = 1  // the site has problems; nothing was published
	exitPartial  = 2  // pages with problems were left out of what was published
	exitFailed   = 3  // something outside of the site failed
	exitUsage    = 64 // the command was not understood; as sysexits.h has it

	exitInterrupted = 130 // as shells have it; what was published before is as it was
)

// grace is how long an interrupted command may take to end in order. Compilers and bundlers can't be stopped in the
// middle: then the program ends without them.
const grace = time.Second

const usage = `vitrine builds documentation websites for React component libraries.

  vitrine           show the site in this folder, or every component of the library in it
  vitrine init      write the first documentation of a library, in its folder
  vitrine import    bring the pages of another tool into a new site
  vitrine build     build the site into a folder, or a part of it for others (--shard); show it meanwhile (--serve)
  vitrine dev       build, serve, and build again whenever a file changes
  vitrine check     find every problem without publishing anything
  vitrine inspect   say what the path rules make of an address
  vitrine layers    count which modules pages share, and write them down
  vitrine api       print what a package's declarations say of its components
  vitrine history   read the releases of packages, and write down what changed since when
  vitrine diff      say what broke, what is new and what is deprecated between two releases
  vitrine mcp       answer coding agents: facts of installed packages, checked code
  vitrine format    write long directives of pages over several lines
  vitrine js        print the JavaScript of TypeScript files
  vitrine search    search a published site, or measure what its search finds
  vitrine verify    try the claims and keyboard tables of pages in a browser, and record what holds
  vitrine torture   attack a copy of the site, and say what broke
  vitrine licenses  print the licenses of the modules that this program contains

Each takes --help. Exit codes: 0 done, 1 problems in the site or found by torture, 2 published without the pages that
have problems, 3 another failure, 64 wrong usage, 130 interrupted.
`

var commands = map[string]func(ctx context.Context, arguments []string, out, errs io.Writer) error{
	"api":      runAPI,
	"build":    runBuild,
	"check":    runCheck,
	"dev":      runDev,
	"diff":     runDiff,
	"format":   runFormat,
	"history":  runHistory,
	"import":   runImport,
	"init":     runInit,
	"inspect":  runInspect,
	"js":       runJS,
	"layers":   runLayers,
	"mcp":      runMCP,
	"search":   runSearch,
	"torture":  runTorture,
	"verify":   runVerify,
	"licenses": func(_ context.Context, _ []string, out, _ io.Writer) error { return notices.Write(out) },
}

func main() {
	boundMemory()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	ended := context.AfterFunc(ctx, func() {
		stop() // a second signal ends the program at once
		time.Sleep(grace)
		prerender.Kill()
		os.Exit(exitInterrupted)
	})
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	ended()
	os.Exit(code)
}

// asksForHelp says whether the list of commands is wanted; without any argument that is so where nothing can be shown.
func asksForHelp(arguments []string) bool {
	if len(arguments) == 0 {
		return !hasPages() && !hasLibrary()
	}
	return arguments[0] == "help" || arguments[0] == "--help" || arguments[0] == "-h"
}

// run is the whole program, so that tests can call it.
func run(ctx context.Context, arguments []string, out, errs io.Writer) int {
	if asksForHelp(arguments) {
		fmt.Fprint(out, usage)
		return exitDone
	}
	command := runOverview
	if !hasNoCommand(arguments) {
		if command = commands[arguments[0]]; command == nil {
			fmt.Fprintf(errs, "vitrine has no command %q.\n\n%s", arguments[0], usage)
			return exitUsage
		}
		arguments = arguments[1:]
	}
	err := command(ctx, arguments, out, errs)
	var failure diag.Failure
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return exitDone
	case errors.As(err, &failure), errors.Is(err, errBroken), errors.Is(err, errBreaking):
		return exitProblems
	case errors.Is(err, errPartial):
		return exitPartial
	case errors.Is(err, errUsage):
		return exitUsage
	case ctx.Err() != nil:
		fmt.Fprintln(errs, "vitrine: interrupted; what was published before is as it was")
		return exitInterrupted
	}
	fmt.Fprintln(errs, "vitrine:", err)
	return exitFailed
}

var (
	errUsage   = errors.New("usage")
	errPartial = errors.New("pages with problems were left out")
)
