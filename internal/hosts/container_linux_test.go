package hosts

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"vitrine/internal/testkit"
)

// engineFailed is the code with which podman ends where it could not begin a container: systems may forbid it.
const engineFailed = 125

// container builds the image from the Containerfile and runs it, both with podman: with images of its own, since
// nothing of the test is to stay, and on the network of the host, since a port of its own needs what not every system
// allows. Limits are named, since podman raises them otherwise, which a system may forbid.
func (i image) container(t *testing.T, program string) (h host, volume string) {
	testkit.Need(t, "podman")
	images, context, volume := t.TempDir(), t.TempDir(), opened(t)
	if err := os.Mkdir(filepath.Join(context, "bin"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(program, filepath.Join(context, "bin", "vitrined-site")); err != nil {
		t.Fatal(err)
	}
	podman := []string{"--root", filepath.Join(images, "root"), "--runroot", filepath.Join(images, "run"),
		"--storage-driver", "vfs", "--cgroup-manager", "cgroupfs"}
	if _, err := exec.LookPath("runc"); err == nil {
		podman = append(podman, "--runtime", "runc")
	}
	const name = "vitrine-of-a-test"
	run(t, "podman", append(podman, "build", "--quiet", "--layers=false", "--tag", name, "--file", "../../Containerfile",
		context)...)
	podman = append(podman, "run", "--rm", "--network", "host", "--read-only", "--ulimit", "nofile=1024:1024",
		"--ulimit", "nproc=1024:1024")
	probe := exec.Command("podman", append(slices.Clone(podman), name, "-h")...)
	if said, err := probe.CombinedOutput(); err != nil && probe.ProcessState.ExitCode() == engineFailed {
		t.Skipf("podman can't run containers on this system; the same files run below without it: %s", said)
	}
	address := free(t)
	return started(t, address, exec.Command("podman", append(podman, "--volume", volume+":"+i.folder+":U",
		"--env", "VITRINE_ADDR="+address, "--env", "VITRINE_METRICS_ADDR="+free(t), name)...)), volume
}
