package compile

import (
	"regexp"
	"strings"
	"testing"
)

// harbor is a picture that a demo can import.
const harbor = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h30v20H0z"/></svg>` + "\n"

// pictured is a workshop with a demo that imports a picture and gives it these attributes.
func pictured(t *testing.T, attributes string) *workshop {
	w := newWorkshop(t)
	w.write("content/lib/react-one/demos/harbor.svg", harbor)
	w.write("content/lib/react-one/demos/dot.png", "\x89PNG\r\n\x1a\n\xff")
	w.change("content/lib/react-one/demos/Counter.tsx", "import * as React from 'react';",
		"import * as React from 'react';\nimport harbor from './harbor.svg';\nimport dot from './dot.png';")
	w.change("content/lib/react-one/demos/Counter.tsx", "Pressed {count} times",
		`<img src={harbor} alt="A harbor" `+attributes+` /> <img src={dot} alt="" width="1" height="1" /> {count}`)
	return w
}

// TestPictures: a demo shows the pictures that it imports, without scripts as well, under names that change with them.
func TestPictures(t *testing.T) {
	t.Parallel()
	w := pictured(t, `width="30" height="20"`)
	w.build()
	shown := regexp.MustCompile(`<img src="/(assets/(?:harbor|dot)-\w+\.\w+)"`)
	first := shown.FindAllStringSubmatch(w.output("lib/react-one/index.html"), -1)
	if len(first) != 2 {
		t.Fatalf("the page shows %q", first)
	}
	if w.output(first[0][1]) != harbor || !strings.HasPrefix(w.output(first[1][1]), "\x89PNG") {
		t.Error("the addresses hold something else than the pictures")
	}
	if w.output("lib/react-one/demos/harbor.svg") != harbor {
		t.Error("the picture does not stand beside the source")
	}
	t.Run("another picture has another address", func(t *testing.T) {
		w.write("content/lib/react-one/demos/harbor.svg", strings.Replace(harbor, "M0 0", "M1 1", 1))
		w.build()
		second := shown.FindAllStringSubmatch(w.output("lib/react-one/index.html"), -1)
		if len(second) != 2 || second[0][1] == first[0][1] || second[1][1] != first[1][1] {
			t.Errorf("%q, and before %q", second, first)
		}
	})
}

// TestPicturesWithoutSize: what would jump is told of, as is a picture that is not there.
func TestPicturesWithoutSize(t *testing.T) {
	t.Parallel()
	pictured(t, `width="30"`).refuses("Its picture harbor has no width and height")
	w := pictured(t, `width="30" height="20"`)
	w.change("content/lib/react-one/demos/Counter.tsx", "./harbor.svg", "./harbour.svg")
	w.refuses(`"./harbour.svg"`)
}
