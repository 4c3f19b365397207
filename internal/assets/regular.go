package assets

import (
	"fmt"
	"os"
)

// readRegular reads a file, unless it is something else that has a name: a pipe would wait for ever, and a device never
// end.
func readRegular(file string) ([]byte, error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a regular file", file)
	}
	return os.ReadFile(file)
}
