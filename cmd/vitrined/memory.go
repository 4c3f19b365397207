package main

import (
	"os"
	"runtime/debug"
)

// heapGrowth is by how many hundredths the heap may grow between two collections: it is small, since files lie in it
// as they are, and collecting it less often leaves more of the processors to readers. GOGC says otherwise.
const heapGrowth = 400

// otherMemory is the memory for everything but files, in bytes: indexes, connections, answers, garbage.
const otherMemory = 256 << 20

// limitMemory has garbage collected earlier than that when the program has much memory already. Kept files count twice:
// after a publication the scripts of the former folder are kept as well. The variable GOMEMLIMIT overrides the limit.
func (s *settings) limitMemory() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(heapGrowth)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(2*int64(s.memory)<<20 + otherMemory)
	}
}
