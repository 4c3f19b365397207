package prerender

import (
	"errors"
	"os/exec"
	"sync"
)

// processes are those that this program has started and that have not ended.
type processes struct {
	mu     sync.Mutex
	list   map[*exec.Cmd]bool
	closed bool
}

var running = processes{list: map[*exec.Cmd]bool{}}

// errEnding says that no process starts any more.
var errEnding = errors.New("the program is about to end")

func (p *processes) start(process *exec.Cmd) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return errEnding
	}
	err := process.Start()
	if err == nil {
		p.list[process] = true
	}
	return err
}

func (p *processes) forget(process *exec.Cmd) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.list, process)
}

// Kill ends all Node processes, and lets none start again: for a program that ends in the middle of its work.
func Kill() {
	running.mu.Lock()
	defer running.mu.Unlock()
	running.closed = true
	for process := range running.list {
		process.Process.Kill() // one that has ended already is what is wanted
	}
}
