package effort

import (
	"time"

	"golang.org/x/sys/unix"
)

func threadTime() time.Duration { return clock(unix.CLOCK_THREAD_CPUTIME_ID) }

// Program is what the whole program has used, without the programs that it started.
func Program() time.Duration { return clock(unix.CLOCK_PROCESS_CPUTIME_ID) }

func clock(id int32) time.Duration {
	var now unix.Timespec
	if unix.ClockGettime(id, &now) != nil {
		return 0 // every Linux has both
	}
	return time.Duration(now.Nano())
}
