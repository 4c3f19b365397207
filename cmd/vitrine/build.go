package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"vitrine/internal/browser"
	"vitrine/internal/compile"
	"vitrine/internal/devserver"
	"vitrine/internal/diag"
	"vitrine/internal/verify"
)

// flags parses a command's arguments; what it can't read is a usage error that was printed already.
func flags(name, about string, errs io.Writer, arguments []string, define func(*flag.FlagSet)) error {
	names, err := namesAndFlags(name, about, errs, arguments, define)
	if err == nil && len(names) > 0 {
		fmt.Fprintf(errs, "vitrine %s takes no argument %q.\n", name, names[0])
		return errUsage
	}
	return err
}

// namesAndFlags reads the arguments of a command that takes names as well; flags may stand before, between and behind
// them. What follows “--” is names.
func namesAndFlags(name, about string, errs io.Writer, arguments []string, define func(*flag.FlagSet)) (
	names []string, err error) {
	set := flag.NewFlagSet(name, flag.ContinueOnError)
	set.SetOutput(errs)
	set.Usage = func() {
		fmt.Fprintf(errs, "vitrine %s: %s\n\n", name, about)
		set.PrintDefaults()
	}
	define(set)
	for len(arguments) > 0 {
		switch err := set.Parse(arguments); {
		case errors.Is(err, flag.ErrHelp):
			return nil, err
		case err != nil:
			return nil, errUsage
		}
		read := arguments[:len(arguments)-set.NArg()]
		arguments = set.Args()
		if n := len(read); n > 0 && read[n-1] == "--" {
			return append(names, arguments...), nil
		}
		if len(arguments) > 0 {
			names, arguments = append(names, arguments[0]), arguments[1:]
		}
	}
	return names, nil
}

// untrusted is the flag of commands that run what the site holds, and do so within walls.
func untrusted(set *flag.FlagSet, o *compile.Options) {
	set.BoolVar(&o.Untrusted, "untrusted", false, "for the pull request of a stranger: read the site and its packages "+
		"alone, run demos without other files, environment and network, and keep no work (--cache is not used)")
	set.BoolVar(&o.WeakSandbox, "allow-weak-sandbox", false, "with --untrusted, build also where the system can't keep the "+
		"site's code from writing files, with a warning")
}

// common are the flags of every command that builds.
func common(set *flag.FlagSet, o *compile.Options) {
	set.StringVar(&o.Site, "site", "site", "the site `folder`; packages are found from there upwards")
	commonBesideSite(set, o)
}

// commonOfSites are those flags of a command that takes several sites.
func commonOfSites(set *flag.FlagSet, o *compile.Options, several *siteFlags) {
	set.Var(&several.folders, "site", "a site `folder` (default site), and further ones by the same flag again; packages are "+
		"found from there upwards")
	commonBesideSite(set, o)
}

func commonBesideSite(set *flag.FlagSet, o *compile.Options) {
	set.StringVar(&o.Deployment.Name, "deployment", "", "the `name` of the place where the site will stand: "+
		"vitrine.NAME.yaml is laid over vitrine.yaml")
	set.BoolVar(&o.Experiments, "with-experiments", false, "include the test pages below /experiments/")
	set.StringVar(&o.Cache, "cache", "",
		"the `folder` that keeps finished work (default .cache/vitrine beside the site, the first of several)")
}

func development(set *flag.FlagSet, o *compile.Options) {
	set.BoolVar(&o.Development, "development", false, "use the libraries' development builds, which print warnings in "+
		"the browser's console")
}

// building is what the flags of a build ask for.
type building struct {
	compile.Options
	sites           siteFlags
	remote          remoteCache
	part, chosen    string
	verified, timed bool
	serving         serving
}

func (b *building) define(set *flag.FlagSet) {
	o := &b.Options
	b.sites.publish = true
	commonOfSites(set, o, &b.sites)
	untrusted(set, o)
	b.remote.define(set)
	set.Var(&b.sites.outs, "out", "the output `folder`, replaced as a whole (default dist); for several sites as often as "+
		"--site, in their order, or once, for a folder in it for each")
	set.StringVar(&b.chosen, "browser", "", "the `browser` in which components are tried: a path, a name, or none "+
		"(default the first Chromium that is installed)")
	set.BoolVar(&o.Deployment.Release, "release", false, "make what readers get: compressed as hard as it goes, and "+
		"at an address where they can be")
	development(set, o)
	set.BoolVar(&o.KeepGoing, "keep-going", false, "publish all but the pages with problems, and exit with code 2")
	set.StringVar(&b.part, "shard", "", "make the pages of one `part` of several, such as 3/8, for the server "+
		"of --cache-url; publish nothing")
	set.BoolVar(&b.verified, "verify", false,
		"then build again from nothing, and compare every byte with what was published")
	set.BoolVar(&b.timed, "timings", false, "then say which stage cost the processors how much")
	b.serving.define(set)
}

