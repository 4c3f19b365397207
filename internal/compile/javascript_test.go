package compile

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/scaffold"
)

// scripted is a library in JavaScript, as it was written for years: elements in files that end in .js, PropTypes for
// one component and none for the others.
const scripted = `
-- package.json --
{"name": "plain-ui", "version": "0.4.0", "type": "module", "main": "src/index.js", "sideEffects": false,
  "devDependencies": {"react": "^18.3.1", "react-dom": "^18.3.1", "@types/react": "^18.3.0"}}
-- src/index.js --
export { default as Button } from './Button.js';
export * from './Card';
export const format = (n) => n + ' px';
-- src/Button.js --
import React from 'react';

/** Starts an action. */
export default function Button({ label = 'Go', tone = 'quiet', children, ...rest }) {
  return <button type="button" data-tone={tone} {...rest}>{children || label}</button>;
}
-- src/Card.jsx --
import React, { forwardRef, memo } from 'react';
import PropTypes from 'prop-types';

export const Card = forwardRef(function Card({ title, children }, ref) {
  return <section ref={ref}><h3>{title}</h3>{children}</section>;
});
Card.propTypes = {
  /** Stands above the content. */
  title: PropTypes.string.isRequired,
  size: PropTypes.oneOf(['small', 'large']),
};
export const CardTitle = memo(({ level = 2, children }) => React.createElement('h' + level, null, children));
`

// TestLibraryInJavaScript: without any types its documentation begins, is published without a warning, and says what
// is known.
func TestLibraryInJavaScript(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	if err := os.RemoveAll(filepath.Join(w.folder, "site")); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(w.folder, "package.json")); err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, file := range txtar.Parse([]byte(scripted)).Files {
		w.file(file.Name, string(file.Data))
	}
	began, err := scaffold.Write(scaffold.Options{Folder: w.folder, Site: scaffold.DefaultSite})
	if err != nil {
		t.Fatal(err)
	}
	if began.Page != "/plain-ui/button/" {
		t.Errorf("it begins with %+v", began)
	}
	w.begin()
	report := w.build()
	if len(report.Problems) > 0 {
		t.Errorf("warnings %+v", report.Problems)
	}
	page := w.output("plain-ui/button/index.html")
	if !strings.Contains(page, `data-tone="quiet">Button</button>`) {
		t.Errorf("the demo is not shown: %s", page)
	}
	for name, parts := range map[string][]string{
		"button": {"Starts an action.", "- `tone`: `any`, default `'quiet'`", "is JavaScript without types"},
		"card": {"- `title`: `string`, required", "Stands above the content.", "- `size`: `'small' | 'large'`",
			"import { Card } from 'plain-ui';"},
		"card-title": {"- `level`: `any`, default `2`", "- `children`: `React.ReactNode`"},
	} {
		text := w.output("plain-ui/api/" + name + "/index.md")
		for _, part := range parts {
			if !strings.Contains(text, part) {
				t.Errorf("the reference of %s lacks %q: %s", name, part, text)
			}
		}
	}
	t.Run("an edit of it arrives", func(t *testing.T) {
		w.edit("src/Button.js", "'quiet'", "'loud'")
		w.build()
		if !strings.Contains(w.output("plain-ui/button/index.html"), `data-tone="loud"`) ||
			!strings.Contains(w.output("plain-ui/api/button/index.md"), "`'loud'`") {
			t.Error("what is published is as it was before")
		}
	})
}
