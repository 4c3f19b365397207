package prerender

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"vitrine/internal/vitrine"
)

// attempt is code of a hostile demo. In it, OUTSIDE is a folder that contains the file "kept", and VICTIM the ID of a
// process.
type attempt struct {
	code    string
	message string // of the problem that it must be; "" if it is none
	node    bool   // the system alone does not always prevent it, or lets Node wait forever
}

// hot is a function that V8 compiles with its optimizing compiler, which writes what its flags ask for.
const hot = `const hot = new Function('a', 'b', '/*\nimport os\n*/ let s = 0; for (let i = 0; i < a; i++) s += i * b; return s;');
for (let i = 0; i < 300; i++) hot(20000, i);`

// attempts are ways to write a file, to start a program and to reach other processes.
var attempts = map[string]attempt{
	"code traces of V8": {`const v8 = require('v8'); v8.setFlagsFromString('--redirect-code-traces');
v8.setFlagsFromString('--redirect-code-traces-to=OUTSIDE/x.pth'); v8.setFlagsFromString('--print-opt-source'); ` + hot,
		"It may not set flags of V8.", false},
	"code traces of V8 over a file": {`const v8 = process.getBuiltinModule?.('v8') ?? require('node:v8');
v8.setFlagsFromString('--redirect-code-traces'); v8.setFlagsFromString('--redirect-code-traces-to=OUTSIDE/kept');
v8.setFlagsFromString('--print-opt-source'); ` + hot, "It may not set flags of V8.", false},
	"flow graphs of V8": {`const v8 = require('v8'); v8.setFlagsFromString('--trace-turbo');
v8.setFlagsFromString('--trace-turbo-cfg-file=OUTSIDE/x.cfg'); ` + hot, "It may not set flags of V8.", false},
	"a folder of flow graphs of V8": {`const v8 = require('v8'); v8.setFlagsFromString('--trace-turbo');
v8.setFlagsFromString('--trace-turbo-path=OUTSIDE'); ` + hot, "It may not set flags of V8.", false},
	"trace events": {`require('trace_events').createTracing({ categories: ['node'] }).enable()`,
		"It may not write trace files.", true},
	"a new file":           {`fs.writeFileSync('OUTSIDE/new', 'x')`, "It may not write OUTSIDE/new.", false},
	"an existing file":     {`fs.appendFileSync('OUTSIDE/kept', 'x')`, "It may not write OUTSIDE/kept.", false},
	"a read that clears":   {`fs.openSync('OUTSIDE/kept', fs.constants.O_RDONLY | fs.constants.O_TRUNC)`, "It may not", false},
	"a folder":             {`fs.mkdirSync('OUTSIDE/folder')`, "It may not write OUTSIDE/folder.", false},
	"a symbolic link":      {`fs.symlinkSync('OUTSIDE/kept', 'OUTSIDE/link')`, "requires full", false},
	"a hard link":          {`fs.linkSync('OUTSIDE/kept', 'OUTSIDE/link')`, "It may not", false},
	"a new name":           {`fs.renameSync('OUTSIDE/kept', 'OUTSIDE/other')`, "It may not", false},
	"a removal":            {`fs.unlinkSync('OUTSIDE/kept')`, "It may not write OUTSIDE/kept.", false},
	"a copy":               {`fs.copyFileSync(__filename, 'OUTSIDE/copy')`, "It may not write OUTSIDE/copy.", false},
	"a mode":               {`fs.chmodSync('OUTSIDE/kept', 0o777)`, "It may not write OUTSIDE/kept.", true},
	"a report":             {`process.report.writeReport('OUTSIDE/report.json')`, "", false},
	"a report by its name": {`process.report.directory = 'OUTSIDE'; process.report.writeReport()`, "", false},
	"a heap snapshot":      {`require('v8').writeHeapSnapshot('OUTSIDE/heap')`, "", false},
	"a code cache":         {`require('module').enableCompileCache('OUTSIDE/cache')`, "", false},
	"a database":           {`new (require('node:sqlite').DatabaseSync)('OUTSIDE/db').exec('create table a (b)')`, "", false},
	"a system of files":    {`new (require('wasi').WASI)({ version: 'preview1', preopens: { '/': 'OUTSIDE' } })`, "", false},
	"a socket in a folder": {`const { constructor: Pipe } = process.stdin._handle; globalThis.kept = new Pipe(0);
globalThis.kept.bind('OUTSIDE/socket'); globalThis.kept.listen(1); globalThis.kept.unref();`, "", false},
	"a program": {`require('child_process').execSync('touch OUTSIDE/touched')`, "It may not start other programs.", false},
	"a shell":   {`require('child_process').spawn('sh', ['-c', 'kill VICTIM']).on('error', () => {})`, "It may not start other programs.", false},
	"a thread":  {`new (require('worker_threads').Worker)('require("fs").writeFileSync("OUTSIDE/thread", "x")', { eval: true })`, "It may not start threads.", false},
	"a binding": {`const quiet = { type: 'ignore' }; process.binding('spawn_sync').spawn({ file: '/bin/touch',
args: ['touch', 'OUTSIDE/bound'], envPairs: [], stdio: [quiet, quiet, quiet] })`, "", false},
	"an addon":       {`process.dlopen({ exports: {} }, 'OUTSIDE/kept')`, "", false},
	"an inspector":   {`require('inspector').open(0)`, "", true},
	"a signal":       {`process.kill(VICTIM)`, "It may not send signals to processes.", false},
	"a plain signal": {`process._kill(VICTIM, 15)`, "It may not send signals to processes.", false},
	"a killed build": {`process._kill(process.ppid || VICTIM, 15)`, "It may not send signals to processes.", false},
	// The group of a process may reach out of its PID namespace.
	"a signal to a group": {`process._kill(0, 18)`, "It may not send signals to processes.", false},
	"a debugger":          {`process._debugProcess(VICTIM)`, "It may not send signals to processes.", false},
	"a priority":          {`require('os').setPriority(VICTIM, 7)`, "It may not change the priority of processes.", true},
	"a dumped core":       {`process.abort()`, "It ends the process that renders it.", false},
	"a working folder":    {`process.chdir('OUTSIDE')`, "", true},
}

