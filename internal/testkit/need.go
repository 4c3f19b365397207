package testkit

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Need fails the test if a program is not installed, and says how to get it.
func Need(t *testing.T, program string) {
	t.Helper()
	if _, err := exec.LookPath(program); err != nil {
		t.Fatal(missing(t, program))
	}
}

// missing is the message for a program that is not installed. Its packages are in tools/programs.txt.
func missing(t *testing.T, program string) string {
	t.Helper()
	list, err := os.ReadFile(filepath.Join(checkout(t), "tools", "programs.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(list)) {
		columns := strings.Fields(line)
		if len(columns) != 3 || !strings.Contains(","+columns[0]+",", ","+program+",") {
			continue
		}
		homebrew := "brew install " + columns[2]
		if columns[2] == "-" {
			homebrew = "not available"
		}
		return fmt.Sprintf("%s is not installed. macOS: %s. Debian: sudo apt-get install %s", program, homebrew, columns[1])
	}
	t.Fatalf("tools/programs.txt has no line for %s", program)
	return ""
}
