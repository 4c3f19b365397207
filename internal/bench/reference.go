package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// referenced are the packages of the site's reference, each extracted by a run of its own.
var referenced = []string{"@mui/material", "@mui/lab", "@mui/joy", "@mui/base", "@mui/system", "@mui/x-data-grid",
	"@mui/x-date-pickers", "@mui/x-charts", "@mui/x-tree-view"}

// reference measures reading the types of all families, one package after another.
func (b *bench) reference() error {
	heading("Facts of all families, from nothing, a run a package")
	var wall, cpu time.Duration
	memory := 0
	for _, name := range referenced {
		m, err := measure(b.tool, "api", name, "--json", "--site", b.site)
		if err != nil {
			return err
		}
		wall, cpu, memory = wall+m.wall, cpu+m.cpu, max(memory, m.memory)
	}
	row("wall", seconds(wall), "6.0 s", wall > 6*time.Second)
	row("CPU", seconds(cpu), "", false)
	row("peak memory of the largest", fmt.Sprintf("%d MB", memory), "1500 MB", memory > 1500)
	return nil
}

// probed are libraries of other makers, of other shapes: their facts are held against TypeScript 5.9 and Node.
var probed = []string{"@mui/material", "@mui/joy", "@mui/base", "@base-ui-components/react", "@base-ui/react",
	"@radix-ui/themes", "@mantine/core", "@chakra-ui/react", "@fluentui/react-components", "react-aria-components",
	"@primer/react", "flowbite-react", "react-bootstrap"}

// probesFolder has a manifest of its own; what it installs nobody else needs.
const probesFolder = "web/bench/reference"

// agreed is the share of answers that the compiler has to agree with.
const agreed = 99.5

// libraries prints how the facts of other libraries agree with a compiler that is not ours: each component is used,
// each prop given, each required one left out, and each printed import imported.
func (b *bench) libraries() error {
	if _, err := os.Stat(filepath.Join(probesFolder, "node_modules")); err != nil {
		return errors.New("the libraries are not installed: run npm ci --prefix " + probesFolder)
	}
	fmt.Printf("Facts of other libraries against TypeScript 5.9 and Node (found/wanted, right/listed; budget ≥ %.1f %%, "+
		"0 imports missing)\n", agreed)
	fmt.Printf("  %-36s %-18s %-22s %-16s %-12s %s\n", "", "components", "props", "required", "imports", "CPU")
	for _, name := range probed {
		s, cpu, err := b.probe(name)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Println(s.line(name, cpu))
	}
	return nil
}

// score is what probe.mjs says of a library.
type score struct {
	Version                     string
	Components, Props, Required agreement
	Open, Unanswered            []string
	Imports                     struct {
		Count   int
		Missing []string
	}
}

// agreement is what two lists have in common, and what only one of them has.
type agreement struct {
	Both           int
	Missing, Extra []string
}

func (a agreement) share(other []string) float64 {
	if a.Both+len(other) == 0 {
		return 100
	}
	return 100 * float64(a.Both) / float64(a.Both+len(other))
}

func (a agreement) String() string {
	return fmt.Sprintf("%d %.1f/%.1f", a.Both, a.share(a.Missing), a.share(a.Extra))
}

// isOver says whether a library misses the budget.
func (s score) isOver() bool {
	for _, a := range []agreement{s.Components, s.Props, s.Required} {
		if a.share(a.Missing) < agreed || a.share(a.Extra) < agreed {
			return true
		}
	}
	return len(s.Imports.Missing) > 0 || s.Components.Both == 0
}

// line is a row of the table, with what differs below it.
func (s score) line(name string, cpu time.Duration) string {
	star := ""
	if s.isOver() {
		star = " *"
	}
	text := fmt.Sprintf("  %-36s %-18s %-22s %-16s %-12s %s%s", name+" "+s.Version, s.Components, s.Props, s.Required,
		fmt.Sprintf("%d, %d missing", s.Imports.Count, len(s.Imports.Missing)), seconds(cpu), star)
	for _, difference := range []struct {
		what  string
		names []string
	}{
		{"components not found", s.Components.Missing}, {"no components", s.Components.Extra},
		{"props not listed", s.Props.Missing}, {"no props", s.Props.Extra},
		{"required and not called so", s.Required.Missing}, {"not required", s.Required.Extra},
		{"imports that don't exist", s.Imports.Missing}, {"accept anything, so that no prop can be asked about", s.Open},
		{"can't be written with values of no type", s.Unanswered},
	} {
		if n := len(difference.names); n > 0 {
			text += fmt.Sprintf("\n      %d %s: %s", n, difference.what, strings.Join(difference.names[:min(n, 8)], ", "))
		}
	}
	return text
}

// probe extracts the facts of a library and has them judged.
func (b *bench) probe(name string) (s score, cpu time.Duration, err error) {
	var facts, verdict, complaints bytes.Buffer
	extract := exec.Command(b.tool, "api", "--json", name, "--folder", probesFolder, "--site", probesFolder)
	extract.Stdout, extract.Stderr = &facts, &complaints
	if err := extract.Run(); err != nil {
		return s, 0, fmt.Errorf("%w\n%s", err, &complaints)
	}
	judge := exec.Command("node", "--max-old-space-size=6000", filepath.Join(probesFolder, "probe.mjs"), name)
	judge.Stdin, judge.Stdout, judge.Stderr = &facts, &verdict, os.Stderr
	if err := judge.Run(); err != nil {
		return s, 0, err
	}
	state := extract.ProcessState
	return s, state.UserTime() + state.SystemTime(), json.Unmarshal(verdict.Bytes(), &s)
}