func runBuild(ctx context.Context, arguments []string, out, errs io.Writer) error {
	var b building
	if err := b.read(arguments, errs); err != nil {
		return err
	}
	if b.serving.address == "" {
		defer b.Browser.Close()
		return b.run(ctx, out, errs)
	}
	socket, err := b.serve(ctx, out, errs)
	b.Browser.Close()
	if err != nil && !errors.Is(err, errPartial) || socket == nil {
		return err
	}
	return replaceBy(b.serving.command, socket)
}

// read reads the flags, and finds what can't be meant.
func (b *building) read(arguments []string, errs io.Writer) (err error) {
	arguments = b.serving.cut(arguments)
	err = flags("build", "build a site, or several, and publish each into a folder, whole or not at all.", errs,
		arguments, b.define)
	if err != nil {
		return err
	}
	if b.Shard, err = shardOf(b.part, b.Options, b.remote, b.verified); err != nil {
		fmt.Fprintf(errs, "vitrine build --shard: %s.\n", err)
		return errUsage
	}
	if err = b.sites.publishable(b.Shard); err != nil {
		fmt.Fprintf(errs, "vitrine build --site: %s.\n", err)
		return errUsage
	}
	if err = b.servable(); err != nil {
		fmt.Fprintf(errs, "vitrine build --serve: %s.\n", err)
		return errUsage
	}
	if b.Browser, err = browser.Of(b.chosen, !b.Untrusted); err != nil {
		fmt.Fprintf(errs, "vitrine build --browser: %v.\n", err)
		return errUsage
	}
	return nil
}

// run builds and publishes, and prints what came of it.
func (b *building) run(ctx context.Context, out, errs io.Writer) error {
	closing, err := b.remote.open(&b.Options, errs)
	if err != nil {
		return err
	}
	times := newTimings()
	b.Progress = func(stage string, _, _ int) { times.show(stage) }
	built, err := b.sites.each(ctx, b.Options, diag.Brief, errs, (*compile.Builder).Build)
	b.say(out, built, closing())
	if err != nil || !b.Shard.IsWhole() {
		return err
	}
	if b.timed {
		times.print(out)
	}
	for i := 0; err == nil && b.verified && i < len(built); i++ {
		built[i].Shared = nil // what was shared has ended, and a clean build takes nothing of it
		err = runCompare(ctx, built[i].Options, out, errs)
	}
	return err
}

// say tells what came of each site, and once what came from elsewhere.
func (b *building) say(out io.Writer, built []outcome, came string) {
	for _, s := range built {
		report, took := s.report, s.report.Took.Round(time.Millisecond)
		switch {
		case s.err != nil && !errors.Is(s.err, errPartial):
			continue
		case !b.Shard.IsWhole():
			fmt.Fprintf(out, "Shard %s: made %d pages with %d demos in %s, for a build without --shard to publish; %d steps "+
				"executed.%s\n", b.Shard, report.Pages, report.Demos, took, report.Steps, came)
			continue
		}
		fmt.Fprintf(out, "Published %d pages with %d demos into %s in %s; %d steps executed.%s\n", report.Pages,
			report.Demos, s.Out, took, report.Steps, came)
		if came = ""; len(report.Versions) > 0 && s.err == nil {
			fmt.Fprintf(out, "Built former versions, which are kept: %s, with %d pages.\n",
				strings.Join(report.Versions, ", "), report.Former)
		}
	}
}

// runCompare holds what was published against a clean build.
func runCompare(ctx context.Context, o compile.Options, out, errs io.Writer) error {
	line := &progress{out: errs, terminal: isTerminal(errs)}
	o.Progress = line.show
	report, err := verify.Run(ctx, o)
	line.end()
	var failure diag.Failure
	switch {
	case errors.As(err, &failure):
		closing := fmt.Sprintf("%d of %d files in %s differ from a clean build", len(failure.Problems), report.Files, o.Out)
		diag.PrintWith(errs, failure.Problems, closing, isTerminal(errs))
	case err == nil:
		fmt.Fprintf(out, "Verified: all %d files in %s are those of a clean build.\n", report.Files, o.Out)
	}
	return err
}

