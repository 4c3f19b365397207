package torture

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// faultVariable makes the test's own program a small builder, with a fault or none.
const faultVariable = "VITRINE_TEST_BUILDER"

// Faults that a builder may have.
const (
	careful      = "careful"
	inPlace      = "publishes in place"
	leavesBehind = "leaves what it was killed over"
	leavesHalf   = "leaves half of what it was about to keep"
	trusts       = "trusts its cache"
	givesUp      = "needs its cache whole"
	hidesErrors  = "hides errors"
	clearsFirst  = "removes the old site first"
	silent       = "fails without a word"
	forgets      = "keeps what it made of a page last"
	greedy       = "writes a large file in each build"
)

// builder makes a page and a script of each text, slowly enough to be killed.
type builder struct{ fault, site, out, cache string }

// playBuilder is the program.
func playBuilder(fault string) int {
	b := builder{fault: fault}
	set := flag.NewFlagSet("build", flag.ExitOnError)
	set.StringVar(&b.site, "site", "", "")
	set.StringVar(&b.out, "out", "", "")
	set.StringVar(&b.cache, "cache", "", "")
	set.Parse(os.Args[2:])
	err := b.run()
	if err != nil && fault != hidesErrors {
		if fault != silent {
			fmt.Fprintln(os.Stderr, "builder:", err)
		}
		return 3
	}
	return 0
}

func (b *builder) run() error {
	files := map[string]string{}
	err := fs.WalkDir(os.DirFS(b.site), "content", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(filepath.Join(b.site, name))
		if err != nil {
			return err
		}
		made, err := b.page(name, string(text))
		folder := strings.TrimPrefix(strings.TrimSuffix(name, "index.md"), "content/")
		for file, content := range made {
			files[strings.ReplaceAll(file, "PAGE/", folder)] = content
		}
		return err
	})
	if err != nil {
		return err
	}
	if b.fault == greedy {
		if err := os.WriteFile(filepath.Join(b.cache, "large"), make([]byte, 1<<20), 0o644); err != nil {
			return err
		}
	}
	fmt.Fprintln(os.Stderr, publishing)
	return b.publish(files)
}

// page takes from the cache what it made of a text before.
func (b *builder) page(name, text string) (map[string]string, error) {
	sum := fmt.Sprintf("%x", sha256.Sum256([]byte(text)))
	segment := filepath.Join(b.cache, "steps", sum)
	if b.fault == forgets {
		segment = filepath.Join(b.cache, "steps", strings.ReplaceAll(name, "/", "-"))
	}
	if kept, err := os.ReadFile(segment); err == nil && (b.fault != forgets || strings.Contains(string(kept), sum)) {
		whole := len(kept) > 64 && fmt.Sprintf("%x", sha256.Sum256(kept[64:])) == string(kept[:64])
		if whole || b.fault == trusts && len(kept) > 64 {
			if made := unpack(string(kept[64:])); made != nil {
				return made, nil
			}
		}
		if b.fault == givesUp {
			return nil, fmt.Errorf("%s is damaged", segment)
		}
	}
	time.Sleep(20 * time.Millisecond)
	script := "assets/" + sum[:8] + ".js"
	content := strings.Join([]string{"PAGE/index.html",
		`<script src="/` + script + `"></script>` + strings.Repeat(text+"\n", 4000),
		script, "let sum = '" + sum + "'"}, "\x00")
	if err := os.MkdirAll(filepath.Dir(segment), 0o755); err != nil {
		return nil, err
	}
	if b.fault == leavesHalf {
		half := filepath.Join(filepath.Dir(segment), fmt.Sprintf(".half-%d", os.Getpid()))
		if err := os.WriteFile(half, nil, 0o644); err != nil {
			return nil, err
		}
		time.Sleep(20 * time.Millisecond)
		defer os.Remove(half)
	}
	return unpack(content), os.WriteFile(segment, fmt.Appendf(nil, "%x%s", sha256.Sum256([]byte(content)), content),
		0o644)
}

// unpack reads names and contents in turn, nil where they are no pairs.
func unpack(content string) map[string]string {
	parts := strings.Split(content, "\x00")
	if len(parts) != 4 {
		return nil
	}
	return map[string]string{parts[0]: parts[1], parts[2]: parts[3]}
}

func (b *builder) publish(files map[string]string) error {
	fresh := b.out + "-new"
	if b.fault == leavesBehind {
		fresh += fmt.Sprint(os.Getpid())
	}
	if b.fault == inPlace {
		fresh = b.out
	} else if err := os.RemoveAll(fresh); err != nil {
		return err
	}
	if b.fault == clearsFirst {
		os.RemoveAll(b.out)
	}
	for _, name := range append(sorted(files), manifest) {
		time.Sleep(5 * time.Millisecond)
		file := filepath.Join(fresh, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(files[name]), 0o644); err != nil {
			return err
		}
	}
	if b.fault == inPlace {
		return nil
	}
	if err := os.Rename(fresh, b.out); err == nil {
		return nil
	}
	if err := unix.Renameat2(unix.AT_FDCWD, fresh, unix.AT_FDCWD, b.out, unix.RENAME_EXCHANGE); err != nil {
		return err
	}
	return os.RemoveAll(fresh)
}
