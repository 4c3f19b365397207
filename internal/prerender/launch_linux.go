package prerender

import (
	"fmt"
	"os"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// launcher is this program itself: started by the name of the launcher, it limits itself and becomes Node. Go can limit
// a process that it starts in no other way without cgo.
const (
	launcher     = "/proc/self/exe"
	launcherName = "vitrine-sandbox"
)

// What the launcher denies a process and all that it starts.
const (
	limitLandlock = "landlock" // to write to files, by Landlock; also TCP and signals where Landlock can
	limitMounts   = "mounts"   // to write to files, by mounts that are read-only in a mount namespace
	limitSizes    = "sizes"    // to make files longer
)

// init runs in every program that contains this package, tests and users of the Go API included, before their main
// functions.
func init() {
	if len(os.Args) > 2 && os.Args[0] == launcherName {
		fmt.Fprintln(os.Stderr, launch(os.Args[1], os.Args[2:]))
		os.Exit(1)
	}
}

// launch limits this process and replaces it by a program. It returns only if that fails.
func launch(limits string, command []string) error {
	runtime.LockOSThread() // Landlock and privileges belong to a thread, and the one that executes the program remains
	if limits == limitMounts {
		if err := readOnly(); err != nil {
			return fmt.Errorf("read-only mounts: %w", err)
		}
	}
	if err := withoutPrivileges(); err != nil {
		return err
	}
	if limits == limitLandlock {
		if err := landlock(); err != nil {
			return fmt.Errorf("Landlock: %w", err)
		}
	}
	// A core of one byte is no file, and the handler of cores is not started either. What the system allows already may
	// be less.
	_ = unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{Cur: 1, Max: 1})
	if err := unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{}); err != nil {
		return fmt.Errorf("limiting the size of files: %w", err)
	}
	return fmt.Errorf("%s: %w", command[0], unix.Exec(command[0], command, os.Environ()))
}

// readOnly gives this thread a mount namespace of its own and makes all mounts in it read-only.
func readOnly() error {
	if err := unix.Unshare(unix.CLONE_NEWNS); err != nil {
		return err
	}
	attributes := &unix.MountAttr{Attr_set: unix.MOUNT_ATTR_RDONLY}
	return unix.MountSetattr(unix.AT_FDCWD, "/", unix.AT_RECURSIVE, attributes)
}

// withoutPrivileges takes from the program that this process is about to become all privileges but one, with which an
// administrator reads the files of other users.
func withoutPrivileges() error {
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("refusing new privileges: %w", err)
	}
	for capability := range uintptr(unix.CAP_LAST_CAP + 1) {
		if capability != unix.CAP_DAC_READ_SEARCH {
			_ = unix.Prctl(unix.PR_CAPBSET_DROP, capability, 0, 0, 0) // refused to users, who have none
		}
	}
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var sets [2]unix.CapUserData
	if err := unix.Capget(&header, &sets[0]); err != nil {
		return fmt.Errorf("reading privileges: %w", err)
	}
	sets[0].Inheritable, sets[1].Inheritable = 0, 0 // and with these the ambient ones
	if err := unix.Capset(&header, &sets[0]); err != nil {
		return fmt.Errorf("giving up privileges: %w", err)
	}
	return nil
}

// landlockVersion is the version of Landlock that the system offers.
func landlockVersion() (int, error) {
	version, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return 0, errno
	}
	return int(version), nil
}

// landlock denies this thread, and the program that it becomes, to open any file for writing and whatever else of the
// sort the system can deny.
func landlock() error {
	version, err := landlockVersion()
	if err != nil {
		return err
	}
	rules := rulesOf(version)
	set, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&rules)),
		unsafe.Sizeof(rules), 0)
	if errno != 0 {
		return errno
	}
	defer unix.Close(int(set))
	if _, _, errno = unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, set, 0, 0); errno != 0 {
		return errno
	}
	return nil
}

// rulesOf denies all that a version of Landlock can deny, but for reading files, executing them and listing folders.
func rulesOf(version int) unix.LandlockRulesetAttr {
	rules := unix.LandlockRulesetAttr{Handled_access_fs: unix.LANDLOCK_ACCESS_FS_WRITE_FILE |
		unix.LANDLOCK_ACCESS_FS_REMOVE_DIR | unix.LANDLOCK_ACCESS_FS_REMOVE_FILE |
		unix.LANDLOCK_ACCESS_FS_MAKE_CHAR | unix.LANDLOCK_ACCESS_FS_MAKE_DIR |
		unix.LANDLOCK_ACCESS_FS_MAKE_REG | unix.LANDLOCK_ACCESS_FS_MAKE_SOCK |
		unix.LANDLOCK_ACCESS_FS_MAKE_FIFO | unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK |
		unix.LANDLOCK_ACCESS_FS_MAKE_SYM}
	if version >= landlockTruncate { // moving files to other folders is denied by all versions, unless a rule allows it
		rules.Handled_access_fs |= unix.LANDLOCK_ACCESS_FS_TRUNCATE
	}
	if version >= landlockTCP {
		rules.Handled_access_net = unix.LANDLOCK_ACCESS_NET_BIND_TCP | unix.LANDLOCK_ACCESS_NET_CONNECT_TCP
	}
	if version >= landlockDevices {
		rules.Handled_access_fs |= unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
	}
	if version >= landlockSignals {
		rules.Scoped = unix.LANDLOCK_SCOPE_SIGNAL | unix.LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET
	}
	return rules
}
