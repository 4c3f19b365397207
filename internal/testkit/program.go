package testkit

import (
	"os"
	"os/exec"
	"testing"
)

// ProgramVariable is the environment variable that makes a test binary run the program that it tests, see Program.
const ProgramVariable = "VITRINE_TEST_PROGRAM"

// Program calls the main function of the package under test and exits if Command started this process. It returns
// otherwise. TestMain calls it first, so that tests need no second binary.
func Program(main func()) {
	if os.Getenv(ProgramVariable) != "" {
		main()
		os.Exit(0)
	}
}

// Command returns the program under test with arguments: the test binary itself, see Program.
func Command(t *testing.T, arguments ...string) *exec.Cmd {
	t.Helper()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(binary, arguments...)
	command.Env = append(os.Environ(), ProgramVariable+"=1")
	return command
}
