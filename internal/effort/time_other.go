//go:build !linux

package effort

import "time"

// Elsewhere nobody counts.
func threadTime() time.Duration { return 0 }

// Program is what the whole program has used, 0 where that is not known.
func Program() time.Duration { return 0 }
