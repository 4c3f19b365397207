package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// measurement is what one run of the tool took.
type measurement struct {
	wall time.Duration
	cpu  time.Duration // of the tool and all its processes, user and system
	// MB at the peak, of all processes together; shared pages count once for each that maps them
	memory int
	output string                   // the tool's own account: pages, demos, steps
	parts  map[string]time.Duration // of its processor time, where it was asked for them
}

var (
	account = regexp.MustCompile(`(\d+ steps?) executed`)
	timing  = regexp.MustCompile(`(?m)^  (\S.*\S) +(\d+\.\d+) s$`)
)

// measure runs the tool to its end. The processes that it starts are its children, so that their time is in its
// account.
func measure(tool string, arguments ...string) (measurement, error) {
	syscall.Sync() // what was deleted before is the file system's work, not the tool's
	command := exec.Command(tool, arguments...)
	var output bytes.Buffer
	command.Stdout, command.Stderr = &output, &output
	started := time.Now()
	if err := command.Start(); err != nil {
		return measurement{}, err
	}
	stop, peak := make(chan struct{}), make(chan int)
	go watchMemory(command.Process.Pid, stop, peak)
	err := command.Wait()
	wall := time.Since(started)
	close(stop)
	memory := <-peak
	if err != nil {
		return measurement{}, fmt.Errorf("%w\n%s", err, output.String())
	}
	m := measurement{wall: wall, memory: memory, output: "?", parts: map[string]time.Duration{}}
	if usage, ok := command.ProcessState.SysUsage().(*syscall.Rusage); ok {
		m.cpu = time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
	}
	if found := account.FindStringSubmatch(output.String()); found != nil {
		m.output = found[1]
	}
	for _, found := range timing.FindAllStringSubmatch(output.String(), -1) {
		spent, err := time.ParseDuration(found[2] + "s")
		if err != nil {
			return m, err
		}
		m.parts[found[1]] = spent
	}
	return m, nil
}

// watchMemory adds up the resident memory of a process and all below it, twenty times a second.
func watchMemory(root int, stop <-chan struct{}, peak chan<- int) {
	most := 0
	for {
		select {
		case <-stop:
			peak <- most >> 10
			return
		case <-time.After(50 * time.Millisecond):
			sum := 0
			for _, pid := range family(root) {
				sum += resident(pid)
			}
			most = max(most, sum)
		}
	}
}

// family are a process and all below it.
func family(root int) []int {
	pids := []int{root}
	for i := 0; i < len(pids); i++ {
		lists, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pids[i]))
		for _, list := range lists {
			text, _ := os.ReadFile(list)
			for _, field := range strings.Fields(string(text)) {
				if pid, err := strconv.Atoi(field); err == nil {
					pids = append(pids, pid)
				}
			}
		}
	}
	return pids
}

var residentLine = regexp.MustCompile(`(?m)^VmRSS:\s+(\d+) kB`)

// resident is a process's resident memory in kB.
func resident(pid int) int {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0
	}
	found := residentLine.FindSubmatch(status)
	if found == nil {
		return 0
	}
	kB, _ := strconv.Atoi(string(found[1]))
	return kB
}

// tick is the unit of the kernel's accounts of time.
const tick = time.Second / 100

// processorTime is what processes have used of the processors, user and system.
func processorTime(pids []int) time.Duration {
	var sum time.Duration
	for _, pid := range pids {
		stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		_, rest, _ := bytes.Cut(stat, []byte(") ")) // the name before may have anything in it
		fields := strings.Fields(string(rest))
		if len(fields) < 13 {
			continue
		}
		for _, field := range fields[11:13] {
			ticks, _ := strconv.Atoi(field)
			sum += time.Duration(ticks) * tick
		}
	}
	return sum
}
