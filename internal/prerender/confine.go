package prerender

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// confined is how processes start under a confinement: Node denies them other files, programs, threads and native code;
// the system denies them all writing, and other processes and the network as far as it can.
type confined struct {
	arguments []string // of Node
	isolation isolation
	open      []string // what the system does not deny, in a sentence each
}

// isolation is one of the ways in which the system can keep a process from the rest of the machine.
type isolation struct {
	attributes *syscall.SysProcAttr // namespaces of its own; nil for none
	limits     string               // what the launcher denies the process, see launch; "" to start it without one
	landlock   int                  // version of Landlock that applies; 0 for none
	files      bool                 // it can't open any file for writing
	network    bool                 // it has a network of its own, without a way out
	processes  bool                 // it sees no other processes
}

// confine finds out what Node and the system offer. Without Node's permissions, and unless a weak sandbox is allowed
// without protection of files, no code of an untrusted site is run.
func confine(o Options) (*confined, error) {
	found := &confined{}
	for _, name := range []string{"--permission", "--experimental-permission"} {
		if (isolation{}).try(o.Node, name, "--allow-fs-read=*", "-e", "0") == nil {
			found.arguments = []string{name}
			break
		}
	}
	if found.arguments == nil {
		return nil, fmt.Errorf("%s has no permission model, without which no code of an untrusted site is run: install "+
			"Node 20 or newer", o.Node)
	}
	for _, folder := range o.Readable {
		found.arguments = append(found.arguments, "--allow-fs-read="+strings.TrimSuffix(folder, "/")+"/*")
	}
	list, lacking := isolations()
	return found, found.isolate(o, list, lacking)
}

// isolate takes the first way that works. They are ordered, the strongest first. Lacking says why some are not listed,
// "" if all are.
func (c *confined) isolate(o Options, list []isolation, lacking string) error {
	var failed error
	for _, c.isolation = range list {
		if !c.isolation.files && !o.AllowWeak {
			break
		}
		err := c.isolation.works(o.Node, o.Folder)
		if err == nil {
			c.open = c.isolation.unprotected(failed, lacking)
			return nil
		}
		failed = cmp.Or(failed, err)
	}
	return fmt.Errorf("an untrusted build is refused, since code of the site could write any file of this user (%s): "+
		"use Linux with Landlock (5.13 or newer), or allow a weak sandbox (--allow-weak-sandbox, or "+
		"Options.AllowWeakSandbox) on a machine that holds nothing else", reasons(failed, lacking))
}

// unprotected says what the system leaves open, in a sentence each. Failed is why a stronger isolation does not work,
// nil if none was tried.
func (i isolation) unprotected(failed error, lacking string) (open []string) {
	if !i.files {
		open = append(open, "The sandbox is weak: code of the site could write any file of this user ("+
			reasons(failed, lacking)+").")
	}
	because := lacking
	if failed != nil {
		because = failed.Error()
	}
	if !i.network {
		still := "only Node denies it connections"
		if i.landlock >= landlockTCP {
			still = "Landlock denies it TCP, and only Node denies it other protocols"
		}
		open = append(open, "The network is not cut off: code of the site has no network namespace ("+because+"); "+
			still+".")
	}
	if !i.processes {
		still := "only Node denies it signals to other processes"
		if i.landlock >= landlockSignals {
			still = "Landlock denies it signals to other processes"
		}
		open = append(open, "Code of the site has no PID namespace ("+because+"); "+still+".")
	}
	return open
}

// Versions of Landlock that added what it can deny.
const (
	landlockTruncate = 3
	landlockTCP      = 4
	landlockDevices  = 5
	landlockSignals  = 6
)

// reasons joins why stronger isolations were not found.
func reasons(failed error, lacking string) string {
	if failed == nil {
		return lacking
	}
	if lacking == "" {
		return failed.Error()
	}
	return lacking + "; " + failed.Error()
}

// attack is a script that tries to create the file that it is given. Its exit code is one of these.
const (
	attack  = `let code = 9; try { require('fs').writeFileSync(process.argv[1], '') } catch { code = 7 } process.exit(code)`
	denied  = 7
	written = 9
)

// works starts Node once, and tests what the isolation says of files in a folder that this program can write to.
func (i isolation) works(node, folder string) error {
	file := filepath.Join(folder, "written")
	defer os.Remove(file)
	err := i.try(node, "-e", attack, file)
	var exit *exec.ExitError
	switch {
	case err == nil:
		return errors.New("the launcher did not start Node")
	case !errors.As(err, &exit), exit.ExitCode() != denied && exit.ExitCode() != written:
		return err
	case i.files && exit.ExitCode() == written:
		return errors.New("files can be written in spite of it")
	}
	return nil
}

// try runs a program without an environment. Its error is short.
func (i isolation) try(program string, arguments ...string) error {
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	var said strings.Builder
	command := i.command(ctx, program, arguments...)
	command.Env, command.Stderr = []string{}, &said
	err := command.Run()
	var path *fs.PathError
	switch {
	case errors.As(err, &path):
		return path.Err
	case err != nil && said.Len() > 0:
		return fmt.Errorf("%w: %s", err, strings.TrimSpace(said.String()))
	}
	return err
}

// command is a program in the isolation.
func (i isolation) command(ctx context.Context, program string, arguments ...string) *exec.Cmd {
	command := exec.CommandContext(ctx, program, arguments...)
	if i.limits != "" {
		command.Path = launcher
		command.Args = append([]string{launcherName, i.limits, program}, arguments...)
	}
	command.SysProcAttr = i.attributes
	return command
}

// environment of the processes: the whole of ours, or the little that they need.
func (r *Renderer) environment() []string {
	own := []string{"TZ=UTC", "LANG=C.UTF-8", "NODE_ENV=production", "NODE_OPTIONS="}
	if r.confined == nil {
		return append(os.Environ(), own...)
	}
	return append(own, "VITRINE_CONFINED=1", "NODE_NO_WARNINGS=1")
}

// Open says what the system leaves open under a confinement, in a sentence each; nil for nothing.
func (r *Renderer) Open() []string {
	if r.confined == nil {
		return nil
	}
	return r.confined.open
}