func runCheck(ctx context.Context, arguments []string, out, errs io.Writer) error {
	var o compile.Options
	var several siteFlags
	coverage, prose, trials, fences, verbose, chosen := false, false, false, false, false, ""
	pages, err := namesAndFlags("check", "find every problem of a site, of several, or of the pages whose addresses are "+
		"given, such as /lib/guide/; nothing is published.", errs, arguments,
		func(set *flag.FlagSet) {
			commonOfSites(set, &o, &several)
			untrusted(set, &o)
			set.BoolVar(&verbose, "verbose", false, "list also the demos that a mask covers until they live")
			set.StringVar(&chosen, "browser", "", "the `browser` that draws demos and diagrams: a path, a name, or none "+
				"(default the first Chromium that is installed)")
			set.BoolVar(&coverage, "coverage", false,
				"print instead which props of each component demos set and pages name")
			set.BoolVar(&trials, "trials", false,
				"list instead what a browser sees of the components, and those that it can't show")
			set.BoolVar(&fences, "fences", false, "check instead the code in fences alone")
			set.BoolVar(&prose, "prose", false, "list instead the sentences of pages that are too long")
		})
	if err != nil {
		return err
	}
	for _, page := range pages {
		if !strings.HasPrefix(page, "/") {
			fmt.Fprintf(errs, "vitrine check: %q is not the address of a page. Write it as in the browser: /lib/guide/\n", page)
			return errUsage
		}
	}
	ofOne := coverage || trials || prose || fences || len(pages) > 0
	if o.Site = several.list()[0]; len(several.list()) > 1 && ofOne {
		fmt.Fprintln(errs, "vitrine check: pages, --coverage, --trials, --prose and --fences are about one site.")
		return errUsage
	}
	if coverage {
		return runCoverage(o, out)
	}
	if trials {
		return runTrials(o, out)
	}
	if prose {
		return runProse(o, out)
	}
	if fences {
		return runFences(o, out, errs)
	}
	find, end := browser.Later(!o.Untrusted)
	if chosen != "" {
		named, err := browser.Of(chosen, !o.Untrusted)
		if err != nil {
			fmt.Fprintf(errs, "vitrine check --browser: %v.\n", err)
			return errUsage
		}
		find, end = func() *browser.Browser { return named }, named.Close
	}
	defer end()
	o.FindBrowser = find
	if len(pages) > 0 {
		_, err := once(ctx, o, diag.Sorted, errs, checkPages(pages))
		if err == nil {
			fmt.Fprintf(out, "Nothing stops the publication of %s.\n", strings.Join(pages, ", "))
		}
		return err
	}
	checked, err := several.each(ctx, o, diag.Sorted, errs, checkSite)
	for _, s := range checked {
		if s.err != nil {
			continue
		}
		if verbose {
			for _, pending := range s.report.Pending {
				fmt.Fprintln(out, "masked until it lives:", pending)
			}
		}
		if !o.Untrusted { // which is read within walls
			listUnchecked(s.Site, out)
		}
		fmt.Fprintf(out, "No problems in %d pages with %d demos%s.\n", s.report.Pages, s.report.Demos, several.among(s.Site))
	}
	return err
}

func checkSite(b *compile.Builder, ctx context.Context) (compile.Report, error) {
	_, report, err := b.Files(ctx)
	return report, err
}

// checkPages checks some pages alone, each as dev mode makes it.
func checkPages(paths []string) func(*compile.Builder, context.Context) (compile.Report, error) {
	return func(b *compile.Builder, ctx context.Context) (compile.Report, error) {
		live, err := b.Live()
		if err != nil {
			return compile.Report{}, err
		}
		found, err := live.Check(ctx, paths...)
		if err == nil && diag.Stops(found) {
			err = diag.Failure{Problems: found}
		}
		return compile.Report{Pages: len(paths), Problems: found}, err
	}
}

// defaultAddress is where dev mode listens: on this machine alone.
const defaultAddress = "127.0.0.1:8080"

func runDev(ctx context.Context, arguments []string, out, errs io.Writer) error {
	var o compile.Options
	address, hosts := defaultAddress, ""
	err := flags("dev", "build, serve, and build again whenever a file of the site changes.", errs, arguments,
		func(set *flag.FlagSet) {
			common(set, &o)
			development(set, &o)
			set.StringVar(&address, "addr", address, "`address` to listen on")
			set.StringVar(&hosts, "hosts", "",
				"host `names` to answer for beside this machine's own, with commas between them")
		})
	if err != nil {
		return err
	}
	find, end := browser.Later(true)
	defer end()
	o.FindBrowser = find
	builder, err := compile.New(o)
	if err != nil {
		return err
	}
	defer builder.Close()
	return devserver.Run(ctx, devserver.Options{Builder: builder, Site: o.Site, Address: address,
		Hosts: strings.Split(hosts, ","), Out: out})
}

// isTerminal says whether a person sees each line at once.
func isTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("CI") != "" {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
