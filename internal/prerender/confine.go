package prerender

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"
)

// confined are the process's attributes and arguments under a confinement: Node refuses other files, other processes,
// threads and native code; the system refuses the network.
type confined struct {
	arguments []string
	system    *syscall.SysProcAttr // nil where the system gives no network of its own
	open      string               // why it doesn't, "" where it does
}

// confine finds out what Node and the system offer. Without Node's permissions nothing of a stranger's is run.
func confine(node string, folders []string) (*confined, error) {
	flag := ""
	for _, name := range []string{"--permission", "--experimental-permission"} {
		if try(node, nil, name, "--allow-fs-read=*", "-e", "0") == nil {
			flag = name
			break
		}
	}
	if flag == "" {
		return nil, fmt.Errorf("%s has no permission model, without which nothing of a stranger's is run: install Node 20 "+
			"or newer", node)
	}
	found := &confined{arguments: []string{flag}}
	for _, folder := range folders {
		found.arguments = append(found.arguments, "--allow-fs-read="+strings.TrimSuffix(folder, "/")+"/*")
	}
	attributes, reason := isolations()
	for _, attribute := range attributes {
		err := try(node, attribute, "-e", "0")
		if err == nil {
			found.system = attribute
			return found, nil
		}
		reason = err.Error()
	}
	found.open = "The network is not cut off while demos are rendered: " + reason + "."
	return found, nil
}

// try runs Node once.
func try(node string, system *syscall.SysProcAttr, arguments ...string) error {
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	process := exec.CommandContext(ctx, node, arguments...)
	process.Env, process.SysProcAttr = []string{}, system
	return process.Run()
}

// environment of the processes: the whole of ours, or the little that they need.
func (r *Renderer) environment() []string {
	own := []string{"TZ=UTC", "LANG=C.UTF-8", "NODE_ENV=production", "NODE_OPTIONS="}
	if r.confined == nil {
		return append(os.Environ(), own...)
	}
	return append(own, "VITRINE_CONFINED=1", "NODE_NO_WARNINGS=1")
}

// Open says in one sentence what a confinement leaves open, "" for nothing.
func (r *Renderer) Open() string {
	if r.confined == nil {
		return ""
	}
	return r.confined.open
}
