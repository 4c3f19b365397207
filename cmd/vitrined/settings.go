package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"net/netip"
	"os"
	"strings"
	"time"
)

// settings are everything that an operator may choose. Each is a flag and a variable of the environment; the flag wins.
type settings struct {
	root      string
	address   string
	metrics   string
	quiet     bool
	logFormat string

	tlsCert, tlsKey string
	acmeHosts       string
	acmeFolder      string
	acmeMail        string
	cleartext2      bool

	connections int
	memory      int
	grace       time.Duration

	feedback     string
	feedbackRate int // an hour, of one address
	totalRate    int // an hour, of all
	feedbackSize int // megabytes
	retention    int // days
	anyPage      bool
	origins      string
	proxies      string

	mcp        bool
	mcpHosts   string
	mcpOrigins string
	mcpRate    int // a minute, of one address
	mcpSize    int // kilobytes
	mcpTime    time.Duration
}

// define names all flags on a set. The table of docs/operations.md is made of it.
func (s *settings) define(set *flag.FlagSet, embedded bool) {
	root := "dist"
	if embedded {
		root = ""
	}
	set.StringVar(&s.root, "root", root,
		"the output `folder` of a build; empty for the site inside the program, where it has one")
	set.StringVar(&s.address, "addr", "127.0.0.1:8080", "`address` to listen on")
	set.StringVar(&s.metrics, "metrics-addr", "",
		"`address` for metrics and health on a port of their own; empty for none")
	set.BoolVar(&s.quiet, "quiet", false, "write no line a request")
	set.StringVar(&s.logFormat, "log", "text", "`form` of the log: text or json")
	set.StringVar(&s.tlsCert, "tls-cert", "", "`file` of the certificate chain; with tls-key the server talks TLS")
	set.StringVar(&s.tlsKey, "tls-key", "", "`file` of the certificate's key")
	set.StringVar(&s.acmeHosts, "acme-hosts", "",
		"`hosts`, with commas between them, whose certificates are fetched by ACME; port 443 must reach this server")
	set.StringVar(&s.acmeFolder, "acme-folder", "certificates", "`folder` that keeps certificates fetched by ACME")
	set.StringVar(&s.acmeMail, "acme-mail", "", "`address` that the certificate authority writes to")
	set.BoolVar(&s.cleartext2, "h2c", false, "accept HTTP/2 without TLS, from a proxy in front")
	set.IntVar(&s.connections, "connections", 16384, "largest `number` of connections at a time; further ones wait")
	set.IntVar(&s.memory, "memory", 128,
		"largest number of `megabytes` for cached files; the program as a whole needs more")
	set.DurationVar(&s.grace, "grace", 15*time.Second,
		"`time` that requests under way have when the server is told to end")
	set.StringVar(&s.feedback, "feedback", "",
		"where feedback is stored: the `path` of an SQLite file, or postgres://…; empty takes none")
	set.IntVar(&s.feedbackRate, "feedback-rate", 30,
		"largest `number` of submissions an hour from one address; 0 for any")
	set.IntVar(&s.totalRate, "feedback-total-rate", 3600,
		"largest `number` of submissions an hour from all addresses together; 0 for any")
	set.IntVar(&s.feedbackSize, "feedback-size", 256,
		"`megabytes` of submissions that are stored at most; 0 for any")
	set.IntVar(&s.retention, "feedback-retention", 0,
		"`days` after which submissions are deleted; 0 keeps them")
	set.BoolVar(&s.anyPage, "feedback-any-page", false,
		"take feedback on pages that this server does not have: those of a static host elsewhere")
	set.StringVar(&s.origins, "feedback-origins", "",
		"`origins` of other hosts whose pages may send feedback, with commas between them: https://docs.example")
	set.BoolVar(&s.mcp, "mcp", true, "answer programs at /mcp, by the Model Context Protocol")
	set.StringVar(&s.mcpHosts, "mcp-hosts", "",
		"`hosts` by which programs may ask, with commas between them; empty for any, on loopback for localhost alone")
	set.StringVar(&s.mcpOrigins, "mcp-origins", "",
		"`origins` of other hosts whose pages may ask, with commas between them: https://chat.example")
	set.IntVar(&s.mcpRate, "mcp-rate", 120, "largest `number` of questions a minute from one address; 0 for any")
	set.IntVar(&s.mcpSize, "mcp-size", 64, "`kilobytes` of a question at most")
	set.DurationVar(&s.mcpTime, "mcp-time", 10*time.Second, "longest `time` for an answer")
	set.StringVar(&s.proxies, "trusted-proxies", "",
		"`networks` of proxies whose X-Forwarded-For is believed, with commas between them: 10.0.0.0/8")
}

