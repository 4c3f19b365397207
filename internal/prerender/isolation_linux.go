package prerender

import (
	"fmt"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// isolations are the ways to keep a process from the rest of the machine, the strongest first. Protection of files
// counts for more than namespaces.
func isolations() (list []isolation, lacking string) {
	version, err := landlockVersion()
	if err != nil {
		lacking = fmt.Sprintf("Landlock: %v", err)
	} else {
		list = withNamespaces(isolation{limits: limitLandlock, landlock: version, files: true})
	}
	list = append(list, withNamespaces(isolation{limits: limitMounts, files: true})...)
	list = append(list, withNamespaces(isolation{limits: limitSizes})...)
	return append(list, isolation{}), lacking
}

// withNamespaces lists an isolation with many namespaces first and with none last. A user without privileges makes
// others only together with a user namespace.
func withNamespaces(base isolation) (list []isolation) {
	for _, spaces := range []uintptr{unix.CLONE_NEWNET | unix.CLONE_NEWPID, unix.CLONE_NEWNET, unix.CLONE_NEWPID, 0} {
		for _, users := range []uintptr{unix.CLONE_NEWUSER, 0} {
			if spaces == 0 && users != 0 && base.limits != limitMounts {
				continue // a user namespace alone isolates nothing
			}
			one := base
			one.network, one.processes = spaces&unix.CLONE_NEWNET != 0, spaces&unix.CLONE_NEWPID != 0
			one.attributes = attributes(spaces|users, base.limits)
			list = append(list, one)
		}
	}
	return list
}

// attributes are those of a process in new namespaces. It keeps its user, and gets a session of its own: a signal to a
// group of processes leaves PID namespaces.
func attributes(spaces uintptr, limits string) *syscall.SysProcAttr {
	made := &syscall.SysProcAttr{Cloneflags: spaces, Setsid: true}
	if spaces&unix.CLONE_NEWUSER != 0 {
		made.UidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getuid(), HostID: os.Getuid(), Size: 1}}
		made.GidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getgid(), HostID: os.Getgid(), Size: 1}}
	}
	if limits == limitMounts {
		made.AmbientCaps = []uintptr{unix.CAP_SYS_ADMIN} // until the launcher has a mount namespace
	}
	return made
}
