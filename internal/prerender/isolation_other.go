//go:build !linux

package prerender

import "runtime"

// Only Linux has a launcher.
const launcher, launcherName = "", ""

// isolations are none: only Linux has Landlock and namespaces.
func isolations() (list []isolation, lacking string) {
	return []isolation{{}}, runtime.GOOS + " has neither Landlock nor namespaces"
}