// environment is the variable of a flag: VITRINE_TLS_CERT for tls-cert.
func environment(name string) string {
	return "VITRINE_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))
}

// errUsage is a mistake on the command line that was explained already.
var errUsage = errors.New("usage")

// read fills in the settings from arguments, then from the environment.
func (s *settings) read(name string, arguments []string, errs io.Writer, embedded bool) error {
	set := flag.NewFlagSet(name, flag.ContinueOnError)
	set.SetOutput(errs)
	set.Usage = func() {
		fmt.Fprintf(errs, "%s: serve a published site. Each flag may stand in the environment: %s for -tls-cert.\n\n",
			name, environment("tls-cert"))
		set.PrintDefaults()
		fmt.Fprintf(errs, "\n%s feedback export, summary and delete print and delete feedback.\n", name)
	}
	s.define(set, embedded)
	return understand(set, arguments, errs, func() error {
		if set.NArg() > 0 {
			return fmt.Errorf("there is no command %q: the only one is feedback", set.Arg(0))
		}
		return s.check()
	})
}

// understand reads the environment, then the flags, then checks what came out, and tells of every mistake of all three.
func understand(set *flag.FlagSet, arguments []string, errs io.Writer, check func() error) error {
	wrong := fromEnvironment(set, errs)
	if err := set.Parse(arguments); errors.Is(err, flag.ErrHelp) {
		return err
	} else if err != nil {
		return errUsage
	}
	if err := check(); err != nil {
		fmt.Fprintln(errs, err)
		return errUsage
	}
	return wrong
}

// fromEnvironment takes what the environment says; flags that follow replace it.
func fromEnvironment(set *flag.FlagSet, errs io.Writer) error {
	var wrong error
	set.VisitAll(func(f *flag.Flag) {
		if value, ok := os.LookupEnv(environment(f.Name)); ok {
			if err := f.Value.Set(value); err != nil {
				fmt.Fprintf(errs, "The variable %s can't be %q: %v.\n", environment(f.Name), value, err)
				wrong = errUsage
			}
		}
	})
	return wrong
}

// check finds everything that can't be meant, all at once.
func (s *settings) check() error {
	var wrong []error
	say := func(format string, arguments ...any) { wrong = append(wrong, fmt.Errorf(format, arguments...)) }
	if (s.tlsCert == "") != (s.tlsKey == "") {
		say("-tls-cert and -tls-key belong together: name both files, or none")
	}
	if s.tlsCert != "" && s.acmeHosts != "" {
		say("-tls-cert and -acme-hosts exclude each other: the certificate comes from a file, or by ACME")
	}
	if s.logFormat != "text" && s.logFormat != "json" {
		say("-log can't be %q: text and json are known", s.logFormat)
	}
	if s.memory <= 0 || s.connections <= 0 || s.feedbackRate < 0 {
		say("-memory and -connections must be above 0, and -feedback-rate not below it")
	}
	if s.totalRate < 0 || s.feedbackSize < 0 || s.retention < 0 {
		say("-feedback-total-rate, -feedback-size and -feedback-retention must not be below 0; 0 is without a bound")
	}
	if s.mcpRate < 0 || s.mcpSize <= 0 || s.mcpTime <= 0 {
		say("-mcp-size and -mcp-time must be above 0, and -mcp-rate not below it")
	}
	if s.grace < 0 {
		say("-grace can't be %s: it is a length of time, 0 for none", s.grace)
	}
	if _, err := s.networks(); err != nil {
		say("-trusted-proxies: %v; write networks such as 10.0.0.0/8", err)
	}
	for name, origins := range map[string]string{"-feedback-origins": s.origins, "-mcp-origins": s.mcpOrigins} {
		for _, origin := range list(origins) {
			if !strings.HasPrefix(origin, "https://") && !strings.HasPrefix(origin, "http://") ||
				strings.HasSuffix(origin, "/") {
				say("%s can't be %q: an origin is a scheme and a host, such as https://docs.example", name, origin)
			}
		}
	}
	return errors.Join(wrong...)
}

func (s *settings) tls() bool { return s.tlsCert != "" || s.acmeHosts != "" }

func (s *settings) networks() ([]netip.Prefix, error) {
	var networks []netip.Prefix
	for _, text := range list(s.proxies) {
		network, err := netip.ParsePrefix(text)
		if err != nil {
			address, addressErr := netip.ParseAddr(text)
			if addressErr != nil {
				return nil, err
			}
			network = netip.PrefixFrom(address, address.BitLen())
		}
		networks = append(networks, network)
	}
	return networks, nil
}

func list(text string) []string {
	var parts []string
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return parts
}