// world is what hostile code must not change: a folder, the working folder, and a process.
type world struct {
	outside string
	watched []string
	before  map[string]string
	victim  *exec.Cmd
	ended   chan error
	signals chan os.Signal // to the test itself
}

func newWorld(t *testing.T, watched ...string) *world {
	t.Helper()
	w := &world{outside: t.TempDir(), victim: exec.Command("sleep", "600"), ended: make(chan error, 1),
		signals: make(chan os.Signal, 100)}
	if err := os.WriteFile(filepath.Join(w.outside, "kept"), []byte("before\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := w.victim.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { w.ended <- w.victim.Wait() }()
	signal.Notify(w.signals, syscall.SIGTERM, syscall.SIGUSR1, syscall.SIGCONT)
	t.Cleanup(func() {
		signal.Stop(w.signals)
		w.victim.Process.Kill()
	})
	w.watched = append(watched, w.outside)
	w.before = w.files(t)
	return w
}

// code is an attempt against this world.
func (w *world) code(text string) string {
	return strings.NewReplacer("OUTSIDE", w.outside, "VICTIM", fmt.Sprint(w.victim.Process.Pid)).Replace(text)
}

// files are the modes and contents of all files in the watched folders.
func (w *world) files(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, folder := range w.watched {
		err := filepath.WalkDir(folder, func(name string, entry os.DirEntry, err error) error {
			if err != nil {
				return err
			}
			info, err := entry.Info()
			if err != nil {
				return err
			}
			text := []byte{}
			if info.Mode().IsRegular() {
				if text, err = os.ReadFile(name); err != nil {
					return err
				}
			}
			found[name] = info.Mode().String() + " " + string(text)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return found
}

// unchanged reports what differs from before.
func (w *world) unchanged(t *testing.T) {
	t.Helper()
	after := w.files(t)
	for name := range maps.Keys(after) {
		if was, known := w.before[name]; !known || was != after[name] {
			t.Errorf("%s appeared or changed: %.80q", name, after[name])
		}
	}
	for name := range w.before {
		if _, there := after[name]; !there {
			t.Errorf("%s is gone", name)
		}
	}
	w.before = after
	select {
	case err := <-w.ended:
		t.Fatalf("the other process ended: %v", err)
	case got := <-w.signals:
		t.Errorf("the build received the signal %v", got)
	default:
	}
	own, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0) // which the other process began with
	if err != nil {
		t.Fatal(err)
	}
	if other, err := syscall.Getpriority(syscall.PRIO_PROCESS, w.victim.Process.Pid); err != nil || other != own {
		t.Errorf("the other process has the priority %d, want %d: %v", 20-other, 20-own, err)
	}
}

// TestHostileDemosChangeNothing renders each attempt as a demo that hides its errors.
func TestHostileDemosChangeNothing(t *testing.T) {
	if len(attempts) < 20 {
		t.Errorf("only %d attempts", len(attempts))
	}
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	r, write := open(t, Options{Folder: folder, Dir: folder, Limit: time.Minute, Readable: []string{folder}})
	server := write("server.cjs", server)
	files := map[string]string{}
	world := newWorld(t, folder, here)
	for i, name := range slices.Sorted(maps.Keys(attempts)) {
		files[name] = write(fmt.Sprintf("demos%d.cjs", i), `const fs = require('fs');
exports.demos = { One: () => () => { try { `+world.code(attempts[name].code)+` } catch {} return 'done'; } };`)
	}
	world.before = world.files(t)
	for _, name := range slices.Sorted(maps.Keys(attempts)) {
		t.Run(name, func(t *testing.T) {
			made, err := r.Demos(Demos{Server: server, File: files[name], Demos: []vitrine.Demo{{Name: "One"}}})
			if err != nil || len(made.Demos) != 1 {
				t.Fatalf("%+v %v", made, err)
			}
			want, message := world.code(attempts[name].message), ""
			if problem := made.Demos[0].Problem; problem != nil {
				message = problem.Message
			}
			if (want == "") != (message == "") || !strings.Contains(message, want) {
				t.Errorf("the problem is %q, want %q", message, want)
			}
			world.unchanged(t)
		})
	}
	r.Close()
	world.unchanged(t)
}

// TestTheSystemAloneDenies runs the attempts without any check of Node or of the worker.
func TestTheSystemAloneDenies(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal(err)
	}
	for name, is := range map[string]func(isolation) bool{
		"Landlock alone": func(i isolation) bool {
			return i.landlock >= landlockSignals && !i.network && !i.processes
		},
		"Landlock and namespaces": func(i isolation) bool { return i.landlock > 0 && i.network && i.processes },
		"read-only mounts":        func(i isolation) bool { return i.limits == limitMounts && i.processes },
	} {
		t.Run(name, func(t *testing.T) {
			list, lacking := isolations()
			list = slices.DeleteFunc(list, func(i isolation) bool {
				return !is(i) || i.works(node, t.TempDir()) != nil
			})
			if len(list) == 0 {
				t.Skipf("this system has no such isolation %s", lacking)
			}
			folder := t.TempDir()
			world, script := newWorld(t, folder), filepath.Join(folder, "attempt.cjs")
			for _, code := range scripts() {
				if err := os.WriteFile(script, []byte(world.code(code)), 0o644); err != nil {
					t.Fatal(err)
				}
				world.before = world.files(t)
				command := list[0].command(t.Context(), node, script)
				command.Dir = folder
				var ended *exec.ExitError // by the signal of a limit, or by an error of a thread
				if err := command.Run(); err != nil && !errors.As(err, &ended) {
					t.Fatal(err)
				}
				if world.unchanged(t); t.Failed() {
					t.Fatalf("by %s", code)
				}
			}
		})
	}
}

// scripts are the attempts that the system alone prevents: one for each that sets flags of V8 or ends the process, and
// one for all others.
func scripts() (list []string) {
	const start = "const fs = require('fs');\n"
	others := start
	for _, name := range slices.Sorted(maps.Keys(attempts)) {
		code := "try { " + attempts[name].code + " } catch {}\n"
		switch {
		case attempts[name].node:
		case strings.Contains(code, "setFlagsFromString"), strings.Contains(code, "abort"):
			list = append(list, start+code)
		default:
			others += code
		}
	}
	return append(list, others)
}
