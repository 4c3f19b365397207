package prerender

import (
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestOldLandlockIsAskedForWhatItKnows: a system refuses a rule that is newer than its version.
func TestOldLandlockIsAskedForWhatItKnows(t *testing.T) {
	const write = 1<<13 - 1 - unix.LANDLOCK_ACCESS_FS_EXECUTE - unix.LANDLOCK_ACCESS_FS_READ_FILE -
		unix.LANDLOCK_ACCESS_FS_READ_DIR // all others of the first version
	for version, want := range map[int]unix.LandlockRulesetAttr{
		1: {Handled_access_fs: write},
		2: {Handled_access_fs: write},
		3: {Handled_access_fs: write | unix.LANDLOCK_ACCESS_FS_TRUNCATE},
		4: {Handled_access_fs: write | unix.LANDLOCK_ACCESS_FS_TRUNCATE, Handled_access_net: 3},
		5: {Handled_access_fs: write | unix.LANDLOCK_ACCESS_FS_TRUNCATE | unix.LANDLOCK_ACCESS_FS_IOCTL_DEV,
			Handled_access_net: 3},
		6: {Handled_access_fs: write | unix.LANDLOCK_ACCESS_FS_TRUNCATE | unix.LANDLOCK_ACCESS_FS_IOCTL_DEV,
			Handled_access_net: 3, Scoped: 3},
	} {
		if got := rulesOf(version); got != want {
			t.Errorf("version %d: %+v, want %+v", version, got, want)
		}
	}
}

// TestLauncherLeavesNoPrivileges reads the state of a process in each isolation that works on this system.
func TestLauncherLeavesNoPrivileges(t *testing.T) {
	list, _ := isolations()
	tested := 0
	for _, one := range list {
		if one.limits == "" || one.try("/bin/true") != nil {
			continue
		}
		status, err := one.command(t.Context(), "/bin/cat", "/proc/self/status", "/proc/self/limits").Output()
		if err != nil {
			t.Fatal(err)
		}
		tested++
		fields := map[string]string{}
		for line := range strings.Lines(string(status)) {
			if name, value, found := strings.Cut(line, ":"); found {
				fields[name] = strings.TrimSpace(value)
			} else if strings.HasPrefix(line, "Max file size") || strings.HasPrefix(line, "Max core file size") {
				fields[line[:strings.Index(line, " size")]] = strings.Join(strings.Fields(line[20:]), " ")
			}
		}
		for _, set := range []string{"CapInh", "CapPrm", "CapEff", "CapAmb"} {
			bits, err := strconv.ParseUint(fields[set], 16, 64)
			if err != nil || bits&^(1<<unix.CAP_DAC_READ_SEARCH) != 0 {
				t.Errorf("%+v: %s is %s", one, set, fields[set])
			}
		}
		if fields["NoNewPrivs"] != "1" || !strings.HasPrefix(fields["Max file"], "0 0") ||
			!strings.HasPrefix(fields["Max core file"], "1 1") {
			t.Errorf("%+v: %q", one, fields)
		}
	}
	if tested == 0 {
		t.Error("no isolation works")
	}
}
