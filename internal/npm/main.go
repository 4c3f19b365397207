// Command npm makes packages for npm of programs that were compiled: make dist.
//
// In: a folder with a program for each platform, the project's package.json. Out: tarballs as npm pack makes them.
// Never here: compiling, publishing.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	binaries := flag.String("binaries", "dist-npm/binaries", "the `folder` with programs in OS-ARCH/")
	out := flag.String("out", "dist-npm", "the `folder` of tarballs")
	root := flag.String("root", ".", "the `folder` of package.json, LICENSE and README.md")
	flag.Parse()
	made, err := Pack(Sources{Root: *root, Binaries: *binaries}, *out)
	if err != nil {
		fmt.Fprintln(os.Stderr, "npm:", err)
		os.Exit(1)
	}
	for _, name := range made {
		fmt.Println(filepath.Join(*out, name))
	}
}
