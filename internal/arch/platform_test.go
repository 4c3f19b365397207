package arch

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// TestOtherPlatformsCompile: the rooms that programs are made of compile for other systems. Those with the compiler of
// TypeScript or the bundler are left to make cross: they take minutes a platform.
func TestOtherPlatformsCompile(t *testing.T) {
	testkit.Nightly(t)
	var linked, light []string
	for _, p := range list(t, "./cmd/...") {
		linked = append(linked, p.Deps...)
	}
	for path, p := range list(t, "./internal/...") {
		if slices.Contains(linked, path) && !slices.ContainsFunc(p.Deps, isHeavy) {
			light = append(light, path)
		}
	}
	if !slices.Contains(light, "vitrine/internal/publish") || !slices.Contains(light, "vitrine/internal/workspace") {
		t.Fatalf("only %v are light", light)
	}
	for _, platform := range []string{"windows", "darwin"} {
		command := exec.Command("go", append([]string{"build"}, light...)...)
		command.Dir = "../.."
		command.Env = append(os.Environ(), "GOOS="+platform, "CGO_ENABLED=0")
		if said, err := command.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", platform, err, said)
		}
	}
}

// TestTestsCompileOnMacOS: a test of a push that names what only Linux has would stop all tests of its package there.
func TestTestsCompileOnMacOS(t *testing.T) {
	testkit.Nightly(t)
	command := exec.Command("go", "vet", "./...")
	command.Dir = "../.."
	command.Env = append(os.Environ(), "GOOS=darwin", "CGO_ENABLED=0")
	if said, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, said)
	}
}

func isHeavy(path string) bool {
	return strings.HasPrefix(path, "github.com/microsoft/typescript-go") ||
		strings.HasPrefix(path, "github.com/evanw/esbuild") || strings.HasPrefix(path, "modernc.org/")
}
