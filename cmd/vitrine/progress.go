package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"time"
)

// stages are the words for what a build does, as it does it.
var stages = map[string]string{
	"read":      "Reading the site",
	"types":     "Reading the types of the packages (once a lock file)",
	"check":     "Checking the types of the demos",
	"costs":     "Weighing the imports of the reference (once a lock file)",
	"trial":     "Trying the components in a browser (once a lock file)",
	"libraries": "Bundling the libraries (once a lock file)",
	"bundle":    "Bundling the pages' demos",
	"render":    "Rendering pages",
	"collect":   "Making what stands beside the pages",
	"publish":   "Publishing",
	"versions":  "Building former versions (once each)",
}

// pause is how long a stage may take without a further line where there is no terminal.
const pause = 15 * time.Second

// progress shows one bar on a terminal. Elsewhere it prints a line for each stage, and how far a long one is.
type progress struct {
	out      io.Writer
	terminal bool
	mu       sync.Mutex
	stage    string
	printed  time.Time // when the last line was
}

func (p *progress) show(stage string, done, total int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.terminal {
		const width = 24
		filled := 0
		if total > 0 {
			filled = width * done / total
		}
		fmt.Fprintf(p.out, "\r\x1b[K%s %s %s", strings.Repeat("━", filled)+strings.Repeat("─", width-filled),
			stageName(stage), count(done, total))
	} else if now := time.Now(); stage != p.stage {
		fmt.Fprintln(p.out, stageName(stage))
		p.printed = now
	} else if done > 0 && now.Sub(p.printed) > pause {
		fmt.Fprintln(p.out, stageName(stage), count(done, total))
		p.printed = now
	}
	p.stage = stage
}

// stageName is what a stage is called; some have a name that needs no other words.
func stageName(stage string) string {
	if name, ok := stages[stage]; ok {
		return name
	}
	return stage
}

func count(done, total int) string {
	if total == 0 {
		return ""
	}
	return fmt.Sprintf("%d/%d", done, total)
}

func (p *progress) end() {
	if p.terminal {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}
