package compile

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestTypeErrorsOfDemosFailTheBuild(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change(one+"demos/Counter.tsx", "React.useState(0)", "React.useState<number>('none')")
	problems := problemsOf(t, w)
	if len(problems) != 1 {
		t.Fatalf("problems: %+v", problems)
	}
	p := problems[0]
	if p.File != one+"demos/Counter.tsx" || p.Line == 0 || !strings.Contains(p.Excerpt, "'none'") ||
		!strings.Contains(p.What, "not assignable") || !strings.Contains(p.Fix, "TS2345") {
		t.Errorf("problem: %+v", p)
	}
	w.change(one+"demos/Counter.tsx", "React.useState<number>('none')", "React.useState(0)")
	if report := w.build(); report.Kinds["types"] != 1 {
		t.Errorf("steps %v, want one check", report.Kinds)
	}
	if again := w.build(); again.Steps != 0 {
		t.Errorf("%d steps executed again: %v", again.Steps, again.Kinds)
	}
}

// TestMoreThanTypesFailsTheBuild: a demo whose JavaScript would be another program.
func TestMoreThanTypesFailsTheBuild(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change(one+"demos/Counter.tsx", "export default", "enum Size { Small }\n\nexport default")
	problems := problemsOf(t, w)
	if len(problems) != 1 || !strings.Contains(problems[0].What, "enum") {
		t.Errorf("problems: %+v", problems)
	}
}

// TestTypesAreCheckedBesideTheWriting: nobody waits for the type checker, and what it finds is told when it is known.
func TestTypesAreCheckedBesideTheWriting(t *testing.T) {
	w := newWorkshop(t)
	w.write(one+"demos/beside.ts", "export const beside = 1;\n")
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	told := make(chan bool, 8)
	live.Types().Notify(func() { told <- true })
	edited := func(old, new string) {
		w.change(one+"demos/Counter.tsx", old, new)
		if err := live.Edited([]string{filepath.Join(w.folder, "site", one, "demos/Counter.tsx")}); err != nil {
			t.Fatal(err)
		}
	}
	show := func() Answer {
		answer, err := live.Get(context.Background(), "/lib/react-one/")
		if err != nil || len(answer.Content) == 0 {
			t.Fatalf("%v: %+v", err, answer.Problems)
		}
		return answer
	}
	wait := func() {
		t.Helper()
		select {
		case <-told:
		case <-time.After(30 * time.Second):
			t.Fatal("nothing was told")
		}
	}
	show()
	edited("React.useState(0)", "React.useState<string>(0)")
	show()
	wait()
	checked := func(want int) {
		t.Helper()
		if _, kinds := w.builder.cache.Executed(); kinds["types of a file"] != want {
			t.Errorf("%d files were checked, want %d", kinds["types of a file"], want)
		}
		w.builder.cache.Reset()
	}
	checked(3) // all of the page, then the edited one
	if answer := show(); len(answer.Problems) == 0 || !strings.Contains(answer.Problems[0].Fix, "TS2345") {
		t.Errorf("problems: %+v", answer.Problems)
	}
	edited("React.useState<string>(0)", "React.useState<number>(0)")
	show()
	wait()
	if answer := show(); len(answer.Problems) != 0 {
		t.Errorf("problems: %+v", answer.Problems)
	}
	checked(1)
	const counter = "/lib/react-one/demos/Counter.tsx.txt"
	found, known := live.Types().Try(counter, "\nexport const wrong: number = 'none';\n")
	if !known || len(found) != 1 || found[0].Line != 2 || !strings.Contains(found[0].What, "not assignable") {
		t.Errorf("%v %+v", known, found)
	}
	if found, known := live.Types().Try(counter, "export const right: number = 1;\n"); !known || len(found) != 0 {
		t.Errorf("%v %+v", known, found)
	}
	for _, address := range []string{"/lib/react-one/demos/None.tsx.txt", "/lib/react-one/", "/none/demos/Counter.tsx.txt"} {
		if _, known := live.Types().Try(address, ""); known {
			t.Errorf("%s is no source", address)
		}
	}
	if answer := show(); len(answer.Problems) != 0 {
		t.Errorf("what is tried is no edit: %+v", answer.Problems)
	}
}
