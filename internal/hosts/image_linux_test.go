package hosts

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

// image is what the Containerfile says of a container.
type image struct {
	copied     map[string]string // places in the image, by files of the checkout
	user       int
	folder     string // that it runs in, which is a volume
	variables  []string
	entrypoint []string
}

func readImage(t *testing.T) image {
	t.Helper()
	text, err := os.ReadFile("../../Containerfile")
	if err != nil {
		t.Fatal(err)
	}
	i := image{copied: map[string]string{}}
	for line := range strings.Lines(strings.ReplaceAll(string(text), "\\\n", "")) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		fields := strings.Fields(rest)
		switch word {
		case "COPY":
			i.copied[fields[0]] = fields[1]
		case "USER":
			number, _, _ := strings.Cut(rest, ":")
			if i.user, err = strconv.Atoi(number); err != nil {
				t.Fatalf("the user of the image is no number: %v", err)
			}
		case "WORKDIR":
			i.folder = rest
		case "ENV":
			i.variables = fields
		case "ENTRYPOINT":
			if err := json.Unmarshal([]byte(rest), &i.entrypoint); err != nil {
				t.Fatal(err)
			}
		}
	}
	return i
}

// embedded is the program with a site in it, as make release builds it.
func embedded(t *testing.T, files folder) (program string) {
	t.Helper()
	dist, home := t.TempDir(), t.TempDir()
	files.write(t, dist)
	var overlay struct{ Replace map[string]string }
	overlay.Replace = map[string]string{}
	checkout, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for name := range files {
		at := filepath.Join(checkout, "cmd/vitrined/embedded", filepath.FromSlash(name))
		overlay.Replace[at] = filepath.Join(dist, filepath.FromSlash(name))
	}
	text, err := json.Marshal(overlay)
	if err != nil {
		t.Fatal(err)
	}
	put(t, filepath.Join(home, "overlay.json"), string(text))
	program = filepath.Join(home, "vitrined-site")
	build := exec.Command("go", "build", "-tags", "embedded", "-overlay", filepath.Join(home, "overlay.json"),
		"-o", program, "./cmd/vitrined")
	build.Dir, build.Env = checkout, append(os.Environ(), "CGO_ENABLED=0")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return program
}

// confined is a process in a folder that is its whole system, as the user of the image.
func confined(root string, user int) *syscall.SysProcAttr {
	attributes := &syscall.SysProcAttr{Chroot: root}
	if os.Geteuid() == 0 {
		attributes.Credential = &syscall.Credential{Uid: uint32(user), Gid: uint32(user)}
		return attributes
	}
	attributes.Cloneflags = syscall.CLONE_NEWUSER
	attributes.UidMappings = []syscall.SysProcIDMap{{ContainerID: user, HostID: os.Getuid(), Size: 1}}
	attributes.GidMappings = []syscall.SysProcIDMap{{ContainerID: user, HostID: os.Getgid(), Size: 1}}
	return attributes
}

// TestImage runs what the Containerfile puts into an image, as a container and without an engine of containers. It
// answers as our server does, and keeps its database in the volume.
func TestImage(t *testing.T) {
	p, i := build(t, place{base: "/docs"}), readImage(t)
	if len(i.copied) != 1 || i.copied["bin/vitrined-site"] == "" {
		t.Fatalf("the image has other files than the program: %v", i.copied)
	}
	program := embedded(t, p.files)
	asked := *p
	asked.files = maps.Clone(p.files)
	maps.DeleteFunc(asked.files, func(name string, _ []byte) bool { // it fills in answers, and ours here does not
		return strings.HasSuffix(name, "search/index.html")
	})
	for name, start := range map[string]func(*testing.T, string) (h host, volume string){
		"as a container":         i.container,
		"with nothing around it": i.confined,
	} {
		t.Run(name, func(t *testing.T) {
			h, volume := start(t, program)
			if found := asked.differences(t, h); len(found) > 0 {
				t.Errorf("the image answers otherwise than our server: %v", found)
			}
			if _, err := os.Stat(filepath.Join(volume, "feedback.db")); err != nil {
				t.Errorf("the database is not in the volume: %v", err)
			}
		})
	}
}

// confined runs the image as its user in a folder that is its whole system, with its settings but the ports.
func (i image) confined(t *testing.T, program string) (h host, volume string) {
	root := opened(t)
	text, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, i.copied["bin/vitrined-site"]), text, 0o755); err != nil {
		t.Fatal(err)
	}
	volume = filepath.Join(root, i.folder)
	if err := os.Mkdir(volume, 0o700); err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() == 0 {
		if err := os.Chown(volume, i.user, i.user); err != nil {
			t.Fatal(err)
		}
	}
	address := free(t)
	container := exec.Command(i.entrypoint[0], i.entrypoint[1:]...)
	container.Dir = i.folder
	container.SysProcAttr = confined(root, i.user)
	container.Env = append(slices.Clone(i.variables), "VITRINE_ADDR="+address, "VITRINE_METRICS_ADDR="+free(t))
	return started(t, address, container), volume
}

// opened is a folder that another user may come to.
func opened(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for open := root; open != os.TempDir() && open != "/"; open = filepath.Dir(open) {
		if err := os.Chmod(open, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return root
}
