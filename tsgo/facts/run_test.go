package facts

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"
	"time"
)

func TestRun(t *testing.T) {
	start := time.Now()
	ps, err := Extract(Options{Folder: "/work/main", Checkers: 2, Packages: []string{"@mui/material", "@mui/lab", "@mui/joy", "@mui/base", "@mui/system", "@mui/x-data-grid", "@mui/x-date-pickers", "@mui/x-charts", "@mui/x-tree-view"}})
	if err != nil {
		t.Fatal(err)
	}
	fmt.Println(time.Since(start))
	for _, p := range ps {
		n := 0
		for _, c := range p.Components {
			n += len(c.Props)
		}
		fmt.Println(p.Name, p.Version, len(p.Components), n, len(p.Hooks))
	}
	b, _ := json.MarshalIndent(ps, "", " ")
	os.WriteFile("/tmp/x/facts.json", b, 0o644)
}
